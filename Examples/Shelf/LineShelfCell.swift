import UIKit

/// A month whose covers stand in one line that scrolls sideways.
class LineShelfCell: ShelfCell {
    override class var identifier: String { "LineShelfCell" }

    override var contentHeight: CGFloat { Self.coverSize.height }

    override func prepareForReuse() {
        super.prepareForReuse()
        collectionView.contentOffset = .zero
    }
}
