/// What a navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, _RuntimeMembers {
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }

    open var title: String? { didSet { changed() } }
    open var titleView: UIView? { didSet { changed() } }
    open var prompt: String?
    open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
    open var backButtonTitle: String? { didSet { changed() } }
    open var hidesBackButton = false { didSet { changed() } }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
    open var leftItemsSupplementBackButton = false { didSet { changed() } }
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Told when something that the bar shows changed.
    var onChange: (@MainActor () -> Void)?

    public init(title: String) {
        self.title = title
        super.init()
    }

    public override init() { super.init() }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }
    open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }

    private func changed() { onChange?() }

    // MARK: Members by name; lowered source overrides them

    open func _perform(_ name: String, _ first: Any?, _ second: Any?) -> Bool { false }
    open func _responds(to name: String) -> Bool { false }
    open func _connectOutlet(_ name: String, _ value: Any?) -> _OutletAnswer { .unknown }
    open func _setValue(_ value: Any?, forKey key: String) -> _OutletAnswer { .unknown }
    open func _value(forKey key: String) -> Any?? { .none }
    open func _segueAction(
        _ name: String, _ coder: NSCoder, _ sender: Any?, _ segueIdentifier: String?
    ) -> UIViewController?? { .none }
}
