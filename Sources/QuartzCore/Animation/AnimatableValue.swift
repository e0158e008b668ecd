/// A layer value that can be between two others.
public enum AnimatableValue: Hashable, Sendable {
    case number(CGFloat)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CGAffineTransform)
    case color(CGColor)
    case path(CGPath)
    /// A gradient's colours or locations.
    case list([AnimatableValue])
    /// What fades (`CALayer+Commit`).
    indirect case contents(LayerContents)

    /// `self` at 0, `end` at 1; past both when `share` is. Values of different kinds give `end`.
    func interpolated(to end: AnimatableValue, _ share: CGFloat) -> AnimatableValue {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)) }
        func mix(_ a: CGSize, _ b: CGSize) -> CGSize {
            CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height))
        }
        switch (self, end) {
        case (.number(let a), .number(let b)): return .number(mix(a, b))
        case (.point(let a), .point(let b)): return .point(mix(a, b))
        case (.size(let a), .size(let b)): return .size(mix(a, b))
        case (.rect(let a), .rect(let b)):
            return .rect(CGRect(origin: mix(a.origin, b.origin), size: mix(a.size, b.size)))
        case (.transform(let a), .transform(let b)): return .transform(a.mixed(with: b, share))
        case (.color(let a), .color(let b)):
            return .color(
                CGColor(
                    red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue),
                    alpha: mix(a.alpha, b.alpha)))
        case (.path(let a), .path(let b)): return .path(a.mixed(with: b, share) ?? b)
        case (.list(let a), .list(let b)) where a.count == b.count:
            return .list(zip(a, b).map { $0.interpolated(to: $1, share) })
        default: return end
        }
    }

    /// What Core Animation's `Any` values stand for.
    init?(_ value: Any?) {
        switch value {
        case let v as CGFloat: self = .number(v)
        case let v as Int: self = .number(CGFloat(v))
        case let v as Float: self = .number(CGFloat(v))
        case let v as NSNumber: self = .number(CGFloat(v.doubleValue))
        case let v as CGPoint: self = .point(v)
        case let v as CGSize: self = .size(v)
        case let v as CGRect: self = .rect(v)
        case let v as CGAffineTransform: self = .transform(v)
        case let v as CATransform3D: self = .transform(v.flattened)
        case let v as CGColor: self = .color(v)
        case let v as CGPath: self = .path(v)
        case let v as CGVector: self = .size(CGSize(width: v.dx, height: v.dy))
        case let v as NSValue:
            let flat = String(cString: v.objCType) == "[16d]" ? v.caTransform3DValue.flattened : nil
            guard let inner = flat ?? v.geometry, let value = AnimatableValue(inner) else { return nil }
            self = value
        case let v as [Any]:
            let list = v.compactMap { AnimatableValue($0) }
            guard list.count == v.count else { return nil }
            self = .list(list)
        default: return nil
        }
    }
}

/// A map taken apart: turned, then scaled, with what shear is left.
struct TransformParts {
    var angle: CGFloat
    var sx: CGFloat
    var sy: CGFloat
    var shear: CGFloat
}

extension CGAffineTransform {
    var parts: TransformParts {
        let sx = (a * a + b * b).squareRoot()
        guard sx > 0 else {
            return TransformParts(angle: 0, sx: 0, sy: (c * c + d * d).squareRoot(), shear: 0)
        }
        return TransformParts(
            angle: atan2(b, a), sx: sx, sy: (a * d - b * c) / sx, shear: (a * c + b * d) / sx)
    }

    init(_ parts: TransformParts, tx: CGFloat, ty: CGFloat) {
        let (s, c) = (sin(parts.angle), cos(parts.angle))
        self.init(
            a: parts.sx * c, b: parts.sx * s, c: parts.shear * c - parts.sy * s,
            d: parts.shear * s + parts.sy * c, tx: tx, ty: ty)
    }

    /// Interpolates rotation, scale and translation apart, so that a turning view keeps its size.
    fileprivate func mixed(with end: CGAffineTransform, _ share: CGFloat) -> CGAffineTransform {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
        let (p, q) = (parts, end.parts)
        var turn = q.angle - p.angle
        if turn > .pi { turn -= 2 * .pi }
        if turn < -.pi { turn += 2 * .pi }
        return CGAffineTransform(
            TransformParts(
                angle: p.angle + turn * share, sx: mix(p.sx, q.sx), sy: mix(p.sy, q.sy),
                shear: mix(p.shear, q.shear)),
            tx: mix(tx, end.tx), ty: mix(ty, end.ty))
    }
}

extension CGPath {
    /// Between two paths of the same elements; nil for paths that differ in kind.
    fileprivate func mixed(with end: CGPath, _ share: CGFloat) -> CGPath? {
        guard elements.count == end.elements.count else { return nil }
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
        }
        var result: [Element] = []
        for (a, b) in zip(elements, end.elements) {
            switch (a, b) {
            case (.move(let p), .move(let q)): result.append(.move(mix(p, q)))
            case (.line(let p), .line(let q)): result.append(.line(mix(p, q)))
            case (.quad(let p, let c), .quad(let q, let e)):
                result.append(.quad(mix(p, q), control: mix(c, e)))
            case (.curve(let p, let c1, let c2), .curve(let q, let e1, let e2)):
                result.append(.curve(mix(p, q), control1: mix(c1, e1), control2: mix(c2, e2)))
            case (.close, .close): result.append(.close)
            default: return nil
            }
        }
        return CGPath(elements: result)
    }
}
