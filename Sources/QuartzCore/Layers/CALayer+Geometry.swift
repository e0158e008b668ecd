extension CALayer {
    /// Keeps the transform, as Core Animation does.
    func setFrame(_ frame: CGRect) {
        let t = geometryModel.transform
        let size =
            t.isIdentity
            ? frame.size
            : CGRect(origin: .zero, size: frame.size).applying(t.inverted()).size
        bounds = CGRect(origin: bounds.origin, size: size)
        position = CGPoint(
            x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
    }

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

    /// From `layer`'s space (nil: the root's superspace) to this layer's.
    func map(from layer: CALayer?) -> CGAffineTransform {
        let outer = layer?.toRoot ?? .identity
        return outer.concatenating(toRoot.inverted())
    }

    /// The part of the bounds within the bounds of every layer above.
    var boundsSeen: CGRect {
        var visible = bounds
        var layer = superlayer
        while let current = layer {
            visible = visible.intersection(convert(current.bounds, from: current))
            layer = current.superlayer
        }
        return visible.isNull ? .zero : visible
    }

    public static func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? CGMutablePath.continuousCornerExtent : 1
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
