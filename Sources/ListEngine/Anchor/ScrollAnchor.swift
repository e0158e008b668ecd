import CoreGraphics

/// The place that is in view, as a row and its distance instead of an offset.
///
/// Taken before extents change (measured heights replace estimates, rows come and go, the width
/// changes) and resolved after: the difference is the correction of the content offset.
public struct ScrollAnchor: Sendable, Equatable, CustomStringConvertible {
    public var row: RowIndex
    /// From the viewport's start to the row's start, in points; negative when the row begins before.
    public var distance: CGFloat

    public init(row: RowIndex, distance: CGFloat) {
        self.row = row
        self.distance = distance
    }

    /// The first row with points in the viewport for which `accept` holds; nil when there is none.
    /// O(log n) per row looked at.
    public init?(
        in viewport: ExtentSpan, of extents: TableExtents, where accept: (RowIndex) -> Bool = { _ in true }
    ) {
        for ordinal in extents.window(in: viewport).rows {
            guard let row = extents.row(at: ordinal), accept(row) else { continue }
            self.init(row: row, distance: extents.span(ofRow: row).start - viewport.start)
            return
        }
        return nil
    }

    /// Where the viewport must start so that the row lies where it lay.
    public func viewportStart(in extents: TableExtents) -> CGFloat {
        extents.span(ofRow: row).start - distance
    }

    /// What to add to an offset so that the row lies where it lay: exactly 0 when nothing before it
    /// changed by a millionth of a point.
    /// - Parameters:
    ///   - start: of the viewport.
    ///   - rowStart: where the row begins by now.
    public func correction(from start: CGFloat, rowStart: CGFloat) -> CGFloat {
        let correction = rowStart - distance - start
        return abs(correction) < 1e-6 ? 0 : correction
    }

    public var description: String { "row \(row) at \(distance)" }
}
