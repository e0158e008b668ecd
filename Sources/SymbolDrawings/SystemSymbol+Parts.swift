import CoreGraphics

/// Shapes of which a part is filled: `circle.lefthalf.filled`, `rectangle.inset.topright.filled`,
/// `square.grid.3x3.middle.filled`.
extension SystemSymbol {
    static func partlyFilled(_ words: [String]) -> SystemSymbol? {
        guard ["filled", "fill"].contains(words[words.count - 1]) else { return nil }
        var rest = Array(words.dropLast())
        let isInset = rest.contains("inset")
        rest.removeAll { $0 == "inset" }
        if let base = composed(rest.joined(separator: ".")) {
            return isInset ? base.filled(in: CGRect(x: 0, y: 0, width: 1, height: 1), isInset: true) : nil
        }
        guard let word = rest.popLast(), let part = parts[word],
            let base = composed(rest.joined(separator: "."))
        else { return nil }
        let isOfOneShape = isInset || word.hasSuffix("half")
        return isOfOneShape || base.shapes.count > 1 ? base.filled(in: part, isInset: isInset) : nil
    }

    /// Of the shape's box, as fractions.
    private static let parts: [String: CGRect] = {
        var parts = ["center": CGRect(x: 0.22, y: 0.22, width: 0.56, height: 0.56)]
        let spans: [(name: String, from: CGFloat, length: CGFloat)] = [("half", 0, 0.5), ("third", 0, 0.36)]
        for span in spans {
            parts["left\(span.name)"] = CGRect(x: 0, y: 0, width: span.length, height: 1)
            parts["right\(span.name)"] = CGRect(x: 1 - span.length, y: 0, width: span.length, height: 1)
            parts["top\(span.name)"] = CGRect(x: 0, y: 0, width: 1, height: span.length)
            parts["bottom\(span.name)"] = CGRect(x: 0, y: 1 - span.length, width: 1, height: span.length)
        }
        let columns = ["left", "middle", "right"]
        let rows = ["top", "middle", "bottom"]
        for (x, column) in columns.enumerated() {
            for (y, row) in rows.enumerated() {
                let name = column == row ? "middle" : row + column
                parts[name] = CGRect(x: CGFloat(x) / 4, y: CGFloat(y) / 4, width: 0.5, height: 0.5)
            }
        }
        parts["left"] = parts["middleleft"]
        parts["right"] = parts["middleright"]
        parts["up"] = parts["topmiddle"]
        parts["top"] = parts["topmiddle"]
        parts["down"] = parts["bottommiddle"]
        parts["bottom"] = parts["bottommiddle"]
        return parts
    }()

    /// The areas of the filled look.
    private var shapes: [CGPath] { pieces.filter { $0.filled == .body }.flatMap { $0.path.closedParts } }

    /// The outline with an area in it; of a drawing of several shapes the one that lies nearest to `part` is filled.
    private func filled(in part: CGRect, isInset: Bool) -> SystemSymbol? {
        let shapes = shapes
        guard let first = shapes.first else { return nil }
        let box = shapes.dropFirst().reduce(first.boundingBoxOfPath) { $0.union($1.boundingBoxOfPath) }
        let area: CGPath
        if shapes.count > 1 {
            let anchor = CGPoint(
                x: box.minX + part.midX * box.width, y: box.minY + part.midY * box.height)
            func distance(_ path: CGPath) -> CGFloat {
                hypot(path.boundingBoxOfPath.midX - anchor.x, path.boundingBoxOfPath.midY - anchor.y)
            }
            guard let nearest = shapes.min(by: { distance($0) < distance($1) }) else { return nil }
            area = nearest
        } else {
            let margin: CGFloat = isInset ? 2.5 : 0
            let inner = box.insetBy(dx: margin, dy: margin)
            let shape = CGMutablePath()
            shape.addPath(
                first,
                transform: CGAffineTransform(
                    a: inner.width / box.width, b: 0, c: 0, d: inner.height / box.height,
                    tx: inner.minX - box.minX * inner.width / box.width,
                    ty: inner.minY - box.minY * inner.height / box.height))
            let window = CGRect(
                x: inner.minX + part.minX * inner.width, y: inner.minY + part.minY * inner.height,
                width: part.width * inner.width, height: part.height * inner.height)
            area = shape.intersection(CGPath(rect: window, transform: nil))
        }
        let solid = SymbolPiece(path: area, outline: .solid, filled: .solid)
        return SystemSymbol(width: width, pieces: behind + [solid])
    }
}

extension CGPath {
    /// Each closed part as a path of its own.
    fileprivate var closedParts: [CGPath] {
        var parts: [CGMutablePath] = []
        for element in elements {
            if case .move = element { parts.append(CGMutablePath()) }
            guard let part = parts.last else { continue }
            switch element {
            case .move(let p): part.move(to: p)
            case .line(let p): part.addLine(to: p)
            case .quad(let p, let control): part.addQuadCurve(to: p, control: control)
            case .curve(let p, let first, let second): part.addCurve(to: p, control1: first, control2: second)
            case .close: part.closeSubpath()
            }
        }
        return parts
    }
}
