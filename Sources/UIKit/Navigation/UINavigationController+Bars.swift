extension UINavigationController {
    func setUpBars() {
        view.addSubview(navigationBar)
        toolbarStore.isHidden = true
        toolbarStore.isInContainer = true
        view.addSubview(toolbarStore)
        navigationBar.onChange = { [weak self] in self?.updateBar() }
        navigationBar.onBack = { [weak self] in self?.goBack() }
        contentPan.reach = .infinity
        for pan in [contentPan, edgePan] {
            pan.handlers.append { [weak self, weak pan] _ in pan.map { self?.backPanChanges($0) } }
            pan.delegate = backRule
            view.addGestureRecognizer(pan)
        }
        contentPan.require(toFail: edgePan)
        barHidingDidChange()
        updateBar()
    }

    /// The back button asks the bar's delegate, which is this controller where the app names none, before it pops.
    private func goBack() {
        let top = topViewController
        let delegate = navigationBar.delegate ?? self as? any UINavigationBarDelegate
        let allows = navigationBar.topItem.flatMap {
            delegate.optional.navigationBar(navigationBar, shouldPop: $0)
        }
        // Some pop by themselves and say yes.
        guard allows != false, topViewController === top else { return }
        popViewController(animated: true)
    }

    /// What the bar shows goes while what it will show comes, with the screens where those slide.
    func dissolveBar(
        along coordinator: TransitionCoordinator, _ animator: (any UIViewControllerAnimatedTransitioning)?
    ) {
        let dissolve = BarDissolve(of: navigationBar, hasSearch: true, isShown: !isNavigationBarHidden)
        let slide = (animator as? PushAnimator)?.slide(in: view)
        _ = coordinator.animate {
            dissolve.run(
                duration: $0.transitionDuration, leaving: slide?.leaving ?? 0, coming: slide?.coming ?? 0)
        } completion: { _ in
            dissolve.end()
        }
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
        followContent()
        updateTabs()
    }

    /// The bar of the tabs around comes or goes with the stack.
    func updateTabs() { (parentReference as? UITabBarController)?.updateTabInsets() }

    private func itemDidChange() {
        navigationBar.refresh()
        updateInsets()
        followContent()
    }

    func changeBars(_ animated: Bool, _ change: @escaping () -> Void) {
        // What a screen says when it is about to appear is so before the transition, which shows it.
        guard animated, !isSettingOut, viewIfLoaded?.window != nil else { return change() }
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
        followToolbarContent()
    }

    /// What the bars cover is safe area for the children.
    func updateInsets() {
        guard isViewLoaded else { return }
        giveInsets()
        view.setNeedsLayout()
    }

    private func giveInsets() {
        let top = isNavigationBarHidden ? 0 : barGap + navigationBar.contentHeight
        let bottom = toolbarStore.isHidden ? 0 : toolbarExtent - view.safeAreaInsets.bottom
        for controller in stack {
            // What a controller does not extend under takes nothing from its safe area.
            controller.containerInsets = UIEdgeInsets(
                top: beginsBelowBar(controller) ? 0 : top, left: 0,
                bottom: endsAboveBar(controller) ? 0 : bottom, right: 0)
        }
    }

    func layoutBar() {
        placeTop()
        giveInsets()
        let insets = view.safeAreaInsets
        navigationBar.frame = CGRect(
            x: 0, y: insets.top + barGap, width: view.bounds.width, height: navigationBar.contentHeight)
        toolbarStore.frame = CGRect(
            x: 0, y: view.bounds.height - toolbarExtent, width: view.bounds.width,
            height: toolbarStore.barHeight)
        keepTopInPlace()
        followContent()
    }

    /// Points between the safe area's upper edge and the bar.
    private var barGap: CGFloat {
        let metrics = navigationBar.metrics.navigation
        if view.safeAreaInsets.top == BarMetrics.Navigation.islandEdge { return -metrics.islandReach }
        guard view.safeAreaInsets.top == 0, isAtUpperEdge else { return 0 }
        let isInSheet =
            (activePresentationController as? UISheetPresentationController)?.isFullScreen == false
        return isInSheet ? metrics.sheetGap : metrics.screenEdgeGap
    }

    /// Whether nothing of the window or of the sheet is above the view.
    private var isAtUpperEdge: Bool {
        guard let top = activePresentationController?.presentedView ?? view.window else { return true }
        return view.convert(CGPoint.zero, to: top).y <= 0
    }

    /// Points from the toolbar's upper edge to the view's lower one.
    private var toolbarExtent: CGFloat {
        let (metrics, below) = (navigationBar.metrics.toolbar, view.safeAreaInsets.bottom)
        guard let gap = metrics.edgeGap, traitCollection.horizontalSizeClass != .regular, tabBarIsAway else {
            return toolbarStore.barHeight + below
        }
        return toolbarStore.barHeight + (below > 0 ? min(gap, below) : metrics.bareEdgeGap)
    }

    /// A toolbar over a tab bar stands on that.
    private var tabBarIsAway: Bool { tabBarController?.tabBar.isHidden ?? true }

    private func keepTopInPlace() {
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
        let barHeight = isNavigationBarHidden ? 0 : insets.top + barGap + navigationBar.contentHeight
        if beginsBelowBar(top) {
            rect.origin.y += barHeight
            rect.size.height -= barHeight
        }
        if endsAboveBar(top) {
            let bottom =
                toolbarStore.isHidden ? insets.bottom : toolbarExtent
            let isBarBelow = !toolbarStore.isHidden || tabBarController?.tabBar.isHidden == false
            if isBarBelow { rect.size.height -= bottom }
        }
        return rect
    }

    private func beginsBelowBar(_ top: UIViewController) -> Bool {
        let isOpaque = !navigationBar.isTranslucent && !isNavigationBarHidden && !hasTallBar(over: top)
        return !top.edgesForExtendedLayout.contains(.top) || isOpaque && !top.extendedLayoutIncludesOpaqueBars
    }

    /// DIFFERS: below a large title, what scrolls is laid out up to the screen's edge, though the bar is opaque; it looks the same.
    private func hasTallBar(over top: UIViewController) -> Bool {
        guard navigationBar.collapse.whole > 0, top.edgesForExtendedLayout.contains(.top),
            let scroll = top.scrollView(atBarsOn: .top)
        else { return false }
        return scroll.contentInsetAdjustmentBehavior != .never
    }

    private func endsAboveBar(_ top: UIViewController) -> Bool {
        var isOpaque = !toolbarStore.isTranslucent && !toolbarStore.isHidden
        if let tabBar = tabBarController?.tabBar, !tabBar.isHidden, !tabBar.isTranslucent { isOpaque = true }
        return top.endsAbove(opaque: isOpaque)
    }

    // MARK: Content

    func followContent() {
        guard isViewLoaded else { return }
        followNavigationBarContent()
        followToolbarContent()
    }

    /// The toolbar follows where the content of the screen ends.
    func followToolbarContent() {
        let found = toolbarStore.isHidden ? nil : scrollView(atBarsOn: .bottom)
        if toolbarScrollView !== found {
            if let old = toolbarScrollView, old !== barScrollView { old.removeFollower(self) }
            toolbarScrollView = found
            found?.addFollower(self)
        }
        toolbarStore.isAtScrollEdge = found?.isAtBottomEdge ?? true
    }

    /// The navigation bar follows where the content of the screen begins, which starts below the large title.
    func followNavigationBarContent() {
        let found = scrollView(atBarsOn: .top)
        navigationBar.contentBelow = found
        if barScrollView !== found {
            if let old = barScrollView, old !== toolbarScrollView { old.removeFollower(self) }
            if let old = barScrollView {
                let leaves = stack.last?.viewIfLoaded.map { !old.isDescendant(of: $0) } ?? true
                old.leaveBar(withScreen: leaves)
            }
            barScrollView = found
            navigationBar.openExtent = .infinity
        }
        guard let found else {
            navigationBar.openExtent = .infinity
            navigationBar.isAtScrollEdge = true
            return
        }
        found.addFollower(self)
        tellEnd(to: found)
        found.barCollapse = navigationBar.collapse
        scrolled(found)
        found.returnToBar()
    }

    /// How much of the content's own height the open bar takes: less where the content begins further down.
    private func tellEnd(to scroll: UIScrollView) {
        let isTall = navigationBar.collapse.whole > 0 && !isNavigationBarHidden
        let end = view.safeAreaInsets.top + barGap + navigationBar.expandedHeight
        let expanded = isTall ? end - (beginning(of: scroll) ?? 0) : nil
        if scroll.expandedSafeTop != expanded { scroll.expandedSafeTop = expanded }
    }

    func updateScrollEdges(of scroll: UIScrollView) {
        guard scroll.window != nil else { return }
        if scroll === toolbarScrollView { toolbarStore.isAtScrollEdge = scroll.isAtBottomEdge }
        guard scroll === barScrollView else { return }
        if scroll.expandedSafeTop != nil { tellEnd(to: scroll) }
        if navigationBar.collapse.whole > 0, navigationBar.openExtent != .infinity, standsBelowBar(scroll) {
            navigationBar.openExtent = .infinity
            updateInsets()
        }
        navigationBar.isAtScrollEdge =
            roomAbove(scroll).map { $0 >= navigationBar.collapse.title } ?? scroll.isAtTopEdge
    }

    /// Where the bar ends when all of it that gives way to the content has done so.
    private var inlineEnd: CGFloat { view.safeAreaInsets.top + barGap + navigationBar.inlineHeight }

    /// Whether the content is below the bar however far that is open, as content at the safe area's edge is: its place follows the bar, and
    /// nothing of the bar gives way to it.
    private func standsBelowBar(_ scroll: UIScrollView) -> Bool {
        // Frames are on whole pixels.
        beginning(of: scroll).map { $0 + 0.5 >= inlineEnd } ?? false
    }

    /// Where a scroll view begins on the screen: at its top, or somewhere below the bar's.
    private func beginning(of scroll: UIScrollView) -> CGFloat? {
        guard let around = scroll.superview, scroll.isDescendant(of: view) else { return nil }
        return around.convert(scroll.frame.origin, to: view).y
    }

    /// Points that the content leaves below what does not give way to it; nil where nothing does.
    private func roomAbove(_ scroll: UIScrollView) -> CGFloat? {
        guard navigationBar.collapse.whole > 0, scroll.adjustsForSafeArea, !standsBelowBar(scroll) else {
            return nil
        }
        let beginning = beginning(of: scroll) ?? 0
        let room = beginning - (scroll.contentOffset.y + inlineEnd + scroll.contentInset.top)
        // A bar at thirds of a point: sums that are whole may differ in their last bits.
        let whole = room.rounded()
        return abs(room - whole) < 1e-6 ? whole : room
    }

    func scrolled(_ scroll: UIScrollView) {
        updateScrollEdges(of: scroll)
        guard scroll === barScrollView, scroll.window != nil, let room = roomAbove(scroll) else { return }
        let extent = min(max(room, 0), navigationBar.collapse.whole)
        guard extent != navigationBar.openExtent else { return }
        navigationBar.openExtent = extent
        updateInsets()
    }
}
