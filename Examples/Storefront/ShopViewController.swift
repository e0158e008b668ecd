import UIKit

/// The shop: tabs where it is narrow, a sidebar beside the store where there is room for one.
final class ShopViewController: UISplitViewController {
    private let catalog = Catalog()
    private let basket = Basket()
    /// What is chosen in the sidebar; each keeps where one was in it.
    private lazy var places: [SidebarViewController.Place: UINavigationController] = [
        .store: UINavigationController(
            rootViewController: StoreViewController(catalog: catalog, basket: basket)),
        .basket: UINavigationController(rootViewController: BasketViewController(basket: basket)),
        .settings: UINavigationController(rootViewController: SettingsViewController()),
    ]

    init() {
        super.init(style: .doubleColumn)
        preferredDisplayMode = .oneBesideSecondary
        let sidebar = SidebarViewController(catalog: catalog)
        sidebar.onSelect = { [weak self] in self?.show($0) }
        setViewController(sidebar, for: .primary)
        setViewController(places[.store], for: .secondary)
        setViewController(TabsViewController(catalog: catalog, basket: basket), for: .compact)
        basket.observe { [weak sidebar] in sidebar?.showCount($0) }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func show(_ place: SidebarViewController.Place) {
        if case .category(let id) = place, let store = places[.store] {
            store.popToRootViewController(animated: false)
            (store.viewControllers.first as? StoreViewController)?.open(catalog.categories[id])
            setViewController(store, for: .secondary)
        } else if let screen = places[place] {
            setViewController(screen, for: .secondary)
        }
    }
}
