import UIKit

/// Sections with titles; each header stays at the top while its section is there.
class PlainTable: UITableViewController {
    private let orchard = [
        ("Apples", ["Boskoop", "Cox Orange", "Gravenstein", "Topaz"]),
        ("Pears", ["Conference", "Williams Christ"]),
        ("Plums", ["Bühler", "Mirabelle", "Reneclaude"]),
    ]

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        return orchard.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return orchard[section].1.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return orchard[section].0
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
        cell.textLabel?.text = orchard[indexPath.section].1[indexPath.row]
        return cell
    }
}
