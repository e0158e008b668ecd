import CCairo
import QuartzCore

/// What displays keep of layers: drawings rasterised once at device scale, outlines, shadows and groups.
/// Kept as long as the drawing or layer it was made of lives, all of it within one budget.
final class LayerSurfaces {
    /// What a drawing became: pixels, or the coverage of text in one colour, which costs next to nothing.
    enum Rendition {
        case bitmap(Bitmap)
        case coverage(TextCoverage)

        var byteCount: Int {
            switch self {
            case .bitmap(let bitmap): bitmap.byteCount
            case .coverage(let text): text.byteCount
            }
        }
    }

    private struct DrawnAtScale {
        weak var drawing: LayerDrawing?
        let scale: CGFloat
        let rendition: Rendition
    }

    private struct GroupKey: Hashable {
        let picture: LayerPicture
        let scale: CGFloat
    }

    struct ShadowKey: Hashable {
        var shape: RoundedShape?
        var path: CGPath?
        var box: PixelRect
        var sigma: CGFloat
    }

    let images: ImageStore
    let glyphs: GlyphStore
    private let drawings: PixelCache<ObjectIdentifier, DrawnAtScale>
    private let groups: PixelCache<GroupKey, LayerGroup>
    private let masks: PixelCache<RoundedShape, Mask>
    private let shadows: PixelCache<ShadowKey, Mask>
    private var sweepAt = 256

    /// - Parameter budget: for all that is kept.
    init(budget: PixelBudget = PixelBudget()) {
        images = ImageStore(budget: budget)
        glyphs = GlyphStore(budget: budget)
        (drawings, groups) = (PixelCache(budget), PixelCache(budget))
        (masks, shadows) = (PixelCache(budget), PixelCache(budget))
        // The store may outlive these surfaces, but not what it calls itself.
        images.play = { [glyphs, unowned images] list, scale, bitmap in
            let base = CGAffineTransform(scaleX: scale, y: scale)
            DrawingPlayer(into: bitmap, base: base, scale: scale, images: images, glyphs: glyphs).play(list)
        }
    }

    private func play(_ list: DrawingList, into bitmap: Bitmap, base: CGAffineTransform, scale: CGFloat) {
        DrawingPlayer(into: bitmap, base: base, scale: scale, images: images, glyphs: glyphs).play(list)
    }

    /// The pixels a drawing touches, from the pixel of its space's origin.
    static func box(of drawing: LayerDrawing, scale: CGFloat) -> PixelRect {
        let b = drawing.bounds
        let (x, y) = ((b.minX * scale).pixelBelow, (b.minY * scale).pixelBelow)
        let size = Bitmap.possible((b.maxX * scale).pixelAbove - x, (b.maxY * scale).pixelAbove - y)
        return PixelRect(x, y, x + size.width, y + size.height)
    }

    /// The drawing at device scale; its first pixel stands where that of `box(of:scale:)` does.
    func rendition(of drawing: LayerDrawing, scale: CGFloat) -> Rendition {
        let key = ObjectIdentifier(drawing)
        if let known = drawings[key], known.drawing === drawing, known.scale == scale {
            return known.rendition
        }
        let box = Self.box(of: drawing, scale: scale)
        let rendition: Rendition
        if let text = GlyphRunPainter(store: glyphs).coverage(of: drawing.list, box: box, scale: scale) {
            rendition = .coverage(text)
        } else {
            let bitmap = Bitmap(width: box.width, height: box.height)
            let base = CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: CGFloat(-box.x0), ty: CGFloat(-box.y0))
            play(drawing.list, into: bitmap, base: base, scale: scale)
            rendition = .bitmap(bitmap)
        }
        drawings.keep(
            DrawnAtScale(drawing: drawing, scale: scale, rendition: rendition), bytes: rendition.byteCount,
            as: key)
        return rendition
    }

    /// The layer and all below it as a scene of its own, for layers that are composed as a whole.
    func group(of node: LayerNode, scale: CGFloat) -> LayerGroup {
        let key = GroupKey(picture: LayerPicture(of: node), scale: scale)
        if let known = groups[key] { return known }
        return groups.keep(LayerGroup(node: node, scale: scale, surfaces: self), bytes: 0, as: key)
    }

    /// A group's pictures have become so many bytes more.
    func note(_ group: LayerGroup, of node: LayerNode, grewBy bytes: Int) {
        let key = GroupKey(picture: LayerPicture(of: node), scale: group.scene.scale)
        if groups[key] === group { groups.grow(key, by: bytes) }
    }

    /// Lets the pictures of layers that were composed as a whole go: what moved has come to rest.
    func forgetGroups() { groups.removeAll() }

    func mask(of shape: RoundedShape) -> Mask {
        if let known = masks[shape] { return known }
        let mask = shape.makeMask()
        return masks.keep(mask, bytes: mask.byteCount, as: shape)
    }

    /// The blurred outline; its first pixel stands `Mask.reach` before the box.
    func shadow(_ key: ShadowKey, scale: CGFloat) -> Mask {
        if let known = shadows[key] { return known }
        let margin = Mask.reach(ofBlur: key.sigma)
        let mask: Mask
        if let shape = key.shape {
            mask = shape.makeMask(margin: margin)
        } else {
            mask = Mask(width: key.box.width + margin * 2, height: key.box.height + margin * 2)
            let cairo = cairo_create(mask.surface)!
            cairo_translate(cairo, Double(margin - key.box.x0), Double(margin - key.box.y0))
            cairo_scale(cairo, scale, scale)
            cairo_set_source_rgba(cairo, 1, 1, 1, 1)
            if let path = key.path { cairo_add(path, to: cairo) }
            cairo_fill(cairo)
            cairo_destroy(cairo)
        }
        mask.blur(sigma: key.sigma)
        return shadows.keep(mask, bytes: mask.byteCount, as: key)
    }

    /// Forgets what belongs to drawings and pictures that are gone and to groups that `scene` does not show.
    /// Costs what is kept, so it runs only when that has doubled.
    func sweep(keeping scene: Scene) {
        guard drawings.count + groups.count > sweepAt else { return }
        var shown: Set<GroupKey> = []
        func collect(_ scene: Scene) {
            for layer in scene.layers where layer.kind == .whole {
                let key = GroupKey(picture: LayerPicture(of: layer.node), scale: scene.scale)
                if shown.insert(key).inserted, let group = groups[key] { collect(group.scene) }
            }
        }
        collect(scene)
        groups.removeAll { key, _ in !shown.contains(key) }
        drawings.removeAll { $1.drawing == nil }
        images.sweep()
        sweepAt = max(256, (drawings.count + groups.count) * 2)
    }
}
