import CoreGraphics
import ListEngine
import TestSeeds
import Testing

/// What holds for every flow layout, tried on random ones.
struct FlowLayoutContractTests {
    @Test(arguments: UInt64(1)...40)
    func aWindowQueryIsAFilterOfTheWhole(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let flow = FlowLayout(random.input())
        let all = everything(flow)
        for _ in 0..<25 {
            let rect = random.window(in: flow)
            let expected = all.filter { overlaps($0.frame, rect) }
            #expect(flow.elements(in: rect) == expected, "seed \(seed), \(flow), window \(rect)")
        }
    }

    @Test(arguments: UInt64(1)...20)
    func pinnedBarsStayInTheirSectionAndWindow(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let flow = FlowLayout(random.input())
        let isVertical = flow.input.axis == .vertical
        for _ in 0..<25 {
            let visible = random.window(in: flow)
            let pinning = FlowPinning(headers: true, footers: true, visibleBounds: visible)
            for section in 0..<flow.sectionCount {
                guard let frame = flow.headerFrame(section: section, pinning: pinning) else { continue }
                let whole = flow.sectionFrame(section)
                let (low, high) = isVertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
                let (start, end) = isVertical ? (whole.minY, whole.maxY) : (whole.minX, whole.maxX)
                #expect(
                    low >= start - 0.5 && high <= end + 0.5, "seed \(seed), header \(section) at \(frame)")
                let top = isVertical ? visible.minY : visible.minX
                if low > start + 0.5 { #expect(low <= top + 0.5, "seed \(seed), header \(section) hangs") }
            }
        }
    }

    /// Sizes of one width are packed as columns when the axis is vertical; each by itself they are not.
    @Test(arguments: UInt64(1)...40)
    func columnsStandWhereItemsOfTheSameSizesStand(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let input = random.input()
        var plain = input
        for index in plain.sections.indices {
            plain.sections[index].items = .each(plain.sections[index].items.sizes)
        }
        let (columns, packed) = (everything(FlowLayout(input)), everything(FlowLayout(plain)))
        #expect(columns.count == packed.count)
        for (one, other) in zip(columns, packed) {
            let (a, b) = (one.frame, other.frame)
            let apart = [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY]
            #expect(apart.allSatisfy { abs($0) < 1e-9 }, "seed \(seed), \(input): \(one) and \(other)")
        }
    }

    private func everything(_ flow: FlowLayout) -> [FlowElement] {
        (0..<flow.sectionCount).flatMap { section -> [FlowElement] in
            var elements: [FlowElement] = []
            if let frame = flow.headerFrame(section: section) {
                elements.append(FlowElement(kind: .header, section: section, item: 0, frame: frame))
            }
            for item in 0..<flow.itemCount(inSection: section) {
                let frame = flow.itemFrame(section: section, item: item)
                elements.append(FlowElement(kind: .item, section: section, item: item, frame: frame))
            }
            if let frame = flow.footerFrame(section: section) {
                elements.append(FlowElement(kind: .footer, section: section, item: 0, frame: frame))
            }
            return elements
        }
    }

    private func overlaps(_ a: CGRect, _ b: CGRect) -> Bool {
        a.minX < b.maxX && a.maxX > b.minX && a.minY < b.maxY && a.maxY > b.minY
    }
}

/// Random layouts.
extension SeededGenerator {
    fileprivate mutating func length(_ bound: Int) -> CGFloat { CGFloat(next(bound * 4)) / 4 }

    fileprivate mutating func input() -> FlowLayoutInput {
        let sections = (0..<next(6) + 1).map { _ in section() }
        return FlowLayoutInput(
            viewport: CGSize(width: 200 + length(200), height: 200 + length(200)),
            axis: next(2) == 0 ? .vertical : .horizontal, scale: CGFloat(next(3) + 1), sections: sections)
    }

    private mutating func section() -> FlowSectionInput {
        let count = next(30)
        let items: FlowItemSizes
        switch next(3) {
        case 0:
            items = .uniform(count: count, size: CGSize(width: 1 + length(120), height: 1 + length(120)))
        case 1:
            items = .oneWidth(length(120), heights: (0..<count).map { _ in length(120) })
        default:
            items = .each((0..<count).map { _ in CGSize(width: length(220), height: length(120)) })
        }
        return FlowSectionInput(
            items: items,
            insets: ListInsets(
                top: length(20), leading: length(20), bottom: length(20), trailing: length(20)),
            lineSpacing: length(20), interitemSpacing: length(20),
            headerExtent: CGFloat(next(2)) * length(50),
            footerExtent: CGFloat(next(2)) * length(50))
    }

    fileprivate mutating func window(in flow: FlowLayout) -> CGRect {
        let size = flow.contentSize
        return CGRect(
            x: length(Int(size.width) + 40) - 20, y: length(Int(size.height) + 40) - 20,
            width: 1 + length(300), height: 1 + length(300))
    }
}
