extension CALayer {
    /// Displays what asked for it in this subtree, hidden layers excepted. Costs nothing when nothing did.
    public func displayTree() {
        guard subtreeNeedsDisplay else { return }
        if hiddenModel { return }
        pendingUpdates.setSubtreeNeedsDisplay(false)
        displayIfNeeded()
        maskLayer?.displayTree()
        for layer in sublayerList { layer.displayTree() }
        // A hidden sublayer keeps its request for when it is shown; nobody waits for it before.
        pendingUpdates.setSubtreeNeedsDisplay(
            sublayerList.contains { $0.subtreeNeedsDisplay && !$0.hiddenModel })
    }

    /// The subtree as immutable nodes with animations at `time`. Shares every node whose subtree did not change.
    /// - Parameter keepsAnimations: whether those that are over by then stay: `time` is another one than the frame's.
    public func commit(at time: Double, keepsAnimations: Bool = false) -> LayerNode {
        if let known = committed.node, !committed.isAnimated { return known }
        var geometry = geometryModel
        var appearance = appearanceModel
        if !animationEntries.isEmpty {
            applyAnimations(
                at: time, geometry: &geometry, appearance: &appearance, keepsThem: keepsAnimations)
        }
        var children: [LayerNode] = []
        children.reserveCapacity(sublayerList.count)
        var animated = animationEntries.contains { isMoving($0, at: time) }
        for layer in paintOrder {
            if layer.hiddenModel || (!layer.isDoubleSided && layer.showsItsBack) { continue }
            let child = layer.commit(at: time, keepsAnimations: keepsAnimations)
            animated = animated || layer.committed.isAnimated
            if child.geometry.isFinite { children.append(child) }
        }
        if appearance.shadow?.opacity ?? 1 <= 0 { appearance.shadow = nil }
        if isInSpace {
            let whole = transformInSpace(at: geometry)
            geometry.transform = whole.flattened
            geometry.projection = PlaneProjection(whole)
        }
        let mask = maskLayer?.commit(at: time)
        committed.setAnimated(animated || maskLayer?.committed.isAnimated == true)
        let contents = animationEntries.isEmpty ? nil : animatedContents(at: time)
        let node = LayerNode(
            id: id, name: nodeName ?? nameOfClass, geometry: geometry, appearance: appearance,
            contents: contents ?? contentsModel, mask: mask,
            children: arrangedNodes(withFadingContents(children, geometry, at: time), at: time))
        committed.commit(node)
        return node
    }

    /// The subtree as its properties say, whatever moves.
    func nodeWithoutAnimations() -> LayerNode {
        var geometry = geometryModel
        if isInSpace {
            let whole = transformInSpace(at: geometry)
            geometry.transform = whole.flattened
            geometry.projection = PlaneProjection(whole)
        }
        let seen = paintOrder.filter { !$0.hiddenModel && ($0.isDoubleSided || !$0.showsItsBack) }
        let children = seen.map { $0.nodeWithoutAnimations() }.filter { $0.geometry.isFinite }
        return LayerNode(
            id: id, name: nodeName ?? nameOfClass, geometry: geometry, appearance: appearanceModel,
            contents: contentsModel, mask: maskLayer?.nodeWithoutAnimations(),
            children: arrangedNodes(children, at: FrameClock.current.time))
    }

    /// Contents of before lie over those that take their place, until they have faded.
    private func withFadingContents(_ nodes: [LayerNode], _ geometry: LayerGeometry, at time: Double)
        -> [LayerNode]
    {
        guard let entry = animationEntries.last(where: { $0.keyPath == "contents" }),
            case .contents(let old) = entry.values[0],
            let share = entry.progress(at: self.time(of: entry, at: time)), share < 1
        else { return nodes }
        var look = LayerAppearance()
        look.opacity = Float(1 - share)
        let place = LayerGeometry(
            position: geometry.bounds.origin, anchorPoint: .zero, bounds: geometry.bounds,
            transform: .identity)
        let veil = LayerNode(
            id: CALayer.newID(), name: "Fading", geometry: place, appearance: look,
            contents: old,
            mask: nil, children: [])
        return [veil] + nodes
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
        if let drawing = recordedDrawing() { changeContents(.drawing(drawing)) } else { dropDrawing() }
    }

    /// What `draw(in:)` draws; nil: nothing.
    func recordedDrawing() -> LayerDrawing? {
        let bounds = self.bounds
        guard bounds.width > 0, bounds.height > 0, bounds.isFinite else { return nil }
        let context = CGContext(recordingIn: bounds, scale: contentsScale)
        delegate?.layerWillDraw(self)
        let tiles = drawnTiles
        if tiles.count == 1 {
            draw(in: context)
        } else {
            for tile in tiles {
                context.saveGState()
                context.clip(to: tile)
                draw(in: context)
                context.restoreGState()
            }
        }
        let list = context.list
        return list.isEmpty ? nil : LayerDrawing(list: list, bounds: list.reach(in: bounds))
    }

    /// A picture that the app set as contents stays: only what was drawn goes when nothing is drawn any more.
    private func dropDrawing() { if hasDrawnContents { changeContents(.none) } }
}

extension CALayer {
    /// Whether the contents are a recorded drawing.
    public var hasDrawnContents: Bool { if case .drawing = contentsModel { true } else { false } }
}

extension CALayer {
    /// Whether the next commit makes anything new.
    public var needsCommit: Bool { committed.node == nil || committed.isAnimated }
}

extension CALayer {
    /// Whether more than an affine map of the plane is at work.
    private var isInSpace: Bool {
        transform3D.m14 != 0 || transform3D.m24 != 0
            || superlayer.map { !CATransform3DIsIdentity($0.sublayerTransform) } ?? false
    }

    /// The transform around the anchor point, with the parent's sublayer transform after it, which acts around the parent's
    /// anchor point. Where an animation moves the transform only its flat part is known.
    private func transformInSpace(at shown: LayerGeometry) -> CATransform3D {
        let isModel = shown.transform == geometryModel.transform
        let own = isModel ? transform3D : CATransform3DMakeAffineTransform(shown.transform)
        guard let parent = superlayer, !CATransform3DIsIdentity(parent.sublayerTransform) else { return own }
        let (bounds, anchor) = (parent.geometryModel.bounds, parent.geometryModel.anchorPoint)
        let x = shown.position.x - bounds.minX - anchor.x * bounds.width
        let y = shown.position.y - bounds.minY - anchor.y * bounds.height
        let there = CATransform3DConcat(own, CATransform3DMakeTranslation(x, y, 0))
        return CATransform3DConcat(
            CATransform3DConcat(there, parent.sublayerTransform), CATransform3DMakeTranslation(-x, -y, 0))
    }

    fileprivate var showsItsBack: Bool {
        let outer = superlayer?.sublayerTransform ?? CATransform3DIdentity
        let t = CATransform3DConcat(transform3D, outer)
        return t.m11 * t.m22 - t.m12 * t.m21 < 0
    }

    /// Nodes of the sublayers were made for another sublayer transform.
    func sublayersMayLookDifferent() {
        for layer in sublayerList { layer.committed.invalidate() }
        markChanged()
    }
}
