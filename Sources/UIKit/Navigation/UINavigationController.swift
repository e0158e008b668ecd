public enum UINavigationControllerOperation: Int, Sendable { case none, push, pop }

@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    // @optional
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    // default: .all
    func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
        -> UIInterfaceOrientationMask
    // default: .portrait
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation
}

/// A stack of controllers, the top one shown under a bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    public typealias Operation = UINavigationControllerOperation
    /// Seconds that a bar takes to come or go.
    public static let hideShowBarDuration: CGFloat = 0.2

    public let navigationBar: UINavigationBar
    open var toolbar: UIToolbar! { toolbarStore }
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// A drag from the leading edge goes back.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePan }
    let edgePan = BackGestureRecognizer(target: nil, action: nil)
    /// A drag anywhere in the content goes back, where nothing in it takes the drag; since iOS 26.
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentPan }
    let contentPan = BackGestureRecognizer(target: nil, action: nil)
    private(set) lazy var backRule = BackGestureRule(of: self)
    /// Drives the screens while a finger drags from the edge.
    var popInteraction: UIPercentDrivenInteractiveTransition?
    let toolbarStore: UIToolbar
    var stack: [UIViewController] = [] { didSet { KeyValueObservers.changed(self) } }
    var waitingChange: WaitingChange?
    /// Whether the screens of a transition hear just now that they are to appear and disappear.
    var isSettingOut = false
    private var isBarHidden = false
    var isToolbarAway = true
    /// The top that the delegate heard of last, and whether it waits for its `didShow`.
    weak var toldTop: UIViewController?
    var isTellingTop = false
    /// The scroll views that the navigation bar and the toolbar follow.
    weak var barScrollView: UIScrollView?
    weak var toolbarScrollView: UIScrollView?
    /// Seconds that a push or a pop takes. UIKit: they move on the spring of presentations, the stiffness 1000 of a mass of 3
    /// (read off UIKit by the authors of React Navigation: `TransitionIOSSpec`).
    static let transitionDuration = UIView.springDuration

    /// A swipe upwards hides the bars, one downwards shows them again. A toolbar without items stays.
    open var hidesBarsOnSwipe = false { didSet { barHidingDidChange() } }
    /// A tap in the content that nothing else answers hides the bars, the next one shows them again.
    open var hidesBarsOnTap = false { didSet { barHidingDidChange() } }
    /// The bars go when a keyboard comes, and stay away until a tap in the content.
    open var hidesBarsWhenKeyboardAppears = false { didSet { barHidingDidChange() } }
    /// The bars are away in a compact height until a tap in the content.
    open var hidesBarsWhenVerticallyCompact = false { didSet { barHidingDidChange() } }
    /// What recognises the swipes of `hidesBarsOnSwipe`; its targets hear of them, too.
    open private(set) lazy var barHideOnSwipeGestureRecognizer = makeBarSwipe()
    /// What recognises the taps of `hidesBarsOnTap`; its targets hear of them, too.
    open private(set) lazy var barHideOnTapGestureRecognizer = makeBarTap()
    private(set) lazy var barRule = BarHidingRule(of: self)
    /// Whether the toolbar went together with the navigation bar, and comes with it.
    var isToolbarAwayWithBars = false
    /// Whether bars have gone for the height that is compact now.
    var wasHeightCompact = false

    /// UIKit: "Convenience method pushes the root view controller without animation" (its header); what a subclass does in
    /// `pushViewController` happens for the first screen, too.
    public init(rootViewController: UIViewController) {
        navigationBar = UINavigationBar(frame: .zero)
        toolbarStore = UIToolbar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        navigationBar = UINavigationBar(frame: .zero)
        toolbarStore = UIToolbar(frame: .zero)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        let type = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
        navigationBar = Construction.view(type, frame: .zero)
        toolbarStore = Construction.view(toolbarClass as? UIToolbar.Type ?? UIToolbar.self, frame: .zero)
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        (navigationBar, toolbarStore) = Self.decodedBars(coder)
        super.init(coder: coder)
        decodeNavigation(coder)
    }

    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? {
        modal.presented ?? stack.last?.modal.presented ?? stack.last
    }
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isBarHidden else { return }
        isBarHidden = hidden
        changeBars(animated) { [self] in
            navigationBar.isHidden = hidden
            updateInsets()
        }
    }
    open var isToolbarHidden: Bool {
        get { isToolbarAway }
        set { setToolbarHidden(newValue, animated: false) }
    }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        isToolbarAwayWithBars = false
        guard hidden != isToolbarAway else { return }
        isToolbarAway = hidden
        updateToolbar(animated: animated)
    }

    open override dynamic func viewDidLoad() {
        super.viewDidLoad()
        setUpBars()
    }

    open override dynamic func viewWillAppear(_ animated: Bool) {
        placeTop()
        super.viewWillAppear(animated)
        tellDelegateOfTop(animated: animated)
    }
    open override dynamic func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tellDelegateThatTopIsShown(animated: animated)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        heightMayBeCompact()
    }
    open override dynamic func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layoutBar()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        updateInsets()
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        replaceStack(viewControllers, animated: animated)
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        push(viewController, animated: animated)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return popTo(stack[stack.count - 2], animated: animated).last
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.map { popTo($0, animated: animated) }
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool)
        -> [UIViewController]?
    {
        ensure(
            stack.contains { $0 === viewController },
            "Tried to pop to a view controller that doesn't exist: \(type(of: viewController)) is not in the stack"
        )
        return popTo(viewController, animated: animated)
    }

    /// Pushes; a navigation controller, which cannot be pushed, is presented.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if vc is UINavigationController { return present(vc, animated: UIView.areAnimationsEnabled) }
        pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }
    /// UIKit: that of the screen on top, unless this controller has its own.
    open override var preferredContentSize: CGSize {
        get {
            let own = super.preferredContentSize
            return own == .zero ? stack.last?.preferredContentSize ?? .zero : own
        }
        set { super.preferredContentSize = newValue }
    }
    open override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        guard container === stack.last else { return }
        tellContentSizeChange()
    }
    /// UIKit: the bar says what lies behind the status bar; without it the screen does.
    open override dynamic var childForStatusBarStyle: UIViewController? {
        isNavigationBarHidden ? stack.last : nil
    }
    open override dynamic var childForStatusBarHidden: UIViewController? { stack.last }
    open override var childForInterfaceOrientationLock: UIViewController? { stack.last }

    override var childBelowBars: UIViewController? { stack.last }
    override func contentScrollViewChanges() { viewIfLoaded?.setNeedsLayout() }
    override func contentDidScroll(_ scroll: UIScrollView) { scrolled(scroll) }
    override func contentEdgesDidChange(_ scroll: UIScrollView) { updateScrollEdges(of: scroll) }

    /// Only the top controller is shown; the stack forwards appearance itself.
    override var childrenToForwardAppearance: [UIViewController] { stack.last.map { [$0] } ?? [] }

    // MARK: What categories replace on Apple's systems: `dynamic`, so that an override in an extension does too

    /// UIKit: light content over a black bar.
    open override dynamic var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.barStyle == .black ? .lightContent : super.preferredStatusBarStyle
    }
    open override dynamic var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
    open override dynamic var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
        super.preferredStatusBarUpdateAnimation
    }
    open override dynamic var prefersHomeIndicatorAutoHidden: Bool { super.prefersHomeIndicatorAutoHidden }
    open override dynamic var shouldAutorotate: Bool { super.shouldAutorotate }
    open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate.optional.navigationControllerSupportedInterfaceOrientations(self)
            ?? super.supportedInterfaceOrientations
    }
    open override dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate.optional.navigationControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }
    open override dynamic func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        beginWaitingChange()
    }
    /// Asking begins a transition that waits for layout.
    open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        beginWaitingChange()
        return super.transitionCoordinator
    }
    open override dynamic func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    open override dynamic func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
}
