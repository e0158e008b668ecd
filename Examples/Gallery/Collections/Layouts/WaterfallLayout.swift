import UIKit

protocol WaterfallLayoutDelegate: UICollectionViewDelegate {
    /// Height over width.
    func collectionView(_ collectionView: UICollectionView, aspectRatioForItemAt indexPath: IndexPath)
        -> CGFloat
}

/// Columns of one width; every item goes under the shortest column.
final class WaterfallLayout: UICollectionViewLayout {
    var columnCount = 2 { didSet { invalidateLayout() } }
    var spacing: CGFloat = 8 { didSet { invalidateLayout() } }
    var sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    private var attributes: [[UICollectionViewLayoutAttributes]] = []
    private var headers: [UICollectionViewLayoutAttributes] = []
    private var contentHeight: CGFloat = 0
    var headerHeight: CGFloat = 0

    private var width: CGFloat {
        guard let collectionView else { return 0 }
        let insets = collectionView.adjustedContentInset
        return collectionView.bounds.width - insets.left - insets.right
    }

    override var collectionViewContentSize: CGSize { CGSize(width: width, height: contentHeight) }

    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        attributes = []
        headers = []
        var top: CGFloat = 0
        let inner = width - sectionInset.left - sectionInset.right
        let column = (inner - spacing * CGFloat(columnCount - 1)) / CGFloat(columnCount)
        for section in 0..<collectionView.numberOfSections {
            if headerHeight > 0 {
                let header = UICollectionViewLayoutAttributes(
                    forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                    with: IndexPath(item: 0, section: section))
                header.frame = CGRect(x: 0, y: top, width: width, height: headerHeight)
                headers.append(header)
                top += headerHeight
            }
            var ends = Array(repeating: top + sectionInset.top, count: columnCount)
            var made: [UICollectionViewLayoutAttributes] = []
            for item in 0..<collectionView.numberOfItems(inSection: section) {
                let path = IndexPath(item: item, section: section)
                let shortest = ends.indices.min { ends[$0] < ends[$1] }!
                let delegate = collectionView.delegate as? WaterfallLayoutDelegate
                let ratio = delegate?.collectionView(collectionView, aspectRatioForItemAt: path) ?? 1
                let one = UICollectionViewLayoutAttributes(forCellWith: path)
                one.frame = CGRect(
                    x: sectionInset.left + CGFloat(shortest) * (column + spacing), y: ends[shortest],
                    width: column, height: (column * ratio).rounded())
                ends[shortest] = one.frame.maxY + spacing
                made.append(one)
            }
            attributes.append(made)
            top = max(ends.max()! - (made.isEmpty ? 0 : spacing), top) + sectionInset.bottom
        }
        contentHeight = top
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (headers + attributes.joined()).filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes[indexPath.section][indexPath.item]
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        headers.indices.contains(indexPath.section) ? headers[indexPath.section] : nil
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }
}
