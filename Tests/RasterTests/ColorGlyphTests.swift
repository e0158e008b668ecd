import CCairo
import QuartzCore
import Raster
import Testing

/// Glyphs that are pictures, outlines drawn along, outlines made wider.
@Suite struct ColorGlyphTests {
    private let emoji = CGFont(
        path: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf", faceIndex: 0, fullName: "Noto Color Emoji",
        unitsPerEm: 2048, isColored: true)
    private let inter = CGFont(
        path: "/usr/share/fonts/opentype/inter/Inter-Regular.otf", faceIndex: 0, fullName: "Inter",
        unitsPerEm: 2816)

    private func glyph(_ scalar: UInt32, _ font: CGFont) -> CGGlyph {
        var library: FT_Library?
        var face: FT_Face?
        FT_Init_FreeType(&library)
        defer { FT_Done_FreeType(library) }
        FT_New_Face(library, font.path, 0, &face)
        return CGGlyph(FT_Get_Char_Index(face, FT_ULong(scalar)))
    }

    private func draw(
        _ scalar: UInt32, _ font: CGFont, _ color: CGColor = .black, scale: CGFloat = 1,
        before: [DrawingCommand] = [], _ change: (inout GlyphRun) -> Void = { _ in }
    ) -> Bitmap {
        var run = GlyphRun(font: font, size: 20, glyphs: [glyph(scalar, font)], positions: [.zero])
        change(&run)
        let box = rect(0, 0, 80, 40)
        let commands = before + [.glyphs(run, origin: CGPoint(x: 10, y: 30), color)]
        return tree(80, 40, [layer(2, box, contents: drawing(box, commands))], scale: scale).rendered().bitmap
    }

    private func yellow(_ bitmap: Bitmap) -> Int {
        var count = 0
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let p = bitmap[x, y]
                let (r, g, b) = (p >> 16 & 0xFF, p >> 8 & 0xFF, p & 0xFF)
                if r > 200, g > 150, b < 100 { count += 1 }
            }
        }
        return count
    }

    /// U+1F600 is a yellow face in every vendor's set.
    @Test func emojiHaveTheirOwnColours() {
        let bitmap = draw(0x1F600, emoji)
        #expect(yellow(bitmap) > 150)
        #expect(
            bitmap.difference(from: draw(0x1F600, emoji, CGColor(red: 1, green: 0, blue: 0, alpha: 1))) == nil
        )
    }

    /// The face's bitmaps are 136 by 128 pixels at 109 an em: 20 points are 25 by 23.5.
    @Test func emojiStandOnTheirLineInTheirSize() {
        let box = draw(0x1F600, emoji).box(otherThan: white32)
        #expect(box.x0 >= 9 && box.x1 <= 36 && box.width > 19, "\(box)")
        #expect(box.y0 >= 10 && box.y1 <= 37 && box.y1 > 30 && box.height > 19, "\(box)")
        let three = draw(0x1F600, emoji, scale: 3).box(otherThan: white32)
        #expect(abs(three.width - box.width * 3) <= 6)
    }

    /// Only the alpha of the colour counts.
    @Test func clearTextHidesEmoji() {
        let clear = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
        #expect(draw(0x1F600, emoji, clear).box(otherThan: white32).isEmpty)
        let half = draw(0x1F600, emoji, CGColor(red: 0, green: 0, blue: 0, alpha: 0.5))
        #expect(yellow(half) == 0 && !half.box(otherThan: white32).isEmpty)
    }

    @Test func theShadowOfAnEmojiIsOfOneColour() {
        let shadow = ShadowStyle(offset: CGSize(width: 35, height: 0), blur: 0, color: blue)
        let bitmap = draw(0x1F600, emoji, before: [.setShadow(shadow)])
        #expect(bitmap[10 + 12 + 35, 22] == blue32)
    }

    @Test func strokedGlyphsAreHollow() {
        // The full stop of this face is a filled disc.
        let filled = draw(0x2E, inter) { $0.size = 100 }
        let hollow = draw(0x2E, inter) { ($0.size, $0.stroke) = (100, 1) }
        let box = filled.box(otherThan: white32)
        let (x, y) = ((box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2)
        #expect(filled[x, y] == black32)
        #expect(hollow[x, y] == white32)
        #expect(!hollow.box(otherThan: white32).isEmpty)
        #expect(hollow.box(otherThan: white32).width >= box.width)
    }

    @Test func stretchedGlyphsAreWider() {
        let plain = draw(0x48, inter).box(otherThan: white32)
        let wide = draw(0x48, inter) { $0.stretch = 2 }.box(otherThan: white32)
        #expect(abs(wide.width - plain.width * 2) <= 2 && wide.height == plain.height, "\(plain) \(wide)")
    }
}
