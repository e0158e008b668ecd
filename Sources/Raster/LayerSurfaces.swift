import CCairo
import QuartzCore

/// What displays keep of layers: drawings rasterised once at device scale, outlines, shadows and groups.
/// Kept as long as the drawing or layer it was made of lives; drawings and pictures within a budget.
final class LayerSurfaces {
    /// What a drawing became: pixels, or the coverage of text in one colour, which costs a quarter.
    enum Rendition {
        case bitmap(Bitmap)
        /// From the first pixel of the drawing's box.
        case coverage(Mask, x: Int, y: Int, CGColor)

        var byteCount: Int {
            switch self {
            case .bitmap(let bitmap): bitmap.byteCount
            case .coverage(let mask, _, _, _): mask.stride * mask.height
            }
        }
    }

    private final class DrawingEntry: PixelBudget.Item {
        private(set) weak var drawing: LayerDrawing?
        let scale: CGFloat
        let rendition: Rendition

        init(
            _ drawing: LayerDrawing, scale: CGFloat, _ rendition: Rendition, forget: @escaping () -> Void
        ) {
            self.drawing = drawing
            self.scale = scale
            self.rendition = rendition
            super.init(bytes: rendition.byteCount, forget: forget)
        }
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
    private let budget: PixelBudget
    let glyphs = GlyphStore()
    private var drawings: [ObjectIdentifier: DrawingEntry] = [:]
    private var groups: [GroupKey: LayerGroup] = [:]
    /// Of all pictures that groups keep.
    var groupBytes = 0
    /// Of those that stayed when it was last looked which are shown.
    private var shownGroupBytes = 0
    private var masks: [RoundedShape: Mask] = [:]
    private var shadows: [ShadowKey: Mask] = [:]
    private var sweepAt = 256

    /// - Parameter budget: for pictures and drawings.
    init(budget: PixelBudget = PixelBudget()) {
        self.budget = budget
        images = ImageStore(budget: budget)
        // The store may outlive these surfaces, but not what it calls itself.
        images.play = { [glyphs, unowned images] list, scale, bitmap in
            let base = CGAffineTransform(scaleX: scale, y: scale)
            DrawingPlayer(into: bitmap, base: base, scale: scale, images: images, glyphs: glyphs).play(list)
        }
    }

    deinit { for entry in drawings.values { budget.drop(entry) } }

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
            budget.use(known)
            return known.rendition
        }
        let box = Self.box(of: drawing, scale: scale)
        let rendition: Rendition
        if let text = GlyphRunPainter(store: glyphs).coverage(of: drawing.list, box: box, scale: scale) {
            rendition = .coverage(text.mask, x: text.x, y: text.y, text.color)
        } else {
            let bitmap = Bitmap(width: box.width, height: box.height)
            let base = CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: CGFloat(-box.x0), ty: CGFloat(-box.y0))
            play(drawing.list, into: bitmap, base: base, scale: scale)
            rendition = .bitmap(bitmap)
        }
        let entry = DrawingEntry(drawing, scale: scale, rendition) { [weak self] in self?.drawings[key] = nil
        }
        if let gone = drawings.updateValue(entry, forKey: key) { budget.drop(gone) }
        budget.keep(entry)
        return rendition
    }

    /// The layer and all below it as a scene of its own, for layers that are composed as a whole.
    func group(of node: LayerNode, scale: CGFloat) -> LayerGroup {
        let key = GroupKey(picture: LayerPicture(of: node), scale: scale)
        if let known = groups[key] { return known }
        let group = LayerGroup(node: node, scale: scale, surfaces: self)
        groups[key] = group
        return group
    }

    func mask(of shape: RoundedShape) -> Mask {
        if let known = masks[shape] { return known }
        if masks.count >= 128 { masks.removeAll() }
        let mask = shape.makeMask()
        masks[shape] = mask
        return mask
    }

    /// The blurred outline; its first pixel stands `Mask.reach` before the box.
    func shadow(_ key: ShadowKey, scale: CGFloat) -> Mask {
        if let known = shadows[key] { return known }
        if shadows.count >= 64 { shadows.removeAll() }
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
        shadows[key] = mask
        return mask
    }

    /// Forgets what belongs to drawings and pictures that are gone and to groups that `scene` does not show.
    /// Costs what is kept, so it runs only when that has doubled, or when the pictures of groups fill half of the budget: a screen that
    /// grows is another group in every frame.
    func sweep(keeping scene: Scene) {
        guard
            drawings.count + groups.count > sweepAt || groupBytes > max(budget.limit / 2, 2 * shownGroupBytes)
        else { return }
        var shown: Set<GroupKey> = []
        func collect(_ scene: Scene) {
            for layer in scene.layers where layer.kind == .whole {
                let key = GroupKey(picture: LayerPicture(of: layer.node), scale: scene.scale)
                if shown.insert(key).inserted, let group = groups[key] { collect(group.scene) }
            }
        }
        collect(scene)
        groups = groups.filter { shown.contains($0.key) }
        groupBytes = groups.values.reduce(0) { $0 + $1.byteCount }
        shownGroupBytes = groupBytes
        for (key, entry) in drawings where entry.drawing == nil {
            budget.drop(entry)
            drawings[key] = nil
        }
        images.sweep()
        sweepAt = max(256, (drawings.count + groups.count) * 2)
    }
}
