import CoreGraphics

/// Which face is meant, without a size.
public enum Typeface: Hashable, Sendable, CustomStringConvertible {
    /// The system font; `weight` 100...900.
    case system(weight: Int, italic: Bool = false)
    /// The monospaced system font; `weight` 100...900.
    case monospaced(weight: Int, italic: Bool = false)
    /// The serif design of the system font; `weight` 100...900.
    case serif(weight: Int, italic: Bool = false)
    /// The rounded design of the system font; `weight` 100...900.
    case rounded(weight: Int, italic: Bool = false)
    /// A registered face by its PostScript name.
    case named(String)

    public var description: String {
        switch self {
        case .system(let weight, let italic): "system-\(weight)\(italic ? "-italic" : "")"
        case .monospaced(let weight, let italic): "monospaced-\(weight)\(italic ? "-italic" : "")"
        case .serif(let weight, let italic): "serif-\(weight)\(italic ? "-italic" : "")"
        case .rounded(let weight, let italic): "rounded-\(weight)\(italic ? "-italic" : "")"
        case .named(let name): name
        }
    }

    /// The weight for choosing a fallback face.
    var weight: Int {
        switch self {
        case .system(let weight, _), .monospaced(let weight, _), .serif(let weight, _),
            .rounded(let weight, _):
            weight
        case .named(let name): name.hasSuffix("Bold") ? 700 : 400
        }
    }
}

/// Distances of letters in the system's font, by the release that chose them.
public enum LetterSpacing: Hashable, Sendable {
    /// Since iOS 15: letters change little by little from those of small text to those of large.
    case current
    /// Small text has letters of its own up to 20 points.
    case beforeIOS15
}

/// A face at a size in points, with what it does to text on demand.
public struct TextFont: Hashable, Sendable, CustomStringConvertible {
    public var typeface: Typeface
    public var size: CGFloat
    public var features: FontFeatures
    /// Room between two lines, in points; text styles have some, and less than none at large sizes.
    public var leading: CGFloat = 0
    /// How letters of the system's font stand.
    public var spacing = LetterSpacing.current

    public init(_ typeface: Typeface, size: CGFloat, features: FontFeatures = FontFeatures()) {
        self.typeface = typeface
        self.size = size
        self.features = features
    }

    /// The same font at another size, without leading.
    public func sized(_ size: CGFloat) -> TextFont { TextFont(typeface, size: size, features: features) }

    public var description: String {
        "\(typeface) \(size)" + (features.isOn.isEmpty ? "" : " \(features)")
    }
}
