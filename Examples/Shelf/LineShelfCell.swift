import UIKit

/// A month whose covers stand in one line that scrolls sideways.
class LineShelfCell: ShelfCell {
    override class var identifier: String { "LineShelfCell" }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        layout.scrollDirection = .horizontal
        collectionView.isScrollEnabled = true
        collectionView.showsHorizontalScrollIndicator = false
        collectionView.alwaysBounceHorizontal = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var contentHeight: CGFloat { Self.coverSize.height }

    override func prepareForReuse() {
        super.prepareForReuse()
        collectionView.contentOffset = .zero
    }
}
