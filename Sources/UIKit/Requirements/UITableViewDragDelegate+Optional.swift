// Written by `make requirements` from the protocol's declaration.

extension UITableViewDragDelegate {
    public func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] {
        OptionalRequirement.absent(self)
        return []
    }

    public func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    {
        OptionalRequirement.absent(self)
        return nil
    }

    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        OptionalRequirement.absent(self)
    }

    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        OptionalRequirement.absent(self)
    }

    public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession)
        -> Bool
    {
        OptionalRequirement.absent(self)
        return true
    }

    public func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        OptionalRequirement.absent(self)
        return false
    }

    var optional: OptionalCalls<any UITableViewDragDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UITableViewDragDelegate {
    @inline(__always) @discardableResult
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem]? {
        OptionalRequirement.call(target, "tableView(_:itemsForAddingTo:at:point:)") {
            $0.tableView(tableView, itemsForAddingTo: session, at: indexPath, point: point)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> (
        UIDragPreviewParameters?
    )? {
        OptionalRequirement.call(target, "tableView(_:dragPreviewParametersForRowAt:)") {
            $0.tableView(tableView, dragPreviewParametersForRowAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) -> Void? {
        OptionalRequirement.call(target, "tableView(_:dragSessionWillBegin:)") {
            $0.tableView(tableView, dragSessionWillBegin: session)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) -> Void? {
        OptionalRequirement.call(target, "tableView(_:dragSessionDidEnd:)") {
            $0.tableView(tableView, dragSessionDidEnd: session)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession)
        -> Bool?
    {
        OptionalRequirement.call(target, "tableView(_:dragSessionAllowsMoveOperation:)") {
            $0.tableView(tableView, dragSessionAllowsMoveOperation: session)
        }
    }

    @inline(__always) @discardableResult
    func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool? {
        OptionalRequirement.call(target, "tableView(_:dragSessionIsRestrictedToDraggingApplication:)") {
            $0.tableView(tableView, dragSessionIsRestrictedToDraggingApplication: session)
        }
    }
}
