import UIKit

/// One cover in the middle, its neighbours smaller, paler and turned away; drags end on a cover.
final class CoverFlowLayout: UICollectionViewFlowLayout {
    override init() {
        super.init()
        scrollDirection = .horizontal
        itemSize = CGSize(width: 220, height: 300)
        minimumLineSpacing = 16
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        let side = max((collectionView.bounds.width - itemSize.width) / 2, 0)
        sectionInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map {
            turned($0.copy() as! UICollectionViewLayoutAttributes)
        }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let plain = super.layoutAttributesForItem(at: indexPath) else { return nil }
        return turned(plain.copy() as! UICollectionViewLayoutAttributes)
    }

    private func turned(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let collectionView else { return attributes }
        let distance = attributes.center.x - collectionView.bounds.midX
        let share = max(min(distance / itemSize.width, 1), -1)
        let scale = 1 - 0.25 * abs(share)
        attributes.transform = CGAffineTransform(scaleX: scale, y: scale).rotated(by: share * 0.08)
        attributes.alpha = 1 - 0.4 * abs(share)
        attributes.zIndex = -Int(abs(distance).rounded())
        return attributes
    }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        guard let collectionView else { return proposedContentOffset }
        let pitch = itemSize.width + minimumLineSpacing
        let here = collectionView.contentOffset.x / pitch
        let page = velocity.x > 0.2 ? ceil(here) : velocity.x < -0.2 ? floor(here) : here.rounded()
        let last = CGFloat(max(collectionView.numberOfItems(inSection: 0) - 1, 0))
        return CGPoint(x: max(min(page, last), 0) * pitch, y: proposedContentOffset.y)
    }
}
