/// Apple's declaration takes a closure that does not escape, so that members need no `self` in it; an optional closure
/// cannot say that here. Closures written in place come to these, which call the ones that can be overridden.
extension UITableView {
    /// Carries out the insertions, deletions, moves and reloads that `updates` makes as one change.
    /// - Parameter completion: called when the motion has ended, at once when nothing moves.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}

extension UICollectionView {
    /// Carries out the insertions, deletions, moves and reloads that `updates` makes as one change.
    /// - Parameter completion: called when the motion has ended, at once when nothing moves.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}
