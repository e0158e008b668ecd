/// A row of a sectioned list: an index path of two, as a value without Foundation's costs.
public struct RowIndex: Sendable, Hashable, Comparable, CustomStringConvertible {
    public var section: Int
    public var row: Int

    public init(section: Int, row: Int) {
        self.section = section
        self.row = row
    }

    public static func < (a: RowIndex, b: RowIndex) -> Bool { (a.section, a.row) < (b.section, b.row) }

    /// `1.4`: section 1, row 4.
    public var description: String { "\(section).\(row)" }
}
