import TestSeeds
import Testing

@testable import ListEngine

@Suite struct SectionedIdentifiersTests {
    typealias Lists = SectionedIdentifiers<String, Int>

    private func fault(_ change: () throws -> Void) -> String {
        do {
            try change()
            return "no fault"
        } catch { return "\(error)" }
    }

    @Test func itemsGoToTheLastSectionWithoutAName() throws {
        var lists = Lists()
        try lists.appendSections(["a", "b"])
        try lists.appendItems([1, 2], to: nil)
        #expect(lists.items == [[], [1, 2]])
        #expect(lists.sectionNumber(of: 2) == 1)
    }

    @Test func itemsThatAreThereMoveIntoPlace() throws {
        var lists = Lists()
        try lists.appendSections(["a", "b"])
        try lists.appendItems([1, 2, 3], to: "a")
        let moved = try lists.appendItems([2, 9, 1], to: "b")
        #expect(moved == 2)
        #expect(lists.items == [[3], [2, 9, 1]])
        try lists.insertItems([1, 3], .before, 2)
        #expect(lists.items == [[], [1, 3, 2, 9]])
        try lists.moveItem(1, .after, 9)
        #expect(lists.items == [[], [3, 2, 9, 1]])
        #expect(lists.place(of: 9) == RowIndex(section: 1, row: 2))
    }

    @Test func sectionsComeGoAndMoveWithTheirItems() throws {
        var lists = Lists()
        try lists.appendSections(["a", "b", "c"])
        for (item, section) in ["a", "b", "c"].enumerated() { try lists.appendItems([item], to: section) }
        try lists.moveSection("c", .before, "a")
        try lists.insertSections(["x", "b"], .after, "c")
        #expect(lists.sections == ["c", "x", "b", "a"])
        #expect(lists.items == [[2], [], [1], [0]])
        lists.deleteSections(["b", "unknown"])
        #expect(lists.sections == ["c", "x", "a"])
        #expect(!lists.contains(1))
        #expect(lists.sectionNumber(of: 0) == 2)
        lists.deleteItems([0, 77])
        #expect(lists.itemCount == 1)
        lists.deleteEverything()
        #expect(lists.sections.isEmpty && lists.itemCount == 0)
    }

    @Test func faultsSpeakUIKitsWords() throws {
        var lists = Lists()
        #expect(
            fault { try lists.appendItems([1], to: nil) }
                == "There are currently no sections in the data source. Please add a section first.")
        try lists.appendSections(["a"])
        #expect(
            fault { try lists.appendItems([1], to: "b") }
                == "Invalid parameter not satisfying: section != NSNotFound. The snapshot has no section with "
                + "the identifier b.")
        #expect(
            fault { try lists.appendItems([1, 2, 1, 2, 1], to: "a") }.hasPrefix(
                "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    1,\n    2\n)}"
            ))
        #expect(
            fault { try lists.appendSections(["c", "c"]) }.hasPrefix(
                "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    c\n)}"))
        #expect(
            fault { try lists.insertItems([5], .before, 99) }.hasPrefix(
                "Invalid parameter not satisfying: indexPath != nil."))
    }

    @Test func randomEditsKeepHomesAndPlacesRight() throws {
        for seed in 1...60 as ClosedRange<UInt64> {
            var random = SeededGenerator(seed: seed)
            var lists = Lists()
            try lists.appendSections(["a", "b", "c"])
            for _ in 0..<60 {
                let some = Array(
                    (0..<20).shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random)))
                let anchor = Int.random(in: 0..<20, using: &random)
                switch Int.random(in: 0..<6, using: &random) {
                case 0: lists.deleteItems(some)
                case 1 where lists.contains(anchor) && !some.contains(anchor):
                    try lists.insertItems(some, Bool.random(using: &random) ? .before : .after, anchor)
                case 2: try lists.moveSection("a", .after, ["b", "c"].randomElement(using: &random)!)
                default:
                    try lists.appendItems(some, to: ["a", "b", "c"].randomElement(using: &random)!)
                }
                let all = lists.items.flatMap { $0 }
                #expect(Set(all).count == all.count && all.count == lists.itemCount, "seed \(seed)")
                for (section, items) in lists.items.enumerated() {
                    for item in items { #expect(lists.sectionNumber(of: item) == section, "seed \(seed)") }
                }
            }
        }
    }
}
