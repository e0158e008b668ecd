import CoreGraphics
import ListEngine
import Testing

struct FlowLayoutTests {
    private func layout(_ sections: [FlowSectionInput], width: CGFloat = 375, axis: FlowAxis = .vertical)
        -> FlowLayout
    {
        FlowLayout(
            FlowLayoutInput(
                viewport: CGSize(width: width, height: 400), axis: axis, scale: 2, sections: sections))
    }

    private func sizes(_ widths: [CGFloat], height: CGFloat = 40) -> FlowItemSizes {
        .each(widths.map { CGSize(width: $0, height: height) })
    }

    @Test func aFullLineOfUnequalItemsEndsFlush() {
        let flow = layout([FlowSectionInput(items: sizes([100, 120, 90, 200]))])
        #expect(flow.itemFrame(section: 0, item: 0).minX == 0)
        #expect(flow.itemFrame(section: 0, item: 1).minX == 132.5)
        #expect(flow.itemFrame(section: 0, item: 2).maxX == 375)
        #expect(flow.itemFrame(section: 0, item: 3).origin == CGPoint(x: 87.5, y: 50))
    }

    @Test func aLastLineOfUnequalItemsKeepsTheMinimumSpacing() {
        let flow = layout([FlowSectionInput(items: sizes([100, 120]))])
        #expect(flow.itemFrame(section: 0, item: 1).minX == 110)
    }

    @Test func aLoneItemWithRoomForTwoStandsLeft() {
        let flow = layout([FlowSectionInput(items: sizes([150, 370]))])
        #expect(flow.itemFrame(section: 0, item: 0).minX == 0)
        #expect(flow.itemFrame(section: 0, item: 1).minX == 2.5)
    }

    @Test func shorterItemsAreCentredInTheirLine() {
        let items = FlowItemSizes([CGSize(width: 100, height: 60), CGSize(width: 100, height: 20)])
        let flow = layout([FlowSectionInput(items: items)])
        #expect(flow.itemFrame(section: 0, item: 1).minY == 20)
        #expect(flow.contentSize.height == 60)
    }

    @Test func threeThirdsOfAnyWidthMakeOneLine() {
        for width in stride(from: CGFloat(320), through: 440, by: 1) {
            let third = (width - 4) / 3
            let section = FlowSectionInput(
                items: .uniform(count: 3, size: CGSize(width: third, height: third)), interitemSpacing: 2)
            #expect(
                layout([section], width: width).itemFrame(section: 0, item: 2).minY == 0, "width \(width)")
        }
    }

    @Test func touchingEdgesAreNotVisible() {
        // Objects of 1 to 6 items of height 10, one a line; offset 30, 100 high: sections 2, 3, 4 are
        // visible.
        let flow = layout(
            (1...6).map {
                FlowSectionInput(
                    items: .uniform(count: $0, size: CGSize(width: 100, height: 10)), lineSpacing: 0,
                    interitemSpacing: 0)
            }, width: 100)
        let visible = flow.elements(in: CGRect(x: 0, y: 30, width: 100, height: 100))
        #expect(Set(visible.map(\.section)) == [2, 3, 4])
        #expect(flow.elements(in: CGRect(x: 0, y: 30, width: 0, height: 100)).isEmpty)
    }

    @Test func aMillionUniformItemsAnswerLikeAHundred() {
        let section = FlowSectionInput(
            items: .uniform(count: 1_000_000, size: CGSize(width: 100, height: 100)), lineSpacing: 0)
        let flow = layout([section])
        #expect(flow.contentSize.height == 33_333_400)
        let visible = flow.elements(in: CGRect(x: 0, y: 30_000_000, width: 375, height: 100))
        #expect(visible.map(\.item) == [900_000, 900_001, 900_002])
    }

    @Test func heightAloneChangesNothing() {
        let section = FlowSectionInput(items: sizes([100, 120, 90, 200]))
        var flow = layout([section])
        let before = flow.itemFrame(section: 0, item: 2)
        flow.resize(to: CGSize(width: 375, height: 800))
        #expect(flow.itemFrame(section: 0, item: 2) == before)
        flow.resize(to: CGSize(width: 200, height: 800))
        #expect(flow == layout([section], width: 200).resized(height: 800))
    }

    @Test func oneReplacedSectionMovesTheOthers() {
        let small = FlowSectionInput(items: .uniform(count: 3, size: CGSize(width: 50, height: 50)))
        let tall = FlowSectionInput(items: sizes([50, 60], height: 80), headerExtent: 30)
        var flow = layout([small, small, small])
        flow.replaceSection(1, with: tall)
        #expect(flow == layout([small, tall, small]))
        #expect(flow.itemFrame(section: 2, item: 0).minY == 160)
    }

    @Test func pinnedHeadersStayUntilTheNextPushesThem() {
        let section = FlowSectionInput(
            items: .uniform(count: 4, size: CGSize(width: 300, height: 50)),
            insets: ListInsets(top: 5, leading: 0, bottom: 5, trailing: 0), lineSpacing: 0, headerExtent: 30)
        let flow = layout([section, section])
        func tops(at offset: CGFloat) -> [CGFloat] {
            let visible = CGRect(x: 0, y: offset, width: 375, height: 300)
            let pinning = FlowPinning(headers: true, footers: false, visibleBounds: visible)
            return flow.elements(in: visible, pinning: pinning).filter { $0.kind == .header }.map(
                \.frame.minY)
        }
        #expect(tops(at: -40) == [0, 240])
        #expect(tops(at: 0) == [0, 240])
        #expect(tops(at: 100) == [100, 240])
        #expect(tops(at: 210) == [210, 240])
        #expect(tops(at: 225) == [210, 240])
        #expect(tops(at: 240) == [240])
        #expect(tops(at: 300) == [300])
    }

    @Test func pinnedFootersStayAtTheBottom() {
        let section = FlowSectionInput(
            items: .uniform(count: 4, size: CGSize(width: 300, height: 50)), lineSpacing: 0, headerExtent: 30,
            footerExtent: 20)
        let flow = layout([section, section])
        func footer(_ index: Int, bottom: CGFloat) -> CGFloat {
            let visible = CGRect(x: 0, y: bottom - 300, width: 375, height: 300)
            let pinning = FlowPinning(headers: false, footers: true, visibleBounds: visible)
            return flow.footerFrame(section: index, pinning: pinning)!.minY
        }
        #expect(footer(0, bottom: 100) == 80)
        #expect(footer(0, bottom: 20) == 30)
        #expect(footer(0, bottom: 400) == 230)
        #expect(footer(1, bottom: 400) == 380)
    }

    @Test func everyFaultIsNamed() {
        let section = FlowSectionInput(
            items: .uniform(count: -1, size: CGSize(width: CGFloat.nan, height: 1)), lineSpacing: .infinity,
            headerExtent: -2)
        let input = FlowLayoutInput(viewport: CGSize(width: 1, height: 1), scale: 0, sections: [section])
        #expect(input.faults.count == 5, "\(input.faults)")
    }
}

extension FlowLayout {
    fileprivate func resized(height: CGFloat) -> FlowLayout {
        var copy = self
        copy.resize(to: CGSize(width: input.viewport.width, height: height))
        return copy
    }
}
