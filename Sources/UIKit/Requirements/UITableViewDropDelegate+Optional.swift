// Written by `make requirements` from the protocol's declaration.

extension UITableViewDropDelegate {
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        OptionalRequirement.absent(self, answering: true)
    }

    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        OptionalRequirement.absent(self, answering: UITableViewDropProposal(operation: .cancel))
    }

    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
        OptionalRequirement.absent(self)
    }

    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
        OptionalRequirement.absent(self)
    }

    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
        OptionalRequirement.absent(self)
    }

    public func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    { OptionalRequirement.absent(self, answering: nil) }

    var optional: OptionalCalls<any UITableViewDropDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UITableViewDropDelegate {
    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool? {
        OptionalRequirement.call(target) { $0.tableView(tableView, canHandle: session) }
    }

    @inline(__always) @discardableResult
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal? {
        OptionalRequirement.call(target) {
            $0.tableView(
                tableView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
        }
    }
}
