/// Takes what is dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// Puts what was dropped into the model and the table.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    // @optional
    /// Asked once for each session that comes over the table.
    // default: true
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    /// What a drop would do. Called whenever the finger moves.
    /// - Parameter destinationIndexPath: the row that would be inserted, counted without the one that is dragged; nil
    ///   beside all rows.
    // default: UITableViewDropProposal(operation: .cancel)
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    /// Told to every table that took part.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
    /// Never asked: a dropped row shows its cell.
    func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}

/// What a drop on a table would do.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
    public enum Intent: Int, Sendable {
        /// Somewhere; no row makes room.
        case unspecified
        /// Rows make room for it.
        case insertAtDestinationIndexPath
        /// The row under the finger is highlighted.
        case insertIntoDestinationIndexPath
        /// Here always as a row of its own.
        case automatic
    }
    open internal(set) var intent: Intent

    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }
}

/// One thing that is dropped.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }
    /// Where it comes from in the same table.
    var sourceIndexPath: IndexPath? { get }
    var previewSize: CGSize { get }
}

/// A drop and where it goes.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
    var items: [any UITableViewDropItem] { get }
    /// Nil beside all rows.
    var destinationIndexPath: IndexPath? { get }
    var proposal: UITableViewDropProposal { get }
    var session: any UIDropSession { get }
    /// Moves what is dropped to a row that the table has already.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Lets it vanish in a part of a row; `rect` in the row's coordinates.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Moves it anywhere.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
    /// Puts it in later, when its data is there.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
}
