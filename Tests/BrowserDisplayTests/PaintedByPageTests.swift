import CoreGraphics
import QuartzCore
import TestSeeds
import Testing

@testable import BrowserDisplay
@testable import Raster

/// Text that a page puts together from glyphs, and pictures that it makes larger.
@MainActor
@Suite struct PaintedByPageTests {
    /// What is text and nothing else: plain, with glyphs that lie over one another, cut by its layer.
    static let texts: [LayerNode] = [
        SampleTree.layer(
            31, CGRect(x: 10.4, y: 10, width: 120, height: 28), SampleTree.text([40, 41, 42, 80, 90, 41])),
        SampleTree.layer(
            32, CGRect(x: 150, y: 10.7, width: 120, height: 28),
            SampleTree.text([40, 41, 42, 43, 44, 45], advance: 4.1)),
        SampleTree.layer(
            33, CGRect(x: 10, y: 50, width: 30, height: 12), SampleTree.text([40, 41, 42, 80])
        ) { $0.masksToBounds = true },
    ]
    /// The same in colours, of which some let through what is below.
    static let colored: [LayerNode] = [
        SampleTree.layer(
            41, CGRect(x: 10, y: 90, width: 120, height: 28),
            SampleTree.text([40, 41, 42], SampleTree.color(0x3C3C43, alpha: 0.6))),
        SampleTree.layer(
            42, CGRect(x: 150, y: 90, width: 120, height: 28),
            SampleTree.text([60, 61, 62], SampleTree.color(0x0A84FF))),
    ]

    private static func picture(
        _ id: UInt64, _ frame: CGRect, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        gravity: CALayerContentsGravity = .resize, orientation: ImageOrientation = .up,
        _ change: (inout LayerAppearance) -> Void = { _ in }
    ) -> LayerNode {
        let image = LayerImage(
            image: SampleTree.opaque, gravity: gravity, orientation: orientation, contentsRect: part)
        return SampleTree.layer(id, frame, .image(image), change)
    }

    /// A picture of 64 by 80 pixels as a whole, in part, turned, longer and narrower, and filling what has another shape.
    static let pictures: [LayerNode] = [
        picture(51, CGRect(x: 10, y: 130, width: 70.5, height: 90)),
        picture(
            52, CGRect(x: 90, y: 130, width: 50, height: 60),
            part: CGRect(x: 0.13, y: 0.21, width: 0.71, height: 0.5)),
        picture(53, CGRect(x: 150, y: 130, width: 80, height: 70), orientation: .right),
        picture(54, CGRect(x: 240, y: 130, width: 14, height: 290)),
        picture(55, CGRect(x: 10, y: 230, width: 100, height: 60), gravity: .resizeAspectFill) {
            $0.masksToBounds = true
        },
    ]
    static let cut = picture(56, CGRect(x: 10, y: 300, width: 120, height: 130)) {
        $0.cornerRadius = 13
        $0.masksToBounds = true
    }
    static var tree: LayerTree { SampleTree.tree(texts + colored + pictures + [cut], scale: 3) }

    @Test func eachIsSentAsWhatItIsMadeOf() throws {
        var replay = SceneReplay()
        let encoder = SceneEncoder(store: TileStore(renderer: Renderer()))
        replay.receive(try #require(encoder.message(for: Self.tree)))
        #expect(replay.steps[.text] == 5)
        #expect(replay.steps[.picture] == 6)
        #expect(replay.steps[.tile] == nil)
        // 40 to 45, 60 to 62, 80 and 90, each at four quarters of a pixel at most.
        #expect(try #require(replay.steps[.glyph]) <= 11 * 4)
    }

    /// One that shows through, one with a ground of its own, one that is not larger by a quarter, one in its own colours: pixels as they are.
    @Test func whatIsMoreThanThatIsSentAsPixels() throws {
        let frame = CGRect(x: 10, y: 10, width: 120, height: 110)
        let others = [
            SampleTree.layer(61, frame, .image(LayerImage(image: SampleTree.fading))),
            SampleTree.layer(62, frame, .image(LayerImage(image: SampleTree.opaque, gravity: .resizeAspect)))
            {
                $0.backgroundColor = SampleTree.color(0xFF0000)
                $0.cornerRadius = 4
            },
            SampleTree.layer(
                63, CGRect(x: 0, y: 0, width: 23, height: 28), .image(LayerImage(image: SampleTree.opaque))),
            SampleTree.layer(64, frame, SampleTree.text([40, 41])) {
                $0.shadow = LayerShadow(
                    color: .black, opacity: 1, offset: .zero, radius: 2, path: nil)
            },
        ]
        var replay = SceneReplay()
        let encoder = SceneEncoder(store: TileStore(renderer: Renderer()))
        replay.receive(try #require(encoder.message(for: SampleTree.tree(others, scale: 3))))
        #expect(replay.steps[.tile] == 4)
        #expect(replay.steps[.text] == nil)
        #expect(replay.steps[.picture] == nil)
    }

    /// A text of glyphs that the page has brings none; another page gets them with the text.
    @Test func glyphsTravelOnceToEachPage() throws {
        let store = TileStore(renderer: Renderer())
        func tree(_ glyphs: [CGGlyph]) -> LayerTree {
            SampleTree.tree([
                SampleTree.layer(
                    31, CGRect(x: 10, y: 10, width: 120, height: 28), SampleTree.text(glyphs, advance: 10))
            ])
        }
        var (first, second) = (SceneReplay(), SceneReplay())
        let page = SceneEncoder(store: store)
        first.receive(try #require(page.message(for: tree([40, 41, 42]))))
        #expect(first.steps[.glyph] == 3)
        let message = try #require(page.message(for: tree([42, 40, 41, 40, 42])))
        first.receive(message)
        #expect(first.steps[.glyph] == nil)
        #expect(first.steps[.text] == 1)
        #expect(message.count < 100)
        second.receive(try #require(SceneEncoder(store: store).message(for: tree([42, 40, 41, 40, 42]))))
        #expect(second.steps[.glyph] == 3)
    }

    /// Where glyphs are too many the page forgets those that were used longest ago, and gets them again with the text that needs them.
    @Test func glyphsThatAreTooManyAreForgotten() throws {
        let store = TileStore(renderer: Renderer(), glyphBudget: 4000)
        let page = SceneEncoder(store: store)
        var replay = SceneReplay()
        var forgotten = 0
        for number in (0..<60).map({ CGGlyph($0 % 30 * 5) }) {
            let glyphs = (0..<5).map { number + CGGlyph($0) + 1 }
            let tree = SampleTree.tree([
                SampleTree.layer(
                    UInt64(100 + number), CGRect(x: 10, y: 10, width: 120, height: 28),
                    SampleTree.text(glyphs))
            ])
            // The replay stops where a text has a glyph that is not there.
            replay.receive(try #require(page.message(for: tree)))
            forgotten += replay.steps[.forget] ?? 0
            #expect(replay.glyphs.count < 60)
        }
        #expect(forgotten > 100)
    }
}
