import Shelves
import UIKit

/// What becomes of a header whose section goes on behind it, in each style.
final class HeaderStyles: UIViewController {
    /// Darker while it stays.
    private final class HeaderView: UICollectionReusableView {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.frame = bounds.insetBy(dx: 16, dy: 0)
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            label.font = .preferredFont(forTextStyle: .headline)
            label.adjustsFontForContentSizeCategory = true
            addSubview(label)
            let line = UIView(frame: CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1))
            line.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
            line.backgroundColor = .separator
            addSubview(line)
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            let isStuck = (layoutAttributes as? StickyHeaderAttributes)?.isStuck == true
            backgroundColor = isStuck ? .systemGray4 : .secondarySystemBackground
        }
    }

    private let styles: [StickyHeadersLayout.Style] = [.push, .stack(2), .collapse(20)]
    private let choice = UISegmentedControl(items: ["Push", "Stack", "Collapse"])
    private let layout = StickyHeadersLayout()
    private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private var source: UICollectionViewDiffableDataSource<Int, Int>!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        layout.itemSize = CGSize(width: 64, height: 64)
        layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        choice.accessibilityIdentifier = "style"
        choice.addAction(UIAction { [weak self] _ in self?.choose() }, for: .valueChanged)
        list.accessibilityIdentifier = "styled-list"
        list.contentInsetAdjustmentBehavior = .never
        list.showsVerticalScrollIndicator = false
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
            list.heightAnchor.constraint(equalToConstant: 300),
        ])
        showSections()
    }

    private func choose() {
        layout.style = styles[choice.selectedSegmentIndex]
        list.setContentOffset(CGPoint(x: 0, y: 290), animated: false)
    }

    private func showSections() {
        let cells = UICollectionView.CellRegistration<CoverCell, Int> { cell, _, number in cell.show(number) }
        let headers = UICollectionView.SupplementaryRegistration<HeaderView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, path in view.label.text = "Section \(path.section + 1)" }
        source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, number in
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
        }
        source.supplementaryViewProvider = { list, _, path in
            list.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for section in 0..<12 {
            snapshot.appendSections([section])
            snapshot.appendItems(Array(section * 20..<section * 20 + 5), toSection: section)
        }
        source.apply(snapshot, animatingDifferences: false)
    }
}
