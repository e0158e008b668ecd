import UIKit

/// Rows that can be removed and put into another order, and one that adds.
class EditedTable: UITableViewController {
    private var stops = ["Hafentor", "Fischmarkt", "Altona", "Teufelsbrück", "Blankenese"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "stop")
        tableView.setEditing(true, animated: false)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return stops.count + 1
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "stop", for: indexPath)
        cell.textLabel?.text = indexPath.row < stops.count ? stops[indexPath.row] : "Add a stop"
        return cell
    }

    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        return indexPath.row < stops.count ? .delete : .insert
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        return indexPath.row < stops.count
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete {
            stops.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        } else {
            stops.append("Stop \(stops.count + 1)")
            tableView.insertRows(at: [indexPath], with: .automatic)
        }
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        stops.insert(stops.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        return proposedDestinationIndexPath.row < stops.count ? proposedDestinationIndexPath : sourceIndexPath
    }
}
