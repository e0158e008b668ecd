import ListEngine

extension UICollectionView {
    /// Tells the prefetching data source of the items ahead that the layout already placed.
    ///
    /// DIFFERS: how far ahead UIKit looks is not documented; here it is half a window.
    func prefetch(in window: CGRect) {
        let before = prefetched.moveWindow(to: window.origin)
        let moved = CGPoint(x: window.minX - before.x, y: window.minY - before.y)
        guard isPrefetchingEnabled, placeholders.isEmpty, let source = prefetchDataSource,
            moved != .zero || scrollers.haveMoved
        else { return }
        scrollers.haveMoved = false
        let way = CGPoint(
            x: moved.x == 0 ? 0 : copysign(window.width / 2, moved.x),
            y: moved.y == 0 ? 0 : copysign(window.height / 2, moved.y))
        let ahead = attributes(ahead: way, of: window).filter {
            $0.key.category == .cell
                && (isAheadInScroller($0) ?? isAhead($0.transformedFrame, of: window, moved))
        }
        let nearest = ahead.sorted { distance($0, window) < distance($1, window) }
        let rows = nearest.map { RowIndex(section: $0.key.section, row: $0.key.item) }
        let (fresh, dropped) = prefetched.move(to: rows) { elements[.row($0)] != nil }
        if !dropped.isEmpty {
            source.optional.collectionView(
                self, cancelPrefetchingForItemsAt: dropped.map(IndexPath.init))
        }
        if !fresh.isEmpty { source.collectionView(self, prefetchItemsAt: fresh.map(IndexPath.init)) }
    }

    /// Whether a section's own scroller, the way it moves, brings an element; nil without one.
    private func isAheadInScroller(_ attributes: UICollectionViewLayoutAttributes) -> Bool? {
        guard let section = attributes.scroller else { return nil }
        guard let scroller = scrollers.known[section], let moved = scrollers.moves[section], moved != 0 else {
            return false
        }
        let span = frameInParent(attributes).span(along: scroller.axis)
        let start = scrollerOffset(section, scroller).along(scroller.axis)
        return scroller.isForward(moved, isFlipped: isFlipped)
            ? span.start >= start + scroller.viewport : span.end <= start
    }

    private func isAhead(_ frame: CGRect, of window: CGRect, _ moved: CGPoint) -> Bool {
        (moved.y > 0 && frame.minY >= window.maxY) || (moved.y < 0 && frame.maxY <= window.minY)
            || (moved.x > 0 && frame.minX >= window.maxX) || (moved.x < 0 && frame.maxX <= window.minX)
    }

    private func distance(_ attributes: UICollectionViewLayoutAttributes, _ window: CGRect) -> CGFloat {
        let frame = attributes.transformedFrame
        let x = max(frame.minX - window.maxX, window.minX - frame.maxX, 0)
        let y = max(frame.minY - window.maxY, window.minY - frame.maxY, 0)
        return x + y
    }
}
