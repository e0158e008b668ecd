import CoreGraphics
import ListEngine
import Testing

/// Frames recorded from UIKit. Origin: iOS 26 Mac Catalyst, scale 2, recorded.
struct FlowLayoutRecordedTests {
    /// One recorded configuration, every section alike but for its item count.
    struct Recording: Sendable, CustomTestStringConvertible {
        var name: String
        var bounds: CGSize
        var axis: FlowAxis = .vertical
        var counts: [Int]
        var itemSize = CGSize(width: 50, height: 50)
        var lineSpacing: CGFloat = 10
        var interitemSpacing: CGFloat = 10
        var insets = FlowInsets.zero
        var header: CGFloat = 0
        var footer: CGFloat = 0
        /// Section, item and frame.
        var items: [(Int, Int, CGRect)]
        /// Section and frame; nil frame: there is none.
        var headers: [(Int, CGRect?)] = []
        var footers: [(Int, CGRect?)] = []
        var contentWidth: CGFloat?
        var contentHeight: CGFloat?

        var testDescription: String { name }

        var layout: FlowLayout {
            FlowLayout(
                FlowLayoutInput(
                    viewport: bounds, axis: axis, scale: 2,
                    sections: counts.map {
                        FlowSectionInput(
                            items: .uniform(count: $0, size: itemSize), insets: insets,
                            lineSpacing: lineSpacing,
                            interitemSpacing: interitemSpacing, headerExtent: header, footerExtent: footer)
                    }))
        }
    }

    static let recordings: [Recording] = [
        Recording(
            name: "a full line distributes its leftover", bounds: CGSize(width: 375, height: 400),
            counts: [7],
            itemSize: CGSize(width: 100, height: 60),
            items: [
                (0, 0, rect(0, 0, 100, 60)), (0, 1, rect(137.5, 0, 100, 60)), (0, 2, rect(275, 0, 100, 60)),
                (0, 3, rect(0, 70, 100, 60)), (0, 5, rect(275, 70, 100, 60)), (0, 6, rect(0, 140, 100, 60)),
            ],
            contentHeight: 200),
        Recording(
            name: "section insets shrink the line", bounds: CGSize(width: 375, height: 400), counts: [7],
            itemSize: CGSize(width: 100, height: 60),
            insets: FlowInsets(top: 8, left: 16, bottom: 8, right: 16),
            items: [
                (0, 0, rect(16, 8, 100, 60)), (0, 1, rect(137.5, 8, 100, 60)), (0, 2, rect(259, 8, 100, 60)),
                (0, 6, rect(16, 148, 100, 60)),
            ],
            contentHeight: 216),
        Recording(
            name: "an exact fit makes three a line", bounds: CGSize(width: 375, height: 400), counts: [5],
            itemSize: CGSize(width: 115, height: 50), lineSpacing: 12, interitemSpacing: 15,
            items: [
                (0, 0, rect(0, 0, 115, 50)), (0, 1, rect(130, 0, 115, 50)), (0, 2, rect(260, 0, 115, 50)),
                (0, 3, rect(0, 62, 115, 50)), (0, 4, rect(130, 62, 115, 50)),
            ],
            contentHeight: 112),
        Recording(
            name: "headers and footers span the content, items snap to pixels",
            bounds: CGSize(width: 375, height: 400), counts: [3, 2], itemSize: CGSize(width: 80, height: 40),
            insets: FlowInsets(top: 4, left: 12, bottom: 6, right: 12), header: 30, footer: 20,
            items: [
                (0, 0, rect(12, 34, 80, 40)), (0, 1, rect(102.5, 34, 80, 40)),
                (0, 2, rect(192.5, 34, 80, 40)),
                (1, 0, rect(12, 134, 80, 40)), (1, 1, rect(102.5, 134, 80, 40)),
            ],
            headers: [(0, rect(0, 0, 375, 30)), (1, rect(0, 100, 375, 30))],
            footers: [(0, rect(0, 80, 375, 20)), (1, rect(0, 180, 375, 20))], contentHeight: 200),
        Recording(
            name: "horizontal scrolling packs columns", bounds: CGSize(width: 375, height: 220),
            axis: .horizontal, counts: [7], itemSize: CGSize(width: 90, height: 70),
            insets: FlowInsets(top: 8, left: 12, bottom: 8, right: 12),
            items: [
                (0, 0, rect(12, 8, 90, 70)), (0, 1, rect(12, 142, 90, 70)), (0, 2, rect(112, 8, 90, 70)),
                (0, 5, rect(212, 142, 90, 70)), (0, 6, rect(312, 8, 90, 70)),
            ],
            contentWidth: 414, contentHeight: 220),
        Recording(
            name: "an item wider than the line is centred", bounds: CGSize(width: 200, height: 300),
            counts: [3],
            itemSize: CGSize(width: 250, height: 40), lineSpacing: 6, interitemSpacing: 6,
            items: [
                (0, 0, rect(-25, 0, 250, 40)), (0, 1, rect(-25, 46, 250, 40)), (0, 2, rect(-25, 92, 250, 40)),
            ],
            contentHeight: 132),
        Recording(
            name: "one item a line is centred", bounds: CGSize(width: 200, height: 300), counts: [2],
            itemSize: CGSize(width: 150, height: 40), lineSpacing: 6,
            items: [(0, 0, rect(25, 0, 150, 40)), (0, 1, rect(25, 46, 150, 40))]),
        Recording(
            name: "a last line is spaced as if it were full", bounds: CGSize(width: 375, height: 300),
            counts: [4],
            items: [
                (0, 0, rect(0, 0, 50, 50)), (0, 1, rect(65, 0, 50, 50)), (0, 2, rect(130, 0, 50, 50)),
                (0, 3, rect(195, 0, 50, 50)),
            ]),
        Recording(
            name: "two items and a footer alone", bounds: CGSize(width: 375, height: 300), counts: [2],
            itemSize: CGSize(width: 80, height: 40), footer: 12,
            items: [(0, 0, rect(0, 0, 80, 40)), (0, 1, rect(98.5, 0, 80, 40))],
            headers: [(0, nil)], footers: [(0, rect(0, 40, 375, 12))], contentHeight: 52),
        Recording(
            name: "fractions snap origins, not sizes", bounds: CGSize(width: 375, height: 300), counts: [6],
            itemSize: CGSize(width: 111.5, height: 44.25), lineSpacing: 8, interitemSpacing: 7,
            insets: FlowInsets(top: 5, left: 9, bottom: 5, right: 9),
            items: [
                (0, 0, rect(9, 5, 111.5, 44.25)), (0, 1, rect(132, 5, 111.5, 44.25)),
                (0, 2, rect(254.5, 5, 111.5, 44.25)), (0, 3, rect(9, 57.5, 111.5, 44.25)),
                (0, 5, rect(254.5, 57.5, 111.5, 44.25)),
            ],
            contentHeight: 106.5),
        Recording(
            name: "an empty section keeps header, insets and footer", bounds: CGSize(width: 375, height: 300),
            counts: [1, 0, 1], itemSize: CGSize(width: 80, height: 40),
            insets: FlowInsets(top: 4, left: 12, bottom: 6, right: 12), header: 30, footer: 20,
            items: [(2, 0, rect(12, 194, 80, 40))],
            headers: [(1, rect(0, 100, 375, 30)), (2, rect(0, 160, 375, 30))],
            footers: [(1, rect(0, 140, 375, 20))], contentHeight: 260),
        Recording(
            name: "a full line of four", bounds: CGSize(width: 375, height: 300), counts: [4],
            itemSize: CGSize(width: 80, height: 40),
            items: [
                (0, 0, rect(0, 0, 80, 40)), (0, 1, rect(98.5, 0, 80, 40)), (0, 2, rect(196.5, 0, 80, 40)),
                (0, 3, rect(295, 0, 80, 40)),
            ]),
        Recording(
            name: "a grid of eight", bounds: CGSize(width: 375, height: 480), counts: [8],
            itemSize: CGSize(width: 100, height: 100), lineSpacing: 12, interitemSpacing: 12,
            insets: FlowInsets(top: 16, left: 16, bottom: 16, right: 16),
            items: [
                (0, 0, rect(16, 16, 100, 100)), (0, 1, rect(137.5, 16, 100, 100)),
                (0, 2, rect(259, 16, 100, 100)), (0, 3, rect(16, 128, 100, 100)),
            ]),
    ]

    @Test(arguments: recordings)
    func framesAreThoseThatUIKitShowed(_ recording: Recording) {
        let layout = recording.layout
        for (section, item, frame) in recording.items {
            expectNear(layout.itemFrame(section: section, item: item), frame, "item \(section).\(item)")
        }
        for (section, frame) in recording.headers {
            expectNear(layout.headerFrame(section: section), frame, "header \(section)")
        }
        for (section, frame) in recording.footers {
            expectNear(layout.footerFrame(section: section), frame, "footer \(section)")
        }
        if let width = recording.contentWidth { #expect(abs(layout.contentSize.width - width) < 0.01) }
        if let height = recording.contentHeight { #expect(abs(layout.contentSize.height - height) < 0.01) }
    }

    /// The recordings judge equal lengths per line, wherever the sizes come from.
    @Test(arguments: recordings)
    func aSizePerItemPlacesEqualItemsLikeOneSize(_ recording: Recording) {
        let uniform = recording.layout
        var input = uniform.input
        for index in input.sections.indices {
            let count = input.sections[index].items.count
            input.sections[index].items = .each(Array(repeating: recording.itemSize, count: count))
        }
        let packed = FlowLayout(input)
        #expect(packed.contentSize == uniform.contentSize)
        for (section, item, frame) in recording.items {
            expectNear(packed.itemFrame(section: section, item: item), frame, "item \(section).\(item)")
        }
    }

    private func expectNear(_ frame: CGRect?, _ expected: CGRect?, _ what: String) {
        guard let frame, let expected else {
            #expect((frame == nil) == (expected == nil), "\(what): \(String(describing: frame))")
            return
        }
        let distance = max(
            abs(frame.minX - expected.minX), abs(frame.minY - expected.minY),
            abs(frame.width - expected.width), abs(frame.height - expected.height))
        #expect(distance <= 0.01, "\(what) is \(frame), recorded \(expected)")
    }
}

private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
