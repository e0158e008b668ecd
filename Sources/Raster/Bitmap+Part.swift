import CPixels
import Foundation

extension Bitmap {
    /// A copy of the pixels from (`x`, `y`), as many of `width` x `height` as there are; 1 x 1 at least.
    public func part(x: Int, y: Int, width: Int, height: Int) -> Bitmap {
        let (left, top) = (min(max(x, 0), self.width - 1), min(max(y, 0), self.height - 1))
        let (right, bottom) = (
            min(max(x + width, left + 1), self.width), min(max(y + height, top + 1), self.height)
        )
        let result = Bitmap(width: right - left, height: bottom - top)
        for row in top..<bottom {
            memcpy(
                result.pixels + (row - top) * result.stride, pixels + row * stride + left * 4, result.stride)
        }
        return result
    }

    /// Whether nothing shows through.
    var isOpaque: Bool { cpixels_opaque(pixels, width * height) != 0 }

    /// Puts black behind pixels that let something through.
    func makeOpaque() {
        for alpha in Swift.stride(from: 3, to: byteCount, by: 4) { pixels[alpha] = 255 }
    }
}
