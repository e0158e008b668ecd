// Written by `make requirements` from the protocol's declaration.

extension UITableViewDropDelegate {
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        OptionalRequirement.absent(self)
        return true
    }

    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        OptionalRequirement.absent(self)
        return UITableViewDropProposal(operation: .cancel)
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
    {
        OptionalRequirement.absent(self)
        return nil
    }

    var optional: OptionalCalls<any UITableViewDropDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UITableViewDropDelegate {
    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool? {
        OptionalRequirement.call(target, "tableView(_:canHandle:)") {
            $0.tableView(tableView, canHandle: session)
        }
    }

    @inline(__always) @discardableResult
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal? {
        OptionalRequirement.call(target, "tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)") {
            $0.tableView(
                tableView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) -> Void? {
        OptionalRequirement.call(target, "tableView(_:dropSessionDidEnter:)") {
            $0.tableView(tableView, dropSessionDidEnter: session)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) -> Void? {
        OptionalRequirement.call(target, "tableView(_:dropSessionDidExit:)") {
            $0.tableView(tableView, dropSessionDidExit: session)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) -> Void? {
        OptionalRequirement.call(target, "tableView(_:dropSessionDidEnd:)") {
            $0.tableView(tableView, dropSessionDidEnd: session)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> (
        UIDragPreviewParameters?
    )? {
        OptionalRequirement.call(target, "tableView(_:dropPreviewParametersForRowAt:)") {
            $0.tableView(tableView, dropPreviewParametersForRowAt: indexPath)
        }
    }
}
