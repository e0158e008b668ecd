extension CALayer {
    /// The box around the layer in the superlayer's space. Setting it keeps the transform, as Core Animation does.
    public var frame: CGRect {
        get { geometryModel.frame }
        set {
            let t = geometryModel.transform
            let size =
                t.isIdentity
                ? newValue.size
                : CGRect(origin: .zero, size: newValue.size).applying(t.inverted()).size
            bounds = CGRect(origin: bounds.origin, size: size)
            position = CGPoint(
                x: newValue.minX + anchorPoint.x * newValue.width,
                y: newValue.minY + anchorPoint.y * newValue.height)
        }
    }

    /// What of the transform lies in the plane; nothing when the layer is turned out of it or seen in perspective.
    public func affineTransform() -> CGAffineTransform {
        transform3D.isInPlane ? transform3D.affine : .identity
    }
    public func setAffineTransform(_ t: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(t) }

    /// From this layer's space to the root's.
    var toRoot: CGAffineTransform {
        var map = geometryModel.toParent
        var layer = superlayer
        while let current = layer {
            map = map.concatenating(current.geometryModel.toParent)
            layer = current.superlayer
        }
        return map
    }

    private func map(from layer: CALayer?) -> CGAffineTransform {
        let outer = layer?.toRoot ?? .identity
        return outer.concatenating(toRoot.inverted())
    }

    /// From `layer`'s space (nil: the root's superspace) to this layer's.
    public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
        point.applying(map(from: layer))
    }
    public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect { rect.applying(map(from: layer)) }
    public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
        point.applying(map(from: layer).inverted())
    }
    public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
        rect.applying(map(from: layer).inverted())
    }

    public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }
    public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval { time }

    /// The part of the bounds that the layers above leave visible by their bounds.
    public var visibleRect: CGRect {
        var visible = bounds
        var layer = superlayer
        while let current = layer {
            visible = visible.intersection(convert(current.bounds, from: current))
            layer = current.superlayer
        }
        return visible.isNull ? .zero : visible
    }

    public func contentsAreFlipped() -> Bool { false }
    public static func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528665 : 1
    }

    func deepestLayer(at point: CGPoint) -> CALayer? {
        guard !isHidden else { return nil }
        let inner = point.applying(geometryModel.toParent.inverted())
        if masksToBounds && !contains(inner) { return nil }
        for sublayer in sublayerList.reversed() {
            if let hit = sublayer.hitTest(inner) { return hit }
        }
        return contains(inner) ? self : nil
    }
}
