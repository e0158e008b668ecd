import UIKit

class PageCell: UICollectionViewCell {
    @IBOutlet weak var coverView: UIImageView!
}
