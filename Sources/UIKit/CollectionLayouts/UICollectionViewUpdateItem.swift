/// One change of a batch update, as told to the layout.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    public enum Action: Int, Sendable {
        case insert
        case delete
        case reload
        case move
        case none
    }

    /// nil for an insertion. A whole section has the item `NSNotFound`.
    open private(set) var indexPathBeforeUpdate: IndexPath?
    /// nil for a deletion. A whole section has the item `NSNotFound`.
    open private(set) var indexPathAfterUpdate: IndexPath?
    open private(set) var updateAction = Action.none

    /// No change.
    public override init() { super.init() }

    convenience init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        self.init()
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
    }

    nonisolated open override var description: String {
        MainThread.isolated {
            func text(_ path: IndexPath?) -> String { path.map { "\($0)" } ?? "-" }
            return "\(updateAction) \(text(indexPathBeforeUpdate)) -> \(text(indexPathAfterUpdate))"
        }
    }
}
