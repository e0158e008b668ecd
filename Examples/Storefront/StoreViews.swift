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

    /// - Parameter all: opens the category; nil: there is no button for it.
    func show(_ title: String, all: (@MainActor () -> Void)? = nil) {
        header.show(title: title)
        header.actionTitle = text("seeAll")
        header.onAction = all
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        line.isHidden = (layoutAttributes as? StickyHeaderAttributes)?.isStuck != true
    }
}

/// The carousel of picks.
final class PicksCell: UICollectionViewCell {
    static let peek: CGFloat = 24
    static let controlHeight: CGFloat = 26
    let carousel = Carousel<Book, PickCell>()

    override init(frame: CGRect) {
        super.init(frame: frame)
        carousel.peek = Self.peek
        carousel.controlHeight = Self.controlHeight
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

/// Heights of the front page's rows, each measured once per width: 500 shelves have few different ones. Its views are on no screen and keep
/// the text size of their time: another one needs others.
@MainActor
final class RowSizes {
    private struct Key: Hashable {
        var name: String
        var width: CGFloat
    }
    private var heights: [Key: CGFloat] = [:]
    private lazy var shelfCell = BookShelfCell(frame: .zero)
    private lazy var rankingCell = RankingCell(frame: .zero)
    private lazy var pickCell = PickCell(frame: .zero)
    private lazy var foundCell = FoundCell(frame: .zero)
    private lazy var headerView = CategoryHeaderView(frame: .zero)

    /// As high as its title needs, and as high as a finger likes it.
    func header(_ title: String, hasAction: Bool, width: CGFloat) -> CGFloat {
        let key = Key(name: "header \(title) \(hasAction)", width: width)
        if let known = heights[key] { return known }
        if hasAction { headerView.show(title) {} } else { headerView.show(title) }
        let fitted = headerView.header.systemLayoutSizeFitting(
            CGSize(width: width - 32, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let height = max(44, (fitted.height + 14).rounded())
        heights[key] = height
        return height
    }

    /// Grows with the text; with the largest texts, which have a card for themselves, as high as the longest needs.
    func picks(_ books: [Book], width: CGFloat, like list: UICollectionView) -> CGFloat {
        let traits = list.traitCollection
        guard traits.preferredContentSizeCategory.isAccessibilityCategory else {
            return min(UIFontMetrics.default.scaledValue(for: 190, compatibleWith: traits), 320)
        }
        let page = width - 2 * PicksCell.peek
        let needed = books.map { book in
            measured("pick \(book.id)", page) {
                self.pickCell.show(book)
                return self.pickCell
            }
        }
        return max(190, (needed.max() ?? 0) + PicksCell.controlHeight)
    }

    func shelf(
        _ kind: Category.Kind, _ content: ShelfContent<Book>, isWhole: Bool, width: CGFloat,
        like list: UICollectionView
    ) -> CGFloat {
        measured("\(kind) \(isWhole)", width) {
            let cell = self.shelfCell
            cell.shelf.shelfLayout = StoreViewController.shelfLayout(of: kind, list.traitCollection)
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

    func found(_ book: Book, width: CGFloat) -> CGFloat {
        measured("found \(book.id)", width) {
            self.foundCell.show(book)
            return self.foundCell
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
