extension CALayer {
    func replaceSublayers(_ layers: [CALayer]) {
        for layer in sublayerList { layer.superlayerReference = nil }
        sublayerList = []
        for layer in layers { addSublayer(layer) }
        markChanged()
        sublayersDidChange()
    }

    func insert(_ layer: CALayer, at index: Int) {
        layer.removeFromSuperlayer()
        sublayerList.insert(layer, at: min(index, sublayerList.count))
        layer.superlayerReference = self
        markChanged()
        if layer.subtreeNeedsDisplay { markSubtreeNeedsDisplay() }
        if layer.subtreeNeedsLayout { markSubtreeNeedsLayout() }
        sublayersDidChange()
        if layer.committed.isAnimated { markSubtreeAnimated() }
        orderChanged(of: layer, kCAOnOrderIn)
    }

    /// A sublayer came or went: it and this layer ask for actions where one of them does.
    private func orderChanged(of layer: CALayer, _ event: String) {
        guard layer.asksForActions || asksForActions, !(layer is SnapshotLayer), isShown,
            !CATransaction.disableActions()
        else { return }
        if layer.asksForActions {
            layer.action(forKey: event).map {
                LayerChange(key: event, action: $0, before: nil).run(on: layer)
            }
        }
        runAction("sublayers")
    }

    func insert(_ layer: CALayer, below sibling: CALayer?) {
        layer.removeFromSuperlayer()
        let index = sublayerList.firstIndex { $0 === sibling } ?? 0
        insert(layer, at: index)
    }

    func insert(_ layer: CALayer, above sibling: CALayer?) {
        layer.removeFromSuperlayer()
        let index = sublayerList.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayerList.count
        insert(layer, at: index)
    }

    func exchange(_ old: CALayer, for new: CALayer) {
        guard let index = sublayerList.firstIndex(where: { $0 === old }) else { return }
        old.removeFromSuperlayer()
        insert(new, at: index)
    }

    func detach() {
        guard let parent = superlayer else { return }
        if parent.maskLayer === self {
            parent.maskLayer = nil
        } else if let index = parent.sublayerList.lastIndex(where: { $0 === self }) {
            parent.sublayerList.remove(at: index)
            parent.sublayersDidChange()
        }
        superlayerReference = nil
        committed.leaveTree()
        parent.markChanged()
        parent.orderChanged(of: self, kCAOnOrderOut)
    }

    /// Notes that the committed node of this layer and of all above it are out of date.
    func markChanged() {
        CALayer.changeObserver?(self)
        var layer: CALayer? = self
        while let current = layer, current.committed.node != nil {
            current.committed.invalidate()
            layer = current.superlayer
        }
    }

    /// Notes that the superlayer may show this layer now, or no longer. One that it left out has no node: that alone would tell nobody
    /// above.
    func markVisibilityChanged() {
        markChanged()
        superlayer?.markChanged()
    }

    func markSubtreeNeedsDisplay() {
        var layer: CALayer? = self
        while let current = layer, !current.subtreeNeedsDisplay {
            current.pendingUpdates.setSubtreeNeedsDisplay(true)
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
