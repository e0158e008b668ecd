import Testing

@testable import UIKit

/// Which bar buttons share a piece of glass. Expectations: WWDC 2025, session 284 (pictures share, texts and prominent items do
/// not), documentation of `sharesBackground` and `hidesSharedBackground`; widths by arithmetic.
struct PlatterLayoutTests {
    private typealias Item = PlatterLayout.Item
    private let metrics = PlatterMetrics(height: 44, textSide: 16, imageSide: 8, customSide: 4)

    private func groups(_ items: [Item]) -> [Range<Int>] { PlatterLayout(items, metrics).groups.map(\.items) }

    @Test func picturesShareTheirGlass() {
        let image = Item(content: .image, width: 22)
        #expect(groups([image, image, image]) == [0..<3])
        #expect(PlatterLayout([image, image], metrics).groups.first?.width == 88)
    }

    @Test func aTextStandsAlone() {
        let (image, text) = (Item(content: .image, width: 22), Item(content: .text, width: 40))
        #expect(groups([image, text, image, image]) == [0..<1, 1..<2, 2..<4])
        #expect(groups([text, text]) == [0..<1, 1..<2])
        #expect(PlatterLayout([text], metrics).widths == [72])
    }

    @Test func whatDoesNotShareStandsAlone() {
        let image = Item(content: .image, width: 22)
        var alone = image
        alone.shares = false
        #expect(groups([image, alone, image]) == [0..<1, 1..<2, 2..<3])
    }

    @Test func whatHidesItsBackgroundHasNoGlassAndItsOwnWidth() {
        let image = Item(content: .image, width: 22)
        var bare = image
        bare.isBare = true
        let layout = PlatterLayout([image, bare, image], metrics)
        #expect(layout.groups.map(\.isBare) == [false, true, false])
        #expect(layout.widths == [44, 22, 44])
    }

    /// A picture of 29.67 points stands on 45.67 (iOS 26.2, recorded); a smaller one on a circle.
    @Test func aPlatterIsAtLeastAsWideAsHigh() {
        let items = [Item(content: .image, width: 29.67), Item(content: .image, width: 10)]
        #expect(PlatterLayout(items, metrics).widths == [45.67, 44])
    }

    @Test func nothingHasNoGroups() { #expect(groups([]) == []) }
}
