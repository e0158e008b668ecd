public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2, none = -1, fullScreen = 0, pageSheet, formSheet, currentContext, custom,
        overFullScreen
    case overCurrentContext, popover
}

public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

/// Owns a view and its life. What subclasses may override stands here; the work is in `UIViewController+….swift`.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer, @preconcurrency NSCoding {
    var viewStore: UIView?
    var childList: [UIViewController] = []
    weak var parentReference: UIViewController? {
        didSet { KeyValueObservers.changed(self) }
    }
    final var modal = ModalState()
    /// The storyboard's scene that this controller was made from.
    var storyboardScene: StoryboardScene?
    final var barGuides = BarGuides()
    /// The transition that this controller is part of, while it runs.
    var coordinatorStore: TransitionCoordinator?
    var givenScrollViews = GivenScrollViews()
    final var appearance = ControllerAppearance()
    final var searchRole = SearchRole()
    var addedKeyCommands: [UIKeyCommand]?

    private var nibSource: (name: String?, bundle: Bundle?) = (nil, nil)
    open var nibName: String? { nibSource.name }
    open var nibBundle: Bundle? { nibSource.bundle }
    /// What the nib says that holds the controller.
    final func adoptNib(_ name: String, _ bundle: Bundle?) { nibSource = (name, bundle) }
    /// The view that is in the nib with the controller, until it is loaded.
    final var nibView: UIView?
    // MARK: Focus; a touch screen has none

    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    open var title: String? { didSet { titleDidChange() } }
    /// Safe area that a container's bars take from this controller.
    var containerInsets = UIEdgeInsets.zero {
        didSet { if containerInsets != oldValue { viewStore?.refreshSafeArea() } }
    }
    final var containerItems = ContainerItems()
    var trackedReads: [TrackedReads] = []
    final private(set) var needsProperties = true
    final func requestProperties() { needsProperties = true }
    /// Whether the properties are to be updated; what is asked for from now on is another update.
    final func beginProperties() -> Bool {
        defer { needsProperties = false }
        return needsProperties
    }
    final var ownTraits = OwnTraits()
    /// The traits that the parent gives this controller.
    final private(set) var traitsFromParent: UITraitCollection? {
        didSet { viewStore?.traitsMayHaveChanged() }
    }
    /// Made when first asked for, with this controller's title.
    open var navigationItem: UINavigationItem { containerItems.makeNavigation(title: title) }
    /// What a tab bar shows for this controller; made when first asked for, with this controller's title.
    open var tabBarItem: UITabBarItem! {
        get { tabBarItemInForce }
        set {
            containerItems.setTabBar(newValue)
            (parentReference as? UITabBarController)?.updateItems()
        }
    }
    /// Shown in the navigation controller's toolbar.
    open var toolbarItems: [UIBarButtonItem]? {
        didSet { navigationController?.updateToolbar(animated: false) }
    }
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }
    private lazy var ownEditButton = EditButtonItem(for: self)
    /// A button that turns editing on and off.
    open var editButtonItem: UIBarButtonItem { ownEditButton }
    open var isEditing: Bool {
        get { editingStore }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) {
        editingStore = editing
        ownEditButton.show(editing)
    }
    private var editingStore = false
    /// UIKit: "If this property has been set to UIModalPresentationAutomatic, reading it will always return a concrete presentation
    /// style. By default UIViewController resolves UIModalPresentationAutomatic to UIModalPresentationPageSheet" (its header).
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { modalStyleStore == .automatic ? .pageSheet : modalStyleStore }
        set { modalStyleStore = newValue }
    }
    private var modalStyleStore = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether the reader cannot leave a sheet by a drag or a tap beside it.
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    open var modalPresentationCapturesStatusBarAppearance = false
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open var preferredContentSize = CGSize.zero {
        didSet {
            if preferredContentSize != oldValue { tellContentSizeChange() }
        }
    }
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { if edgesForExtendedLayout != oldValue { extentDidChange() } }
    }
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if extendedLayoutIncludesOpaqueBars != oldValue { extentDidChange() } }
    }
    open var automaticallyAdjustsScrollViewInsets = true
    open var hidesBottomBarWhenPushed = false
    /// Takes over traits that have changed around it, now.
    public final func updateTraitsIfNeeded() { viewIfLoaded?.traitsMayHaveChanged() }
    /// Kept: a touch screen has no focus.
    open var restoresFocusAfterTransition = true {
        didSet {
            Kept.say("UIViewController.restoresFocusAfterTransition", "a touch screen has no focus")
        }
    }
    /// The nearest controller, from this one outwards, whose class does something of its own for the action.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        if canPerformAction(action, withSender: sender) { return self }
        return parentReference?.targetViewController(forAction: action, sender: sender)
    }
    nonisolated public static let showDetailTargetDidChangeNotification = Notification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")
    open var restorationIdentifier: String?
    /// Nil: an app is no extension.
    open var extensionContext: NSExtensionContext? { nil }
    open var restorationClass: (any UIViewControllerRestoration.Type)? {
        didSet { Kept.say("UIViewController.restorationClass", "state is not restored") }
    }
    /// Nothing is saved when an app ends here, so nobody calls these.
    open func encodeRestorableState(with coder: NSCoder) {}
    open func decodeRestorableState(with coder: NSCoder) {}
    open func applicationFinishedRestoringState() {}
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewStore?.refreshSafeArea() } }
    }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { viewStore?.traitsMayHaveChanged() } }
    }

    // MARK: Making

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibSource = (nibNameOrNil, nibBundleOrNil)
        super.init()
    }

    public override convenience init() { self.init(nibName: nil, bundle: nil) }
    /// A controller made by the `init()` that its class has itself; the lowering of source overrides this where there
    /// is one.
    open class func _madeByPlainInit() -> UIViewController? { nil }
    /// The initialiser of a class that nobody can make without knowing what to give; from the lowering of source too.
    open class var _initInNeedOfArguments: String? { nil }

    public required init?(coder: NSCoder) {
        super.init()
        decodeController(coder)
    }

    // MARK: View

    /// Loads the view when first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return viewStore
        }
        set { replaceView(newValue) }
    }
    open var viewIfLoaded: UIView? { viewStore }
    open var isViewLoaded: Bool { viewStore != nil }
    open func loadViewIfNeeded() { loadNow() }
    /// Makes the view: from the nib that `nibName` says, or one called as the class, otherwise a plain one. Overrides
    /// set `view` and do not call super.
    open func loadView() {
        guard !loadFromNib() else { return }
        let plain = UIView(frame: UIScreen.main.bounds)
        plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = plain
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    /// Asks for `updateProperties()` before the next layout of the view.
    open func setNeedsUpdateProperties() { markNeedsProperties() }
    /// Runs the updates of properties that the controller and the views below wait for, at once.
    open func updatePropertiesIfNeeded() { viewStore?.updatePropertiesIfNeeded() }
    /// As `UIView.updateProperties()`, before the view's own.
    open func updateProperties() {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewLayoutMarginsDidChange() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func updateViewConstraints() { viewStore?.updateConstraints() }
    open func didReceiveMemoryWarning() {}

    // MARK: In place of content

    var contentUnavailable = ContentUnavailableParts()
    /// Shown over the view while it is set.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { contentUnavailable.configuration }
        set { setContentUnavailable(newValue) }
    }
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    }
    /// The configuration is updated at the next layout.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        contentUnavailable.needsUpdate = true
        viewStore?.setNeedsLayout()
    }
    /// Called before the view is first laid out and after each request.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    // MARK: Traits and size

    open var traitCollection: UITraitCollection {
        viewStore?.traitsOfController ?? parentReference?.traitCollection ?? UIScreen.main.traitCollection
    }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Gives a child the traits that `collection` specifies in place of those of its surroundings; nil ends that.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childViewController.traitsFromParent = collection
    }
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.traitsFromParent
    }
    /// The interface turns; `interfaceOrientation` is still the old one. As in UIKit not called where a class or a container keeps
    /// `viewWillTransition(to:with:)` to itself, which has taken its place since iOS 8.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// The interface has its new size; what is changed here is animated.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
    }
    /// The interface has turned.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
    private func tellRotation(
        _ old: UIInterfaceOrientation, _ new: UIInterfaceOrientation,
        _ coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let duration = coordinator.transitionDuration
        willRotate(to: new, duration: duration)
        coordinator.animate { [weak self] _ in
            self?.willAnimateRotation(to: new, duration: duration)
        } completion: { [weak self] _ in
            self?.didRotate(from: old)
        }
    }
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in childList { child.willTransition(to: newCollection, with: coordinator) }
    }
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    {
        if let turn = FramePipeline.current.turn { tellRotation(turn.from, turn.to, coordinator) }
        for child in childList {
            child.viewWillTransition(
                to: self.size(forChildContentContainer: child, withParentContainerSize: size),
                with: coordinator)
        }
    }

    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    // MARK: Responder

    open override var next: UIResponder? {
        viewStore?.superviewReference ?? parentReference ?? modal.presenter
    }

    // MARK: Containment

    open var parent: UIViewController? { parentReference }
    open var children: [UIViewController] { childList }
    open func addChild(_ child: UIViewController) { adopt(child) }
    open func removeFromParent() { leaveParent() }
    open var isMovingToParent: Bool { appearance.isMovingIn }
    open var isMovingFromParent: Bool { appearance.isMovingOut }
    /// Exchanges two children's views. `fromViewController`'s view leaves at the end.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController,
        duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        exchangeChildren(
            fromViewController, toViewController, duration, options, animations, completion)
    }
    open func willMove(toParent parent: UIViewController?) { appearance.setMovingOut(parent == nil) }
    open func didMove(toParent parent: UIViewController?) {}
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated, isFirst: true)
    }
    open func endAppearanceTransition() { endAppearance() }
    /// The children that appear and disappear with this one; containers that show one child at a time say which.
    var childrenToForwardAppearance: [UIViewController] { childList }

    // MARK: Presentation

    /// What this controller, or a container around it, presents.
    open var presentedViewController: UIViewController? {
        modal.presented ?? searchRole.active ?? parentReference?.presentedViewController
    }
    open var presentingViewController: UIViewController? {
        modal.presenter ?? searchRole.showing?.presentingViewController
            ?? parentReference?.presentingViewController
    }
    open var isBeingPresented: Bool { modal.isComing }
    open var isBeingDismissed: Bool { modal.isLeaving }
    /// What shows, or is to show, this controller or the container that it is in.
    open var presentationController: UIPresentationController? { presentationInForce }
    open var activePresentationController: UIPresentationController? {
        modal.presentation ?? parentReference?.activePresentationController
    }
    open var sheetPresentationController: UISheetPresentationController? {
        presentationInForce as? UISheetPresentationController
    }
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationInForce as? UIPopoverPresentationController
    }
    /// The coordinator of the transition that runs, or of the container's.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        coordinatorStore ?? parentReference?.transitionCoordinator
    }
    /// A new presentation controller for the style.
    func newPresentation(_ style: UIModalPresentationStyle) -> UIPresentationController {
        standardPresentation(style)
    }
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        show(modally: viewControllerToPresent, animated: flag, completion: completion)
    }
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        endPresentation(animated: flag, completion: completion)
    }

    /// Shows another controller in the way of the container: a push in a navigation controller, else modally.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let container = parentReference { return container.show(vc, sender: sender) }
        present(vc, animated: true)
    }
    /// Shows another controller as the detail of a split view controller around this one, else modally.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let container = parentReference { return container.showDetailViewController(vc, sender: sender) }
        present(vc, animated: true)
    }

    // MARK: Segues

    /// Runs the segue with that identifier; stops the app when the storyboard gives the controller none.
    open func performSegue(withIdentifier identifier: String, sender: Any?) { runSegue(identifier, sender) }
    /// Asked before a segue that the reader starts; not before one started by code.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Whether an unwind segue ends here.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        self !== fromViewController && _responds(to: action.name)
    }
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        standardUnwindChildren(from: source)
    }
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        childList.first { child in
            var current: UIViewController? = source.source
            while let controller = current, controller !== child { current = controller.parentReference }
            return current != nil
        }
    }
    /// Brings the child to the front; containers of the app override it.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    /// The part of the view under bars at the top and bottom, for constraints.
    open var topLayoutGuide: any UILayoutSupport { topGuide }
    open var bottomLayoutGuide: any UILayoutSupport { bottomGuide }

    // MARK: Containers

    /// The storyboard that this controller comes from.
    open var storyboard: UIStoryboard? { storyboardScene?.storyboard }
    /// The nearest navigation controller above.
    open var navigationController: UINavigationController? { ancestor() }
    /// The tab that the controller was made for.
    open var tab: UITab? { containerItems.tab }
    /// The nearest tab bar controller above.
    open var tabBarController: UITabBarController? { ancestor() }
    /// The nearest split view controller above.
    open var splitViewController: UISplitViewController? { ancestor() }

    private func ancestor<Controller: UIViewController>() -> Controller? {
        var current = parentReference
        while let controller = current {
            if let found = controller as? Controller { return found }
            current = controller.parentReference
        }
        return nil
    }

    // MARK: Preferences

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The wishes are asked for in every frame (`SystemBars`): the next one shows it.
    open func setNeedsStatusBarAppearanceUpdate() { FramePipeline.current.setNeedsFrame() }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { FramePipeline.current.setNeedsFrame() }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
        Kept.say(
            "UIViewController.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()",
            "there are no gestures of the system")
    }
    /// Names the scroll view that the bars of the containers around follow at an edge; nil: they find it themselves.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        givenScrollViews[edge] = scrollView
        contentScrollViewMayHaveChanged()
    }
    /// The scroll view that was given for an edge.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { givenScrollViews[edge] }
    open func setContentScrollView(_ scrollView: UIScrollView?) {
        setContentScrollView(scrollView, for: .all)
    }
    /// The child whose content lies under this container's bars.
    var childBelowBars: UIViewController? { nil }
    /// What scrolls in a child has come or gone.
    func contentScrollViewChanges() {}
    /// A scroll view that this container follows has another offset.
    func contentDidScroll(_ scroll: UIScrollView) { contentEdgesDidChange(scroll) }
    /// Size, content or insets of a scroll view that this container follows have changed.
    func contentEdgesDidChange(_ scroll: UIScrollView) {}
    open func encode(with coder: NSCoder) {}
    nonisolated open override dynamic var description: String { super.description }
    nonisolated open override dynamic var debugDescription: String { super.debugDescription }
    /// Asked for by the peek of screens with pressure, which none has since iOS 13.
    open var previewActionItems: [any UIPreviewActionItem] { [] }
    /// Whether the view's margins at its sides are at least those of the system, whatever it was given.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { viewIfLoaded?.marginsMayHaveChanged() }
    }
    /// The least margins of the view: those that the system gives a screen.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = view.screenSideMargin
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
    /// How the controller comes and goes, where it is pushed or presented.
    open var preferredTransition: Transition? {
        didSet {
            if let style = preferredTransition?.style { modalTransitionStyle = style }
        }
    }
    /// There is no pointer to lock.
    open var prefersPointerLocked: Bool { false }
    open func setNeedsUpdateOfPrefersPointerLocked() {
        Kept.say(
            "UIViewController.setNeedsUpdateOfPrefersPointerLocked()", "there is no pointer to lock")
    }
    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIScreen.main.configuration.idiom == .pad ? .all : .allButUpsideDown
    }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { InterfaceOrientation.update() }
    /// Whether the interface stays as it is when the device is turned.
    open var prefersInterfaceOrientationLocked: Bool { false }
    /// The child that is asked instead.
    open var childForInterfaceOrientationLock: UIViewController? { nil }
    open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() { InterfaceOrientation.update() }

    // MARK: Commands and previews

    /// Adds a command to those that ``keyCommands`` gives unless a subclass says otherwise.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands = (addedKeyCommands ?? []) + [keyCommand]
    }
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands?.removeAll { $0 === keyCommand }
    }
    /// Registered without effect: no screen here feels pressure, as on all devices since iOS 13.
    @discardableResult
    open func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing { PreviewingContext(delegate, sourceView) }
    open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}

    /// Whether the input view stays where a control without one takes over: nobody asks here. By default in a form sheet (documentation).
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

    // MARK: What categories replace on Apple's systems: `dynamic`, so that an override in an extension does too

    open override dynamic func awakeFromNib() { super.awakeFromNib() }
    open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
    }
    open override dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
    }
    open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
    }
    open override dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
    }
    open override dynamic var keyCommands: [UIKeyCommand]? { addedKeyCommands }
    open override dynamic var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
    open override dynamic func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        super.motionEnded(motion, with: event)
    }
}
