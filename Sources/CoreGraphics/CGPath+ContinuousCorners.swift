/// Corners that leave the sides earlier and more gently than a circle does.
extension CGMutablePath {
    /// How far before the corner its curve begins, in radii (Apple's `CALayer.cornerCurveExpansionFactor(_:)`).
    public static let continuousCornerExtent: CGFloat = 1.528665

    /// The three cubics of a corner: what lies from it along the side that comes in and along the one that goes out, in radii. Published ("Code
    /// for iOS 7 rounded rectangles").
    private static let smooth: [CGPoint] = [
        CGPoint(x: continuousCornerExtent, y: 0), CGPoint(x: 1.088493, y: 0), CGPoint(x: 0.868407, y: 0),
        CGPoint(x: 0.631494, y: 0.074911), CGPoint(x: 0.372824, y: 0.169060),
        CGPoint(x: 0.169060, y: 0.372824), CGPoint(x: 0.074911, y: 0.631494), CGPoint(x: 0, y: 0.868407),
        CGPoint(x: 0, y: 1.088493), CGPoint(x: 0, y: continuousCornerExtent),
    ]

    /// A quarter of a circle in three cubics that meet where those above do.
    private static let round: [CGPoint] = {
        let first = atan2(1 - smooth[3].x, 1 - smooth[3].y)
        let quarter = CGFloat.pi / 2
        let angles: [CGFloat] = [0, first, quarter - first, quarter]
        func place(_ angle: CGFloat, ahead: CGFloat) -> CGPoint {
            CGPoint(
                x: 1 - sin(angle) - ahead * cos(angle), y: 1 - cos(angle) + ahead * sin(angle))
        }
        var points = [place(0, ahead: 0)]
        for (start, end) in zip(angles, angles.dropFirst()) {
            let reach = 4.0 / 3 * tan((end - start) / 4)
            points += [place(start, ahead: reach), place(end, ahead: -reach), place(end, ahead: 0)]
        }
        return points
    }()

    /// Where a side is too short for two whole corners, the curve is nearer to the circle, which it is on half a side.
    ///
    /// - Parameter corners: whether they are round: top left, top right, bottom right, bottom left.
    public func addContinuousRect(_ r: CGRect, radius: CGFloat, corners: (Bool, Bool, Bool, Bool)) {
        let half = min(r.width, r.height) / 2
        let radius = min(radius, half)
        guard radius > 0 else { return addRect(r) }
        let share = min((half / radius - 1) / (Self.continuousCornerExtent - 1), 1)
        let shape = zip(Self.round, Self.smooth).map { round, smooth in
            CGPoint(x: round.x + (smooth.x - round.x) * share, y: round.y + (smooth.y - round.y) * share)
        }
        let places: [(isRound: Bool, corner: CGPoint, along: CGVector, out: CGVector)] = [
            (corners.0, CGPoint(x: r.minX, y: r.minY), CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)),
            (corners.1, CGPoint(x: r.maxX, y: r.minY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)),
            (corners.2, CGPoint(x: r.maxX, y: r.maxY), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0)),
            (corners.3, CGPoint(x: r.minX, y: r.maxY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)),
        ]
        for (index, place) in places.enumerated() {
            let points =
                place.isRound
                ? shape.map { part in
                    CGPoint(
                        x: place.corner.x + (part.y * place.out.dx - part.x * place.along.dx) * radius,
                        y: place.corner.y + (part.y * place.out.dy - part.x * place.along.dy) * radius)
                } : [place.corner]
            if index == 0 { move(to: points[0]) } else { addLine(to: points[0]) }
            for start in stride(from: 1, to: points.count, by: 3) {
                addCurve(to: points[start + 2], control1: points[start], control2: points[start + 1])
            }
        }
        closeSubpath()
    }
}
