/// A map of the plane as perspective makes one: straight lines stay straight, parallel ones may meet. An object, so that the many
/// layers without perspective carry only that they have none.
public final class PlaneProjection: Hashable, Sendable {
    /// What divides nothing yet.
    public let affine: CGAffineTransform
    /// A point is divided by `x * p + y * q + 1`.
    public let p: CGFloat
    public let q: CGFloat

    /// What a matrix does to the plane through its origin; nil where that is an affine map, or nothing that can be seen.
    public init?(_ t: CATransform3D) {
        guard t.m14 != 0 || t.m24 != 0, t.m44 > 1e-9 else { return nil }
        let w = t.m44
        affine = CGAffineTransform(
            a: t.m11 / w, b: t.m12 / w, c: t.m21 / w, d: t.m22 / w, tx: t.m41 / w, ty: t.m42 / w)
        (p, q) = (t.m14 / w, t.m24 / w)
    }

    public static func == (a: PlaneProjection, b: PlaneProjection) -> Bool {
        a === b || (a.affine == b.affine && a.p == b.p && a.q == b.q)
    }

    public func hash(into hasher: inout Hasher) {
        for value in [affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty, p, q] {
            hasher.combine(value)
        }
    }
}
