extension CALayer {
    /// Back to front; nil when there are none, as in Core Animation.
    public var sublayers: [CALayer]? {
        get { sublayerList.isEmpty ? nil : sublayerList }
        set {
            for layer in sublayerList { layer.superlayer = nil }
            sublayerList = []
            for layer in newValue ?? [] { addSublayer(layer) }
            markChanged()
        }
    }

    public func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayerList.count)) }

    public func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        sublayerList.insert(layer, at: min(Int(index), sublayerList.count))
        layer.superlayer = self
        markChanged()
        if layer.subtreeNeedsDisplay { markSubtreeNeedsDisplay() }
        if layer.subtreeIsAnimated { markSubtreeAnimated() }
    }

    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        layer.removeFromSuperlayer()
        let index = sublayerList.firstIndex { $0 === sibling } ?? 0
        insertSublayer(layer, at: UInt32(index))
    }

    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        layer.removeFromSuperlayer()
        let index = sublayerList.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayerList.count
        insertSublayer(layer, at: UInt32(index))
    }

    public func replaceSublayer(_ old: CALayer, with new: CALayer) {
        guard let index = sublayerList.firstIndex(where: { $0 === old }) else { return }
        old.removeFromSuperlayer()
        insertSublayer(new, at: UInt32(index))
    }

    public func removeFromSuperlayer() {
        guard let parent = superlayer else { return }
        if parent.maskLayer === self {
            parent.maskLayer = nil
        } else if let index = parent.sublayerList.lastIndex(where: { $0 === self }) {
            parent.sublayerList.remove(at: index)
        }
        superlayer = nil
        parent.markChanged()
    }

    /// Notes that the committed node of this layer and of all above it are out of date.
    func markChanged() {
        var layer: CALayer? = self
        while let current = layer, current.committed != nil {
            current.committed = nil
            layer = current.superlayer
        }
    }

    func markSubtreeNeedsDisplay() {
        var layer: CALayer? = self
        while let current = layer, !current.subtreeNeedsDisplay {
            current.subtreeNeedsDisplay = true
            layer = current.superlayer
        }
    }

    /// Sublayers in the order in which they are painted: by zPosition, then as added.
    var paintOrder: [CALayer] {
        guard sublayerList.contains(where: { $0.zPosition != 0 }) else { return sublayerList }
        return sublayerList.enumerated()
            .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
            .map(\.element)
    }
}
