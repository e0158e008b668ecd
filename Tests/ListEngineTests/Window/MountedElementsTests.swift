import TestSeeds
import Testing

@testable import ListEngine

/// Elements by their places. Expected: what a dictionary of the same elements says.
@Suite struct MountedElementsTests {
    private struct Element: MountedElement, Equatable {
        var key: Int
        var name: String
    }

    @Test func movingNamesWhoStaysComesAndGoes() {
        var mounted = MountedElements<Element>()
        for key in [5, 3, 9] { mounted.insert(Element(key: key, name: "\(key)")) }
        #expect(mounted.list.map(\.key) == [3, 5, 9])
        let change = mounted.move(to: [1, 5, 9, 12], key: { $0 })
        #expect(change.kept == [5, 9])
        #expect(change.coming == [1, 12])
        #expect(change.leaving.map(\.key) == [3])
        #expect(mounted.list.map(\.key) == [5, 9], "those that come are put in when they are made")
    }

    @Test func neighboursAreTheNearestOnBothSides() {
        var mounted = MountedElements<Element>()
        for key in [3, 5, 9] { mounted.insert(Element(key: key, name: "\(key)")) }
        #expect(mounted.neighbours(of: 5).before?.key == 3)
        #expect(mounted.neighbours(of: 5).after?.key == 9)
        #expect(mounted.neighbours(of: 4).after?.key == 5)
        #expect(mounted.neighbours(of: 1).before == nil)
        #expect(mounted.neighbours(of: 9).after == nil)
    }

    @Test func elementsFollowTheirPlaces() {
        var mounted = MountedElements<Element>()
        for key in [3, 5, 9] { mounted.insert(Element(key: key, name: "\(key)")) }
        let gone = mounted.rekey { element in
            guard element.key != 5 else { return false }
            element.key = 10 - element.key
            return true
        }
        #expect(gone.map(\.name) == ["5"])
        #expect(mounted.list.map(\.key) == [1, 7])
        #expect(mounted.list.map(\.name) == ["9", "3"])
    }

    @Test(arguments: [1, 2] as [UInt64])
    func randomEditsMatchADictionary(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var mounted = MountedElements<Element>()
        var model: [Int: String] = [:]
        for step in 0..<3_000 {
            let key = Int.random(in: 0..<30, using: &random)
            switch Int.random(in: 0..<5, using: &random) {
            case 0, 1:
                mounted.insert(Element(key: key, name: "\(step)"))
                model[key] = "\(step)"
            case 2:
                let removed = mounted.remove(key)?.name
                #expect(removed == model.removeValue(forKey: key), "seed \(seed) step \(step)")
            case 3:
                mounted.update(key) { $0.name += "!" }
                model[key]? += "!"
            default:
                let wanted = (key..<key + 8).filter { _ in Bool.random(using: &random) }
                let change = mounted.move(to: wanted, key: { $0 })
                #expect(change.kept == wanted.filter { model[$0] != nil }, "seed \(seed) step \(step)")
                #expect(change.leaving.map(\.key) == model.keys.filter { !wanted.contains($0) }.sorted())
                model = model.filter { wanted.contains($0.key) }
            }
            #expect(mounted.list.map(\.key) == model.keys.sorted(), "seed \(seed) step \(step)")
            #expect(mounted[key]?.name == model[key], "seed \(seed) step \(step)")
        }
    }
}

/// What is selected and what a prefetching source knows, by arithmetic.
@Suite struct ListMemoryTests {
    @Test func theSelectionKeepsItsOrderThroughUpdates() {
        var selection = ListSelection<Int>()
        for place in [7, 2, 5, 2] { selection.insert(place) }
        #expect(selection.places == [7, 2, 5])
        #expect(selection.sorted == [2, 5, 7])
        selection.follow { $0 == 2 ? nil : $0 + 1 }
        #expect(selection.places == [8, 6])
        selection.remove(8)
        selection.insert(1)
        #expect(selection.places == [6, 1])
        #expect(selection.first == 1)
    }

    @Test func aSourceHearsOnceOfWhatIsAheadAndOfWhatIsNotAnyMore() {
        var known = Prefetched<Int, Int>(at: 0)
        let first = known.move(to: [4, 5, 6]) { _ in false }
        #expect(first.fresh == [4, 5, 6])
        let next = known.move(to: [6, 7]) { $0 == 4 }
        #expect(next.fresh == [7])
        #expect(next.dropped == [5], "4 has come into sight")
    }

    @Test func anUpdateCountsAsOneHoweverOftenItIsOpened() throws {
        var update = OpenUpdate()
        var told: [Bool] = []
        update.open()
        update.record { $0.insertedSections.append(1) }
        update.open()
        update.record { $0.insertedSections.append(2) }
        update.add { told.append($0) }
        let isInner = update.close() == nil
        #expect(isInner)
        #expect(update.isOpen)
        let outer = update.close()
        let closed = try #require(outer)
        #expect(closed.changes.insertedSections == [1, 2])
        #expect(told.isEmpty)
        closed.completion()
        #expect(told == [true])
        #expect(!update.isOpen && update.changes == nil)
    }
}
