import CoreGraphics

/// Room among the rows for one that comes from outside of the list.
public struct RowGap: Sendable, Equatable, CustomStringConvertible {
    /// In points.
    public let extent: CGFloat
    /// The row that it would become; nil: none yet, and nothing makes room.
    public var target: RowIndex?

    public init(extent: CGFloat) { self.extent = extent }

    /// How far a row stands from its place.
    public func shift(of row: RowIndex) -> CGFloat {
        guard let target, row >= target else { return 0 }
        return extent
    }

    public var description: String { target.map { "gap of \(extent) at \($0)" } ?? "no gap" }
}
