// Written by `make requirements` from the protocol's declaration.

extension UICollectionViewDropDelegate {
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
        -> Bool
    {
        OptionalRequirement.absent(self)
        return true
    }

    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
    ) {
        OptionalRequirement.absent(self)
    }

    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        OptionalRequirement.absent(self)
        return UICollectionViewDropProposal(operation: .copy)
    }

    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
    ) {
        OptionalRequirement.absent(self)
    }

    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
    ) {
        OptionalRequirement.absent(self)
    }

    public func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
        OptionalRequirement.absent(self)
        return nil
    }

    var optional: OptionalCalls<any UICollectionViewDropDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UICollectionViewDropDelegate {
    @inline(__always) @discardableResult
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool? {
        OptionalRequirement.call(target, "collectionView(_:canHandle:)") {
            $0.collectionView(collectionView, canHandle: session)
        }
    }

    @inline(__always) @discardableResult
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
        -> Void?
    {
        OptionalRequirement.call(target, "collectionView(_:dropSessionDidEnter:)") {
            $0.collectionView(collectionView, dropSessionDidEnter: session)
        }
    }

    @inline(__always) @discardableResult
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal? {
        OptionalRequirement.call(target, "collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)") {
            $0.collectionView(
                collectionView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
        }
    }

    @inline(__always) @discardableResult
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
        -> Void?
    {
        OptionalRequirement.call(target, "collectionView(_:dropSessionDidExit:)") {
            $0.collectionView(collectionView, dropSessionDidExit: session)
        }
    }

    @inline(__always) @discardableResult
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
        -> Void?
    {
        OptionalRequirement.call(target, "collectionView(_:dropSessionDidEnd:)") {
            $0.collectionView(collectionView, dropSessionDidEnd: session)
        }
    }

    @inline(__always) @discardableResult
    func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> (UIDragPreviewParameters?)? {
        OptionalRequirement.call(target, "collectionView(_:dropPreviewParametersForItemAt:)") {
            $0.collectionView(collectionView, dropPreviewParametersForItemAt: indexPath)
        }
    }
}
