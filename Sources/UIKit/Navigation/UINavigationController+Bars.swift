extension UINavigationController {
    func setUpBars() {
        view.backgroundColor = .systemBackground
        view.addSubview(navigationBar)
        toolbarStore.isHidden = true
        view.addSubview(toolbarStore)
        navigationBar.onChange = { [weak self] in self?.updateBar() }
        navigationBar.onBack = { [weak self] in self?.goBack() }
        edgePan.handlers.append { [weak self] recognizer in
            if recognizer.state == .ended { self?.edgePanDidEnd() }
        }
        edgePan.delegate = backRule
        view.addGestureRecognizer(edgePan)
        if let top = stack.last { place(top) }
        updateBar()
    }

    /// The back button asks a delegate of the bar's, as UIKit does, before it pops.
    private func goBack() {
        if let item = navigationBar.topItem, let delegate = navigationBar.delegate,
            !delegate.navigationBar(navigationBar, shouldPop: item)
        {
            return
        }
        popViewController(animated: true)
    }

    /// DIFFERS: the screens do not follow the finger; a drag over a third of the width, or a fast one, goes back.
    private func edgePanDidEnd() {
        guard stack.count > 1, coordinatorStore == nil else { return }
        let side: CGFloat = view.isRightToLeft ? -1 : 1
        let way = edgePan.translation(in: view).x * side
        let speed = edgePan.velocity(in: view).x * side
        if way > view.bounds.width / 3 || speed > 500 { popViewController(animated: true) }
    }

    /// Gives the bar the items of the stack.
    func updateBar() {
        guard isViewLoaded else { return }
        for item in navigationBar.itemStack { item.onChange = nil }
        navigationBar.itemStack = stack.map(\.navigationItem)
        for item in navigationBar.itemStack { item.onChange = { [weak self] in self?.itemDidChange() } }
        navigationBar.refresh()
        updateInsets()
        updateToolbar(animated: false)
        followScrollView()
        (parentReference as? UITabBarController)?.updateTabInsets()
    }

    private func itemDidChange() {
        navigationBar.refresh()
        updateInsets()
        followScrollView()
    }

    func changeBars(_ animated: Bool, _ change: @escaping () -> Void) {
        guard animated, viewIfLoaded?.window != nil else { return change() }
        UIView.animateTouchably(withDuration: Double(Self.hideShowBarDuration)) { [self] in
            change()
            view.layoutIfNeeded()
        }
    }

    func updateToolbar(animated: Bool) {
        guard isViewLoaded else { return }
        let top = stack.last
        let isAway = isToolbarAway || top?.hidesBottomBarWhenPushed == true && stack.count > 1
        toolbarStore.items = top?.toolbarItems
        changeBars(animated) { [self] in
            toolbarStore.isHidden = isAway
            updateInsets()
        }
    }

    /// What the bars cover is safe area for the children.
    func updateInsets() {
        guard isViewLoaded else { return }
        giveInsets()
        view.setNeedsLayout()
    }

    private func giveInsets() {
        let top = isNavigationBarHidden ? 0 : navigationBar.contentHeight
        let bottom = toolbarStore.isHidden ? 0 : UIToolbar.height
        for controller in stack {
            // What a controller does not extend under takes nothing from its safe area.
            controller.containerInsets = UIEdgeInsets(
                top: beginsBelowBar(controller) ? 0 : top, left: 0,
                bottom: controller.edgesForExtendedLayout.contains(.bottom) ? bottom : 0, right: 0)
        }
    }

    func layoutBar() {
        giveInsets()
        let insets = view.safeAreaInsets
        navigationBar.frame = CGRect(
            x: 0, y: insets.top, width: view.bounds.width, height: navigationBar.contentHeight)
        toolbarStore.frame = CGRect(
            x: 0, y: view.bounds.height - insets.bottom - UIToolbar.height, width: view.bounds.width,
            height: UIToolbar.height)
        placeTop()
        followScrollView()
    }

    private func placeTop() {
        guard let top = stack.last, let child = top.viewIfLoaded, child.superview === view,
            coordinatorStore == nil, child.transform == .identity
        else { return }
        let rest = restFrame(of: top)
        if child.frame != rest { child.frame = rest }
    }

    /// Where a controller's view stands: one that does not extend under opaque bars begins below them.
    func restFrame(of top: UIViewController) -> CGRect {
        let insets = view.safeAreaInsets
        var rect = view.bounds
        let barHeight = isNavigationBarHidden ? 0 : insets.top + navigationBar.contentHeight
        if beginsBelowBar(top) {
            rect.origin.y += barHeight
            rect.size.height -= barHeight
        }
        if !top.edgesForExtendedLayout.contains(.bottom) {
            let bottom =
                insets.bottom + (toolbarStore.isHidden ? 0 : UIToolbar.height)
            let isBarBelow = !toolbarStore.isHidden || tabBarController?.tabBar.isHidden == false
            if isBarBelow { rect.size.height -= bottom }
        }
        return rect
    }

    private func beginsBelowBar(_ top: UIViewController) -> Bool {
        let isOpaque = !navigationBar.isTranslucent && !isNavigationBarHidden
        return !top.edgesForExtendedLayout.contains(.top) || isOpaque && !top.extendedLayoutIncludesOpaqueBars
    }

    // MARK: Large titles

    /// The large title follows the first scroll view of the screen, which starts below it.
    func followScrollView() {
        let found = stack.last?.viewIfLoaded?.firstScrollView
        if barScrollView !== found {
            barScrollView?.onOffsetChange = nil
            barScrollView?.expandedSafeTop = nil
            barScrollView = found
            navigationBar.largeExtent = UINavigationBar.largeTitleHeight
        }
        guard let found else {
            navigationBar.largeExtent = UINavigationBar.largeTitleHeight
            navigationBar.isAtScrollEdge = true
            return
        }
        found.onOffsetChange = { [weak self] in self?.scrollViewDidMove($0) }
        let isTall = navigationBar.showsLargeTitle && !isNavigationBarHidden
        let expanded = isTall ? view.safeAreaInsets.top + navigationBar.expandedHeight : nil
        if found.expandedSafeTop != expanded { found.expandedSafeTop = expanded }
        scrollViewDidMove(found)
    }

    /// Points that a drag takes to count as a swipe. Chosen by sight.
    private static let swipe: CGFloat = 10

    private func hideBars(swipedBy pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: view).y
        guard abs(way) > Self.swipe, isNavigationBarHidden != (way < 0) else { return }
        setNavigationBarHidden(way < 0, animated: true)
    }

    private func scrollViewDidMove(_ scroll: UIScrollView) {
        guard scroll === barScrollView, scroll.window != nil else { return }
        if hidesBarsOnSwipe, scroll.isDragging { hideBars(swipedBy: scroll.panGestureRecognizer) }
        guard navigationBar.showsLargeTitle, scroll.adjustsForSafeArea else {
            navigationBar.isAtScrollEdge =
                scroll.contentOffset.y <= -scroll.adjustedContentInset.top + 0.5
            return
        }
        let inline = view.safeAreaInsets.top + navigationBar.inlineHeight + scroll.contentInset.top
        let extent = min(max(-(scroll.contentOffset.y + inline), 0), UINavigationBar.largeTitleHeight)
        navigationBar.isAtScrollEdge = extent >= UINavigationBar.largeTitleHeight
        guard extent != navigationBar.largeExtent else { return }
        navigationBar.largeExtent = extent
        updateInsets()
    }
}

extension UIView {
    /// This view when it scrolls vertically, else the first such subview that starts at the top left.
    fileprivate var firstScrollView: UIScrollView? {
        if let scroll = self as? UIScrollView { return scroll }
        for subview in subviewList where !subview.isHidden {
            if let scroll = subview as? UIScrollView { return scroll }
            break
        }
        return nil
    }
}
