import CClipping

extension CGPath {
    /// The area that a line along this path covers, moved by `transform`. It does not overlap itself.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let pen = Pen(half: abs(lineWidth) / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        guard pen.half > 0 else { return CGPath() }
        let covered = Areas(polylines().flatMap(pen.areas)).combined(CLIPPING_UNION, nil, .winding)
        return CGPath(elements: CGPath(covered.lines).elements.map { $0.applying(transform) })
    }

    /// The parts of this path that a dashed line draws, moved by `transform`. Lengths in points, drawn and left out
    /// in turns; none or negative ones: the path whole.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let period = lengths.reduce(0, +)
        guard period > 1e-3, period.isFinite, lengths.allSatisfy({ $0 >= 0 }) else {
            return CGPath(elements: elements.map { $0.applying(transform) })
        }
        // An odd number of lengths takes two rounds until a dash begins as the first did.
        let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let round = pattern.reduce(0, +)
        var dashes: [Polyline] = []
        for line in polylines() {
            // 1. Where in the pattern the line begins.
            var index = 0
            var rest = phase.truncatingRemainder(dividingBy: round)
            if rest < 0 { rest += round }
            while rest >= pattern[index] {
                rest -= pattern[index]
                index = (index + 1) % pattern.count
            }
            rest = pattern[index] - rest
            // 2. Along the line.
            var dash = Polyline(points: index % 2 == 0 ? Array(line.points.prefix(1)) : [])
            for (a, b) in line.edges {
                let length = hypot(b.x - a.x, b.y - a.y)
                var walked: CGFloat = 0
                while length - walked > rest {
                    walked += rest
                    let at = CGPoint(
                        x: a.x + (b.x - a.x) * walked / length, y: a.y + (b.y - a.y) * walked / length)
                    if index % 2 == 0 {
                        let isThere = dash.points.count > 1 && dash.points.last == at
                        dashes.append(Polyline(points: dash.points + (isThere ? [] : [at])))
                        dash.points = []
                    } else {
                        dash.points = [at]
                    }
                    index = (index + 1) % pattern.count
                    rest = pattern[index]
                }
                rest -= length - walked
                if index % 2 == 0 { dash.points.append(b) }
            }
            if dash.points.count > 1 { dashes.append(dash) }
        }
        return CGPath(elements: CGPath(dashes).elements.map { $0.applying(transform) })
    }
}

/// What a line is drawn with; lengths in points.
private struct Pen {
    let half: CGFloat
    let cap: CGLineCap
    let join: CGLineJoin
    let miterLimit: CGFloat

    /// Polygons that together cover the line, all running the same way round.
    func areas(_ line: Polyline) -> [Polyline] {
        var points: [CGPoint] = []
        for point in line.points where point != points.last { points.append(point) }
        let isClosed = line.isClosed && points.count > 1
        if isClosed, points.first == points.last { points.removeLast() }
        guard points.count > 1 else { return points.first.map { dot($0) } ?? [] }
        let edges = Polyline(points: points, isClosed: isClosed).edges
        let ways = edges.map { way($0, $1) }
        var areas: [Polyline] = []
        // 1. The straight pieces, longer at ends with square caps.
        for (i, (a, b)) in edges.enumerated() {
            let isSquare = cap == .square && !isClosed
            let from = isSquare && i == 0 ? a.moved(ways[i], -half) : a
            let to = isSquare && i == edges.count - 1 ? b.moved(ways[i], half) : b
            let side = CGVector(dx: -ways[i].dy, dy: ways[i].dx)
            areas.append(
                polygon([
                    from.moved(side, half), to.moved(side, half), to.moved(side, -half),
                    from.moved(side, -half),
                ]))
        }
        // 2. The corners.
        for i in edges.indices where i > 0 || isClosed {
            areas += corner(edges[i].0, ways[(i + edges.count - 1) % edges.count], ways[i])
        }
        // 3. The ends.
        if cap == .round, !isClosed { areas += [circle(points[0]), circle(points[points.count - 1])] }
        return areas
    }

    /// A line without length: round and square caps show.
    private func dot(_ p: CGPoint) -> [Polyline] {
        switch cap {
        case .butt: []
        case .round: [circle(p)]
        case .square:
            [
                polygon([
                    CGPoint(x: p.x - half, y: p.y - half), CGPoint(x: p.x + half, y: p.y - half),
                    CGPoint(x: p.x + half, y: p.y + half), CGPoint(x: p.x - half, y: p.y + half),
                ])
            ]
        }
    }

    private func corner(_ p: CGPoint, _ v: CGVector, _ w: CGVector) -> [Polyline] {
        let (cross, along) = (v.dx * w.dy - v.dy * w.dx, v.dx * w.dx + v.dy * w.dy)
        guard abs(cross) > 1e-9 || along < 0 else { return [] }
        if join == .round { return [circle(p)] }
        // The outer side lies away from the turn.
        let out: CGFloat = cross > 0 ? -half : half
        let (a, b) = (
            p.moved(CGVector(dx: -v.dy, dy: v.dx), out), p.moved(CGVector(dx: -w.dy, dy: w.dx), out)
        )
        // From the corner's inside to its tip, in line widths: 1 / cos of half the turn.
        let share = ((1 + along) / 2).squareRoot()
        guard join == .miter, share * miterLimit >= 1 else { return [polygon([p, a, b])] }
        let middle = CGVector(dx: -(v.dy + w.dy), dy: v.dx + w.dx)
        return [polygon([p, a, p.moved(middle, out / (1 + along)), b])]
    }

    private func circle(_ p: CGPoint) -> Polyline {
        let share = min(CGPath.fineness / half, 0.5)
        let count = max(Int(cutting: (.pi / acos(1 - share)).rounded(.up)), 8)
        return Polyline(
            points: (0..<count).map { i in
                let angle = 2 * CGFloat.pi * CGFloat(i) / CGFloat(count)
                return CGPoint(x: p.x + half * cos(angle), y: p.y + half * sin(angle))
            }, isClosed: true)
    }

    /// Turned so that it runs as circles do: what overlaps then adds up.
    private func polygon(_ points: [CGPoint]) -> Polyline {
        var area: CGFloat = 0
        for (a, b) in Polyline(points: points, isClosed: true).edges { area += a.x * b.y - b.x * a.y }
        return Polyline(points: area < 0 ? points.reversed() : points, isClosed: true)
    }

    private func way(_ a: CGPoint, _ b: CGPoint) -> CGVector {
        let length = hypot(b.x - a.x, b.y - a.y)
        return CGVector(dx: (b.x - a.x) / length, dy: (b.y - a.y) / length)
    }
}

extension CGPoint {
    fileprivate func moved(_ way: CGVector, _ length: CGFloat) -> CGPoint {
        CGPoint(x: x + way.dx * length, y: y + way.dy * length)
    }
}
