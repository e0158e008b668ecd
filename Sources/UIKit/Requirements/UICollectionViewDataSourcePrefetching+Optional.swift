// Written by `make requirements` from the protocol's declaration.

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { OptionalRequirement.absent(self) }

    var optional: OptionalCalls<any UICollectionViewDataSourcePrefetching> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UICollectionViewDataSourcePrefetching {
    @inline(__always) @discardableResult
    func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) -> Void? {
        OptionalRequirement.call(target) {
            $0.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
        }
    }
}
