import UIKit

/// The store, the basket with its number of books as a badge, and the settings.
final class TabsViewController: UITabBarController {
    private let catalog: Catalog
    private let basket: Basket

    init(catalog: Catalog, basket: Basket) {
        self.catalog = catalog
        self.basket = basket
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [
            tab(StoreViewController(catalog: catalog, basket: basket), "store", "books.vertical"),
            tab(BasketViewController(basket: basket), "basket", "cart"),
            tab(SettingsViewController(), "settings", "gearshape"),
        ]
        basket.observe { [weak self] in self?.showBadge($0) }
    }

    private func tab(_ screen: UIViewController, _ name: String, _ symbol: String) -> UIViewController {
        let title = text(name)
        let navigation = UINavigationController(rootViewController: screen)
        navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
        navigation.tabBarItem.accessibilityIdentifier = "tab-\(name)"
        return navigation
    }

    private func showBadge(_ count: Int) {
        viewControllers?[1].tabBarItem.badgeValue = count == 0 ? nil : "\(count)"
    }
}

/// A text in the reader's language.
func text(_ key: String) -> String { NSLocalizedString(key, comment: "") }
