/// Shows its sublayers several times, each time moved on by a transform.
/// DIFFERS: copies do not lag by `instanceDelay`, and colour offsets other than alpha's are not applied.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
    open var instanceCount = 1 { didSet { markChanged() } }
    open var instanceTransform = CATransform3DIdentity { didSet { markChanged() } }
    open var instanceDelay: CFTimeInterval = 0
    open var instanceColor: CGColor?
    open var preservesDepth = false
    open var instanceRedOffset: Float = 0
    open var instanceGreenOffset: Float = 0
    open var instanceBlueOffset: Float = 0
    open var instanceAlphaOffset: Float = 0 { didSet { markChanged() } }

    override func arrangedNodes(_ nodes: [LayerNode]) -> [LayerNode] {
        var all: [LayerNode] = nodes
        var map = CATransform3DIdentity
        for copy in 1..<max(instanceCount, 1) {
            map = CATransform3DConcat(map, instanceTransform)
            var group = LayerAppearance()
            group.opacity = min(max(1 + Float(copy) * instanceAlphaOffset, 0), 1)
            CALayer.lastNumber += 1
            // The copies turn around the centre of this layer.
            let geometry = LayerGeometry(
                position: CGPoint(x: bounds.midX, y: bounds.midY), anchorPoint: CGPoint(x: 0.5, y: 0.5),
                bounds: bounds, transform: map.flattened)
            all.append(
                LayerNode(
                    id: LayerID(number: CALayer.lastNumber), name: "Replica", geometry: geometry,
                    appearance: group, contents: .none, mask: nil, children: nodes.map { $0.renumbered() }))
        }
        return all
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

/// Draws all at once: tiles are a matter of memory on a device.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
    open var levelsOfDetail = 1
    open var levelsOfDetailBias = 0
    open var tileSize = CGSize(width: 256, height: 256)
    open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
