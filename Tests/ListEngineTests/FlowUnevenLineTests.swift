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

    /// Arithmetic of the recorded line with a taller item (`Tests/Facts/flow-layout.json`), for one in the middle: the lines around it, of one size, are spread. 375 - 4 · 80 = 55 points are three
    /// gaps of 18 1/3, on the pixels of a screen at 2x.
    @Test func aTallerItemInTheMiddleChangesItsOwnLineOnly() {
        let sizes = (0..<12).map { CGSize(width: 80, height: $0 == 6 ? 95 : 80) }
        let all = frames(sizes).map(\.minX)
        #expect(Array(all[0..<4]) == [0, 98.5, 196.5, 295])
        #expect(Array(all[4..<8]) == [0, 90, 180, 270])
        #expect(Array(all[8..<12]) == [0, 98.5, 196.5, 295])
    }
}
