import UIKit

/// Whether the store shows covers, and a sheet about itself.
final class SettingsViewController: UITableViewController {
    private enum Section: Int, CaseIterable { case covers, about }

    private let coversSwitch = UISwitch()

    init() { super.init(style: .insetGrouped) }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = text("settings")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "setting")
        coversSwitch.accessibilityLabel = text("covers")
        coversSwitch.accessibilityIdentifier = "covers"
        coversSwitch.addAction(
            UIAction { [coversSwitch] _ in Covers.shared.areWanted = coversSwitch.isOn }, for: .valueChanged)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        coversSwitch.isOn = Covers.shared.areWanted
    }

    override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        Section(rawValue: section) == .covers ? text("coversNote") : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: indexPath)
        let isCovers = Section(rawValue: indexPath.section) == .covers
        var content = cell.defaultContentConfiguration()
        content.text = text(isCovers ? "covers" : "about")
        cell.contentConfiguration = content
        cell.accessoryView = isCovers ? coversSwitch : nil
        cell.accessoryType = isCovers ? .none : .disclosureIndicator
        cell.accessibilityIdentifier = isCovers ? "covers-row" : "about"
        cell.selectionStyle = isCovers ? .none : .default
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard Section(rawValue: indexPath.section) == .about else { return }
        let sheet = UINavigationController(rootViewController: AboutViewController())
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        sheet.sheetPresentationController?.prefersGrabberVisible = true
        present(sheet, animated: true)
    }
}
