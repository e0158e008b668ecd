extension UICollectionView {
    /// Scrolls so that the item lies as `position` says, within what the content and its insets allow. An
    /// axis that `position` does not name moves as little as shows the item.
    func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        prepareLayoutIfNeeded()
        precondition(
            position.isValid,
            "an invalid scroll position was given: one of top, centeredVertically and bottom may be combined with "
                + "one of left, centeredHorizontally and right")
        precondition(
            counts.contains(indexPath),
            "attempted to scroll to the item at \(indexPath), but there are only \(counts.sections) sections"
                + (indexPath.count == 2 && indexPath[0] < counts.sections
                    ? " and \(counts.items(inSection: indexPath[0])) items in that one" : ""))
        guard let attributes = askItem(indexPath) else { return }
        scrollScroller(to: attributes, at: position, animated: animated)
        let target = offset(showing: frameToShow(attributes), at: position)
        if target != contentOffset { setContentOffset(target, animated: animated) }
        if attributes.isSelfSizing, !animated { settle(indexPath, position) }
    }

    /// Items that are measured on arrival move the one asked for; a few rounds bring it where it was asked.
    private func settle(_ indexPath: IndexPath, _ position: ScrollPosition) {
        guard window != nil, !pass.isRunning, !pass.isPreparing, pass.batch == nil else { return }
        for _ in 0..<4 {
            layoutElements()
            guard counts.contains(indexPath), let attributes = askItem(indexPath) else { return }
            let target = self.position.metrics.rounded(
                offset(showing: frameToShow(attributes), at: position))
            guard target != contentOffset else { return }
            setContentOffset(target, animated: false)
        }
    }

    /// What of the content has to be seen for an item.
    private func frameToShow(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
        var frame = attributes.transformedFrame
        if let section = attributes.scroller {
            // Across, the scroller shows it; along, this view shows the scroller.
            if let scroller = scrollers.known[section] {
                let window = flipped(scroller.frame)
                if scroller.axis == .horizontal {
                    (frame.origin.x, frame.size.width) = (window.minX, window.width)
                } else {
                    (frame.origin.y, frame.size.height) = (window.minY, window.height)
                }
            }
        }
        return frame
    }

    private func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
        let insets = adjustedContentInset
        let visible = bounds.inset(by: insets)
        let horizontal = shift(
            frame.minX, frame.maxX, in: visible.minX, visible.maxX, start: position.contains(.left),
            middle: position.contains(.centeredHorizontally), end: position.contains(.right))
        let vertical = shift(
            frame.minY, frame.maxY, in: visible.minY, visible.maxY, start: position.contains(.top),
            middle: position.contains(.centeredVertically), end: position.contains(.bottom))
        func clamped(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            max(min(value, high), low)
        }
        return CGPoint(
            x: clamped(
                bounds.minX + horizontal, -insets.left, contentSize.width + insets.right - bounds.width),
            y: clamped(
                bounds.minY + vertical, -insets.top, contentSize.height + insets.bottom - bounds.height))
    }

    /// How far the window has to move along one axis.
    func shift(
        _ low: CGFloat, _ high: CGFloat, in start: CGFloat, _ end: CGFloat, start atStart: Bool, middle: Bool,
        end atEnd: Bool
    ) -> CGFloat {
        if atStart { return low - start }
        if middle { return (low + high) / 2 - (start + end) / 2 }
        if atEnd { return high - end }
        if low < start || high - low > end - start { return low - start }
        return high > end ? high - end : 0
    }
}
