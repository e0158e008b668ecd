import TestSeeds
import Testing

@testable import ListEngine

@Suite struct SectionedDifferenceTests {
    typealias Lists = SectionedIdentifiers<String, Int>

    private func lists(_ sections: [(String, [Int])]) throws -> Lists {
        var lists = Lists()
        for (section, items) in sections {
            try lists.appendSections([section])
            try lists.appendItems(items, to: section)
        }
        return lists
    }

    /// Checks that the update is valid and that everything in both lists arrives where the new list has it.
    private func check(_ update: BatchUpdate, _ old: Lists, _ new: Lists, _ note: String) throws {
        let map = try update.resolve(
            before: old.items.map(\.count), after: new.items.map(\.count), vocabulary: .collection)
        for (number, section) in old.sections.enumerated() {
            let place = map.section(after: number)
            if let place { #expect(new.sections[place] == section, "\(note)") }
            for (row, item) in old.items[number].enumerated() {
                guard let place = map.row(after: RowIndex(section: number, row: row)) else { continue }
                #expect(new.items[place.section][place.row] == item, "\(note) item \(item)")
            }
        }
    }

    @Test func anItemThatChangesItsSectionMoves() throws {
        let old = try lists([("a", [1, 2]), ("b", [3])])
        let new = try lists([("a", [2]), ("b", [1, 3])])
        #expect(BatchUpdate(from: old, to: new).description == "move 0.0→1.0")
    }

    @Test func itemsGoAlongWithTheirSection() throws {
        let old = try lists([("a", [1, 2]), ("b", [3, 4]), ("c", [5])])
        let new = try lists([("c", [5]), ("a", [1, 2]), ("b", [3, 4])])
        #expect(BatchUpdate(from: old, to: new).description == "move sections 2→0")
    }

    @Test func anItemOfADeletedSectionMovesToOneThatStays() throws {
        let old = try lists([("a", [1, 2]), ("b", [3])])
        let new = try lists([("b", [3, 1])])
        #expect(BatchUpdate(from: old, to: new).description == "delete sections 0; move 0.0→0.1")
    }

    @Test func aReloadedItemThatMovesIsDeletedAndInserted() throws {
        let old = try lists([("a", [1, 2, 3])])
        let new = try lists([("a", [3, 1, 2])])
        let update = BatchUpdate(from: old, to: new, reloadedItems: [3, 1])
        #expect(update.description == "delete 0.2; insert 0.0; reload 0.0")
    }

    @Test func aReloadedSectionThatMovesIsDeletedAndInserted() throws {
        let old = try lists([("a", [1]), ("b", [2]), ("c", [3])])
        let new = try lists([("c", [3]), ("a", [1]), ("b", [2])])
        let update = BatchUpdate(from: old, to: new, reloadedSections: ["c"])
        #expect(update.description == "delete sections 2; insert sections 0")
    }

    @Test func randomSnapshotsBecomeEachOther() throws {
        for seed in 1...300 as ClosedRange<UInt64> {
            var random = SeededGenerator(seed: seed)
            func made() throws -> Lists {
                let sections = ["a", "b", "c", "d", "e"].shuffled(using: &random).prefix(
                    Int.random(in: 1...5, using: &random))
                var pool = (0..<30).shuffled(using: &random)
                return try lists(
                    sections.map { section in
                        let items = Array(pool.prefix(Int.random(in: 0...8, using: &random)))
                        pool.removeFirst(items.count)
                        return (section, items)
                    })
            }
            let old = try made()
            let new = try made()
            try check(BatchUpdate(from: old, to: new), old, new, "seed \(seed)")
            let reloads = (0..<30).filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
            let sections = ["a", "c"].filter { _ in Bool.random(using: &random) }
            let update = BatchUpdate(
                from: old, to: new, reloadedSections: sections, reloadedItems: reloads)
            try check(update, old, new, "seed \(seed), reloads")
        }
    }
}
