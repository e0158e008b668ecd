// Written by `make requirements` from the protocol's declaration.

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        OptionalRequirement.absent(self, answering: 1)
    }

    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        OptionalRequirement.absent(self, answering: UICollectionReusableView(frame: .zero))
    }

    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    { OptionalRequirement.absent(self, answering: true) }

    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { OptionalRequirement.absent(self) }

    public func indexTitles(for collectionView: UICollectionView) -> [String]? {
        OptionalRequirement.absent(self, answering: nil)
    }

    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { OptionalRequirement.absent(self, answering: IndexPath(item: 0, section: 0)) }

    var optional: OptionalCalls<any UICollectionViewDataSource> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UICollectionViewDataSource {
    @inline(__always) @discardableResult
    func numberOfSections(in collectionView: UICollectionView) -> Int? {
        OptionalRequirement.call(target) { $0.numberOfSections(in: collectionView) }
    }

    @inline(__always) @discardableResult
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        OptionalRequirement.call(target) {
            $0.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool? {
        OptionalRequirement.call(target) { $0.collectionView(collectionView, canMoveItemAt: indexPath) }
    }

    @inline(__always) @discardableResult
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.call(target) {
            $0.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
        }
    }
}
