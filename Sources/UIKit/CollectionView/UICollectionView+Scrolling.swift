import ListEngine

extension UICollectionView {
    /// Scrolls so that the item lies as `position` says, within what the content and its insets allow. An
    /// axis that `position` does not name moves as little as shows the item.
    func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        prepareLayoutIfNeeded()
        ensure(
            position.isValid,
            "an invalid scroll position was given: one of top, centeredVertically and bottom may be combined with "
                + "one of left, centeredHorizontally and right")
        ensure(
            counts.contains(indexPath),
            "attempted to scroll to the item at \(indexPath), but there are only \(counts.sections) sections"
                + (indexPath.count == 2 && indexPath[0] < counts.sections
                    ? " and \(counts.items(inSection: indexPath[0])) items in that one" : ""))
        defer { if !position.contains(.top) { motion.followsSafeArea = false } }
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

    /// Animated scrolls lead to their items, wherever these have turned out to be.
    func followScrollGoals() {
        followScrollGoal()
        for view in scrollers.views.values { view.followScrollGoal() }
    }

    /// What of the content has to be seen for an item.
    func frameToShow(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
        var frame = attributes.transformedFrame
        guard let section = attributes.scroller, let scroller = scrollers.known[section] else { return frame }
        // Across, the scroller shows it; along, this view shows the scroller.
        let window = flipped(scroller.frame)
        frame.origin.set(window.origin.along(scroller.axis), along: scroller.axis)
        frame.size.set(window.size.along(scroller.axis), along: scroller.axis)
        return frame
    }

    func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
        let visible = bounds.inset(by: adjustedContentInset)
        let target = CGPoint(
            x: bounds.minX + frame.horizontalSpan.shift(into: visible.horizontalSpan, position.horizontal),
            y: bounds.minY + frame.verticalSpan.shift(into: visible.verticalSpan, position.vertical))
        return self.position.metrics.clamped(target)
    }
}

extension UICollectionView.ScrollPosition {
    var vertical: SpanAlignment {
        contains(.top)
            ? .start : contains(.centeredVertically) ? .middle : contains(.bottom) ? .end : .nearest
    }

    func alignment(along axis: FlowAxis) -> SpanAlignment { axis == .vertical ? vertical : horizontal }

    var horizontal: SpanAlignment {
        contains(.left)
            ? .start : contains(.centeredHorizontally) ? .middle : contains(.right) ? .end : .nearest
    }

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
