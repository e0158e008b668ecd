import Shelves
import UIKit

/// The same texts in each order of columns.
final class ColumnOrders: UIViewController {
    private final class TextCell: FullWidthCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.backgroundColor = .secondarySystemFill
            contentView.layer.cornerRadius = 8
            label.font = .preferredFont(forTextStyle: .footnote)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
                label.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -8),
            ])
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    private let orders: [AdaptiveColumnsLayout.Order] = [.lines, .equalLines, .masonry]
    private let choice = UISegmentedControl(items: ["Lines", "Equal", "Masonry"])
    private let layout = AdaptiveColumnsLayout()
    private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private var source: UICollectionViewDiffableDataSource<Int, Int>!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        layout.columns = .leastWidth(100)
        layout.itemHeight = .selfSizing(estimate: 60)
        layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        choice.accessibilityIdentifier = "order"
        choice.selectedSegmentIndex = 0
        choice.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                layout.order = orders[choice.selectedSegmentIndex]
            }, for: .valueChanged)
        list.accessibilityIdentifier = "list"
        for view in [choice, list] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
            choice.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            choice.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            list.topAnchor.constraint(equalTo: choice.bottomAnchor, constant: 8),
            list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            list.heightAnchor.constraint(equalToConstant: 260),
        ])
        let cells = UICollectionView.CellRegistration<TextCell, Int> { cell, _, number in
            cell.label.text = String(repeating: "Text \(number) goes on. ", count: 1 + number * 7 % 4)
        }
        source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, number in
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
        }
        layout.itemIdentifier = { [weak source] path in source?.itemIdentifier(for: path) }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(1...9))
        source.apply(snapshot, animatingDifferences: false)
    }
}
