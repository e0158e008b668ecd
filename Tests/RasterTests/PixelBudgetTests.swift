import CoreGraphics
import Foundation
import QuartzCore
import TestSeeds
import Testing

@testable import Raster

/// What caches of pictures keep, by arithmetic: four bytes a pixel.
@Suite struct PixelBudgetTests {
    /// A picture of so many pixels, 400 bytes for 10 × 10.
    private func picture(_ width: Int, _ height: Int) -> CGImage {
        CGImage(
            width: width, height: height, source: .pixels(Data(repeating: 255, count: width * height * 4)))
    }

    @Test func everyCopyCountsAndGoesWithItsPicture() throws {
        let budget = PixelBudget(bytes: 1 << 20)
        let store = ImageStore(budget: budget)
        do {
            let image = picture(10, 20)
            _ = try #require(store.original(of: image))
            #expect(budget.used == 800)
            _ = try #require(store.turned(image, .right))
            #expect(budget.used == 1600)
            let variant = ImageStore.Variant(
                orientation: .up, part: CGRect(x: 0, y: 0, width: 10, height: 20), width: 5, height: 5)
            for _ in 0..<3 { _ = try #require(store.bitmap(of: image, variant)) }
            #expect(budget.used == 1700)
            let key = ImagePiece.Key(
                variant: variant, center: .zero, repeatsCenter: false, pixelsPerPixel: 1, tint: nil)
            for _ in 0..<3 { _ = store.composed(of: image, key) { Bitmap(width: 3, height: 3) } }
            #expect(budget.used == 1736)
            // As it is, it is no further copy.
            let same = ImageStore.Variant(
                orientation: .up, part: CGRect(x: 0, y: 0, width: 10, height: 20), width: 10, height: 20)
            #expect(store.bitmap(of: image, same) === store.original(of: image))
            #expect(budget.used == 1736)
        }
        store.sweep()
        #expect(budget.used == 0)
    }

    /// A screen that grows out of a view is composed as a whole, another one in every frame. Each is 100 × 100 pixels, and half of that, with
    /// a pixel around it, as it is seen.
    @Test func picturesOfGroupsCountAndGoWhenAllRests() {
        let budget = PixelBudget(bytes: 1 << 20)
        let renderer = Renderer(budget: budget)
        func node(
            _ id: UInt64, _ box: CGRect, scaled transform: CGAffineTransform = .identity,
            _ children: [LayerNode] = []
        ) -> LayerNode {
            var appearance = LayerAppearance()
            appearance.backgroundColor = .black
            return LayerNode(
                id: LayerID(number: id), name: "node",
                geometry: LayerGeometry(
                    position: .zero, anchorPoint: .zero, bounds: box, transform: transform),
                appearance: appearance, contents: .none, mask: nil, children: children)
        }
        let box = CGRect(x: 0, y: 0, width: 100, height: 100)
        for number in 0..<100 {
            let group = node(1, box, scaled: CGAffineTransform(scaleX: 0.5, y: 0.5), [node(2, box)])
            let screen = node(UInt64(10 + number), box, [group])
            _ = renderer.picture(of: screen, scale: 1)
            if number == 0 { #expect(budget.used == 100 * 100 * 4 + 52 * 52 * 4) }
            #expect(budget.used <= 1 << 20)
        }
        #expect(budget.used > 1 << 19)
        renderer.rest()
        #expect(budget.used == 0)
    }

    /// A window with round corners that grows has another outline in every frame: what is alive of them, not what is counted.
    @Test func outlinesAndShadowsThatAreAliveStayWithinTheBudget() {
        struct Alive { weak var mask: Mask? }
        let budget = PixelBudget(bytes: 200_000)
        let surfaces = LayerSurfaces(budget: budget)
        var look = LayerAppearance()
        look.cornerRadius = 8
        var made: [Alive] = []
        for side in 20..<220 {
            let box = PixelRect(0, 0, side, side)
            let shape = RoundedShape(box, appearance: look, scale: 1)
            made.append(Alive(mask: surfaces.mask(of: shape)))
            made.append(Alive(mask: surfaces.shadow(.init(shape: shape, box: box, sigma: 2), scale: 1)))
            let alive = made.compactMap { $0.mask?.byteCount }.reduce(0, +)
            #expect(alive <= 200_000 && alive == budget.used, "\(alive) of \(side)")
        }
        // One byte a pixel, rows of whole words.
        let shape = RoundedShape(PixelRect(0, 0, 30, 10), appearance: look, scale: 1)
        #expect(surfaces.mask(of: shape).byteCount == 320)
    }

    /// Text in many sizes: a glyph is its coverage and the objects around it.
    @Test func glyphsCount() throws {
        let budget = PixelBudget(bytes: 100_000)
        let store = GlyphStore(budget: budget)
        let inter = CGFont(
            path: "/usr/share/fonts/opentype/inter/Inter-Regular.otf", faceIndex: 0, fullName: "Inter",
            unitsPerEm: 2816)
        let run = GlyphRun(font: inter, size: 20, glyphs: [], positions: [])
        for pixels in 10..<60 {
            let strike = try #require(store.strike(of: inter, pixels: Double(pixels), shape: .init(run)))
            let before = budget.used
            let glyph = store.glyph(40, quarter: 0, of: strike)
            if pixels == 10 {
                #expect(budget.used == before + GlyphStore.glyphBytes + (glyph.mask?.byteCount ?? 0))
            }
            for index in CGGlyph(41)..<60 { _ = store.glyph(index, quarter: 0, of: strike) }
            #expect(budget.used <= 100_000)
        }
        #expect(budget.used > 50_000)
    }

    @Test func whatWasUsedLongestAgoGoesFirst() throws {
        let budget = PixelBudget(bytes: 4000)
        let store = ImageStore(budget: budget)
        let images = (0..<11).map { _ in picture(10, 10) }
        let first = try #require(store.original(of: images[0]))
        for image in images[1..<10] { _ = store.original(of: image) }
        #expect(budget.used == 4000)
        #expect(store.original(of: images[0]) === first)
        // The eleventh is too much: 3,000 bytes stay at most, seven pictures: the newest ones and the one used again.
        let kept = images[5..<10].compactMap { store.original(of: $0) }
        _ = store.original(of: images[0])
        let last = store.original(of: images[10])
        #expect(budget.used == 2800)
        #expect(store.original(of: images[0]) === first && store.original(of: images[10]) === last)
        for (image, bitmap) in zip(images[5..<10], kept) { #expect(store.original(of: image) === bitmap) }
    }

    @Test func onePictureLargerThanAllIsShownAllTheSame() throws {
        let budget = PixelBudget(bytes: 1000)
        let store = ImageStore(budget: budget)
        let (large, small) = (picture(100, 100), picture(10, 10))
        #expect(store.original(of: large)?.width == 100)
        #expect(budget.used == 40_000)
        #expect(store.original(of: small)?.width == 10)
        #expect(budget.used == 400)
    }

    @Test func storesShareABudgetAndGiveBackWhatTheyHeld() {
        let budget = PixelBudget(bytes: 1000)
        let image = picture(10, 10)
        let store = ImageStore(budget: budget)
        _ = store.original(of: image)
        do {
            let other = ImageStore(budget: budget)
            _ = other.original(of: image)
            #expect(budget.used == 800)
            // The oldest goes, whoever keeps it.
            _ = other.original(of: picture(10, 11))
            #expect(budget.used == 440)
        }
        #expect(budget.used == 0)
        #expect(store.original(of: image)?.width == 10)
    }

    /// However pictures come, turn and shrink, what is kept stays within the budget, and is what the items say.
    @Test(arguments: Soak.seeds(0..<20)) func randomUseStaysWithinTheBudget(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        func side() -> Int { 1 + random.next(40) }
        let budget = PixelBudget(bytes: 50_000)
        let store = ImageStore(budget: budget)
        var images = (0..<12).map { _ in picture(side(), side()) }
        for _ in 0..<400 {
            let index = random.next(12)
            switch random.next(4) {
            case 0: images[index] = picture(side(), side())
            case 1: _ = store.turned(images[index], ImageOrientation(rawValue: random.next(8)) ?? .up)
            default:
                let image = images[index]
                let part = CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height))
                _ = store.bitmap(
                    of: image, .init(orientation: .up, part: part, width: side(), height: side()))
            }
            #expect(budget.used <= 50_000, "seed \(seed)")
        }
        images = []
        store.sweep()
        #expect(budget.used == 0, "seed \(seed)")
    }
}
