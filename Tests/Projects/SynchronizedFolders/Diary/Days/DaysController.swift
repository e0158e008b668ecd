import UIKit

/// The days; declarations are on the main actor, as the project's settings have it.
final class DaysController: UIViewController, UICollectionViewDelegate {
    private lazy var list = UICollectionView(
        frame: view.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
            using: .init(appearance: .insetGrouped)))
    private lazy var source = UICollectionViewDiffableDataSource<Int, Day>(collectionView: list) {
        [registration] list, path, day in
        list.dequeueConfiguredReusableCell(using: registration, for: path, item: day)
    }
    private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Day> {
        cell, _, day in
        var content = cell.defaultContentConfiguration()
        content.text = day.name
        cell.contentConfiguration = content
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: .days)
        view.tintColor = .ink
        list.delegate = self
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Day>()
        snapshot.appendSections([0])
        snapshot.appendItems(Day.week)
        source.apply(snapshot, animatingDifferences: false)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        controller.title = source.itemIdentifier(for: indexPath).map { "On \($0.name)" }
        navigationController?.pushViewController(controller, animated: true)
    }
}
