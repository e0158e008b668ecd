import TestSeeds
import Testing

/// Random steps on a component; after each of them what must always hold, asked of public API only.
@MainActor
protocol Walk: AnyObject {
    init(seed: Int)
    /// Does one thing and says which.
    func step(_ random: inout SeededGenerator) -> String
    /// What does not hold; nil: all does.
    func fault() -> String?
}

extension Walk {
    /// Ends with the first fault, told with the seed, the step and what was done last.
    static func run(seed: Int, steps: Int) {
        defer { TestDevice.end() }
        var random = SeededGenerator(seed: UInt64(seed))
        let walk = Self(seed: seed)
        var last: [String] = []
        for step in 0..<steps {
            last = last.suffix(4) + [walk.step(&random)]
            guard let fault = walk.fault() else { continue }
            Issue.record(
                "\(Self.self), seed \(seed), step \(step), after \(last.joined(separator: "; ")): \(fault)")
            return
        }
    }
}

/// Each component, 400 steps in the usual run; `make soak`, or `SHOJI_SOAK=1 swift test --skip-build --filter WalkTests`, goes
/// 5,000 with each of twenty seeds.
@MainActor @Suite(.serialized) struct WalkTests {
    @Test(arguments: [1, 2]) func placesBelongToTheirShelves(seed: Int) {
        PlacesWalk.run(seed: seed, steps: 400)
    }
    @Test(arguments: [1, 2]) func aPageIsTheOneThatIsTold(seed: Int) {
        CarouselWalk.run(seed: seed, steps: 400)
    }
    @Test(arguments: [1, 2]) func columnsAreWhereArithmeticPutsThem(seed: Int) {
        ColumnsWalk.run(seed: seed, steps: 400)
    }
    @Test(arguments: 1..<7) func headersStayWhereTheyBelong(seed: Int) {
        HeadersWalk.run(seed: seed, steps: 400)
    }
    @Test(arguments: [1, 2]) func shelvesAreAsHighAsTheirContent(seed: Int) {
        ShelfWalk.run(seed: seed, steps: 400)
    }
    @Test(arguments: [1, 2]) func aPageHeaderIsAboveWhatIsSeen(seed: Int) {
        PageHeaderWalk.run(seed: seed, steps: 400)
    }
}

/// A hundred thousand steps of each.
@MainActor @Suite(.serialized, .enabled(if: Soak.isWanted, "runs in `make soak`")) struct WalkTestsSoak {
    private let steps = 5_000
    @Test(arguments: Soak.seeds(100..<120)) func places(seed: Int) {
        PlacesWalk.run(seed: seed, steps: steps)
    }
    @Test(arguments: Soak.seeds(100..<120)) func pages(seed: Int) {
        CarouselWalk.run(seed: seed, steps: steps)
    }
    @Test(arguments: Soak.seeds(100..<120)) func columns(seed: Int) {
        ColumnsWalk.run(seed: seed, steps: steps)
    }
    @Test(arguments: Soak.seeds(100..<120)) func headers(seed: Int) {
        HeadersWalk.run(seed: seed, steps: steps)
    }
    @Test(arguments: Soak.seeds(100..<120)) func shelves(seed: Int) {
        ShelfWalk.run(seed: seed, steps: steps)
    }
    @Test(arguments: Soak.seeds(100..<120)) func pageHeaders(seed: Int) {
        PageHeaderWalk.run(seed: seed, steps: steps)
    }
}
