import UIKit

class CoverCell: UICollectionViewCell {
    static let identifier = "CoverCell"

    @IBOutlet private weak var imageView: UIImageView!

    func show(_ book: Book) {
        imageView.image = UIImage(named: book.cover)
        accessibilityLabel = book.title
    }
}
