/// How source and destination mix; the names and numbers are Core Graphics's.
public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
    case destinationAtop, xor, plusDarker, plusLighter
}

public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, high, medium }

/// Everything that says how a path's outline is drawn; lengths in points.
public struct StrokeStyle: Hashable, Sendable {
    public var width: CGFloat = 1
    public var cap: CGLineCap = .butt
    public var join: CGLineJoin = .miter
    public var miterLimit: CGFloat = 10
    public var dashPhase: CGFloat = 0
    public var dashLengths: [CGFloat] = []

    public init() {}
}

/// A shadow under what is drawn; offset and blur in points of the base space.
public struct ShadowStyle: Hashable, Sendable {
    public var offset: CGSize
    public var blur: CGFloat
    public var color: CGColor

    public init(offset: CGSize, blur: CGFloat, color: CGColor) {
        (self.offset, self.blur, self.color) = (offset, blur, color)
    }
}

/// One step of a drawing. Coordinates are points of the current space, y downwards.
public enum DrawingCommand: Equatable, Sendable {
    case save
    case restore
    case concatenate(CGAffineTransform)
    case clip(CGPath, CGPathFillRule)
    /// Until the enclosing `restore` what is drawn shows as far as the picture covers it in the rectangle, its
    /// rows from the bottom up.
    case clipMask(CGImage, CGRect)
    case fillRect(CGRect, CGColor)
    case fill(CGPath, CGPathFillRule, CGColor)
    case stroke(CGPath, StrokeStyle, CGColor)
    /// Makes the rectangle transparent.
    case clear(CGRect)
    /// The picture upright in `rect`; with a tint only the picture's alpha counts, filled with that colour.
    case image(CGImage, rect: CGRect, orientation: ImageOrientation, tint: CGColor?, CGInterpolationQuality)
    /// Glyphs with the run's origin on the baseline at `origin`.
    case glyphs(GlyphRun, origin: CGPoint, CGColor)
    case linearGradient(CGGradient, from: CGPoint, to: CGPoint, CGGradientDrawingOptions)
    case radialGradient(
        CGGradient, from: CGPoint, startRadius: CGFloat, to: CGPoint, endRadius: CGFloat,
        CGGradientDrawingOptions)
    /// Colours around `center`: the first at the angle, in radians from the x axis towards the y axis, and on in that direction.
    case conicGradient(CGGradient, center: CGPoint, angle: CGFloat)
    /// State until the next one or the enclosing `restore`.
    case setAlpha(CGFloat)
    case setBlendMode(CGBlendMode)
    case setShadow(ShadowStyle?)
    /// What follows up to `endLayer` is composed as one picture.
    case beginLayer
    case endLayer
}

/// How the stored rows of a picture are to be turned for display (EXIF's eight cases, UIKit's names).
public enum ImageOrientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    /// Whether width and height change places.
    public var isTransposed: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        default: false
        }
    }
}

/// A recorded drawing: a value that Raster plays at any scale.
public struct DrawingList: Equatable, Sendable {
    public var commands: [DrawingCommand]

    public init(commands: [DrawingCommand] = []) { self.commands = commands }

    public var isEmpty: Bool { commands.isEmpty }
}
