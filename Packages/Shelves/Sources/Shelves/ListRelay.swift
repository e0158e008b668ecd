import UIKit

/// Generic classes cannot be delegates by themselves on Apple's systems.
final class ListRelay: NSObject, UICollectionViewDelegate, UICollectionViewDataSourcePrefetching {
    /// What was tapped is deselected at once; whether that is seen as a motion.
    var animatesDeselection = true
    var select: @MainActor (IndexPath) -> Void = { _ in }
    var menu: @MainActor (IndexPath) -> UIMenu? = { _ in nil }
    var prefetch: @MainActor ([IndexPath]) -> Void = { _ in }
    var cancelPrefetch: @MainActor ([IndexPath]) -> Void = { _ in }
    /// A finger begins to move the list.
    var begin: @MainActor () -> Void = {}
    var scroll: @MainActor () -> Void = {}
    /// The list stands still after a drag or a movement of its own.
    var rest: @MainActor () -> Void = {}

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: animatesDeselection)
        select(indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = menu(indexPath) else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
    }

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        prefetch(indexPaths)
    }

    func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
        cancelPrefetch(indexPaths)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { begin() }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scroll() }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rest() }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { rest() }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { rest() }
    }
}
