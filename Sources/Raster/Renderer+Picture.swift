import QuartzCore

extension Renderer {
    /// A layer and everything in it, for displays that place layers on their own.
    /// - Returns: the pixels and where the first of them stands from the first pixel of the parent's space, or
    ///   nil when nothing shows.
    public func picture(of node: LayerNode, scale: CGFloat) -> LayerBitmap? {
        let far = 1 << 14
        let scene = Scene(
            root: node, scale: scale, clip: PixelRect(-far, -far, far, far), surfaces: surfaces)
        let picture = ScenePainter(scene: scene, surfaces: surfaces).picture()
        surfaces.sweep(keeping: scene)
        return picture
    }

    /// The tree's pixels at its own scale, as a bitmap apart from the renderer's frame. What layers leave free stays
    /// transparent.
    public func picture(of tree: LayerTree) -> Bitmap {
        let (width, height) = (
            max(1, (tree.size.width * tree.scale).pixel), max(1, (tree.size.height * tree.scale).pixel)
        )
        let screen = PixelRect(0, 0, width, height)
        let scene = Scene(root: tree.root, scale: tree.scale, clip: screen, surfaces: surfaces)
        let bitmap = Bitmap(width: width, height: height)
        let canvas = Canvas(bitmap)
        ScenePainter(scene: scene, surfaces: surfaces).paint(into: canvas, inside: screen)
        canvas.finish()
        surfaces.sweep(keeping: scene)
        return bitmap
    }
}
