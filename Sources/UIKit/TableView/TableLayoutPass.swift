import ListEngine

/// What one layout of a table carries from step to step: the row that stays where it is seen. Whatever moves it is corrected
/// at once, so that the data source and the delegate see the offset that belongs to what they are asked about.
@MainActor
struct TableLayoutPass {
    private unowned let table: UITableView
    /// Nil where the content begins at the viewport's start: then the content's start stays.
    let held: ContentHold?
    /// Cells that were measured and turned out to lie out of view.
    var spare: [UITableViewCell] = []
    /// Whether the viewport lay between the content's edges when the pass began.
    private let wasInside: Bool

    /// Holds the first row in view that has a cell, or else the first row in view.
    init(_ table: UITableView) {
        self.table = table
        let viewport = table.viewport
        let range = table.restingStarts
        wasInside = range.contains(viewport.start)
        let extents = table.extents
        var anchor = table.change.heldRow.flatMap { extents.contains($0.row) ? $0 : nil }
        if anchor == nil, viewport.start > range.lowerBound {
            anchor =
                ScrollAnchor(in: viewport, of: extents) { table.elements[.row($0)] != nil }
                ?? ScrollAnchor(in: viewport, of: extents)
        }
        held = anchor.map { anchor in
            ContentHold(table, anchor) { [unowned table] in
                table.extents.contains($0) ? table.extents.span(ofRow: $0).start : nil
            }
        }
    }

    /// Keeps a viewport that lay inside the content inside it; the held row then stays where it came to lie.
    /// - Returns: whether the viewport moved.
    func clamp() -> Bool {
        guard wasInside else { return false }
        let start = table.viewport.start
        table.applyCorrection(CGPoint(x: 0, y: table.restingStart(start) - start))
        // Within a pixel of the end there is nothing to bring in.
        guard table.bounds.minY != start else { return false }
        held?.rest()
        return true
    }
}

extension UITableView {
    /// Where the viewport may rest.
    var restingStarts: ClosedRange<CGFloat> {
        let insets = adjustedContentInset
        return -insets.top...max(-insets.top, extents.extent + insets.bottom - bounds.height)
    }

    /// The nearest place at which the viewport may rest.
    func restingStart(_ start: CGFloat) -> CGFloat {
        let range = restingStarts
        return min(max(start, range.lowerBound), range.upperBound)
    }
}
