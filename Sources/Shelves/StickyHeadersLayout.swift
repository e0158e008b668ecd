import UIKit

/// A flow layout whose section headers stay at the top while their section is visible, pushed off by the next.
///
/// Unlike `sectionHeadersPinToVisibleBounds` a header goes no further than its section's items: a section's
/// insets do not hold it.
open class StickyHeadersLayout: UICollectionViewFlowLayout {
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let collectionView, var all = super.layoutAttributesForElements(in: rect) else { return nil }
        all.removeAll { $0.representedElementKind == UICollectionView.elementKindSectionHeader }
        for section in 0..<collectionView.numberOfSections {
            let path = IndexPath(item: 0, section: section)
            let header = layoutAttributesForSupplementaryView(
                ofKind: UICollectionView.elementKindSectionHeader, at: path)
            if let header, header.frame.intersects(rect) { all.append(header) }
        }
        return all
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
        guard elementKind == UICollectionView.elementKindSectionHeader, let collectionView,
            let header = attributes?.copy() as? UICollectionViewLayoutAttributes
        else { return attributes }
        let count = collectionView.numberOfItems(inSection: indexPath.section)
        guard count > 0,
            let first = layoutAttributesForItem(at: IndexPath(item: 0, section: indexPath.section)),
            let last = layoutAttributesForItem(at: IndexPath(item: count - 1, section: indexPath.section))
        else { return header }
        let height = header.frame.height
        let top = collectionView.contentOffset.y + collectionView.safeAreaInsets.top
        header.frame.origin.y = min(max(top, first.frame.minY - height), last.frame.maxY - height)
        header.zIndex = 1024
        return header
    }
}
