import ListEngine

/// A list in which a finger moves rows or items to other places: what both kinds of list do in one order. A list supplies
/// how what is moved is shown, where it would go, and how the others make room.
@MainActor
protocol ReorderableList: SwipeList {
    associatedtype Lifted
    var reordered: ReorderedElement<Lifted>? { get set }

    // MARK: The finger

    /// Takes up what is under a finger, at a place in the content.
    /// - Returns: the point of it that follows the finger; nil: nothing is moved.
    func beginReordering(at finger: CGPoint) -> CGPoint?
    /// The point that follows the finger is at another place in the content.
    func moveReordering(to point: CGPoint)
    func endReordering(isCancelled: Bool)

    // MARK: The steps

    /// Where what is moved would go from where it is seen now; the delegate has been asked. Nil: it stays where it is among the others.
    func askTarget() -> RowIndex?
    /// Shows what is moved where the finger has it.
    func placeReordered()
    /// Sets the target of what is moved; the others make room there.
    /// - Parameter old: what is moved as it was before the finger moved.
    func makeRoom(at target: RowIndex, from old: ReorderedElement<Lifted>, animated: Bool)
}

extension ReorderableList {
    var isReordering: Bool { reordered != nil }

    /// From now on a row or an item follows the finger.
    func lift(_ row: RowIndex, _ lifted: Lifted) {
        cancelTouch()
        closeSwipe(animated: true)
        reordered = ReorderedElement(row, lifted)
    }

    /// What is moved is elsewhere under the finger; the others make room where it would go.
    /// - Parameter makesRoom: false: the others stay where they are.
    func moveReordered(makesRoom: Bool = true, _ change: (inout Lifted) -> Void) {
        guard var new = reordered else { return }
        let old = new
        change(&new.lifted)
        reordered = new
        if makesRoom, let target = askTarget(), target != old.move.target {
            makeRoom(at: target, from: old, animated: true)
        } else {
            placeReordered()
        }
    }

    /// The others make room at another place; what is moved stays with the finger.
    /// - Parameter target: nil: where it came from, so that the others stand as before anything was moved.
    func setReorderTarget(_ target: RowIndex?, animated: Bool = true) {
        guard let reordered else { return }
        let target = target ?? reordered.move.origin
        if target != reordered.move.target { makeRoom(at: target, from: reordered, animated: animated) }
    }
}
