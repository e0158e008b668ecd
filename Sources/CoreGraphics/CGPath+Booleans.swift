import CClipping

/// Areas combined. UIKit: the result fills the same with either rule; areas of open parts count as closed.
/// DIFFERS: curves become straight pieces, none further from its curve than a hundredth of a point.
extension CGPath {
    /// What lies in either.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(CLIPPING_UNION, other, rule)
    }

    /// What lies in both.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(CLIPPING_INTERSECTION, other, rule)
    }

    /// What lies in this path and not in the other.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(CLIPPING_DIFFERENCE, other, rule)
    }

    /// What lies in one of both only.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(CLIPPING_XOR, other, rule)
    }

    /// This path as a line, without what of it runs through the other's area.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(CLIPPING_DIFFERENCE, other, rule, asLine: true)
    }

    /// What of this path as a line runs through the other's area.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(CLIPPING_INTERSECTION, other, rule, asLine: true)
    }

    /// The same area by parts that neither cross nor overlap: holes run against what is around them.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        combined(CLIPPING_UNION, nil, rule)
    }

    /// Whether both have an area in common.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        !intersection(other, using: rule).isEmpty
    }

    /// One path for each area that hangs together, with its holes.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        let areas = Areas(polylines()).combined(CLIPPING_UNION, nil, rule)
        var groups: [(outer: Int, lines: [Polyline])] = []
        for (i, line) in areas.lines.enumerated() {
            // Of two that lie in one another the outer one comes first. An island in a hole is an area of its own.
            if let group = groups.firstIndex(where: { $0.outer == areas.parent(of: i) }) {
                groups[group].lines.append(line)
            } else {
                groups.append((i, [line]))
            }
        }
        return groups.map { CGPath($0.lines) }
    }

    private func combined(
        _ operation: clipping_operation, _ other: CGPath?, _ rule: CGPathFillRule, asLine: Bool = false
    ) -> CGPath {
        let clip = other.map { Areas($0.polylines()) }
        return CGPath(Areas(polylines(), asLine: asLine).combined(operation, clip, rule).lines)
    }
}

/// Polygons as Clipper holds them.
final class Areas {
    private let paths: OpaquePointer

    /// - Parameter asLine: the outlines themselves, which then have no area.
    init(_ lines: [Polyline], asLine: Bool = false) {
        paths = clipping_make()
        for line in lines {
            clipping_begin(paths, asLine ? 1 : 0)
            for point in line.points { add(point) }
            if asLine, line.isClosed, let first = line.points.first { add(first) }
        }
    }

    private init(taking paths: OpaquePointer) { self.paths = paths }

    deinit { clipping_free(paths) }

    /// Beyond a million points nothing is ever seen.
    private func add(_ point: CGPoint) {
        func cut(_ value: CGFloat) -> Double { value.isNaN ? 0 : Double(min(max(value, -1e6), 1e6)) }
        clipping_add(paths, cut(point.x), cut(point.y))
    }

    func combined(_ operation: clipping_operation, _ other: Areas?, _ rule: CGPathFillRule) -> Areas {
        let isEvenOdd: Int32 = rule == .evenOdd ? 1 : 0
        return Areas(taking: clipping_combine(paths, isEvenOdd, other?.paths, isEvenOdd, operation))
    }

    var lines: [Polyline] {
        (0..<clipping_count(paths)).map { path in
            let points = (0..<clipping_points(paths, path)).map {
                CGPoint(x: clipping_x(paths, path, $0), y: clipping_y(paths, path, $0))
            }
            return Polyline(points: points, isClosed: clipping_is_open(paths, path) == 0)
        }
    }

    /// The polygon directly around this one; nil: none.
    func parent(of line: Int) -> Int? {
        let parent = clipping_parent(paths, line)
        return parent < 0 ? nil : parent
    }
}
