/// Geometry in `NSValue`s. Transforms are kept as arrays of numbers, which is what Foundation can keep here.
extension NSValue {
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        var transform = transform
        self.init(bytes: &transform, objCType: "[6d]")
    }
    public convenience init(cgVector vector: CGVector) {
        var vector = vector
        self.init(bytes: &vector, objCType: "[2d]")
    }

    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
    public var cgRectValue: CGRect { rectValue }
    public var cgAffineTransformValue: CGAffineTransform {
        var transform = CGAffineTransform.identity
        if String(cString: objCType) == "[6d]" { getValue(&transform) }
        return transform
    }
    public var cgVectorValue: CGVector {
        var vector = CGVector.zero
        if String(cString: objCType) == "[2d]" { getValue(&vector) }
        return vector
    }

    /// The point, size, rectangle, transform or vector inside; nil for values of other kinds.
    public var geometry: Any? {
        let type = String(cString: objCType)
        if type == "[6d]" { return cgAffineTransformValue }
        if type == "[2d]" { return cgVectorValue }
        // A rectangle's names the other two inside.
        if type.contains("Rect") { return rectValue }
        if type.contains("Point") { return pointValue }
        return type.contains("Size") ? sizeValue : nil
    }
}
