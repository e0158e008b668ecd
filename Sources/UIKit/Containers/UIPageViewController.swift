@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    // @optional
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    // @optional
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController])
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    // default: .min
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
    // default: .all
    func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
        -> UIInterfaceOrientationMask
}

/// Screens side by side, turned like pages.
/// DIFFERS: pages that curl are scrolled; one page is shown at a time.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    public enum SpineLocation: Int, Sendable { case none, min, mid, max }
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        public static let interPageSpacing = Self(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    open weak var delegate: (any UIPageViewControllerDelegate)?
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { if isViewLoaded { pages.sourceDidChange() } }
    }
    open private(set) var transitionStyle: TransitionStyle
    open private(set) var navigationOrientation: NavigationOrientation
    open var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }
    open var isDoubleSided = false
    /// UIKit: "Only populated if transition style is 'UIPageViewControllerTransitionStylePageCurl'" (its header).
    open var gestureRecognizers: [UIGestureRecognizer] {
        transitionStyle == .pageCurl ? [pages.scrollView.panGestureRecognizer] : []
    }
    /// Points between pages that scroll.
    let spacing: CGFloat
    private(set) lazy var pages = PageTurner(for: self)

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let number = options?[.interPageSpacing]
        spacing = number as? CGFloat ?? (number as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
        super.init(nibName: nil, bundle: nil)
    }

    /// `Pages()` is that with the style `pageCurl`. UIKit: convenience, so that a class that overrides `init(transitionStyle:…)` and
    /// `init(coder:)`, the two that its header marks as designated, has `init()` too, by way of its own.
    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        if let nibNameOrNil { adoptNib(nibNameOrNil, nibBundleOrNil) }
    }

    public required init?(coder: NSCoder) {
        (transitionStyle, navigationOrientation, spacing) = Self.decoded(coder)
        super.init(coder: coder)
    }

    open var viewControllers: [UIViewController]? { pages.current.map { [$0] } ?? [] }
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        pages.show(viewControllers?.first, direction, animated, completion)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        pages.install()
    }
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        pages.layout()
    }
    override var childrenToForwardAppearance: [UIViewController] { pages.current.map { [$0] } ?? [] }
}
