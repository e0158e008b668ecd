import CoreGraphics

extension TableExtents {
    /// Changes one section. O(log sections + cost of the change).
    public mutating func update(section: Int, _ change: (inout TableSection) -> Void) {
        tree.update(at: section, change)
    }

    /// Records what a row really measures. O(log sections + log runs).
    public mutating func setMeasured(_ extent: CGFloat, row index: RowIndex) {
        tree.update(at: index.section) { $0.rows.setMeasured(extent, at: index.row) }
    }

    /// Estimates the extent of a row that is not measured yet; a measured one stays as it is.
    public mutating func estimate(_ extent: CGFloat, row index: RowIndex) {
        tree.update(at: index.section) { section in
            if section.rows.isMeasured(at: index.row) { return }
            section.rows.setEstimate(extent, in: index.row..<index.row + 1)
        }
    }

    /// Records what a section's header or footer really measures.
    public mutating func setMeasured(_ extent: CGFloat, _ kind: SupplementKind, of section: Int) {
        ExtentTree.check(extent)
        tree.update(at: section) { $0[kind] = .init(extent: extent, isMeasured: true) }
    }

    /// Keeps all extents and calls none of them measured: for a change of width. O(sections + runs).
    public mutating func forgetMeasurements() {
        tree = SumTree(
            tree.elements.lazy.map { section in
                var section = section
                section.rows.forgetMeasurements()
                section.header?.isMeasured = false
                section.footer?.isMeasured = false
                return section
            })
    }
}
