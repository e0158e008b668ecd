public enum UINavigationControllerOperation: Int, Sendable { case none, push, pop }

@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {}
}

/// A stack of controllers, the top one shown under a bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    public typealias Operation = UINavigationControllerOperation

    public let navigationBar: UINavigationBar
    open weak var delegate: (any UINavigationControllerDelegate)?
    var stack: [UIViewController] = []
    private var isBarHidden = false
    /// Seconds that a push or a pop takes. DIFFERS: UIKit's curve was never recorded.
    static let transitionDuration = 0.35

    public init(rootViewController: UIViewController) {
        navigationBar = UINavigationBar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        navigationBar = UINavigationBar(frame: .zero)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        let type = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
        navigationBar = Construction.view(type, frame: .zero)
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        navigationBar = UINavigationBar(frame: .zero)
        super.init(coder: coder)
    }

    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set {
            isBarHidden = newValue
            navigationBar.isHidden = newValue
            updateInsets()
        }
    }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(navigationBar)
        navigationBar.onChange = { [weak self] in self?.updateInsets() }
        navigationBar.onBack = { [weak self] in self?.popViewController(animated: true) }
        if let top = stack.last { place(top) }
        updateBar()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layoutBar()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        updateInsets()
    }

    open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        let old = stack.last
        for gone in stack where !controllers.contains(where: { $0 === gone }) {
            gone.willMove(toParent: nil)
            gone.removeFromParent()
        }
        stack = controllers
        for controller in controllers where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        exchange(old, for: controllers.last, operation: .none, animated: false)
    }

    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        precondition(
            !stack.contains { $0 === controller },
            "Pushing the same view controller instance more than once is not supported (\(controller)); push a new one"
        )
        let old = stack.last
        addChild(controller)
        stack.append(controller)
        exchange(old, for: controller, operation: .push, animated: animated && old != nil)
        controller.didMove(toParent: self)
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
    open func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
        guard stack.contains(where: { $0 === controller }) else { return nil }
        return popTo(controller, animated: animated)
    }

    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    /// Only the top controller is shown; the stack forwards appearance itself.
    override var childrenToForwardAppearance: [UIViewController] { stack.last.map { [$0] } ?? [] }
}
