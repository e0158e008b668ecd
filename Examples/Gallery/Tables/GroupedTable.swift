import UIKit

/// Settings in groups from edge to edge, with titles and footers.
class GroupedTable: SettingsTable {
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(style: .grouped)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// Settings as rounded cards.
class InsetGroupedTable: SettingsTable {
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

class SettingsTable: UITableViewController {
    private struct Group {
        var title: String?
        var rows: [(String, String?)]
        var footer: String?
    }

    private let groups = [
        Group(
            title: nil, rows: [("Airplane Mode", nil), ("Wi-Fi", "Harbour"), ("Bluetooth", "On")], footer: nil
        ),
        Group(
            title: "Reading", rows: [("Text Size", "Large"), ("Bold Text", "Off")],
            footer: "Larger text is easier to read, but fewer lines fit on the screen."),
        Group(title: "About", rows: [("Version", "26.1"), ("Legal Notices", nil)], footer: nil),
    ]

    override func numberOfSections(in tableView: UITableView) -> Int {
        return groups.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return groups[section].rows.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return groups[section].title
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        return groups[section].footer
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "setting")
            ?? UITableViewCell(style: .value1, reuseIdentifier: "setting")
        let row = groups[indexPath.section].rows[indexPath.row]
        cell.textLabel?.text = row.0
        cell.detailTextLabel?.text = row.1
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}
