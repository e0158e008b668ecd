import UIKit

/// Generic classes cannot be delegates by themselves on Apple's systems.
final class ShelfRelay: NSObject, UICollectionViewDelegate, UICollectionViewDataSourcePrefetching {
    var select: @MainActor (IndexPath) -> Void = { _ in }
    var prefetch: @MainActor ([IndexPath]) -> Void = { _ in }
    var cancelPrefetch: @MainActor ([IndexPath]) -> Void = { _ in }
    var scroll: @MainActor () -> Void = {}
    var menu: @MainActor (IndexPath) -> UIMenu? = { _ in nil }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = menu(indexPath) else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        select(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        prefetch(indexPaths)
    }

    func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
        cancelPrefetch(indexPaths)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scroll() }
}
