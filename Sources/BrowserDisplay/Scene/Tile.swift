import CoreGraphics
import Raster

/// Pixels that travel to a page once: as they are, or as what the page makes them of.
final class Tile {
    /// Never used twice in a process.
    let id: Int
    /// From the snapped place of the layer to the tile's corner, in device pixels.
    let offsetX: Int
    let offsetY: Int
    /// In device pixels; 0 x 0 when nothing is to be seen.
    let width: Int
    let height: Int
    /// The column and the row that may come several times.
    let middle: (x: Int, y: Int)
    /// The step that brings it, and what follows the number in there.
    let step: SceneStep
    let packed: [UInt8]
    /// What the page must have before it.
    let glyphs: [PageGlyph]
    /// How many layers on all pages show it.
    var uses = 0
    var lastUse = 0

    var isEmpty: Bool { width == 0 }

    /// - Parameter middle: from the layer's place.
    init(id: Int, middle: Int, painted: LayerBitmap?) {
        self.id = id
        (offsetX, offsetY) = (painted?.x ?? 0, painted?.y ?? 0)
        (width, height) = (painted?.bitmap.width ?? 0, painted?.bitmap.height ?? 0)
        self.middle = (max(middle - offsetX, 0), max(middle - offsetY, 0))
        (step, glyphs) = (.tile, [])
        var writer = ByteWriter()
        for number in [width, height, self.middle.x, self.middle.y] { writer.number(number) }
        writer.block(painted?.bitmap.withUnsafeBytes(TileCoder.pack) ?? [])
        packed = writer.bytes
    }

    /// Text that the page puts together from glyphs.
    /// - Parameter glyphs: by coverage.
    init(id: Int, text: LayerText, glyphs: (GlyphCoverage) -> PageGlyph) {
        self.id = id
        (offsetX, offsetY, width, height) = (text.x, text.y, text.width, text.height)
        middle = (0, 0)
        step = .text
        self.glyphs = text.glyphs.map { glyphs($0.coverage) }
        var writer = ByteWriter()
        writer.number(width)
        writer.number(height)
        for shift in [16, 8, 0, 24] as [UInt32] {
            writer.byte(UInt8(truncatingIfNeeded: text.color >> shift))
        }
        writer.number(text.glyphs.count)
        var last = (x: 0, y: 0)
        for (glyph, placed) in zip(self.glyphs, text.glyphs) {
            writer.number(glyph.id)
            writer.signed(placed.x - last.x)
            writer.signed(placed.y - last.y)
            last = (placed.x, placed.y)
        }
        packed = writer.bytes
    }

    /// A picture that the page makes larger.
    init(id: Int, picture: EnlargedPicture, painted: LayerBitmap) {
        self.id = id
        (offsetX, offsetY) = (painted.x, painted.y)
        (width, height) = (painted.bitmap.width, painted.bitmap.height)
        middle = (0, 0)
        (step, glyphs) = (.picture, [])
        let (source, part) = (picture.source, picture.part)
        var writer = ByteWriter()
        for number in [
            width, height, picture.x, picture.y, picture.width, picture.height, picture.left, picture.top,
            source.width, source.height,
        ] { writer.number(number) }
        for length in [part.minX, part.minY, part.width, part.height] { writer.double(length) }
        writer.block(source.withUnsafeBytes(TileCoder.pack))
        writer.block(picture.isCut ? painted.bitmap.withUnsafeBytes(TileCoder.packAlpha) : [])
        packed = writer.bytes
    }
}

/// A glyph that travels to a page once and is there for any text.
final class PageGlyph {
    /// As tiles have; none has the number of a tile.
    let id: Int
    let coverage: GlyphCoverage
    var lastUse = 0

    var byteCount: Int { coverage.width * coverage.height }

    init(id: Int, coverage: GlyphCoverage) {
        self.id = id
        self.coverage = coverage
    }
}
