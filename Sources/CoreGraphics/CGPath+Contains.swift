extension CGPath {
    /// Whether `point` lies inside the path, open parts taken as closed.
    /// UIKit: points on an edge are inside, as tests of browsers on Core Graphics say (`isPointInPath`).
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let p = transform.isIdentity ? point : point.applying(transform.inverted())
        var winding = 0
        for var line in polylines() {
            line.isClosed = true
            for (a, b) in line.edges {
                if p.isBetween(a, b) { return true }
                guard (a.y <= p.y) != (b.y <= p.y) else { continue }
                let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
                if x > p.x { winding += b.y > a.y ? 1 : -1 }
            }
        }
        return rule == .evenOdd ? winding % 2 != 0 : winding != 0
    }

    /// The path walked backwards, part by part.
    public func reversed() -> CGPath {
        var parts: [(points: [Element], start: CGPoint, isClosed: Bool)] = []
        for element in elements {
            switch element {
            case .move(let p): parts.append(([], p, false))
            case .close:
                if !parts.isEmpty { parts[parts.count - 1].isClosed = true }
            default:
                if parts.isEmpty { parts.append(([], .zero, false)) }
                parts[parts.count - 1].points.append(element)
            }
        }
        var result: [Element] = []
        for part in parts.reversed() {
            let starts = [part.start] + part.points.map(\.end)
            result.append(.move(starts[starts.count - 1]))
            for (i, element) in part.points.enumerated().reversed() {
                switch element {
                case .quad(_, let c): result.append(.quad(starts[i], control: c))
                case .curve(_, let c1, let c2): result.append(.curve(starts[i], control1: c2, control2: c1))
                default: result.append(.line(starts[i]))
                }
            }
            if part.isClosed { result.append(.close) }
        }
        return CGPath(elements: result)
    }
}

extension CGPath.Element {
    /// Where the pen stands afterwards; zero for `close`.
    fileprivate var end: CGPoint {
        switch self {
        case .move(let p), .line(let p), .quad(let p, _), .curve(let p, _, _): p
        case .close: .zero
        }
    }
}

extension CGPoint {
    /// Whether the point lies on the straight piece, but for the noise of its computation.
    fileprivate func isBetween(_ a: CGPoint, _ b: CGPoint) -> Bool {
        guard x >= min(a.x, b.x), x <= max(a.x, b.x), y >= min(a.y, b.y), y <= max(a.y, b.y) else {
            return false
        }
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        return abs(dx * (y - a.y) - dy * (x - a.x)) <= 1e-9 * max(abs(dx), abs(dy), 1)
    }
}
