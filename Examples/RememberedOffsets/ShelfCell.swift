import UIKit

/// A title and a line of covers that scrolls sideways.
class ShelfCell: UITableViewCell {
    static let identifier = "ShelfCell"

    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var collectionView: UICollectionView!
    private var books: [Book] = []

    /// How far the line is scrolled.
    var offset: CGFloat {
        get { collectionView.contentOffset.x }
        set {
            collectionView.layoutIfNeeded()
            collectionView.setContentOffset(CGPoint(x: newValue, y: 0), animated: false)
        }
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        collectionView.register(
            UINib(nibName: CoverCell.identifier, bundle: nil),
            forCellWithReuseIdentifier: CoverCell.identifier)
    }

    func show(_ shelf: Shelf) {
        titleLabel.text = shelf.title
        books = shelf.books
        collectionView.accessibilityIdentifier = "line-\(shelf.id)"
        collectionView.reloadData()
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
