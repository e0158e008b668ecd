/// Geometry as text, in UIKit's form.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { "{\(short(point.x)), \(short(point.y))}" }
public func NSStringFromCGVector(_ vector: CGVector) -> String {
    "{\(short(vector.dx)), \(short(vector.dy))}"
}
public func NSStringFromCGSize(_ size: CGSize) -> String { "{\(short(size.width)), \(short(size.height))}" }
public func NSStringFromCGRect(_ rect: CGRect) -> String {
    "{{\(short(rect.minX)), \(short(rect.minY))}, {\(short(rect.width)), \(short(rect.height))}}"
}
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
    "{\(short(insets.top)), \(short(insets.left)), \(short(insets.bottom)), \(short(insets.right))}"
}
public func NSStringFromDirectionalEdgeInsets(_ insets: NSDirectionalEdgeInsets) -> String {
    "{\(short(insets.top)), \(short(insets.leading)), \(short(insets.bottom)), \(short(insets.trailing))}"
}
public func NSStringFromCGAffineTransform(_ t: CGAffineTransform) -> String {
    "[" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(short).joined(separator: ", ") + "]"
}

private func short(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
}

private func numbers(_ text: String, _ count: Int) -> [CGFloat] {
    let parts = text.split { !"-+.0123456789eE".contains($0) }.compactMap { Double($0) }.map { CGFloat($0) }
    return parts.count == count ? parts : Array(repeating: 0, count: count)
}

/// Zero for a text that is none.
public func CGPointFromString(_ text: String) -> CGPoint {
    let n = numbers(text, 2)
    return CGPoint(x: n[0], y: n[1])
}
public func CGVectorFromString(_ text: String) -> CGVector {
    let n = numbers(text, 2)
    return CGVector(dx: n[0], dy: n[1])
}
/// `[a, b, c, d, tx, ty]`; all zero for a text that is none.
public func CGAffineTransformFromString(_ text: String) -> CGAffineTransform {
    let n = numbers(text, 6)
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
}
public func CGSizeFromString(_ text: String) -> CGSize {
    let n = numbers(text, 2)
    return CGSize(width: n[0], height: n[1])
}
public func CGRectFromString(_ text: String) -> CGRect {
    let n = numbers(text, 4)
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
}
public func UIEdgeInsetsFromString(_ text: String) -> UIEdgeInsets {
    let n = numbers(text, 4)
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
}
public func NSDirectionalEdgeInsetsFromString(_ text: String) -> NSDirectionalEdgeInsets {
    let n = numbers(text, 4)
    return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
}

/// The same as class methods of `NSCoder`, their names of today.
extension NSCoder {
    public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
    public class func string(for vector: CGVector) -> String { NSStringFromCGVector(vector) }
    public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
    public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
    public class func string(for transform: CGAffineTransform) -> String {
        NSStringFromCGAffineTransform(transform)
    }
    public class func string(for insets: UIEdgeInsets) -> String { NSStringFromUIEdgeInsets(insets) }
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        NSStringFromUIEdgeInsets(insets.resolved(rightToLeft: false))
    }
    public class func string(for offset: UIOffset) -> String {
        NSStringFromCGVector(CGVector(dx: offset.horizontal, dy: offset.vertical))
    }

    public class func cgPoint(for string: String) -> CGPoint { CGPointFromString(string) }
    public class func cgVector(for string: String) -> CGVector { CGVectorFromString(string) }
    public class func cgSize(for string: String) -> CGSize { CGSizeFromString(string) }
    public class func cgRect(for string: String) -> CGRect { CGRectFromString(string) }
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        CGAffineTransformFromString(string)
    }
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets { UIEdgeInsetsFromString(string) }
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(UIEdgeInsetsFromString(string), rightToLeft: false)
    }
    public class func uiOffset(for string: String) -> UIOffset {
        let vector = CGVectorFromString(string)
        return UIOffset(horizontal: vector.dx, vertical: vector.dy)
    }
}

extension NSValue {
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        var insets = insets
        self.init(bytes: &insets, objCType: "[4d]")
    }
    public convenience init(uiOffset offset: UIOffset) {
        self.init(cgVector: CGVector(dx: offset.horizontal, dy: offset.vertical))
    }
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(uiEdgeInsets: insets.resolved(rightToLeft: false))
    }

    public var uiEdgeInsetsValue: UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if String(cString: objCType) == "[4d]" { getValue(&insets) }
        return insets
    }
    public var uiOffsetValue: UIOffset {
        let vector = cgVectorValue
        return UIOffset(horizontal: vector.dx, vertical: vector.dy)
    }
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(uiEdgeInsetsValue, rightToLeft: false)
    }
}

extension UIEdgeInsets: ValueBridged {
    public init?(bridged value: NSValue) {
        guard String(cString: value.objCType) == "[4d]" else { return nil }
        self = value.uiEdgeInsetsValue
    }
    public func _bridgeToObjectiveC() -> NSValue { NSValue(uiEdgeInsets: self) }
}

extension NSDirectionalEdgeInsets: ValueBridged {
    public init?(bridged value: NSValue) {
        guard let insets = UIEdgeInsets(bridged: value) else { return nil }
        self.init(insets, rightToLeft: false)
    }
    public func _bridgeToObjectiveC() -> NSValue { NSValue(directionalEdgeInsets: self) }
}

extension UIOffset: ValueBridged {
    public init?(bridged value: NSValue) {
        guard let vector = CGVector(bridged: value) else { return nil }
        self.init(horizontal: vector.dx, vertical: vector.dy)
    }
    public func _bridgeToObjectiveC() -> NSValue { NSValue(uiOffset: self) }
}
