import UIKit

/// An outline: ranges that open to show their peaks, in a list of a collection view.
final class OutlineViewController: UIViewController {
    enum Item: Hashable {
        case group(String)
        case peak(Peak)

        var title: String {
            switch self {
            case .group(let name): return name
            case .peak(let peak): return peak.name
            }
        }
    }

    private var list: UICollectionView!
    private(set) var dataSource: UICollectionViewDiffableDataSource<Int, Item>!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Outline"
        let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list = UICollectionView(
            frame: view.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)

        let groups = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item.title
            content.image = UIImage(systemName: "folder")
            content.textProperties.font = .preferredFont(forTextStyle: .headline)
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure()]
        }
        let peaks = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
            guard case .peak(let peak) = item else { return }
            var content = UIListContentConfiguration.valueCell()
            content.text = peak.name
            content.secondaryText = "\(peak.height) m"
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
            switch item {
            case .group: return list.dequeueConfiguredReusableCell(using: groups, for: path, item: item)
            case .peak: return list.dequeueConfiguredReusableCell(using: peaks, for: path, item: item)
            }
        }
        var outline = NSDiffableDataSourceSectionSnapshot<Item>()
        for (number, first) in ["Ash", "Bell", "Cold"].enumerated() {
            let group = Item.group("\(first) range")
            outline.append([group])
            outline.append(Peak.all.filter { $0.name.hasPrefix(first) }.map(Item.peak), to: group)
            if number == 0 { outline.expand([group]) }
        }
        dataSource.apply(outline, to: 0, animatingDifferences: false)
    }

    /// Opens or closes a range by code.
    func toggle(_ group: String) {
        var outline = dataSource.snapshot(for: 0)
        let item = Item.group(group)
        if outline.isExpanded(item) { outline.collapse([item]) } else { outline.expand([item]) }
        dataSource.apply(outline, to: 0)
    }
}
