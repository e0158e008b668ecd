/// The colour models that a list screen meets. Everything is drawn in sRGB.
public final class CGColorSpace: Hashable, Sendable {
    public let name: String
    public let numberOfComponents: Int

    init(name: String, components: Int) {
        self.name = name
        numberOfComponents = components
    }

    public static let sRGB = "kCGColorSpaceSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    public static let linearGray = "kCGColorSpaceLinearGray"

    /// The space of that name, or nil when the name is none of those declared here.
    public convenience init?(name: String) {
        switch name {
        case Self.sRGB, Self.displayP3, Self.extendedSRGB, Self.linearSRGB:
            self.init(name: name, components: 3)
        case Self.genericGrayGamma2_2, Self.linearGray: self.init(name: name, components: 1)
        default: return nil
        }
    }

    /// How many components a colour has, and what they mean.
    public var model: CGColorSpaceModel {
        name == Self.pattern ? .pattern : numberOfComponents == 1 ? .monochrome : .rgb
    }

    /// The space of colours that are a repeated picture.
    static let pattern = "kCGColorSpacePattern"

    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// What the components of a colour space mean. Spaces here are grey, of red, green and blue, or of patterns.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    CGColorSpace(name: CGColorSpace.sRGB, components: 3)
}

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace(name: CGColorSpace.genericGrayGamma2_2, components: 1)
}

/// A colour: sRGB components 0...1, not premultiplied, and alpha 0...1.
public final class CGColor: Hashable, Sendable, CustomStringConvertible, _ExpressibleByColorLiteral {
    public let red: CGFloat
    public let green: CGFloat
    public let blue: CGFloat
    public let alpha: CGFloat
    let isGray: Bool
    /// The picture that is repeated instead of a plain colour.
    public let pattern: ColorPattern?

    /// A picture repeated over what is filled; of the colour only `alpha` counts.
    public init(pattern: ColorPattern, alpha: CGFloat = 1) {
        (red, green, blue, self.alpha, isGray) = (0.5, 0.5, 0.5, alpha, true)
        self.pattern = pattern
    }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        isGray = false
        pattern = nil
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// What `#colorLiteral` makes where a CGColor is wanted.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    public init(gray: CGFloat, alpha: CGFloat) {
        (red, green, blue, self.alpha) = (gray, gray, gray, alpha)
        isGray = true
        pattern = nil
    }

    /// Components in the order of `space`, alpha last; nil when there are too few.
    public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
        switch space.numberOfComponents {
        case 3 where components.count >= 4:
            self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        case 1 where components.count >= 2:
            self.init(gray: components[0], alpha: components[1])
        default:
            return nil
        }
    }

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    public var components: [CGFloat]? {
        pattern != nil ? [alpha] : isGray ? [red, alpha] : [red, green, blue, alpha]
    }
    /// A pattern has its alpha alone.
    public var numberOfComponents: Int { pattern != nil ? 1 : isGray ? 2 : 4 }
    public var colorSpace: CGColorSpace? {
        if pattern != nil { return CGColorSpace(name: CGColorSpace.pattern, components: 0) }
        return isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
    }

    /// The same colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        if let pattern { return CGColor(pattern: pattern, alpha: alpha) }
        return isGray
            ? CGColor(gray: red, alpha: alpha) : CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    public static func == (a: CGColor, b: CGColor) -> Bool {
        a === b
            || (a.red == b.red && a.green == b.green && a.blue == b.blue && a.alpha == b.alpha
                && a.pattern == b.pattern)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(red)
        hasher.combine(green)
        hasher.combine(blue)
        hasher.combine(alpha)
        hasher.combine(pattern)
    }

    /// `#RRGGBBAA`.
    public var description: String {
        "#"
            + [red, green, blue, alpha].map { component in
                let byte = Int(cutting: (min(max(component, 0), 1) * 255).rounded())
                return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }.joined()
    }
}
