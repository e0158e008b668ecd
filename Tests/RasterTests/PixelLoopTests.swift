import CCairo
import QuartzCore
import TestSeeds
import Testing

@testable import Raster

/// Our loops over pixels against Cairo's, byte by byte, and what is left out because it is hidden.
@Suite struct PixelLoopTests {
    private static func color(_ random: inout SeededGenerator) -> CGColor {
        let alpha: CGFloat = Bool.random(using: &random) ? 1 : .random(in: 0...1, using: &random)
        return CGColor(
            red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random),
            blue: .random(in: 0...1, using: &random), alpha: alpha)
    }

    /// White or black with some boxes of other colours, or any boxes on nothing.
    private static func bitmap(_ width: Int, _ height: Int, _ random: inout SeededGenerator) -> Bitmap {
        let bitmap = Bitmap(width: width, height: height)
        let canvas = Canvas(bitmap)
        let ground: CGColor? = [.white, .black, nil].randomElement(using: &random)!
        if let ground { canvas.fill(bitmap.bounds, ground) }
        for _ in 0..<(ground == nil ? 6 : 1) {
            canvas.fill(
                PixelRect(
                    .random(in: 0..<width, using: &random), .random(in: 0..<height, using: &random), width,
                    height),
                color(&random))
        }
        canvas.finish()
        return bitmap
    }

    /// Nothing, everything and all between, in runs as glyphs have them.
    private static func mask(_ width: Int, _ height: Int, _ random: inout SeededGenerator) -> Mask {
        let mask = Mask(width: width, height: height)
        for y in 0..<height {
            var x = 0
            while x < width {
                let end = min(x + .random(in: 1...20, using: &random), width)
                let kind = Int.random(in: 0..<3, using: &random)
                for place in x..<end {
                    mask.bytes[y * mask.stride + place] =
                        kind == 0 ? 0 : kind == 1 ? 255 : .random(in: 0...255, using: &random)
                }
                x = end
            }
        }
        return mask
    }

    @Test(arguments: 0..<40 as Range<UInt64>) func coloursThroughMasksRoundAsCairoDoes(seed: UInt64) {
        coverAsCairoDoes(seed, 1...100)
    }

    /// A picture that a mask cuts: apart from the rest by Cairo, or as it is laid over it.
    @Test(arguments: 0..<60 as Range<UInt64>) func picturesThroughMasksRoundAsCairoDoes(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let ours = Self.bitmap(90, 60, &random)
        let theirs = ours.copy()
        let picture = Self.bitmap(
            .random(in: 1...80, using: &random), .random(in: 1...50, using: &random), &random)
        let mask = Self.mask(
            .random(in: seed % 2 == 0 ? 1...9 : 1...80, using: &random), .random(in: 1...60, using: &random),
            &random)
        func place() -> (x: Int, y: Int) {
            (.random(in: -20...40, using: &random), .random(in: -20...30, using: &random))
        }
        let (at, cut) = (place(), place())
        let area = PixelRect(
            .random(in: 0...20, using: &random), .random(in: 0...20, using: &random),
            .random(in: 21...90, using: &random), .random(in: 21...60, using: &random))
        let canvas = Canvas(ours)
        canvas.clipped(to: PixelRect(3, 2, 88, 57)) {
            canvas.draw(picture, at: at, in: area, cutBy: mask, at: cut)
        }
        canvas.finish()
        let apart = Bitmap(width: area.width, height: area.height)
        let inner = Canvas(apart, originX: area.x0, originY: area.y0)
        inner.draw(picture, x: at.x, y: at.y)
        inner.keep(mask, x: cut.x, y: cut.y)
        inner.finish()
        let other = Canvas(theirs)
        other.clipped(to: PixelRect(3, 2, 88, 57)) { other.draw(apart, x: area.x0, y: area.y0) }
        other.finish()
        #expect(ours.difference(from: theirs) == nil, "seed \(seed)")
    }

    /// Narrower than a step of the loop, as an "l" is.
    @Test(arguments: 0..<40 as Range<UInt64>) func coloursThroughNarrowMasksRoundAsCairoDoes(seed: UInt64) {
        coverAsCairoDoes(seed, 1...9)
    }

    private func coverAsCairoDoes(_ seed: UInt64, _ widths: ClosedRange<Int>) {
        var random = SeededGenerator(seed: seed)
        let ours = Self.bitmap(90, 60, &random)
        let theirs = ours.copy()
        let mask = Self.mask(
            .random(in: widths, using: &random), .random(in: 1...70, using: &random), &random)
        let (x, y) = (Int.random(in: -20...40, using: &random), Int.random(in: -20...30, using: &random))
        let clip = PixelRect(
            .random(in: 0...20, using: &random), .random(in: 0...20, using: &random),
            .random(in: 40...90, using: &random), .random(in: 30...60, using: &random))
        let plain: [CGColor] = [.black, .white, red]
        let color = seed % 2 == 0 ? Self.color(&random) : plain.randomElement(using: &random)!
        let alpha: CGFloat = Bool.random(using: &random) ? 1 : 0.75

        let canvas = Canvas(ours)
        canvas.clipped(to: clip) { canvas.fill(mask, x: x, y: y, color, alpha: alpha) }
        canvas.finish()
        let cairo = cairo_create(theirs.surface)
        cairo_rectangle(cairo, Double(clip.x0), Double(clip.y0), Double(clip.width), Double(clip.height))
        cairo_clip(cairo)
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * alpha)
        cairo_mask_surface(cairo, mask.surface, Double(x), Double(y))
        cairo_destroy(cairo)
        #expect(
            ours.difference(from: theirs) == nil, "seed \(seed), \(color), mask at \(x), \(y), clip \(clip)")
    }

    @Test(arguments: 0..<40 as Range<UInt64>) func fillsRoundAsCairoDoes(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var color = Self.color(&random)
        if seed % 3 == 0 {
            color = CGColor(red: color.red, green: color.green, blue: color.blue, alpha: 1)
        }
        let box = PixelRect(3, 2, .random(in: 4...200, using: &random), 40)
        let ours = Self.bitmap(200, 50, &random)
        let theirs = ours.copy()
        let canvas = Canvas(ours)
        canvas.clipped(to: PixelRect(1, 3, 190, 60)) { canvas.fill(box, color) }
        canvas.finish()
        let cairo = cairo_create(theirs.surface)
        cairo_rectangle(cairo, 1, 3, 189, 57)
        cairo_clip(cairo)
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
        cairo_rectangle(cairo, Double(box.x0), Double(box.y0), Double(box.width), Double(box.height))
        cairo_fill(cairo)
        cairo_destroy(cairo)
        #expect(ours.difference(from: theirs) == nil, "seed \(seed), \(color), \(box)")
    }

    /// Two masks in one place add up and stop at 255, whatever their width.
    @Test(arguments: [1, 7, 8, 9, 15, 16, 17, 23, 64]) func masksAddUpToFull(width: Int) {
        var random = SeededGenerator(seed: UInt64(width))
        let (first, second) = (Self.mask(width, 3, &random), Self.mask(width, 3, &random))
        let sum = Mask(width: width, height: 3)
        sum.add(first, x: 0, y: 0)
        sum.add(second, x: 0, y: 0)
        for y in 0..<3 {
            for x in 0..<width {
                let place = y * sum.stride + x
                let expected = min(Int(first.bytes[place]) + Int(second.bytes[place]), 255)
                #expect(Int(sum.bytes[place]) == expected, "pixel \(x), \(y)")
            }
        }
    }

    /// Boxes of a few colours one over the other: every pixel has the colour of the last box on it.
    @Test(arguments: 0..<20 as Range<UInt64>) func whatIsHiddenIsNotMissed(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let colors = [red, green, blue, .white]
        var expected = [UInt32](repeating: white32, count: 400 * 300)
        var boxes: [LayerNode] = []
        for number in 0..<30 {
            let (x, y) = (
                Int.random(in: -30...360, using: &random), Int.random(in: -30...260, using: &random)
            )
            let (width, height) = (
                Int.random(in: 1...250, using: &random), Int.random(in: 1...250, using: &random)
            )
            let color = Int.random(in: 0..<4, using: &random)
            boxes.append(
                layer(
                    UInt64(number + 2), rect(CGFloat(x), CGFloat(y), CGFloat(width), CGFloat(height)),
                    background: colors[color]))
            for row in max(y, 0)..<max(min(y + height, 300), max(y, 0)) {
                for column in max(x, 0)..<max(min(x + width, 400), max(x, 0)) {
                    expected[row * 400 + column] = [red32, green32, blue32, white32][color]
                }
            }
        }
        let picture = tree(400, 300, boxes).rendered().bitmap
        let wrong = (0..<400 * 300).filter { picture[$0 % 400, $0 / 400] != expected[$0] }
        #expect(
            wrong.isEmpty,
            "seed \(seed): \(wrong.count) pixels, the first at \(wrong.first.map { ($0 % 400, $0 / 400) } ?? (0, 0))"
        )
    }

    /// A device that turns has as many pixels as before; its frames take turns in one piece of memory.
    @Test func aTurnedFrameIsTheSameAsOnePaintedAnew() {
        let renderer = Renderer()
        for turn in 0..<4 {
            let (width, height): (CGFloat, CGFloat) = turn % 2 == 0 ? (40, 90) : (90, 40)
            let sample = tree(
                width, height,
                [
                    layer(
                        2, rect(5, CGFloat(turn), 20, 20),
                        background: CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
                ], scale: 2)
            let frame = renderer.render(sample)
            #expect(frame.difference(from: sample.rendered().bitmap) == nil, "turn \(turn)")
        }
    }
}
