/// Where a row will be whose data is still on its way.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    /// Kept; no cell stands in for the row before its data is there.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    /// - Parameter rowHeight: in points; kept, without effect.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        self.insertionIndexPath = insertionIndexPath
    }
}

@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)? {
        didSet {
            Kept.say("UITableViewDropPlaceholder.previewParametersProvider", "placeholders are shown whole")
        }
    }
}

/// Where an item will be whose data is still on its way: a cell stands in for it.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    /// Fills the cell: when it is made, and whenever the context asks for an update.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    /// - Parameter reuseIdentifier: of the kind of cell that stands in; registered with the collection view.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
    }
}

@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)? {
        didSet {
            Kept.say(
                "UICollectionViewDropPlaceholder.previewParametersProvider", "placeholders are shown whole")
        }
    }
}

/// Puts a row or an item in once its data is there.
@preconcurrency @MainActor
public protocol _DropPlaceholderContext: UIDragAnimating {
    var dragItem: UIDragItem { get }
    /// The block changes the model; the list then shows the row or the item, in place of a placeholder's cell. False when
    /// it was inserted or given up before, or the collection view has loaded everything again.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// Gives the row or the item up.
    @discardableResult
    func deletePlaceholder() -> Bool
}

/// Puts a row in once its data is there.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: _DropPlaceholderContext {}

/// Puts an item in once its data is there.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: _DropPlaceholderContext {
    /// Calls the placeholder's handler with its cell, when that is in sight.
    func setNeedsCellUpdate()
}

/// By which an app puts a row or an item in later; what it wants beside what is dropped goes with its picture.
@MainActor
class DropPlaceholderContext: NSObject {
    final let dragItem: UIDragItem
    private let animation: DropAnimation

    init(_ dragItem: UIDragItem, _ animation: DropAnimation) {
        self.dragItem = dragItem
        self.animation = animation
    }

    final func addAnimations(_ animations: @escaping () -> Void) { animation.addAnimations(animations) }
    final func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        animation.addCompletion(completion)
    }
}

/// A row's.
///
/// DIFFERS: nothing stands in a table before the insertion is committed.
@MainActor
final class TablePlaceholderContext: DropPlaceholderContext, UITableViewDropPlaceholderContext {
    private let path: IndexPath
    private let insert: (IndexPath) -> Void
    private var isOpen = true

    /// - Parameter insert: puts in what the model has at a path by now.
    init(
        _ dragItem: UIDragItem, _ path: IndexPath, _ animation: DropAnimation,
        insert: @escaping (IndexPath) -> Void
    ) {
        self.path = path
        self.insert = insert
        super.init(dragItem, animation)
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard isOpen else { return false }
        isOpen = false
        dataSourceUpdates(path)
        insert(path)
        return true
    }

    func deletePlaceholder() -> Bool {
        defer { isOpen = false }
        return isOpen
    }
}
