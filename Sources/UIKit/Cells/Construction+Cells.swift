import SwiftInternals

extension Construction {
    /// A cell of a registered class through its own `init(style:reuseIdentifier:)`.
    @inline(never) @_optimize(none)
    static func tableCell(
        _ type: UITableViewCell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
    ) -> UITableViewCell {
        ClassCast.to(TableCellMaker.self, type).init(style: style, reuseIdentifier: reuseIdentifier)
    }

    /// A header or footer of a registered class through its own `init(reuseIdentifier:)`.
    @inline(never) @_optimize(none)
    static func headerFooter(
        _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
    ) -> UITableViewHeaderFooterView {
        ClassCast.to(HeaderFooterMaker.self, type).init(reuseIdentifier: reuseIdentifier)
    }
}

/// Open, so that no optimisation takes them for classes without subclasses.
extension Construction {
    open class TableCellMaker: UITableViewCell {
        public required override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
        public required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    open class HeaderFooterMaker: UITableViewHeaderFooterView {
        public required override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
        }
        public required init?(coder: NSCoder) { super.init(coder: coder) }
    }
}
