import UIKit

/// A cell out of which its book's page grows.
@MainActor
protocol ShowsBook: AnyObject {
    var book: Book? { get }
    var coverView: UIView { get }
}

/// A cover with the title below it.
class CoverCell: UICollectionViewCell, ShowsBook {
    let imageView = CoverView()
    let titleLabel = UILabel()
    private(set) var book: Book?
    var coverView: UIView { imageView }

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.backgroundColor = .secondarySystemFill
        imageView.layer.cornerRadius = 6
        imageView.clipsToBounds = true
        titleLabel.font = .preferredFont(forTextStyle: .caption1)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.numberOfLines = 2
        for view in [imageView, titleLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
            imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor, multiplier: 1.5),
            titleLabel.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 4),
            titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            titleLabel.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor),
        ])
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ book: Book) {
        self.book = book
        titleLabel.text = book.title
        imageView.book = book
        accessibilityLabel = "\(book.title), \(book.author)"
        accessibilityIdentifier = "book-\(book.id)"
    }
}

/// A pick of the week: cover, title and author on a card.
final class PickCell: UICollectionViewCell, ShowsBook {
    private let imageView = CoverView()
    private var besideImage: NSLayoutConstraint!
    private var instead: NSLayoutConstraint!
    private let titleLabel = UILabel()
    private let authorLabel = UILabel()
    private(set) var book: Book?
    var coverView: UIView { contentView }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 14
        contentView.clipsToBounds = true
        imageView.layer.cornerRadius = 6
        imageView.clipsToBounds = true
        titleLabel.font = .preferredFont(forTextStyle: .title3)
        authorLabel.font = .preferredFont(forTextStyle: .subheadline)
        for label in [titleLabel, authorLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            label.textColor = .white
        }
        let texts = UIStackView(arrangedSubviews: [titleLabel, authorLabel])
        texts.axis = .vertical
        texts.spacing = 4
        for view in [imageView, texts] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            imageView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 14),
            imageView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -14),
            imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
            imageView.widthAnchor.constraint(equalTo: imageView.heightAnchor, multiplier: 2 / 3),
            texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -14),
            texts.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            texts.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 8),
        ])
        besideImage = texts.leadingAnchor.constraint(equalTo: imageView.trailingAnchor, constant: 14)
        instead = texts.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14)
        arrange()
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        arrange()
    }

    /// The largest texts need the card for themselves.
    private func arrange() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        imageView.isHidden = isLarge
        NSLayoutConstraint.deactivate([isLarge ? besideImage : instead])
        NSLayoutConstraint.activate([isLarge ? instead : besideImage])
    }

    func show(_ book: Book) {
        self.book = book
        contentView.backgroundColor = UIColor(
            hue: CGFloat(book.hue), saturation: 0.5, brightness: 0.4, alpha: 1)
        titleLabel.text = book.title
        authorLabel.text = book.author
        accessibilityLabel = "\(book.title), \(book.author)"
        imageView.book = book
    }
}

/// A book over the whole width: title over as many lines as it needs, author and price.
class BookRowCell: UICollectionViewCell, ShowsBook {
    private(set) var book: Book?
    var coverView: UIView { contentView }
    fileprivate let row = UIStackView()
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        detailLabel.font = .preferredFont(forTextStyle: .subheadline)
        detailLabel.textColor = .secondaryLabel
        for label in [titleLabel, detailLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        let texts = UIStackView(arrangedSubviews: [titleLabel, detailLabel])
        texts.axis = .vertical
        row.addArrangedSubview(texts)
        row.spacing = 14
        row.alignment = .center
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        ])
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ book: Book) {
        self.book = book
        titleLabel.text = book.title
        detailLabel.text = book.byline
        accessibilityLabel = "\(book.title), \(book.author), \(book.priceText)"
    }
}

/// A place of the ranking: its number before the book.
final class RankingCell: BookRowCell {
    private let numberLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        numberLabel.font = .preferredFont(forTextStyle: .title2)
        numberLabel.adjustsFontForContentSizeCategory = true
        numberLabel.textColor = .tintColor
        numberLabel.textAlignment = .center
        numberLabel.widthAnchor.constraint(greaterThanOrEqualToConstant: 22).isActive = true
        numberLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        numberLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        row.insertArrangedSubview(numberLabel, at: 0)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ book: Book, number: Int) {
        show(book)
        numberLabel.text = "\(number)"
        accessibilityLabel = "\(number), \(accessibilityLabel ?? "")"
        accessibilityIdentifier = "rank-\(number)"
    }
}

/// A book that was searched for: its cover before it.
final class FoundCell: BookRowCell {
    private let imageView = CoverView()
    override var coverView: UIView { imageView }

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.backgroundColor = .secondarySystemFill
        imageView.layer.cornerRadius = 4
        imageView.clipsToBounds = true
        NSLayoutConstraint.activate([
            imageView.widthAnchor.constraint(equalToConstant: 40),
            imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor, multiplier: 1.5),
        ])
        row.insertArrangedSubview(imageView, at: 0)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func show(_ book: Book) {
        super.show(book)
        accessibilityIdentifier = "found-\(book.id)"
        imageView.book = book
    }
}
