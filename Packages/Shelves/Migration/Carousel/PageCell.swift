import UIKit

class PageCell: UICollectionViewCell {
    let coverView = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        coverView.contentMode = .scaleAspectFit
        coverView.frame = contentView.bounds.insetBy(dx: 0, dy: 8)
        coverView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(coverView)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
