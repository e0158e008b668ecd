// Written by `make requirements` from the protocol's declaration.

extension UITableViewDragDelegate {
    public func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] { OptionalRequirement.absent(self, answering: []) }

    public func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    { OptionalRequirement.absent(self, answering: nil) }

    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        OptionalRequirement.absent(self)
    }

    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        OptionalRequirement.absent(self)
    }

    public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession)
        -> Bool
    { OptionalRequirement.absent(self, answering: true) }

    public func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { OptionalRequirement.absent(self, answering: false) }

    var optional: OptionalCalls<any UITableViewDragDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UITableViewDragDelegate {
    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> (
        UIDragPreviewParameters?
    )? {
        OptionalRequirement.call(target) { $0.tableView(tableView, dragPreviewParametersForRowAt: indexPath) }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession)
        -> Bool?
    {
        OptionalRequirement.call(target) { $0.tableView(tableView, dragSessionAllowsMoveOperation: session) }
    }

    @inline(__always) @discardableResult
    func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool? {
        OptionalRequirement.call(target) {
            $0.tableView(tableView, dragSessionIsRestrictedToDraggingApplication: session)
        }
    }
}
