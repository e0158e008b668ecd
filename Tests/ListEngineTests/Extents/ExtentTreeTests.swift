import CoreGraphics
import TestSeeds
import Testing

@testable import ListEngine

@Suite struct ExtentTreeTests {
    @Test func aMillionEqualRowsAreOneRun() {
        let tree = ExtentTree(count: 1_000_000, extent: 44)
        #expect(tree.description == "1000000~44.0")
        #expect(tree.extent == 44_000_000)
        #expect(tree.index(at: 44 * 999_999) == 999_999)
        #expect(tree.index(at: 44_000_000) == nil)
        #expect(tree.offset(of: 500_000) == 22_000_000)
        #expect(tree.runs.height == 1)
    }

    @Test func measuringSplitsRunsAndEqualNeighboursMergeAgain() {
        var tree = ExtentTree(count: 100, extent: 44)
        tree.setMeasured(50, at: 10)
        #expect(tree.description == "10~44.0 1×50.0 89~44.0")
        tree.setMeasured(50, at: 11)
        #expect(tree.description == "10~44.0 2×50.0 88~44.0")
        #expect(tree.measuredCount == 2)
        #expect(tree.offset(of: 12) == 540)
        #expect(tree.extent == 4412)
    }

    /// Arithmetic: 85 rows of 44 and 15 of 50.
    @Test func contentExtentIsMeasuredRowsPlusEstimates() {
        var tree = ExtentTree(count: 100, extent: 44)
        #expect(tree.extent == 4400)
        for row in 0..<15 { tree.setMeasured(50, at: row) }
        #expect(tree.extent == 4490)
    }

    @Test func rowsThatOnlyTouchAWindowAreNotInIt() {
        let tree = ExtentTree(count: 10, extent: 10)
        #expect(tree.rows(in: ExtentSpan(start: 20, extent: 30)) == 2..<5)
        #expect(tree.rows(in: ExtentSpan(start: 19.5, extent: 31)) == 1..<6)
        #expect(tree.rows(in: ExtentSpan(start: -30, extent: 30)).isEmpty)
        #expect(tree.rows(in: ExtentSpan(start: 100, extent: 30)).isEmpty)
        #expect(tree.rows(in: ExtentSpan(start: 20, extent: 0)).isEmpty)
        #expect(tree.rows(in: ExtentSpan(start: -5, extent: 500)) == 0..<10)
    }

    @Test func emptyRowsCountOnlyBetweenOthers() {
        let tree = ExtentTree([0, 10, 0, 10, 0], areMeasured: true)
        #expect(tree.rows(in: ExtentSpan(start: 0, extent: 20)) == 1..<4)
        #expect(tree.index(at: 10) == 3)
        #expect(tree.rows(in: ExtentSpan(start: 0, extent: 10)) == 1..<2)
    }

    @Test func forgettingMeasurementsKeepsExtents() {
        var tree = ExtentTree([1, 2, 3, 4, 5], areMeasured: true)
        tree.forgetMeasurements()
        #expect(tree.measuredCount == 0)
        #expect(tree.extent == 15)
    }

    @Test func aCopyKeepsItsContentsWhenTheOtherChanges() {
        let old = ExtentTree(count: 3, extent: 10)
        var new = old
        new.setMeasured(20, at: 1)
        #expect(old == ExtentTree(count: 3, extent: 10))
        #expect(new != old)
    }

    /// Cost is counted in tree nodes made, not in time.
    @Test func measuringOneRowMakesLogarithmicallyManyNodes() {
        var made: [Int] = []
        for count in [1_000, 32_000] {
            var tree = ExtentTree((0..<count).map { CGFloat($0 % 7 + 1) }, areMeasured: true)
            var most = 0
            for step in 1...20 {
                let old = tree
                tree.setMeasured(CGFloat(100 + step), at: step * count / 21)
                most = max(most, tree.runs.nodesNotShared(with: old.runs))
            }
            #expect(tree.runs.height <= 23)
            made.append(most)
        }
        #expect(made[0] <= 30)
        #expect(made[1] <= made[0] + 12, "32 times the rows: \(made)")
    }

    @Test func insertingOneRowMakesLogarithmicallyManyNodes() {
        var made: [Int] = []
        for count in [1_000, 32_000] {
            var tree = ExtentTree((0..<count).map { CGFloat($0 % 7 + 1) }, areMeasured: true)
            var most = 0
            for step in 1...20 {
                let old = tree
                tree.insert(ExtentTree(count: 1, extent: 44), at: step * count / 21)
                most = max(most, tree.runs.nodesNotShared(with: old.runs))
            }
            made.append(most)
        }
        #expect(made[0] <= 40)
        #expect(made[1] <= made[0] + 16, "32 times the rows: \(made)")
    }

    @Test(arguments: [1, 2, 3] as [UInt64])
    func randomEditsMatchAnArray(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var tree = ExtentTree()
        var rows: [(extent: CGFloat, isMeasured: Bool)] = []
        let fresh: (extent: CGFloat, isMeasured: Bool) = (44, false)
        let extents: [CGFloat] = [0, 10, 20.5, 44, 44, 44, 51.25]
        for step in 0..<2_000 {
            switch Int.random(in: 0..<7, using: &random) {
            case 0, 1:
                let at = Int.random(in: 0...rows.count, using: &random)
                let count = Int.random(in: 0...(rows.count < 200 ? 20 : 3), using: &random)
                tree.insert(ExtentTree(count: count, extent: 44), at: at)
                rows.insert(contentsOf: Array(repeating: fresh, count: count), at: at)
            case 2:
                let range = Self.range(in: rows.count, atMost: 12, &random)
                tree.remove(range)
                rows.removeSubrange(range)
            case 3 where step % 50 == 0:
                tree.forgetMeasurements()
                rows = rows.map { ($0.extent, false) }
            case 4:
                let range = Self.range(in: rows.count, atMost: 5, &random)
                tree.setEstimate(44, in: range)
                for row in range { rows[row] = fresh }
            default:
                guard !rows.isEmpty else { continue }
                let row = Int.random(in: rows.indices, using: &random)
                let extent = extents.randomElement(using: &random)!
                tree.setMeasured(extent, at: row)
                rows[row] = (extent, true)
            }
            tree.checkInvariants()
            Self.compare(tree, rows.map(\.extent), rows.map(\.isMeasured), seed, step, &random)
        }
    }

    static func range(
        in count: Int, atMost: Int, _ random: inout SeededGenerator
    ) -> Range<Int> {
        let start = Int.random(in: 0...count, using: &random)
        return start..<Int.random(in: start...min(count, start + atMost), using: &random)
    }

    private static func compare(
        _ tree: ExtentTree, _ extents: [CGFloat], _ measured: [Bool], _ seed: UInt64, _ step: Int,
        _ random: inout SeededGenerator
    ) {
        let state: Comment = "seed \(seed) step \(step): \(tree)"
        #expect(tree.count == extents.count, state)
        #expect(tree.measuredCount == measured.count { $0 }, state)
        let sum = extents.reduce(0, +)
        #expect(abs(tree.extent - sum) < 1e-6, state)
        let start = CGFloat(Int.random(in: -50...Int(sum) + 50, using: &random))
        let span = ExtentSpan(start: start, extent: CGFloat(Int.random(in: 1...400, using: &random)))
        var offset: CGFloat = 0
        var inside: [Int] = []
        var covering: Int?
        for (row, extent) in extents.enumerated() {
            let end = offset + extent
            if offset <= start, start < end { covering = row }
            if offset < span.end, end > span.start, extent > 0 { inside.append(row) }
            offset = end
        }
        #expect(tree.index(at: start) == covering, state)
        let rows = tree.rows(in: span)
        #expect(rows.first == inside.first && (inside.isEmpty || rows.contains(inside.last!)), state)
        #expect(rows.dropFirst(0).filter { extents[$0] > 0 } == inside, state)
        if !extents.isEmpty {
            let row = Int.random(in: extents.indices, using: &random)
            #expect(
                tree.span(at: row).extent == extents[row] && tree.isMeasured(at: row) == measured[row], state)
            #expect(abs(tree.offset(of: row) - extents[..<row].reduce(0, +)) < 1e-6, state)
        }
    }
}
