import ListEngine

extension UICollectionViewFlowLayout {
    /// Whether items stand in the direction of writing, against that which the layout was made for.
    ///
    /// UIKit: "in a right-to-left layout a flow layout mirrors item positions without flipping the coordinate system" (an app's notes on iOS 26),
    /// so that offsets and points of touches stay; content that scrolls across begins at its right end then ("the contentOffset wouldn't
    /// start at 0 and would instead start at the end", a comment in another). A layout that flips the coordinates leaves it at that.
    var mirrorsItems: Bool {
        guard let owner, !flipsHorizontallyInOppositeLayoutDirection else { return false }
        return owner.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
    }

    /// What places are mirrored in; nil where they are not.
    private var mirror: FlowMirror? {
        guard mirrorsItems, let owner else { return nil }
        let insets = owner.adjustedContentInset
        return FlowMirror(
            width: max(flow.contentSize.width, owner.bounds.width - insets.left - insets.right))
    }

    /// Headers and footers that follow the visible bounds; nil when none do.
    private func pinning(_ mirror: FlowMirror?) -> FlowPinning? {
        guard sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds, let owner else {
            return nil
        }
        return FlowPinning(
            headers: sectionHeadersPinToVisibleBounds, footers: sectionFootersPinToVisibleBounds,
            visibleBounds: mirror.turned(owner.bounds.inset(by: owner.adjustedContentInset)))
    }

    func flowAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard owner != nil else { return [] }
        let mirror = mirror
        let pinning = pinning(mirror)
        var result: [UICollectionViewLayoutAttributes] = []
        let isSelfSizing = sizesItself
        flow.visitElements(in: mirror.turned(rect), pinning: pinning) { element in
            result.append(
                attributes(of: element, mirror, isPinned: pinning != nil, isSelfSizing: isSelfSizing))
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
            of: FlowElement(kind: .item, section: section, item: item, frame: frame), mirror,
            isPinned: false, isSelfSizing: sizesItself)
    }

    func flowBarAttributes(kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard owner != nil, !indexPath.isEmpty else { return nil }
        let flow = flow
        let section = indexPath[0]
        guard (0..<flow.sectionCount).contains(section) else { return nil }
        let mirror = mirror
        let pinning = pinning(mirror)
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
        // UIKit: a bar without height has attributes of no size, which no rectangle touches.
        let frame =
            (isHeader
                ? flow.headerFrame(section: section, pinning: pinning)
                : flow.footerFrame(section: section, pinning: pinning)) ?? .zero
        let element = FlowElement(kind: isHeader ? .header : .footer, section: section, item: 0, frame: frame)
        let made = attributes(
            of: element, frame == .zero ? nil : mirror, isPinned: pinning != nil, isSelfSizing: false)
        made.indexPath = indexPath
        return made
    }

    private func attributes(
        of element: FlowElement, _ mirror: FlowMirror?, isPinned: Bool, isSelfSizing: Bool
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
        made.plainFrame = mirror.turned(element.frame)
        return made
    }
}

/// Turns places around within a width, there and back.
private struct FlowMirror {
    let width: CGFloat
}

extension FlowMirror? {
    fileprivate func turned(_ rect: CGRect) -> CGRect {
        guard let self else { return rect }
        return CGRect(x: self.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}

extension ListElementKind {
    @MainActor static let sectionHeader = named(UICollectionView.elementKindSectionHeader)
    @MainActor static let sectionFooter = named(UICollectionView.elementKindSectionFooter)
}
