/// A layer's identity through all commits of a process.
public struct LayerID: Hashable, Comparable, Sendable, CustomStringConvertible {
    public let number: UInt64
    public init(number: UInt64) { self.number = number }
    public static func < (a: LayerID, b: LayerID) -> Bool { a.number < b.number }
    public var description: String { "L\(number)" }
}

/// Where a layer stands in its parent's bounds space; lengths in points.
public struct LayerGeometry: Hashable, Sendable {
    /// Where the anchor point lies, in the parent's bounds space.
    public var position: CGPoint
    /// A point of the bounds in unit coordinates.
    public var anchorPoint: CGPoint
    /// The layer's own space; its origin is what scrolling moves.
    public var bounds: CGRect
    /// Applied around the anchor point.
    public var transform: CGAffineTransform
    /// What is drawn in place of the transform, which then is what comes nearest to it: perspective.
    public var projection: PlaneProjection?

    public init(position: CGPoint, anchorPoint: CGPoint, bounds: CGRect, transform: CGAffineTransform) {
        self.position = position
        self.anchorPoint = anchorPoint
        self.bounds = bounds
        self.transform = transform
    }

    /// Whether the layer is anywhere. One at an infinite or null rectangle, or at numbers that are none, is shown
    /// nowhere, and neither is what it holds.
    public var isFinite: Bool {
        bounds.isFinite && position.x.isFinite && position.y.isFinite && transform.isFinite
    }

    /// The box around the layer in the parent's bounds space.
    public var frame: CGRect {
        let unplaced = CGRect(
            x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height,
            width: bounds.width, height: bounds.height)
        return unplaced.applying(transform).offsetBy(dx: position.x, dy: position.y)
    }

    /// From the layer's bounds space to the parent's bounds space.
    public var toParent: CGAffineTransform {
        let ax = bounds.minX + anchorPoint.x * bounds.width
        let ay = bounds.minY + anchorPoint.y * bounds.height
        if transform.isIdentity {
            return CGAffineTransform(translationX: position.x - ax, y: position.y - ay)
        }
        return CGAffineTransform(translationX: -ax, y: -ay)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }
}

extension CGAffineTransform {
    fileprivate var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }
}

extension CGRect {
    /// Not of null rectangles; `CGRect.infinite` has finite numbers.
    var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}

/// A layer's shadow; offset and radius in points.
public struct LayerShadow: Hashable, Sendable {
    public var color: CGColor
    public var opacity: Float
    public var offset: CGSize
    public var radius: CGFloat
    /// The outline that throws the shadow, in the layer's bounds space; nil: what the layer draws.
    public var path: CGPath?

    public init(color: CGColor, opacity: Float, offset: CGSize, radius: CGFloat, path: CGPath? = nil) {
        (self.color, self.opacity, self.offset) = (color, opacity, offset)
        (self.radius, self.path) = (radius, path)
    }
}

/// What a layer looks like apart from its contents. Order of painting: shadow, background, contents, children, border.
public struct LayerAppearance: Hashable, Sendable {
    public var opacity: Float = 1
    public var backgroundColor: CGColor?
    /// In points, limited by half the smaller side when drawn.
    public var cornerRadius: CGFloat = 0
    public var maskedCorners: CACornerMask = .all
    public var cornerCurve: CALayerCornerCurve = .circular
    public var borderWidth: CGFloat = 0
    /// UIKit: opaque black at first (Apple's documentation); nil draws nothing.
    public var borderColor: CGColor? = .black
    /// Whether contents and children are cut at the (rounded) bounds.
    public var masksToBounds = false
    public var shadow: LayerShadow?
    /// What is seen below shows, blurred, under the background.
    public var backdrop: LayerBackdrop?
    /// Set for layers that must be composed as a whole before opacity applies.
    public var allowsGroupOpacity = true

    public init() {}
}

/// How a layer shows what is seen below it. Such a layer is square; one around it may round its corners.
public struct LayerBackdrop: Hashable, Sendable {
    /// The blur's standard deviation, in points.
    public var radius: CGFloat
    /// 1 leaves colours as they are, more makes them stronger.
    public var saturation: CGFloat

    public init(radius: CGFloat, saturation: CGFloat) {
        (self.radius, self.saturation) = (radius, saturation)
    }
}

/// A recorded drawing with an identity of its own: displays keep what they made of it by this object.
public final class LayerDrawing: Sendable, Hashable {
    /// In the layer's bounds space, points.
    public let list: DrawingList
    /// The part of the bounds space that the drawing was made for.
    public let bounds: CGRect

    public init(list: DrawingList, bounds: CGRect) {
        (self.list, self.bounds) = (list, bounds)
    }

    public static func == (a: LayerDrawing, b: LayerDrawing) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What fills a layer between its background and its children.
public enum LayerContents: Hashable, Sendable {
    case none
    case drawing(LayerDrawing)
    case image(LayerImage)

    /// A drawing, with another one below it that stays within its bounds.
    func over(_ below: LayerDrawing?) -> LayerContents {
        guard let below else { return self }
        guard case .drawing(let above) = self else { return .drawing(below) }
        let clip = DrawingCommand.clip(CGPath(rect: below.bounds, transform: nil), .winding)
        let commands = [.save, clip] + below.list.commands + [.restore] + above.list.commands
        return .drawing(
            LayerDrawing(
                list: DrawingList(commands: commands), bounds: below.bounds.union(above.bounds)))
    }
}

/// A picture and how it lies in the bounds.
public struct LayerImage: Hashable, Sendable {
    public var image: CGImage
    public var gravity: CALayerContentsGravity
    /// Pixels of the picture a point.
    public var scale: CGFloat
    public var orientation: ImageOrientation
    /// Not nil for template pictures: only the alpha counts.
    public var tint: CGColor?
    /// The part of the picture shown, in unit coordinates.
    public var contentsRect: CGRect
    /// The part that stretches, in unit coordinates.
    public var contentsCenter: CGRect
    /// Whether that part is repeated instead, from its top left.
    public var repeatsCenter = false

    public init(
        image: CGImage, gravity: CALayerContentsGravity = .resize, scale: CGFloat = 1,
        orientation: ImageOrientation = .up, tint: CGColor? = nil,
        contentsRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        contentsCenter: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    ) {
        (self.image, self.gravity, self.scale, self.orientation) = (image, gravity, scale, orientation)
        (self.tint, self.contentsRect, self.contentsCenter) = (tint, contentsRect, contentsCenter)
    }
}

/// A committed layer: immutable, shared between trees as long as nothing below it changes.
/// The same object means the same subtree; that is how displays find out cheaply what is new.
public final class LayerNode: Sendable {
    public let id: LayerID
    /// What dumps call the layer: the class of its view, or its own.
    public let name: String
    public let geometry: LayerGeometry
    public let appearance: LayerAppearance
    public let contents: LayerContents
    /// Its alpha cuts this layer; it lives in this layer's bounds space.
    public let mask: LayerNode?
    /// Back to front; hidden layers are not in here.
    public let children: [LayerNode]

    public init(
        id: LayerID, name: String, geometry: LayerGeometry, appearance: LayerAppearance,
        contents: LayerContents,
        mask: LayerNode?, children: [LayerNode]
    ) {
        (self.id, self.name, self.geometry, self.appearance) = (id, name, geometry, appearance)
        (self.contents, self.mask, self.children) = (contents, mask, children)
    }

    /// Whether everything but the children is the same.
    public func isSameAlone(as other: LayerNode) -> Bool {
        self === other
            || (id == other.id && geometry == other.geometry && appearance == other.appearance
                && contents == other.contents && mask === other.mask)
    }
}

/// What a screen shows at one moment.
public struct LayerTree: Sendable {
    public var root: LayerNode
    /// The screen's size in points.
    public var size: CGSize
    /// Device pixels a point.
    public var scale: CGFloat
    /// Seconds of the session's clock.
    public var time: Double

    public init(root: LayerNode, size: CGSize, scale: CGFloat, time: Double) {
        (self.root, self.size, self.scale, self.time) = (root, size, scale, time)
    }
}
