import ListEngine

/// A scroll view of rows in sections, each row a cell that is made when it comes into view and reused
/// when it has left.
///
/// What subclasses may override stands here in a few lines each. Where everything lies is a value of the
/// list engine (`extents`); the steps of a layout are in `UITableView+Layout.swift`. Opening a table and one
/// frame of scrolling cost the same for a hundred rows and for a million of one estimate.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// The cells that a storyboard gave the table.
    var staticContent: StaticTable?
    open internal(set) var style: Style
    override var usualBackgrounds: [UIColor] {
        [style == .plain ? .systemBackground : .systemGroupedBackground]
    }

    /// Where everything lies, in content coordinates. Valid while `isLoaded`.
    var extents = TableExtents()
    var layoutState = TableLayoutState()
    var change = TableChange()
    /// The cells, headers and footers in the hierarchy.
    var elements = TableElements()
    let cellPool = ReusePool<String, UITableViewCell>()
    let headerFooterPool = ReusePool<String, UITableViewHeaderFooterView>()
    weak var knownDelegate: UITableViewDelegate?
    var supplementAnswers = SupplementAnswers()
    var selection = ListSelection<RowIndex>()
    /// What a finger has come down on and not left yet.
    var touched: ListTouch?
    var editing = TableEditing()
    var gestures = ListGestures()
    var dragging = ListDragging<UITableViewCell, UITableViewDropProposal, LiftedRow>()
    var besideRows = ViewsBesideRows()
    /// What the prefetching source was asked for.
    var prefetched = Prefetched<Int, Range<Int>>()

    // MARK: Making

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUpTable()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        style = Style(coder)
        super.init(coder: coder)
        setUpTable()
        decodeNibTableView(coder)
    }

    // MARK: Dragging

    /// Setting one lets a long press drag rows.
    open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { dragDelegateDidChange() } }
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    /// UIKit: true on every device since iOS 15 (Apple's documentation).
    open var dragInteractionEnabled = true
    /// Whether rows of this table are being dragged.
    open var hasActiveDrag: Bool { dragging.drag != nil }
    /// Whether a drag is over this table.
    open var hasActiveDrop: Bool { dragging.drop != nil }
    /// Whether a drag that rests on a row selects it.
    open var isSpringLoaded = false

    // MARK: Index paths while rows are moved: tables show what the data source has

    open func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        dataSourceIndexPath
    }
    open func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        dataSourceSectionIndex
    }
    open func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        presentationIndexPath
    }
    open func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        presentationSectionIndex
    }
    open func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { actionsToTranslate() }

    // MARK: Data source and delegate

    open weak var dataSource: UITableViewDataSource? {
        didSet { if dataSource !== oldValue { forgetContent() } }
    }
    /// Shadows the scroll view's property of the same name with this type; both hold the same object.
    open weak var delegate: UITableViewDelegate? {
        get {
            // The cast costs more than a row's height.
            if let known = knownDelegate, known === scrollDelegate { return known }
            knownDelegate = scrollDelegate as? UITableViewDelegate
            return knownDelegate
        }
        set {
            guard scrollDelegate !== newValue else { return }
            scrollDelegate = newValue
            knownDelegate = newValue
            forgetContent()
        }
    }
    open weak var prefetchDataSource: UITableViewDataSourcePrefetching?
    open var isPrefetchingEnabled = true

    // MARK: Heights

    /// Points, or `automaticDimension`: cells are measured.
    open var rowHeight = UITableView.automaticDimension { didSet { heightsMayChange(oldValue != rowHeight) } }
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { heightsMayChange(oldValue != sectionHeaderHeight) }
    }
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { heightsMayChange(oldValue != sectionFooterHeight) }
    }
    /// Points, or `automaticDimension` for the system's; 0: heights are asked for up front, cells not measured.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { heightsMayChange(oldValue != estimatedRowHeight) }
    }
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
        didSet { heightsMayChange(oldValue != estimatedSectionHeaderHeight) }
    }
    open var estimatedSectionFooterHeight = UITableView.automaticDimension {
        didSet { heightsMayChange(oldValue != estimatedSectionFooterHeight) }
    }
    /// Points before each header; `automaticDimension`: the system's.
    /// UIKit: 22 in plain tables, before the first header too (iOS 26.1 simulator, recorded).
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet { heightsMayChange(oldValue != sectionHeaderTopPadding) }
    }

    /// Points of the empty rows below the last; 0: none. `automaticDimension`: plain tables before iOS 15 have them.
    open var fillerRowHeight = UITableView.automaticDimension { didSet { placeExtras() } }
    /// Which changes inside of a cell measure its row anew.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// What is no wider than its content. Nothing unless set.
    open var contentHuggingElements: UITableViewContentHuggingElements = [] {
        didSet { heightsMayChange(contentHuggingElements != oldValue) }
    }

    // MARK: Look

    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { refreshSeparators() } }
    /// Replaces the separators' colour; drawn as a plain translucent colour.
    open var separatorEffect: UIVisualEffect? { didSet { refreshSeparators() } }
    open var separatorColor: UIColor? = .rowLine { didSet { refreshSeparators() } }
    /// Left and right in points: as set, else the system's. Setting the left to `automaticDimension` gives it back.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? separatorEdges(of: nil) }
        set { ownSeparatorInset = newValue.left < 0 ? nil : newValue }
    }
    var ownSeparatorInset: UIEdgeInsets? { didSet { refreshSeparators() } }
    /// What the left of `separatorInset` counts from.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
        didSet { refreshSeparators() }
    }
    /// Behind all rows, as large as the bounds; does not scroll.
    open var backgroundView: UIView? { didSet { showBackgroundView(backgroundView, replacing: oldValue) } }
    /// Above the first section; keeps its height and gets the table's width.
    open var tableHeaderView: UIView? {
        didSet {
            // UIKit: a search bar that was given no size has its own.
            if let bar = tableHeaderView as? UISearchBar, bar.bounds.height == 0 { bar.sizeToFit() }
            placeExtra(tableHeaderView, replacing: oldValue, \.leading)
        }
    }
    /// Below the last section; keeps its height and gets the table's width.
    open var tableFooterView: UIView? {
        didSet { placeExtra(tableFooterView, replacing: oldValue, \.trailing) }
    }

    /// Whether content views keep clear of the safe area at the sides.
    open var insetsContentViewsToSafeArea = true { didSet { sidesDidChange() } }
    /// Whether rows are no wider than is good to read. Default false.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { measureAgain() } }
    }

    // MARK: Asking

    open var numberOfSections: Int {
        loadIfNeeded()
        return extents.sectionCount
    }
    open func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        // UIKit: none where there is no such section; published screens count the rows of the last one before they look whether there is one.
        return (0..<extents.sectionCount).contains(section) ? extents.rowCount(in: section) : 0
    }
    open func rect(forSection section: Int) -> CGRect {
        rect(inSection: section) { $0.span(ofSection: section) }
    }
    open func rectForHeader(inSection section: Int) -> CGRect {
        rect(inSection: section) { $0.span(of: .header, in: section) }
    }
    open func rectForFooter(inSection section: Int) -> CGRect {
        rect(inSection: section) { $0.span(of: .footer, in: section) }
    }
    /// Zero for a row that does not exist.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
    /// In the table's coordinates; nil beside all rows.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { place(at: point).map(IndexPath.init) }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        cell.tableView === self ? cell.rowIndex.map(IndexPath.init) : nil
    }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        loadIfNeeded()
        return paths(extents.window(in: rect.verticalSpan).rows)
    }
    /// Nil for a row that is not in view.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        layoutIfRowsWait()
        return cell(at: RowIndex(indexPath))
    }
    open var visibleCells: [UITableViewCell] { cellsInView }
    /// Nil when no rows are visible.
    open var indexPathsForVisibleRows: [IndexPath]? {
        let paths = cellsInView.compactMap { $0.rowIndex.map(IndexPath.init) }
        return paths.isEmpty ? nil : paths
    }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        elements[.supplement(.header, section)]?.view as? UITableViewHeaderFooterView
    }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        elements[.supplement(.footer, section)]?.view as? UITableViewHeaderFooterView
    }

    // MARK: Scrolling

    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated)
    }
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = indexPathForSelectedRow { scroll(to: path, scrollPosition, animated) }
    }

    // MARK: Changing

    open func reloadData() { reloadContent() }
    open var hasUncommittedUpdates: Bool { change.announced.isOpen }
    open func beginUpdates() { openUpdates() }
    open func endUpdates() { closeUpdates() }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        runBatch(updates, completion: completion)
    }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        record(Array(sections), in: \.insertedSections, \.enteringSections, animation)
    }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        record(Array(sections), in: \.deletedSections, \.leavingSections, animation)
    }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        record(Array(sections), in: \.reloadedSections, \.leavingSections, animation)
    }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        record { $0.movedSections.append(.init(from: section, to: newSection)) }
    }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        record(indexPaths.map(RowIndex.init), in: \.insertedRows, \.enteringRows, animation)
    }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        record(indexPaths.map(RowIndex.init), in: \.deletedRows, \.leavingRows, animation)
    }
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        record(indexPaths.map(RowIndex.init), in: \.reloadedRows, \.leavingRows, animation)
    }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        record { $0.movedRows.append(.init(from: RowIndex(indexPath), to: RowIndex(newIndexPath))) }
    }
    /// Asks the data source for these rows again with the cells they have, without `prepareForReuse`.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    // MARK: Selecting

    open var allowsSelection = true
    open var allowsMultipleSelection = false { didSet { setUpDragSelection() } }
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false {
        didSet {
            setUpDragSelection()
            editingPlansMayChange()
        }
    }
    open var indexPathForSelectedRow: IndexPath? { selection.first.map(IndexPath.init) }
    open var indexPathsForSelectedRows: [IndexPath]? {
        selection.isEmpty ? nil : selection.sorted.map(IndexPath.init)
    }
    /// Tells the delegate nothing.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated, scrollPosition)
    }
    /// Tells the delegate nothing.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        setSelected(false, RowIndex(indexPath), animated: animated)
    }

    // MARK: Editing

    open var isEditing: Bool {
        get { editing.isOn }
        set { setEditing(newValue, animated: false) }
    }
    /// Shows or hides the controls of all rows. Overrides call super.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    // MARK: Index

    /// From how many rows on the index shows.
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { if isLoaded, sectionIndexMinimumDisplayRowCount != oldValue { loadIndex() } }
    }
    /// Nil: the tint colour.
    open var sectionIndexColor: UIColor? { didSet { refreshIndexColors() } }
    open var sectionIndexBackgroundColor: UIColor? { didSet { refreshIndexColors() } }
    /// While a finger is on the index.
    open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { refreshIndexColors() } }
    open func reloadSectionIndexTitles() { if isLoaded { loadIndex() } }

    // MARK: Menus and focus

    /// Nil while the delegate gives no menus.
    open var contextMenuInteraction: UIContextMenuInteraction? { gestures.menus }
    /// Kept. DIFFERS: there is no focus, touches alone reach rows.
    open var remembersLastFocusedIndexPath = false {
        didSet {
            if remembersLastFocusedIndexPath {
                Kept.say("UITableView.remembersLastFocusedIndexPath", "there is no focus engine")
            }
        }
    }
    open var selectionFollowsFocus = false
    open var allowsFocus = false {
        didSet { if allowsFocus { Kept.say("UITableView.allowsFocus", "there is no focus engine") } }
    }
    open var allowsFocusDuringEditing = false {
        didSet {
            if allowsFocusDuringEditing {
                Kept.say("UITableView.allowsFocusDuringEditing", "there is no focus engine")
            }
        }
    }

    // MARK: Reusing

    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        cellPool.register(nib, for: identifier)
    }
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerFooterPool.register(nib, for: identifier)
    }
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellPool.register(cellClass, for: identifier, use: "cell reuse identifier \(identifier)")
    }
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerFooterPool.register(aClass, for: identifier, use: "reuse identifier \(identifier)")
    }
    /// A waiting cell, or a new one of the registered class, or nil when none is registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        dequeueCell(identifier)
    }
    /// A waiting cell or a new one, as wide as the table. Stops when no class is registered.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    {
        dequeueCell(identifier, for: indexPath)
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
        -> UITableViewHeaderFooterView?
    {
        dequeueHeaderFooter(identifier)
    }

    // MARK: Layout and touches

    /// As high as the content, as menus and popovers ask for.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        loadIfNeeded()
        return CGSize(width: size.width, height: extents.extent)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutElements()
    }
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        // Outside of a window lines end elsewhere: what leaves one, most often for good, finds out when it is laid out.
        if window != nil { refreshSeparators() }
    }
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        sidesDidChange()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        heightsDependOnTraits(previousTraitCollection)
    }
    override var listEnvironmentHere: UIListEnvironment? { UIListEnvironment(style) }
    override func places(_ subview: UIView) -> Bool {
        subview is UITableViewCell || subview is UITableViewHeaderFooterView || isMounted(subview)
    }
    override func viewportDidChange() { windowMayHaveChanged() }
    override func layOutContent() -> Bool { layOutElementsNow() }
    override func indexDisplayModeDidChange() { if isLoaded { loadIndex() } }
    open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        beginTouch(touches)
    }
    open override dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        endTouch()
    }
    open override dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        cancelTouch()
    }

    // MARK: What categories replace on Apple's systems: `dynamic`, so that an override in an extension does too

    open override dynamic func awakeFromNib() { super.awakeFromNib() }
    open override dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        touched(super.hitTest(point, with: event))
    }
    open override dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
    }
}
