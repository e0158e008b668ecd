import UIKit

/// The store's name, what it shows, and its version.
final class AboutViewController: UITableViewController {
    private let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String

    init() { super.init(style: .insetGrouped) }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = text("about")
        tableView.allowsSelection = false
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fact")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "fact", for: indexPath)
        var content: UIListContentConfiguration
        if indexPath.row == 0 {
            content = .subtitleCell()
            content.text = text("storeName")
            content.textProperties.font = .preferredFont(forTextStyle: .headline)
            content.secondaryText = text("aboutText")
        } else {
            content = .valueCell()
            content.text = text("version")
            content.secondaryText = version
        }
        cell.contentConfiguration = content
        return cell
    }
}
