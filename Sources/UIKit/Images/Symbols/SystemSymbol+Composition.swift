/// Names that end with a modifier: `heart.slash.circle.fill` is made of `heart`.
extension SystemSymbol {
    /// Nil when the table has neither the name nor what it is composed of.
    ///
    /// DIFFERS: every drawing takes every modifier; UIKit has only some of the pairs and gives nil for the others.
    static func named(_ name: String) -> SystemSymbol? { name.hasPrefix("_") ? nil : composed(name) }

    /// Also parts of drawings, numbers and single letters, which are no symbols for themselves.
    static func drawing(_ name: String) -> SystemSymbol? {
        if let composed = composed(name) { return composed }
        if let part = SymbolTable.entries["_\(name)"] ?? SymbolTable.entries["_letter.\(name)"] {
            return SymbolNotation.symbol(part)
        }
        return number(name)
    }

    private static func composed(_ name: String) -> SystemSymbol? {
        if let notation = SymbolTable.entries[name] { return SymbolNotation.symbol(notation) }
        let words = name.split(separator: ".").map { String($0) }
        guard words.count > 1 else { return nil }
        return ended(words) ?? badged(words) ?? directed(words)
    }

    private static func ended(_ words: [String]) -> SystemSymbol? {
        let rest = words.dropLast().joined(separator: ".")
        switch words.last {
        case "fill": return composed(rest)?.filled
        case "slash": return composed(rest)?.slashed
        default: break
        }
        for count in 1...2 where words.count > count {
            let container = words.suffix(count).joined(separator: ".")
            let name = words.dropLast(count).joined(separator: ".")
            guard let place = containers[container], let outer = drawing(place.outer),
                let inner = content(name)
            else { continue }
            let center = CGPoint(x: outer.width / 2, y: place.y)
            return SystemSymbol(
                width: outer.width, pieces: outer.behind + inner.inset(at: center, scale: place.scale))
        }
        return nil
    }

    /// What a container holds under `name`: `building.2` for `building.2.crop`.
    private static func content(_ name: String) -> SystemSymbol? {
        if let inner = composed("\(name).fill") ?? drawing(name) { return inner }
        return name.hasSuffix(".crop") ? content(String(name.dropLast(5))) : nil
    }

    /// `.left` and `.right` for `.backward` and `.forward`, and fillings in the middle: `a.fill.on.b.fill`.
    private static func directed(_ words: [String]) -> SystemSymbol? {
        let sides = ["forward": "right", "backward": "left", "trailing": "right", "leading": "left"]
        let turned = words.prefix(1) + words.dropFirst().map { sides[$0] ?? $0 }
        if Array(turned) != words { return composed(turned.joined(separator: ".")) }
        let plain = words.filter { $0 != "fill" }
        return plain.count < words.count ? composed(plain.joined(separator: "."))?.filled : nil
    }

    /// Where something fits into another drawing: the middle of the width, `y` and how large.
    private struct Place {
        var outer: String
        var y: CGFloat = 10
        var scale: CGFloat = 0.58
    }

    private static let containers: [String: Place] = [
        "circle": Place(outer: "circle"),
        "square": Place(outer: "square"),
        "app": Place(outer: "app"),
        "seal": Place(outer: "seal"),
        "hexagon": Place(outer: "hexagon"),
        "octagon": Place(outer: "octagon"),
        "rectangle": Place(outer: "rectangle", scale: 0.52),
        "rectangle.portrait": Place(outer: "rectangle.portrait", scale: 0.52),
        "capsule": Place(outer: "capsule", scale: 0.42),
        "shield": Place(outer: "shield", y: 9.6, scale: 0.5),
        "diamond": Place(outer: "diamond", scale: 0.46),
        "triangle": Place(outer: "triangle", y: 12.2, scale: 0.4),
        "heart": Place(outer: "heart", y: 9, scale: 0.44),
        "viewfinder": Place(outer: "viewfinder", scale: 0.56),
        "message": Place(outer: "message", y: 9.4, scale: 0.46),
        "bubble": Place(outer: "bubble.left", y: 8.7, scale: 0.46),
        "bubble.left": Place(outer: "bubble.left", y: 8.7, scale: 0.46),
        "bubble.right": Place(outer: "bubble.right", y: 8.7, scale: 0.46),
        "cloud": Place(outer: "cloud", y: 10.8, scale: 0.42),
        "icloud": Place(outer: "cloud", y: 10.8, scale: 0.42),
        "folder": Place(outer: "folder", y: 11.2, scale: 0.42),
        "doc": Place(outer: "doc", y: 12.4, scale: 0.42),
        "clipboard": Place(outer: "clipboard", y: 11.6, scale: 0.46),
        "book.closed": Place(outer: "book.closed", y: 8, scale: 0.42),
        "house": Place(outer: "_house", y: 11.4, scale: 0.42),
        "bin": Place(outer: "bin", y: 10.2, scale: 0.42),
        "tv": Place(outer: "tv", y: 8.6, scale: 0.44),
        "display": Place(outer: "display", y: 8.3, scale: 0.44),
    ]

    /// Up to 99: digits side by side.
    private static func number(_ name: String) -> SystemSymbol? {
        guard (1...2).contains(name.utf8.count), name.utf8.allSatisfy({ (48...57).contains($0) }) else {
            return nil
        }
        var made = SystemSymbol(width: CGFloat(name.utf8.count) * 11 + 1, pieces: [])
        for (i, digit) in name.enumerated() {
            guard let symbol = drawing("_digit.\(digit)") else { return nil }
            made.pieces += symbol.placed(at: CGPoint(x: 6 + CGFloat(i) * 11, y: 10), scale: 1)
        }
        return made
    }
}
