import CoreGraphics
import QuartzCore

/// Where a layer's sublayers stand, apart from whole pixels: the rest, in device pixels. The same rule as the
/// rasteriser's, so that sizes in whole pixels come out alike; inside a clipping layer the rest starts at 0.
struct PixelRest: Equatable {
    var x: CGFloat = 0
    var y: CGFloat = 0

    /// Only the fraction decides a size, so that moving by whole pixels repaints nothing.
    func isSameFraction(as other: PixelRest) -> Bool {
        Self.fraction(x - other.x) < 2e-6 && Self.fraction(y - other.y) < 2e-6
    }

    private static func fraction(_ value: CGFloat) -> CGFloat { abs(value - value.rounded()) }
}

extension LayerNode {
    /// The corner of a layer that is not turned, in the parent's content space, in points.
    var corner: CGPoint {
        let (g, t) = (geometry, geometry.transform)
        return CGPoint(
            x: g.position.x + t.tx - g.anchorPoint.x * g.bounds.width,
            y: g.position.y + t.ty - g.anchorPoint.y * g.bounds.height)
    }

    /// The size in whole pixels of a layer at `corner` with the parent's rest.
    func pixelSize(at corner: CGPoint, rest: PixelRest, scale: CGFloat) -> PixelSize {
        func length(_ start: CGFloat, _ length: CGFloat) -> Int {
            length > 0 ? max(1, (start + length * scale).pixel - start.pixel) : 0
        }
        return PixelSize(
            width: length(rest.x + corner.x * scale, geometry.bounds.width),
            height: length(rest.y + corner.y * scale, geometry.bounds.height))
    }

    /// The rest for the children.
    func rest(at corner: CGPoint, rest: PixelRest, scale: CGFloat) -> PixelRest {
        if appearance.masksToBounds { return PixelRest() }
        let origin = geometry.bounds.origin
        return PixelRest(
            x: rest.x + corner.x * scale - origin.x * scale, y: rest.y + corner.y * scale - origin.y * scale)
    }
}
