import UIKit

/// Letters with buttons at both ends.
class SwipedRow: UITableViewController {
    private var letters = [
        "The boat leaves at six", "Your order has been sent", "Minutes of Monday", "A parcel for you",
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return letters.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
        cell.textLabel?.text = letters[indexPath.row]
        return cell
    }

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let read = UIContextualAction(style: .normal, title: "Read") { _, _, done in done(true) }
        read.backgroundColor = .systemBlue
        return UISwipeActionsConfiguration(actions: [read])
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            self?.letters.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
            done(true)
        }
        let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
        flag.backgroundColor = .systemOrange
        let more = UIContextualAction(style: .normal, title: "More") { _, _, done in done(true) }
        return UISwipeActionsConfiguration(actions: [delete, flag, more])
    }
}
