import CoreGraphics

/// A header or a footer of a section.
public enum SupplementKind: Sendable { case header, footer }

/// One section of a table along the scrolling axis: padding, header, rows, footer, padding, in this
/// order.
public struct TableSection: Sendable, Equatable, CustomStringConvertible {
    /// A header or footer: an extent that is estimated or measured.
    public struct Supplement: Sendable, Equatable, CustomStringConvertible {
        /// Points.
        public var extent: CGFloat
        public var isMeasured: Bool

        public init(extent: CGFloat, isMeasured: Bool) {
            self.extent = extent
            self.isMeasured = isMeasured
        }

        public var description: String { "\(isMeasured ? "" : "~")\(extent)" }
    }

    /// Points before the header.
    public var topPadding: CGFloat
    /// Nil when the section has no header.
    public var header: Supplement?
    public var rows: ExtentTree
    /// Nil when the section has no footer.
    public var footer: Supplement?
    /// Points after the footer.
    public var bottomPadding: CGFloat

    public init(
        topPadding: CGFloat = 0, header: Supplement? = nil, rows: ExtentTree, footer: Supplement? = nil,
        bottomPadding: CGFloat = 0
    ) {
        self.topPadding = topPadding
        self.header = header
        self.rows = rows
        self.footer = footer
        self.bottomPadding = bottomPadding
    }

    /// Takes what is known of the section that stood here before for estimates, where nothing better is known.
    public mutating func estimate(by old: TableSection) {
        if rows.measuredCount == 0, old.rows.count == rows.count {
            rows = old.rows
            rows.forgetMeasurements()
        }
        func estimated(_ new: Supplement?, _ known: Supplement?) -> Supplement? {
            guard let new, !new.isMeasured, let known else { return new }
            return Supplement(extent: known.extent, isMeasured: false)
        }
        header = estimated(header, old.header)
        footer = estimated(footer, old.footer)
    }

    /// The header or the footer; nil when the section has none.
    public subscript(kind: SupplementKind) -> Supplement? {
        get { kind == .header ? header : footer }
        set { if kind == .header { header = newValue } else { footer = newValue } }
    }

    /// Takes the header or the footer out.
    /// - Parameter space: the padding that a section without it has there.
    public mutating func remove(_ kind: SupplementKind, leaving space: CGFloat) {
        self[kind] = nil
        if kind == .header { topPadding = space } else { bottomPadding = space }
    }

    /// The whole section, padding included, in points.
    public var extent: CGFloat {
        topPadding + (header?.extent ?? 0) + rows.extent + (footer?.extent ?? 0) + bottomPadding
    }

    /// Distance of the first row from the section's start.
    var rowsStart: CGFloat { topPadding + (header?.extent ?? 0) }

    /// Distance of the header or the footer from the section's start.
    func start(of kind: SupplementKind) -> CGFloat { kind == .header ? topPadding : rowsStart + rows.extent }

    public var description: String {
        var parts: [String] = []
        if topPadding != 0 { parts.append("padding \(topPadding)") }
        if let header { parts.append("header \(header)") }
        parts.append("[\(rows)]")
        if let footer { parts.append("footer \(footer)") }
        if bottomPadding != 0 { parts.append("padding \(bottomPadding)") }
        return parts.joined(separator: " ")
    }
}

extension TableSection: TreeElement {
    struct Sum: TreeSum {
        /// Sections.
        var count: Int
        var rows: Int
        var extent: CGFloat

        static let zero = Sum(count: 0, rows: 0, extent: 0)
        static func + (a: Sum, b: Sum) -> Sum {
            Sum(count: a.count + b.count, rows: a.rows + b.rows, extent: a.extent + b.extent)
        }
    }

    var sum: Sum { Sum(count: 1, rows: rows.count, extent: extent) }

    func split(at count: Int) -> (TableSection, TableSection) {
        fatalError("A section is one unit")
    }

    func merged(with next: TableSection) -> TableSection? { nil }
}
