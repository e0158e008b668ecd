import Shelves
import UIKit

/// The store's name and the search field; the name goes when the header shrinks to a bar.
final class StoreHeaderView: UIView, UISearchBarDelegate {
    static let height: CGFloat = 112
    static let barHeight: CGFloat = 56

    var onSearch: (String) -> Void = { _ in }
    private let nameLabel = UILabel()
    private let searchBar = UISearchBar()
    private let background = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        background.backgroundColor = .systemBackground
        nameLabel.text = text("storeName")
        nameLabel.font = .systemFont(ofSize: 34, weight: .bold)
        nameLabel.adjustsFontSizeToFitWidth = true
        nameLabel.accessibilityTraits = .header
        searchBar.searchBarStyle = .minimal
        searchBar.placeholder = text("search")
        searchBar.delegate = self
        searchBar.accessibilityIdentifier = "search"
        for view in [background, nameLabel, searchBar] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            // Up behind the status bar.
            background.topAnchor.constraint(equalTo: topAnchor, constant: -200),
            background.bottomAnchor.constraint(equalTo: bottomAnchor),
            background.leadingAnchor.constraint(equalTo: leadingAnchor),
            background.trailingAnchor.constraint(equalTo: trailingAnchor),
            nameLabel.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16),
            nameLabel.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16),
            nameLabel.bottomAnchor.constraint(equalTo: searchBar.topAnchor, constant: -2),
            searchBar.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 8),
            searchBar.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -8),
            searchBar.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func collapse(_ progress: CGFloat) { nameLabel.alpha = 1 - min(progress * 1.6, 1) }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { onSearch(searchText) }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
}

/// A category's name; a line below it while it stays at the top.
final class CategoryHeaderView: UICollectionReusableView {
    let header = ShelfHeaderView()
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        line.backgroundColor = .separator
        line.isHidden = true
        header.titleLabel.font = .preferredFont(forTextStyle: .title3)
        header.titleLabel.numberOfLines = 1
        for view in [header, line] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            header.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16),
            header.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16),
            header.centerYAnchor.constraint(equalTo: centerYAnchor),
            line.leadingAnchor.constraint(equalTo: leadingAnchor),
            line.trailingAnchor.constraint(equalTo: trailingAnchor),
            line.bottomAnchor.constraint(equalTo: bottomAnchor),
            line.heightAnchor.constraint(equalToConstant: 0.5),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        line.isHidden = (layoutAttributes as? StickyHeaderAttributes)?.isStuck != true
    }
}

/// The carousel of picks.
final class PicksCell: UICollectionViewCell {
    let carousel = Carousel<Book, PickCell>()

    override init(frame: CGRect) {
        super.init(frame: frame)
        carousel.peek = 24
        carousel.spacing = 12
        carousel.isEndless = true
        carousel.autoAdvance = 5
        carousel.fill = { cell, book in cell.show(book) }
        carousel.list.accessibilityIdentifier = "picks"
        carousel.pageControl.accessibilityIdentifier = "picks-control"
        carousel.frame = contentView.bounds
        carousel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(carousel)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Heights of the front page's rows, each measured once per width: 500 shelves have few different ones.
@MainActor
final class RowSizes {
    private struct Key: Hashable {
        var name: String
        var width: CGFloat
    }
    private var heights: [Key: CGFloat] = [:]
    private lazy var shelfCell = BookShelfCell(frame: .zero)
    private lazy var rankingCell = RankingCell(frame: .zero)

    func forget() { heights = [:] }

    func picks(_ traits: UITraitCollection) -> CGFloat {
        min(UIFontMetrics.default.scaledValue(for: 190, compatibleWith: traits), 320)
    }

    func shelf(
        _ kind: Category.Kind, _ content: ShelfContent<Book>, isWhole: Bool, width: CGFloat,
        like list: UICollectionView
    ) -> CGFloat {
        measured("\(kind) \(isWhole)", width) {
            let cell = self.shelfCell
            cell.shelf.shelfLayout = StoreViewController.shelfLayout(of: kind)
            cell.shelf.showsHeader = false
            cell.shelf.show(content)
            return cell
        }
    }

    func ranked(_ book: Book, number: Int, width: CGFloat, like list: UICollectionView) -> CGFloat {
        measured("\(number) \(book.id)", width) {
            self.rankingCell.show(book, number: number)
            return self.rankingCell
        }
    }

    private func measured(_ name: String, _ width: CGFloat, _ cell: () -> UICollectionViewCell) -> CGFloat {
        let key = Key(name: name, width: width)
        if let known = heights[key] { return known }
        let cell = cell()
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: width, height: 100)
        cell.frame = attributes.frame
        let height: CGFloat
        if cell is BookShelfCell {
            height = cell.preferredLayoutAttributesFitting(attributes).size.height
        } else {
            height =
                cell.contentView.systemLayoutSizeFitting(
                    CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
        }
        heights[key] = height
        return height
    }
}
