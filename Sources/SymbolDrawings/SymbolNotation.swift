import CoreGraphics

/// How the tables write a drawing: pieces with `|` between, each a role and a path.
///
/// | role | outline look | filled look |
/// |---|---|---|
/// | `body` | line | area and line |
/// | `mark`, `dot` | line, area | cut out |
/// | `line`, `solid` | line, area | the same |
/// | `cut`, `hole` | a line, an area with a margin cut out of what was drawn before | the same |
///
/// A factor of the line width may follow the role: `mark*.8`. Instead of paths `use name x y scale` takes another
/// drawing (without numbers as it is), `inset name x y scale` takes it filled and cuts it out of the filled look,
/// `width n` is a width other than 20, and `= name` the whole of another drawing.
///
/// Paths are SVG's `M`, `L`, `C`, `Z` in absolute numbers, and `O x y r` a circle, `E x y w h` an ellipse in a box,
/// `R x y w h corner` a box, `S x y outer inner points` a star, `A x y r from to` an arc in degrees, clockwise on
/// the screen.
struct SymbolNotation {
    private var words: ArraySlice<Substring>
    private let text: String
    private let path = CGMutablePath()

    static func symbol(_ text: String) -> SystemSymbol {
        if text.hasPrefix("=") {
            return other(String(text.dropFirst().drop { $0 == " " }), for: text)
        }
        var symbol = SystemSymbol(pieces: [])
        for part in text.split(separator: "|") {
            var notation = SymbolNotation(
                words: part.split(separator: " ")[...], text: text)
            notation.add(to: &symbol)
        }
        return symbol
    }

    private static func other(_ name: String, for text: String) -> SystemSymbol {
        guard let symbol = SystemSymbol.drawing(name) else {
            fatalError("no symbol \"\(name)\" for \"\(text)\"")
        }
        return symbol
    }

    private mutating func add(to symbol: inout SystemSymbol) {
        let role = words.popFirst().map { $0.split(separator: "*") } ?? []
        let factor = role.count > 1 ? Double(role[1]).map { CGFloat($0) } : nil
        func piece(_ outline: SymbolPiece.Paint, _ filled: SymbolPiece.Paint, _ usual: CGFloat = 1)
            -> SymbolPiece
        {
            SymbolPiece(path: path, thickness: factor ?? usual, outline: outline, filled: filled)
        }
        switch role.first ?? "" {
        case "width": symbol.width = number()
        case "use":
            let used = name()
            symbol.pieces += words.isEmpty ? used.pieces : used.placed(at: point(), scale: number())
        case "inset": symbol.pieces += name().inset(at: point(), scale: number())
        case "body": symbol.pieces.append(piece(.line, .body))
        case "mark": symbol.pieces.append(piece(.line, .cutLine))
        case "dot": symbol.pieces.append(piece(.solid, .cutSolid))
        case "line": symbol.pieces.append(piece(.line, .line))
        case "solid": symbol.pieces.append(piece(.solid, .solid))
        case "cut": symbol.pieces.append(piece(.cutLine, .cutLine))
        case "hole": symbol.pieces.append(piece(.cutBody, .cutBody, 2.4))
        default: fatalError("no role begins a piece of \"\(text)\"")
        }
        readPath()
    }

    private mutating func readPath() {
        var command: Substring = ""
        while let next = words.first {
            if Double(next) == nil { command = words.removeFirst() } else if command == "M" { command = "L" }
            switch command {
            case "M": path.move(to: point())
            case "L": path.addLine(to: point())
            case "C":
                let (first, second) = (point(), point())
                path.addCurve(to: point(), control1: first, control2: second)
            case "Z": path.closeSubpath()
            case "O":
                let (center, r) = (point(), number())
                path.addEllipse(in: CGRect(x: center.x - r, y: center.y - r, width: 2 * r, height: 2 * r))
            case "E": path.addEllipse(in: CGRect(origin: point(), size: size()))
            case "R":
                let box = CGRect(origin: point(), size: size())
                let corner = number()
                path.addRoundedRect(in: box, cornerWidth: corner, cornerHeight: corner)
            case "S": addStar()
            case "A":
                let arc = CGMutablePath()
                arc.addArc(
                    center: point(), radius: number(), startAngle: number() * .pi / 180,
                    endAngle: number() * .pi / 180, clockwise: false)
                path.addPath(arc)
            default: fatalError("\"\(command)\" is no path command, in \"\(text)\"")
            }
        }
    }

    private mutating func addStar() {
        let (center, outer, inner, points) = (point(), number(), number(), number())
        path.addLines(
            between: (0..<Int(points) * 2).map { i in
                let angle = CGFloat(i) * .pi / points - .pi / 2
                let r = i % 2 == 0 ? outer : inner
                return CGPoint(x: center.x + r * cos(angle), y: center.y + r * sin(angle))
            })
        path.closeSubpath()
    }

    private mutating func name() -> SystemSymbol {
        SymbolNotation.other(words.popFirst().map { String($0) } ?? "", for: text)
    }
    private mutating func point() -> CGPoint {
        let x = number()
        return CGPoint(x: x, y: number())
    }
    private mutating func size() -> CGSize {
        let width = number()
        return CGSize(width: width, height: number())
    }
    private mutating func number() -> CGFloat {
        guard let word = words.popFirst(), let number = Double(word) else {
            fatalError("a number is missing in \"\(text)\"")
        }
        return CGFloat(number)
    }
}
