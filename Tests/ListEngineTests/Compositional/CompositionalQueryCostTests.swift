import CoreGraphics
import Testing

@testable import ListEngine

/// What a query by rectangle looks at in a compositional layout.
struct CompositionalQueryCostTests {
    private func layout(sections: Int, rows: Int) -> CompositionalLayout {
        let row = CompositionalItem.cell(.row(.absolute(44)))
        let group = CompositionalItem.group(.vertical, .row(.absolute(44)), .filling([row]))
        return compositional(
            (0..<sections).map { CompositionalSectionInput(root: group, itemCount: $0 % 7 == 0 ? 0 : rows) },
            spacing: 8)
    }

    @Test func onlyTheSectionsInTheWindowAreLookedAt() {
        let layout = layout(sections: 5000, rows: 3)
        let height = layout.contentSize.height
        for share in stride(from: -0.01, through: 1.01, by: 0.017) {
            let (low, high) = (height * share, height * share + 758)
            let range = layout.sections(low: low, high: high)
            let inside = layout.sections.indices.filter { number in
                let span = layout.span(of: number)
                return span.start < high && span.end > low
            }
            #expect(inside.allSatisfy(range.contains), "\(low): \(range) leaves out of \(inside)")
            #expect(range.count <= inside.count + 4, "\(low): \(range) instead of \(inside)")
        }
    }

    @Test func onlyTheGroupsInTheWindowAreLookedAt() {
        let layout = layout(sections: 2, rows: 1_000_000)
        let stack = layout.sections[1].stack
        for number in [0, 1, 77, 500_000, 999_990] {
            let low = CGFloat(number) * 44
            let range = stack.groups(low: low, high: low + 758)
            #expect(range.contains(number))
            #expect(range.count <= 758 / 44 + 3)
        }
    }
}
