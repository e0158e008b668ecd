import UIKit

/// A grid from cell and header registrations; a tap puts a peak into the other section.
final class PeakGridViewController: UIViewController, UICollectionViewDelegate {
    enum Section: String { case wanted = "Wanted", climbed = "Climbed" }

    private let layout = UICollectionViewFlowLayout()
    private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private var dataSource: UICollectionViewDiffableDataSource<Section, Peak>!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Grid"
        view.backgroundColor = .systemBackground
        layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 16, right: 16)
        layout.sectionInsetReference = .fromSafeArea
        grid.frame = view.bounds
        grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        grid.delegate = self
        view.addSubview(grid)
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, Peak> { cell, _, peak in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = peak.name
            content.secondaryText = "\(peak.height) m"
            content.textProperties.alignment = .center
            content.secondaryTextProperties.alignment = .center
            content.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: 8, leading: 8, bottom: 8, trailing: 8)
            cell.contentConfiguration = content
            cell.configurationUpdateHandler = { cell, state in
                var background = UIBackgroundConfiguration.clear()
                background.backgroundColor = state.isHighlighted ? .systemFill : .secondarySystemBackground
                background.cornerRadius = 12
                cell.backgroundConfiguration = background
            }
        }
        let headers = UICollectionView.SupplementaryRegistration<HeaderView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [unowned self] view, _, path in
            view.label.text = dataSource.sectionIdentifier(for: path.section)?.rawValue
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: grid) { grid, path, peak in
            grid.dequeueConfiguredReusableCell(using: cells, for: path, item: peak)
        }
        dataSource.supplementaryViewProvider = { grid, _, path in
            grid.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Peak>()
        snapshot.appendSections([.wanted, .climbed])
        snapshot.appendItems(Array(Peak.all.prefix(8)), toSection: .wanted)
        snapshot.appendItems(Array(Peak.all.dropFirst(8).prefix(4)), toSection: .climbed)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    /// Cells and headers grow with the text, up to the width of a line.
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        func scaled(_ value: CGFloat) -> CGFloat {
            UIFontMetrics.default.scaledValue(for: value, compatibleWith: traitCollection)
        }
        let line = view.bounds.inset(by: view.safeAreaInsets).inset(by: layout.sectionInset).width
        layout.itemSize = CGSize(width: min(scaled(110), line), height: scaled(64))
        layout.headerReferenceSize = CGSize(width: 0, height: scaled(40))
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let peak = dataSource.itemIdentifier(for: indexPath) else { return }
        var snapshot = dataSource.snapshot()
        let target: Section = snapshot.sectionIdentifier(containingItem: peak) == .wanted ? .climbed : .wanted
        snapshot.deleteItems([peak])
        snapshot.appendItems([peak], toSection: target)
        dataSource.apply(snapshot)
    }
}

final class HeaderView: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .headline)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor),
            label.bottomAnchor.constraint(equalTo: bottomAnchor),
            label.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
