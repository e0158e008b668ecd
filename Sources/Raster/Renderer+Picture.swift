import QuartzCore

extension Renderer {
    /// A layer and everything in it, for displays that place layers on their own.
    /// - Returns: the pixels and where the first of them stands from the first pixel of the parent's space, or
    ///   nil when nothing shows.
    public func picture(of node: LayerNode, scale: CGFloat) -> LayerBitmap? {
        let far = 1 << 14
        let scene = Scene(
            root: node, scale: scale, clip: PixelRect(-far, -far, far, far), surfaces: surfaces)
        let area = scene.extents
        guard !area.isEmpty else { return nil }
        let bitmap = Bitmap(width: area.width, height: area.height)
        let canvas = Canvas(bitmap, originX: area.x0, originY: area.y0)
        ScenePainter(scene: scene, surfaces: surfaces).paint(into: canvas, inside: area)
        canvas.finish()
        surfaces.sweep(keeping: scene)
        return LayerBitmap(bitmap: bitmap, x: area.x0, y: area.y0)
    }
}
