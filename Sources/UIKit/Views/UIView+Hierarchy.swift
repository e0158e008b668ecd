extension UIView {
    func setUpLayer() {
        // Another layer than the one that the view owns may outlive it.
        if layer === rootLayer { rootLayer.view = self } else { layer.delegate = self }
        rootLayer.asksForActions = ActionOverrides.exist(in: type(of: self), type(of: rootLayer))
        layer.contentsScale = UIScreen.main.scale
        layer.isOpaque = Self.isOpaqueAtFirst
        layer.setNeedsDisplay()
    }

    func insert(_ view: UIView, below sibling: UIView) {
        if view.superviewReference === self { view.detachQuietly() }
        insert(view, at: subviewList.firstIndex { $0 === sibling } ?? subviewList.count)
    }

    func insert(_ view: UIView, above sibling: UIView) {
        if view.superviewReference === self { view.detachQuietly() }
        insert(view, at: subviewList.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviewList.count)
    }

    func insert(_ view: UIView, at index: Int) {
        ensure(view !== self, "Can't add self as subview: \(type(of: self)); give another view")
        let oldWindow = view.windowReference
        if view.superviewReference === self {
            // 1. Already here: only the order changes.
            view.detachQuietly()
            place(view, at: index)
            return
        }
        // 2. From elsewhere: callbacks in UIKit's order.
        let oldTint = view.tint
        let newWindow = windowReference
        if oldWindow != nil, oldWindow !== newWindow { view.endEditingInside() }
        view.willMove(toSuperview: self)
        if oldWindow !== newWindow { view.tellWillMove(to: newWindow) }
        if let old = view.superviewReference {
            old.willRemoveSubview(view)
            old.removeConstraints(reaching: view)
            view.detachQuietly()
            old.subviewWasRemoved(view)
        }
        place(view, at: index)
        view.joinTree(window: newWindow, windowChanged: oldWindow !== newWindow)
        view.tintMayHaveChanged(from: oldTint)
        if oldWindow !== newWindow { view.tellDidMove() }
        view.didMoveToSuperview()
        didAddSubview(view)
        // A list has placed what it shows itself.
        if !(self is UIScrollView && places(view)) { setNeedsLayout() }
        if oldWindow != nil, view.windowReference == nil { view.layer.removeSubtreeAnimations() }
        if oldWindow == nil { FirstResponder.becomeAwaited() }
    }

    private func place(_ view: UIView, at index: Int) {
        let index = min(max(index, 0), subviewList.count)
        if index < subviewList.count {
            layer.insertSublayer(view.layer, below: subviewList[index].layer)
        } else {
            layer.addSublayer(view.layer)
        }
        subviewList.insert(view, at: index)
        view.superviewReference = self
        frontMayHaveChanged(by: view)
        let updates = view.pendingUpdates
        if updates.own.contains(.layout) || updates.inSubtree.contains(.layout) { markSubtree(.layout) }
        if updates.inSubtree.contains(.properties) { markSubtree(.properties) }
        if updates.own.contains(.constraints) || updates.inSubtree.contains(.constraints) {
            markSubtree(.constraints)
        }
        constraintTreeDidChange(with: view)
    }

    /// Takes the view out of its superview's list without telling anybody.
    private func detachQuietly() {
        guard let parent = superviewReference else { return }
        if let index = parent.subviewList.lastIndex(where: { $0 === self }) {
            parent.subviewList.remove(at: index)
        }
        layer.removeFromSuperlayer()
        superviewReference = nil
        parent.frontMayHaveChanged(by: self)
    }

    /// What scrolls under a container's bars comes or goes while the screen is shown.
    func frontMayHaveChanged(by view: UIView) {
        guard view is UIScrollView, windowReference != nil, let controller else { return }
        controller.contentScrollViewMayHaveChanged()
    }

    func detach() {
        guard let parent = superviewReference else { return }
        let hadWindow = windowReference != nil
        if hadWindow { endEditingInside() }
        parent.willRemoveSubview(self)
        willMove(toSuperview: nil)
        if hadWindow { tellWillMove(to: nil) }
        parent.removeConstraints(reaching: self)
        detachQuietly()
        if hadWindow {
            setWindow(nil, keepsSafeArea: false)
            tellDidMove()
        }
        didMoveToSuperview()
        parent.subviewWasRemoved(self)
        parent.setNeedsLayout()
        if hadWindow, windowReference == nil { layer.removeSubtreeAnimations() }
    }

    func moveSubview(_ view: UIView, toFront: Bool) {
        guard view.superviewReference === self else { return }
        if (toFront ? subviewList.last : subviewList.first) === view { return }
        view.detachQuietly()
        place(view, at: toFront ? subviewList.count : 0)
    }

    func exchangeSubviews(_ first: Int, _ second: Int) {
        guard subviewList.indices.contains(first), subviewList.indices.contains(second), first != second
        else { return }
        let (low, high) = (min(first, second), max(first, second))
        let (a, b) = (subviewList[low], subviewList[high])
        b.detachQuietly()
        place(b, at: low)
        a.detachQuietly()
        place(a, at: high)
    }

    func isInside(_ view: UIView) -> Bool {
        var current: UIView? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.superviewReference
        }
        return false
    }

    func firstView(tagged tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviewList {
            if let hit = subview.viewWithTag(tag) { return hit }
        }
        return nil
    }

    // MARK: Window

    private func tellWillMove(to window: UIWindow?) {
        controller?.viewWillMove(to: window)
        willMove(toWindow: window)
        for subview in subviewList { subview.tellWillMove(to: window) }
    }

    private func tellDidMove() {
        if windowReference != nil { AppearanceProxies.apply(to: self) }
        didMoveToWindow()
        controller?.viewDidMoveToWindow()
        for subview in subviewList { subview.tellDidMove() }
    }

    private func joinTree(window: UIWindow?, windowChanged: Bool) {
        if windowChanged { setWindow(window, keepsSafeArea: false) }
        if window != nil {
            adoptTraits()
            refreshSafeArea()
        }
    }

    /// - Parameter keepsSafeArea: of a screen that is away: it comes back as it was, with its offsets.
    func setWindow(_ window: UIWindow?, keepsSafeArea: Bool) {
        windowReference = window
        let keeps = keepsSafeArea || controller != nil
        if window == nil, !keeps { insetState.leaveWindow() }
        for subview in subviewList { subview.setWindow(window, keepsSafeArea: keeps) }
    }
}
