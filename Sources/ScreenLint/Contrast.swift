import Foundation

/// A colour in sRGB; parts are 0...1.
public struct LintColor: Equatable, Codable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// Of a pixel, `0xAARRGGBB`.
    public init(pixel: UInt32) {
        func part(_ shift: UInt32) -> Double { Double((pixel >> shift) & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0))
    }

    /// The pixel that it is on an opaque ground.
    public func pixel(over ground: LintColor) -> UInt32 {
        func byte(_ own: Double, _ behind: Double) -> UInt32 {
            UInt32((min(max(own * alpha + behind * (1 - alpha), 0), 1) * 255).rounded())
        }
        return 0xFF00_0000 | byte(red, ground.red) << 16 | byte(green, ground.green) << 8
            | byte(blue, ground.blue)
    }

    /// WCAG 2.1, "relative luminance".
    public var luminance: Double {
        func linear(_ part: Double) -> Double {
            part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// WCAG 2.1, "contrast ratio": 1...21.
    public static func contrast(_ a: LintColor, _ b: LintColor) -> Double {
        let (low, high) = (min(a.luminance, b.luminance), max(a.luminance, b.luminance))
        return (high + 0.05) / (low + 0.05)
    }

    var text: String {
        let digits = String(pixel(over: self) & 0xFF_FFFF, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
}

/// WCAG's level AA, in the sizes of Apple's Human Interface Guidelines (Accessibility, "Color contrast"): 4.5 for texts up to
/// 17 points, 3 for larger ones and for bold ones.
enum ContrastLevel {
    static func needed(fontSize: Double, isBold: Bool) -> Double { fontSize >= 18 || isBold ? 3 : 4.5 }
}
