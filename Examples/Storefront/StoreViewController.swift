import Shelves
import UIKit

typealias BookShelfCell = ShelfSection<Book, CoverCell>

/// The front page: a header that shrinks to a bar with the search field, a carousel of picks, and categories whose headers
/// stay in sight.
final class StoreViewController: UIViewController {
    private enum Section: Hashable, Sendable {
        case picks
        case books
        case category(Category.ID)
    }
    private enum Row: Hashable, Sendable {
        case picks
        case shelf(Category.ID)
        case ranked(Category.ID, number: Int, Book)
        case found(Book)
    }

    private let catalog: Catalog
    private let basket: Basket
    private let layout = StickyHeadersLayout()
    private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private var source: UICollectionViewDiffableDataSource<Section, Row>!
    private let positions = ScrollPositionStore<Category.ID, Book>()
    /// Where the page was left for a search, which ends there.
    private let places = ScrollPositionStore<Place, Row>()
    private enum Place { case store, search }
    private var isPlaced = false
    private let header = StoreHeaderView()
    private var pageHeader: PageHeader?
    private var sizes = RowSizes()
    private var search = ""
    private let nothingLabel = UILabel()

    init(catalog: Catalog, basket: Basket) {
        self.catalog = catalog
        self.basket = basket
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = text("store")
        view.backgroundColor = .systemBackground
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        layout.edgeInset = StoreHeaderView.barHeight
        list.backgroundColor = .clear
        list.delegate = self
        list.keyboardDismissMode = .onDrag
        list.accessibilityIdentifier = "store"
        list.translatesAutoresizingMaskIntoConstraints = false
        nothingLabel.text = text("nothingFound")
        nothingLabel.font = .preferredFont(forTextStyle: .body)
        nothingLabel.adjustsFontForContentSizeCategory = true
        nothingLabel.textColor = .secondaryLabel
        nothingLabel.textAlignment = .center
        nothingLabel.numberOfLines = 0
        nothingLabel.accessibilityIdentifier = "nothing"
        nothingLabel.isHidden = true
        nothingLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(list)
        view.addSubview(nothingLabel)
        NSLayoutConstraint.activate([
            nothingLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            nothingLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            nothingLabel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            list.topAnchor.constraint(equalTo: view.topAnchor),
            list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        makeSource()
        let pageHeader = PageHeader(
            header, height: StoreHeaderView.height, shrinksTo: StoreHeaderView.barHeight, stretches: true,
            above: list)
        pageHeader.onCollapse = { [weak self] in self?.header.collapse($0) }
        self.pageHeader = pageHeader
        header.onSearch = { [weak self] in self?.search(for: $0) }
        let refresh = UIRefreshControl()
        refresh.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
        list.refreshControl = refresh
        catalog.observe { [weak self] in self?.showCatalog(animated: true) }
        catalog.open()
        showCatalog()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !isPlaced else { return }
        isPlaced = true
        places.restore(list, as: .store, in: source)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        pageHeader?.follow()
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        guard previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else {
            return
        }
        sizes = RowSizes()
        // Covers of another width: each shelf stays at the book at which it was.
        positions.rememberVisible()
        for case let cell as BookShelfCell in list.visibleCells {
            guard let path = list.indexPath(for: cell),
                case .shelf(let id)? = source.itemIdentifier(for: path)
            else { continue }
            cell.shelf.shelfLayout = Self.shelfLayout(of: catalog.categories[id].kind, traitCollection)
        }
        positions.restoreVisible()
        layout.invalidateLayout()
    }

    // MARK: Data

    private func makeSource() {
        let picks = UICollectionView.CellRegistration<PicksCell, Row> { [weak self] cell, _, _ in
            self?.configure(cell)
        }
        let shelves = UICollectionView.CellRegistration<BookShelfCell, Row> { [weak self] cell, _, row in
            if case .shelf(let id) = row { self?.configure(cell, id) }
        }
        let ranks = UICollectionView.CellRegistration<RankingCell, Row> { cell, _, row in
            if case .ranked(_, let number, let book) = row { cell.show(book, number: number) }
        }
        let found = UICollectionView.CellRegistration<FoundCell, Row> { cell, _, row in
            if case .found(let book) = row { cell.show(book) }
        }
        source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, row in
            switch row {
            case .picks: list.dequeueConfiguredReusableCell(using: picks, for: path, item: row)
            case .shelf: list.dequeueConfiguredReusableCell(using: shelves, for: path, item: row)
            case .ranked: list.dequeueConfiguredReusableCell(using: ranks, for: path, item: row)
            case .found: list.dequeueConfiguredReusableCell(using: found, for: path, item: row)
            }
        }
        let headers = UICollectionView.SupplementaryRegistration<CategoryHeaderView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] view, _, path in
            self?.configure(view, path.section)
        }
        source.supplementaryViewProvider = { list, _, path in
            list.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
    }

    /// Shows what is found from its beginning, and the store where it was.
    private func search(for text: String) {
        places.remember(list)
        places.memory.forget(.search)
        search = text.trimmingCharacters(in: .whitespaces)
        showCatalog()
        places.restore(list, as: search.isEmpty ? .store : .search, in: source)
    }

    private func showCatalog(animated: Bool = false) {
        positions.rememberVisible()
        var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
        if search.isEmpty {
            snapshot.appendSections([.picks])
            snapshot.appendItems([.picks])
        } else {
            let books = catalog.books(with: search, atMost: 30)
            if !books.isEmpty {
                snapshot.appendSections([.books])
                snapshot.appendItems(books.map(Row.found))
            }
        }
        for category in search.isEmpty ? catalog.categories : catalog.categories(with: search) {
            snapshot.appendSections([.category(category.id)])
            if category.kind == .ranking {
                snapshot.appendItems(
                    category.books.prefix(5).enumerated().map {
                        .ranked(category.id, number: $0.offset + 1, $0.element)
                    })
            } else {
                snapshot.appendItems([.shelf(category.id)])
            }
        }
        source.apply(snapshot, animatingDifferences: animated)
        nothingLabel.isHidden = snapshot.numberOfSections > 0
        // Shelves in sight follow what has changed about them.
        for case let cell as BookShelfCell in list.visibleCells {
            guard let path = list.indexPath(for: cell),
                case .shelf(let id)? = source.itemIdentifier(for: path),
                content(of: catalog.categories[id]) != cell.shelf.content
            else { continue }
            cell.shelf.show(content(of: catalog.categories[id]), animated: animated)
            positions.restore(cell.shelf, as: id)
        }
    }

    private func content(of category: Category) -> ShelfContent<Book> {
        switch catalog.states[category.id] {
        case .loading: .loading()
        case .failed: .failed(text("failed"))
        case .empty: .empty(text("nothingYet"))
        case nil: .items(category.kind == .grid ? Array(category.books.prefix(6)) : category.books)
        }
    }

    private func refresh() {
        catalog.refresh { [weak self] in
            self?.list.refreshControl?.endRefreshing()
            self?.positions.forgetAll()
        }
    }

    // MARK: Views

    private func configure(_ cell: PicksCell) {
        cell.carousel.items = catalog.picks
        cell.carousel.onSelect = { [weak self] in self?.open($0) }
    }

    private func configure(_ cell: BookShelfCell, _ id: Category.ID) {
        let category = catalog.categories[id]
        cell.shelf.shelfLayout = Self.shelfLayout(of: category.kind, traitCollection)
        cell.shelf.fill = { cell, book in cell.show(book) }
        cell.shelf.onSelect = { [weak self] in self?.open($0) }
        cell.shelf.onPrefetch = { books in for book in books { Covers.shared.load(book) { _ in } } }
        cell.shelf.menu = { [weak self] in self?.menu(of: $0) }
        cell.shelf.retryTitle = text("retry")
        cell.shelf.onRetry = { [weak self] in self?.catalog.retry(id) }
        cell.shelf.list.accessibilityIdentifier = "shelf-\(id)"
        cell.shelf.showsHeader = false
        cell.shelf.show(content(of: category))
    }

    /// Covers are wider where their titles are very large, and there two lines of a caption grow by more than body text does.
    static func shelfLayout(of kind: Category.Kind, _ traits: UITraitCollection) -> ShelfLayout {
        let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
        let width: CGFloat = isLarge ? 220 : 96
        let size = ShelfItemSize(width: width, height: width * 1.5 + 4, textHeight: isLarge ? 37 : 36)
        return kind == .grid ? .grid(size, spacing: 14) : .line(size, spacing: 14)
    }

    private func configure(_ view: CategoryHeaderView, _ section: Int) {
        switch source.sectionIdentifier(for: section) {
        case .category(let id):
            let category = catalog.categories[id]
            view.show(category.title) { [weak self] in self?.open(category) }
            view.accessibilityIdentifier = "header-\(id)"
        case .books:
            view.show(text("books"))
            view.accessibilityIdentifier = "header-books"
        case .picks, nil: break
        }
    }

    // MARK: Where one goes

    private func menu(of book: Book) -> UIMenu {
        let buy = UIAction(title: text("buy"), image: UIImage(systemName: "cart.badge.plus")) {
            [weak self] _ in
            self?.basket.add(book)
        }
        return UIMenu(title: book.title, children: [buy])
    }

    private func open(_ book: Book) {
        let screen = BookViewController(book: book, basket: basket)
        screen.growsOut { [weak self] in self?.cells(within: self?.list) ?? [] }
        navigationController?.pushViewController(screen, animated: true)
    }

    /// Those of the front page and of the lists in its rows.
    private func cells(within list: UICollectionView?) -> [UICollectionViewCell] {
        (list?.visibleCells ?? []).flatMap { cell in
            let inner = (cell as? BookShelfCell)?.shelf.list ?? (cell as? PicksCell)?.carousel.list
            return inner.map(cells) ?? [cell]
        }
    }

    func open(_ category: Category) {
        navigationController?.pushViewController(
            CategoryViewController(category: category, basket: basket), animated: true)
    }
}

extension StoreViewController: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let insets = collectionView.safeAreaInsets
        let width = collectionView.bounds.width - insets.left - insets.right
        let height: CGFloat
        switch source.itemIdentifier(for: indexPath) {
        case .picks: height = sizes.picks(catalog.picks, width: width, like: collectionView)
        case .shelf(let id):
            let category = catalog.categories[id]
            let isWhole = catalog.states[id] == nil
            height = sizes.shelf(
                category.kind, content(of: category), isWhole: isWhole, width: width, like: collectionView)
        case .ranked(_, let number, let book):
            height = sizes.ranked(book, number: number, width: width, like: collectionView)
        case .found(let book): height = sizes.found(book, width: width)
        case nil: height = 1
        }
        return CGSize(width: width, height: height)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        let width = collectionView.bounds.width
        let insets = collectionView.safeAreaInsets
        let inner = width - insets.left - insets.right
        switch source.sectionIdentifier(for: section) {
        case .category(let id):
            let height = sizes.header(catalog.categories[id].title, hasAction: true, width: inner)
            return CGSize(width: width, height: height)
        case .books:
            return CGSize(width: width, height: sizes.header(text("books"), hasAction: false, width: inner))
        case .picks, nil: return .zero
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        guard let cell = cell as? BookShelfCell, case .shelf(let id)? = source.itemIdentifier(for: indexPath)
        else {
            return
        }
        positions.restore(cell.shelf, as: id)
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        if let cell = cell as? BookShelfCell { positions.remember(cell.shelf.list) }
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        switch source.itemIdentifier(for: indexPath) {
        case .ranked(_, _, let book), .found(let book): open(book)
        case .picks, .shelf, nil: break
        }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { pageHeader?.follow() }
}
