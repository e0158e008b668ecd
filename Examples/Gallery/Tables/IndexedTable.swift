import UIKit

/// Names by their first letters, with an index at the edge.
class IndexedTable: UITableViewController {
    private let names: [(String, [String])] = {
        let all = [
            "Ada", "Alan", "Barbara", "Carl", "Dorothy", "Edsger", "Emmy", "Frances", "Grace", "Hedy", "Ivan",
            "John",
            "Katherine", "Leslie", "Margaret", "Niklaus", "Ole", "Radia", "Sophie", "Tony", "Ursula", "Vint",
        ]
        return Dictionary(grouping: all) { String($0.prefix(1)) }.sorted { $0.key < $1.key }.map {
            ($0.key, $0.value)
        }
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
        tableView.sectionHeaderTopPadding = 0
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        return names.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return names[section].1.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return names[section].0
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        return names.map { $0.0 }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
        cell.textLabel?.text = names[indexPath.section].1[indexPath.row]
        return cell
    }
}
