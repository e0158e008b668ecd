/// The form that row buttons had before iOS 11.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, NSCopying {
    public enum Style: Int, Sendable {
        case `default`
        case normal
        public static let destructive = Style.default
    }

    private var ownStyle = Style.default
    open var style: Style { ownStyle }
    open var title: String?
    open var backgroundColor: UIColor?
    /// Kept. DIFFERS: buttons are of one colour.
    open var backgroundEffect: UIVisualEffect?
    private(set) var handler: @MainActor (UITableViewRowAction, IndexPath) -> Void = { _, _ in }

    public override init() {}

    public convenience init(
        style: Style, title: String?,
        handler: @escaping @MainActor (_ action: UITableViewRowAction, _ indexPath: IndexPath) -> Void
    ) {
        self.init()
        ownStyle = style
        self.title = title
        self.handler = handler
    }

    /// A button of the same look that does the same.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainThread.isolated { duplicate() }
    }

    private func duplicate() -> UITableViewRowAction {
        let copy = UITableViewRowAction(style: style, title: title, handler: handler)
        copy.backgroundColor = backgroundColor
        copy.backgroundEffect = backgroundEffect
        return copy
    }
}
