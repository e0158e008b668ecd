import UIKit

/// A tile as wide as it is told and as tall as its text.
class RemarkCell: UICollectionViewCell {
    private let label = UILabel()
    private lazy var widthConstraint = contentView.widthAnchor.constraint(equalToConstant: 100)

    /// In points, the label's margins of 8 points included.
    var tileWidth: CGFloat {
        get { widthConstraint.constant }
        set {
            widthConstraint.constant = newValue
            label.preferredMaxLayoutWidth = newValue - 16
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 8
        contentView.translatesAutoresizingMaskIntoConstraints = false
        // The cell has its old width until it has been measured anew.
        widthConstraint.priority = UILayoutPriority(999)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            contentView.topAnchor.constraint(equalTo: topAnchor),
            contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
            contentView.trailingAnchor.constraint(equalTo: trailingAnchor),
            contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            widthConstraint,
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ remark: String) {
        label.text = remark
        label.font = .preferredFont(forTextStyle: .callout)
    }
}
