/// What a layout of lists adds to a collection view.
struct CollectionListParts {
    /// Whether a pan pushes cells aside.
    var hasSwipes = false
    /// The cell that is pushed aside.
    var swiped: SwipedCell?
    /// The background that the layout's list gave.
    var color: UIColor?
}
