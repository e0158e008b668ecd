/// Kinds of path elements, as Core Graphics numbers them.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// A sequence of lines and curves in some coordinate space.
public class CGPath: Hashable, @unchecked Sendable {
    /// One step of a path.
    public enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(CGPoint, control: CGPoint)
        case curve(CGPoint, control1: CGPoint, control2: CGPoint)
        case close
    }

    public fileprivate(set) var elements: [Element] = []

    public init(elements: [Element] = []) { self.elements = elements }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = CGMutablePath()
        path.addRoundedRect(
            in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
            transform: transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    public var isEmpty: Bool { elements.isEmpty }

    /// The last point reached, or zero.
    public var currentPoint: CGPoint {
        var start = CGPoint.zero
        var current = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let p):
                start = p
                current = p
            case .line(let p), .quad(let p, _), .curve(let p, _, _): current = p
            case .close: current = start
            }
        }
        return current
    }

    /// The box around all points, control points among them; null when empty.
    public var boundingBox: CGRect {
        var box = CGRect.null
        func include(_ p: CGPoint) { box = box.union(CGRect(origin: p, size: .zero)) }
        for element in elements {
            switch element {
            case .move(let p), .line(let p): include(p)
            case .quad(let p, let c):
                include(c)
                include(p)
            case .curve(let p, let c1, let c2):
                include(c1)
                include(c2)
                include(p)
            case .close: break
            }
        }
        return box
    }

    public var boundingBoxOfPath: CGRect { boundingBox }

    public func copy() -> CGPath? { CGPath(elements: elements) }

    public func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.elements = elements
        return copy
    }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements: elements.map { $0.applying(transform?.pointee ?? .identity) })
    }

    public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.elements == b.elements }
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension CGPath.Element {
    func applying(_ t: CGAffineTransform) -> CGPath.Element {
        if t.isIdentity { return self }
        switch self {
        case .move(let p): return .move(p.applying(t))
        case .line(let p): return .line(p.applying(t))
        case .quad(let p, let c): return .quad(p.applying(t), control: c.applying(t))
        case .curve(let p, let c1, let c2):
            return .curve(p.applying(t), control1: c1.applying(t), control2: c2.applying(t))
        case .close: return .close
        }
    }
}

/// A path that can grow.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    public init() { super.init(elements: []) }

    private func append(_ element: Element, _ t: CGAffineTransform) { elements.append(element.applying(t)) }

    public func move(to p: CGPoint, transform t: CGAffineTransform = .identity) { append(.move(p), t) }
    public func addLine(to p: CGPoint, transform t: CGAffineTransform = .identity) { append(.line(p), t) }
    public func addQuadCurve(to p: CGPoint, control: CGPoint, transform t: CGAffineTransform = .identity) {
        append(.quad(p, control: control), t)
    }
    public func addCurve(
        to p: CGPoint, control1: CGPoint, control2: CGPoint, transform t: CGAffineTransform = .identity
    ) {
        append(.curve(p, control1: control1, control2: control2), t)
    }
    public func closeSubpath() { elements.append(.close) }

    public func addLines(between points: [CGPoint], transform t: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: t)
        for p in points.dropFirst() { addLine(to: p, transform: t) }
    }

    public func addRect(_ r: CGRect, transform t: CGAffineTransform = .identity) {
        move(to: CGPoint(x: r.minX, y: r.minY), transform: t)
        addLine(to: CGPoint(x: r.maxX, y: r.minY), transform: t)
        addLine(to: CGPoint(x: r.maxX, y: r.maxY), transform: t)
        addLine(to: CGPoint(x: r.minX, y: r.maxY), transform: t)
        closeSubpath()
    }

    public func addPath(_ path: CGPath, transform t: CGAffineTransform = .identity) {
        elements.append(contentsOf: t.isIdentity ? path.elements : path.elements.map { $0.applying(t) })
    }

    public func addEllipse(in r: CGRect, transform t: CGAffineTransform = .identity) {
        addRoundedRect(in: r, cornerWidth: r.width / 2, cornerHeight: r.height / 2, transform: t)
    }

    /// Corners are quarter ellipses drawn by one cubic each.
    public func addRoundedRect(
        in r: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform t: CGAffineTransform = .identity
    ) {
        let w = min(max(cornerWidth, 0), r.width / 2)
        let h = min(max(cornerHeight, 0), r.height / 2)
        guard w > 0, h > 0 else { return addRect(r, transform: t) }
        let corner = CGSize(width: w, height: h)
        addRoundedRect(r, corners: (corner, corner, corner, corner), transform: t)
    }

    /// Corners in the order top left, top right, bottom right, bottom left; a zero size is a square corner.
    public func addRoundedRect(
        _ r: CGRect, corners: (CGSize, CGSize, CGSize, CGSize), transform t: CGAffineTransform = .identity
    ) {
        let k: CGFloat = 1 - 0.5522847498307936
        let (tl, tr, br, bl) = corners
        move(to: CGPoint(x: r.minX + tl.width, y: r.minY), transform: t)
        addLine(to: CGPoint(x: r.maxX - tr.width, y: r.minY), transform: t)
        addCurve(
            to: CGPoint(x: r.maxX, y: r.minY + tr.height),
            control1: CGPoint(x: r.maxX - tr.width * k, y: r.minY),
            control2: CGPoint(x: r.maxX, y: r.minY + tr.height * k), transform: t)
        addLine(to: CGPoint(x: r.maxX, y: r.maxY - br.height), transform: t)
        addCurve(
            to: CGPoint(x: r.maxX - br.width, y: r.maxY),
            control1: CGPoint(x: r.maxX, y: r.maxY - br.height * k),
            control2: CGPoint(x: r.maxX - br.width * k, y: r.maxY), transform: t)
        addLine(to: CGPoint(x: r.minX + bl.width, y: r.maxY), transform: t)
        addCurve(
            to: CGPoint(x: r.minX, y: r.maxY - bl.height),
            control1: CGPoint(x: r.minX + bl.width * k, y: r.maxY),
            control2: CGPoint(x: r.minX, y: r.maxY - bl.height * k), transform: t)
        addLine(to: CGPoint(x: r.minX, y: r.minY + tl.height), transform: t)
        addCurve(
            to: CGPoint(x: r.minX + tl.width, y: r.minY),
            control1: CGPoint(x: r.minX, y: r.minY + tl.height * k),
            control2: CGPoint(x: r.minX + tl.width * k, y: r.minY), transform: t)
        closeSubpath()
    }

    public func addRects(_ rects: [CGRect], transform t: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: t) }
    }

    /// An arc that joins the lines from the current point to `tangent1End` and from there to `tangent2End`.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
        transform t: CGAffineTransform = .identity
    ) {
        let from = currentPoint.applying(t.inverted())
        let (u, v) = (
            CGPoint(x: from.x - tangent1End.x, y: from.y - tangent1End.y),
            CGPoint(x: tangent2End.x - tangent1End.x, y: tangent2End.y - tangent1End.y)
        )
        let (lu, lv) = (hypot(u.x, u.y), hypot(v.x, v.y))
        let cross = u.x * v.y - u.y * v.x
        guard lu > 0, lv > 0, radius > 0, abs(cross) > 1e-9 * lu * lv else {
            return addLine(to: tangent1End, transform: t)
        }
        let angle = acos(min(max((u.x * v.x + u.y * v.y) / (lu * lv), -1), 1))
        let reach = radius / tan(angle / 2)
        let start = CGPoint(x: tangent1End.x + u.x / lu * reach, y: tangent1End.y + u.y / lu * reach)
        let end = CGPoint(x: tangent1End.x + v.x / lv * reach, y: tangent1End.y + v.y / lv * reach)
        let middle = CGPoint(x: u.x / lu + v.x / lv, y: u.y / lu + v.y / lv)
        let length = hypot(middle.x, middle.y)
        let out = radius / sin(angle / 2)
        let center = CGPoint(
            x: tangent1End.x + middle.x / length * out, y: tangent1End.y + middle.y / length * out)
        addArc(
            center: center, radius: radius, startAngle: atan2(start.y - center.y, start.x - center.x),
            endAngle: atan2(end.y - center.y, end.x - center.x), clockwise: cross > 0, transform: t)
    }

    /// - Parameter delta: radians, clockwise where y grows downwards.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform t: CGAffineTransform = .identity
    ) {
        addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
            clockwise: delta < 0, transform: t)
    }

    /// A circular arc. `clockwise` is meant in a space where y grows upwards, as Core Graphics has it:
    /// on a screen, where y grows downwards, `false` runs clockwise.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform t: CGAffineTransform = .identity
    ) {
        let full = CGFloat.pi * 2
        var sweep = endAngle - startAngle
        if clockwise {
            if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: full) - full }
            sweep = max(sweep, -full)
        } else {
            if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: full) + full }
            sweep = min(sweep, full)
        }
        let pieces = max(1, Int(cutting: (abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / CGFloat(pieces)
        let k = 4 / 3 * tan(step / 4)
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        let start = point(startAngle)
        if elements.isEmpty { move(to: start, transform: t) } else { addLine(to: start, transform: t) }
        for i in 0..<pieces {
            let (a0, a1) = (startAngle + CGFloat(i) * step, startAngle + CGFloat(i + 1) * step)
            let (p0, p1) = (point(a0), point(a1))
            addCurve(
                to: p1,
                control1: CGPoint(x: p0.x - k * radius * sin(a0), y: p0.y + k * radius * cos(a0)),
                control2: CGPoint(x: p1.x + k * radius * sin(a1), y: p1.y - k * radius * cos(a1)),
                transform: t)
        }
    }
}
