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
open class UIViewController: UIResponder, UITraitEnvironment {
    var viewStore: UIView?
    var childList: [UIViewController] = []
    weak var parentReference: UIViewController?
    var presentedStore: UIViewController?
    weak var presentingReference: UIViewController?
    var appearance = AppearanceState.disappeared

    public private(set) var nibName: String?
    public private(set) var nibBundle: Bundle?
    open var title: String? { didSet { if let item = navigationItemStore { item.title = title } } }
    /// Safe area that a container's bars take from this controller.
    var containerInsets = UIEdgeInsets.zero {
        didSet { if containerInsets != oldValue { viewStore?.refreshSafeArea() } }
    }
    private var navigationItemStore: UINavigationItem?
    /// Made when first asked for, with this controller's title.
    open var navigationItem: UINavigationItem {
        if let navigationItemStore { return navigationItemStore }
        let item = UINavigationItem()
        item.title = title
        navigationItemStore = item
        return item
    }
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open var preferredContentSize = CGSize.zero
    open var edgesForExtendedLayout = UIRectEdge.all
    open var extendedLayoutIncludesOpaqueBars = false
    open var automaticallyAdjustsScrollViewInsets = true
    open var hidesBottomBarWhenPushed = false
    open var restorationIdentifier: String?
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewStore?.refreshSafeArea() } }
    }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { viewStore?.traitsMayHaveChanged() } }
    }

    // MARK: Making

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init() }

    open func awakeFromNib() {}

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
    /// Makes the view. Overrides set `view` and do not call super.
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewLayoutMarginsDidChange() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func updateViewConstraints() { viewStore?.updateConstraints() }
    open func didReceiveMemoryWarning() {}

    // MARK: Traits and size

    open var traitCollection: UITraitCollection {
        viewStore?.traitCollection ?? parentReference?.traitCollection ?? UIScreen.main.traitCollection
    }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in childList { child.willTransition(to: newCollection, with: coordinator) }
    }
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    {
        for child in childList { child.viewWillTransition(to: size, with: coordinator) }
    }

    // MARK: Responder

    open override var next: UIResponder? { viewStore?.superviewReference ?? parentReference }

    // MARK: Containment

    open var parent: UIViewController? { parentReference }
    open var children: [UIViewController] { childList }
    open func addChild(_ child: UIViewController) { adopt(child) }
    open func removeFromParent() { leaveParent() }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
    }
    open func endAppearanceTransition() { endAppearance() }
    /// The children that appear and disappear with this one; containers that show one child at a time say which.
    var childrenToForwardAppearance: [UIViewController] { childList }

    // MARK: Presentation

    open var presentedViewController: UIViewController? { presentedStore }
    open var presentingViewController: UIViewController? {
        presentingReference ?? parentReference?.presentingViewController
    }
    open var isBeingPresented: Bool { presentingReference != nil && appearance == .appearing }
    open var isBeingDismissed: Bool { presentingReference != nil && appearance == .disappearing }
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        show(modally: controller, animated: animated, completion: completion)
    }
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        endPresentation(animated: animated, completion: completion)
    }

    /// Shows another controller in the way of the container: a push in a navigation controller, else modally.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let container = parentReference { return container.show(vc, sender: sender) }
        present(vc, animated: true)
    }
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { show(vc, sender: sender) }

    // MARK: Preferences

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIScreen.main.configuration.idiom == .pad ? .all : .allButUpsideDown
    }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}
