import UIKit

/// A table of one-line rows whose texts are made when a row comes on screen.
final class LinesController: UITableViewController {
    private let rows: Int

    init(rows: Int) {
        self.rows = rows
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "line")
        tableView.rowHeight = 44
        tableView.contentInsetAdjustmentBehavior = .never
        tableView.showsVerticalScrollIndicator = false
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
        cell.textLabel?.text = Self.line40(indexPath.row)
        return cell
    }

    private static let words = [
        "Alpha", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf", "Hotel", "India", "Juliet", "Kilo",
        "Lima",
        "Mike", "November", "Oscar", "Papa", "Quebec", "Romeo",
    ]

    /// 40 characters, another text for every row.
    static func line40(_ i: Int) -> String {
        func word(_ n: Int) -> String { words[n % 18] }
        let text =
            word(i) + " " + word(i * 7 + 3) + " \(i) " + word(i * 5 + 1) + " " + word(i * 11 + 2) + " "
            + word(i * 13 + 4) + " " + word(i * 3 + 4) + " " + word(i * 3 + 5)
        return String(text.prefix(40))
    }
}
