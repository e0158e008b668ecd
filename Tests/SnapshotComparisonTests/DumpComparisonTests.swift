import Foundation
import Testing

@testable import SnapshotComparison

/// Dumps written by hand: what is different is arithmetic.
@Suite struct DumpComparisonTests {
    /// A window with a table of rows, each with a label.
    private func dump(_ rows: [(text: String, y: Int, height: Int)], appearance: String = "light") throws
        -> SnapshotDump
    {
        let cells = rows.enumerated().map { index, row in
            """
            {"class": "BookCell", "frame": [0, \(row.y), 320, \(row.height)], "windowFrame": [0, \(row.y), 320, \(row.height)],
             "indexPath": [0, \(index)], "children": [
              {"class": "UITableViewCellContentView", "frame": [0, 0, 320, \(row.height)], "windowFrame": [0, \(row.y), 320, \(row.height)],
               "children": [{"class": "UILabel", "frame": [16, 0, 288, \(row.height)], "windowFrame": [16, \(row.y), 288, \(row.height)],
                "id": "title", "text": "\(row.text)", "font": [".SFUI-Regular", 17], "children": []}]}]}
            """
        }
        return try SnapshotDump(
            Data(
                """
                {"device": "iPhone SE (1st generation)", "size": [320, 568], "scale": 2, "orientation": "portrait", "textSize": "large",
                 "appearance": "\(appearance)", "root": {"class": "UIWindow", "frame": [0, 0, 320, 568], "windowFrame": [0, 0, 320, 568], "children": [
                 {"class": "UITableView", "frame": [0, 0, 320, 568], "windowFrame": [0, 0, 320, 568], "children": [\(cells.joined(separator: ","))]}]}}
                """.utf8))
    }

    private let rows = [("Dune", 0, 44), ("Emma", 44, 44), ("Ulysses", 88, 44)]

    @Test func nothingIsDifferentOfTheSame() throws {
        #expect(DumpComparison(from: try dump(rows), to: try dump(rows)).changes.isEmpty)
    }

    @Test func aTextIsNamedByItsRow() throws {
        let new = [("Dune", 0, 44), ("Emma", 44, 44), ("Odyssey", 88, 44)]
        let changes = DumpComparison(from: try dump(rows), to: try dump(new)).changes
        #expect(
            changes == [
                ViewChange(
                    view: "UITableView/BookCell#2/title", what: .text, from: .text("Ulysses"),
                    to: .text("Odyssey"),
                    because: "its text")
            ])
    }

    @Test func aRowMoreIsTheCauseOfRowsThatMoved() throws {
        let new = [("Anna", 0, 44), ("Dune", 44, 44), ("Emma", 88, 44), ("Ulysses", 132, 44)]
        let changes = DumpComparison(from: try dump(rows), to: try dump(new)).changes
        #expect(changes.map(\.what) == [.appeared, .moved, .moved, .moved])
        #expect(changes[0].view == "UITableView/BookCell#0")
        #expect(changes[1].by == [0, 44] && changes[1].because == "pushed by UITableView/BookCell#0")
        let back = DumpComparison(from: try dump(new), to: try dump(rows)).changes
        #expect(back.map(\.what) == [.vanished, .moved, .moved, .moved])
    }

    @Test func aTallerRowPushesThoseBehind() throws {
        let new = [("Dune", 0, 60), ("Emma", 60, 44), ("Ulysses", 104, 44)]
        let changes = DumpComparison(from: try dump(rows), to: try dump(new)).changes
        let first = try #require(changes.first)
        #expect(first.view == "UITableView/BookCell#0" && first.what == .resized && first.by == [0, 16])
        #expect(first.because == "its height is 60, was 44")
        #expect(changes.last?.because == "pushed by UITableView/BookCell#0")
    }

    @Test func whatWasSetOnTheDeviceComesFirst() throws {
        let changes = DumpComparison(from: try dump(rows), to: try dump(rows, appearance: "dark")).changes
        #expect(changes.first?.from == .text("light") && changes.first?.to == .text("dark"))
        #expect(changes.first?.because == "appearance")
    }

    /// By the contract of differences.json.
    @Test func theFormIsThatOfTheContract() throws {
        let change = ViewChange(
            view: "A/b", what: .moved, from: .numbers([0, 0, 1, 1]), to: .numbers([8, 0, 1, 1]), by: [8, 0])
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let text = String(
            decoding: try encoder.encode([
                SnapshotDifference(name: "x", kind: .changed, pixels: 2, changes: [change])
            ]),
            as: UTF8.self)
        #expect(
            text
                == #"[{"changes":[{"because":null,"by":[8,0],"from":[0,0,1,1],"to":[8,0,1,1],"view":"A\/b","what":"moved"}],"kind":"changed","name":"x","pixels":2}]"#
        )
    }
}
