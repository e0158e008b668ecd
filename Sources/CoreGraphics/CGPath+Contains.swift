extension CGPath {
    /// Whether `point` lies inside the path, open parts taken as closed. Curves count as 16 lines each.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let p = transform.isIdentity ? point : point.applying(transform.inverted())
        var winding = 0
        var start = CGPoint.zero
        var current = CGPoint.zero
        func edge(_ a: CGPoint, _ b: CGPoint) {
            guard (a.y <= p.y) != (b.y <= p.y) else { return }
            let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
            if x > p.x { winding += b.y > a.y ? 1 : -1 }
        }
        func curve(_ at: (CGFloat) -> CGPoint) {
            var last = current
            for i in 1...16 {
                let next = at(CGFloat(i) / 16)
                edge(last, next)
                last = next
            }
            current = last
        }
        for element in elements {
            let from = current
            switch element {
            case .move(let to):
                edge(current, start)
                start = to
                current = to
            case .line(let to):
                edge(current, to)
                current = to
            case .quad(let to, let c):
                curve { t in
                    let (u, v) = (1 - t, t)
                    return CGPoint(
                        x: u * u * from.x + 2 * u * v * c.x + v * v * to.x,
                        y: u * u * from.y + 2 * u * v * c.y + v * v * to.y)
                }
            case .curve(let to, let c1, let c2):
                curve { t in
                    let (u, v) = (1 - t, t)
                    let (a, b, c, d) = (u * u * u, 3 * u * u * v, 3 * u * v * v, v * v * v)
                    return CGPoint(
                        x: a * from.x + b * c1.x + c * c2.x + d * to.x,
                        y: a * from.y + b * c1.y + c * c2.y + d * to.y)
                }
            case .close:
                edge(current, start)
                current = start
            }
        }
        edge(current, start)
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
