extension CALayer {
    /// Displays what asked for it in this subtree, hidden layers excepted. Costs nothing when nothing did.
    public func displayTree() {
        guard subtreeNeedsDisplay else { return }
        subtreeNeedsDisplay = false
        if hiddenModel {
            subtreeNeedsDisplay = true
            return
        }
        displayIfNeeded()
        maskLayer?.displayTree()
        for layer in sublayerList { layer.displayTree() }
        // A hidden sublayer keeps its request for when it is shown; nobody waits for it before.
        subtreeNeedsDisplay = sublayerList.contains { $0.subtreeNeedsDisplay && !$0.hiddenModel }
    }

    /// The subtree as immutable nodes with animations at `time`. Shares every node whose subtree did not change.
    public func commit(at time: Double) -> LayerNode {
        if let committed, !subtreeIsAnimated { return committed }
        var geometry = geometryModel
        var appearance = appearanceModel
        if !animationEntries.isEmpty {
            applyAnimations(at: time, geometry: &geometry, appearance: &appearance)
        }
        var children: [LayerNode] = []
        children.reserveCapacity(sublayerList.count)
        var animated = animationEntries.contains { isMoving($0, at: time) }
        for layer in paintOrder {
            if layer.hiddenModel || (!layer.isDoubleSided && layer.showsItsBack) { continue }
            let child = layer.commit(at: time)
            animated = animated || layer.subtreeIsAnimated
            if child.geometry.isFinite { children.append(child) }
        }
        if let parent = superlayer, !CATransform3DIsIdentity(parent.sublayerTransform) {
            geometry.transform = flattenedUnder(parent.sublayerTransform, geometry.transform)
        }
        let mask = maskLayer?.commit(at: time)
        subtreeIsAnimated = animated || maskLayer?.subtreeIsAnimated == true
        let contents = animationEntries.isEmpty ? nil : animatedContents(at: time)
        let node = LayerNode(
            id: id, name: nodeName ?? nameOfClass, geometry: geometry, appearance: appearance,
            contents: contents ?? contentsModel, mask: mask, children: arrangedNodes(children))
        committed = node
        return node
    }

    // Of the process: what it says of a class is so in every session.
    private static var classNames: [ObjectIdentifier: String] = [:]

    /// Of the view, or of a layer without one.
    private var nameOfClass: String {
        let type: AnyClass = view.map { Swift.type(of: $0) } ?? Swift.type(of: self)
        let key = ObjectIdentifier(type)
        if let known = Self.classNames[key] { return known }
        let name = "\(type)"
        Self.classNames[key] = name
        return name
    }

    /// Records `draw(in:)` as this layer's contents.
    public func displayByDrawing() {
        let bounds = self.bounds
        guard bounds.width > 0, bounds.height > 0, bounds.isFinite else { return dropDrawing() }
        let context = CGContext(recordingIn: bounds, scale: contentsScale)
        delegate?.layerWillDraw(self)
        draw(in: context)
        if context.list.isEmpty { return dropDrawing() }
        setContents(.drawing(LayerDrawing(list: context.list, bounds: bounds)))
    }

    /// A picture that the app set as contents stays: only what was drawn goes when nothing is drawn any more.
    private func dropDrawing() { if hasDrawnContents { setContents(.none) } }
}

extension CALayer {
    /// Whether the contents are a recorded drawing.
    public var hasDrawnContents: Bool { if case .drawing = contentsModel { true } else { false } }
}

extension CALayer {
    /// Whether the next commit makes anything new.
    public var needsCommit: Bool { committed == nil || subtreeIsAnimated }
}

extension CALayer {
    /// The transform with the parent's sublayer transform after it. Where an animation moves the transform only
    /// its flat part is known.
    private func flattenedUnder(_ outer: CATransform3D, _ shown: CGAffineTransform) -> CGAffineTransform {
        let own = shown == geometryModel.transform ? transform3D : CATransform3DMakeAffineTransform(shown)
        return CATransform3DConcat(own, outer).flattened
    }

    fileprivate var showsItsBack: Bool {
        let outer = superlayer?.sublayerTransform ?? CATransform3DIdentity
        let t = CATransform3DConcat(transform3D, outer)
        return t.m11 * t.m22 - t.m12 * t.m21 < 0
    }

    /// Nodes of the sublayers were made for another sublayer transform.
    func sublayersMayLookDifferent() {
        for layer in sublayerList { layer.committed = nil }
        markChanged()
    }
}
