import UIKit

/// A table of months, each with all its covers: xibs, names of Swift 4, a height by a constraint that has an outlet.
class MonthsViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
    let months = [("May", 7), ("June", 3), ("July", 4)]
    var tableView: UITableView?
    /// Without it a cell wraps its covers at the width that its xib has.
    var laysOutFirst: Bool { return true }

    override func loadView() {
        super.loadView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView = UITableView(frame: view.bounds, style: .plain)
        tableView!.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView!)
        tableView!.delegate = self
        tableView!.dataSource = self
        tableView!.separatorStyle = .none
        tableView!.register(UINib(nibName: "MonthCell", bundle: nil), forCellReuseIdentifier: "month")
        tableView!.estimatedRowHeight = 44.0
        tableView!.rowHeight = UITableViewAutomaticDimension
    }

    func numberOfSectionsInTableView(tableView: UITableView) -> Int {
        return 1
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return months.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "month") as! MonthCell
        if laysOutFirst {
            cell.frame = tableView.bounds
            cell.layoutIfNeeded()
        }
        cell.fill(title: months[indexPath.row].0, covers: months[indexPath.row].1)
        return cell
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
    }
}

/// The same without laying cells out before they are filled.
class HastyMonthsViewController: MonthsViewController {
    override var laysOutFirst: Bool { return false }
}

class MonthCell: UITableViewCell, UICollectionViewDelegate, UICollectionViewDataSource {
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var collectionView: UICollectionView!
    @IBOutlet weak var gridHeight: NSLayoutConstraint!
    var covers = 0

    override func awakeFromNib() {
        super.awakeFromNib()
        self.collectionView.delegate = self
        self.collectionView.dataSource = self
        self.collectionView!.register(
            UINib(nibName: "PlateCell", bundle: nil), forCellWithReuseIdentifier: "plate")
    }

    func fill(title: String, covers: Int) {
        titleLabel.text = title
        self.covers = covers
        collectionView.reloadData()
        gridHeight.constant = collectionView.collectionViewLayout.collectionViewContentSize.height
        collectionView.collectionViewLayout.invalidateLayout()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return covers
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell =
            collectionView.dequeueReusableCell(withReuseIdentifier: "plate", for: indexPath) as! PlateCell
        cell.imageView.backgroundColor = .lightGray
        return cell
    }

    /// A hairline at the bottom: a pixel high, half a pixel within the cell.
    override func draw(_ rect: CGRect) {
        let pixel = 1 / UIScreen.main.scale
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let inner = bounds.insetBy(dx: pixel / 2, dy: pixel / 2)
        let path = CGMutablePath()
        path.move(to: CGPoint(x: inner.minX, y: inner.maxY))
        path.addLine(to: CGPoint(x: inner.maxX, y: inner.maxY))
        context.addPath(path)
        context.setStrokeColor(
            UIColor(red: 0xe0 / 255, green: 0xe0 / 255, blue: 0xe0 / 255, alpha: 1).cgColor)
        context.setLineWidth(pixel)
        context.strokePath()
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
    }
}

class PlateCell: UICollectionViewCell {
    @IBOutlet weak var imageView: UIImageView!

    override func awakeFromNib() {
        super.awakeFromNib()
    }
}
