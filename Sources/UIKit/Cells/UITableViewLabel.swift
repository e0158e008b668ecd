/// A label of a standard cell, header or footer: its owner places it and follows
/// changes of its text.
@MainActor
final class UITableViewLabel: UILabel {
    weak var owner: UIView?

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        owner?.setNeedsLayout()
    }
}

/// The image view of a standard cell.
@MainActor
final class UITableViewImageView: UIImageView {
    weak var owner: UIView?

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        owner?.setNeedsLayout()
    }
}
