import QuartzCore

/// Paints a scene, layer by layer, from pieces on whole pixels.
struct ScenePainter {
    let scene: Scene
    let surfaces: LayerSurfaces
    private var covers = OpaqueCovers()
    private let backdrops = BackdropStore()
    /// The layer before which painting ends, with those that hold it left open.
    private var end = Int.max

    init(scene: Scene, surfaces: LayerSurfaces) {
        self.scene = scene
        self.surfaces = surfaces
    }

    /// Paints what of the scene shows inside `area`, on what the canvas holds.
    func paint(into canvas: Canvas, inside area: PixelRect) {
        guard !scene.layers.isEmpty else { return }
        canvas.clipped(to: area) { paint(0, canvas, area, from: 0) }
    }

    /// Paints `area` anew on `backdrop`, starting at the topmost layer that covers all of it.
    func repaint(into canvas: Canvas, area: PixelRect, backdrop: CGColor) {
        let cover = scene.layers.lastIndex {
            $0.isOpaqueFill && $0.clip.contains(area) && $0.rect.contains(area)
        }
        var painter = self
        painter.covers = OpaqueCovers(scene, inside: area)
        canvas.clipped(to: area) {
            if cover == nil { canvas.fill(area, backdrop) }
            if !scene.layers.isEmpty { painter.paint(0, canvas, area, from: cover ?? 0) }
        }
    }

    /// - Parameter first: layers before this one paint nothing but what they put over their sublayers.
    private func paint(_ index: Int, _ canvas: Canvas, _ area: PixelRect, from first: Int) {
        let layer = scene.layers[index]
        let visible = layer.extents.intersection(area)
        guard !visible.isEmpty else { return }
        switch layer.kind {
        case .plain:
            if index >= first {
                paintShadow(layer, canvas, area)
                paintBackdrop(index, canvas, area)
                paintBackground(layer, canvas, area, square: false, index: index)
                paintContents(layer, canvas, area)
            }
            paintSublayers(index, canvas, area, from: first)
            paintBorder(layer, canvas, area)
        case .group: paintGroup(index, canvas, visible)
        case .whole: paintWhole(layer, canvas, area)
        }
    }

    private func paintSublayers(_ index: Int, _ canvas: Canvas, _ area: PixelRect, from first: Int) {
        var child = index + 1
        let last = min(scene.layers[index].end, end)
        while child < last {
            let next = scene.layers[child].end
            if next > first { paint(child, canvas, area, from: first) }
            child = next
        }
    }

    /// Runs `body` on an empty canvas of the size of `area`, then `place` with its pixels.
    private func apart(_ area: PixelRect, _ body: (Canvas) -> Void, _ place: (Bitmap) -> Void) {
        let bitmap = Bitmap(width: area.width, height: area.height)
        let canvas = Canvas(bitmap, originX: area.x0, originY: area.y0)
        body(canvas)
        canvas.finish()
        place(bitmap)
    }

    private func paintGroup(_ index: Int, _ canvas: Canvas, _ area: PixelRect) {
        let layer = scene.layers[index]
        let look = layer.node.appearance
        // The root of a group's own scene leaves opacity to whoever shows the group.
        let opacity = index == 0 && layer.matrix == nil && scene.isGroup ? 1 : Double(look.opacity)
        func unmasked(_ target: Canvas) {
            if look.masksToBounds, look.cornerRadius > 0 {
                let mask = surfaces.mask(of: RoundedShape(layer.rect, appearance: look, scale: scene.scale))
                if let image = onlyImage(index) {
                    paint(image, of: layer, target, area, cutBy: mask)
                    return paintBorder(layer, target, area)
                }
                // Cut once: background and contents square, then the corners taken off both.
                apart(area) { inner in
                    paintBackdrop(index, inner, area)
                    paintBackground(layer, inner, area, square: true)
                    paintContents(layer, inner, area)
                    paintSublayers(index, inner, area, from: 0)
                    inner.keep(mask, x: layer.rect.x0, y: layer.rect.y0)
                } _: {
                    target.draw($0, x: area.x0, y: area.y0)
                }
            } else {
                paintBackdrop(index, target, area)
                paintBackground(layer, target, area, square: false)
                paintContents(layer, target, area)
                paintSublayers(index, target, area, from: 0)
            }
            paintBorder(layer, target, area)
        }
        func masked(_ target: Canvas) {
            guard let mask = layer.node.mask else {
                paintShadow(layer, target, area)
                return unmasked(target)
            }
            // A mask cuts the shadow too.
            apart(area) { inner in
                paintShadow(layer, inner, area)
                unmasked(inner)
                apart(area) {
                    paintMask(mask, of: layer, $0, area)
                } _: {
                    inner.keep($0, x: area.x0, y: area.y0)
                }
            } _: {
                target.draw($0, x: area.x0, y: area.y0)
            }
        }
        if opacity < 1 {
            apart(area) {
                masked($0)
            } _: {
                canvas.draw($0, x: area.x0, y: area.y0, alpha: opacity)
            }
        } else {
            canvas.clipped(to: area) { masked(canvas) }
        }
    }

    private func paintMask(_ mask: LayerNode, of layer: PlacedLayer, _ canvas: Canvas, _ area: PixelRect) {
        let origin = layer.spaceOrigin(scale: scene.scale)
        let local = area.offset(x: -origin.x, y: -origin.y)
        let masking = Scene(root: mask, scale: scene.scale, clip: local, surfaces: surfaces)
        let moved = Canvas(
            canvas.bitmap, originX: canvas.originX - origin.x, originY: canvas.originY - origin.y)
        ScenePainter(scene: masking, surfaces: surfaces).paint(into: moved, inside: local)
        moved.finish()
    }

    private func paintWhole(_ layer: PlacedLayer, _ canvas: Canvas, _ area: PixelRect) {
        let group = surfaces.group(of: layer.node, scale: scene.scale)
        let isPlaced = layer.matrix == nil && layer.projection == nil
        let full = isPlaced ? group.extents.offset(x: layer.rect.x0, y: layer.rect.y0) : layer.rect
        cut(full, layer, canvas, area) {
            guard let piece = wholePiece(layer, group) else { return }
            canvas.draw(piece.bitmap, x: piece.x, y: piece.y, alpha: Double(layer.node.appearance.opacity))
        }
    }

    /// The picture of a layer that is one, where it stands in the scene.
    private func wholePiece(_ layer: PlacedLayer, _ group: LayerGroup) -> LayerBitmap? {
        if let projection = layer.projection { return group.piece(projectedBy: projection, surfaces) }
        if let matrix = layer.matrix { return group.piece(turnedBy: matrix, surfaces) }
        return group.piece(surfaces)?.moved(x: layer.rect.x0, y: layer.rect.y0)
    }

    /// The pixels of the whole scene, from its first pixel: where it is one picture, that one, which nobody may write to.
    func picture() -> LayerBitmap? {
        let area = scene.extents
        guard let first = scene.layers.first, !area.isEmpty else { return nil }
        if first.kind == .whole, first.node.appearance.opacity == 1 {
            return wholePiece(first, surfaces.group(of: first.node, scale: scene.scale))
        }
        let bitmap = Bitmap(width: area.width, height: area.height)
        let canvas = Canvas(bitmap, originX: area.x0, originY: area.y0)
        paint(into: canvas, inside: area)
        canvas.finish()
        return LayerBitmap(bitmap: bitmap, x: area.x0, y: area.y0)
    }

    // MARK: Pieces

    /// Runs `body` when `box` shows, inside the layer's clip when that cuts it.
    private func cut(
        _ box: PixelRect, _ layer: PlacedLayer, _ canvas: Canvas, _ area: PixelRect, byBounds: Bool = false,
        _ body: () -> Void
    ) {
        let clip = byBounds ? layer.clip.intersection(layer.rect) : layer.clip
        guard box.intersects(area), box.intersects(clip) else { return }
        // The canvas is already cut at `area`.
        if clip.contains(box.intersection(area)) { body() } else { canvas.clipped(to: clip, body) }
    }

    private func paintShadow(_ layer: PlacedLayer, _ canvas: Canvas, _ area: PixelRect) {
        let look = layer.node.appearance
        guard look.showsShadow, !look.throwsContentShadow, let shadow = look.shadow else { return }
        let (key, box) = layer.shadowBox(scale: scene.scale)
        cut(box, layer, canvas, area) {
            canvas.fill(
                surfaces.shadow(key, scale: scene.scale), x: box.x0, y: box.y0, shadow.color,
                alpha: CGFloat(shadow.opacity))
        }
    }

    /// Lays what was painted before the layer over itself, blurred.
    private func paintBackdrop(_ index: Int, _ canvas: Canvas, _ area: PixelRect) {
        let layer = scene.layers[index]
        let whole = layer.backdropArea
        let visible = whole.intersection(area)
        guard !visible.isEmpty, let backdrop = layer.node.appearance.backdrop else { return }
        let bitmap = backdrops.bitmap(of: index) {
            let blur = BackdropBlur(backdrop, scale: scene.scale)
            let source = blur.source(of: whole, in: scene.screen)
            let below = Bitmap(width: source.width, height: source.height)
            let ground = Canvas(below, originX: source.x0, originY: source.y0)
            ground.fill(source, .black)
            var painter = self
            (painter.end, painter.covers) = (index, OpaqueCovers())
            painter.paint(into: ground, inside: source)
            ground.finish()
            return blur.blurred(below, source, in: whole)
        }
        canvas.clipped(to: visible) { canvas.draw(bitmap, x: whole.x0, y: whole.y0) }
    }

    /// - Parameter index: of a layer of which later ones may hide a part.
    private func paintBackground(
        _ layer: PlacedLayer, _ canvas: Canvas, _ area: PixelRect, square: Bool, index: Int? = nil
    ) {
        guard let color = layer.node.appearance.backgroundColor, color.alpha > 0 else { return }
        let shape = RoundedShape(layer.rect, appearance: layer.node.appearance, scale: scene.scale)
        if let pattern = color.pattern {
            let cut = square || shape.isRect ? nil : surfaces.mask(of: shape)
            return paintPattern(pattern, alpha: color.alpha, layer, canvas, area, cut)
        }
        if square || shape.isRect {
            let visible = layer.rect.intersection(layer.clip).intersection(area)
            guard !visible.isEmpty else { return }
            if let index, color.isOpaque {
                canvas.fill(visible, color, seen: covers.visible(visible, below: index, color))
            } else {
                canvas.fill(visible, color)
            }
            return
        }
        cut(layer.rect, layer, canvas, area) {
            canvas.fill(surfaces.mask(of: shape), x: layer.rect.x0, y: layer.rect.y0, color)
        }
    }

    /// UIKit: the first tile lies in the layer's top left corner.
    private func paintPattern(
        _ pattern: ColorPattern, alpha: CGFloat, _ layer: PlacedLayer, _ canvas: Canvas, _ area: PixelRect,
        _ shape: Mask?
    ) {
        let visible = layer.rect.intersection(layer.clip).intersection(area)
        guard !visible.isEmpty, let tile = surfaces.images.tile(of: pattern, scale: scene.scale) else {
            return
        }
        let (x, y) = (layer.rect.x0, layer.rect.y0)
        guard let shape else { return canvas.tile(tile, x: x, y: y, in: visible, alpha: Double(alpha)) }
        apart(visible) {
            $0.tile(tile, x: x, y: y, in: visible, alpha: Double(alpha))
            $0.keep(shape, x: x, y: y)
        } _: {
            canvas.draw($0, x: visible.x0, y: visible.y0)
        }
    }

    private func paintContents(_ layer: PlacedLayer, _ canvas: Canvas, _ area: PixelRect) {
        let clips = layer.node.appearance.masksToBounds
        switch layer.node.contents {
        case .none: return
        case .drawing(let drawing):
            let origin = layer.spaceOrigin(scale: scene.scale)
            let box = LayerSurfaces.box(of: drawing, scale: scene.scale).offset(x: origin.x, y: origin.y)
            cut(box, layer, canvas, area, byBounds: clips) {
                switch surfaces.rendition(of: drawing, scale: scene.scale) {
                case .bitmap(let bitmap): canvas.draw(bitmap, x: box.x0, y: box.y0)
                case .coverage(let text): canvas.fill(text, x: box.x0, y: box.y0)
                }
            }
        case .image(let image):
            let (piece, box) = placed(image, layer)
            cut(box, layer, canvas, area, byBounds: clips) {
                if let bitmap = piece.bitmap(from: surfaces.images) {
                    canvas.draw(bitmap, x: box.x0, y: box.y0)
                }
            }
        }
    }

    /// How a layer's picture lies in it, and where in the scene.
    private func placed(_ image: LayerImage, _ layer: PlacedLayer) -> (piece: ImagePiece, box: PixelRect) {
        let natural = surfaces.images.size(of: image.image, image.orientation)
        let piece = ImagePiece(
            image, width: layer.rect.width, height: layer.rect.height, scale: scene.scale, natural: natural)
        return (piece, piece.rect.offset(x: layer.rect.x0, y: layer.rect.y0))
    }

    /// The picture of a layer in which there is nothing else to cut.
    private func onlyImage(_ index: Int) -> LayerImage? {
        let layer = scene.layers[index]
        let look = layer.node.appearance
        guard case .image(let image) = layer.node.contents, layer.end == index + 1, look.backdrop == nil,
            (look.backgroundColor?.alpha ?? 0) <= 0
        else { return nil }
        return image
    }

    /// A picture without the corners that the layer cuts off.
    private func paint(
        _ image: LayerImage, of layer: PlacedLayer, _ canvas: Canvas, _ area: PixelRect, cutBy mask: Mask
    ) {
        let (piece, box) = placed(image, layer)
        let visible = layer.clip.intersection(layer.rect).intersection(area)
        guard visible.intersects(box), let bitmap = piece.bitmap(from: surfaces.images) else { return }
        canvas.draw(
            bitmap, at: (box.x0, box.y0), in: visible, cutBy: mask, at: (layer.rect.x0, layer.rect.y0))
    }

    private func paintBorder(_ layer: PlacedLayer, _ canvas: Canvas, _ area: PixelRect) {
        // A layer of which painting ends before some sublayer has no border yet.
        if layer.end > end { return }
        let look = layer.node.appearance
        guard look.borderWidth > 0, let color = look.borderColor, color.alpha > 0, !layer.rect.isEmpty else {
            return
        }
        let width = max(1, (look.borderWidth * scene.scale).pixel)
        var shape = RoundedShape(layer.rect, appearance: look, scale: scene.scale)
        if let pattern = color.pattern {
            if width * 2 < min(layer.rect.width, layer.rect.height) { shape.ring = width }
            return paintPattern(pattern, alpha: color.alpha, layer, canvas, area, surfaces.mask(of: shape))
        }
        cut(layer.rect, layer, canvas, area) {
            let r = layer.rect
            if width * 2 >= min(r.width, r.height) {
                canvas.fill(surfaces.mask(of: shape), x: r.x0, y: r.y0, color)
            } else if shape.isRect {
                canvas.fill(PixelRect(r.x0, r.y0, r.x1, r.y0 + width), color)
                canvas.fill(PixelRect(r.x0, r.y1 - width, r.x1, r.y1), color)
                canvas.fill(PixelRect(r.x0, r.y0 + width, r.x0 + width, r.y1 - width), color)
                canvas.fill(PixelRect(r.x1 - width, r.y0 + width, r.x1, r.y1 - width), color)
            } else {
                shape.ring = width
                canvas.fill(surfaces.mask(of: shape), x: r.x0, y: r.y0, color)
            }
        }
    }
}
