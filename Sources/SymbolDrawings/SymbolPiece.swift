import CoreGraphics

/// One path of a symbol, in units of the design square, with what it does in each of the two looks.
public struct SymbolPiece {
    /// What a path does to the picture made so far.
    public enum Paint: Sendable {
        case line, solid
        /// Area and line.
        case body
        case cutLine, cutSolid, cutBody

        public var isCut: Bool {
            switch self {
            case .cutLine, .cutSolid, .cutBody: true
            case .line, .solid, .body: false
            }
        }

        /// For a drawing that is cut out of an area.
        var inverted: Paint {
            switch self {
            case .line: .cutLine
            case .solid: .cutSolid
            case .body: .cutBody
            case .cutLine: .line
            case .cutSolid: .solid
            case .cutBody: .body
            }
        }
    }

    /// What a sign at the corner says; it has a colour of its own in symbols of many colours.
    public enum Sign: Sendable {
        case good, bad, warning
    }

    public var path: CGPath
    /// Times the line width of the weight.
    public var thickness: CGFloat = 1
    public var outline: Paint
    public var filled: Paint
    /// 0 is what stands in front, 1 what holds it.
    public var level = 0
    /// Paints its own colour into what it cuts out, where levels have colours of their own.
    public var isInlay = false
    public var sign: Sign?

    /// The path about (0, 0) in `scale`, then put at `center`; lines become thinner only where things get small.
    func placed(from middle: CGPoint, at center: CGPoint, scale: CGFloat) -> SymbolPiece {
        let move = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: center.x - scale * middle.x, ty: center.y - scale * middle.y)
        let moved = CGMutablePath()
        moved.addPath(path, transform: move)
        var piece = self
        piece.path = moved
        piece.thickness = thickness * min(1, 0.4 + scale)
        return piece
    }

    func changed(_ change: (inout SymbolPiece) -> Void) -> SymbolPiece {
        var piece = self
        change(&piece)
        return piece
    }
}

extension SystemSymbol {
    /// The look with areas for outlines, details cut out.
    var filled: SystemSymbol {
        SystemSymbol(
            width: width,
            pieces: pieces.map { $0.changed { $0.outline = $0.filled } })
    }

    /// Whether the filled look is another one.
    var canFill: Bool { pieces.contains { $0.outline != $0.filled } }

    /// The pieces as what holds something else.
    var behind: [SymbolPiece] { pieces.map { $0.changed { $0.level = 1 } } }

    func placed(at center: CGPoint, scale: CGFloat) -> [SymbolPiece] {
        let middle = CGPoint(x: width / 2, y: 10)
        return pieces.map { $0.placed(from: middle, at: center, scale: scale) }
    }

    /// Filled, within the outline of something else; cut out where that is filled.
    func inset(at center: CGPoint, scale: CGFloat) -> [SymbolPiece] {
        filled.placed(at: center, scale: scale * min(1, 20 / width)).map {
            $0.changed {
                $0.filled = $0.outline.inverted
                $0.level = 0
                $0.isInlay = true
            }
        }
    }
}
