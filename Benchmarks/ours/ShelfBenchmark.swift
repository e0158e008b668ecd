import UIKit

/// W3: 200 rows, each a horizontal list of 30 pictures of 100 points. Opening, 250 frames along by 40 points, 120
/// frames across one row by 20 points, down to pixels; and how many tiles are alive.
@MainActor
struct ShelfBenchmark {
    static let rows = 200
    static let tiles = 30
    let scale: Int
    private let screen: Screen

    init(scale: Int) {
        self.scale = scale
        screen = Screen(scale: scale)
    }

    /// Writes the pictures `0.png` to `29.png` for both programs.
    static func writeTiles(to folder: String) throws {
        let screen = Screen(scale: 1, size: CGSize(width: 100, height: 100))
        for number in 0..<tiles {
            let hue = CGFloat(number) / CGFloat(tiles)
            let controller = UIViewController()
            controller.view.backgroundColor = UIColor(hue: hue, saturation: 0.5, brightness: 0.9, alpha: 1)
            for stripe in 0..<5 {
                let square = UIView(
                    frame: CGRect(
                        x: 10 + stripe * 17, y: 20 + (stripe * 29 + number * 7) % 60, width: 9, height: 9))
                square.backgroundColor = UIColor(hue: hue, saturation: 0.9, brightness: 0.5, alpha: 1)
                controller.view.addSubview(square)
            }
            screen.show(controller)
            try screen.save("\(folder)/\(number).png")
        }
    }

    /// - Parameter folder: of the pictures.
    func run(folder: String, picture: String?) throws {
        let start = Measuring.now
        let shelf = ShelfController(folder: folder)
        screen.show(shelf)
        screen.frame()
        Measuring.figure("shelf-open", Self.rows, scale, Measuring.now - start)
        for _ in 0..<3 { screen.frame() }
        for _ in 0..<250 {
            measure("shelf-vertical") { verticalFrame(shelf) }
        }
        Measuring.figure("shelf-live", Self.rows, scale, Double(shelf.liveTiles))
        shelf.tableView.contentOffset.y = 0
        for _ in 0..<3 { screen.frame() }
        for _ in 0..<120 {
            measure("shelf-horizontal") { horizontalFrame(shelf) }
        }
        if let picture { try screen.save(picture) }
    }

    private func measure(_ name: String, _ frame: () -> Void) {
        let (begin, cpu) = (Measuring.now, Measuring.cpu)
        frame()
        let (end, spent) = (Measuring.now, Measuring.cpu - cpu)
        Measuring.figure(name, Self.rows, scale, end - begin)
        Measuring.figure("\(name)-cpu", Self.rows, scale, spent)
    }

    @inline(never)
    private func verticalFrame(_ shelf: ShelfController) {
        shelf.tableView.contentOffset.y += 40
        screen.frame()
    }

    @inline(never)
    private func horizontalFrame(_ shelf: ShelfController) {
        (shelf.tableView.visibleCells.first as? ShelfRow)?.list.contentOffset.x += 20
        screen.frame()
    }
}

final class ShelfController: UITableViewController {
    private let folder: String

    init(folder: String) {
        self.folder = folder
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ShelfRow.self, forCellReuseIdentifier: "row")
        tableView.rowHeight = 120
        tableView.separatorStyle = .none
        tableView.contentInsetAdjustmentBehavior = .never
        tableView.showsVerticalScrollIndicator = false
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        ShelfBenchmark.rows
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! ShelfRow
        row.folder = folder
        row.list.contentOffset = .zero
        return row
    }

    /// Tiles in the tree, those that wait for their next use left out.
    var liveTiles: Int {
        tableView.visibleCells.reduce(0) { $0 + (($1 as? ShelfRow)?.list.visibleCells.count ?? 0) }
    }
}

final class ShelfRow: UITableViewCell, UICollectionViewDataSource {
    let list: UICollectionView
    var folder = ""

    override init(style: CellStyle, reuseIdentifier: String?) {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumLineSpacing = 4
        list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        list.register(TileCell.self, forCellWithReuseIdentifier: "tile")
        list.dataSource = self
        list.showsHorizontalScrollIndicator = false
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.frame = contentView.bounds
        contentView.addSubview(list)
    }

    required init?(coder: NSCoder) { nil }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        ShelfBenchmark.tiles
    }

    func collectionView(
        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) as! TileCell
        cell.picture.image = TileCell.image(indexPath.item, in: folder)
        return cell
    }
}

private final class TileCell: UICollectionViewCell {
    let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private static var images: [Int: UIImage] = [:]

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    static func image(_ number: Int, in folder: String) -> UIImage? {
        if let known = images[number] { return known }
        images[number] = UIImage(contentsOfFile: "\(folder)/\(number).png")
        return images[number]
    }
}
