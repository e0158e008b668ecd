extension UIView {
    func markNeedsLayout() {
        guard !waitsForLayout else { return }
        pendingUpdates.request(.layout)
        markSubtree(.layout)
    }

    /// Lets the pass find this view: everything above says that something below waits.
    func markSubtree(_ kind: PendingUpdates.Kinds) {
        var view: UIView? = self
        while let current = view, !current.pendingUpdates.inSubtree.contains(kind) {
            current.pendingUpdates.markSubtree(kind)
            view = current.superviewReference
        }
    }

    /// Layout passes of what is around the view go by.
    func suspendLayout() { pendingUpdates.suspendLayout() }
    /// What the view missed is done with the next pass.
    func resumeLayout() {
        guard pendingUpdates.resumeLayout(), pendingUpdates.inSubtree.contains(.layout) else { return }
        superviewReference?.markSubtree(.layout)
    }

    /// Brings constraints and layout of this view and all below it up to date.
    ///
    /// Ancestors that wait for layout themselves come first, as with UIKit's layers: a view asked for its layout
    /// gets the size that its superview has for it.
    func layoutNow() {
        let root = scopeRoot
        if root !== self { root.solveChangedConstraints() }
        var top = self
        while let parent = top.superviewReference, parent.waitsForLayout, !parent.pendingUpdates.isLayingOut {
            top = parent
        }
        top.layoutSubtreeNow()
    }

    /// The same without a look at what is around this view.
    func layoutSubtreeNow() {
        guard hasPendingLayout else { return }
        updatePropertiesIfNeeded()
        updateConstraintsIfNeeded()
        if waitsForLayout || autoLayout?.awaitsSolution == true { applyOwnSize() }
        // A layout may ask for another one below or at itself.
        Settling.request.run(nil) { _ in
            layoutTree()
            return !pendingUpdates.inSubtree.contains(.layout)
        }
    }

    /// One walk over the views that wait for layout, parents first.
    func layoutTree() {
        guard pendingUpdates.beginPass(.layout) else { return }
        // What came in within this pass makes its constraints before it is laid out ("Mysteries of Auto Layout", WWDC 2015).
        updateConstraintsTree()
        solveChangedConstraints()
        if pendingUpdates.beginLayout() {
            defer { pendingUpdates.endLayout() }
            LayoutCounter.layouts += 1
            roundConfiguredCorners()
            if hasController, let controller {
                if controller.appearance.phase == .appearing, windowReference != nil {
                    controller.tellIsAppearing()
                }
                controller.tracked(.layout) { controller.viewWillLayoutSubviews() }
                controller.updateContentUnavailableIfNeeded()
                layoutOwn()
                controller.tracked(.layoutEnd) { controller.viewDidLayoutSubviews() }
            } else {
                layoutOwn()
            }
        }
        // Indices, since a layout may add and remove subviews.
        var index = 0
        while index < subviewList.count {
            if !subviewList[index].pendingUpdates.isLayoutSuspended {
                subviewList[index].roundConfiguredCorners()
                subviewList[index].layoutTree()
            }
            index += 1
        }
        if waitsForLayout { markSubtree(.layout) }
    }

    private func layoutOwn() {
        if overrides(.layout) {
            tracked(.layout) { layer.layoutSublayers() }
        } else {
            // Outside of a window they are asked for the length of the way up.
            guard let cachedTraits else { return layer.layoutSublayers() }
            let outer = UITraitCollection.exchangeCurrent(cachedTraits)
            layer.layoutSublayers()
            UITraitCollection.exchangeCurrent(outer)
        }
    }

    func markNeedsConstraints() {
        pendingUpdates.request(.constraints)
        markSubtree(.constraints)
    }

    /// Calls `updateConstraints` where it was asked for, children first.
    func updateConstraintsTree() {
        guard pendingUpdates.beginPass(.constraints) else { return }
        var index = 0
        while index < subviewList.count {
            subviewList[index].updateConstraintsTree()
            index += 1
        }
        if pendingUpdates.beginUpdate(.constraints) {
            if hasController, let controller {
                controller.tracked(.constraints) { controller.updateViewConstraints() }
            } else {
                tracked(.constraints, onlyIf: overrides(.constraints)) { updateConstraints() }
            }
        }
    }

    public var hasPendingLayout: Bool { !pendingUpdates.inSubtree.isEmpty }
}

/// How often views were laid out: tests prove by it that scrolling is not layout.
@MainActor
public enum LayoutCounter {
    @SessionLocal public internal(set) static var layouts = 0
}
