import UIKit

/// Columns that follow the width: as many as fit a least width, or so many per size class.
///
/// Items have a height by their width, or size themselves. What was measured is kept by identity (``itemIdentifier``), so that
/// insertions do not measure again, and what changes above the visible part does not move it.
open class AdaptiveColumnsLayout: UICollectionViewLayout {
    /// How many columns there are.
    public enum Columns: Equatable, Sendable {
        /// As many as fit that are at least so wide.
        case leastWidth(CGFloat)
        /// So many, by the horizontal size class.
        case count(compact: Int, regular: Int)
    }

    /// How high items are.
    public enum ItemHeight: Equatable, Sendable {
        /// Height by width, and so many points more for text, which grow with the reader's text size.
        case ratio(CGFloat, text: CGFloat = 0)
        /// What the cell's constraints need; the estimate until it was seen. Cells derive from ``FullWidthCell``.
        case selfSizing(estimate: CGFloat)
    }

    /// How items follow one another.
    public enum Order: Equatable, Sendable {
        /// The items of a line begin at one height.
        case lines
        /// All items of a line are as high as the highest.
        case equalLines
        /// Each item below the shortest column.
        case masonry
    }

    /// How many columns there are; at first as many as fit that are 160 points wide.
    public var columns = Columns.leastWidth(160) { didSet { change(columns != oldValue) } }
    /// How high items are; at first as high as wide.
    public var itemHeight = ItemHeight.ratio(1) { didSet { change(itemHeight != oldValue) } }
    /// How items follow one another; at first line by line.
    public var order = Order.lines { didSet { change(order != oldValue) } }
    /// Between columns, and between what stands below one another.
    @IBInspectable public var spacing: CGFloat = 10 { didSet { change(spacing != oldValue) } }
    /// Around each section. Left and right change sides where writing runs from right to left.
    public var sectionInset = UIEdgeInsets.zero { didSet { change(sectionInset != oldValue) } }
    /// Above each section, over the whole width; 0: there are none.
    @IBInspectable public var headerHeight: CGFloat = 0 { didSet { change(headerHeight != oldValue) } }
    /// For xibs and storyboards: the least width of a column.
    @IBInspectable public var leastColumnWidth: CGFloat {
        get { if case .leastWidth(let width) = columns { width } else { 0 } }
        set { columns = .leastWidth(newValue) }
    }
    /// Tells items apart when they move; without it measured heights belong to index paths. ``identify(by:)`` takes it from a data source.
    public var itemIdentifier: (@MainActor (IndexPath) -> AnyHashable?)?

    /// Items are told apart by a diffable data source, whatever its sections are.
    public func identify<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>(
        by source: UICollectionViewDiffableDataSource<SectionID, ItemID>
    ) {
        itemIdentifier = { [weak source] path in source?.itemIdentifier(for: path) }
    }

    private struct Section {
        var start: CGFloat = 0
        var columns: ColumnArithmetic
        var placement: ColumnPlacement
        var itemsStart: CGFloat
        var end: CGFloat
    }
    private var sections: [Section] = []
    /// The lengths of all items, by section; nil: to be asked for. What measuring a cell changes is changed in it.
    private var lengths: [[CGFloat]]?
    private var measured = MeasuredLengths()
    private var preparedWidth: CGFloat = -1
    /// An item, how much of it is behind the edge and how far it begins below it, while everything gets other places.
    private var held: (path: IndexPath, fraction: CGFloat, distance: CGFloat)?
    /// A batch update asks where the content shall be, and moves there.
    private var isUpdating = false

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func change(_ isDifferent: Bool) {
        guard isDifferent else { return }
        holdPlace()
        invalidateLayout()
    }

    /// Another number of columns, moved to.
    public func setColumns(_ columns: Columns, animated: Bool) {
        guard animated, let collectionView else {
            self.columns = columns
            return
        }
        isUpdating = true
        collectionView.performBatchUpdates({ self.columns = columns }, completion: nil)
        isUpdating = false
    }

    /// How many columns there are now.
    public var columnCount: Int { sections.first?.columns.count ?? columns(within: width).count }

    private var width: CGFloat {
        guard let collectionView else { return 0 }
        let insets = collectionView.adjustedContentInset
        return collectionView.bounds.width - insets.left - insets.right
    }

    private func columns(within width: CGFloat) -> ColumnArithmetic {
        let inner = width - sectionInset.left - sectionInset.right
        let count: Int
        switch columns {
        case .leastWidth(let least):
            count = ColumnArithmetic.count(atLeast: least, spacing: spacing, within: inner)
        case .count(let compact, let regular):
            let isRegular = collectionView?.traitCollection.horizontalSizeClass == .regular
            count = max(isRegular ? regular : compact, 1)
        }
        return ColumnArithmetic(
            width: width, spacing: spacing, leading: sectionInset.left, trailing: sectionInset.right,
            count: count)
    }

    open override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        preparedWidth = width
        sections = place(columns(within: width), in: collectionView)
        measured.forget(beyond: sections.reduce(0) { $0 + $1.placement.places.count })
        if !isUpdating, let offset = offsetOfHeld() { collectionView.contentOffset.y = offset }
    }

    open override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
    {
        guard let offset = offsetOfHeld() else {
            return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
        }
        return CGPoint(x: proposedContentOffset.x, y: offset)
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        if (context as? MeasuredItemContext)?.isMeasured != true { lengths = nil }
    }

    open override class var invalidationContextClass: AnyClass { MeasuredItemContext.self }

    private func place(_ columns: ColumnArithmetic, in collectionView: UICollectionView) -> [Section] {
        let order: ColumnPlacement.Order
        switch self.order {
        case .lines: order = .lines
        case .equalLines: order = .equalLines
        case .masonry: order = .masonry
        }
        let lengths = self.lengths ?? lengths(in: collectionView, width: columns.columnWidth)
        self.lengths = lengths
        var start: CGFloat = 0
        return lengths.map { lengths in
            let placement = ColumnPlacement(
                lengths: lengths, columns: columns.count, spacing: spacing, order: order)
            let itemsStart = start + headerHeight + sectionInset.top
            let end = itemsStart + placement.length + sectionInset.bottom
            defer { start = end }
            return Section(
                start: start, columns: columns, placement: placement, itemsStart: itemsStart, end: end)
        }
    }

    private func lengths(in collectionView: UICollectionView, width: CGFloat) -> [[CGFloat]] {
        (0..<collectionView.numberOfSections).map { section in
            (0..<collectionView.numberOfItems(inSection: section)).map {
                height(of: IndexPath(item: $0, section: section), width: width)
            }
        }
    }

    private func height(of path: IndexPath, width: CGFloat) -> CGFloat {
        switch itemHeight {
        case .ratio(let ratio, let text):
            guard text > 0 else { return width * ratio }
            return width * ratio
                + UIFontMetrics.default.scaledValue(
                    for: text, compatibleWith: collectionView?.traitCollection)
        case .selfSizing(let estimate):
            return measured.length(of: identity(of: path), width: width) ?? estimate
        }
    }

    private func identity(of path: IndexPath) -> AnyHashable { itemIdentifier?(path) ?? AnyHashable(path) }

    open override var collectionViewContentSize: CGSize {
        CGSize(width: width, height: sections.last?.end ?? 0)
    }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var found: [UICollectionViewLayoutAttributes] = []
        var number = firstSection(endingBehind: rect.minY)
        while number < sections.count, sections[number].start < rect.maxY {
            let section = sections[number]
            if headerHeight > 0,
                let header = layoutAttributesForSupplementaryView(
                    ofKind: UICollectionView.elementKindSectionHeader,
                    at: IndexPath(item: 0, section: number)), header.frame.intersects(rect)
            {
                found.append(header)
            }
            let items = section.placement.items(
                from: rect.minY - section.itemsStart, to: rect.maxY - section.itemsStart)
            for item in items {
                guard let one = layoutAttributesForItem(at: IndexPath(item: item, section: number)) else {
                    continue
                }
                found.append(one)
            }
            number += 1
        }
        return found
    }

    private func firstSection(endingBehind edge: CGFloat) -> Int {
        var low = 0
        var high = sections.count
        while low < high {
            let middle = (low + high) / 2
            if sections[middle].end <= edge { low = middle + 1 } else { high = middle }
        }
        return low
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section),
            sections[indexPath.section].placement.places.indices.contains(indexPath.item)
        else { return nil }
        let section = sections[indexPath.section]
        let place = section.placement.places[indexPath.item]
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(
            x: section.columns.start(ofColumn: place.column), y: section.itemsStart + place.start,
            width: section.columns.columnWidth, height: place.length)
        return attributes
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard elementKind == UICollectionView.elementKindSectionHeader, headerHeight > 0,
            sections.indices.contains(indexPath.section)
        else { return nil }
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: elementKind, with: indexPath)
        attributes.frame = CGRect(
            x: 0, y: sections[indexPath.section].start, width: width, height: headerHeight)
        return attributes
    }

    // MARK: Sizes that change

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        guard newBounds.width != collectionView.bounds.width || width != preparedWidth else { return false }
        holdPlace()
        return true
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let path = preferredAttributes.indexPath
        guard case .selfSizing = itemHeight, preferredAttributes.representedElementCategory == .cell,
            sections.indices.contains(path.section)
        else { return false }
        // A line that is stretched to its highest item gives cells more than they ask for.
        return measured.isNew(
            preferredAttributes.size.height, of: identity(of: path),
            width: sections[path.section].columns.columnWidth)
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        (context as? MeasuredItemContext)?.isMeasured = true
        let path = preferredAttributes.indexPath
        let item = identity(of: path)
        let isFirst = !measured.isMeasured(item, width: preferredAttributes.size.width)
        measured.remember(preferredAttributes.size.height, of: item, width: preferredAttributes.size.width)
        lengths?[path.section][path.item] = preferredAttributes.size.height
        // What is above the edge grows upwards, and so does what was only guessed and comes in there.
        let frame = originalAttributes.frame
        guard let collectionView, frame.maxY <= edge || isFirst && frame.minY < edge,
            let after = firstItem(beginningAt: edge)
        else { return context }
        let now = place(columns(within: width), in: collectionView)
        context.contentOffsetAdjustment.y = start(of: after, in: now) - start(of: after, in: sections)
        sections = now
        return context
    }

    // MARK: What one reads

    /// Remembers what one reads until everything has its new place; at the start there is nothing to hold.
    private func holdPlace() {
        guard held == nil, edge > 0 else { return }
        if let path = firstItem(beginningAt: edge), start(of: path, in: sections) < edge + visibleLength / 2 {
            held = (path, fraction: 0, distance: start(of: path, in: sections) - edge)
        } else if let path = itemAtEdge {
            let length = sections[path.section].placement.places[path.item].length
            let behind = edge - start(of: path, in: sections)
            held = (path, fraction: length > 0 ? min(behind / length, 1) : 0, distance: 0)
        }
    }

    /// Where the content belongs so that the held item is where it was, within what can be scrolled to.
    private func offsetOfHeld() -> CGFloat? {
        guard let collectionView, let held else { return nil }
        self.held = nil
        guard sections.indices.contains(held.path.section),
            sections[held.path.section].placement.places.indices.contains(held.path.item)
        else { return nil }
        let place = sections[held.path.section].placement.places[held.path.item]
        let insets = collectionView.adjustedContentInset
        let most = collectionViewContentSize.height - collectionView.bounds.height + insets.bottom
        let edge = start(of: held.path, in: sections) + held.fraction * place.length - held.distance
        return max(min(edge - insets.top, most), -insets.top)
    }

    /// Where what is seen begins.
    private var edge: CGFloat {
        collectionView.map { $0.contentOffset.y + $0.adjustedContentInset.top } ?? 0
    }

    private var visibleLength: CGFloat {
        collectionView.map { $0.bounds.height - $0.adjustedContentInset.top - $0.adjustedContentInset.bottom }
            ?? 0
    }

    /// The first item that reaches beyond the edge.
    private var itemAtEdge: IndexPath? {
        items(from: edge).first
    }

    private func firstItem(beginningAt edge: CGFloat) -> IndexPath? {
        items(from: edge).first { start(of: $0, in: sections) >= edge }
    }

    /// Items that reach beyond a place, of its section and the next.
    private func items(from edge: CGFloat) -> [IndexPath] {
        let number = firstSection(endingBehind: edge)
        return (number..<min(number + 2, sections.count)).flatMap { number in
            let section = sections[number]
            return section.placement.items(
                from: edge - section.itemsStart, to: edge + visibleLength - section.itemsStart
            )
            .map { IndexPath(item: $0, section: number) }
        }
    }

    private func start(of path: IndexPath, in sections: [Section]) -> CGFloat {
        sections[path.section].itemsStart + sections[path.section].placement.places[path.item].start
    }
}

/// Says whether nothing but the length of a measured item has changed.
private final class MeasuredItemContext: UICollectionViewLayoutInvalidationContext {
    var isMeasured = false
}
