import UIKit

/// A list with everything that a list cell can carry at its ends.
class Accessories: UICollectionViewController {
    private let rows: [(String, [UICellAccessory])] = [
        ("Disclosure", [.disclosureIndicator()]),
        ("Checkmark", [.checkmark()]),
        ("Detail", [.detail()]),
        ("Label", [.label(text: "12"), .disclosureIndicator()]),
        ("Outline", [.outlineDisclosure(options: .init(style: .header))]),
        ("Delete", [.delete(displayed: .always)]),
        ("Insert", [.insert(displayed: .always)]),
        ("Reorder", [.reorder(displayed: .always), .multiselect(displayed: .always)]),
    ]

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        configuration.trailingSwipeActionsConfigurationProvider = { _ in
            let remove = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
            return UISwipeActionsConfiguration(actions: [remove])
        }
        collectionView.setCollectionViewLayout(
            UICollectionViewCompositionalLayout.list(using: configuration), animated: false)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private lazy var registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, indexPath, title in
        var content = cell.defaultContentConfiguration()
        content.text = title
        cell.contentConfiguration = content
    }

    private lazy var header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, indexPath in
        var content = UIListContentConfiguration.groupedHeader()
        content.text = indexPath.section == 0 ? "One of each" : "Again, indented"
        cell.contentConfiguration = content
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        _ = (registration, header)
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        return 2
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        return rows.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let (title, accessories) = rows[indexPath.item]
        let cell = collectionView.dequeueConfiguredReusableCell(
            using: registration, for: indexPath, item: title)
        cell.accessories = accessories
        cell.indentationLevel = indexPath.section * indexPath.item
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        return collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
}
