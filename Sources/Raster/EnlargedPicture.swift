import CPixels
import QuartzCore

/// The picture of a layer that shows it larger than it is, and nothing else but cut by an outline, for displays that make it larger themselves as
/// `cpixels_scale` does. Each of the layer's pixels is then the picture's, which is opaque, times the pixel's own alpha.
public struct EnlargedPicture {
    /// Of the picture what the layer shows, at the picture's own size; opaque.
    public let source: Bitmap
    /// The source's first pixel in the whole picture.
    public let left: Int
    public let top: Int
    /// What of the whole picture becomes `width` x `height` pixels.
    public let part: CGRect
    public let width: Int
    public let height: Int
    /// The first of the layer's painted pixels in these.
    public let x: Int
    public let y: Int
    /// Whether some painted pixel lets something through.
    public let isCut: Bool
}

extension Renderer {
    /// - Parameter painted: the layer's pixels; nil where they are not such a picture, or not larger by a quarter at least.
    public func enlarged(_ node: LayerNode, scale: CGFloat, painted: LayerBitmap) -> EnlargedPicture? {
        guard case .image(let image) = node.contents else { return nil }
        let far = 1 << 14
        let scene = Scene(
            root: node, scale: scale, clip: PixelRect(-far, -far, far, far), surfaces: surfaces)
        guard let layer = scene.layers.first, layer.kind != .whole else { return nil }
        let natural = surfaces.images.size(of: image.image, image.orientation)
        let piece = ImagePiece(
            image, width: layer.rect.width, height: layer.rect.height, scale: scale, natural: natural)
        let (x, y) = (
            painted.x - layer.rect.x0 - piece.rect.x0, painted.y - layer.rect.y0 - piece.rect.y0
        )
        let (width, height) = (piece.rect.width, piece.rect.height)
        guard piece.isPlain, x >= 0, y >= 0, x + painted.bitmap.width <= width,
            y + painted.bitmap.height <= height,
            let whole = surfaces.images.turned(image.image, image.orientation)
        else { return nil }
        let across = Self.pixels(from: piece.part.minX, piece.part.width, of: whole.width)
        let down = Self.pixels(from: piece.part.minY, piece.part.height, of: whole.height)
        guard across.count * down.count * 5 <= painted.bitmap.width * painted.bitmap.height * 4,
            let larger = piece.bitmap(from: surfaces.images)
        else { return nil }
        let first = larger.pixels + y * larger.stride + x * 4
        let cut = cpixels_cut(
            painted.bitmap.pixels, painted.bitmap.stride, first, larger.stride, Int32(painted.bitmap.width),
            Int32(painted.bitmap.height))
        guard cut != CPIXELS_OTHER else { return nil }
        let source = whole.part(
            x: across.lowerBound, y: down.lowerBound, width: across.count, height: down.count)
        guard source.isOpaque else { return nil }
        return EnlargedPicture(
            source: source, left: across.lowerBound, top: down.lowerBound, part: piece.part, width: width,
            height: height, x: x, y: y, isCut: cut == CPIXELS_CUT)
    }

    /// The pixels that `cpixels_scale` takes of a picture's length.
    private static func pixels(from start: CGFloat, _ length: CGFloat, of size: Int) -> Range<Int> {
        let low = max(Int((start + 1e-9).rounded(.down)), 0)
        let high = min(Int((start + length - 1e-9).rounded(.up)) - 1, size - 1)
        return low..<max(high, low) + 1
    }
}
