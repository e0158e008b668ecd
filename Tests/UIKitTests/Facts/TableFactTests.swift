import FactSupport
import Testing

@testable import UIKit

/// `Tests/Facts/table.json`
struct TableGiven: Decodable, Sendable {
    struct Row: Decodable, Sendable {
        var text: String
        var detail: String?
        var style: String?
        var accessory: String?
    }
    struct Section: Decodable, Sendable {
        var header: String?
        var footer: String?
        var rows: [Row]
    }
    var style: String
    var size: [CGFloat]
    var scale: CGFloat
    var release: Int?
    var isInWindow: Bool
    var sections: [Section]
}

/// How an app fills cells; both have the same places.
enum CellFilling: String, CaseIterable, Sendable { case labels, configuration }

/// A table as a fact's file arranges it.
@MainActor
private final class GivenTable: NSObject, UITableViewDataSource {
    let given: TableGiven
    let filling: CellFilling
    let table: UITableView
    private let stage: Stage

    init(_ given: TableGiven, _ filling: CellFilling) {
        self.given = given
        self.filling = filling
        let size = CGSize(width: given.size[0], height: given.size[1])
        stage = Stage {
            $0.portraitSize = size
            $0.safeAreaInsets = .zero
            $0.scale = given.scale
            $0.systemRelease = given.release ?? 26
        }
        let style: UITableView.Style = given.style == "plain" ? .plain : .insetGrouped
        table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
        super.init()
        table.dataSource = self
        if given.isInWindow {
            let controller = UIViewController()
            controller.view = table
            stage.show(controller)
        } else {
            table.layoutIfNeeded()
        }
    }

    func numberOfSections(in tableView: UITableView) -> Int { given.sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        given.sections[section].rows.count
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        given.sections[section].header
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        given.sections[section].footer
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = given.sections[indexPath.section].rows[indexPath.row]
        let styles: [String: UITableViewCell.CellStyle] = ["subtitle": .subtitle, "value1": .value1]
        let accessories: [String: UITableViewCell.AccessoryType] = [
            "disclosure": .disclosureIndicator, "checkmark": .checkmark,
        ]
        let cell = UITableViewCell(style: row.style.map { styles[$0]! } ?? .default, reuseIdentifier: nil)
        if row.accessory == "switch" {
            cell.accessoryView = UISwitch()
        } else {
            cell.accessoryType = row.accessory.map { accessories[$0]! } ?? .none
        }
        switch filling {
        case .labels:
            cell.textLabel?.text = row.text
            cell.detailTextLabel?.text = row.detail
        case .configuration:
            var content = cell.defaultContentConfiguration()
            content.text = row.text
            content.secondaryText = row.detail
            cell.contentConfiguration = content
        }
        return cell
    }

    private func texts(_ cell: UITableViewCell) -> (UILabel?, UILabel?) {
        guard let content = cell.contentView as? UIListContentView else {
            return (cell.textLabel, cell.detailTextLabel)
        }
        return (content.textLabel, content.secondaryLabel)
    }

    var readings: [String: Reading] {
        var found: [String: Reading] = ["content height": .number(table.contentSize.height)]
        for path in table.indexPathsForVisibleRows ?? [] {
            if let cell = table.cellForRow(at: path) {
                read(cell, "\(path.section).\(path.row)", into: &found)
            }
        }
        for section in given.sections.indices { read(section, into: &found) }
        found["order"] = .words(
            table.subviews.compactMap { view in
                if let cell = view as? UITableViewCell, let path = table.indexPath(for: cell) {
                    return "cell \(path.section).\(path.row)"
                }
                let section = given.sections.indices.first { table.headerView(forSection: $0) === view }
                return section.map { "header \($0)" }
            })
        if let filler = table.subviews.first(where: { $0 is TableFillerView }) as? TableFillerView {
            found["filler"] = .numbers(
                [filler.frame.minY, filler.pitch, filler.insets.left, filler.insets.right].map { Double($0) })
        }
        found["new cell"] = .frame(UITableViewCell(style: .default, reuseIdentifier: nil).frame)
        return found
    }

    private func read(_ cell: UITableViewCell, _ row: String, into found: inout [String: Reading]) {
        let width = cell.bounds.width
        found["row \(row)"] = .frame(cell.frame)
        found["row height \(row)"] = .number(cell.frame.height)
        found["row \(row) sides"] = .numbers([
            Double(cell.frame.minX), Double(table.bounds.width - cell.frame.maxX),
        ])
        found["content \(row)"] = .frame(cell.contentView.frame)
        let accessory = (cell.accessoryView ?? cell.parts.accessory)?.frame
        found["accessory \(row)"] = .frame(accessory)
        let (text, detail) = texts(cell)
        if let text {
            let place = text.convert(text.bounds, to: cell)
            found["text \(row)"] = .numbers([Double(place.minX), Double(place.minY), Double(place.height)])
            found["text left \(row)"] = .number(place.minX)
            found["text \(row) top"] = .number(place.minY)
            found["text width \(row)"] = .number(place.width)
        }
        if let detail {
            let place = detail.convert(detail.bounds, to: cell)
            found["detail top \(row)"] = .number(place.minY)
            found["detail height \(row)"] = .number(place.height)
            found["detail right \(row)"] = .number(width - place.maxX)
            found["detail to accessory \(row)"] = .number((accessory?.minX ?? 0) - place.maxX)
        }
        let line = cell.parts.separator.flatMap { $0.isHidden ? nil : $0 }
        found["line \(row)"] =
            line.map {
                .numbers([Double($0.frame.minX), Double($0.frame.maxX), Double($0.frame.maxY)])
            } ?? .absent
        found["line sides \(row)"] =
            line.map {
                .numbers([Double($0.frame.minX), Double(width - $0.frame.maxX)])
            } ?? .absent
        found["line height \(row)"] = line.map { .number($0.frame.height) } ?? .absent
        found["line color \(row)"] = line.map { .color($0.backgroundColor) } ?? .absent
        if row == "0.0" {
            found["corner radius"] = .number(cell.layer.cornerRadius)
            cell.setSelected(true, animated: false)
            found["selection"] = .color(cell.parts.systemSelection?.backgroundColor)
        }
    }

    private func read(_ section: Int, into found: inout [String: Reading]) {
        if let header = table.headerView(forSection: section) {
            found["header \(section)"] = .frame(header.frame)
            found["header height \(section)"] = .number(header.frame.height)
            found["header top \(section)"] = .number(header.frame.minY)
            if let label = header.textLabel {
                let place = label.convert(label.bounds, to: header)
                found["header text \(section) vertically"] = .numbers([
                    Double(place.minY), Double(place.height),
                ])
                found["header text left \(section)"] = .number(place.minX)
                found["header text width \(section)"] = .number(place.width)
                let card = table.rectForRow(at: [section, 0])
                found["header text in card \(section)"] = .numbers([
                    Double(place.minX + header.frame.minX - card.minX), Double(place.minY),
                ])
            }
        }
        if let footer = table.footerView(forSection: section), let label = footer.textLabel {
            found["footer height \(section)"] = .number(footer.frame.height)
            let place = label.convert(label.bounds, to: footer)
            found["footer text \(section)"] = .numbers([Double(place.minY), Double(place.height)])
        }
    }
}

@MainActor @Suite(.serialized) struct TableFactTests {
    @Test(arguments: Facts.of("table", TableGiven.self), CellFilling.allCases)
    func tables(_ fact: Fact<TableGiven>, _ filling: CellFilling) {
        fact.check(GivenTable(fact.given, filling).readings)
    }
}
