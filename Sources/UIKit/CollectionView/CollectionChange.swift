import ListEngine

/// A change of what a collection view shows: announced, carried out, seen as a motion.
struct CollectionChange: ListChange {
    var announced = OpenUpdate()
    var motion: ListMotion?
    /// Where elements begin and end that an update of the data moves, unless their layout says otherwise.
    var ends: CollectionMotionEnds?
    /// Views whose elements are gone and that are still seen.
    var departing: [(view: UICollectionReusableView, key: ListElementKey)] = []
    /// Placeholders that an update of the data takes out for a moment, and where they go in the data.
    var withdrawn: [(placeholder: CollectionPlaceholder, row: RowIndex)] = []
    /// Of an interactive change of layouts.
    var transitionCompletion: UICollectionView.LayoutInteractiveTransitionCompletion?
}
