/// Cells in sight whose content asks for another size.
///
/// DIFFERS: the new sizes are shown at once; UIKit moves to them.
extension UICollectionView {
    /// A cell says that its size has changed.
    func cellAsksForSize(_ cell: UICollectionViewCell) {
        guard selfSizingInvalidation != .disabled, !pass.isRunning, cell.elementKey != nil, !cell.asksForSize
        else { return }
        cell.asksForSize = true
        setNeedsLayout()
    }

    /// Where constraints count too, a cell that was laid out by itself may want another size.
    func cellWasLaidOut(_ cell: UICollectionViewCell) {
        guard selfSizingInvalidation == .enabledIncludingConstraints, !pass.isRunning,
            let key = cell.elementKey, let attributes = elements[key]?.attributes, attributes.isSelfSizing
        else { return }
        let preferred = cell.preferredLayoutAttributesFitting(attributes.copied)
        if preferred.size != attributes.size { cellAsksForSize(cell) }
    }
}
