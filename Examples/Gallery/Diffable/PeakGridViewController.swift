import UIKit

/// A grid from cell and header registrations; a tap puts a peak into the other section.
final class PeakGridViewController: UIViewController, UICollectionViewDelegate {
    enum Section: String { case wanted = "Wanted", climbed = "Climbed" }

    private lazy var grid: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 110, height: 64)
        layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 16, right: 16)
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }()
    private var dataSource: UICollectionViewDiffableDataSource<Section, Peak>!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Grid"
        view.backgroundColor = .systemBackground
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
        label.frame = bounds.insetBy(dx: 16, dy: 0)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
