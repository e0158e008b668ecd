import SwiftInternals

extension UICollectionViewLayoutAttributes {
    var isTransformed: Bool { !CATransform3DIsIdentity(transform3D) }

    /// Attributes of a layout's own class.
    static func make(_ kind: AnyClass) -> UICollectionViewLayoutAttributes {
        if kind == UICollectionViewLayoutAttributes.self { return UICollectionViewLayoutAttributes() }
        guard let kind = kind as? UICollectionViewLayoutAttributes.Type else {
            fatalError(
                "layoutAttributesClass must be UICollectionViewLayoutAttributes or a "
                    + "subclass of it, but is \(kind)"
            )
        }
        return Construction.attributes(kind)
    }

    var transformedFrame: CGRect {
        guard isTransformed else { return plainFrame }
        let around = CGRect(
            x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        return around.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }

    /// Takes the box as it is when nothing is transformed; otherwise finds the size that fills it.
    func setTransformedFrame(_ frame: CGRect) {
        guard isTransformed else {
            plainFrame = frame
            return
        }
        let before = transformedFrame
        let scaleX = before.width > 0 ? frame.width / before.width : 1
        let scaleY = before.height > 0 ? frame.height / before.height : 1
        plainFrame.size = CGSize(width: size.width * scaleX, height: size.height * scaleY)
        center = CGPoint(x: frame.midX, y: frame.midY)
    }

    /// A copy of what every layout says; others take ``copied``.
    func duplicate() -> UICollectionViewLayoutAttributes {
        let copy = UICollectionViewLayoutAttributes.make(type(of: self))
        copy.represent(key.category, kind: key.kind, indexPath)
        copy.plainFrame = plainFrame
        copy.transform3D = transform3D
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.selfSizing = selfSizing
        copy.scroller = scroller
        copy.list = list
        return copy
    }

    /// A copy with all that a subclass added.
    var copied: UICollectionViewLayoutAttributes {
        guard type(of: self) != UICollectionViewLayoutAttributes.self else { return duplicate() }
        return copy(with: nil) as? UICollectionViewLayoutAttributes ?? duplicate()
    }

    func isSame(as other: UICollectionViewLayoutAttributes) -> Bool {
        if self === other { return true }
        return key == other.key && plainFrame == other.plainFrame && alpha == other.alpha
            && zIndex == other.zIndex && isHidden == other.isHidden && scroller == other.scroller
            && list == other.list
            && CATransform3DEqualToTransform(transform3D, other.transform3D)
    }

    var line: String {
        let frame = frame
        var line = "\(type(of: self)) \(key) (\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
        if alpha != 1 { line += " alpha \(alpha)" }
        if zIndex != 0 { line += " z \(zIndex)" }
        if isHidden { line += " hidden" }
        if isTransformed { line += " transformed" }
        return line
    }
}

/// Reaches the initialiser of a subclass through its place in the class table, although it is not required.
extension Construction {
    open class AttributesMaker: UICollectionViewLayoutAttributes {
        public required override init() { super.init() }
    }

    @inline(never) @_optimize(none)
    static func attributes(
        _ type: UICollectionViewLayoutAttributes.Type
    ) -> UICollectionViewLayoutAttributes {
        ClassCast.to(AttributesMaker.self, type).init()
    }
}
