import ListEngine

/// The item under the reader's eye: when cells before it turn out longer or shorter than they were guessed,
/// it stays where it is seen.
@MainActor
struct ElementAnchor {
    private let indexPath: IndexPath
    private var frame: CGRect

    /// The first item that begins within the window, among those that have their size; nil while the content
    /// rests at its start, where all that is measured comes later.
    init?(settledIn view: UICollectionView) {
        let start = view.adjustedContentInset
        let isScrolled =
            view.bounds.minY > -start.top + 0.5 && view.contentSize.height > view.bounds.height
            || view.bounds.minX > -start.left + 0.5 && view.contentSize.width > view.bounds.width
        guard isScrolled, !view.isFlipped else { return nil }
        let window = view.bounds
        var best: UICollectionViewLayoutAttributes?
        for element in view.elements.list where element.key.category == .cell {
            let attributes = element.attributes
            guard attributes.scroller == nil, !attributes.isTransformed, attributes.isSelfSizing,
                attributes.plainFrame.minY >= window.minY, attributes.plainFrame.minX >= window.minX,
                attributes.plainFrame.overlaps(window)
            else { continue }
            best = attributes
            break
        }
        guard let best else { return nil }
        indexPath = best.indexPath
        frame = best.plainFrame
    }

    /// Moves the content so that the item is seen where it was.
    mutating func hold(in view: UICollectionView) {
        guard view.counts.contains(indexPath),
            let now = view.askItem(indexPath)?.plainFrame, now.origin != frame.origin
        else { return }
        let delta = CGPoint(x: now.minX - frame.minX, y: now.minY - frame.minY)
        frame = now
        // Only along the axis of scrolling: lines that break differently move items across.
        let isVertical =
            view.contentSize.height - view.bounds.height >= view.contentSize.width - view.bounds.width
        view.applyCorrection(isVertical ? CGPoint(x: 0, y: delta.y) : CGPoint(x: delta.x, y: 0))
    }
}
