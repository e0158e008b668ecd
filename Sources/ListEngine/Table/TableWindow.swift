/// What of a table lies in a window.
public struct TableWindow: Sendable, Equatable, CustomStringConvertible {
    /// Rows by their number counted through all sections.
    public var rows: Range<Int>
    /// Sections of which any part lies in the window.
    public var sections: Range<Int>

    public init(rows: Range<Int> = 0..<0, sections: Range<Int> = 0..<0) {
        self.rows = rows
        self.sections = sections
    }

    public var description: String { "rows \(rows) sections \(sections)" }
}
