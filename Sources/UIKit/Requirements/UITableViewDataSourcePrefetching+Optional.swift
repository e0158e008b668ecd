// Written by `make requirements` from the protocol's declaration.

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        OptionalRequirement.absent(self)
    }

    var optional: OptionalCalls<any UITableViewDataSourcePrefetching> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UITableViewDataSourcePrefetching {
    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) -> Void? {
        OptionalRequirement.call(target, "tableView(_:cancelPrefetchingForRowsAt:)") {
            $0.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
        }
    }
}
