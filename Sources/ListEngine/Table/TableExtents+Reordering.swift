import CoreGraphics

extension TableExtents {
    /// The place that a row whose middle is at `middle` is meant for: that of the row there once the others have made room.
    /// - Parameter origin: where the row is in these extents; nil for one from outside.
    public func place(over middle: CGFloat, of origin: RowIndex? = nil) -> RowIndex {
        if let over = row(atOffset: middle) { return over }
        // Over a header or footer, or beside all rows: the nearest end of a section.
        guard let section = section(atOffset: middle) else {
            if middle < extent / 2 || sectionCount == 0 { return RowIndex(section: 0, row: 0) }
            return lastPlace(in: max(sectionCount - 1, 0), of: origin)
        }
        let first = RowIndex(section: section, row: 0)
        guard rowCount(in: section) > 0 else { return first }
        return middle < span(ofRow: first).start ? first : lastPlace(in: section, of: origin)
    }

    private func lastPlace(in section: Int, of origin: RowIndex?) -> RowIndex {
        let rows = rowCount(in: section)
        return RowIndex(section: section, row: section == origin?.section ? max(rows - 1, 0) : rows)
    }
}
