import UIKit

/// Pages or cards side by side, and a page control in step with them both ways.
///
/// Give it a height by constraints or a frame. It keeps its page by identity: through rotation, insertions and a change of the
/// direction of writing. The views underneath are ``list`` and ``pageControl``.
open class Carousel<Item: Hashable & Sendable, Cell: UICollectionViewCell>: UIView {
    /// The pages. Its data source and its delegate are the carousel's.
    public let list: UICollectionView
    /// The dots below the pages, as many as there are pages.
    public let pageControl = UIPageControl()
    /// Fills a page with an item.
    public var fill: @MainActor (Cell, Item) -> Void = { _, _ in }
    /// Another page is in the middle, also while a finger moves it.
    public var onPage: @MainActor (Item) -> Void = { _ in }
    /// A page was tapped.
    public var onSelect: @MainActor (Item) -> Void = { _ in }
    /// The menu of a page that is held; nil: it has none.
    public var menu: @MainActor (Item) -> UIMenu? = { _ in nil }
    /// Pages will soon come into sight: a good moment to load what they show.
    public var onPrefetch: @MainActor ([Item]) -> Void = { _ in }
    /// What was to come into sight does not after all.
    public var onCancelPrefetch: @MainActor ([Item]) -> Void = { _ in }

    /// What is seen of the neighbours on each side, points.
    @IBInspectable public var peek: CGFloat = 0 { didSet { if peek != oldValue { arrangeAnew() } } }
    /// Between pages, points.
    @IBInspectable public var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangeAnew() } } }
    /// Behind the last page comes the first.
    @IBInspectable public var isEndless: Bool = false {
        didSet { if isEndless != oldValue { itemsChanged(from: items) } }
    }
    /// Points below the pages that the page control takes; 0: there is none.
    @IBInspectable public var controlHeight: CGFloat = 26 {
        didSet {
            pageControl.isHidden = controlHeight == 0
            arrangeAnew()
        }
    }
    /// Seconds after which the next page comes by itself; 0: never. Not while a finger is on it, it is out of sight, VoiceOver
    /// runs or the reader wants less motion.
    @IBInspectable public var autoAdvance: Double = 0 { didSet { startOrStop() } }

    private let layout = CarouselLayout()
    /// Where pages come from, if not from their class; set before there are any.
    public var cellNib: UINib? {
        get { cells.nib }
        set { cells.nib = newValue }
    }

    private var cells: ListCells<CarouselSlot<Item>, Cell>!
    private var source: UICollectionViewDiffableDataSource<Int, CarouselSlot<Item>> { cells.source }
    private var timer: Timer?
    private var current: Item?
    private var isArranging = false
    /// Where an animated move by ``show(_:animated:)`` leads; the pages on the way are none that one stays at.
    private var target: Int?

    public override init(frame: CGRect) {
        list = UICollectionView(frame: frame, collectionViewLayout: layout)
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        layout.scrollDirection = .horizontal
        list.decelerationRate = .fast
        list.showsHorizontalScrollIndicator = false
        list.contentInsetAdjustmentBehavior = .never
        list.backgroundColor = .clear
        addSubview(list)
        pageControl.currentPageIndicatorTintColor = .label
        pageControl.pageIndicatorTintColor = .tertiaryLabel
        pageControl.addAction(
            UIAction { [weak self] _ in
                guard let self, items.indices.contains(pageControl.currentPage) else { return }
                show(items[pageControl.currentPage], animated: true)
            }, for: .valueChanged)
        addSubview(pageControl)
        cells = ListCells(of: list) { [weak self] cell, slot in self?.fill(cell, slot.item) }
        cells.select = { [weak self] slot in self?.onSelect(slot.item) }
        cells.menu = { [weak self] slot in self?.menu(slot.item) }
        cells.prefetch = { [weak self] slots in self?.onPrefetch(slots.map(\.item)) }
        cells.cancelPrefetch = { [weak self] slots in self?.onCancelPrefetch(slots.map(\.item)) }
        cells.relay.animatesDeselection = false
        cells.relay.begin = { [weak self] in self?.beginDragging() }
        cells.relay.scroll = { [weak self] in self?.followScroll() }
        cells.relay.rest = { [weak self] in self?.comeToRest() }
    }

    // MARK: Items

    /// The pages, in order. Setting them keeps the page that is shown where it is still there.
    public var items: [Item] = [] {
        didSet { if items != oldValue { itemsChanged(from: oldValue) } }
    }

    private func itemsChanged(from before: [Item]) {
        if list.isTracking, drag == nil, before.indices.contains(page(in: before)) {
            drag = Drag(of: self, before)
        }
        let old = current.flatMap(before.firstIndex(of:)) ?? 0
        layout.pages = arithmetic
        var snapshot = NSDiffableDataSourceSnapshot<Int, CarouselSlot<Item>>()
        snapshot.appendSections([0])
        for repetition in 0..<layout.pages.repetitions {
            snapshot.appendItems(items.map { CarouselSlot(repetition: repetition, item: $0) })
        }
        if current.map(items.contains) != true {
            // The page behind one that is gone; of other pages altogether, as in a reused row, the first.
            let isOther = Set(before).isDisjoint(with: items)
            current = items.isEmpty ? nil : items[isOther ? 0 : min(old, items.count - 1)]
        }
        isArranging = true
        source.apply(snapshot, animatingDifferences: false)
        isArranging = false
        pageControl.numberOfPages = items.count
        arrangeAnew()
        startOrStop()
    }

    /// Fills the pages in sight again.
    public func refresh(_ items: [Item]) {
        var snapshot = source.snapshot()
        let changed = Set(items)
        snapshot.reconfigureItems(snapshot.itemIdentifiers.filter { changed.contains($0.item) })
        source.apply(snapshot, animatingDifferences: false)
    }

    /// The number of the page that is shown; 0 without pages.
    /// - Complexity: O(items).
    public var page: Int { page(in: items) }

    private func page(in items: [Item]) -> Int { current.flatMap(items.firstIndex(of:)) ?? 0 }

    /// What a finger holds while other pages come: the page in the middle stays under it.
    private struct Drag {
        /// Points from where the page rests
        var distance: CGFloat
        /// What the drag began at
        var begin: Item

        @MainActor init(of carousel: Carousel, _ items: [Item]) {
            let layout = carousel.layout
            let leading = layout.leadingOffset(carousel.list.contentOffset.x)
            distance = leading - layout.pages.offset(ofSlot: layout.pages.slot(at: leading))
            begin = items[min(layout.pages.page(ofSlot: layout.begin), items.count - 1)]
        }
    }
    private var drag: Drag?

    /// What the page in the middle shows.
    public var currentItem: Item? { current }

    /// Goes to a page, the short way round where there is no end.
    public func show(_ item: Item, animated: Bool) {
        guard let page = items.firstIndex(of: item), bounds.width > 0 else {
            if items.contains(item) { current = item }
            return
        }
        let slot = layout.pages.nearestSlot(ofPage: page, from: slotInMiddle)
        move(toSlot: slot, animated: animated)
    }

    private func move(toSlot slot: Int, animated: Bool) {
        let x = layout.offset(layout.pages.offset(ofSlot: slot))
        target = animated && x != list.contentOffset.x ? slot : nil
        setCurrent(layout.pages.page(ofSlot: slot))
        list.setContentOffset(CGPoint(x: x, y: 0), animated: animated)
        if !animated { comeToRest() }
    }

    private func setCurrent(_ page: Int) {
        guard items.indices.contains(page) else { return }
        let item = items[page]
        pageControl.currentPage = page
        guard item != current else { return }
        current = item
        onPage(item)
    }

    // MARK: Layout

    private var arithmetic: CarouselArithmetic {
        CarouselArithmetic(
            pages: items.count, width: bounds.width, peek: peek, spacing: spacing, isEndless: isEndless)
    }

    private func arrangeAnew() {
        arrangedFor = nil
        setNeedsLayout()
    }

    private struct Arrangement: Equatable {
        var pages: CarouselArithmetic
        var height: CGFloat
        var isTurned: Bool
    }
    private var arrangedFor: Arrangement?

    open override func layoutSubviews() {
        super.layoutSubviews()
        let height = max(bounds.height - controlHeight, 0)
        pageControl.frame = CGRect(x: 0, y: height, width: bounds.width, height: controlHeight)
        let arrangement = Arrangement(
            pages: arithmetic, height: height,
            isTurned: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        guard arrangement != arrangedFor else { return }
        arrangedFor = arrangement
        let pages = arrangement.pages
        layout.pages = pages
        isArranging = true
        list.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        layout.itemSize = CGSize(width: pages.pageWidth, height: max(height, 1))
        layout.minimumLineSpacing = spacing
        layout.minimumInteritemSpacing = 0
        layout.sectionInset = UIEdgeInsets(top: 0, left: pages.inset, bottom: 0, right: pages.inset)
        layout.invalidateLayout()
        list.layoutIfNeeded()
        // The same page at the new width, and where a finger holds it.
        let home = pages.homeSlot(ofPage: page)
        let x = layout.offset(pages.offset(ofSlot: home) + (drag?.distance ?? 0))
        list.setContentOffset(CGPoint(x: x, y: 0), animated: false)
        layout.begin =
            drag.flatMap { items.firstIndex(of: $0.begin) }.map { pages.nearestSlot(ofPage: $0, from: home) }
            ?? home
        drag = nil
        isArranging = false
        target = nil
        pageControl.currentPage = page
    }

    // MARK: Scrolling

    private var slotInMiddle: Int { layout.pages.slot(at: layout.leadingOffset(list.contentOffset.x)) }

    private func beginDragging() {
        target = nil
        goHome()
        layout.begin = slotInMiddle
        startOrStop()
    }

    private func followScroll() {
        guard !isArranging, target == nil, bounds.width > 0, !items.isEmpty else { return }
        setCurrent(layout.pages.page(ofSlot: slotInMiddle))
    }

    private func comeToRest() {
        target = nil
        guard !isArranging, bounds.width > 0, !items.isEmpty else { return }
        setCurrent(layout.pages.page(ofSlot: slotInMiddle))
        goHome()
        startOrStop()
    }

    /// To the middle repetition, where everything looks the same.
    private func goHome() {
        let leading = layout.leadingOffset(list.contentOffset.x)
        let shift = layout.pages.shiftHome(from: leading)
        guard shift != 0 else { return }
        isArranging = true
        list.contentOffset.x = layout.offset(leading + shift)
        isArranging = false
    }

    // MARK: Advancing

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        startOrStop()
    }

    private func startOrStop() {
        timer?.invalidate()
        timer = nil
        guard autoAdvance > 0, window != nil, items.count > 1, !list.isDragging else { return }
        timer = Timer.scheduledTimer(withTimeInterval: autoAdvance, repeats: true) { [weak self] timer in
            guard self != nil else { return timer.invalidate() }
            MainActor.assumeIsolated { self?.advance() }
        }
    }

    /// The next page, where it would not disturb.
    func advance() {
        let conditions = AdvanceConditions(
            isTouched: list.isTracking, isMoving: list.isDecelerating,
            isVoiceOverRunning: UIAccessibility.isVoiceOverRunning,
            isMotionReduced: UIAccessibility.isReduceMotionEnabled, isOutOfSight: !isInSight)
        guard conditions.allowAdvance, !items.isEmpty else { return }
        let next = (page + 1) % items.count
        let slot = slotInMiddle
        let last = layout.pages.slots - 1
        move(toSlot: layout.pages.goesRound ? min(slot + 1, last) : next, animated: true)
    }

    private var isInSight: Bool {
        guard let window else { return false }
        return convert(bounds, to: window).intersects(window.bounds)
    }
}

/// A page in one of the repetitions of an endless row.
struct CarouselSlot<Item: Hashable & Sendable>: Hashable, Sendable {
    var repetition: Int
    var item: Item
}
