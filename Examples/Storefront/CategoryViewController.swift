import Shelves
import UIKit

/// All books of a category, in as many columns as fit, or two more on a wide screen.
final class CategoryViewController: UICollectionViewController {
    private let category: Category
    private let basket: Basket
    private let layout = AdaptiveColumnsLayout()
    private var source: UICollectionViewDiffableDataSource<Int, Book>!

    init(category: Category, basket: Basket) {
        self.category = category
        self.basket = basket
        layout.itemHeight = .ratio(1.5, text: 40)
        layout.spacing = 14
        layout.sectionInset = UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16)
        super.init(collectionViewLayout: layout)
        title = category.title
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        arrange()
        let cells = UICollectionView.CellRegistration<CoverCell, Book> { cell, _, book in cell.show(book) }
        source = UICollectionViewDiffableDataSource(collectionView: collectionView) { list, path, book in
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: book)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Book>()
        snapshot.appendSections([0])
        snapshot.appendItems(category.books)
        source.apply(snapshot, animatingDifferences: false)
        let sort = UIAction(title: text("byTitle"), image: UIImage(systemName: "textformat")) {
            [weak self] _ in
            self?.sort { $0.title < $1.title }
        }
        let price = UIAction(title: text("byPrice"), image: UIImage(systemName: "eurosign")) {
            [weak self] _ in
            self?.sort { $0.price < $1.price }
        }
        let button = UIBarButtonItem(
            image: UIImage(systemName: "arrow.up.arrow.down"), menu: UIMenu(children: [sort, price]))
        button.accessibilityLabel = text("sort")
        button.accessibilityIdentifier = "sort"
        navigationItem.rightBarButtonItem = button
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        arrange()
    }

    /// Covers are wider where their titles are very large.
    private func arrange() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        layout.columns = .leastWidth(isLarge ? 220 : 100)
    }

    private func sort(by areInOrder: (Book, Book) -> Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Book>()
        snapshot.appendSections([0])
        snapshot.appendItems(category.books.sorted(by: areInOrder))
        source.apply(snapshot, animatingDifferences: true)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let book = source.itemIdentifier(for: indexPath) else { return }
        let screen = BookViewController(book: book, basket: basket)
        screen.growsOut { [weak self] in self?.collectionView.visibleCells ?? [] }
        navigationController?.pushViewController(screen, animated: true)
    }
}
