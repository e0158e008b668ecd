import Testing

@testable import ListEngine

/// Items that are moved among the rows of an outline.
@Suite struct OutlineMovingTests {
    /// fruit (apple, pear), bread (rye), soup; fruit and bread are open.
    private func meals() throws -> Outline<String> {
        var meals = Outline<String>()
        try meals.append(["fruit", "bread", "soup"], to: nil)
        try meals.append(["apple", "pear"], to: "fruit")
        try meals.append(["rye"], to: "bread")
        meals.expand(["fruit", "bread"])
        return meals
    }

    /// Items with their levels.
    private func shape(_ outline: Outline<String>) -> [String] {
        outline.items.map { String(repeating: ".", count: outline.level(of: $0) ?? 0) + $0 }
    }

    @Test func aChildChangesPlacesWithItsSibling() throws {
        var meals = try meals()
        try meals.move("apple", toVisible: 2)
        #expect(shape(meals) == ["fruit", ".pear", ".apple", "bread", ".rye", "soup"])
    }

    @Test func aChildThatStopsBehindItsLastSiblingStaysWithItsParent() throws {
        var meals = try meals()
        try meals.move("apple", toVisible: 2)
        try meals.move("pear", toVisible: 2)
        #expect(shape(meals) == ["fruit", ".apple", ".pear", "bread", ".rye", "soup"])
    }

    @Test func betweenStrangersItBecomesASiblingOfWhatFollows() throws {
        var meals = try meals()
        try meals.move("soup", toVisible: 2)
        #expect(shape(meals) == ["fruit", ".apple", ".soup", ".pear", "bread", ".rye"])
        try meals.move("rye", toVisible: 0)
        #expect(shape(meals) == ["rye", "fruit", ".apple", ".soup", ".pear", "bread"])
    }

    @Test func aParentTakesItsChildrenAlong() throws {
        var meals = try meals()
        // Its row goes to the end, where its children's rows are passed over.
        try meals.move("fruit", toVisible: 5)
        #expect(shape(meals) == ["bread", ".rye", "soup", "fruit", ".apple", ".pear"])
        #expect(meals.isExpanded("fruit"))
        meals.collapse(["fruit"])
        try meals.move("fruit", toVisible: 0)
        #expect(shape(meals) == ["fruit", ".apple", ".pear", "bread", ".rye", "soup"])
    }

    @Test func aChildAtTheEndBecomesARoot() throws {
        var meals = try meals()
        try meals.move("apple", toVisible: 5)
        #expect(shape(meals) == ["fruit", ".pear", "bread", ".rye", "soup", "apple"])
    }

    @Test func aTreeFromElsewhereIsPutIn() throws {
        var meals = try meals()
        let bread = try #require(meals.branch(of: "bread", includingParent: true))
        var empty = Outline<String>()
        try empty.insert(bread, atVisible: 0)
        #expect(shape(empty) == ["bread", ".rye"])
        meals.delete(["bread"])
        try meals.insert(bread, atVisible: 0)
        #expect(shape(meals) == ["bread", ".rye", "fruit", ".apple", ".pear", "soup"])
    }
}
