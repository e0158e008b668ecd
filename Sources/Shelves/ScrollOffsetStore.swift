import UIKit

/// Remembers how far lists were scrolled, by what they show: a reused row finds its place again, and rows may come,
/// go and move.
///
/// ```swift
/// func tableView(_ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
///     offsets.restore((cell as! ShelfCell).list, as: shelves[path.row].id)
/// }
/// func tableView(_ table: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath) {
///     offsets.remember((cell as! ShelfCell).list)
/// }
/// ```
/// A list is kept under the identity that it was restored as, so that nothing goes wrong when rows have moved
/// before `didEndDisplaying`.
@MainActor
public final class ScrollOffsetStore<ID: Hashable> {
    private var offsets: [ID: CGPoint] = [:]
    private var shown: [ObjectIdentifier: ID] = [:]

    public init() {}

    /// The list shows `id` from now on, at the place where it was left.
    public func restore(_ list: UIScrollView, as id: ID) {
        shown[ObjectIdentifier(list)] = id
        list.layoutIfNeeded()
        list.contentOffset =
            offsets[id] ?? CGPoint(x: -list.adjustedContentInset.left, y: -list.adjustedContentInset.top)
    }

    /// The list leaves the screen.
    public func remember(_ list: UIScrollView) {
        guard let id = shown.removeValue(forKey: ObjectIdentifier(list)) else { return }
        offsets[id] = list.contentOffset
    }

    /// Where the list of `id` was left; nil when it was never scrolled away.
    public func offset(for id: ID) -> CGPoint? { offsets[id] }

    /// After a refresh: every list starts at its beginning, those on the screen too.
    public func forgetAll(_ visible: [UIScrollView] = []) {
        offsets.removeAll()
        for list in visible {
            list.contentOffset = CGPoint(
                x: -list.adjustedContentInset.left, y: -list.adjustedContentInset.top)
        }
    }

    /// Drops what is known of identities that are gone.
    public func keep(only ids: some Sequence<ID>) {
        let kept = Set(ids)
        offsets = offsets.filter { kept.contains($0.key) }
    }
}

@available(*, deprecated, renamed: "ScrollOffsetStore")
public typealias OffsetMemory = ScrollOffsetStore
