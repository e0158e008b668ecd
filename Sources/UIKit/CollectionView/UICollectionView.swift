import ListEngine

/// Shows the items of a data source where a layout says, and makes views only for what is visible.
///
/// Members that subclasses may override stand here and forward; the work is in the extensions and in
/// `CollectionElements`, `ReusePool`, `CollectionCounts` and `CollectionAttributesCache`.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    var layoutStore: UICollectionViewLayout
    var elements = CollectionElements()
    var prepared = PreparedCells()
    var attributesCache = CollectionAttributesCache()
    var counts = CollectionCounts()
    /// The selected items, by their places as shown.
    var selection = ListSelection<RowIndex>()
    /// What a finger has come down on and not left yet.
    var touched: ListTouch?
    var pass = CollectionPass()
    var change = CollectionChange()
    /// What is shown among the items without being one.
    var placeholders = CollectionPlaceholders()
    var listParts = CollectionListParts()
    /// What the prefetching source was asked for, and the window's origin then.
    var prefetched = Prefetched<RowIndex, CGPoint>(at: .zero)
    let reuse = ReusePool<CollectionPoolKey, UICollectionReusableView>()
    let scrollers = OrthogonalScrollers()
    var dragging = ListDragging<UICollectionViewCell, UICollectionViewDropProposal, LiftedItem>()
    var gestures = ListGestures()
    /// Asked for once, when the delegate is set.
    weak var flowDelegate: (any UICollectionViewDelegateFlowLayout)?

    // MARK: Making

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        if layout is MissingLayout {
            fatalError(
                "UICollectionView must be initialized with a non-nil layout parameter; "
                    + "make it by init(frame:collectionViewLayout:)")
        }
        layoutStore = layout
        super.init(frame: frame)
        // UIKit: a view that is made in code has the system's background, not none (messages of iOS 16 to 18 that
        // describe such views: "backgroundColor = <UIDynamicSystemColor …; name = systemBackgroundColor>").
        backgroundColor = .systemBackground
        layoutStore.owner = self
        setUpMenus()
    }

    /// `BookGrid()`, for a subclass whose own initialiser brings the layout. UIKit: without one it stops.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: MissingLayout())
    }

    public required init?(coder: NSCoder) {
        layoutStore = UICollectionViewLayout.nib(coder) ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        layoutStore.owner = self
        setUpMenus()
        decodeNibCollectionView(coder)
    }

    override var coveringBackground: UIColor? { listCover }

    // MARK: Data source and delegate

    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet { if delegate !== oldValue { delegateDidChange() } }
    }
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadEverything() } }
    }
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether items are prefetched and cells made ahead of their coming into sight. true.
    open var isPrefetchingEnabled = true { didSet { if !isPrefetchingEnabled { releasePreparedCells() } } }

    open var collectionViewLayout: UICollectionViewLayout {
        get { layoutStore }
        set { changeLayout(newValue) }
    }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        changeLayout(layout, animated: animated, completion: completion)
    }

    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    /// Puts a transition layout between the present layout and another; the app sets its progress.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        startTransition(to: layout, completion: completion)
    }
    open func finishInteractiveTransition() { endTransition(finishing: true) }
    open func cancelInteractiveTransition() { endTransition(finishing: false) }

    // MARK: Moving items interactively

    /// Lifts an item off the others; false when the data source does not allow it.
    @discardableResult
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(indexPath) }
    /// - Parameter targetPosition: of the item's middle, in content coordinates.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        moveMovement(to: targetPosition)
    }
    /// The data source hears of the item's new place.
    open func endInteractiveMovement() { endMovement() }
    open func cancelInteractiveMovement() { abandonMovement() }

    // MARK: Dragging

    /// Setting one lets a long press drag items.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        didSet { dragDelegateDidChange() }
    }
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    /// UIKit: true on every device since iOS 15 (Apple's documentation).
    open var dragInteractionEnabled = true
    /// Whether items of this collection view are being dragged.
    open var hasActiveDrag: Bool { dragging.drag != nil }
    /// Whether a drag is over this collection view.
    open var hasActiveDrop: Bool { dragging.drop != nil }
    /// Whether a drag that rests on an item selects it.
    open var isSpringLoaded = false

    // MARK: Editing

    open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false { didSet { selectionModeDidChange() } }
    /// Which changes inside of a cell measure its item anew.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// When items make room for one that is moved.
    open var reorderingCadence = ReorderingCadence.immediate {
        didSet { Kept.say("UICollectionView.reorderingCadence", "items make room at once") }
    }
    /// Kept. DIFFERS: there is no focus here.
    open var remembersLastFocusedIndexPath = false {
        didSet {
            if remembersLastFocusedIndexPath {
                Kept.say("UICollectionView.remembersLastFocusedIndexPath", "there is no focus engine")
            }
        }
    }
    open var selectionFollowsFocus = false
    open var allowsFocus = false {
        didSet { if allowsFocus { Kept.say("UICollectionView.allowsFocus", "there is no focus engine") } }
    }
    open var allowsFocusDuringEditing = false {
        didSet {
            if allowsFocusDuringEditing {
                Kept.say("UICollectionView.allowsFocusDuringEditing", "there is no focus engine")
            }
        }
    }
    /// The interaction behind the delegate's context menus.
    open var contextMenuInteraction: UIContextMenuInteraction? { gestures.menus }

    /// Behind the elements, as large as the visible bounds, still while the content scrolls.
    open var backgroundView: UIView? { didSet { showBackgroundView(backgroundView, replacing: oldValue) } }

    // MARK: Reuse

    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        registerNib(nib, CollectionPoolKey(kind: .cell, identifier: identifier))
    }
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        registerNib(nib, CollectionPoolKey(kind: .named(kind), identifier: identifier))
    }
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        registerClass(
            cellClass, UICollectionViewCell.self, CollectionPoolKey(kind: .cell, identifier: identifier))
    }
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        registerClass(
            viewClass, UICollectionReusableView.self,
            CollectionPoolKey(kind: .named(elementKind), identifier: identifier))
    }
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        dequeueCell(identifier, for: shownPath(indexPath))
    }
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeueSupplementary(kind: .named(elementKind), identifier, for: indexPath)
    }

    // MARK: Contents

    open var numberOfSections: Int { loadedCounts.sections }
    open func numberOfItems(inSection section: Int) -> Int { loadedCounts.items(inSection: section) }
    open func reloadData() { reloadEverything() }
    /// Whether a batch is open or a drop's placeholders stand among the items.
    open var hasUncommittedUpdates: Bool { change.announced.isOpen || !placeholders.items.isEmpty }

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        runBatch(updates, completion: completion)
    }
    open func insertSections(_ sections: IndexSet) { recordChange { $0.insertedSections += Array(sections) } }
    open func deleteSections(_ sections: IndexSet) { recordChange { $0.deletedSections += Array(sections) } }
    open func reloadSections(_ sections: IndexSet) { recordChange { $0.reloadedSections += Array(sections) } }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        recordChange { $0.movedSections.append(.init(from: section, to: newSection)) }
    }
    open func insertItems(at indexPaths: [IndexPath]) {
        recordChange { $0.insertedRows += indexPaths.map(RowIndex.init) }
    }
    open func deleteItems(at indexPaths: [IndexPath]) {
        recordChange { $0.deletedRows += indexPaths.map(RowIndex.init) }
    }
    open func reloadItems(at indexPaths: [IndexPath]) {
        recordChange { $0.reloadedRows += indexPaths.map(RowIndex.init) }
    }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        recordChange { $0.movedRows.append(.init(from: RowIndex(indexPath), to: RowIndex(newIndexPath))) }
    }
    /// Asks the data source to fill the cells of these items again, the same views without preparing for
    /// reuse.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    // MARK: Items, views and index paths

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        askItem(indexPath)
    }
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        askSupplementary(kind, indexPath)
    }
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point).flatMap(dataPath) }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        cell.elementKey?.category == .cell ? shownIndexPath(of: cell) : nil
    }
    open func indexPath(forSupplementaryView view: UICollectionReusableView) -> IndexPath? {
        shownIndexPath(of: view)
    }
    /// UIKit: from iOS 15 on also a cell that was made ahead and is not in sight yet (Apple's documentation).
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        madeElement(at: shownPath(indexPath))?.cell
    }
    /// In the order of their index paths.
    open var visibleCells: [UICollectionViewCell] { shownCells }
    open var indexPathsForVisibleItems: [IndexPath] {
        shownCells.compactMap { $0.elementKey.flatMap { dataPath($0.indexPath) } }
    }
    open func supplementaryView(forElementKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        let kind = ListElementKind.named(kind)
        return shown[.init(category: .supplementaryView, kind: kind, indexPath: indexPath)]?.view
    }
    open func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] {
        shownSupplementaries(kind).map(\.view)
    }
    open func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath] {
        shownSupplementaries(kind).map(\.key.indexPath)
    }

    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: shownPath(indexPath), at: scrollPosition, animated: animated)
    }

    // MARK: Index paths while an item is moved

    /// Where the data source's item is shown while another one is moved interactively.
    open func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        dataSourceIndexPath.map { reordered?.place(of: $0) ?? shownPath($0) }
    }
    /// The data source's place of what is shown at an index path; nil for room and placeholders.
    open func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        presentationIndexPath.flatMap { reordered?.source(of: $0) ?? dataPath($0) }
    }
    /// Sections are never moved interactively: the same.
    open func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        dataSourceSectionIndex
    }
    open func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        presentationSectionIndex
    }
    /// Calls `actionsToTranslate` at once; index paths in it are those of what is shown.
    ///
    /// DIFFERS: while an item is moved, index paths outside of it are those of what is shown too; UIKit takes them for
    /// the data source's.
    open func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { actionsToTranslate() }

    // MARK: Selection

    open var allowsSelection = true
    open var allowsMultipleSelection = false { didSet { selectionModeDidChange() } }
    /// In the order of selection; empty when nothing is selected.
    open var indexPathsForSelectedItems: [IndexPath]? { selection.places.compactMap(path(of:)) }
    /// The delegate is not told.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath.map { RowIndex(shownPath($0)) }, animated: animated, scrollPosition: scrollPosition)
    }
    /// The delegate is not told.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        setSelected(false, RowIndex(shownPath(indexPath)))
    }

    // A touch ends here: a table row around a collection view does not take it for a tap on the row.
    open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        beginTouch(touches)
    }
    open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        endTouch(touches)
    }
    open override dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        cancelTouch()
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutElements()
    }
    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        insetsDidChange()
    }
    open override var bounds: CGRect {
        get { pass.bounds.asked ?? super.bounds }
        set { super.bounds = newValue }
    }
    open override func layerDidChangeSize(_ layer: CALayer, from oldSize: CGSize) {
        super.layerDidChangeSize(layer, from: oldSize)
        if layer === self.layer { boundsDidChange() }
    }
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetsDidChange()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        if (layoutStore as? UICollectionViewFlowLayout)?.sectionInsetReference == .fromLayoutMargins {
            insetsDidChange()
        }
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        traitsDidChange(from: previousTraitCollection)
    }
    override func places(_ subview: UIView) -> Bool {
        subview is UICollectionReusableView || subview is OrthogonalScrollers.ScrollView
    }
    /// Items are not rows of a list around this view; list cells override it.
    override var listEnvironmentHere: UIListEnvironment? { UIListEnvironment.none }
    override func viewportDidChange() { boundsDidChange() }
    override func layOutContent() -> Bool { layOutElementsNow() }
    override func adjustedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
        preparedLayout.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity)
    }

    // MARK: What categories replace on Apple's systems: `dynamic`, so that an override in an extension does too

    open override dynamic func awakeFromNib() { super.awakeFromNib() }
    open override dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        touched(super.hitTest(point, with: event))
    }
    open override dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
    }
    open override dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
    }
}

/// The layout of a collection view that was given none.
private final class MissingLayout: UICollectionViewLayout {}
