import UIKit

@objc public protocol RowSourceDelegate: AnyObject {
    @objc optional func rowSource(_ source: RowSource, didChoose row: String)
}

/// Shows texts in a table.
open class RowSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    private weak var table: UITableView?
    private weak var delegate: RowSourceDelegate?
    private var rows: [String] = []

    public init(table: UITableView, delegate: RowSourceDelegate) {
        (self.table, self.delegate) = (table, delegate)
        super.init()
        table.register(RowCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        table.delegate = self
    }

    public func show(_ rows: [String]) {
        self.rows = rows
        table?.reloadData()
    }

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        delegate?.rowSource?(self, didChoose: rows[indexPath.row])
    }
}
