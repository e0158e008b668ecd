/// Shows its sublayers several times, each time moved on by a transform.
/// DIFFERS: `instanceColor` and the offsets of its parts multiply backgrounds and borders, not what layers draw.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
    open var instanceCount = 1 { didSet { markChanged() } }
    open var instanceTransform = CATransform3DIdentity { didSet { markChanged() } }
    /// By how much later than the copy before it each copy shows the sublayers' animations.
    open var instanceDelay: CFTimeInterval = 0 { didSet { markChanged() } }
    open var instanceColor: CGColor? { didSet { markChanged() } }
    open var preservesDepth = false
    open var instanceRedOffset: Float = 0 { didSet { markChanged() } }
    open var instanceGreenOffset: Float = 0 { didSet { markChanged() } }
    open var instanceBlueOffset: Float = 0 { didSet { markChanged() } }
    open var instanceAlphaOffset: Float = 0 { didSet { markChanged() } }

    override func arrangedNodes(_ nodes: [LayerNode], at time: Double) -> [LayerNode] {
        var all: [LayerNode] = nodes.map { tinted($0, copy: 0) }
        var map = CATransform3DIdentity
        for copy in 1..<max(instanceCount, 1) {
            map = CATransform3DConcat(map, instanceTransform)
            var group = LayerAppearance()
            group.opacity = min(max(1 + Float(copy) * instanceAlphaOffset, 0), 1)
            let id = CALayer.newID()
            // The copies turn around the centre of this layer.
            let geometry = LayerGeometry(
                position: CGPoint(x: bounds.midX, y: bounds.midY), anchorPoint: CGPoint(x: 0.5, y: 0.5),
                bounds: bounds, transform: map.flattened)
            let shown = lagging(nodes, by: Double(copy) * instanceDelay, at: time)
            all.append(
                LayerNode(
                    id: id, name: "Replica", geometry: geometry,
                    appearance: group, contents: .none, mask: nil,
                    children: shown.map { tinted($0, copy: copy).renumbered() }))
        }
        // What was committed last counts as what is shown.
        if instanceDelay != 0, instanceCount > 1 { _ = lagging(nodes, by: 0, at: time) }
        return all
    }

    /// The sublayers as their animations show them some seconds before `time`; a sublayer without one is what it is.
    private func lagging(_ nodes: [LayerNode], by delay: Double, at time: Double) -> [LayerNode] {
        guard instanceDelay != 0 else { return nodes }
        let moving = paintOrder.filter { $0.committed.isAnimated }
        guard !moving.isEmpty else { return nodes }
        let known = Dictionary(moving.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        return nodes.map { node in known[node.id]?.commit(at: time - delay, keepsAnimations: true) ?? node }
    }

    /// A copy's colours, multiplied by the instance colour with its offsets.
    private func tinted(_ node: LayerNode, copy: Int) -> LayerNode {
        let offsets = [instanceRedOffset, instanceGreenOffset, instanceBlueOffset].map {
            CGFloat($0) * CGFloat(copy)
        }
        let base = [instanceColor?.red ?? 1, instanceColor?.green ?? 1, instanceColor?.blue ?? 1]
        let factors = zip(base, offsets).map { min(max($0 + $1, 0), 1) }
        let alpha = instanceColor?.alpha ?? 1
        guard factors != [1, 1, 1] || alpha != 1 else { return node }
        func multiplied(_ color: CGColor?) -> CGColor? {
            guard let color, color.pattern == nil else { return color }
            return CGColor(
                red: color.red * factors[0], green: color.green * factors[1], blue: color.blue * factors[2],
                alpha: color.alpha * alpha)
        }
        var look = node.appearance
        look.backgroundColor = multiplied(look.backgroundColor)
        look.borderColor = multiplied(look.borderColor)
        return LayerNode(
            id: node.id, name: node.name, geometry: node.geometry, appearance: look, contents: node.contents,
            mask: node.mask, children: node.children.map { tinted($0, copy: copy) })
    }
}

/// A layer that only gives its sublayers a space. DIFFERS: they are drawn flat.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {}

/// A layer that shows a part of its sublayers.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
    open func scroll(to point: CGPoint) { bounds.origin = point }
    open func scroll(to rect: CGRect) { bounds.origin = rect.origin }
}

/// Draws its content tile by tile, each with the context clipped to it.
/// DIFFERS: tiles are drawn at once and on the main thread, and not again for another zoom.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
    open var levelsOfDetail = 1
    open var levelsOfDetailBias = 0
    /// In pixels.
    open var tileSize = CGSize(width: 256, height: 256) { didSet { setNeedsDisplay() } }

    override var drawnTiles: [CGRect] {
        let size = CGSize(width: tileSize.width / contentsScale, height: tileSize.height / contentsScale)
        guard size.width > 0, size.height > 0 else { return [bounds] }
        return stride(from: bounds.minY, to: bounds.maxY, by: size.height).flatMap { y in
            stride(from: bounds.minX, to: bounds.maxX, by: size.width).map { x in
                CGRect(origin: CGPoint(x: x, y: y), size: size).intersection(bounds)
            }
        }
    }
    open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
