import UIKit

/// The screens of this folder.
final class MenuViewController: UITableViewController {
    enum Screen: String, CaseIterable {
        case peaks = "A table that filters"
        case grid = "A grid from registrations"
        case outline = "An outline"
        case contents = "Looks of content configurations"
        case nothing = "A screen without content"
    }

    private var dataSource: UITableViewDiffableDataSource<Int, Screen>!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Diffable Data"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "screen")
        dataSource = UITableViewDiffableDataSource(tableView: tableView) { tableView, path, screen in
            let cell = tableView.dequeueReusableCell(withIdentifier: "screen", for: path)
            var content = cell.defaultContentConfiguration()
            content.text = screen.rawValue
            cell.contentConfiguration = content
            cell.accessoryType = .disclosureIndicator
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Screen>()
        snapshot.appendSections([0])
        snapshot.appendItems(Screen.allCases)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let screen = dataSource.itemIdentifier(for: indexPath) else { return }
        let controller: UIViewController
        switch screen {
        case .peaks: controller = PeaksViewController(style: .plain)
        case .grid: controller = PeakGridViewController()
        case .outline: controller = OutlineViewController()
        case .contents: controller = ContentStylesViewController()
        case .nothing: controller = NothingViewController()
        }
        navigationController?.pushViewController(controller, animated: true)
    }
}
