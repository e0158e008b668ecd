import UIKit

/// A book: cover, price, and reviews that open with a tap.
final class BookViewController: UITableViewController {
    private let book: Book
    private let basket: Basket
    private var open: Set<Int> = []

    init(book: Book, basket: Basket) {
        self.book = book
        self.basket = basket
        super.init(style: .plain)
        title = book.title
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    /// The page grows out of the cell that shows its book, and goes back into it, wherever that is by then.
    func growsOut(of cells: @escaping @MainActor () -> [UICollectionViewCell]) {
        guard #available(iOS 18, *) else { return }
        preferredTransition = .zoom { [book] _ in
            cells().lazy.compactMap { $0 as? any ShowsBook }.first { $0.book == book }?.coverView
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "review")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 80
        let buy = UIBarButtonItem(
            title: text("buy"),
            primaryAction: UIAction(title: text("buy")) { [weak self] _ in
                guard let self else { return }
                basket.add(book)
            })
        buy.accessibilityIdentifier = "buy"
        navigationItem.rightBarButtonItem = buy
        tableView.tableHeaderView = makeHeader()
    }

    /// The header is as high as its texts need.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let header = tableView.tableHeaderView else { return }
        let fitted = header.systemLayoutSizeFitting(
            CGSize(width: tableView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        guard header.frame.height != fitted.height else { return }
        header.frame.size.height = fitted.height
        tableView.tableHeaderView = header
    }

    private func makeHeader() -> UIView {
        let imageView = CoverView()
        imageView.backgroundColor = .secondarySystemFill
        imageView.layer.cornerRadius = 6
        imageView.clipsToBounds = true
        imageView.heightAnchor.constraint(equalToConstant: 198).isActive = true
        imageView.widthAnchor.constraint(equalTo: imageView.heightAnchor, multiplier: 2 / 3).isActive = true
        imageView.isAccessibilityElement = true
        imageView.accessibilityLabel = book.title
        imageView.book = book
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.numberOfLines = 0
        label.text = "\(book.author)\n\(String(repeating: "★", count: book.stars))  \(book.priceText)"
        let stack = UIStackView(arrangedSubviews: [imageView, label])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 8
        stack.frame = CGRect(x: 0, y: 0, width: 320, height: 280)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        return stack
    }

    /// Very large reviews are open all of them.
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            tableView.reloadData()
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        book.reviews.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        text("reviews")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "review", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = book.reviews[indexPath.row]
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        content.textProperties.numberOfLines = isLarge || open.contains(indexPath.row) ? 0 : 2
        cell.contentConfiguration = content
        cell.accessibilityIdentifier = "review-\(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        open.formSymmetricDifference([indexPath.row])
        tableView.reconfigureRows(at: [indexPath])
        tableView.performBatchUpdates(nil)
    }
}
