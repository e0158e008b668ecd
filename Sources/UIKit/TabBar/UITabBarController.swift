@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    // @optional
    // default: true
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Called in place of the two above where the bar was made of tabs.
    // default: true
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Who drives the animation, such as a `UIPercentDrivenInteractiveTransition`.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    // default: .all
    func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientationMask
    // default: .portrait
    func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientation
    /// DIFFERS: never called: the list of further tabs cannot be edited.
    func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
    /// DIFFERS: never called: the list of further tabs cannot be edited.
    func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
        changed: Bool)
    /// DIFFERS: never called: the list of further tabs cannot be edited.
    func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
        changed: Bool)
}

/// One of several controllers, chosen by tabs at the bottom edge. A sixth controller and more wait behind "More"
/// where the width is compact.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    /// The bar. Apps exchange it by its name, `setValue(bar, forKey: "tabBar")`.
    public internal(set) var tabBar: UITabBar {
        didSet {
            guard tabBar !== oldValue, isViewLoaded else { return }
            oldValue.removeFromSuperview()
            showBar()
            updateItems()
        }
    }
    open weak var delegate: (any UITabBarControllerDelegate)?
    var controllers: [UIViewController] = []
    var tabList: [UITab] = []
    var accessoryView: TabAccessoryView?
    /// The tabs of the controllers in the bar.
    var slotTabs: [ObjectIdentifier: UITab] = [:]
    /// Whether the app has set the bar's `isHidden`, and whether this controller does so just now.
    var isBarHiddenByApp = false
    var isHidingBar = false
    weak var selected: UIViewController?
    /// The scroll view that the bar follows.
    weak var barScrollView: UIScrollView?
    private(set) lazy var more = MoreNavigationController(for: self)
    open var customizableViewControllers: [UIViewController]? {
        didSet {
            Kept.say(
                "UITabBarController.customizableViewControllers", "tabs are not rearranged by the reader")
        }
    }
    open var isTabBarHidden = false { didSet { updateTabInsets() } }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        tabBar = UITabBar(frame: .zero)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        self.tabs = tabs
    }

    public required init?(coder: NSCoder) {
        tabBar = Self.decodedBar(coder) ?? UITabBar(frame: .zero)
        super.init(coder: coder)
    }

    open var viewControllers: [UIViewController]? {
        get { controllers.isEmpty ? nil : controllers.map(resolved) }
        set { setViewControllers(newValue, animated: false) }
    }
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        if !tabList.isEmpty { replaceTabs(with: []) }
        replaceControllers(viewControllers ?? [])
    }
    open var selectedViewController: UIViewController? {
        get { selected }
        set { if let newValue { select(newValue) } }
    }
    /// `NSNotFound` while the list of further tabs is shown.
    open var selectedIndex: Int {
        get { controllers.firstIndex { $0 === selected } ?? (controllers.isEmpty ? 0 : NSNotFound) }
        set { if controllers.indices.contains(newValue) { select(controllers[newValue]) } }
    }
    // MARK: Tabs

    /// The tabs of the bar; none while it was made of controllers. A tab's controller is made when it is first shown.
    open var tabs: [UITab] {
        get { tabList }
        set { setTabs(newValue, animated: false) }
    }
    open func setTabs(_ tabs: [UITab], animated: Bool) { replaceTabs(with: tabs) }
    /// Of a group the child that is shown.
    open var selectedTab: UITab? {
        get { tab(of: selected)?.shownTab }
        set { if let newValue { select(tab: newValue) } }
    }
    open func tab(forIdentifier identifier: String) -> UITab? {
        tabList.lazy.compactMap { $0.find(identifier) }.first
    }
    /// Kept: there is no sidebar.
    open var mode = Mode.automatic
    open var customizationIdentifier: String? {
        didSet {
            Kept.say("UITabBarController.customizationIdentifier", "tabs are not rearranged by the reader")
        }
    }
    open var compactTabIdentifiers: [String]? {
        didSet { Kept.say("UITabBarController.compactTabIdentifiers", "there is no sidebar") }
    }

    /// Stands over the tab bar; nil for none.
    open var bottomAccessory: UITabAccessory? {
        get { accessoryView?.accessory }
        set { setBottomAccessory(newValue, animated: false) }
    }
    open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        showAccessory(bottomAccessory)
    }
    open var tabBarMinimizeBehavior = MinimizeBehavior.automatic {
        didSet {
            if [.onScrollDown, .onScrollUp].contains(tabBarMinimizeBehavior) {
                Kept.say("UITabBarController.tabBarMinimizeBehavior", "the tab bar keeps its size")
            }
        }
    }
    public private(set) lazy var sidebar = Sidebar()

    open var moreNavigationController: UINavigationController { more }
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    open override dynamic func viewDidLoad() {
        super.viewDidLoad()
        setUpTabs()
    }
    open override dynamic func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layoutTabBar()
    }
    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        updateTabInsets()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateItems()
    }
    open override func show(_ vc: UIViewController, sender: Any?) { present(vc, animated: true) }
    open override dynamic var childForStatusBarStyle: UIViewController? { selected }
    open override var childForInterfaceOrientationLock: UIViewController? { selected }
    open override dynamic var childForStatusBarHidden: UIViewController? { selected }
    override var childrenToForwardAppearance: [UIViewController] { shownTab.map { [$0] } ?? [] }
    override var childBelowBars: UIViewController? { shownTab }
    override func contentScrollViewChanges() { viewIfLoaded?.setNeedsLayout() }
    override func contentEdgesDidChange(_ scroll: UIScrollView) {
        if scroll === barScrollView, scroll.window != nil { tabBar.isAtScrollEdge = scroll.isAtBottomEdge }
    }

    // MARK: What categories replace on Apple's systems: `dynamic`, so that an override in an extension does too

    open override dynamic var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
    open override dynamic var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
    open override dynamic var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
        super.preferredStatusBarUpdateAnimation
    }
    open override dynamic var prefersHomeIndicatorAutoHidden: Bool { super.prefersHomeIndicatorAutoHidden }
    open override dynamic var shouldAutorotate: Bool { super.shouldAutorotate }
    open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate.optional.tabBarControllerSupportedInterfaceOrientations(self)
            ?? super.supportedInterfaceOrientations
    }
    open override dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate.optional.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }
    open override dynamic func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    open override dynamic func viewWillAppear(_ animated: Bool) {
        placeShownTab()
        super.viewWillAppear(animated)
    }
    open override dynamic func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    open override dynamic func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    open override dynamic func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
}

extension UITabBarController {
    static let maximumTabs = 5
    private var hasMore: Bool {
        controllers.count > Self.maximumTabs && traitCollection.horizontalSizeClass != .regular
    }
    private var direct: [UIViewController] {
        hasMore ? Array(controllers.prefix(Self.maximumTabs - 1)) : controllers
    }
    /// The tab, or the list of further tabs with what it shows.
    var shownTab: UIViewController? {
        guard let selected else { return nil }
        return selected === more || direct.contains { $0 === selected } ? selected : more
    }

    private func setUpTabs() {
        showBar()
        if selected == nil { selected = controllers.first.map(resolved) }
        updateItems()
    }

    /// The chosen tab comes into the view when that is to appear or is laid out, not before: what a subclass does in its
    /// `viewDidLoad` comes before the tabs load theirs.
    private func placeShownTab() {
        guard let shownTab, shownTab.viewIfLoaded?.isDescendant(of: view) != true else { return }
        place(shownTab)
    }

    /// Whether a change of tabs is seen now; else the next appearance or layout shows what is chosen then.
    func isPlaced(_ tab: UIViewController?) -> Bool {
        isViewLoaded && (isOnScreen || tab?.viewIfLoaded?.superview != nil)
    }

    private func showBar() {
        view.addSubview(tabBar)
        // Before `viewDidLoad` of a subclass, which may divide the width among views of its own.
        placeBar()
        if let accessoryView { view.addSubview(accessoryView) }
        tabBar.delegate = self
        tabBar.onTap = { [weak self] in self?.tapped($0) }
        isBarHiddenByApp = tabBar.isHidden
        tabBar.onHiding = { [weak self] in self?.barHides($0) }
        tabBar.onTranslucency = { [weak self] in
            self?.updateTabInsets()
            self?.shownTab?.viewIfLoaded?.setNeedsLayout()
        }
    }

    func replaceControllers(_ controllers: [UIViewController]) {
        let old = shownTab
        for gone in self.controllers where !controllers.contains(where: { $0 === gone }) {
            gone.willMove(toParent: nil)
            if gone === old { leave(gone) }
            gone.removeFromParent()
        }
        self.controllers = controllers
        for controller in controllers where controller.parent == nil {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        if selected == nil || !controllers.contains(where: { $0 === selected }) {
            selected = controllers.first.map(resolved)
        }
        if isPlaced(old), let shownTab, shownTab !== old { exchange(old, shownTab) }
        updateItems()
    }

    private func tapped(_ item: UITabBarItem) {
        guard let controller = (direct + (hasMore ? [more] : [])).first(where: { $0.tabBarItem === item })
        else { return }
        let tab = self.tab(of: controller)
        let mayBe =
            tab.flatMap { delegate.optional.tabBarController(self, shouldSelectTab: $0.shownTab) }
            ?? delegate.optional.tabBarController(self, shouldSelect: controller)
        guard mayBe ?? true else { return }
        let previous = selectedTab
        if controller === shownTab, let navigation = controller as? UINavigationController {
            // UIKit: a tap on the chosen tab goes back to the first screen.
            navigation.popToRootViewController(animated: true)
        }
        if controller === more { more.showList() }
        select(controller)
        tabBar(tabBar, didSelect: item)
        // UIKit: which of the two is called goes by whether the bar was made of tabs or of controllers.
        if tab != nil, let selectedTab {
            delegate?.tabBarController(self, didSelectTab: selectedTab, previousTab: previous)
        } else {
            delegate?.tabBarController(self, didSelect: controller)
        }
    }

    func select(_ controller: UIViewController) {
        let old = shownTab
        let controller = resolved(controller)
        guard controller !== selected else { return }
        let previous = selected
        selected = controller
        guard isViewLoaded else { return }
        if let shownTab, shownTab === more, controller !== more { more.show(tab: controller) }
        if isPlaced(old), let shownTab, shownTab !== old { exchange(old, shownTab, from: previous) }
        updateItems()
    }

    /// - Parameter previous: what is selected again when a gesture that drives the exchange is given up.
    func exchange(
        _ old: UIViewController?, _ new: UIViewController, from previous: UIViewController? = nil
    ) {
        let isShown = isOnScreen
        new.loadViewIfNeeded()
        let animator = old.flatMap { isShown && isViewLoaded ? delegatesAnimator(from: $0, to: new) : nil }
        let isAnimated = animator != nil
        if isShown {
            old?.beginAppearance(false, animated: isAnimated)
            new.beginAppearance(true, animated: isAnimated)
        }
        if let animator, let old { return animate(animator, old, new, from: previous) }
        old?.viewIfLoaded?.removeFromSuperview()
        place(new)
        guard isShown else { return }
        if view.window != nil {
            FramePipeline.current.afterNextLayout {
                old?.endAppearance()
                new.endAppearance()
            }
        } else {
            old?.endAppearance()
            new.endAppearance()
        }
    }

    private func delegatesAnimator(from old: UIViewController, to new: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    {
        guard view.window != nil, UIView.areAnimationsEnabled, coordinatorStore == nil else { return nil }
        return delegate.optional.tabBarController(
            self, animationControllerForTransitionFrom: old, to: new) ?? nil
    }

    /// Plays the delegate's animation in a container under the bar.
    private func animate(
        _ animator: any UIViewControllerAnimatedTransitioning, _ old: UIViewController,
        _ new: UIViewController, from previous: UIViewController?
    ) {
        let container = UIView(frame: view.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(container, belowSubview: tabBar)
        if let oldView = old.viewIfLoaded { container.addSubview(oldView) }
        new.view.frame = container.bounds
        updateTabInsets()
        let context = TransitionContext(containerView: container, isAnimated: true, style: .none)
        context.views = [.from: old.view, .to: new.view]
        context.initialFrames[ObjectIdentifier(old)] = container.bounds
        context.finalFrames[ObjectIdentifier(new)] = container.bounds
        context.adopt(animator, from: old, to: new)
        coordinatorStore = context.coordinator
        context.animator = animator
        context.onCompletion = { [weak self] done in
            guard let self else { return }
            self.coordinatorStore = nil
            if !done { return self.giveUp(old, new, previous, container) }
            // Another tab may have been chosen meanwhile.
            if self.shownTab !== old { old.viewIfLoaded?.removeFromSuperview() }
            if self.shownTab === new { self.place(new) }
            container.removeFromSuperview()
            old.endAppearance()
            new.endAppearance()
        }
        context.run(
            interaction: delegate.optional.tabBarController(self, interactionControllerFor: animator) ?? nil)
    }

    /// The gesture went back: the tab is the one before.
    private func giveUp(
        _ old: UIViewController, _ new: UIViewController, _ previous: UIViewController?, _ container: UIView
    ) {
        if shownTab === new, let previous { selected = previous }
        if shownTab !== new { new.viewIfLoaded?.removeFromSuperview() }
        if shownTab === old { place(old) }
        container.removeFromSuperview()
        old.reappear(from: new)
        updateItems()
    }

    private func leave(_ old: UIViewController) {
        old.beginAppearance(false, animated: false)
        old.viewIfLoaded?.removeFromSuperview()
        old.endAppearance()
    }

    private func place(_ controller: UIViewController) {
        if controller === more, more.parent == nil {
            addChild(more)
            more.didMove(toParent: self)
        }
        let child: UIView = controller.view
        child.fillContainer(restFrame(of: controller))
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(child, belowSubview: tabBar)
        updateTabInsets()
        // They may have been there before the view was.
        child.refreshSafeArea()
    }

    /// The bar has its items as soon as there are tabs: apps set their pictures before anything is shown.
    func updateItems() {
        let shown = direct + (hasMore ? [more] : [])
        let items = shown.map(\.tabBarItem!)
        let same =
            items.count == tabBar.items?.count
            && zip(items, tabBar.items ?? []).allSatisfy { $0 === $1 }
        if !same { tabBar.items = items }
        tabBar.selectedItem = shownTab?.tabBarItem
        updateTabInsets()
    }

    /// The app hides the bar itself: its place is no safe area then.
    private func barHides(_ isHidden: Bool) {
        guard !isHidingBar else { return }
        isBarHiddenByApp = isHidden
        updateTabInsets()
    }

    /// Whether the screen now shown wants the bar's place for itself.
    private var isBarAway: Bool {
        if isTabBarHidden || isBarHiddenByApp { return true }
        guard let navigation = shownTab as? UINavigationController else {
            return shownTab?.hidesBottomBarWhenPushed ?? false
        }
        return navigation.stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    }

    /// What the bar covers is safe area for the tabs.
    func updateTabInsets() {
        guard isViewLoaded else { return }
        let isAway = isBarAway
        isHidingBar = true
        tabBar.isHidden = isAway
        isHidingBar = false
        for controller in controllers + [shownTab].compactMap({ $0 }) where controller.parent === self {
            controller.containerInsets = UIEdgeInsets(
                top: 0, left: 0,
                bottom: (isAway || endsAboveBar(controller) ? 0 : coveredHeight) + accessoryRoom, right: 0)
        }
        view.setNeedsLayout()
        followTabContent()
    }

    /// The bar follows where the content of the tab ends.
    func followTabContent() {
        guard isViewLoaded else { return }
        let found = tabBar.isHidden ? nil : shownTab?.scrollView(atBarsOn: .bottom)
        if barScrollView !== found {
            barScrollView?.removeFollower(self)
            barScrollView = found
            found?.addFollower(self)
        }
        tabBar.isAtScrollEdge = found?.isAtBottomEdge ?? true
    }

    /// What the accessory takes over the bar.
    private var accessoryRoom: CGFloat {
        accessoryView == nil ? 0 : TabAccessoryView.height + TabAccessoryView.gap
    }

    func showAccessory(_ accessory: UITabAccessory?) {
        guard accessory !== accessoryView?.accessory else { return }
        accessoryView?.removeFromSuperview()
        accessoryView = accessory.map(TabAccessoryView.init)
        if let accessoryView, isViewLoaded { view.addSubview(accessoryView) }
        updateTabInsets()
    }

    private var barHeight: CGFloat { tabBar.sizeThatFits(view.bounds.size).height }
    /// What the bar covers beyond the safe area.
    private var coveredHeight: CGFloat { max(barHeight - view.safeAreaInsets.bottom, 0) }

    /// A screen that does not extend under opaque bars ends above one. A navigation controller sees to its own.
    private func endsAboveBar(_ tab: UIViewController) -> Bool {
        !tabBar.isHidden && !(tab is UINavigationController) && tab.endsAbove(opaque: !tabBar.isTranslucent)
    }

    private func restFrame(of tab: UIViewController) -> CGRect {
        guard endsAboveBar(tab) else { return view.bounds }
        return CGRect(x: 0, y: 0, width: view.bounds.width, height: max(view.bounds.height - barHeight, 0))
    }

    private func placeBar() {
        tabBar.frame = CGRect(
            x: 0, y: view.bounds.height - barHeight, width: view.bounds.width, height: barHeight)
    }

    func layoutTabBar() {
        placeShownTab()
        placeBar()
        accessoryView?.place(
            over: tabBar.isHidden ? view.bounds.height - view.safeAreaInsets.bottom : tabBar.frame.minY,
            in: view.bounds, view.safeAreaInsets)
        if let shownTab, let child = shownTab.viewIfLoaded, child.superview === view,
            child.transform == .identity
        {
            let rest = restFrame(of: shownTab)
            if child.frame != rest { child.frame = rest }
        }
        followTabContent()
    }
}
