import CCairo
import CPixels
import QuartzCore

/// A subtree composed once into one picture, the layer's first pixel at (0, 0).
final class LayerGroup {
    let scene: Scene
    private let node: LayerNode
    /// All that the picture covers, shadow included.
    let extents: PixelRect
    private let shadow: LayerShadow?
    private var made: LayerBitmap?
    private var turned: (matrix: CGAffineTransform, piece: LayerBitmap)?
    private var projected: (projection: PixelProjection, piece: LayerBitmap)?

    init(node: LayerNode, scale: CGFloat, surfaces: LayerSurfaces) {
        self.node = node
        scene = Scene(group: node, scale: scale, surfaces: surfaces)
        shadow = node.appearance.throwsContentShadow ? node.appearance.shadow : nil
        var box = scene.extents
        if let shadow, !box.isEmpty {
            let reach = Mask.reach(ofBlur: shadow.radius * scale)
            box = box.union(
                scene.extents.inset(by: -reach)
                    .offset(x: (shadow.offset.width * scale).pixel, y: (shadow.offset.height * scale).pixel))
        }
        extents = box
    }

    /// The picture; nil when the subtree paints nothing.
    func piece(_ surfaces: LayerSurfaces) -> LayerBitmap? {
        if let made { return made }
        let inner = scene.extents
        guard var piece = ScenePainter(scene: scene, surfaces: surfaces).picture() else { return nil }
        if let shadow {
            let contents = piece.bitmap
            let sigma = shadow.radius * scene.scale
            let reach = Mask.reach(ofBlur: sigma)
            let mask = Mask(alphaOf: contents, margin: reach)
            mask.blur(sigma: sigma)
            let bitmap = Bitmap(width: extents.width, height: extents.height)
            let canvas = Canvas(bitmap, originX: extents.x0, originY: extents.y0)
            canvas.fill(
                mask, x: inner.x0 - reach + (shadow.offset.width * scene.scale).pixel,
                y: inner.y0 - reach + (shadow.offset.height * scene.scale).pixel, shadow.color,
                alpha: CGFloat(shadow.opacity))
            canvas.draw(contents, x: inner.x0, y: inner.y0)
            canvas.finish()
            piece = LayerBitmap(bitmap: bitmap, x: extents.x0, y: extents.y0)
        }
        made = piece
        keep(piece, insteadOf: nil, surfaces)
        return piece
    }

    private func keep(_ piece: LayerBitmap, insteadOf old: LayerBitmap?, _ surfaces: LayerSurfaces) {
        surfaces.note(self, of: node, grewBy: piece.bitmap.byteCount - (old?.bitmap.byteCount ?? 0))
    }

    /// The picture seen in perspective, made as a whole. Its place is in the space that the projection maps to.
    func piece(projectedBy projection: PixelProjection, _ surfaces: LayerSurfaces) -> LayerBitmap? {
        if let projected, projected.projection == projection { return projected.piece }
        let box = projection.extents(of: extents)
        guard !box.isEmpty, let plain = piece(surfaces), let inverse = projection.inverse else { return nil }
        let from = PixelProjection(CGAffineTransform(translationX: CGFloat(box.x0), y: CGFloat(box.y0)))
            .followed(by: inverse)
            .followed(
                by: PixelProjection(CGAffineTransform(translationX: -CGFloat(plain.x), y: -CGFloat(plain.y))))
        let bitmap = Bitmap(width: box.width, height: box.height)
        cairo_surface_flush(plain.bitmap.surface)
        from.m.withUnsafeBufferPointer {
            cpixels_project(
                plain.bitmap.pixels, Int32(plain.bitmap.width), Int32(plain.bitmap.height),
                plain.bitmap.stride, $0.baseAddress, bitmap.pixels, Int32(bitmap.width), Int32(bitmap.height),
                bitmap.stride)
        }
        cairo_surface_mark_dirty(bitmap.surface)
        let piece = LayerBitmap(bitmap: bitmap, x: box.x0, y: box.y0)
        keep(piece, insteadOf: projected?.piece, surfaces)
        projected = (projection, piece)
        return piece
    }

    /// The pixels that the picture covers when `matrix` maps it.
    func extents(turnedBy matrix: CGAffineTransform) -> PixelRect {
        if extents.isEmpty { return .empty }
        let box = CGRect(
            x: CGFloat(extents.x0), y: CGFloat(extents.y0), width: CGFloat(extents.width),
            height: CGFloat(extents.height))
        return box.applying(matrix).outerPixels.inset(by: -1)
    }

    /// The picture mapped by `matrix`, made as a whole: how a filter rounds depends on what is painted at once.
    /// Its place is in the space that the matrix maps to.
    func piece(turnedBy matrix: CGAffineTransform, _ surfaces: LayerSurfaces) -> LayerBitmap? {
        // Whole pixels of the move do not count, so that scrolling keeps the picture.
        let (x, y) = (matrix.tx.rounded(.down), matrix.ty.rounded(.down))
        var rest = matrix
        rest.tx -= x
        rest.ty -= y
        if turned?.matrix != rest {
            guard let plain = piece(surfaces) else { return nil }
            let box = extents(turnedBy: rest)
            let bitmap = Bitmap(width: box.width, height: box.height)
            let canvas = Canvas(bitmap, originX: box.x0, originY: box.y0)
            let placed = CGAffineTransform(translationX: CGFloat(plain.x), y: CGFloat(plain.y)).concatenating(
                rest)
            canvas.draw(plain.bitmap, transform: placed)
            canvas.finish()
            let piece = LayerBitmap(bitmap: bitmap, x: box.x0, y: box.y0)
            keep(piece, insteadOf: turned?.piece, surfaces)
            turned = (rest, piece)
        }
        return turned?.piece.moved(x: Int(cutting: x), y: Int(cutting: y))
    }
}
