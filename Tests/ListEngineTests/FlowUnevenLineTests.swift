import CoreGraphics
import Testing

@testable import ListEngine

/// Lines of items of one width that are not equally tall.
@Suite struct FlowUnevenLineTests {
    private func frames(_ sizes: [CGSize], width: CGFloat = 375) -> [CGRect] {
        var layouts: [[CGRect]] = []
        for items in [FlowItemSizes.each(sizes), FlowItemSizes(sizes)] {
            let section = FlowSectionInput(
                items: items, insets: .zero, lineSpacing: 10, interitemSpacing: 10, headerExtent: 0,
                footerExtent: 0)
            let layout = FlowLayout(
                FlowLayoutInput(
                    viewport: CGSize(width: width, height: 600), axis: .vertical, scale: 2,
                    sections: [section]))
            layouts.append(sizes.indices.map { layout.itemFrame(section: 0, item: $0) })
        }
        #expect(layouts[0] == layouts[1], "both forms of sizes give the same places")
        return layouts[0]
    }

    /// Apple's documentation of `minimumInteritemSpacing`: "this spacing is used to compute how many items can fit in a single line, but
    /// after the number of items is determined, the actual spacing may possibly be adjusted upward": full lines reach from edge to edge.
    /// 375 - 4 · 80 = 55 points are three gaps of 18 1/3, on the pixels of a screen at 2x.
    @Test func aTallerItemInTheMiddleChangesNoPlaces() {
        let sizes = (0..<12).map { CGSize(width: 80, height: $0 == 6 ? 95 : 80) }
        let all = frames(sizes).map(\.minX)
        for line in 0..<3 { #expect(Array(all[line * 4..<line * 4 + 4]) == [0, 98.5, 196.5, 295]) }
    }

    /// A last line keeps the minimum spacing, as recorded (`Tests/Facts/flow-layout.json`, a line with a taller item).
    @Test func aTallerItemInTheLastLineKeepsTheMinimumSpacing() {
        let sizes = (0..<8).map { CGSize(width: 80, height: $0 == 6 ? 95 : 80) }
        let all = frames(sizes).map(\.minX)
        #expect(Array(all[0..<4]) == [0, 98.5, 196.5, 295])
        #expect(Array(all[4..<8]) == [0, 90, 180, 270])
    }
}
