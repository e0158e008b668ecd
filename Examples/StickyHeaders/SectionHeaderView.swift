import UIKit

class SectionHeaderView: UICollectionReusableView {
    @IBOutlet weak var label: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        backgroundColor = UIColor.secondarySystemBackground.withAlphaComponent(0.95)
    }
}
