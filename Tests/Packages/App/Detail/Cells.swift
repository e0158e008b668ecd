import UIKit

// The same file name as in the folder above.
extension CounterCell {
    override func prepareForReuse() {
        super.prepareForReuse()
        countLabel.text = "0"
    }
}
