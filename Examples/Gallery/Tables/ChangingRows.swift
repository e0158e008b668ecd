import UIKit

/// Rows that come and go by each animation; pictures halfway.
class ChangingRows: UITableViewController {
    private var rows = (1...9).map { "Row \($0)" }
    private let animations: [(String, UITableView.RowAnimation)] = [
        ("fade", .fade), ("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom),
        ("middle", .middle),
    ]
    private var turn = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }

    /// Takes the second row away and puts a new one in the fourth place.
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        let animation = animations[turn % animations.count]
        turn += 1
        rows.remove(at: 1)
        rows.insert("New by \(animation.0)", at: 3)
        tableView.performBatchUpdates {
            tableView.deleteRows(at: [IndexPath(row: 1, section: 0)], with: animation.1)
            tableView.insertRows(at: [IndexPath(row: 3, section: 0)], with: animation.1)
        }
    }
}
