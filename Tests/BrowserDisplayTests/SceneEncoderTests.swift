import CoreGraphics
import QuartzCore
import TestSeeds
import Testing

@testable import BrowserDisplay
@testable import PageServing
@testable import Raster

@MainActor
@Suite struct SceneEncoderTests {
    private let store = TileStore(renderer: Renderer())

    @Test func anUnchangedTreeSendsNothing() throws {
        let encoder = SceneEncoder(store: store)
        let tree = SampleTree.zoo
        #expect(encoder.message(for: tree)?.count != nil)
        #expect(encoder.message(for: tree)?.count == nil)
        let again = SceneEncoder(store: store)
        #expect(again.message(for: SampleTree.list(offset: 5))?.count != nil)
        #expect(
            again.message(for: SampleTree.list(offset: 5))?.count == nil, "an equal tree of other objects")
    }

    @Test func scrollingWithoutNewRowsSendsTensOfBytes() throws {
        let encoder = SceneEncoder(store: store)
        _ = encoder.message(for: SampleTree.list(offset: 10))
        let message = try #require(encoder.message(for: SampleTree.list(offset: 20.5)))
        #expect(message.count < 40)
    }

    @Test func aRowThatComesInBringsNoTileThatThePageHas() throws {
        let encoder = SceneEncoder(store: store)
        var replay = SceneReplay()
        replay.receive(try #require(encoder.message(for: SampleTree.list(offset: 0))))
        // The picture with and without round corners, and the text.
        #expect(replay.newTiles <= 5)
        for step in 1...60 {
            guard let message = encoder.message(for: SampleTree.list(offset: CGFloat(step) * 13.5)) else {
                continue
            }
            replay.receive(message)
            #expect(message.count < 700)
        }
        #expect(replay.tiles.count <= 8, "rows differ by fractions of a pixel only")
    }

    @Test func thePageHoldsExactlyTheLayersOfTheTree() throws {
        let encoder = SceneEncoder(store: store)
        var replay = SceneReplay()
        for tree in [
            SampleTree.list(offset: 0), SampleTree.list(offset: 700), SampleTree.zoo,
            SampleTree.list(offset: 3),
        ] {
            if let message = encoder.message(for: tree) { replay.receive(message) }
            #expect(Set(replay.layers.keys) == replay.reachable)
            let tiles = Set(replay.layers.values.flatMap(\.tiles))
            #expect(tiles.isSubset(of: replay.tiles))
        }
    }

    @Test func aLayerThatMovesToAnotherParentStays() throws {
        let moving = SampleTree.layer(5, CGRect(x: 0, y: 0, width: 10, height: 10)) {
            $0.backgroundColor = .black
        }
        func tree(inFirst: Bool) -> LayerTree {
            SampleTree.tree([
                SampleTree.layer(
                    2, CGRect(x: 0, y: 0, width: 50, height: 50), children: inFirst ? [moving] : []),
                SampleTree.layer(
                    3, CGRect(x: 60, y: 0, width: 50, height: 50), children: inFirst ? [] : [moving]),
            ])
        }
        let encoder = SceneEncoder(store: store)
        var replay = SceneReplay()
        for inFirst in [true, false, true] {
            replay.receive(try #require(encoder.message(for: tree(inFirst: inFirst))))
            #expect(replay.layers[5] != nil)
            #expect(replay.layers[2]?.children == (inFirst ? [5] : []))
            #expect(Set(replay.layers.keys) == replay.reachable)
        }
    }

    @Test func tilesOutOfUseAreForgottenWhenTheyGetTooMany() throws {
        let small = TileStore(renderer: Renderer(), budget: 5000)
        let encoder = SceneEncoder(store: small)
        var replay = SceneReplay()
        for i in 0..<12 {
            let image = SampleTree.picture(40 + i, 40)
            let picture = SampleTree.layer(
                5, CGRect(x: 0, y: 0, width: 30, height: 30), .image(LayerImage(image: image)))
            replay.receive(try #require(encoder.message(for: SampleTree.tree([picture]))))
        }
        #expect(replay.tiles.count <= 2)
        #expect(Set(replay.layers.values.flatMap(\.tiles)).isSubset(of: replay.tiles))
    }

    /// Packed tiles count with the bytes that they have here; what is shown stays all the same.
    @Test func packedTilesStayWithinTheirBytes() throws {
        let small = TileStore(renderer: Renderer(), packedBudget: 2000)
        let encoder = SceneEncoder(store: small)
        for i in 0..<12 {
            let image = SampleTree.picture(40 + i, 40)
            let picture = SampleTree.layer(
                5, CGRect(x: 0, y: 0, width: 30, height: 30), .image(LayerImage(image: image)))
            _ = try #require(encoder.message(for: SampleTree.tree([picture])))
            let shown = small.packedBytes
            small.trim()
            #expect(small.packedBytes == shown)
        }
        encoder.close()
        small.trim()
        #expect(small.packedBytes <= 2000)
    }

    /// A picture's file has changed: the page has new tiles of all that it shows, and none of the old ones.
    @Test func picturesThatAreOthersTravelAnew() throws {
        let encoder = SceneEncoder(store: store)
        var replay = SceneReplay()
        let image = SampleTree.picture(40, 40)
        let picture = SampleTree.layer(
            5, CGRect(x: 0, y: 0, width: 30, height: 30), .image(LayerImage(image: image)))
        let tree = SampleTree.tree([picture])
        replay.receive(try #require(encoder.message(for: tree)))
        let old = replay.tiles
        image.adopt(pixelsOf: SampleTree.picture(40, 40, fades: true))
        store.forgetTiles(Renderer())
        encoder.forgetTiles()
        replay.receive(try #require(encoder.message(for: tree)))
        let shown = try #require(replay.layers[5]).tiles
        #expect(!shown.isEmpty && Set(shown).isSubset(of: replay.tiles))
        #expect(replay.tiles.isDisjoint(with: old))
        #expect(encoder.message(for: tree) == nil)
    }

    @Test func aPageThatComesBackGetsEverything() throws {
        let first = SceneEncoder(store: store)
        let tree = SampleTree.zoo
        let whole = try #require(first.message(for: tree))
        first.close()
        let isSame = SceneEncoder(store: store).message(for: tree) == whole
        #expect(isSame)
    }

    /// What is in a turned layer travels once while it moves, then its place and four numbers a frame; once it rests it comes as the
    /// rasteriser draws it. At (110, 60) in the middle of 60 by 40, twice as large: its corner lies at (50, 20).
    @Test func aTurnedLayerThatMovesIsSentOnce() throws {
        let label = SampleTree.layer(
            6, CGRect(x: 5, y: 5, width: 30, height: 20), .drawing(SampleTree.drawing))
        func tree(_ scale: CGFloat, at time: Double, with children: [LayerNode]? = nil) -> LayerTree {
            var tree = SampleTree.tree([
                SampleTree.layer(
                    5, CGRect(x: 80, y: 40, width: 60, height: 40),
                    transform: CGAffineTransform(scaleX: scale, y: scale), children: children ?? [label])
            ])
            tree.time = time
            return tree
        }
        let encoder = SceneEncoder(store: store)
        var replay = SceneReplay()
        replay.receive(try #require(encoder.message(for: tree(0.5, at: 1))))
        #expect(replay.layers[5]?.turn == [1, 0, 0, 1] && !encoder.isMoving, "as it is, before it moves")
        replay.receive(try #require(encoder.message(for: tree(1.5, at: 2))))
        #expect(replay.newTiles == 1 && encoder.isMoving)
        let message = try #require(encoder.message(for: tree(2, at: 3)))
        #expect(message.count < 64)
        replay.receive(message)
        #expect(replay.newTiles == 0)
        #expect(replay.layers[5]?.turn == [2, 0, 0, 2])
        #expect(replay.layers[5].map { [$0.x, $0.y] } == [50, 20])
        var last = tree(2.5, at: 4)
        replay.receive(try #require(encoder.message(for: last)))
        #expect(encoder.message(for: last)?.count == nil && encoder.isMoving, "no later frame has been made")
        last.time = 5
        replay.receive(try #require(encoder.message(for: last)))
        #expect(replay.newTiles == 1 && !encoder.isMoving)
        #expect(replay.layers[5]?.turn == [1, 0, 0, 1])
        #expect(replay.layers[6] == nil, "it is part of the rasteriser's tile")
        last.time = 6
        #expect(encoder.message(for: last)?.count == nil)
        // What is in it may change on the way.
        replay.receive(try #require(encoder.message(for: tree(3, at: 7, with: []))))
        #expect(replay.newTiles == 0 && encoder.isMoving)
    }

    /// A screen that grows out of a small place has the tiles that it has when it has grown, from its first frame on: no picture of it as a
    /// whole is made. 300 by 200 points are more pixels than a layer of which the rasteriser's picture comes at once.
    @Test func aScreenThatGrowsHasTheTilesThatItHasAtTheEnd() throws {
        func tree(_ scale: CGFloat, at time: Double, picture: CGFloat = 10) -> LayerTree {
            let inside = [
                SampleTree.layer(6, CGRect(x: 5, y: 5, width: 110, height: 22), .drawing(SampleTree.drawing)),
                SampleTree.layer(7, CGRect(x: 0, y: 50, width: 300, height: 44)) {
                    $0.backdrop = LayerBackdrop(radius: 12, saturation: 1.8)
                    $0.backgroundColor = SampleTree.color(0xF9F9F9, alpha: 0.8)
                },
                SampleTree.layer(
                    8, CGRect(x: picture, y: 100, width: 30, height: 30),
                    .image(LayerImage(image: Self.square))),
            ]
            var tree = SampleTree.tree([
                SampleTree.layer(
                    5, CGRect(x: 10, y: 10, width: 300, height: 200),
                    transform: CGAffineTransform(scaleX: scale, y: scale), children: inside)
            ])
            tree.time = time
            return tree
        }
        let encoder = SceneEncoder(store: store)
        var replay = SceneReplay()
        replay.receive(try #require(encoder.message(for: tree(0.25, at: 1))))
        #expect(replay.newTiles == 2 && encoder.isMoving)
        #expect(replay.layers[5]?.turn == [0.25, 0, 0, 0.25])
        #expect(replay.layers[5]?.children == [6, 7, 8])
        #expect(replay.layers[7]?.isBlurred == false, "a picture that is turned sees nothing below it")
        // Something in it moves, too.
        replay.receive(try #require(encoder.message(for: tree(0.5, at: 2, picture: 20))))
        #expect(replay.newTiles == 0 && encoder.isMoving)
        #expect(replay.layers[8]?.x == 20)
        replay.receive(try #require(encoder.message(for: tree(1, at: 3, picture: 20))))
        #expect(replay.newTiles == 0 && !encoder.isMoving)
        #expect(replay.layers[5]?.turn == [1, 0, 0, 1])
        #expect(replay.layers[7]?.isBlurred == true)
        #expect(Set(replay.layers.keys) == replay.reachable)
    }

    private static let square = SampleTree.picture(40, 40)

    /// A list that fills the screen, scrolled to a row.
    private func rows(from first: Int) -> [LayerNode] {
        let place = CGRect(x: 0, y: 0, width: 320, height: 480)
        let scroll = CGPoint(x: 0, y: CGFloat(first) * 60.3)
        return [
            SampleTree.layer(52, place, scroll: scroll, children: Array(SampleTree.rows[first..<(first + 8)]))
            {
                $0.masksToBounds = true
            }
        ]
    }

    /// A screen that grows out of `source` in a window with round corners; nil: it fills all.
    private func zooming(_ screen: [LayerNode], from source: CGRect, by part: CGFloat?, at time: Double)
        -> LayerTree
    {
        var windows: [LayerNode] = []
        if let part {
            let frame = CGRect(
                x: source.minX * (1 - part), y: source.minY * (1 - part),
                width: source.width + (320 - source.width) * part,
                height: source.height + (480 - source.height) * part)
            let scale = frame.width / 320
            let place = CGRect(
                x: (frame.width - 320) / 2, y: (frame.height - 480) / 2, width: 320, height: 480)
            let picture = SampleTree.layer(
                51, place, transform: CGAffineTransform(scaleX: scale, y: scale), children: screen
            ) { $0.backgroundColor = .white }
            windows = [
                SampleTree.layer(50, frame, children: [picture]) {
                    $0.masksToBounds = true
                    $0.cornerRadius = 10 * (1 - part) + 1
                }
            ]
        }
        var tree = SampleTree.tree(screen + windows)
        tree.time = time
        return tree
    }

    /// In every frame there is another outline, and in the first one a picture of the whole screen, of 640 by 960 pixels.
    @Test(arguments: Soak.seeds(0..<3)) func whatScreensThatZoomLeaveIsWithinTheBudget(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        // Two pictures and a half.
        let budget = PixelBudget(bytes: 6 << 20)
        let store = TileStore(renderer: Renderer(budget: budget), packedBudget: 1 << 20)
        let encoder = SceneEncoder(store: store)
        var time = 0.0
        for _ in 0..<5 {
            let screen = rows(from: random.next(30))
            let source = CGRect(
                x: 20, y: 60 + CGFloat(random.next(300)), width: 40 + CGFloat(random.next(60)), height: 60)
            for frame in 0...11 {
                time += 1 / 60
                let part = frame == 11 ? nil : CGFloat(frame) / 10
                _ = encoder.message(for: zooming(screen, from: source, by: part, at: time))
                #expect(budget.used <= 6 << 20, "seed \(seed), at \(time)")
            }
            #expect(!encoder.isMoving)
            store.rest()
            #expect(store.packedBytes <= 2 << 20)
        }
    }
}
