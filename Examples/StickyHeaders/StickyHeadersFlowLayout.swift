import UIKit

/// Keeps the header of the topmost section at the top edge until the next one pushes it off.
class StickyHeadersFlowLayout: UICollectionViewFlowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        true
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let collectionView = collectionView,
            var attributes = super.layoutAttributesForElements(in: rect)
        else { return nil }
        attributes.removeAll { $0.representedElementCategory == .supplementaryView }
        for section in 0..<collectionView.numberOfSections {
            let indexPath = IndexPath(item: 0, section: section)
            for kind in [
                UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
            ] {
                if let supplementary = layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath) {
                    attributes.append(supplementary)
                }
            }
        }
        return attributes
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let collectionView = collectionView,
            let attributes = super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
        else { return nil }
        let count = collectionView.numberOfItems(inSection: indexPath.section)
        guard elementKind == UICollectionView.elementKindSectionHeader, count > 0,
            let first = layoutAttributesForItem(at: IndexPath(item: 0, section: indexPath.section)),
            let last = layoutAttributesForItem(at: IndexPath(item: count - 1, section: indexPath.section))
        else { return attributes }
        let height = attributes.frame.height
        let top = collectionView.contentOffset.y + collectionView.safeAreaInsets.top
        attributes.frame.origin.y = min(max(top, first.frame.minY - height), last.frame.maxY - height)
        attributes.zIndex = 1024
        return attributes
    }
}
