import UIKit

/// A menu that a long press on a row opens.
class RowMenu: UITableViewController {
    private let documents = ["Letter", "Contract", "Sketch", "Map", "Recipe"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "document")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return documents.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "document", for: indexPath)
        cell.textLabel?.text = documents[indexPath.row]
        return cell
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            let mark = UIAction(title: "Mark", image: UIImage(systemName: "bookmark")) { _ in }
            let share = UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in }
            let move = UIMenu(title: "Move to", children: [UIAction(title: "Archive") { _ in }])
            let delete = UIAction(
                title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
            ) { _ in }
            let last = UIMenu(title: "", options: .displayInline, children: [delete])
            return UIMenu(title: self.documents[indexPath.row], children: [mark, share, move, last])
        }
    }
}
