import UIKit

/// A month: its title, and below it all its covers. The row is as tall as the covers need.
class ShelfCell: UITableViewCell {
    class var identifier: String { "ShelfCell" }

    static let coverSize = CGSize(width: 80, height: 112)

    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private(set) weak var collectionView: UICollectionView!
    /// The table's own height for the row may differ until the row has been measured: priority 999.
    @IBOutlet private weak var heightConstraint: NSLayoutConstraint!
    private var books: [Book] = []

    override func awakeFromNib() {
        super.awakeFromNib()
        collectionView.register(
            UINib(nibName: CoverCell.identifier, bundle: nil),
            forCellWithReuseIdentifier: CoverCell.identifier)
    }

    /// The cell must have its width by now: the grid's height follows from it.
    func show(_ month: Month) {
        titleLabel.text = month.title
        books = month.books
        collectionView.reloadData()
        heightConstraint.constant = contentHeight
    }

    var contentHeight: CGFloat {
        collectionView.collectionViewLayout.collectionViewContentSize.height
    }

    /// A hairline at the bottom, one pixel high.
    override func draw(_ rect: CGRect) {
        super.draw(rect)
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let pixel = 1 / UIScreen.main.scale
        let y = bounds.maxY - pixel / 2
        context.setStrokeColor(UIColor.separator.cgColor)
        context.setLineWidth(pixel)
        context.move(to: CGPoint(x: 15, y: y))
        context.addLine(to: CGPoint(x: bounds.maxX, y: y))
        context.strokePath()
    }
}

extension ShelfCell: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        books.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: CoverCell.identifier, for: indexPath)
        (cell as? CoverCell)?.show(books[indexPath.item])
        return cell
    }
}
