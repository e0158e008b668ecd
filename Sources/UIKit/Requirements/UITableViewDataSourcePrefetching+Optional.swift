// Written by `make requirements` from the protocol's declaration.

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        OptionalRequirement.absent(self)
    }
}
