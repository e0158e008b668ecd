/// Pixels to be compared: red, green and blue, a byte each, what is translucent on white.
public struct Picture: Equatable, Sendable {
    public let width: Int
    public let height: Int
    /// Rows from the top, three bytes a pixel.
    public var pixels: [UInt8]

    public init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(pixels.count == width * height * 3, "a picture has three bytes a pixel")
        (self.width, self.height, self.pixels) = (width, height, pixels)
    }

    /// One colour all over.
    public init(width: Int, height: Int, grey: UInt8) {
        self.init(
            width: width, height: height, pixels: [UInt8](repeating: grey, count: width * height * 3))
    }

    /// The upper left part; it must not be larger.
    func cut(width: Int, height: Int) -> Picture {
        if width == self.width, height == self.height { return self }
        var part: [UInt8] = []
        part.reserveCapacity(width * height * 3)
        for y in 0..<height {
            let start = y * self.width * 3
            part += pixels[start..<start + width * 3]
        }
        return Picture(width: width, height: height, pixels: part)
    }

    /// Brightness from 0 to 255, as television weighs the colours.
    var brightness: [Float] {
        var values = [Float](repeating: 0, count: width * height)
        pixels.withUnsafeBufferPointer { bytes in
            for index in 0..<width * height {
                let at = index * 3
                values[index] =
                    0.299 * Float(bytes[at]) + 0.587 * Float(bytes[at + 1]) + 0.114 * Float(bytes[at + 2])
            }
        }
        return values
    }
}

/// Whole pixels: `right` and `bottom` are outside.
public struct Box: Hashable, Sendable {
    public var left: Int
    public var top: Int
    public var right: Int
    public var bottom: Int

    public init(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) {
        (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }

    public var width: Int { right - left }
    public var height: Int { bottom - top }
    var area: Int { width * height }

    func union(_ other: Box) -> Box {
        Box(min(left, other.left), min(top, other.top), max(right, other.right), max(bottom, other.bottom))
    }
}
