import UIKit

/// Pages in a row, one of which comes to rest in the middle.
final class CarouselLayout: UICollectionViewFlowLayout {
    var pages = CarouselArithmetic(pages: 0, width: 0, peek: 0, spacing: 0, isEndless: false)
    /// Where a finger came down.
    var begin = 0

    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        let turn: CGFloat = isTurned ? -1 : 1
        let slot = pages.restingSlot(
            from: begin, proposed: leadingOffset(proposedContentOffset.x), velocity: turn * velocity.x)
        return CGPoint(x: offset(pages.offset(ofSlot: slot)), y: proposedContentOffset.y)
    }

    private var isTurned: Bool { collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// An offset from the leading end, from one from the left, and the other way.
    func leadingOffset(_ x: CGFloat) -> CGFloat { isTurned ? pages.contentWidth - pages.width - x : x }
    func offset(_ leading: CGFloat) -> CGFloat {
        isTurned ? pages.contentWidth - pages.width - leading : leading
    }
}
