/// A 4×4 matrix in row-vector form. Touches meet layers by what it does to the plane near their anchor point.
/// DIFFERS: a layer whose transform is being animated is drawn without perspective; one that reaches behind the eye is not drawn.
public struct CATransform3D: Hashable, Sendable {
    public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
    public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
    public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
    public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

    /// The identity.
    public init() { self.init(affine: .identity) }

    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat,
        m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat,
        m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    init(affine t: CGAffineTransform) {
        (m11, m12, m13, m14) = (t.a, t.b, 0, 0)
        (m21, m22, m23, m24) = (t.c, t.d, 0, 0)
        (m31, m32, m33, m34) = (0, 0, 1, 0)
        (m41, m42, m43, m44) = (t.tx, t.ty, 0, 1)
    }

    var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }
    /// Whether the plane stays in itself; depth may be scaled.
    var isInPlane: Bool {
        m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m34 == 0 && m43 == 0
            && m44 == 1
    }
    /// What the matrix does to the plane near the origin: perspective counts as far as an affine map can show it.
    public var flattened: CGAffineTransform {
        guard m14 != 0 || m24 != 0 || m44 != 1, m44 != 0 else { return affine }
        let (x, y) = (m41 / m44, m42 / m44)
        return CGAffineTransform(
            a: (m11 - x * m14) / m44, b: (m12 - y * m14) / m44, c: (m21 - x * m24) / m44,
            d: (m22 - y * m24) / m44, tx: x, ty: y)
    }

    var rows: [[CGFloat]] {
        [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }

    init(rows r: [[CGFloat]]) {
        (m11, m12, m13, m14) = (r[0][0], r[0][1], r[0][2], r[0][3])
        (m21, m22, m23, m24) = (r[1][0], r[1][1], r[1][2], r[1][3])
        (m31, m32, m33, m34) = (r[2][0], r[2][1], r[2][2], r[2][3])
        (m41, m42, m43, m44) = (r[3][0], r[3][1], r[3][2], r[3][3])
    }
}

public let CATransform3DIdentity = CATransform3D()

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var t = CATransform3D()
    (t.m41, t.m42, t.m43) = (tx, ty, tz)
    return t
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var t = CATransform3D()
    (t.m11, t.m22, t.m33) = (sx, sy, sz)
    return t
}

/// A rotation by `angle` radians around the axis (x, y, z); the identity for a zero axis.
public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (s, c) = (sin(angle), cos(angle))
    let k = 1 - c
    var t = CATransform3D()
    t.m11 = c + x * x * k
    t.m12 = x * y * k + z * s
    t.m13 = x * z * k - y * s
    t.m21 = x * y * k - z * s
    t.m22 = c + y * y * k
    t.m23 = y * z * k + x * s
    t.m31 = x * z * k + y * s
    t.m32 = y * z * k - x * s
    t.m33 = c + z * z * k
    return t
}

/// `a` applied first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (p, q) = (a.rows, b.rows)
    var rows = [[CGFloat]](repeating: [0, 0, 0, 0], count: 4)
    for i in 0..<4 {
        for j in 0..<4 {
            for k in 0..<4 { rows[i][j] += p[i][k] * q[k][j] }
        }
    }
    return CATransform3D(rows: rows)
}

public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

public func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

public func CATransform3DMakeAffineTransform(_ t: CGAffineTransform) -> CATransform3D {
    CATransform3D(affine: t)
}
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Whether nothing but an affine map of the plane is in `t`.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t == CATransform3D(affine: t.affine) }

/// The inverse; `t` itself when there is none, as in Core Animation.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    var (left, right) = (t.rows, CATransform3DIdentity.rows)
    for column in 0..<4 {
        let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
        guard left[pivot][column] != 0 else { return t }
        left.swapAt(column, pivot)
        right.swapAt(column, pivot)
        let head = left[column][column]
        for j in 0..<4 {
            left[column][j] /= head
            right[column][j] /= head
        }
        for row in 0..<4 where row != column {
            let factor = left[row][column]
            guard factor != 0 else { continue }
            for j in 0..<4 {
                left[row][j] -= factor * left[column][j]
                right[row][j] -= factor * right[column][j]
            }
        }
    }
    return CATransform3D(rows: right)
}

extension NSValue {
    public convenience init(caTransform3D transform: CATransform3D) {
        var transform = transform
        self.init(bytes: &transform, objCType: "[16d]")
    }

    public var caTransform3DValue: CATransform3D {
        var transform = CATransform3DIdentity
        if String(cString: objCType) == "[16d]" { getValue(&transform) }
        return transform
    }
}
