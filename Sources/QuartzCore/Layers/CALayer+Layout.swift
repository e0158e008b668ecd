extension CALayer {
    func markNeedsLayout() {
        if let view {
            view.layer(self, asksForLayout: .next)
        } else if !pendingUpdates.needsLayout {
            pendingUpdates.requestLayout()
            markSubtreeNeedsLayout()
        }
    }

    /// Core Animation: sublayers that come and go ask for a layout (documentation of `setNeedsLayout()`). Not those that the layout itself
    /// brings, nor those of a view, whose subviews' layers they mostly are.
    func sublayersDidChange() {
        if view == nil, !pendingUpdates.isLayingOut { setNeedsLayout() }
    }

    /// Lets the layout pass find this layer: everything above says that something below waits.
    func markSubtreeNeedsLayout() {
        var layer: CALayer? = self
        while let current = layer, !current.subtreeNeedsLayout {
            current.pendingUpdates.setSubtreeNeedsLayout(true)
            layer = current.superlayer
        }
    }

    func layoutNow() {
        if let view { return view.layer(self, asksForLayout: .now) }
        var top = self
        while let parent = top.superlayer, parent.view == nil, parent.pendingUpdates.needsLayout,
            !parent.pendingUpdates.isLayingOut
        {
            top = parent
        }
        top.layoutTree()
    }

    /// One walk over the layers that wait for layout, superlayers first. Views' own layers are laid out with their views.
    public func layoutTree() {
        guard subtreeNeedsLayout else { return }
        if view == nil, pendingUpdates.beginLayout() {
            layoutSublayers()
            pendingUpdates.endLayout()
        }
        maskLayer?.layoutTree()
        // Indices, since a layout may add and remove sublayers.
        var index = 0
        while index < sublayerList.count {
            sublayerList[index].layoutTree()
            index += 1
        }
        pendingUpdates.setSubtreeNeedsLayout(
            view == nil && pendingUpdates.needsLayout || maskLayer?.subtreeNeedsLayout == true
                || sublayerList.contains(where: \.subtreeNeedsLayout))
    }
}
