import UIKit

class CoverCell: UICollectionViewCell {
    @IBOutlet weak var imageView: UIImageView!

    func show(_ book: Book) {
        imageView.image = UIImage(named: book.cover)
        accessibilityLabel = book.title
    }
}
