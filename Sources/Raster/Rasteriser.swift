import CCairo
import QuartzCore

/// Makes pixels for whoever asks Core Graphics for some.
public struct Rasteriser: PixelMaker {
    public init() {}

    public func canvas(width: Int, height: Int) -> (any PixelCanvas)? {
        Bitmap.possible(width, height) == (width, height) ? DrawnBitmap(width: width, height: height) : nil
    }

    public func pixels(of image: CGImage) -> Data? { LayerSurfaces().images.original(of: image)?.data }

    /// A PDF document with a page for each drawing; `info` by the keys of Core Graphics (`kCGPDFContextTitle` …).
    public func pdf(_ pages: [(CGRect, DrawingList)], info: [String: String]) -> Data {
        PDFDocument.data(pages, info: info)
    }
}

/// A bitmap that is drawn on step by step.
private final class DrawnBitmap: PixelCanvas {
    private let surfaces = LayerSurfaces()
    private let bitmap: Bitmap
    private let player: DrawingPlayer

    init(width: Int, height: Int) {
        bitmap = Bitmap(width: width, height: height)
        player = DrawingPlayer(
            into: bitmap, base: .identity, scale: 1, images: surfaces.images, glyphs: surfaces.glyphs)
    }

    func play(_ command: DrawingCommand) { player.play(command) }

    func withBytes(_ body: (UnsafeMutablePointer<UInt8>) -> Void) {
        cairo_surface_flush(bitmap.surface)
        body(bitmap.pixels)
        cairo_surface_mark_dirty(bitmap.surface)
    }
}
