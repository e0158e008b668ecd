import ListEngine

extension UICollectionViewFlowLayout {
    /// Headers and footers that follow the visible bounds; nil when none do.
    private var pinning: FlowPinning? {
        guard sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds, let owner else {
            return nil
        }
        return FlowPinning(
            headers: sectionHeadersPinToVisibleBounds, footers: sectionFootersPinToVisibleBounds,
            visibleBounds: owner.bounds.inset(by: owner.adjustedContentInset))
    }

    func flowAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard owner != nil else { return [] }
        let pinning = pinning
        var result: [UICollectionViewLayoutAttributes] = []
        let isSelfSizing = sizesItself
        flow.visitElements(in: rect, pinning: pinning) { element in
            result.append(attributes(of: element, isPinned: pinning != nil, isSelfSizing: isSelfSizing))
        }
        return result
    }

    func flowItemAttributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard owner != nil, indexPath.count == 2 else { return nil }
        let flow = flow
        let (section, item) = (indexPath[0], indexPath[1])
        guard (0..<flow.sectionCount).contains(section),
            (0..<flow.itemCount(inSection: section)).contains(item)
        else { return nil }
        let frame = flow.itemFrame(section: section, item: item)
        return attributes(
            of: FlowElement(kind: .item, section: section, item: item, frame: frame), isPinned: false,
            isSelfSizing: sizesItself)
    }

    func flowBarAttributes(kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard owner != nil, !indexPath.isEmpty else { return nil }
        let flow = flow
        let section = indexPath[0]
        guard (0..<flow.sectionCount).contains(section) else { return nil }
        let pinning = pinning
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
        // UIKit: a bar without height has attributes of no size, which no rectangle touches.
        let frame =
            (isHeader
                ? flow.headerFrame(section: section, pinning: pinning)
                : flow.footerFrame(section: section, pinning: pinning)) ?? .zero
        let element = FlowElement(kind: isHeader ? .header : .footer, section: section, item: 0, frame: frame)
        let made = attributes(of: element, isPinned: pinning != nil, isSelfSizing: false)
        made.indexPath = indexPath
        return made
    }

    private func attributes(
        of element: FlowElement, isPinned: Bool, isSelfSizing: Bool
    ) -> UICollectionViewLayoutAttributes {
        let path = IndexPath(item: element.item, section: element.section)
        let made: UICollectionViewLayoutAttributes
        switch element.kind {
        case .item:
            made = makeAttributes(.cell, kind: .cell, path)
            made.isSelfSizing = isSelfSizing
        case .header:
            made = makeAttributes(.supplementaryView, kind: .sectionHeader, path)
            if isPinned { made.zIndex = 1 }
        case .footer:
            made = makeAttributes(.supplementaryView, kind: .sectionFooter, path)
            if isPinned { made.zIndex = 1 }
        }
        made.plainFrame = element.frame
        return made
    }
}

extension ListElementKind {
    @MainActor static let sectionHeader = named(UICollectionView.elementKindSectionHeader)
    @MainActor static let sectionFooter = named(UICollectionView.elementKindSectionFooter)
}
