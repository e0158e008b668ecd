import QuartzCore
import TestSeeds
import Testing

@testable import Raster

/// Text as the coverage of its glyphs. Expected is arithmetic: what all glyphs of a text cover, added up, painted at once.
@Suite struct TextCoverageTests {
    private static let font = CGFont(
        path: "/usr/share/fonts/opentype/inter/Inter-Regular.otf", faceIndex: 0, fullName: "Inter",
        unitsPerEm: 2816)

    /// Lines of glyphs that stand anywhere: side by side, over one another, backwards, in lines that touch or do not.
    @Test(arguments: 0..<40 as Range<UInt64>) func everyGlyphCoversOnce(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let scale = CGFloat(Int.random(in: 1...3, using: &random))
        let size = CGFloat(Int.random(in: 8...30, using: &random))
        let color = CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: seed % 2 == 0 ? 1 : 0.5)
        let commands = (0..<Int.random(in: 1...4, using: &random)).map { line in
            var x: CGFloat = 4
            var (glyphs, positions): ([CGGlyph], [CGPoint]) = ([], [])
            for _ in 0..<Int.random(in: 1...20, using: &random) {
                glyphs.append(CGGlyph(Int.random(in: 1...400, using: &random)))
                positions.append(CGPoint(x: x, y: 0))
                x += size * .random(in: -0.1...1.2, using: &random)
            }
            let run = GlyphRun(font: Self.font, size: size, glyphs: glyphs, positions: positions)
            let pitch = size * .random(in: 0.6...1.6, using: &random)
            return DrawingCommand.glyphs(run, origin: CGPoint(x: 0, y: 24 + CGFloat(line) * pitch), color)
        }
        // Cut at all four sides
        let box = PixelRect(6, 8, 300, 100)
        let list = DrawingList(commands: commands)
        let store = GlyphStore(budget: PixelBudget())
        guard let text = GlyphRunPainter(store: store).coverage(of: list, box: box, scale: scale) else {
            Issue.record("seed \(seed): no coverage")
            return
        }
        #expect(text.color == color)
        for (index, piece) in text.pieces.enumerated() {
            #expect(!text.pieces[..<index].contains { $0.box.intersects(piece.box) }, "seed \(seed)")
        }
        let whole = Mask(width: box.width, height: box.height)
        for case .glyphs(let run, let origin, _) in list.commands {
            let strike = store.strike(of: run.font, pixels: run.size * scale, shape: GlyphStore.Shape(run))!
            for (glyph, position) in zip(run.glyphs, run.positions) {
                let quarters = ((origin.x + position.x) * scale * 4).pixel
                let known = store.glyph(glyph, quarter: quarters & 3, of: strike)
                let y = ((origin.y + position.y) * scale).pixel + known.top
                if let mask = known.mask {
                    whole.add(mask, x: (quarters >> 2) + known.left - box.x0, y: y - box.y0)
                }
            }
        }
        func picture(_ paint: (Canvas) -> Void) -> Bitmap {
            let bitmap = Bitmap(width: box.width + 20, height: box.height + 20)
            let canvas = Canvas(bitmap)
            canvas.fill(bitmap.bounds, .white)
            canvas.clipped(to: PixelRect(10, 10, 250, 90)) { paint(canvas) }
            canvas.finish()
            return bitmap
        }
        let (ours, expected) = (
            picture { $0.fill(text, x: 7, y: 9) }, picture { $0.fill(whole, x: 7, y: 9, color) }
        )
        #expect(ours.difference(from: expected) == nil, "seed \(seed), \(size) points at \(scale)")
    }

    /// The glyphs of a layer's text, added up and given the colour, are the layer's picture: a colour times what covers, divided by 255 and rounded.
    @Test(arguments: 0..<30 as Range<UInt64>) func whoAddsUpGlyphsHasThePicture(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let scale = CGFloat(Int.random(in: 1...3, using: &random))
        let size = CGFloat(Int.random(in: 8...30, using: &random))
        let color = CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: seed % 2 == 0 ? 1 : 0.5)
        let glyphs = (0..<8).map { _ in CGGlyph(Int.random(in: 1...400, using: &random)) }
        let pitch = size * CGFloat.random(in: 0.1...1.2, using: &random)
        let run = GlyphRun(
            font: Self.font, size: size, glyphs: glyphs,
            positions: glyphs.indices.map { CGPoint(x: CGFloat($0) * pitch, y: 0) })
        let contents = drawing(
            rect(0, 0, 150, 40), [.glyphs(run, origin: CGPoint(x: -3.3, y: 24.4), color)])
        let node = layer(2, rect(0.3, 7.4, 100, 30), contents: contents) {
            $0.masksToBounds = seed % 3 == 0
        }
        let renderer = Renderer()
        let text = try #require(renderer.text(of: node, scale: scale))
        let picture = try #require(renderer.picture(of: node, scale: scale))
        let line = Mask(width: text.width, height: text.height)
        for glyph in text.glyphs {
            let bytes = glyph.coverage.bytes
            for (at, part) in bytes.enumerated() {
                let (x, y) = (glyph.x + at % glyph.coverage.width, glyph.y + at / glyph.coverage.width)
                guard x >= 0, y >= 0, x < line.width, y < line.height else { continue }
                line.bytes[y * line.stride + x] = UInt8(
                    min(255, Int(line.bytes[y * line.stride + x]) + Int(part)))
            }
        }
        var differing = 0
        for y in 0..<picture.bitmap.height {
            for x in 0..<picture.bitmap.width {
                let (column, row) = (x + picture.x - text.x, y + picture.y - text.y)
                let isInside = column >= 0 && row >= 0 && column < text.width && row < text.height
                let cover = isInside ? UInt32(line.bytes[row * line.stride + column]) : 0
                let wanted = [0, 8, 16, 24].reduce(UInt32(0)) {
                    $0 | (((text.color >> $1 & 255) * cover + 127) / 255) << $1
                }
                if picture.bitmap[x, y] != wanted { differing += 1 }
            }
        }
        #expect(differing == 0, "\(size) points at \(scale)")
    }

    @Test func glyphsThatStandApartAreApart() {
        var apart = GlyphsApart()
        apart.add([
            PixelRect(0, 0, 5, 10), PixelRect(5, 2, 9, 12), PixelRect(8, 0, 14, 10), PixelRect(20, 0, 25, 10),
        ])
        #expect(apart.groups.map(\.glyphs) == [0..<1, 1..<3, 3..<4])
        #expect(
            apart.groups.map(\.box) == [
                PixelRect(0, 0, 5, 10), PixelRect(5, 0, 14, 12), PixelRect(20, 0, 25, 10),
            ])
    }

    @Test func aLineBelowIsApartFromTheOneAbove() {
        var apart = GlyphsApart()
        apart.add([PixelRect(0, 0, 5, 10), PixelRect(10, 0, 15, 10)])
        apart.add([PixelRect(0, 10, 5, 20), PixelRect(10, 10, 15, 20)])
        #expect(apart.groups.map(\.glyphs) == [0..<1, 1..<2, 2..<3, 3..<4])
        // One that reaches into the line above may meet all of its glyphs.
        apart.add([PixelRect(0, 19, 5, 30)])
        #expect(apart.groups.map(\.glyphs) == [0..<1, 1..<2, 2..<5])
    }

    @Test func smallGlyphsOfARunAreOnePiece() {
        var apart = GlyphsApart()
        apart.add([PixelRect(0, 0, 5, 10), PixelRect(6, 0, 9, 10), PixelRect(12, 0, 14, 10)], areSmall: true)
        #expect(apart.groups.map(\.glyphs) == [0..<3])
    }

    /// Texts come and go on a ground of one colour: what is painted is what was there and what is there now, as if anew.
    @Test func groundThatIsKnownIsFilledWhereItChanged() {
        let renderer = Renderer()
        func screen(_ texts: [(UInt64, CGFloat)], _ color: CGColor) -> LayerTree {
            let rows = texts.map { id, y in
                layer(
                    id, rect(10, y, 80, 30), background: color,
                    contents: drawing(
                        rect(0, 0, 80, 30),
                        [
                            .glyphs(
                                GlyphRun(
                                    font: Self.font, size: 20, glyphs: [40, 41, 42],
                                    positions: [.zero, CGPoint(x: 18, y: 0), CGPoint(x: 30, y: 0)]),
                                origin: CGPoint(x: 2, y: 22), blue)
                        ]))
            }
            return tree(100, 200, [layer(2, rect(0, 0, 100, 200), background: color, children: rows)])
        }
        let frames = [
            screen([], .white), screen([(3, 10), (4, 90)], .white), screen([(5, 20)], .white),
            screen([], .white),
            screen([(6, 20), (7, 40)], red), screen([(8, 150)], red), screen([(9, 150)], .white),
            screen([], .white),
        ]
        for (number, frame) in frames.enumerated() {
            #expect(
                renderer.render(frame).difference(from: frame.rendered().bitmap) == nil, "frame \(number)")
        }
    }
}
