import ListEngine

/// What one layout of a table carries from step to step: where the viewport will stand, and the row that holds it.
@MainActor
struct TableLayoutPass {
    private(set) var viewport: ExtentSpan
    /// Nil where the content begins at the viewport's start: then the content's start stays.
    private(set) var anchor: ScrollAnchor?
    /// Cells that were measured and turned out to lie out of view.
    var spare: [UITableViewCell] = []
    private let wasInside: Bool

    /// Anchors at the first row in view that has a cell, or else at the first row in view.
    init(_ table: UITableView) {
        viewport = table.viewport
        let insets = table.adjustedContentInset
        let extents = table.extents
        let range = Self.range(extents, viewport, insets)
        wasInside = range.contains(viewport.start)
        if let held = table.heldRow, extents.contains(held.row) {
            anchor = held
        } else if viewport.start <= range.lowerBound {
            anchor = nil
        } else {
            anchor =
                ScrollAnchor(in: viewport, of: extents) { table.realised[extents.ordinal(of: $0)] != nil }
                ?? ScrollAnchor(in: viewport, of: extents)
        }
    }

    /// Moves the viewport so that the anchor's row lies where it lay.
    mutating func follow(_ extents: TableExtents) {
        guard let anchor else { return }
        viewport.start += anchor.correction(from: viewport.start, in: extents)
    }

    /// Keeps the part of the anchor's row that lies before the viewport, as its extent has changed.
    mutating func scaleAnchor(from old: CGFloat, to new: CGFloat) {
        guard let distance = anchor?.distance, distance < 0, old > 0 else { return }
        anchor?.distance = distance * new / old
    }

    /// Keeps a viewport that lay inside the content inside it; the anchor's row is then held where it came to lie.
    /// - Returns: whether the viewport moved.
    mutating func clamp(_ table: UITableView) -> Bool {
        guard wasInside else { return false }
        let range = Self.range(table.extents, viewport, table.adjustedContentInset)
        let start = min(max(viewport.start, range.lowerBound), range.upperBound)
        guard abs(start - viewport.start) > 1e-6 else { return false }
        viewport.start = start
        if let row = anchor?.row { anchor?.distance = table.extents.span(ofRow: row).start - start }
        return true
    }

    /// Where the viewport may rest.
    private static func range(
        _ extents: TableExtents, _ viewport: ExtentSpan, _ insets: UIEdgeInsets
    ) -> ClosedRange<CGFloat> {
        let top = -insets.top
        return top...max(top, extents.extent + insets.bottom - viewport.extent)
    }
}
