import CoreGraphics
import QuartzCore
import Raster
import TestSeeds
import Testing

@testable import BrowserDisplay

/// Boxes whose middle column and row come several times.
@MainActor
@Suite struct RepeatedMiddleTests {
    /// The pixel of the tile that a page draws at a place of the box that has grown: before the middle as it is, the middle, after it.
    private func origin(of place: Int, middle: Int, grow: Int) -> Int {
        place <= middle ? place : max(place - grow, middle)
    }

    private func look(_ dice: inout SeededGenerator) -> LayerAppearance {
        var look = LayerAppearance()
        look.cornerRadius = dice.chance(percent: 80) ? CGFloat(dice.next(0...24)) : 0
        look.cornerCurve = dice.pick([.circular, .continuous])
        look.maskedCorners = dice.chance(percent: 70) ? .all : CACornerMask(rawValue: UInt(dice.next(16)))
        look.backgroundColor = SampleTree.color(0x34C759)
        if dice.chance(percent: 50) {
            look.borderWidth = CGFloat(dice.next(1...5))
            look.borderColor = SampleTree.color(0x007AFF, alpha: CGFloat(dice.next(0.2...1)))
        }
        if dice.chance(percent: 50) {
            look.shadow = LayerShadow(
                color: .black, opacity: 0.5,
                offset: CGSize(width: dice.next(-6...6).rounded(), height: dice.next(-6...6)),
                radius: CGFloat(dice.next(0...8)))
        } else if dice.chance(percent: 50) {
            look.backgroundColor = SampleTree.color(0x5AC8FA, alpha: 0.4)
        }
        return look
    }

    /// Every pixel of the whole box is the rasteriser's.
    @Test(arguments: 0..<60)
    func aBoxThatIsPutTogetherIsTheBox(seed: Int) throws {
        var dice = SeededGenerator(seed: UInt64(seed))
        let scale = dice.pick([CGFloat(1), 2, 3])
        let size = PixelSize(width: dice.next(700) + 1, height: dice.next(700) + 1)
        let node = SampleTree.layer(1, CGRect(x: 0, y: 0, width: 10, height: 10)) { $0 = look(&dice) }
        let renderer = Renderer()
        for recipe in [
            TileRecipe.beneathChildren(of: node, size, scale: scale), .border(of: node, size, scale: scale),
            .corners(of: node, size, scale: scale),
        ] {
            let (small, grow) = recipe.withoutRepeats
            let whole = renderer.picture(of: recipe.node, scale: scale)
            let part = renderer.picture(of: small.node, scale: scale)
            guard let whole, let part else {
                #expect(whole == nil && part == nil)
                continue
            }
            let tile = Tile(id: 1, middle: small.middle, painted: part)
            #expect(whole.x == part.x && whole.y == part.y)
            #expect(whole.bitmap.width == part.bitmap.width + grow.width)
            #expect(whole.bitmap.height == part.bitmap.height + grow.height)
            let differing = (0..<whole.bitmap.height).contains { y in
                let row = origin(of: y, middle: tile.middle.y, grow: grow.height)
                return (0..<whole.bitmap.width).contains { x in
                    let column = origin(of: x, middle: tile.middle.x, grow: grow.width)
                    return whole.bitmap[x, y] != part.bitmap[column, row]
                }
            }
            #expect(!differing, "\(recipe.appearance) \(size) @\(scale)")
        }
    }

    /// Corners of 10 points in a box of 300 by 400 are, at two pixels a point, at most (2 · (2 · 10 · 2 + 2) + 1)² = 7225 pixels, not 480,000.
    @Test func aBoxWithRoundCornersThatGrowsBringsFewPixelsOnce() throws {
        func tree(_ width: CGFloat) -> LayerTree {
            SampleTree.tree([
                SampleTree.layer(5, CGRect(x: 0, y: 0, width: width, height: 400), children: SampleTree.rows)
                {
                    $0.cornerRadius = 10
                    $0.masksToBounds = true
                    $0.backgroundColor = .white
                }
            ])
        }
        let encoder = SceneEncoder(store: TileStore(renderer: Renderer()))
        var replay = SceneReplay()
        _ = encoder.message(for: SampleTree.tree(SampleTree.rows)).map { replay.receive($0) }
        replay.receive(try #require(encoder.message(for: tree(300))))
        #expect(replay.newTiles == 1 && replay.newPixels <= 7225)
        replay.receive(try #require(encoder.message(for: tree(310.5))))
        #expect(replay.newTiles == 0)
    }

    /// A picture has no part that repeats.
    @Test func picturesAreWhole() {
        let node = SampleTree.layer(
            1, CGRect(x: 0, y: 0, width: 10, height: 10), .image(LayerImage(image: SampleTree.opaque)))
        let recipe = TileRecipe.beneathChildren(of: node, PixelSize(width: 500, height: 500), scale: 2)
        #expect(recipe.withoutRepeats.grow == PixelSize(width: 0, height: 0))
    }
}
