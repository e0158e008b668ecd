import ListEngine

/// Where the collection view stands between and within layout passes.
struct CollectionPass {
    /// The layout answers for the present counts and bounds.
    var isPrepared = false
    /// `prepare()` runs: what the layout invalidates of itself now is not news.
    var isPreparing = false
    /// Elements are brought in and taken out.
    var isRunning = false
    /// A subview is put in: that does not ask for another layout.
    var isPlacing = false
    /// The layout was invalidated since the elements in sight were last placed.
    var isOutdated = false
    /// All views are to be made anew.
    var needsReload = false
    /// Something asked for another round since the elements were last placed.
    var isUnsettled: Bool { isOutdated || !isPrepared || needsReload }
    /// Whether what is shown is turned around for the direction of writing.
    var isFlipped = false
    /// Another layout came in since the elements were last placed.
    var hasOtherLayout = false
    /// Scrolling invalidates the layout: there is no use in asking it about more than the window.
    var layoutFollowsBounds = false
    /// The bounds before the change that the layout is asked about just now.
    var boundsBefore: CGRect?
    /// The bounds before a change of size that is animated, until the elements are placed.
    var animatedBoundsBefore: CGRect?
    /// The bounds that were known last.
    var lastBounds = CGRect.zero
    /// Self-sizing cells are to be asked again.
    var remeasures = false
    /// What the data source is asked for just now.
    var requested: UICollectionViewLayoutAttributes?
    /// The cell that is filled again just now.
    weak var reconfigured: UICollectionReusableView?
    /// Views that went out and may still find a new use before the pass ends.
    var freed: [UICollectionReusableView] = []
    /// The changes that are being announced.
    var update = OpenUpdate()
    /// What an animated change moves, while it is carried out.
    var motion: CollectionMotion?
    /// Where elements begin and end that an update of the data moves, unless their layout says otherwise.
    var ends: CollectionMotionEnds?
    /// Views whose elements are gone and that are still seen.
    var departing: [(view: UICollectionReusableView, key: ListElementKey)] = []
    /// The item that a finger carries.
    var movement: CollectionMovement?
    /// What is shown among the items and is none.
    var placeholders = CollectionPlaceholders()
    /// Stand-ins that an update of the data takes out for a moment, and where they go in the data.
    var withdrawn: [(placeholder: CollectionPlaceholder, row: RowIndex)] = []
    /// Whether a pan pushes list cells aside.
    var hasSwipes = false
    /// The list cell that is pushed aside.
    var swiped: SwipedItem?
    /// Of an interactive change of layouts.
    var transitionCompletion: UICollectionView.LayoutInteractiveTransitionCompletion?
    /// The background that the layout's list gave.
    var listColor: UIColor?
    /// The bounds of the last pass, for the direction of scrolling.
    var lastOrigin = CGPoint.zero
    var prefetched = Prefetched<RowIndex>()
    /// How often the visible elements were worked out; a test's witness that scrolling inside of them is
    /// free.
    var runs = 0
}
