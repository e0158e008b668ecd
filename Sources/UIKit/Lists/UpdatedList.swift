import ListEngine

/// What a list keeps of a change of what it shows.
protocol ListChange {
    /// What is being announced.
    var announced: OpenUpdate { get set }
    /// What the change that is being carried out will show moving.
    var motion: ListMotion? { get set }
}

/// A list that is told of changes and carries those out together that belong together: what both kinds of list do in one order. A list
/// says how it gets ready, and carries the changes out.
@MainActor
protocol UpdatedList: UIScrollView {
    associatedtype Change: ListChange
    var change: Change { get set }
    /// An update opens, maybe within another one: the numbers of before it have to be known.
    func updateWillOpen()
    /// - Parameter completion: called when the motion has ended, at once when nothing moves.
    func carryOut(_ changes: BatchUpdate, completion: @escaping () -> Void)
    /// Whether changes are seen as motions.
    var animatesChanges: Bool { get }
    var shownElements: [ListMotion.Shown] { get }
    /// Whether a layout of the list runs.
    var isLayingOutElements: Bool { get }
    /// Brings in what is seen, and takes out what is not.
    func layOutElements()
}

extension UpdatedList {
    // MARK: Announcing

    /// UIKit: the old numbers hold until the update ends.
    func openUpdates() {
        updateWillOpen()
        change.announced.open()
    }

    func closeUpdates() {
        ensure(change.announced.isOpen, "endUpdates without beginUpdates: every end needs its begin")
        guard let (changes, completion) = change.announced.close() else { return }
        carryOut(changes, completion: completion)
    }

    /// Records a change, in an update of its own when none is open.
    func record(_ body: (inout BatchUpdate) -> Void) {
        openUpdates()
        change.announced.record(body)
        closeUpdates()
    }

    /// Collects the changes that `updates` announces and carries them out together.
    func runBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        openUpdates()
        updates?()
        if let completion { change.announced.add(completion) }
        closeUpdates()
    }

    /// Brings rows or items in at once, where that is possible now.
    func layOutElementsNow() -> Bool {
        guard window != nil, !isLayingOutElements, !change.announced.isOpen else { return false }
        layOutElements()
        return true
    }

    /// Does so in a change that is seen as a motion.
    func layOutElements(moving motion: ListMotion?) {
        change.motion = motion
        layOutElements()
        change.motion = nil
    }

    // MARK: Motion

    /// The motion of a change that begins now; nil where changes are not seen.
    func beginMotion() -> ListMotion? { animatesChanges ? ListMotion(of: self, shownElements) : nil }

    /// Shows what a change moves; one that is not seen to move is over at once.
    /// - Parameter start: where what is shown begins, as in ``ListMotion/run(_:start:completion:)``.
    func show(
        _ motion: ListMotion?, start: (ListMotion.Shown, _ isNew: Bool) -> ListMotion.Start?,
        completion: @escaping () -> Void = {}
    ) {
        guard let motion else { return completion() }
        motion.run(shownElements, start: start, completion: completion)
    }
}
