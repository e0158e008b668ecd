import UIKit

/// Rows that hold a list across. Their places are kept in a dictionary by row.
class LinesViewController: UITableViewController {
    var offsets: [String: CGFloat] = [:]
    var keepsPlaces: Bool { return true }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 120
        tableView.register(LineCell.self, forCellReuseIdentifier: "line")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return 40
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath) as! LineCell
        cell.list.accessibilityIdentifier = "line-\(indexPath.row)"
        cell.list.reloadData()
        return cell
    }

    override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        guard keepsPlaces, let cell = cell as? LineCell else { return }
        cell.list.setContentOffset(CGPoint(x: offsets["\(indexPath.row)"] ?? 0, y: 0), animated: false)
    }

    override func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        guard keepsPlaces, let cell = cell as? LineCell else { return }
        offsets["\(indexPath.row)"] = cell.list.contentOffset.x
    }
}

/// The same without the dictionary: cells take their lists' places along.
class ReusedLinesViewController: LinesViewController {
    override var keepsPlaces: Bool { return false }
}

class LineCell: UITableViewCell, UICollectionViewDataSource {
    let list: UICollectionView

    override init(style: UITableViewCellStyle, reuseIdentifier: String?) {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 80, height: 100)
        list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        list.dataSource = self
        list.frame = contentView.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(list)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return 30
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        cell.backgroundColor = .lightGray
        return cell
    }
}
