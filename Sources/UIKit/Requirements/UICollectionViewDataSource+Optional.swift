// Written by `make requirements` from the protocol's declaration.

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        OptionalRequirement.absent(self)
        return 1
    }

    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        OptionalRequirement.absent(self)
        return UICollectionReusableView(frame: .zero)
    }

    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    {
        OptionalRequirement.absent(self)
        return true
    }

    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        OptionalRequirement.absent(self)
    }

    public func indexTitles(for collectionView: UICollectionView) -> [String]? {
        OptionalRequirement.absent(self)
        return nil
    }

    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        OptionalRequirement.absent(self)
        return IndexPath(item: 0, section: 0)
    }

    var optional: OptionalCalls<any UICollectionViewDataSource> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UICollectionViewDataSource {
    @inline(__always) @discardableResult
    func numberOfSections(in collectionView: UICollectionView) -> Int? {
        OptionalRequirement.call(target, "numberOfSections(in:)") {
            $0.numberOfSections(in: collectionView)
        }
    }

    @inline(__always) @discardableResult
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        OptionalRequirement.call(target, "collectionView(_:viewForSupplementaryElementOfKind:at:)") {
            $0.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool? {
        OptionalRequirement.call(target, "collectionView(_:canMoveItemAt:)") {
            $0.collectionView(collectionView, canMoveItemAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.call(target, "collectionView(_:moveItemAt:to:)") {
            $0.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
        }
    }

    @inline(__always) @discardableResult
    func indexTitles(for collectionView: UICollectionView) -> ([String]?)? {
        OptionalRequirement.call(target, "indexTitles(for:)") {
            $0.indexTitles(for: collectionView)
        }
    }

    @inline(__always) @discardableResult
    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath? {
        OptionalRequirement.call(target, "collectionView(_:indexPathForIndexTitle:at:)") {
            $0.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
        }
    }
}
