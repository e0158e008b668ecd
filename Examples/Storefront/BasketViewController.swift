import UIKit

/// Books to buy: swiped away, or dragged into another order.
final class BasketViewController: UITableViewController {
    private let basket: Basket

    init(basket: Basket) {
        self.basket = basket
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = text("basket")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "book")
        navigationItem.rightBarButtonItem = editButtonItem
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        basket.books.count
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        basket.books.isEmpty ? text("basketEmpty") : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
        let book = basket.books[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = book.title
        content.secondaryText = book.byline
        cell.contentConfiguration = content
        cell.accessibilityIdentifier = "basket-\(book.id)"
        return cell
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let remove = UIContextualAction(style: .destructive, title: text("remove")) {
            [weak self] _, _, done in
            guard let self else { return done(false) }
            basket.remove(basket.books[indexPath.row])
            tableView.deleteRows(at: [indexPath], with: .automatic)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [remove])
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        basket.move(from: sourceIndexPath.row, to: destinationIndexPath.row)
    }
}
