import UIKit

/// A place of a header that knows whether it stays at the edge; arrives in the header's `apply(_:)`.
open class StickyHeaderAttributes: UICollectionViewLayoutAttributes {
    /// The header has left its own place and stays at the edge.
    public nonisolated(unsafe) var isStuck = false
    /// 0 at its own length, 1 when only the collapsed length is left.
    public nonisolated(unsafe) var collapse: CGFloat = 0

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? StickyHeaderAttributes {
            copy.isStuck = isStuck
            copy.collapse = collapse
        }
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? StickyHeaderAttributes else { return false }
        return isStuck == other.isStuck && collapse == other.collapse && super.isEqual(object)
    }
}

/// A flow layout whose section headers stay at the leading edge while their section is visible: pushed off by the next,
/// stacked below one another, or collapsed to a bar. Both directions of scrolling, and of writing.
///
/// A scroll asks about the sections in sight and O(log sections) others.
open class StickyHeadersLayout: UICollectionViewFlowLayout {
    /// What becomes of a header whose section goes on behind it.
    public enum Style: Equatable, Sendable {
        /// It stays, and the next one pushes it off.
        case push
        /// It stays, and up to so many headers before it stay above it.
        case stack(Int)
        /// It shrinks to so many points and stays, and the next one pushes it off.
        case collapse(CGFloat)
    }

    /// What becomes of a header whose section goes on; at first the next one pushes it off.
    public var style = Style.push { didSet { if style != oldValue { invalidateLayout() } } }
    /// For xibs and storyboards: how many headers stay above the last one; 0: each pushes off the one before.
    @IBInspectable public var stackedHeaders: Int {
        get { depth }
        set { style = newValue > 0 ? .stack(newValue) : .push }
    }
    /// For xibs and storyboards: what a header shrinks to while it stays, points; 0: it keeps its length.
    @IBInspectable public var collapsedHeaderLength: CGFloat {
        get { if case .collapse(let length) = style { length } else { 0 } }
        set { style = newValue > 0 ? .collapse(newValue) : .push }
    }
    /// Footers stay at the trailing edge until their section begins below it.
    @IBInspectable public var sticksFooters: Bool = false {
        didSet { if sticksFooters != oldValue { invalidateLayout() } }
    }
    /// Points between what insets leave and where headers stay, such as the height of a page header's bar. Insets are the list's own, the
    /// safe area and a refresh control that turns; the room of a ``PageHeader`` is none.
    @IBInspectable public var edgeInset: CGFloat = 0 {
        didSet { if edgeInset != oldValue { invalidateLayout() } }
    }

    /// What of the list's inset a page header scrolls through.
    var pageHeaderRoom: CGFloat = 0 { didSet { if pageHeaderRoom != oldValue { invalidateLayout() } } }

    open override class var layoutAttributesClass: AnyClass { StickyHeaderAttributes.self }
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        // A scroll moves headers, nothing else.
        if let flow = context as? UICollectionViewFlowLayoutInvalidationContext,
            let collectionView, collectionView.bounds.size == newBounds.size
        {
            flow.invalidateFlowLayoutDelegateMetrics = false
            flow.invalidateFlowLayoutAttributes = false
        }
        return context
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let collectionView, var all = super.layoutAttributesForElements(in: rect) else { return nil }
        var sections: Set<Int> = []
        all.removeAll { element in
            sections.insert(element.indexPath.section)
            let kind = element.representedElementKind
            return kind == UICollectionView.elementKindSectionHeader
                || sticksFooters && kind == UICollectionView.elementKindSectionFooter
        }
        let count = collectionView.numberOfSections
        let first = StickyArithmetic.section(at: edge, count: count) { self.start(ofSection: $0) }
        if let first {
            for section in max(first - depth, 0)...first { sections.insert(section) }
        }
        if sticksFooters {
            let last = StickyArithmetic.section(at: trailingEdge, count: count) {
                self.start(ofSection: $0)
            }
            if let last { sections.insert(last) }
        }
        var kinds = [UICollectionView.elementKindSectionHeader]
        if sticksFooters { kinds.append(UICollectionView.elementKindSectionFooter) }
        for section in sections.sorted() {
            for kind in kinds {
                let path = IndexPath(item: 0, section: section)
                guard let bar = layoutAttributesForSupplementaryView(ofKind: kind, at: path),
                    bar.frame.intersects(rect)
                else { continue }
                all.append(bar)
            }
        }
        return all
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let natural = natural(elementKind, indexPath.section) else { return nil }
        guard let bar = natural.copy() as? UICollectionViewLayoutAttributes else { return natural }
        let place: StickyArithmetic.Placement
        if elementKind == UICollectionView.elementKindSectionHeader {
            place = header(natural, indexPath.section)
            if let bar = bar as? StickyHeaderAttributes, case .collapse(let least) = style {
                let whole = stretch(natural.frame).length
                bar.collapse = whole > least ? (whole - place.length) / (whole - least) : 0
            }
        } else if elementKind == UICollectionView.elementKindSectionFooter, sticksFooters {
            place = StickyArithmetic.footer(
                natural: stretch(natural.frame), sectionStart: start(ofSection: indexPath.section) ?? 0,
                edge: trailingEdge)
        } else {
            return natural
        }
        var frame = natural.frame
        if scrollDirection == .vertical {
            frame.origin.y = place.start
            frame.size.height = place.length
        } else {
            frame.origin.x = place.start
            frame.size.width = place.length
        }
        bar.frame = frame
        // Above the cells; a header that is pushed off goes behind the one that pushes.
        bar.zIndex = 1024 + indexPath.section
        (bar as? StickyHeaderAttributes)?.isStuck = place.isStuck
        return bar
    }

    private func header(
        _ natural: UICollectionViewLayoutAttributes, _ section: Int
    ) -> StickyArithmetic.Placement {
        let own = stretch(natural.frame)
        switch style {
        case .push:
            return StickyArithmetic.header(natural: own, end: end(ofSection: section), edge: edge)
        case .collapse(let least):
            return StickyArithmetic.header(
                natural: own, end: end(ofSection: section), edge: edge, collapsed: least)
        case .stack:
            let count = collectionView?.numberOfSections ?? 0
            let current = StickyArithmetic.section(at: edge, count: count) { self.start(ofSection: $0) }
            return StickyArithmetic.stacked(
                section, depth: depth, edge: edge, current: current ?? -1, count: count
            ) { section in
                self.natural(UICollectionView.elementKindSectionHeader, section).map {
                    self.stretch($0.frame)
                }
            }
        }
    }

    // MARK: Lengths along the direction of scrolling

    /// How many headers stay before one.
    private var depth: Int { if case .stack(let count) = style { max(count, 0) } else { 0 } }

    /// Where headers stay, in the layout's own coordinates, which run from the leading end.
    private var edge: CGFloat {
        guard let collectionView else { return 0 }
        let (bounds, insets) = (collectionView.bounds, insets(of: collectionView))
        if scrollDirection == .vertical { return bounds.minY + insets.top + edgeInset }
        if isTurned { return collectionViewContentSize.width - bounds.maxX + insets.right + edgeInset }
        return bounds.minX + insets.left + edgeInset
    }

    private var trailingEdge: CGFloat {
        guard let collectionView else { return 0 }
        let (bounds, insets) = (collectionView.bounds, insets(of: collectionView))
        if scrollDirection == .vertical { return bounds.maxY - insets.bottom }
        if isTurned { return collectionViewContentSize.width - bounds.minX - insets.left }
        return bounds.maxX - insets.right
    }

    /// What bars and the list's own insets cover; the safe area also where the list does not count it in.
    private func insets(of list: UICollectionView) -> UIEdgeInsets {
        let (own, safe) = (list.adjustedContentInset, list.safeAreaInsets)
        return UIEdgeInsets(
            top: max(own.top - pageHeaderRoom, safe.top), left: max(own.left, safe.left),
            bottom: max(own.bottom, safe.bottom), right: max(own.right, safe.right))
    }

    private var isTurned: Bool { collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func stretch(_ frame: CGRect) -> Stretch {
        scrollDirection == .vertical ? Stretch(frame.minY, frame.height) : Stretch(frame.minX, frame.width)
    }

    private func natural(_ kind: String, _ section: Int) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: section))
    }

    /// nil for a section without header, items and footer.
    private func start(ofSection section: Int) -> CGFloat? {
        if let header = natural(UICollectionView.elementKindSectionHeader, section),
            stretch(header.frame).length > 0
        {
            return stretch(header.frame).start
        }
        if let collectionView, collectionView.numberOfItems(inSection: section) > 0,
            let first = layoutAttributesForItem(at: IndexPath(item: 0, section: section))
        {
            return stretch(first.frame).start
        }
        return natural(UICollectionView.elementKindSectionFooter, section).map { stretch($0.frame).start }
    }

    /// Of the section's items: a header does not stay over what follows them.
    private func end(ofSection section: Int) -> CGFloat {
        let count = collectionView?.numberOfItems(inSection: section) ?? 0
        guard count > 0 else {
            return natural(UICollectionView.elementKindSectionHeader, section)
                .map { stretch($0.frame).end } ?? 0
        }
        return layoutAttributesForItem(at: IndexPath(item: count - 1, section: section))
            .map { stretch($0.frame).end } ?? 0
    }
}
