import ListEngine

/// A cell, or the header or footer of a section, that is in the hierarchy.
struct TableElement: MountedElement {
    var key: ListElementKey
    let view: UIView

    /// Nil for headers and footers.
    @MainActor var cell: UITableViewCell? {
        key.category == .cell ? unsafeDowncast(view, to: UITableViewCell.self) : nil
    }
}

/// What of a table is in the hierarchy: cells from the first row to the last, then headers, then footers.
typealias TableElements = MountedElements<TableElement>

@MainActor
extension TableElements {
    /// From the first row to the last.
    var rows: [(index: RowIndex, cell: UITableViewCell)] {
        list.prefix { $0.key.category == .cell }.map {
            ($0.key.row, unsafeDowncast($0.view, to: UITableViewCell.self))
        }
    }

    var cells: [UITableViewCell] { rows.map(\.cell) }

    /// Headers, then footers, by section.
    var supplements: ArraySlice<TableElement> { list.drop { $0.key.category == .cell } }

    func element(of view: UIView) -> TableElement? { list.first { $0.view === view } }

    func cell(_ index: RowIndex) -> UITableViewCell? { self[.row(index)]?.cell }
}

extension ListElementKey {
    static func supplement(_ kind: SupplementKind, _ section: Int) -> ListElementKey {
        ListElementKey(
            category: .supplementaryView, kind: kind == .header ? .header : .footer, section: section, item: 0
        )
    }

    /// Of a header or footer of a table.
    var supplement: SupplementKind { kind == .header ? .header : .footer }
}
