extension UIView {
    /// Makes the layer's contents by `draw(_:)`.
    func displayContents(of layer: CALayer) {
        layer.displayByDrawing()
    }

    /// Runs `draw(_:)` with the context current and the view's traits in force.
    func drawContents(of layer: CALayer, in context: CGContext) {
        guard layer === self.layer else { return }
        let contexts = GraphicsContextStack.ofMainThread
        contexts.push(context)
        defer { contexts.pop() }
        let area = layer is CATiledLayer ? context.boundingBoxOfClipPath : bounds
        if overrides(.ownClass) {
            tracked(.display) { draw(area) }
        } else {
            traitCollection.performAsCurrent { draw(area) }
        }
    }
}
