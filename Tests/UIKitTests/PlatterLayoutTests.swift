import Testing

@testable import UIKit

/// Which bar buttons share a piece of glass. Expectations: WWDC 2025, session 284 (pictures share, texts and prominent items do
/// not), documentation of `sharesBackground` and `hidesSharedBackground`; widths by arithmetic.
struct PlatterLayoutTests {
    private typealias Item = PlatterLayout.Item
    private let metrics = PlatterMetrics(height: 44, textSide: 16, imageSide: 8, customSide: 4)

    private func groups(_ items: [Item]) -> [Range<Int>] { PlatterLayout.groups(of: items).map(\.items) }

    @Test func picturesShareTheirGlass() {
        let image = Item(content: .image)
        #expect(groups([image, image, image]) == [0..<3])
    }

    @Test func aTextStandsAlone() {
        let (image, text) = (Item(content: .image), Item(content: .text))
        #expect(groups([image, text, image, image]) == [0..<1, 1..<2, 2..<4])
        #expect(groups([text, text]) == [0..<1, 1..<2])
    }

    @Test func whatDoesNotShareStandsAlone() {
        let image = Item(content: .image)
        var alone = image
        alone.shares = false
        #expect(groups([image, alone, image]) == [0..<1, 1..<2, 2..<3])
    }

    @Test func whatHidesItsBackgroundHasNoGlass() {
        let image = Item(content: .image)
        var bare = image
        bare.isBare = true
        #expect(PlatterLayout.groups(of: [image, bare, image]).map(\.isBare) == [false, true, false])
    }

    /// A picture of 29.67 points stands on 45.67 (iOS 26.2, recorded); a smaller one on a circle. 16 points beside a text.
    @Test func aPlatterIsAtLeastAsWideAsHigh() {
        #expect(metrics.width(of: .image, 29.67) == 45.67)
        #expect(metrics.width(of: .image, 10) == 44)
        #expect(metrics.width(of: .text, 40) == 72)
    }

    @Test func nothingHasNoGroups() { #expect(groups([]) == []) }
}
