extension UIView {
    /// Gives a cell's highlight or selection to the labels and image views in it, which have other colours and pictures
    /// then.
    ///
    /// UIKit: so that `highlightedTextColor` and `highlightedImage` show in a selected cell (Apple's documentation of both).
    /// Controls and cells inside have states of their own.
    func highlightContents(_ isHighlighted: Bool) {
        for view in subviewList {
            switch view {
            case let label as UILabel: label.isHighlighted = isHighlighted
            case let image as UIImageView: image.isHighlighted = isHighlighted
            default: break
            }
            if !(view is UIControl), !(view is UIScrollView) { view.highlightContents(isHighlighted) }
        }
    }
}
