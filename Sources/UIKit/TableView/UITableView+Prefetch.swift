import ListEngine

/// Rows that may be needed soon.
///
/// DIFFERS: from iOS 15 on UIKit makes cells ahead of sight for tables too; here a row's cell is made when it comes, so
/// that frames in which none comes stay free of layout.
extension UITableView {
    /// Tells the prefetching source about rows next to those in view that it has not heard of.
    /// UIKit: how many is undocumented; here as many as are in view, at the side to which the window moves.
    func prefetchAround(_ rows: Range<Int>) {
        guard isPrefetchingEnabled, let source = prefetchDataSource,
            let change = prefetched.move(to: rows, of: extents.rowCount)
        else { return }
        if !change.dropped.isEmpty {
            source.tableView(self, cancelPrefetchingForRowsAt: paths(change.dropped))
        }
        if !change.fresh.isEmpty { source.tableView(self, prefetchRowsAt: paths(change.fresh)) }
    }
}
