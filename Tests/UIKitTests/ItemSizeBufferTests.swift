import CoreGraphics
import Testing

@testable import ListEngine
@testable import UIKit

/// Sizes asked of a delegate one after the other, kept in the cheapest form.
@MainActor @Suite struct ItemSizeBufferTests {
    private func gathered(_ sizes: [CGSize], _ laid: (CGSize, Int) -> CGSize = { size, _ in size })
        -> FlowItemSizes
    {
        var buffer = ItemSizeBuffer(count: sizes.count, first: sizes[0])
        for item in 1..<sizes.count { buffer.put(sizes[item], at: item) }
        return buffer.take(laid)
    }

    @Test func oneWidthKeepsHeightsAlone() {
        let sizes = [30, 50, 40].map { CGSize(width: 80, height: $0) }
        #expect(gathered(sizes) == .oneWidth(80, heights: [30, 50, 40]))
        #expect(gathered([sizes[0], sizes[0]]) == .uniform(count: 2, size: sizes[0]))
    }

    @Test(arguments: 1..<5) func aWidthThatDiffersKeepsAllSizes(place: Int) {
        var sizes = (0..<5).map { CGSize(width: 80, height: 10 + $0) }
        sizes[place].width = 81
        #expect(gathered(sizes) == .each(sizes))
    }

    @Test(arguments: [CGFloat.nan, -1, .infinity, UICollectionViewFlowLayout.automaticSize.height])
    func heightsThatAreNoLengthsAreAskedAbout(height: CGFloat) {
        var asked: [Int] = []
        let sizes = gathered([CGSize(width: 80, height: 20), CGSize(width: 80, height: height)]) {
            size, item in
            asked.append(item)
            return item == 1 ? CGSize(width: 50, height: 50) : size
        }
        #expect(asked == [0, 1])
        #expect(sizes == .each([CGSize(width: 80, height: 20), CGSize(width: 50, height: 50)]))
    }

    @Test(arguments: [CGFloat.nan, -1, .infinity])
    func widthsThatAreNoLengthsAreAskedAbout(width: CGFloat) {
        let sizes = gathered([CGSize(width: width, height: 20), CGSize(width: width, height: 30)]) {
            size, item in
            CGSize(width: CGFloat(item), height: size.height)
        }
        #expect(sizes == .each([CGSize(width: 0, height: 20), CGSize(width: 1, height: 30)]))
    }
}
