import ListEngine

/// Rows that may be needed soon.
///
/// DIFFERS: from iOS 15 on UIKit makes cells ahead of sight for tables too; here a row's cell is made when it comes, so
/// that frames in which none comes stay free of layout.
extension UITableView {
    /// Numbers mean other rows now.
    func forgetPrefetched() {
        prefetched.forget()
        lastWindow = 0..<0
    }

    /// Tells the prefetching source about rows next to those in view that it has not heard of.
    /// UIKit: how many is undocumented; here as many as are in view, at the side the content moves from.
    func prefetchAround(_ rows: Range<Int>) {
        guard isPrefetchingEnabled, let source = prefetchDataSource, !rows.isEmpty else { return }
        let before = lastWindow
        lastWindow = rows
        guard before != rows, !before.isEmpty else { return }
        let isForward = prefetched.asked.isEmpty || rows.lowerBound >= before.lowerBound
        var ahead =
            isForward
            ? rows.upperBound..<min(rows.upperBound + rows.count, extents.rowCount)
            : max(rows.lowerBound - rows.count, 0)..<rows.lowerBound
        if let lowest = prefetched.asked.min(), let highest = prefetched.asked.max(),
            ahead.overlaps(lowest..<highest + 1)
        {
            // What was asked for ahead of it stays asked for.
            ahead =
                isForward
                ? ahead.lowerBound..<max(ahead.upperBound, highest + 1)
                : min(ahead.lowerBound, lowest)..<ahead.upperBound
        }
        let count = extents.rowCount
        let change = prefetched.move(to: isForward ? Array(ahead) : ahead.reversed()) {
            rows.contains($0) || $0 >= count
        }
        func paths(_ ordinals: [Int]) -> [IndexPath] {
            ordinals.compactMap { extents.row(at: $0).map(IndexPath.init) }
        }
        if !change.dropped.isEmpty {
            source.tableView(self, cancelPrefetchingForRowsAt: paths(change.dropped))
        }
        if !change.fresh.isEmpty { source.tableView(self, prefetchRowsAt: paths(change.fresh)) }
    }
}
