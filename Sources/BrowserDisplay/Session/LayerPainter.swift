import Foundation
import QuartzCore

/// Pixels of a device: premultiplied, 4 bytes a pixel in the order blue, green, red, alpha.
public struct PaintedPixels: Sendable {
    public var width: Int
    public var height: Int
    /// `height` rows of `width * 4` bytes.
    public var bytes: [UInt8]

    public init(width: Int, height: Int, bytes: [UInt8]) {
        precondition(bytes.count == width * height * 4, "\(bytes.count) bytes for \(width) x \(height) pixels")
        self.width = width
        self.height = height
        self.bytes = bytes
    }
}

/// Turns trees into pixels for the display. The page never draws text, pictures, curves or shadows itself.
@preconcurrency @MainActor
public protocol LayerPainter: AnyObject {
    /// `tree` at its own scale on a transparent ground.
    func pixels(of tree: LayerTree) -> PaintedPixels
    /// `tree` as the PNG that a snapshot writes.
    func png(of tree: LayerTree) -> Data
}
