import Testing

@testable import AppBuild

/// Expectations: worked out by hand from the small graphs in the tests, and counting.
struct TargetNeedsTests {
    @Test func everyTargetComesAfterWhatItNeeds() {
        let graph = ["app": ["lists", "models"], "lists": ["views", "models"], "views": ["models"]]
        var needs = TargetNeeds { graph[$0] ?? [] }
        #expect(needs.of("app") == ["models", "views", "lists"])
        #expect(needs.of("views") == ["models"])
        #expect(needs.of("models") == [])
        #expect(needs.order == ["models", "views", "lists", "app"])
    }

    /// Forty layers of two targets, each needing both of the layer below: 2 to the power of 40 ways from the top to the bottom.
    @Test func manyWaysToATargetCostOneLook() {
        var looks = 0
        var needs = TargetNeeds { name in
            looks += 1
            let layer = Int(name.dropFirst()) ?? 0
            return layer == 0 ? [] : ["a\(layer - 1)", "b\(layer - 1)"]
        }
        #expect(needs.of("a40").count == 80)
        #expect(looks == 81)
    }

    @Test func aCircleEnds() {
        let graph = ["a": ["b"], "b": ["a"]]
        var needs = TargetNeeds { graph[$0] ?? [] }
        #expect(needs.of("a").contains("b"))
    }
}
