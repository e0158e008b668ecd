import CCairo
import CPixels
import QuartzCore

/// How a layer's backdrop is blurred: in whole numbers, so that the page does the same (docs/browser-protocol.md).
public struct BackdropBlur: Equatable, Sendable {
    /// Squares of `1 << shift` pixels become one before they are blurred, which bounds the costs.
    public static let shift = 3
    /// How many of these a mean takes to either side; three means come close to a bell curve.
    public let reach: Int
    /// 256 leaves colours as they are.
    public let saturation: Int

    public init(_ backdrop: LayerBackdrop, scale: CGFloat) {
        let sigma = Double(backdrop.radius * scale) / Double(1 << Self.shift)
        reach = min(max(Int((((4 * sigma * sigma + 1).squareRoot() - 1) / 2).rounded()), 0), 64)
        saturation = min(max(Int((backdrop.saturation * 256).rounded()), 0), 1 << 12)
    }

    /// The pixels that decide what is seen in `area`, cut at `screen`, from a corner of a square on: up to seven
    /// pixels further to the left and above than the means reach.
    func source(of area: PixelRect, in screen: PixelRect) -> PixelRect {
        let (mask, margin) = (~((1 << Self.shift) - 1), (3 * reach + 1) << Self.shift)
        let wide = area.inset(by: -margin).intersection(screen)
        return PixelRect(wide.x0 & mask, wide.y0 & mask, wide.x1, wide.y1)
    }

    /// What is seen in `area` of the pixels of `source`.
    func blurred(_ pixels: Bitmap, _ source: PixelRect, in area: PixelRect) -> Bitmap {
        let result = Bitmap(width: area.width, height: area.height)
        cairo_surface_flush(pixels.surface)
        _ = cpixels_backdrop(
            pixels.pixels, pixels.stride, Int32(pixels.width), Int32(pixels.height), Int32(Self.shift),
            Int32(reach), Int32(saturation), Int32(area.x0 - source.x0), Int32(area.y0 - source.y0),
            result.pixels, result.stride, Int32(result.width), Int32(result.height))
        cairo_surface_mark_dirty(result.surface)
        return result
    }
}

/// Backdrops of one scene, each made once.
final class BackdropStore {
    private var made: [Int: Bitmap] = [:]

    func bitmap(of index: Int, _ make: () -> Bitmap) -> Bitmap {
        if let known = made[index] { return known }
        let bitmap = make()
        made[index] = bitmap
        return bitmap
    }
}

extension PlacedLayer {
    /// Where what lies below shows, cut by `clip`; empty for layers without a backdrop, and for those that are painted apart
    /// from what lies below them.
    var backdropArea: PixelRect {
        seesBelow && node.appearance.backdrop != nil ? rect.intersection(clip) : .empty
    }
}

extension SceneDifference {
    /// Layers that show what changes below them, or near, are painted anew: all of them, for their pixels are made together.
    mutating func followBackdrops(in scene: Scene) {
        for layer in scene.layers {
            let area = layer.backdropArea
            guard !area.isEmpty, let backdrop = layer.node.appearance.backdrop else { continue }
            let seen = BackdropBlur(backdrop, scale: scene.scale).source(of: area, in: scene.screen)
            if damage.rects.contains(where: { $0.intersects(seen) })
                || scrolls.contains(where: { $0.region.intersects(seen) })
            {
                damage.add(area)
            }
        }
    }
}
