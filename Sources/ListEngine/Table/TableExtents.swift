import CoreGraphics

/// Where everything in a table lies along the scrolling axis, in content coordinates.
///
/// From the top: `leading` (the table's header view), the sections, `trailing` (its footer view).
/// A sum tree of sections, each with a sum tree of rows, so that every question about one row or
/// one offset costs O(log sections + log runs), for 100,000 sections too.
///
/// UIKit: the content's extent is the sum of measured extents and, for rows never measured, of
/// estimates (developers' logs, iOS 11).
public struct TableExtents: Sendable, Equatable, CustomStringConvertible {
    /// Extent of what stands before the first section, in points.
    public var leading: CGFloat
    /// Extent of what stands after the last section, in points.
    public var trailing: CGFloat
    var tree: SumTree<TableSection>

    public init(leading: CGFloat = 0, sections: some Sequence<TableSection> = [], trailing: CGFloat = 0) {
        self.leading = leading
        self.trailing = trailing
        tree = SumTree(sections)
    }

    public var sectionCount: Int { tree.count }
    /// Rows in all sections.
    public var rowCount: Int { tree.sum.rows }
    /// The content's extent, in points.
    public var extent: CGFloat { leading + tree.sum.extent + trailing }

    public var description: String {
        let sections = tree.elements.map { "(\($0))" }.joined(separator: " ")
        return "leading \(leading) \(sections) trailing \(trailing)"
    }

    /// Stops with a message when the trees are inconsistent. O(n); for tests.
    public func checkInvariants() {
        tree.checkInvariants()
        tree.forEach { _, section in section.rows.checkInvariants() }
    }
}

// MARK: Sections and spans

extension TableExtents {
    public subscript(section: Int) -> TableSection { tree.element(at: section).element }

    public func rowCount(in section: Int) -> Int { self[section].rows.count }

    /// The whole section, padding, header and footer included.
    public func span(ofSection section: Int) -> ExtentSpan {
        let (before, element) = tree.element(at: section)
        return ExtentSpan(start: leading + before.extent, extent: element.extent)
    }

    /// Where a header or footer lies when nothing pins it; extent 0 when there is none.
    public func span(of kind: SupplementKind, in section: Int) -> ExtentSpan {
        let (before, element) = tree.element(at: section)
        return ExtentSpan(
            start: leading + before.extent + element.start(of: kind), extent: element[kind]?.extent ?? 0)
    }

    public func span(ofRow index: RowIndex) -> ExtentSpan {
        let (before, element) = tree.element(at: index.section)
        var span = element.rows.span(at: index.row)
        span.start += leading + before.extent + element.rowsStart
        return span
    }

    public func isMeasured(_ index: RowIndex) -> Bool {
        tree.element(at: index.section).element.rows.isMeasured(at: index.row)
    }

    /// Whether the list has this row.
    public func contains(_ index: RowIndex) -> Bool {
        (0..<sectionCount).contains(index.section) && (0..<rowCount(in: index.section)).contains(index.row)
    }
}

// MARK: Rows counted through all sections

extension TableExtents {
    /// The row's number counted through all sections.
    public func ordinal(of index: RowIndex) -> Int {
        tree.element(at: index.section).before.rows + index.row
    }

    /// The row with a number counted through all sections; nil outside.
    public func row(at ordinal: Int) -> RowIndex? {
        guard ordinal >= 0, let (before, _) = tree.first(where: { $0.rows > ordinal }) else { return nil }
        return RowIndex(section: before.count, row: ordinal - before.rows)
    }

    /// The rows with numbers counted through all sections, ascending; numbers outside have none. O(log n) for each
    /// section that holds one of them.
    public func rows(at ordinals: Range<Int>) -> [RowIndex] {
        var rows: [RowIndex] = []
        rows.reserveCapacity(ordinals.count)
        var next = max(ordinals.lowerBound, 0)
        while next < ordinals.upperBound, let first = row(at: next) {
            let count = min(rowCount(in: first.section) - first.row, ordinals.upperBound - next)
            for row in first.row..<first.row + count {
                rows.append(RowIndex(section: first.section, row: row))
            }
            next += count
        }
        return rows
    }

    /// How many rows begin before an offset.
    private func rowsStarting(before offset: CGFloat) -> Int {
        let offset = offset - leading
        guard offset > 0 else { return 0 }
        guard let (before, section) = tree.first(where: { $0.extent >= offset }) else { return rowCount }
        return before.rows + section.rows.startsBefore(offset - before.extent - section.rowsStart)
    }

    /// How many rows end at or before an offset.
    private func rowsEnding(through offset: CGFloat) -> Int {
        let offset = offset - leading
        guard let (before, section) = tree.first(where: { $0.extent > offset }) else { return rowCount }
        let inside = offset - before.extent - section.rowsStart
        if inside < 0 { return before.rows }
        return before.rows + (section.rows.index(at: inside) ?? section.rows.count)
    }

    /// The row that covers an offset; nil where there is a header, a footer or nothing.
    public func row(atOffset offset: CGFloat) -> RowIndex? {
        let offset = offset - leading
        guard offset >= 0, let (before, section) = tree.first(where: { $0.extent > offset }) else {
            return nil
        }
        return section.rows.index(at: offset - before.extent - section.rowsStart)
            .map { RowIndex(section: before.count, row: $0) }
    }

    /// The section that covers an offset, padding, header and footer included.
    public func section(atOffset offset: CGFloat) -> Int? {
        let offset = offset - leading
        guard offset >= 0, let (before, _) = tree.first(where: { $0.extent > offset }) else { return nil }
        return before.count
    }

    /// What of the table has points in common with a span; touching edges do not count.
    public func window(in span: ExtentSpan) -> TableWindow {
        guard span.extent > 0 else { return TableWindow() }
        let end = rowsStarting(before: span.end)
        let first = min(rowsEnding(through: span.start), end)
        let lastSection = sectionsStarting(before: span.end)
        let firstSection = min(section(atOffset: max(span.start, leading)) ?? lastSection, lastSection)
        return TableWindow(rows: first..<end, sections: firstSection..<lastSection)
    }

    private func sectionsStarting(before offset: CGFloat) -> Int {
        let offset = offset - leading
        guard offset > 0 else { return 0 }
        guard let (before, _) = tree.first(where: { $0.extent >= offset }) else { return sectionCount }
        return before.count + 1
    }
}
