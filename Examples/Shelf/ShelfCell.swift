import UIKit

/// A month: its title, and below it all its covers. The row is as tall as the covers need.
class ShelfCell: UITableViewCell {
    class var identifier: String { "ShelfCell" }

    static let coverSize = CGSize(width: 80, height: 112)

    let titleLabel = UILabel()
    let layout = UICollectionViewFlowLayout()
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private(set) lazy var heightConstraint = collectionView.heightAnchor.constraint(equalToConstant: 0)
    private var books: [Book] = []

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        backgroundColor = .systemBackground
        contentMode = .redraw

        titleLabel.font = .systemFont(ofSize: 17)
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(titleLabel)

        layout.itemSize = Self.coverSize
        layout.minimumLineSpacing = 10
        layout.minimumInteritemSpacing = 10
        layout.sectionInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 15)
        collectionView.backgroundColor = .clear
        collectionView.isScrollEnabled = false
        collectionView.dataSource = self
        collectionView.register(CoverCell.self, forCellWithReuseIdentifier: CoverCell.identifier)
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(collectionView)

        // The table's own height for the row may differ until the row has been measured.
        heightConstraint.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 15),
            titleLabel.trailingAnchor.constraint(
                lessThanOrEqualTo: contentView.trailingAnchor, constant: -15),
            collectionView.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 10),
            collectionView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            heightConstraint,
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// The cell must have its width by now: the grid's height follows from it.
    func show(_ month: Month) {
        titleLabel.text = month.title
        books = month.books
        collectionView.reloadData()
        heightConstraint.constant = contentHeight
    }

    var contentHeight: CGFloat {
        layout.collectionViewContentSize.height
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
