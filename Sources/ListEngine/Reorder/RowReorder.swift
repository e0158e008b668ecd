import CoreGraphics

/// A row that is reordered, or comes from outside of the list: which place the finger's position means,
/// and how the others make room.
public struct RowReorder: Sendable, Equatable, CustomStringConvertible {
    /// Where the row was when it was taken up; nil for one from outside.
    public let origin: RowIndex?
    /// Where it would go, counted in the list without it and then with it; nil: nowhere yet, and nothing makes room.
    public private(set) var target: RowIndex?
    /// The reordered row's extent, in points.
    public let extent: CGFloat
    /// From the row's start to the finger.
    public let grip: CGFloat

    public init(origin: RowIndex, extent: CGFloat, grip: CGFloat) {
        self.origin = origin
        target = origin
        self.extent = extent
        self.grip = grip
    }

    /// A row from outside: nothing makes room before it has a target.
    public init(extent: CGFloat, grip: CGFloat) {
        origin = nil
        target = nil
        self.extent = extent
        self.grip = grip
    }

    /// The place that the row's middle lies over when its start is at `start`: the row there once the others have made
    /// room. `extents` know the list as it was before.
    public func proposal(start: CGFloat, in extents: TableExtents) -> RowIndex {
        let middle = start + extent / 2
        if let over = extents.row(atOffset: middle) { return over }
        // Over a header or footer, or beside all rows: the nearest end of a section.
        guard let section = extents.section(atOffset: middle) else {
            if middle < extents.extent / 2 || extents.sectionCount == 0 {
                return RowIndex(section: 0, row: 0)
            }
            return end(of: max(extents.sectionCount - 1, 0), in: extents)
        }
        let rows = extents.rowCount(in: section)
        guard rows > 0 else { return RowIndex(section: section, row: 0) }
        let first = extents.span(ofRow: RowIndex(section: section, row: 0))
        return middle < first.start ? RowIndex(section: section, row: 0) : end(of: section, in: extents)
    }

    /// The last place in a section.
    private func end(of section: Int, in extents: TableExtents) -> RowIndex {
        let rows = extents.rowCount(in: section)
        return RowIndex(section: section, row: section == origin?.section ? max(rows - 1, 0) : rows)
    }

    /// Nil: a row from outside goes nowhere, a reordered one back.
    public mutating func move(to target: RowIndex?) { self.target = target ?? origin }

    /// How far a row that stays stands from its place while the reordered one is over its target.
    public func shift(of row: RowIndex) -> CGFloat {
        if row == origin { return 0 }
        var shift: CGFloat = 0
        if let origin, row > origin { shift -= extent }
        let place = origin.map(row.afterRemoval) ?? row
        if let target, place >= target { shift += extent }
        return shift
    }

    /// Points per second by which the content moves while the finger is near an edge of the viewport; 0 elsewhere.
    public static func autoscroll(finger: CGFloat, in viewport: ExtentSpan) -> CGFloat {
        let zone = min(60, viewport.extent / 4)
        let fastest: CGFloat = 600
        if finger < viewport.start + zone {
            return -fastest * min((viewport.start + zone - finger) / zone, 1)
        }
        if finger > viewport.end - zone {
            return fastest * min((finger - viewport.end + zone) / zone, 1)
        }
        return 0
    }

    public var description: String {
        "row \(origin.map(String.init(describing:)) ?? "from outside") to \(target.map(String.init(describing:)) ?? "nowhere")"
    }
}
