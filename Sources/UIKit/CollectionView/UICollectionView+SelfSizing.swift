/// Views that say their size, when they come and when their content changes.
///
/// DIFFERS: the new sizes are shown at once; UIKit moves to them.
extension UICollectionView {
    /// Asks a self-sizing view for its size; a different one goes to the layout.
    /// - Returns: the size that the layout took over; nil: the layout keeps its own.
    @discardableResult
    func measure(
        _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
    ) -> CGSize? {
        view.asksForSize = false
        // Attributes that the app made in place of the layout's own say nothing of it.
        if attributes.selfSizing.isEmpty { attributes.selfSizing = layoutStore.estimatedAxes(of: attributes) }
        guard attributes.isSelfSizing || layoutStore.leavesSizesToViews else { return nil }
        let original = attributes.copied
        if !original.isSelfSizing { original.isSelfSizing = true }
        let preferred = view.preferredLayoutAttributesFitting(original)
        // UIKit: "when the cell provides a different set of attributes", the layout is asked (Apple's documentation of the question).
        guard !preferred.isEqual(attributes),
            layoutStore.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return nil }
        layoutStore.invalidateLayout(
            with: layoutStore.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
        return preferred.size
    }

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
