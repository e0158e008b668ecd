extension UIView {
    func markNeedsLayout() {
        guard !needsLayoutFlag else { return }
        needsLayoutFlag = true
        markSubtreeNeedsLayout()
    }

    /// Lets the layout pass find this view: everything above says that something below waits.
    func markSubtreeNeedsLayout() {
        var view: UIView? = self
        while let current = view, !current.subtreeNeedsLayout {
            current.subtreeNeedsLayout = true
            view = current.superviewReference
        }
    }

    /// Brings constraints and layout of this view and all below it up to date.
    ///
    /// Ancestors that wait for layout themselves come first, as with UIKit's layers: a view asked for its layout
    /// gets the size that its superview has for it.
    func layoutNow() {
        let root = scopeRoot
        if root !== self { root.solveChangedConstraints() }
        var top = self
        while let parent = top.superviewReference, parent.needsLayoutFlag, !parent.isInLayoutPass {
            top = parent
        }
        top.layoutSubtreeNow()
    }

    /// The same without a look at what is around this view.
    func layoutSubtreeNow() {
        guard hasPendingLayout else { return }
        updatePropertiesIfNeeded()
        updateConstraintsIfNeeded()
        if needsLayoutFlag || autoLayout?.awaitsSolution == true { applyOwnSize() }
        // A layout may ask for another one below or at itself.
        Settling.request.run(nil) { _ in
            if subtreeNeedsLayout { layoutTree() }
            return !subtreeNeedsLayout
        }
    }

    /// One walk over the views that wait for layout, parents first.
    func layoutTree() {
        guard subtreeNeedsLayout else { return }
        subtreeNeedsLayout = false
        // What came in within this pass makes its constraints before it is laid out ("Mysteries of Auto Layout", WWDC 2015).
        updateConstraintsTree()
        solveChangedConstraints()
        if needsLayoutFlag {
            needsLayoutFlag = false
            isInLayoutPass = true
            defer { isInLayoutPass = false }
            LayoutCounter.layouts += 1
            roundConfiguredCorners()
            if hasController, let controller {
                if controller.appearance == .appearing, windowReference != nil {
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
            if !subviewList[index].isLeftOutOfLayout {
                subviewList[index].roundConfiguredCorners()
                subviewList[index].layoutTree()
            }
            index += 1
        }
        if needsLayoutFlag { markSubtreeNeedsLayout() }
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
        needsConstraintsFlag = true
        markSubtreeNeedsConstraints()
    }

    func markSubtreeNeedsConstraints() {
        var view: UIView? = self
        while let current = view, !current.subtreeNeedsConstraints {
            current.subtreeNeedsConstraints = true
            view = current.superviewReference
        }
    }

    /// Calls `updateConstraints` where it was asked for, children first.
    func updateConstraintsTree() {
        guard subtreeNeedsConstraints else { return }
        subtreeNeedsConstraints = false
        var index = 0
        while index < subviewList.count {
            subviewList[index].updateConstraintsTree()
            index += 1
        }
        if needsConstraintsFlag {
            needsConstraintsFlag = false
            if hasController, let controller {
                controller.tracked(.constraints) { controller.updateViewConstraints() }
            } else {
                tracked(.constraints, onlyIf: overrides(.constraints)) { updateConstraints() }
            }
        }
    }

    public var hasPendingLayout: Bool {
        subtreeNeedsLayout || subtreeNeedsConstraints || subtreeNeedsProperties
    }
}

/// How often views were laid out: tests prove by it that scrolling is not layout.
@MainActor
public enum LayoutCounter {
    @SessionLocal public internal(set) static var layouts = 0
}
