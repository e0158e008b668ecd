/// What a collection view shows.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// A cell from `dequeueReusableCell` or `dequeueConfiguredReusableCell`.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    // @optional
    /// Optional; 1 without it.
    // default: 1
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// Optional; needed as soon as the layout places supplementary views.
    // default: UICollectionReusableView(frame: .zero)
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView
    /// Optional; true without it.
    // default: true
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// Optional: the reader has moved an item to another place; the model has to follow.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath)
    /// Optional. DIFFERS: there is no bar of index titles beside a collection view: nobody asks.
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    // default: IndexPath(item: 0, section: 0)
    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath
}

/// Hears of items that scrolling will bring soon.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// The nearest first.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    // @optional
    /// Optional: scrolling turned away from them.
    func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
