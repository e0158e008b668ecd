import UIKit

/// Where one can go: the store, the basket with its number of books, the settings, and the first categories.
final class SidebarViewController: UIViewController, UICollectionViewDelegate {
    enum Place: Hashable, Sendable {
        case store, basket, settings
        case category(Category.ID)
    }

    var onSelect: (Place) -> Void = { _ in }
    private let catalog: Catalog
    private var count = 0
    private let list: UICollectionView
    private var source: UICollectionViewDiffableDataSource<Int, Place>!

    init(catalog: Catalog) {
        self.catalog = catalog
        let configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
        list = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
        )
        super.init(nibName: nil, bundle: nil)
        title = text("storeName")
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() { view = list }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.delegate = self
        list.accessibilityIdentifier = "sidebar"
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Place> {
            [weak self] cell, _, place in
            self?.configure(cell, place)
        }
        source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, place in
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: place)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Place>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems([.store, .basket, .settings], toSection: 0)
        snapshot.appendItems(catalog.categories.prefix(10).map { .category($0.id) }, toSection: 1)
        source.apply(snapshot, animatingDifferences: false)
        list.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    }

    /// How many books are in the basket.
    func showCount(_ count: Int) {
        self.count = count
        guard isViewLoaded else { return }
        var snapshot = source.snapshot()
        snapshot.reconfigureItems([.basket])
        source.apply(snapshot, animatingDifferences: false)
    }

    private func configure(_ cell: UICollectionViewListCell, _ place: Place) {
        var content = cell.defaultContentConfiguration()
        let (name, title, symbol) =
            switch place {
            case .store: ("store", text("store"), "books.vertical")
            case .basket: ("basket", text("basket"), "cart")
            case .settings: ("settings", text("settings"), "gearshape")
            case .category(let id): ("category-\(id)", catalog.categories[id].title, "book.closed")
            }
        content.text = title
        content.image = UIImage(systemName: symbol)
        cell.contentConfiguration = content
        cell.accessories = place == .basket && count > 0 ? [.label(text: "\(count)")] : []
        cell.accessibilityIdentifier = "sidebar-\(name)"
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        if let place = source.itemIdentifier(for: indexPath) { onSelect(place) }
    }
}
