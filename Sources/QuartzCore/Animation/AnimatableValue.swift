/// A layer value that can be between two others.
public enum AnimatableValue: Hashable, Sendable {
    case number(CGFloat)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CGAffineTransform)
    case color(CGColor)

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
        case let v as CATransform3D: self = .transform(v.affine)
        case let v as CGColor: self = .color(v)
        default: return nil
        }
    }
}

extension CGAffineTransform {
    /// Interpolates rotation, scale and translation apart, so that a turning view keeps its size.
    fileprivate func mixed(with end: CGAffineTransform, _ share: CGFloat) -> CGAffineTransform {
        func parts(_ t: CGAffineTransform) -> (angle: CGFloat, sx: CGFloat, sy: CGFloat, shear: CGFloat) {
            let sx = (t.a * t.a + t.b * t.b).squareRoot()
            guard sx > 0 else { return (0, 0, (t.c * t.c + t.d * t.d).squareRoot(), 0) }
            let angle = atan2(t.b, t.a)
            let shear = (t.a * t.c + t.b * t.d) / sx
            return (angle, sx, (t.a * t.d - t.b * t.c) / sx, shear)
        }
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
        let (p, q) = (parts(self), parts(end))
        var turn = q.angle - p.angle
        if turn > .pi { turn -= 2 * .pi }
        if turn < -.pi { turn += 2 * .pi }
        let angle = p.angle + turn * share
        let (sx, sy, shear) = (mix(p.sx, q.sx), mix(p.sy, q.sy), mix(p.shear, q.shear))
        let (s, c) = (sin(angle), cos(angle))
        return CGAffineTransform(
            a: sx * c, b: sx * s, c: shear * c - sy * s, d: shear * s + sy * c,
            tx: mix(tx, end.tx), ty: mix(ty, end.ty))
    }
}
