import Foundation
import Testing

@testable import ListEngine

/// What a query by rectangle looks at, counted.
struct FlowQueryCostTests {
    /// Numbers that count how often one of them was read.
    private final class Counted: RandomAccessCollection {
        let values: [Double]
        var reads = 0
        init(_ values: [Double]) { self.values = values }
        var startIndex: Int { 0 }
        var endIndex: Int { values.count }
        subscript(index: Int) -> Double {
            reads += 1
            return values[index]
        }
    }

    @Test(arguments: [1, 2, 1000, 1_000_000])
    func aPlaceIsFoundInAsManyStepsAsTheCountHasDigits(count: Int) {
        let numbers = Counted((0..<count).map { Double($0) * 10 })
        let steps = Int(log2(Double(count)).rounded(.up)) + 1
        for value in [-5, 0, 4, 10, Double(count) * 3, Double(count) * 10] {
            numbers.reads = 0
            let found = numbers.lastIndex(atMost: value)
            #expect(found == min(max(Int(value / 10), 0), count - 1))
            #expect(numbers.reads <= steps, "\(numbers.reads) of \(count)")
        }
    }

    /// 100 sections of 1,000 items of sizes of their own.
    private var layout: FlowLayout {
        FlowLayout(
            FlowLayoutInput(
                viewport: CGSize(width: 390, height: 844), scale: 3,
                sections: (0..<100).map { section in
                    FlowSectionInput(
                        items: .each(
                            (0..<1000).map { CGSize(width: 120, height: 40 + ($0 * 37 + section) % 61) }),
                        lineSpacing: 4, interitemSpacing: 4, headerExtent: 32)
                }))
    }

    @Test func onlyTheLinesInTheRectangleAreVisited() {
        let layout = layout
        let height = layout.contentSize.height
        for share in stride(from: 0.0, through: 1, by: 0.05) {
            let window = CGRect(x: 0, y: height * share, width: 390, height: 844)
            var found = 0
            layout.visitElements(in: window) { _ in found += 1 }
            // Lines are 40 points tall at least.
            #expect(found <= (844 / 44 + 2) * 3 + 3)
            for section in layout.geometry.indices {
                guard case .packed(let lines) = layout.geometry[section].lines else { continue }
                let start = layout.starts[section] + layout.geometry[section].linesStart
                let range = lines.list.lines(low: window.minY - start, high: window.maxY - start)
                for line in range {
                    let low = start + lines.list[line].start
                    #expect(
                        low <= window.maxY && low + lines.list[line].extent >= window.minY,
                        "line \(line) of section \(section) is not in \(window)")
                }
            }
        }
    }
}
