import NibFormat

/// The sections and cells that a storyboard gives a table once and for all.
@MainActor
final class StaticTable {
    struct Section {
        var header: String?
        var footer: String?
        var headerHeight: CGFloat?
        var footerHeight: CGFloat?
        var headerView: UIView?
        var footerView: UIView?
        var cells: [(cell: UITableViewCell, height: CGFloat?)] = []
    }

    private(set) var sections: [Section] = []

    /// Nil for a table that is fed by its data source.
    init?(_ coder: NibCoder) {
        let elements = coder.element.members(of: "sections")
        guard coder.element["dataMode"] == "static" || !elements.isEmpty else { return nil }
        sections = elements.map { Self.section(coder.inner($0)) }
    }

    private static func section(_ coder: NibCoder) -> Section {
        func height(_ name: String) -> CGFloat? { coder.number(name).flatMap { $0 > 0 ? $0 : nil } }
        var section = Section()
        section.header = coder.text("headerTitle") ?? nil
        section.footer = coder.text("footerTitle") ?? nil
        section.headerHeight = height("headerHeight")
        section.footerHeight = height("footerHeight")
        section.headerView = coder.object("headerView")
        section.footerView = coder.object("footerView")
        for element in coder.element.members(of: "cells") {
            guard let cell = coder.instantiation.make(element) as? UITableViewCell else { continue }
            let height = element.number("rowHeight").flatMap { $0 > 0 ? CGFloat($0) : nil }
            section.cells.append((cell, height))
        }
        return section
    }

    func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }

    func height(at path: IndexPath) -> CGFloat? {
        guard let section = section(path[0]), section.cells.indices.contains(path[1]) else { return nil }
        return section.cells[path[1]].height
    }

    func cell(at path: IndexPath) -> UITableViewCell? {
        guard sections.indices.contains(path[0]), sections[path[0]].cells.indices.contains(path[1]) else {
            return nil
        }
        let cell = sections[path[0]].cells[path[1]].cell
        cell.isHidden = false
        return cell
    }
}
