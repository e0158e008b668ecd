/// Shows what another layer looked like at one moment. Costs one new node a layer, no pixels.
@preconcurrency @MainActor
public final class SnapshotLayer: CALayer {
    private var picture: LayerNode?

    /// - Parameter rect: the part to show, in `layer`'s bounds; nil: all of it.
    public init(of layer: CALayer, rect: CGRect? = nil) {
        super.init()
        nodeName = "Snapshot"
        layer.displayTree()
        let part = rect ?? layer.bounds
        bounds = CGRect(origin: .zero, size: part.size)
        masksToBounds = rect != nil
        let node = layer.commit(at: FrameClock.current.time)
        var geometry = node.geometry
        geometry.transform = .identity
        geometry.projection = nil
        geometry.anchorPoint = .zero
        geometry.position = CGPoint(
            x: -part.minX + node.geometry.bounds.minX, y: -part.minY + node.geometry.bounds.minY)
        picture = node.renumbered(geometry: geometry)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override init(layer: Any) {
        super.init(layer: layer)
        picture = (layer as? SnapshotLayer)?.picture
    }

    override init() { super.init() }

    func show(_ node: LayerNode) {
        picture = node
        markChanged()
    }

    override func arrangedNodes(_ nodes: [LayerNode], at time: Double) -> [LayerNode] {
        if let picture { [picture] + nodes } else { nodes }
    }
}

extension LayerNode {
    /// The same picture under identities of its own.
    @MainActor
    func renumbered(geometry: LayerGeometry? = nil) -> LayerNode {
        LayerNode(
            id: CALayer.newID(), name: name, geometry: geometry ?? self.geometry,
            appearance: appearance, contents: contents, mask: mask?.renumbered(),
            children: children.map { $0.renumbered() })
    }
}
