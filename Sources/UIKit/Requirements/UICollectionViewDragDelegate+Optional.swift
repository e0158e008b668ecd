// Written by `make requirements` from the protocol's declaration.

extension UICollectionViewDragDelegate {
    public func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
        at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        OptionalRequirement.absent(self)
        return []
    }

    public func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
        OptionalRequirement.absent(self)
        return nil
    }

    public func collectionView(
        _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
    ) {
        OptionalRequirement.absent(self)
    }

    public func collectionView(
        _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
    ) {
        OptionalRequirement.absent(self)
    }

    public func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
        OptionalRequirement.absent(self)
        return true
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        OptionalRequirement.absent(self)
        return false
    }

    var optional: OptionalCalls<any UICollectionViewDragDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UICollectionViewDragDelegate {
    @inline(__always) @discardableResult
    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
        at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]? {
        OptionalRequirement.call(target, "collectionView(_:itemsForAddingTo:at:point:)") {
            $0.collectionView(collectionView, itemsForAddingTo: session, at: indexPath, point: point)
        }
    }

    @inline(__always) @discardableResult
    func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> (UIDragPreviewParameters?)? {
        OptionalRequirement.call(target, "collectionView(_:dragPreviewParametersForItemAt:)") {
            $0.collectionView(collectionView, dragPreviewParametersForItemAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
        -> Void?
    {
        OptionalRequirement.call(target, "collectionView(_:dragSessionWillBegin:)") {
            $0.collectionView(collectionView, dragSessionWillBegin: session)
        }
    }

    @inline(__always) @discardableResult
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
        -> Void?
    {
        OptionalRequirement.call(target, "collectionView(_:dragSessionDidEnd:)") {
            $0.collectionView(collectionView, dragSessionDidEnd: session)
        }
    }

    @inline(__always) @discardableResult
    func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool? {
        OptionalRequirement.call(target, "collectionView(_:dragSessionAllowsMoveOperation:)") {
            $0.collectionView(collectionView, dragSessionAllowsMoveOperation: session)
        }
    }

    @inline(__always) @discardableResult
    func collectionView(
        _ collectionView: UICollectionView,
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool? {
        OptionalRequirement.call(target, "collectionView(_:dragSessionIsRestrictedToDraggingApplication:)") {
            $0.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session)
        }
    }
}
