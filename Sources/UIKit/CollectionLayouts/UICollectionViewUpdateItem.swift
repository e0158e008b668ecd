import ListEngine

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

extension BatchUpdate {
    /// The changes as a layout hears them: deletions from the end, then insertions from the start, then the
    /// rest.
    @MainActor var items: [UICollectionViewUpdateItem] {
        func path(_ row: RowIndex) -> IndexPath { IndexPath(row) }
        func path(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        var items: [UICollectionViewUpdateItem] = []
        items += deletedSections.sorted(by: >).map { .init(.delete, before: path($0), after: nil) }
        items += deletedRows.sorted(by: >).map { .init(.delete, before: path($0), after: nil) }
        items += insertedSections.sorted().map { .init(.insert, before: nil, after: path($0)) }
        items += insertedRows.sorted().map { .init(.insert, before: nil, after: path($0)) }
        items += movedSections.map { .init(.move, before: path($0.from), after: path($0.to)) }
        items += movedRows.map { .init(.move, before: path($0.from), after: path($0.to)) }
        items += reloadedSections.sorted().map { .init(.reload, before: path($0), after: path($0)) }
        items += reloadedRows.sorted().map { .init(.reload, before: path($0), after: path($0)) }
        return items
    }
}
