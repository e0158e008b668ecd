import UIKit

/// Lines of a shelf; turned around where writing runs from right to left.
final class ShelfFlowLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    /// A line that does not fill the list stands at its leading end, whichever side that is on.
    override var collectionViewContentSize: CGSize {
        var size = super.collectionViewContentSize
        if scrollDirection == .horizontal { size.width = max(size.width, collectionView?.bounds.width ?? 0) }
        return size
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        super.shouldInvalidateLayout(forBoundsChange: newBounds) || shift(to: newBounds) != 0
    }

    override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        context.contentOffsetAdjustment.x += shift(to: newBounds)
        return context
    }

    /// What keeps the leading edge of a line that runs from the right where it was when the view gets another width.
    private func shift(to bounds: CGRect) -> CGFloat {
        guard scrollDirection == .horizontal, let list = collectionView, list.bounds.width > 0,
            list.bounds.width != bounds.width, list.effectiveUserInterfaceLayoutDirection == .rightToLeft
        else { return 0 }
        let content = list.contentSize.width
        let edge = max(content, list.bounds.width) - list.bounds.maxX
        return max(max(content, bounds.width) - bounds.width - edge, 0) - bounds.minX
    }
}
