import CCairo
import CPixels
import QuartzCore

/// Coverage, one byte a pixel.
final class Mask {
    let width: Int
    let height: Int
    let stride: Int
    let bytes: UnsafeMutablePointer<UInt8>
    let surface: OpaquePointer

    init(width: Int, height: Int) {
        (self.width, self.height) = Bitmap.possible(width, height)
        stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(self.width)))
        bytes = UnsafeMutablePointer(calloc(stride * self.height, 1)!.assumingMemoryBound(to: UInt8.self))
        surface = cairo_image_surface_create_for_data(
            bytes, CAIRO_FORMAT_A8, Int32(self.width), Int32(self.height), Int32(stride))
    }

    /// What it costs in memory.
    var byteCount: Int { stride * height }

    deinit {
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
        free(bytes)
    }

    /// The alpha of `bitmap`, with `margin` empty pixels on every side.
    convenience init(alphaOf bitmap: Bitmap, margin: Int = 0) {
        self.init(width: bitmap.width + margin * 2, height: bitmap.height + margin * 2)
        cpixels_alpha(
            bitmap.pixels, bitmap.stride, Int32(bitmap.width), Int32(bitmap.height),
            bytes + margin * stride + margin, stride)
    }

    /// What a picture covers as a mask: its alpha, or its brightness when it is opaque all over.
    convenience init(coverageOf bitmap: Bitmap) {
        self.init(alphaOf: bitmap)
        let isOpaque = (0..<height).allSatisfy { y in
            (0..<width).allSatisfy { bytes[y * stride + $0] == 255 }
        }
        guard isOpaque else { return }
        for y in 0..<height {
            for x in 0..<width {
                let pixel = bitmap.pixels + y * bitmap.stride + x * 4
                bytes[y * stride + x] = PixelLayout.brightness(ofBGRA: pixel)
            }
        }
    }

    /// Softens the edges with about the standard deviation `sigma`, in pixels.
    func blur(sigma: Double) { cpixels_blur(bytes, Int32(width), Int32(height), stride, min(sigma, 4096)) }

    /// Adds another mask's coverage with its first pixel at (x, y); what lies outside is cut off.
    func add(_ other: Mask, x: Int, y: Int) {
        let (left, top) = (max(x, 0), max(y, 0))
        let (right, bottom) = (min(x + other.width, width), min(y + other.height, height))
        guard right > left, bottom > top else { return }
        cpixels_add(
            other.bytes + (top - y) * other.stride + (left - x), other.stride, Int32(right - left),
            Int32(bottom - top), bytes + top * stride + left, stride)
    }

    /// How far a blur of `sigma` reaches; one that is wider than any screen is cut.
    static func reach(ofBlur sigma: Double) -> Int {
        sigma > 0 ? min(Int(cutting: CGFloat(sigma * 3).rounded(.up)) + 1, 1 << 12) : 0
    }
}
