/// Tells its cell where constraints put it, so that the separators follow.
final class ListSeparatorGuide: UILayoutGuide {
    weak var cell: UICollectionViewListCell?

    override var solvedFrame: CGRect {
        didSet { if solvedFrame != oldValue { cell?.setNeedsLayout() } }
    }
}
