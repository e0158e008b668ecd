import ListEngine

/// What one layout of a table carries from step to step: the row that stays where it is seen. Whatever moves it is corrected
/// at once, so that the data source and the delegate see the offset that belongs to what they are asked about.
@MainActor
struct TableLayoutPass {
    private unowned let table: UITableView
    /// Nil where the content begins at the viewport's start: then the content's start stays.
    private(set) var anchor: ScrollAnchor?
    /// Cells that were measured and turned out to lie out of view.
    var spare: [UITableViewCell] = []
    private let wasInside: Bool

    /// Anchors at the first row in view that has a cell, or else at the first row in view.
    init(_ table: UITableView) {
        self.table = table
        let viewport = table.viewport
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
                ScrollAnchor(in: viewport, of: extents) { table.elements[.row($0)] != nil }
                ?? ScrollAnchor(in: viewport, of: extents)
        }
    }

    /// Moves the viewport so that the anchor's row lies where it lay.
    func hold() {
        guard let anchor else { return }
        table.applyCorrection(CGPoint(x: 0, y: anchor.correction(from: table.bounds.minY, in: table.extents)))
    }

    /// Keeps the part of the anchor's row that lies before the viewport, as its extent has changed.
    mutating func scaleAnchor(from old: CGFloat, to new: CGFloat) {
        guard let distance = anchor?.distance, distance < 0, old > 0 else { return }
        anchor?.distance = distance * new / old
    }

    /// Keeps a viewport that lay inside the content inside it; the anchor's row is then held where it came to lie.
    /// - Returns: whether the viewport moved.
    mutating func clamp() -> Bool {
        guard wasInside else { return false }
        let viewport = table.viewport
        let range = Self.range(table.extents, viewport, table.adjustedContentInset)
        let start = min(max(viewport.start, range.lowerBound), range.upperBound)
        table.applyCorrection(CGPoint(x: 0, y: start - viewport.start))
        // Within a pixel of the end there is nothing to bring in.
        guard table.bounds.minY != viewport.start else { return false }
        if let row = anchor?.row {
            anchor?.distance = table.extents.span(ofRow: row).start - table.bounds.minY
        }
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
