extension UICollectionView {
    /// Scrolls so that the item lies as `position` says, within what the content and its insets allow. An
    /// axis that `position` does not name moves as little as shows the item.
    func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        prepareLayoutIfNeeded()
        demand(
            position.isValid,
            "an invalid scroll position was given: one of top, centeredVertically and bottom may be combined with "
                + "one of left, centeredHorizontally and right")
        demand(
            counts.contains(indexPath),
            "attempted to scroll to the item at \(indexPath), but there are only \(counts.sections) sections"
                + (indexPath.count == 2 && indexPath[0] < counts.sections
                    ? " and \(counts.items(inSection: indexPath[0])) items in that one" : ""))
        guard let attributes = askItem(indexPath) else { return }
        scrollScroller(to: attributes, at: position, animated: animated)
        let frame = frameToShow(attributes)
        let target = offset(showing: frame, at: position)
        let isThere = target == contentOffset
        guard !isThere || attributes.isSelfSizing && !animated else { return }
        guard animated || attributes.isSelfSizing else { return setContentOffset(target, animated: false) }
        let fixed = position.fixed(from: contentOffset, to: target, item: frame.size, window: bounds.size)
        scroll(animated: animated) { [weak self] in
            guard let self, counts.contains(indexPath), let attributes = askItem(indexPath) else {
                return nil
            }
            return offset(showing: frameToShow(attributes), at: fixed)
        }
    }

    /// Places the elements at once, where that is possible now.
    func layOutElementsNow() -> Bool {
        guard window != nil, !pass.isRunning, !pass.isPreparing, !change.announced.isOpen else {
            return false
        }
        layoutElements()
        return true
    }

    /// Animated scrolls lead to their items, wherever these have turned out to be.
    func followScrollGoals() {
        followScrollGoal()
        for view in scrollers.views.values { view.followScrollGoal() }
    }

    /// What of the content has to be seen for an item.
    func frameToShow(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
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

    func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
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

extension UICollectionView.ScrollPosition {
    /// The same with a word for each axis along which the window moves: an item that is only to be seen lies at the edge
    /// at which it comes in.
    func fixed(from old: CGPoint, to new: CGPoint, item: CGSize, window: CGSize) -> Self {
        var fixed = self
        if new.y != old.y, isDisjoint(with: [.top, .centeredVertically, .bottom]) {
            fixed.insert(new.y > old.y && item.height <= window.height ? .bottom : .top)
        }
        if new.x != old.x, isDisjoint(with: [.left, .centeredHorizontally, .right]) {
            fixed.insert(new.x > old.x && item.width <= window.width ? .right : .left)
        }
        return fixed
    }
}
