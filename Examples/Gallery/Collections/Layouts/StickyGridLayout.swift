import UIKit

/// A sheet: sections are rows, items are columns; the first row and the first column stay in sight. Rows may be
/// of different lengths.
final class StickyGridLayout: UICollectionViewLayout {
    var cellSize = CGSize(width: 90, height: 44)

    private var columns = 0
    /// The cells of each row.
    private var counts: [Int] = []
    private var rows: Int { counts.count }

    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        counts = (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
        columns = counts.max() ?? 0
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: CGFloat(columns) * cellSize.width, height: CGFloat(rows) * cellSize.height)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard rows > 0, columns > 0 else { return [] }
        var result: [UICollectionViewLayoutAttributes] = []
        func range(_ low: CGFloat, _ high: CGFloat, _ extent: CGFloat, _ count: Int) -> [Int] {
            let first = max(Int((low / extent).rounded(.down)), 0)
            let end = min(Int((high / extent).rounded(.up)), count)
            return (first < end ? Array(first..<end) : []) + (first > 0 ? [0] : [])
        }
        let shownRows = range(rect.minY, rect.maxY, cellSize.height, rows)
        let shownColumns = range(rect.minX, rect.maxX, cellSize.width, columns)
        for row in shownRows {
            for column in shownColumns where column < counts[row] {
                let one = layoutAttributesForItem(at: IndexPath(item: column, section: row))!
                if one.frame.intersects(rect) { result.append(one) }
            }
        }
        return result
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        var origin = CGPoint(
            x: CGFloat(indexPath.item) * cellSize.width, y: CGFloat(indexPath.section) * cellSize.height)
        let offset = collectionView?.contentOffset ?? .zero
        let insets = collectionView?.adjustedContentInset ?? .zero
        if indexPath.section == 0 { origin.y = max(offset.y + insets.top, 0) }
        if indexPath.item == 0 { origin.x = max(offset.x + insets.left, 0) }
        attributes.frame = CGRect(origin: origin, size: cellSize)
        attributes.zIndex = (indexPath.section == 0 ? 2 : 0) + (indexPath.item == 0 ? 1 : 0)
        return attributes
    }
}
