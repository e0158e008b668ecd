/// Who hears which rows are likely to be needed soon.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Rows that may come into view, nearest first; not called for rows that are needed at once.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    // @optional
    /// Rows asked for before that are no longer likely to come.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
