import UIKit

/// Rows as tall as their text, with a header and a footer of the table's own.
class WrappedRows: UITableViewController {
    private let sentences = [
        "A short one.",
        "A sentence that is long enough to need a second line on the screen of a phone.",
        "And one that goes on, and on, and still on, since it was written to show that a row grows by as many lines as "
            + "its text needs, however many that may be.",
        "Short again.",
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "sentence")
        let title = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 72))
        title.text = "Sentences"
        title.font = .preferredFont(forTextStyle: .title1)
        title.textAlignment = .center
        title.backgroundColor = .secondarySystemBackground
        tableView.tableHeaderView = title
        let end = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
        end.text = "That was all."
        end.font = .preferredFont(forTextStyle: .footnote)
        end.textColor = .secondaryLabel
        end.textAlignment = .center
        tableView.tableFooterView = end
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return sentences.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "sentence", for: indexPath)
        cell.textLabel?.text = sentences[indexPath.row]
        cell.textLabel?.numberOfLines = 0
        return cell
    }
}
