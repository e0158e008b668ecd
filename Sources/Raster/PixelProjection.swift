import QuartzCore

/// A map from pixels to pixels by which a point is divided: three rows of three numbers, for columns x, y and 1.
struct PixelProjection: Equatable {
    private(set) var m: [Double]

    private init(_ m: [Double]) { self.m = m }

    init(_ t: CGAffineTransform) {
        m = [t.a, t.c, t.tx, t.b, t.d, t.ty, 0, 0, 1].map { Double($0) }
    }

    init(_ projection: PlaneProjection) {
        self.init(projection.affine)
        (m[6], m[7]) = (Double(projection.p), Double(projection.q))
    }

    /// This one first, then `next`.
    func followed(by next: PixelProjection) -> PixelProjection {
        var result = [Double](repeating: 0, count: 9)
        for row in 0..<3 {
            for column in 0..<3 {
                for k in 0..<3 { result[row * 3 + column] += next.m[row * 3 + k] * m[k * 3 + column] }
            }
        }
        return PixelProjection(result)
    }

    /// Nil for a point that lies behind the eye.
    func map(_ x: Double, _ y: Double) -> (x: Double, y: Double)? {
        let w = m[6] * x + m[7] * y + m[8]
        guard w > 1e-6 else { return nil }
        return ((m[0] * x + m[1] * y + m[2]) / w, (m[3] * x + m[4] * y + m[5]) / w)
    }

    /// Nil where it makes a line of the plane.
    var inverse: PixelProjection? {
        let (a, b, c, d, e, f, g, h, i) = (m[0], m[1], m[2], m[3], m[4], m[5], m[6], m[7], m[8])
        let determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
        guard abs(determinant) > 1e-12 else { return nil }
        let cofactors = [
            e * i - f * h, c * h - b * i, b * f - c * e, f * g - d * i, a * i - c * g, c * d - a * f,
            d * h - e * g, b * g - a * h, a * e - b * d,
        ]
        return PixelProjection(cofactors.map { $0 / determinant })
    }

    /// The pixels around what becomes of a rectangle; empty where a part of it lies behind the eye.
    func extents(of box: PixelRect) -> PixelRect {
        let corners = [(box.x0, box.y0), (box.x1, box.y0), (box.x0, box.y1), (box.x1, box.y1)]
            .map { map(Double($0.0), Double($0.1)) }
        let known = corners.compactMap { $0 }
        guard !box.isEmpty, known.count == 4, known.allSatisfy({ abs($0.x) < 32768 && abs($0.y) < 32768 })
        else { return .empty }
        let (xs, ys) = (known.map(\.x), known.map(\.y))
        return CGRect(
            x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!
        ).outerPixels.inset(by: -1)
    }
}
