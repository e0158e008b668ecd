import Shelves
import UIKit

/// A list between other views, as high as its items: no height is written anywhere.
final class ListAmongViews: UIViewController {
    private let layout = AdaptiveColumnsLayout()
    private lazy var list = SelfSizingCollectionView(frame: .zero, collectionViewLayout: layout)
    private var source: UICollectionViewDiffableDataSource<Int, Int>!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        layout.columns = .leastWidth(60)
        layout.itemHeight = .ratio(1)
        let title = UILabel()
        title.text = "Colours"
        title.font = .preferredFont(forTextStyle: .headline)
        title.adjustsFontForContentSizeCategory = true
        let add = UIButton(type: .system)
        add.setTitle("Add a Line", for: .normal)
        add.titleLabel?.font = .preferredFont(forTextStyle: .body)
        add.titleLabel?.adjustsFontForContentSizeCategory = true
        add.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        add.addAction(UIAction { [weak self] _ in self?.show(16) }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [title, list, add])
        stack.axis = .vertical
        stack.spacing = 10
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
        stack.accessibilityIdentifier = "stack"
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        let cells = UICollectionView.CellRegistration<CoverCell, Int> { cell, _, number in cell.show(number) }
        source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, number in
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
        }
        show(8)
    }

    private func show(_ count: Int) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(1...count))
        source.apply(snapshot, animatingDifferences: false)
    }
}
