import UIKit

/// Circles that choose several rows while the table is edited.
class ChosenRows: UITableViewController {
    private let messages = [
        "Invoice of March", "Re: boat trip", "Welcome", "Your ticket", "News from the harbour",
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
        tableView.allowsMultipleSelectionDuringEditing = true
        tableView.isEditing = true
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return messages.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        cell.textLabel?.text = messages[indexPath.row]
        return cell
    }
}
