import UIKit

/// A cover with a number, in a colour of its own.
final class CoverCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 8
        label.font = .preferredFont(forTextStyle: .title2)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.textColor = .white
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ number: Int) {
        label.text = "\(number)"
        accessibilityIdentifier = "cover-\(number)"
        contentView.backgroundColor = UIColor(
            hue: CGFloat(number * 37 % 100) / 100, saturation: 0.5, brightness: 0.6, alpha: 1)
    }
}
