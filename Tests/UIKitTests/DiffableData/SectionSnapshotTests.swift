import Testing

@testable import UIKit

@MainActor @Suite struct SectionSnapshotTests {
    private var meals: NSDiffableDataSourceSectionSnapshot<String> {
        var meals = NSDiffableDataSourceSectionSnapshot<String>()
        meals.append(["fruit", "bread"])
        meals.append(["apple", "pear"], to: "fruit")
        meals.append(["rye"], to: "bread")
        meals.expand(["fruit"])
        return meals
    }

    @Test func aTreeKnowsItsShape() {
        let meals = meals
        #expect(meals.items == ["fruit", "apple", "pear", "bread", "rye"])
        #expect(meals.rootItems == ["fruit", "bread"])
        #expect(meals.visibleItems == ["fruit", "apple", "pear", "bread"])
        #expect(meals.level(of: "pear") == 1)
        #expect(meals.parent(of: "pear") == "fruit")
        #expect(meals.parent(of: "fruit") == nil)
        #expect(!meals.isVisible("rye"))
        #expect(meals.index(of: "bread") == 3)
        #expect(
            meals.visualDescription() == "- fruit\n  * apple\n  * pear\n+ bread\n  (* rye)")
    }

    @Test func branchesComeOutAndGoIn() {
        var meals = meals
        #expect(meals.snapshot(of: "fruit").items == ["apple", "pear"])
        let branch = meals.snapshot(of: "bread", includingParent: true)
        #expect(branch.items == ["bread", "rye"] && branch.level(of: "rye") == 1)
        meals.delete(["bread"])
        #expect(meals.items == ["fruit", "apple", "pear"])
        meals.insert(branch, before: "fruit")
        #expect(meals.items == ["bread", "rye", "fruit", "apple", "pear"])
        var children = NSDiffableDataSourceSectionSnapshot<String>()
        children.append(["plum"])
        meals.replace(childrenOf: "fruit", using: children)
        meals.insert(["fig"], after: "plum")
        meals.insert(["soup"], after: "bread")
        #expect(meals.items == ["bread", "rye", "soup", "fruit", "plum", "fig"])
        #expect(meals.level(of: "fig") == 1 && meals.level(of: "soup") == 0)
        meals.collapse(["fruit"])
        #expect(meals.visibleItems == ["bread", "soup", "fruit"])
    }
}
