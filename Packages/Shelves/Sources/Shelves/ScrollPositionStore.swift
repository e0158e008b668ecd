import UIKit

/// Remembers where lists were left, by what they showed: a reused row finds its own place again, and items and rows may come,
/// go, move and change their sizes meanwhile.
///
/// ```swift
/// func tableView(_ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
///     guard let cell = cell as? BookShelfCell else { return }
///     positions.restore(cell.shelf, as: shelves[path.row].id)
/// }
/// func tableView(_ table: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath) {
///     if let cell = cell as? BookShelfCell { positions.remember(cell.shelf.list) }
/// }
/// ```
/// A list is remembered under the identity that it was restored as, so that nothing goes wrong when rows have moved before
/// `didEndDisplaying`. The store holds lists weakly and a bounded number of positions; ``memory`` is what to save for state
/// restoration where identities are `Codable`.
@MainActor
public final class ScrollPositionStore<ListID: Hashable, ItemID: Hashable & Sendable> {
    /// The remembered positions, a value. Lists that are on the screen already take the places of another value by ``restoreVisible()``.
    public var memory: PositionMemory<ListID, ItemID>
    private var shown: [ObjectIdentifier: Shown] = [:]

    private struct Shown {
        weak var list: UICollectionView?
        var id: ListID
        var item: @MainActor (IndexPath) -> ItemID?
        var indexPath: @MainActor (ItemID) -> IndexPath?
        /// How far the list is scrolled as long as its own place is not there, such as while it loads or is filtered.
        var stopgap: CGFloat?
    }

    /// - Parameter limit: the most lists whose positions are kept; the one used longest ago is forgotten first.
    public init(limit: Int = 500) { memory = PositionMemory(limit: limit) }

    /// The list shows `id` from now on, at the place where it was left, or at its beginning. Where nothing of that place is there, the
    /// place is kept until the reader scrolls: items that come back are found where they were.
    /// - Parameters:
    ///   - item: the identity of what stands at an index path.
    ///   - indexPath: the place of an identity; nil when it is not there.
    public func restore(
        _ list: UICollectionView, as id: ListID, item: @escaping @MainActor (IndexPath) -> ItemID?,
        indexPath: @escaping @MainActor (ItemID) -> IndexPath?
    ) {
        if shown.count > 64 { shown = shown.filter { $0.value.list != nil } }
        shown[ObjectIdentifier(list)] = Shown(list: list, id: id, item: item, indexPath: indexPath)
        place(ObjectIdentifier(list))
    }

    /// Moves a list that is shown to its place.
    private func place(_ key: ObjectIdentifier) {
        guard let each = shown[key], let list = each.list else { return }
        layOut(list)
        let axis = ListAxis(of: list)
        let position = memory[each.id]
        let edge = position?.edge { item in
            each.indexPath(item).flatMap { list.layoutAttributesForItem(at: $0) }
                .map { axis.stretch($0.frame) }
        }
        list.contentOffset = axis.offset(ofEdge: edge)
        let isThere = position == nil || edge.map { abs($0 - axis.edge) < 1 } == true
        shown[key]?.stopgap = isThere ? nil : axis.edge
    }

    /// The same for a shelf, whose items are identities themselves.
    public func restore<Cell: UICollectionViewCell>(_ shelf: ShelfView<ItemID, Cell>, as id: ListID) {
        restore(
            shelf.list, as: id, item: { [weak shelf] in shelf?.item(at: $0) },
            indexPath: { [weak shelf] in shelf?.indexPath(of: $0) })
    }

    /// The same for a list with a diffable data source, whatever its sections are.
    public func restore<SectionID: Hashable & Sendable>(
        _ list: UICollectionView, as id: ListID,
        in source: UICollectionViewDiffableDataSource<SectionID, ItemID>
    ) {
        restore(
            list, as: id, item: { [weak source] path in source?.itemIdentifier(for: path) },
            indexPath: { [weak source] item in source?.indexPath(for: item) })
    }

    /// Whether the list was restored as `id` and has not left since.
    func isShown(_ list: UICollectionView, as id: ListID) -> Bool {
        shown[ObjectIdentifier(list)].map { $0.list === list && $0.id == id } ?? false
    }

    /// The list leaves the screen.
    public func remember(_ list: UICollectionView) {
        guard let shown = shown.removeValue(forKey: ObjectIdentifier(list)) else { return }
        keep(list, shown)
    }

    /// Remembers the lists that are on the screen too, as before state is saved.
    public func rememberVisible() {
        for (_, each) in shown {
            if let list = each.list { keep(list, each) }
        }
    }

    /// Moves the lists on the screen to their remembered places, as after ``memory`` was set from saved state.
    public func restoreVisible() {
        for key in Array(shown.keys) { place(key) }
    }

    /// The list gets its size from what is around it, such as a cell.
    private func layOut(_ list: UICollectionView) {
        var root: UIView = list
        while let above = root.superview, !(above is UIScrollView) { root = above }
        root.layoutIfNeeded()
    }

    private func keep(_ list: UICollectionView, _ shown: Shown) {
        // It may have been scrolled since it was laid out.
        layOut(list)
        let axis = ListAxis(of: list)
        if let stopgap = shown.stopgap, abs(axis.edge - stopgap) < 1 { return }
        let items = list.indexPathsForVisibleItems.compactMap { path -> (item: ItemID, stretch: Stretch)? in
            guard let item = shown.item(path), let place = list.layoutAttributesForItem(at: path) else {
                return nil
            }
            return (item, axis.stretch(place.frame))
        }
        // A list without items says nothing of a place.
        guard (0..<list.numberOfSections).contains(where: { list.numberOfItems(inSection: $0) > 0 }) else {
            return
        }
        if axis.isAtStart {
            memory.forget(shown.id)
        } else {
            memory.remember(ScrollPosition(edge: axis.edge, items: items), of: shown.id)
        }
    }

    /// Where a list was left; nil when it was at its beginning.
    public func position(of id: ListID) -> ScrollPosition<ItemID>? { memory[id] }

    /// After a refresh with new contents: every list starts at its beginning, those on the screen too.
    public func forgetAll() {
        memory.forgetAll()
        for (key, each) in shown {
            guard let list = each.list else { continue }
            shown[key]?.stopgap = nil
            list.contentOffset = ListAxis(of: list).offset(ofEdge: nil)
        }
    }

    /// Drops what is known of lists that are gone.
    public func keep(only ids: some Sequence<ListID>) { memory.keep(only: ids) }
}

/// The direction in which a list scrolls, measured from its leading end, whichever side that is on.
@MainActor
struct ListAxis {
    private let list: UICollectionView
    private let isHorizontal: Bool
    private let isTurned: Bool

    /// - Parameter direction: of writing; nil: the list's.
    init(of list: UICollectionView, direction: UIUserInterfaceLayoutDirection? = nil) {
        self.list = list
        let insets = list.adjustedContentInset
        if let flow = list.collectionViewLayout as? UICollectionViewFlowLayout {
            isHorizontal = flow.scrollDirection == .horizontal
        } else {
            isHorizontal = list.contentSize.width > list.bounds.width - insets.left - insets.right
        }
        isTurned =
            isHorizontal && (direction ?? list.effectiveUserInterfaceLayoutDirection) == .rightToLeft
            && list.collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
    }

    private var contentWidth: CGFloat { max(list.contentSize.width, list.bounds.width) }

    func stretch(_ frame: CGRect) -> Stretch {
        guard isHorizontal else { return Stretch(frame.minY, frame.height) }
        return Stretch(isTurned ? contentWidth - frame.maxX : frame.minX, frame.width)
    }

    /// How far the leading edge of what is seen is into the content.
    var edge: CGFloat {
        let insets = list.adjustedContentInset
        guard isHorizontal else { return list.contentOffset.y + insets.top }
        guard isTurned else { return list.contentOffset.x + insets.left }
        return contentWidth - (list.contentOffset.x + list.bounds.width - insets.right)
    }

    var isAtStart: Bool { edge <= 0 }

    /// The offset that brings the leading edge to a place, within what can be scrolled to; nil: to the beginning.
    func offset(ofEdge edge: CGFloat?) -> CGPoint {
        let insets = list.adjustedContentInset
        let size = list.contentSize
        guard isHorizontal else {
            let most = max(size.height - list.bounds.height + insets.bottom, -insets.top)
            return CGPoint(
                x: list.contentOffset.x, y: min(max((edge ?? 0) - insets.top, -insets.top), most))
        }
        let least = -insets.left
        let most = max(size.width - list.bounds.width + insets.right, least)
        let x =
            isTurned
            ? contentWidth - (edge ?? 0) - list.bounds.width + insets.right : (edge ?? 0) - insets.left
        return CGPoint(x: min(max(x, least), most), y: list.contentOffset.y)
    }
}
