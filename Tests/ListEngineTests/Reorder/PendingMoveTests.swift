import TestSeeds
import Testing

@testable import ListEngine

/// Where rows are shown while a move is not made yet. Expectations are what arrays do.
@Suite struct PendingMoveTests {
    private func row(_ section: Int, _ row: Int) -> RowIndex { RowIndex(section: section, row: row) }

    @Test func rowsBetweenStepAside() {
        var move = PendingMove(from: row(0, 1))
        #expect((0..<4).map { move.place(of: row(0, $0)) } == (0..<4).map { row(0, $0) })
        move.target = row(0, 3)
        #expect((0..<5).map { move.place(of: row(0, $0)).row } == [0, 3, 1, 2, 4])
        #expect((0..<5).map { move.row(at: row(0, $0)).row } == [0, 2, 3, 1, 4])
    }

    @Test func anotherSectionIsLongerByTheRow() {
        var move = PendingMove(from: row(0, 0))
        move.target = row(1, 1)
        #expect(move.place(of: row(0, 2)) == row(0, 1))
        #expect((0..<3).map { move.place(of: row(1, $0)).row } == [0, 2, 3])
        #expect(move.row(at: row(1, 1)) == row(0, 0))
    }

    /// What is shown is the data with one row taken out and put in elsewhere.
    @Test(arguments: UInt64(1)...20)
    func theOthersKeepTheirOrder(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let data = (0..<3).map { section in (0..<1 + random.next(5)).map { row(section, $0) } }
        var move = PendingMove(from: random.pick(random.pick(data)))
        var shown = data
        shown[move.origin.section].remove(at: move.origin.row)
        let section = random.next(3)
        move.target = row(section, random.next(shown[section].count + 1))
        shown[section].insert(move.origin, at: move.target.row)
        for (section, rows) in shown.enumerated() {
            for (number, known) in rows.enumerated() {
                #expect(move.row(at: row(section, number)) == known, "seed \(seed): \(move)")
                #expect(move.place(of: known) == row(section, number), "seed \(seed): \(move)")
            }
        }
    }
}
