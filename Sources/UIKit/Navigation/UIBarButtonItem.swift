/// A button of a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject, _RuntimeMembers {
    public enum Style: Int, Sendable { case plain, bordered, done }
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
            bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl,
            close
    }

    open var title: String? { didSet { onChange?() } }
    open var image: UIImage? { didSet { onChange?() } }
    open var style: Style
    open var isEnabled = true { didSet { onChange?() } }
    open var isSelected = false { didSet { onChange?() } }
    open var tintColor: UIColor? { didSet { onChange?() } }
    open var customView: UIView? { didSet { onChange?() } }
    open var width: CGFloat = 0
    open var tag = 0
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    /// Not retained, as in UIKit.
    open weak var target: AnyObject?
    open var action: Selector?
    open var primaryAction: UIAction? { didSet { onChange?() } }
    var onChange: (@MainActor () -> Void)?

    public override init() {
        style = .plain
        super.init()
    }

    public init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.title = title
        self.style = style
        self.target = target as AnyObject?
        self.action = action
        super.init()
    }

    public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.image = image
        self.style = style
        self.target = target as AnyObject?
        self.action = action
        super.init()
    }

    public init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
        style = item == .done || item == .save ? .done : .plain
        self.target = target as AnyObject?
        self.action = action
        super.init()
        apply(item)
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init()
        apply(systemItem)
        self.primaryAction = primaryAction
    }

    public init(customView: UIView) {
        style = .plain
        self.customView = customView
        super.init()
    }

    private func apply(_ item: SystemItem) {
        switch item {
        case .add: image = UIImage(systemName: "plus")
        case .trash: image = UIImage(systemName: "trash")
        case .search: image = UIImage(systemName: "magnifyingglass")
        case .refresh: image = UIImage(systemName: "arrow.clockwise")
        case .stop, .close: image = UIImage(systemName: "xmark")
        case .flexibleSpace, .fixedSpace: break
        default: title = "\(item)".prefix(1).uppercased() + "\(item)".dropFirst()
        }
    }

    /// Does what a tap on the item does.
    func perform() {
        guard isEnabled else { return }
        if let primaryAction { primaryAction.perform(sender: self) }
        if let action { UIApplication.shared.sendAction(action, to: target, from: self, for: nil) }
    }

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
