/// Paths as chains of straight pieces: for lengths, parts of an outline and points on the way.
extension CGPath {
    /// Pieces into which a curve is cut.
    private static let pieces = 24

    /// The path's points one after the other, curves cut into straight pieces. Moves count as pieces.
    public func flattened() -> [CGPoint] { subpaths().flatMap { $0 } }

    /// The points of each part that is drawn without lifting the pen.
    package func subpaths() -> [[CGPoint]] {
        var all: [[CGPoint]] = []
        var points: [CGPoint] = []
        func finish() {
            if points.count > 1 { all.append(points) }
            points = []
        }
        for element in elements {
            let from = points.last ?? .zero
            switch element {
            case .move(let p):
                finish()
                points = [p]
            case .line(let p): points.append(p)
            case .quad(let p, let c):
                for i in 1...Self.pieces {
                    let t = CGFloat(i) / CGFloat(Self.pieces)
                    let (a, b, d) = ((1 - t) * (1 - t), 2 * (1 - t) * t, t * t)
                    points.append(
                        CGPoint(
                            x: a * from.x + b * c.x + d * p.x, y: a * from.y + b * c.y + d * p.y))
                }
            case .curve(let p, let c1, let c2):
                for i in 1...Self.pieces {
                    let t = CGFloat(i) / CGFloat(Self.pieces)
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    points.append(
                        CGPoint(
                            x: a * from.x + b * c1.x + c * c2.x + d * p.x,
                            y: a * from.y + b * c1.y + c * c2.y + d * p.y))
                }
            case .close:
                guard let first = points.first else { continue }
                points.append(first)
                finish()
                points = [first]
            }
        }
        finish()
        return all
    }

    /// The part of the outline between two shares of its length, 0...1, as straight pieces.
    public func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
        let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
        if start == 0, end == 1 { return self }
        let result = CGMutablePath()
        guard start < end else { return result }
        let parts = subpaths()
        func length(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(b.x - a.x, b.y - a.y) }
        var whole: CGFloat = 0
        for part in parts { for (a, b) in zip(part, part.dropFirst()) { whole += length(a, b) } }
        let (low, high) = (start * whole, end * whole)
        var walked: CGFloat = 0
        for part in parts {
            var isDown = false
            for (a, b) in zip(part, part.dropFirst()) {
                let step = length(a, b)
                defer { walked += step }
                guard step > 0, walked + step > low, walked < high else { continue }
                func point(_ at: CGFloat) -> CGPoint {
                    let share = min(max((at - walked) / step, 0), 1)
                    return CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
                }
                if !isDown { result.move(to: point(low)) }
                isDown = true
                result.addLine(to: point(high))
            }
        }
        return result
    }
}
