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

    open var style: Style { ownStyle }
    open var handler: Handler { ownHandler }
    open var title: String?
    /// Grey for normal actions, red for destructive ones, unless set.
    open var backgroundColor: UIColor! {
        get { ownBackground ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownBackground = newValue }
    }
    open var image: UIImage?
    private var ownStyle = Style.normal
    private var ownHandler: Handler = { _, _, _ in }
    private var ownBackground: UIColor?

    /// For subclasses that give style and handler themselves.
    public override init() {}

    public convenience init(style: Style, title: String?, handler: @escaping Handler) {
        self.init()
        ownStyle = style
        self.title = title
        ownHandler = handler
    }
}

/// The buttons at one side of a row, the one at the edge first.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    private var ownActions: [UIContextualAction] = []
    open var actions: [UIContextualAction] { ownActions }
    /// Whether a swipe across the row performs the first action.
    open var performsFirstActionWithFullSwipe = true

    public override init() {}

    public convenience init(actions: [UIContextualAction]) {
        self.init()
        ownActions = actions
    }
}
