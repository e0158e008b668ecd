import Foundation

/// A colour in CIELAB, in which distances are those that the eye sees. Of sRGB (IEC 61966-2-1) under its own white, D65.
public struct LabColor {
    private let lightness: Double
    private let a: Double
    private let b: Double

    /// - Parameter pixel: `0xAARRGGBB`, premultiplied: what would be seen on black.
    public init(_ pixel: UInt32) {
        func linear(_ shift: UInt32) -> Double {
            let value = Double(pixel >> shift & 255) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let (red, green, blue) = (linear(16), linear(8), linear(0))
        func share(_ r: Double, _ g: Double, _ b: Double) -> Double {
            // Of the white, which is the sum of its parts.
            let value = (r * red + g * green + b * blue) / (r + g + b)
            let bend = 6.0 / 29
            return value > bend * bend * bend ? cbrt(value) : value / (3 * bend * bend) + 4.0 / 29
        }
        let x = share(0.4124, 0.3576, 0.1805)
        let y = share(0.2126, 0.7152, 0.0722)
        let z = share(0.0193, 0.1192, 0.9505)
        (lightness, a, b) = (116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    /// CIE 1994 with the constants for graphics: what Core Image documents for `labDeltaE`, 0 to 100, about 2 just seen.
    public func distance(to other: LabColor) -> Double {
        let (chroma, otherChroma) = (hypot(a, b), hypot(other.a, other.b))
        let (dl, dc) = (lightness - other.lightness, chroma - otherChroma)
        let (da, db) = (a - other.a, b - other.b)
        let dh = max(da * da + db * db - dc * dc, 0)
        let (sc, sh) = (1 + 0.045 * chroma, 1 + 0.015 * chroma)
        return (dl * dl + dc / sc * dc / sc + dh / (sh * sh)).squareRoot()
    }

    /// How many pixels of two pictures of one size are less alike than they should be.
    /// - Parameter precision: 1 is the same, 0 anything: 1 less a hundredth of the distance.
    ///
    /// Cost: of different pairs of colours, of which pictures have few; the pixels themselves are compared.
    public static func countOfUnlike(_ a: [UInt32], _ b: [UInt32], _ precision: Double) -> Int {
        let limit = (1 - min(max(precision, 0), 1)) * 100
        var known: [UInt64: Double] = [:]
        var unlike = 0
        for (a, b) in zip(a, b) where a != b {
            guard limit > 0 else {
                unlike += 1
                continue
            }
            let pair = UInt64(a) << 32 | UInt64(b)
            let distance = known[pair] ?? LabColor(a).distance(to: LabColor(b))
            known[pair] = distance
            if distance > limit { unlike += 1 }
        }
        return unlike
    }
}
