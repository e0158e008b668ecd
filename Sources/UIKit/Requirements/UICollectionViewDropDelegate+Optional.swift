// Written by `make requirements` from the protocol's declaration.

extension UICollectionViewDropDelegate {
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
        -> Bool
    { OptionalRequirement.absent(self, answering: true) }

    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
    ) { OptionalRequirement.absent(self) }

    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        OptionalRequirement.absent(self, answering: UICollectionViewDropProposal(operation: .copy))
    }

    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
    ) { OptionalRequirement.absent(self) }

    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
    ) { OptionalRequirement.absent(self) }

    public func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { OptionalRequirement.absent(self, answering: nil) }

    var optional: OptionalCalls<any UICollectionViewDropDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UICollectionViewDropDelegate {
    @inline(__always) @discardableResult
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool? {
        OptionalRequirement.call(target) { $0.collectionView(collectionView, canHandle: session) }
    }

    @inline(__always) @discardableResult
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal? {
        OptionalRequirement.call(target) {
            $0.collectionView(
                collectionView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
        }
    }
}
