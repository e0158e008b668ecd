import ListEngine

/// Rows that may be needed soon.
///
/// DIFFERS: from iOS 15 on UIKit makes cells ahead of sight for tables too; here a row's cell is made when it comes, so
/// that frames in which none comes stay free of layout.
extension UITableView {
    /// Numbers mean other rows now.
    func forgetPrefetched() {
        prefetched = 0..<0
        lastWindow = 0..<0
    }

    /// Tells the prefetching source about rows next to those in view that it has not heard of.
    /// UIKit: how many is undocumented; here as many as are in view, at the side the content moves from.
    func prefetchAround(_ rows: Range<Int>) {
        guard isPrefetchingEnabled, let source = prefetchDataSource, !rows.isEmpty else { return }
        let isForward = prefetched.isEmpty || rows.lowerBound >= lastWindow.lowerBound
        var wanted =
            isForward
            ? rows.upperBound..<min(rows.upperBound + rows.count, extents.rowCount)
            : max(rows.lowerBound - rows.count, 0)..<rows.lowerBound
        if wanted.overlaps(prefetched) {
            // What was asked for ahead of it stays asked for.
            wanted =
                isForward
                ? wanted.lowerBound..<max(wanted.upperBound, prefetched.upperBound)
                : min(wanted.lowerBound, prefetched.lowerBound)..<wanted.upperBound
        }
        let moved = lastWindow != rows
        let wasAsked = prefetched
        guard moved, !lastWindow.isEmpty else {
            lastWindow = rows
            return
        }
        lastWindow = rows
        prefetched = wanted
        func paths(_ ordinals: [Int]) -> [IndexPath] {
            ordinals.compactMap { extents.row(at: $0).map(IndexPath.init) }
        }
        let dropped = wasAsked.filter { !wanted.contains($0) && !rows.contains($0) && $0 < extents.rowCount }
        if !dropped.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: paths(dropped)) }
        let fresh = wanted.filter { !wasAsked.contains($0) }
        if !fresh.isEmpty {
            source.tableView(self, prefetchRowsAt: paths(isForward ? fresh : fresh.reversed()))
        }
    }
}
