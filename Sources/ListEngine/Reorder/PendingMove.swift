import CoreGraphics

/// A move of a row that is shown and not made yet: the others stand as if it were made.
public struct PendingMove: Sendable, Equatable, CustomStringConvertible {
    /// Where the data has the row.
    public let origin: RowIndex
    /// Where it is shown: counted without it, and then with it.
    public var target: RowIndex

    public init(from origin: RowIndex) {
        self.origin = origin
        target = origin
    }

    /// Where a row of the data is shown.
    public func place(of row: RowIndex) -> RowIndex {
        row == origin ? target : row.afterRemoval(of: origin).afterInsertion(at: target)
    }

    /// The row of the data that is shown at a place.
    public func row(at place: RowIndex) -> RowIndex {
        place == target ? origin : place.afterRemoval(of: target).afterInsertion(at: origin)
    }

    /// How far a row that stays stands from its place in a table, in points.
    /// - Parameter extent: of the row that is moved.
    public func shift(of row: RowIndex, extent: CGFloat) -> CGFloat {
        if row == origin { return 0 }
        return (row > origin ? -extent : 0) + (row.afterRemoval(of: origin) >= target ? extent : 0)
    }

    public var description: String { "\(origin) to \(target)" }
}

extension RowIndex {
    /// Its place once another row is gone.
    func afterRemoval(of row: RowIndex) -> RowIndex {
        section == row.section && row.row < self.row ? RowIndex(section: section, row: self.row - 1) : self
    }

    /// Its place once another row has come in at a place.
    func afterInsertion(at place: RowIndex) -> RowIndex {
        section == place.section && place.row <= row ? RowIndex(section: section, row: row + 1) : self
    }
}
