/// One button beside a row that was swiped.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    public enum Style: Int, Sendable { case normal, destructive }
    /// Gets the action, the view that shows it, and what to call when done: true when the row was changed.
    public typealias Handler =
        @MainActor (
            _ action: UIContextualAction, _ sourceView: UIView,
            _ completionHandler: @escaping (_ actionPerformed: Bool) -> Void
        ) -> Void

    public let style: Style
    public let handler: Handler
    open var title: String?
    /// Grey for normal actions, red for destructive ones, unless set.
    open var backgroundColor: UIColor! {
        get { ownBackground ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownBackground = newValue }
    }
    open var image: UIImage?
    private var ownBackground: UIColor?

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}

/// The buttons at one side of a row, the one at the edge first.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    /// Whether a swipe across the row performs the first action.
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// The form that row buttons had before iOS 11.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    public enum Style: Int, Sendable {
        case `default`
        case normal
        public static let destructive = Style.default
    }

    public let style: Style
    open var title: String?
    open var backgroundColor: UIColor?
    /// Without effect: buttons are of one colour.
    open var backgroundEffect: UIVisualEffect?
    let handler: @MainActor (UITableViewRowAction, IndexPath) -> Void

    public init(
        style: Style, title: String?,
        handler: @escaping @MainActor (_ action: UITableViewRowAction, _ indexPath: IndexPath) -> Void
    ) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}
