/// A chain of points; a closed one ends where it begins, without saying the first point again.
struct Polyline: Equatable {
    var points: [CGPoint]
    var isClosed = false

    /// The straight pieces, the closing one included.
    var edges: [(CGPoint, CGPoint)] {
        var edges = Array(zip(points, points.dropFirst()))
        if isClosed, let first = points.first, let last = points.last, first != last {
            edges.append((last, first))
        }
        return edges
    }
}

extension CGPath {
    /// How far straight pieces may stray from a curve where nobody says it; points.
    static let fineness: CGFloat = 0.01

    /// The path with straight pieces for its curves, none further from its curve than `threshold`.
    public func flattened(threshold: CGFloat) -> CGPath { CGPath(polylines(threshold: threshold)) }

    /// The parts that are drawn without lifting the pen, curves in straight pieces.
    func polylines(threshold: CGFloat = fineness) -> [Polyline] {
        let threshold = max(threshold, 1e-4)
        var all: [Polyline] = []
        var line = Polyline(points: [])
        func finish() {
            if line.points.count > 1 || line.isClosed && !line.points.isEmpty { all.append(line) }
        }
        func pieces(_ bend: CGFloat) -> Int {
            min(max(Int(cutting: (bend / threshold).squareRoot().rounded(.up)), 1), 1000)
        }
        for element in elements {
            let from = line.points.last ?? .zero
            switch element {
            case .move(let p):
                finish()
                line = Polyline(points: [p])
            case .line(let p): line.points.append(p)
            case .quad(let p, let c):
                let n = pieces(hypot(from.x - 2 * c.x + p.x, from.y - 2 * c.y + p.y) / 4)
                for i in 1...n {
                    let t = CGFloat(i) / CGFloat(n)
                    let (a, b, d) = ((1 - t) * (1 - t), 2 * (1 - t) * t, t * t)
                    line.points.append(
                        i == n
                            ? p
                            : CGPoint(
                                x: a * from.x + b * c.x + d * p.x, y: a * from.y + b * c.y + d * p.y))
                }
            case .curve(let p, let c1, let c2):
                let bend = max(
                    hypot(from.x - 2 * c1.x + c2.x, from.y - 2 * c1.y + c2.y),
                    hypot(c1.x - 2 * c2.x + p.x, c1.y - 2 * c2.y + p.y))
                let n = pieces(bend * 3 / 4)
                for i in 1...n {
                    let t = CGFloat(i) / CGFloat(n)
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    line.points.append(
                        i == n
                            ? p
                            : CGPoint(
                                x: a * from.x + b * c1.x + c * c2.x + d * p.x,
                                y: a * from.y + b * c1.y + c * c2.y + d * p.y))
                }
            case .close:
                guard let first = line.points.first else { continue }
                line.isClosed = true
                finish()
                line = Polyline(points: [first])
            }
        }
        finish()
        return all
    }

    convenience init(_ lines: [Polyline]) {
        var elements: [Element] = []
        for line in lines {
            for (i, point) in line.points.enumerated() {
                // A closed part's last point is reached by closing.
                if i > 0, i == line.points.count - 1, line.isClosed, point == line.points[0] { continue }
                elements.append(i == 0 ? .move(point) : .line(point))
            }
            if line.isClosed { elements.append(.close) }
        }
        self.init(elements: elements)
    }
}
