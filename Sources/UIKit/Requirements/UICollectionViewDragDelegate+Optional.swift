// Written by `make requirements` from the protocol's declaration.

extension UICollectionViewDragDelegate {
    public func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
        at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { OptionalRequirement.absent(self, answering: []) }

    public func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { OptionalRequirement.absent(self, answering: nil) }

    public func collectionView(
        _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
    ) { OptionalRequirement.absent(self) }

    public func collectionView(
        _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
    ) { OptionalRequirement.absent(self) }

    public func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { OptionalRequirement.absent(self, answering: true) }

    public func collectionView(
        _ collectionView: UICollectionView,
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { OptionalRequirement.absent(self, answering: false) }

    var optional: OptionalCalls<any UICollectionViewDragDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UICollectionViewDragDelegate {
    @inline(__always) @discardableResult
    func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> (UIDragPreviewParameters?)? {
        OptionalRequirement.call(target) {
            $0.collectionView(collectionView, dragPreviewParametersForItemAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool? {
        OptionalRequirement.call(target) {
            $0.collectionView(collectionView, dragSessionAllowsMoveOperation: session)
        }
    }

    @inline(__always) @discardableResult
    func collectionView(
        _ collectionView: UICollectionView,
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool? {
        OptionalRequirement.call(target) {
            $0.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session)
        }
    }
}
