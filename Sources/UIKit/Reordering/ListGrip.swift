/// The grip of a list cell: a finger on it moves the item at once, in every collection view whose data source
/// moves items.
@MainActor
enum ListGrip {
    static func recognizer(for grip: UIView) -> UIGestureRecognizer {
        var driver: ReorderDriver?
        return ImmediateGestureRecognizer(
            begins: { [weak grip] _ in
                guard let (view, path) = grip.flatMap(item(at:)), view.canMoveInteractively(path) else {
                    return false
                }
                driver = ReorderDriver(view)
                return true
            }
        ) { recognizer in
            driver?.follow(recognizer)
            if [.ended, .cancelled, .failed].contains(recognizer.state) { driver = nil }
        }
    }

    /// The item whose cell has the grip.
    private static func item(at grip: UIView) -> (UICollectionView, IndexPath)? {
        guard let cell = grip.ancestor(UICollectionViewCell.self),
            let list = cell.ancestor(UICollectionView.self)
        else {
            return nil
        }
        return list.indexPath(for: cell).map { (list, $0) }
    }
}

extension UIView {
    /// The nearest view of a class above this one.
    fileprivate func ancestor<View: UIView>(_ type: View.Type) -> View? {
        var view = superview
        while let current = view {
            if let found = current as? View { return found }
            view = current.superview
        }
        return nil
    }
}
