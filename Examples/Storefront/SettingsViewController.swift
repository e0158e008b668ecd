import UIKit

/// What the store knows of its reader, and a sheet about itself.
final class SettingsViewController: UITableViewController {
    init() { super.init(style: .insetGrouped) }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = text("settings")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "setting")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = text(indexPath.row == 0 ? "notifications" : "about")
        cell.contentConfiguration = content
        cell.accessoryView = indexPath.row == 0 ? UISwitch() : nil
        cell.accessoryType = indexPath.row == 0 ? .none : .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard indexPath.row == 1 else { return }
        let about = UIViewController()
        about.view.backgroundColor = .systemBackground
        about.title = text("about")
        let sheet = UINavigationController(rootViewController: about)
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        sheet.sheetPresentationController?.prefersGrabberVisible = true
        present(sheet, animated: true)
    }
}
