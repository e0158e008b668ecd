import UIKit

/// A title and a shelf of items below it, as high as it needs: what ``ShelfCell`` and ``ShelfSection`` hold.
///
/// The views underneath are ``header`` and ``list``; any collection layout may take the place of ``shelfLayout``'s, by
/// ``use(_:height:)``.
open class ShelfView<Item: Hashable & Sendable, Cell: UICollectionViewCell>: UIView {
    /// The title, above the items.
    public let header = ShelfHeaderView()
    /// The items. Its data source and its delegate are the shelf's.
    public let list: SelfSizingCollectionView
    /// Fills a cell with an item.
    public var fill: @MainActor (Cell, Item) -> Void = { _, _ in }
    /// An item was tapped.
    public var onSelect: @MainActor (Item) -> Void = { _ in }
    /// The menu of an item that is held; nil: it has none.
    public var menu: @MainActor (Item) -> UIMenu? = { _ in nil }
    /// Items will soon come into sight: a good moment to load what they show.
    public var onPrefetch: @MainActor ([Item]) -> Void = { _ in }
    /// What was to come into sight does not after all.
    public var onCancelPrefetch: @MainActor ([Item]) -> Void = { _ in }
    /// What VoiceOver says where items are being loaded.
    public var loadingLabel: String? = "Loading"
    /// Somebody wants to load again what had failed.
    public var onRetry: (@MainActor () -> Void)?
    /// The button of the failed state.
    public var retryTitle: String? = "Try Again"
    /// The reader scrolled the shelf; the store of positions listens.
    public var onScroll: @MainActor () -> Void = {}

    /// For xibs and storyboards: the width of an item.
    @IBInspectable public var itemWidth: CGFloat {
        get { shelfLayout.itemSize.width }
        set { shelfLayout = shelfLayout.changing { $0.width = newValue } }
    }
    /// The height of an item without its text.
    @IBInspectable public var itemHeight: CGFloat {
        get { shelfLayout.itemSize.height }
        set { shelfLayout = shelfLayout.changing { $0.height = newValue } }
    }
    /// Points below that for text, at the standard text size.
    @IBInspectable public var itemTextHeight: CGFloat {
        get { shelfLayout.itemSize.textHeight }
        set { shelfLayout = shelfLayout.changing { $0.textHeight = newValue } }
    }
    /// Lines that scroll across; 0: a grid.
    @IBInspectable public var lineCount: Int {
        get { if case .line(_, _, let lines) = shelfLayout { lines } else { 0 } }
        set {
            let (size, spacing) = (shelfLayout.itemSize, shelfLayout.spacing)
            shelfLayout =
                newValue > 0 ? .line(size, spacing: spacing, lines: newValue) : .grid(size, spacing: spacing)
        }
    }

    /// Between items.
    @IBInspectable public var itemSpacing: CGFloat {
        get { shelfLayout.spacing }
        set { shelfLayout = shelfLayout.changing(spacing: newValue) }
    }
    /// The title of ``header``.
    @IBInspectable public var headerTitle: String? {
        get { header.titleLabel.text }
        set { header.show(title: newValue, subtitle: header.subtitleLabel.text) }
    }

    /// How items are laid out. Another one takes the place of what ``use(_:height:)`` set.
    public var shelfLayout = ShelfLayout.grid(ShelfItemSize(width: 80, height: 112)) {
        didSet {
            guard shelfLayout != oldValue else { return }
            if list.collectionViewLayout !== flow { list.collectionViewLayout = flow }
            arrange()
        }
    }
    /// Leading and trailing of the title and the items.
    @IBInspectable public var sideMargin: CGFloat = 16 { didSet { if sideMargin != oldValue { arrange() } } }
    /// Above, between title and items, and below.
    @IBInspectable public var verticalMargin: CGFloat = 10 {
        didSet { if verticalMargin != oldValue { arrange() } }
    }

    /// Whether there is a header; false for shelves whose title stands elsewhere.
    @IBInspectable public var showsHeader: Bool = true {
        didSet {
            guard showsHeader != oldValue else { return }
            header.isHidden = !showsHeader
            margins[3].isActive = showsHeader
            listAtTop.isActive = !showsHeader
        }
    }

    /// Where cells come from, if not from their class; set before there are any.
    public var cellNib: UINib? {
        get { cells.nib }
        set { cells.nib = newValue }
    }

    private var cells: ListCells<Item, Cell>!
    private var source: UICollectionViewDiffableDataSource<Int, Item> { cells.source }
    private let flow = ShelfFlowLayout()
    private let notice = ShelfNotice()
    private var height: NSLayoutConstraint!
    private lazy var leastHeight = list.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
    private var margins: [NSLayoutConstraint] = []
    private lazy var listAtTop = list.topAnchor.constraint(equalTo: topAnchor)
    private var ownLayoutHeight: CGFloat?
    /// The list goes to its beginning with the next layout.
    private var startsOver = false
    private var arrangedCategory = UIContentSizeCategory.unspecified
    /// What is shown.
    public private(set) var content = ShelfContent<Item>.items([])

    public override init(frame: CGRect) {
        list = SelfSizingCollectionView(frame: frame, collectionViewLayout: flow)
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        list = SelfSizingCollectionView(frame: .zero, collectionViewLayout: flow)
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for view in [header, list, notice] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        list.backgroundColor = .clear
        list.showsHorizontalScrollIndicator = false
        list.contentInsetAdjustmentBehavior = .never
        notice.isHidden = true
        height = list.heightAnchor.constraint(equalToConstant: 0)
        // A row may have another height until it has been measured, and one that leaves keeps its last: a line fills a row that is higher, and
        // is never lower than its items.
        let bottom = list.bottomAnchor.constraint(equalTo: bottomAnchor)
        bottom.priority = UILayoutPriority(999)
        height.priority = UILayoutPriority(998)
        margins = [
            header.topAnchor.constraint(equalTo: topAnchor),
            header.leadingAnchor.constraint(equalTo: leadingAnchor),
            trailingAnchor.constraint(equalTo: header.trailingAnchor),
            list.topAnchor.constraint(equalTo: header.bottomAnchor),
            bottom,
            notice.leadingAnchor.constraint(equalTo: leadingAnchor),
            trailingAnchor.constraint(equalTo: notice.trailingAnchor),
        ]
        NSLayoutConstraint.activate(
            margins + [
                list.leadingAnchor.constraint(equalTo: leadingAnchor),
                list.trailingAnchor.constraint(equalTo: trailingAnchor),
                notice.topAnchor.constraint(equalTo: list.topAnchor),
                notice.bottomAnchor.constraint(equalTo: list.bottomAnchor),
            ])
        cells = ListCells(of: list) { [weak self] cell, item in self?.fill(cell, item) }
        cells.select = { [weak self] item in self?.onSelect(item) }
        cells.menu = { [weak self] item in self?.menu(item) }
        cells.prefetch = { [weak self] items in self?.onPrefetch(items) }
        cells.cancelPrefetch = { [weak self] items in self?.onCancelPrefetch(items) }
        cells.relay.scroll = { [weak self] in self?.onScroll() }
        arrange()
    }

    // MARK: Content

    /// Shows other content; the height follows at once.
    /// - Parameter animated: moves the items of the same shelf to their new places; another shelf's come without.
    open func show(_ content: ShelfContent<Item>, animated: Bool = false) {
        self.content = content
        var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
        snapshot.appendSections([0])
        snapshot.appendItems(content.items)
        if animated {
            source.apply(snapshot, animatingDifferences: true)
        } else {
            source.applySnapshotUsingReloadData(snapshot)
        }
        showNotice()
        updateHeight()
    }

    /// Fills the cells in sight again for what has changed about these items.
    public func refresh(_ items: [Item]) {
        var snapshot = source.snapshot()
        let known = Set(snapshot.itemIdentifiers)
        snapshot.reconfigureItems(items.filter(known.contains))
        source.apply(snapshot, animatingDifferences: false)
    }

    /// What the shelf shows, in order.
    /// - Complexity: O(items).
    public var items: [Item] { source.snapshot().itemIdentifiers }

    /// The item at a place of ``list``.
    public func item(at path: IndexPath) -> Item? { source.itemIdentifier(for: path) }

    /// The place of an item in ``list``.
    public func indexPath(of item: Item) -> IndexPath? { source.indexPath(for: item) }

    private func showNotice() {
        let size = shelfLayout.itemSize.size(for: traitCollection)
        switch content {
        case .items:
            notice.clear()
            notice.isHidden = true
        case .loading(let count):
            notice.show(
                placeholders: count, size: size, spacing: shelfLayout.spacing, label: loadingLabel)
            notice.isHidden = false
        case .empty(let text):
            notice.show(text: text, retryTitle: nil, onRetry: nil)
            notice.isHidden = false
        case .failed(let text):
            notice.show(text: text, retryTitle: retryTitle) { [weak self] in self?.onRetry?() }
            notice.isHidden = false
        }
        list.isUserInteractionEnabled = notice.isHidden
        notice.isUserInteractionEnabled = !notice.isHidden
    }

    // MARK: Layout

    /// Lays items out by another collection layout.
    /// - Parameters:
    ///   - layout: nil: by ``shelfLayout`` again.
    ///   - height: of the list; nil: as high as its content.
    public func use(_ layout: UICollectionViewLayout?, height: CGFloat? = nil) {
        guard let layout else {
            list.collectionViewLayout = flow
            return arrange()
        }
        list.collectionViewLayout = layout
        ownLayoutHeight = height
        list.isScrollEnabled = height != nil
        updateHeight()
    }

    private func arrange() {
        arrangedCategory = traitCollection.preferredContentSizeCategory
        margins[0].constant = verticalMargin
        margins[1].constant = sideMargin
        margins[2].constant = sideMargin
        margins[3].constant = verticalMargin
        margins[4].constant = -verticalMargin
        listAtTop.constant = verticalMargin
        margins[5].constant = sideMargin
        margins[6].constant = sideMargin
        let direction: UICollectionView.ScrollDirection = shelfLayout.scrolls ? .horizontal : .vertical
        let isTurned = flow.scrollDirection != direction
        flow.scrollDirection = direction
        flow.itemSize = shelfLayout.itemSize.size(for: traitCollection)
        flow.minimumLineSpacing = shelfLayout.spacing
        flow.minimumInteritemSpacing = shelfLayout.spacing
        flow.sectionInset = UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: sideMargin)
        if list.collectionViewLayout === flow { list.isScrollEnabled = shelfLayout.scrolls }
        updateHeight()
        // How far it was scrolled across means nothing the other way.
        if isTurned {
            startsOver = true
            setNeedsLayout()
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard startsOver, list.bounds.width > 0 else { return }
        startsOver = false
        list.layoutIfNeeded()
        list.contentOffset = ListAxis(of: list).offset(ofEdge: nil)
    }

    private func updateHeight() {
        let isOwn = list.collectionViewLayout !== flow
        var fixed = isOwn ? ownLayoutHeight : shelfLayout.height(for: traitCollection)
        // What stands for the items takes the room of one line.
        if fixed == nil, !notice.isHidden { fixed = shelfLayout.itemSize.size(for: traitCollection).height }
        for constraint in [height!, leastHeight] {
            constraint.constant = fixed ?? 0
            constraint.isActive = fixed != nil
        }
        // Items are never laid out in a list that is lower than they are, also before constraints say so.
        if let fixed, list.frame.height < fixed { list.frame.size.height = fixed }
        list.invalidateIntrinsicContentSize()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followTextSize()
    }

    private func followTextSize() {
        guard traitCollection.preferredContentSizeCategory != arrangedCategory else { return }
        arrange()
        showNotice()
    }

    /// A grid's height follows from its width: the list gets the row's before the row is measured.
    func prepare(width: CGFloat) {
        guard !shelfLayout.scrolls || list.collectionViewLayout !== flow, list.bounds.width != width else {
            return
        }
        list.frame.size.width = width
        list.collectionViewLayout.invalidateLayout()
        list.invalidateIntrinsicContentSize()
    }
}
