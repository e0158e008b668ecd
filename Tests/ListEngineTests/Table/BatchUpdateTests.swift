import CoreGraphics
import TestSeeds
import Testing

@testable import ListEngine

@Suite struct BatchUpdateTests {
    private func row(_ section: Int, _ row: Int) -> RowIndex { RowIndex(section: section, row: row) }

    private func message(_ update: BatchUpdate, _ before: [Int], _ after: [Int]) -> String? {
        do {
            _ = try update.resolve(before: before, after: after, vocabulary: .table)
            return nil
        } catch { return error.description }
    }

    @Test func deletesUseOldNumbersAndInsertsNewOnes() throws {
        var update = BatchUpdate()
        update.insertedRows = [row(0, 0), row(0, 3)]
        update.deletedRows = [row(0, 4), row(0, 1)]
        let map = try update.resolve(before: [6], after: [6], vocabulary: .table)
        let after = (0..<6).map { map.row(after: row(0, $0))?.row }
        #expect(after == [1, nil, 2, 4, nil, 5])
    }

    @Test func movedRowsTakeTheirExtentsAlong() throws {
        var update = BatchUpdate()
        update.movedRows = [.init(from: row(0, 0), to: row(1, 1))]
        update.reloadedRows = [row(0, 2)]
        update.insertedRows = [row(0, 0)]
        let map = try update.resolve(before: [3, 2], after: [3, 3], vocabulary: .table)
        var table = TableExtents(
            sections: [
                TableSection(rows: ExtentTree([1, 2, 3], areMeasured: true)),
                TableSection(rows: ExtentTree([11, 12], areMeasured: true)),
            ])
        table.apply(
            map, sectionCount: 2, section: { _ in TableSection(rows: ExtentTree()) },
            rows: { ExtentTree(count: $1.count, extent: 44) })
        table.checkInvariants()
        #expect(
            table.description
                == "leading 0.0 ([1~44.0 1×2.0 1~44.0]) ([1×11.0 1×1.0 1×12.0]) trailing 0.0")
    }

    @Test func sectionsComeGoMoveAndReload() throws {
        var update = BatchUpdate()
        update.deletedSections = [0]
        update.insertedSections = [0]
        update.movedSections = [.init(from: 3, to: 1)]
        update.reloadedSections = [2]
        let map = try update.resolve(before: [1, 2, 3, 4], after: [9, 4, 2, 7], vocabulary: .table)
        #expect((0..<4).map { map.section(after: $0) } == [nil, 2, 3, 1])
        #expect((0..<4).map { map.section(before: $0) } == [nil, 3, 1, 2])
        #expect(map.row(after: row(2, 0)) == nil)
        #expect(map.row(after: row(3, 2)) == row(1, 2))
        var table = TableExtents(
            sections: (1...4).map {
                TableSection(rows: ExtentTree(count: $0, extent: CGFloat($0), isMeasured: true))
            })
        table.apply(
            map, sectionCount: 4,
            section: { TableSection(rows: ExtentTree(count: $0 == 0 ? 9 : 7, extent: 44)) },
            rows: { ExtentTree(count: $1.count, extent: 44) })
        #expect(
            table.description == "leading 0.0 ([9~44.0]) ([4×4.0]) ([2×2.0]) ([7~44.0]) trailing 0.0")
    }

    @Test func faultsAreNamedInUIKitsWords() {
        var update = BatchUpdate()
        update.deletedRows = [row(0, 5)]
        #expect(
            message(update, [5], [4])
                == "attempt to delete row 5 from section 0 which only contains 5 rows before the update")
        update.deletedRows = [row(0, 0)]
        #expect(message(update, [5], [4]) == nil)
        let count = message(update, [5], [5]) ?? ""
        #expect(
            count.hasPrefix(
                "Invalid update: invalid number of rows in section 0. The number of rows contained in an "
                    + "existing section after the update (5) must be equal to the number of rows contained in "
                    + "that section before the update (5), plus or minus the number of rows inserted or "
                    + "deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows "
                    + "moved into or out of that section (0 moved in, 0 moved out)."))
        #expect(message(update, [5], [4, 1])?.contains("invalid number of sections") == true)
        update.reloadedRows = [row(0, 0)]
        #expect(message(update, [5], [4])?.contains("delete and to move or reload the same row") == true)
        var moves = BatchUpdate()
        moves.movedRows = [.init(from: row(0, 0), to: row(0, 2)), .init(from: row(0, 1), to: row(0, 2))]
        #expect(message(moves, [3], [3]) == "attempt to put two rows at the same place (0.2)")
    }

    @Test(arguments: [21, 22] as [UInt64])
    func randomUpdatesMatchArrays(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var model: [[Int]] = [[1, 2, 3], [], [4, 5]]
        var next = 100
        func extents(_ model: [[Int]]) -> [TableSection] {
            model.map { TableSection(rows: ExtentTree($0.map { CGFloat($0) }, areMeasured: true)) }
        }
        var table = TableExtents(sections: extents(model))
        for step in 0..<500 {
            let (update, target) = change(of: model, &next, &random)
            let map = try update.resolve(
                before: model.map(\.count), after: target.map(\.count), vocabulary: .table)
            table.apply(
                map, sectionCount: target.count,
                section: { extents(target)[$0] },
                rows: { ExtentTree(target[$0][$1].map { CGFloat($0) }, areMeasured: true) })
            table.checkInvariants()
            #expect(
                table == TableExtents(sections: extents(target)), "seed \(seed) step \(step): \(update)")
            for (section, rows) in model.enumerated() {
                for (index, id) in rows.enumerated() {
                    guard let place = map.row(after: row(section, index)) else { continue }
                    #expect(target[place.section][place.row] == id, "seed \(seed) step \(step): \(update)")
                }
            }
            model = target
        }
    }

    /// Builds a valid update the way its rules say: deletes and origins of moves leave, then targets
    /// and inserts come, ascending.
    private func change(
        of model: [[Int]], _ next: inout Int, _ random: inout SeededGenerator
    ) -> (BatchUpdate, [[Int]]) {
        var update = BatchUpdate()
        var sections = Array(model.enumerated()).map { (old: $0.offset as Int?, rows: $0.element) }
        if model.count > 2, Bool.random(using: &random) {
            let gone = Int.random(in: model.indices, using: &random)
            update.deletedSections = [gone]
            sections.remove(at: gone)
        }
        if model.count < 8, Bool.random(using: &random) {
            let at = Int.random(in: 0...sections.count, using: &random)
            update.insertedSections = [at]
            next += 1
            sections.insert((nil, [next]), at: at)
        }
        var moved: [(RowIndex, Int)] = []
        for index in sections.indices {
            guard let old = sections[index].old else { continue }
            var kept: [Int] = []
            for (position, id) in sections[index].rows.enumerated() {
                switch Int.random(in: 0..<8, using: &random) {
                case 0: update.deletedRows.append(row(old, position))
                case 1: moved.append((row(old, position), id))
                default: kept.append(id)
                }
            }
            sections[index].rows = kept
        }
        let places = sections.indices.filter { sections[$0].old != nil }
        var arrivals: [(place: RowIndex, origin: RowIndex?, id: Int)] = []
        for place in places where !moved.isEmpty || Bool.random(using: &random) {
            var count = Int.random(in: 0...2, using: &random)
            if place == places.last { count += moved.count }
            var position = 0
            for _ in 0..<count {
                let size = sections[place].rows.count
                guard position <= size else { break }
                let at = Int.random(in: position...size, using: &random)
                let mover = moved.popLast()
                if mover == nil { next += 1 }
                sections[place].rows.insert(mover?.1 ?? next, at: at)
                arrivals.append((row(place, at), mover?.0, mover?.1 ?? next))
                position = at + 1
            }
        }
        for (origin, _) in moved { update.deletedRows.append(origin) }
        for arrival in arrivals.shuffled(using: &random) {
            if let origin = arrival.origin {
                update.movedRows.append(.init(from: origin, to: arrival.place))
            } else {
                update.insertedRows.append(arrival.place)
            }
        }
        return (update, sections.map(\.rows))
    }
}
