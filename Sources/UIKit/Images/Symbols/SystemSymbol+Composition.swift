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
            var parts = words.dropLast(count)
            if parts.last == "crop" { parts.removeLast() }
            let content = parts.joined(separator: ".")
            guard let place = containers[container], let outer = composed(place.name),
                let inner = composed("\(content).fill") ?? drawing(content)
            else { continue }
            let center = CGPoint(x: place.x, y: place.y)
            return SystemSymbol(
                width: outer.width, pieces: outer.pieces + inner.inset(at: center, scale: place.scale))
        }
        return nil
    }

    /// `.left` and `.right` for `.backward` and `.forward`, and fillings in the middle: `a.fill.on.b.fill`.
    private static func directed(_ words: [String]) -> SystemSymbol? {
        let sides = ["forward": "right", "backward": "left", "trailing": "right", "leading": "left"]
        let turned = words.prefix(1) + words.dropFirst().map { sides[$0] ?? $0 }
        if Array(turned) != words { return composed(turned.joined(separator: ".")) }
        let plain = words.filter { $0 != "fill" }
        return plain.count < words.count ? composed(plain.joined(separator: "."))?.filled : nil
    }

    /// Where something fits into another drawing, in that one's units.
    private static let containers: [String: (name: String, x: CGFloat, y: CGFloat, scale: CGFloat)] = {
        let round = ["circle", "seal", "hexagon", "octagon", "square", "app"].map {
            ($0, CGFloat(10), CGFloat(0.58))
        }
        let others: [(String, CGFloat, CGFloat)] = [
            ("rectangle", 10, 0.52), ("rectangle.portrait", 10, 0.52), ("capsule", 10, 0.42),
            ("shield", 9.6, 0.5),
            ("diamond", 10, 0.46), ("triangle", 12.2, 0.4), ("heart", 9, 0.44), ("viewfinder", 10, 0.56),
            ("message", 9.4, 0.46), ("bubble", 8.7, 0.46), ("bubble.left", 8.7, 0.46),
            ("bubble.right", 8.7, 0.46),
            ("cloud", 10.8, 0.42), ("icloud", 10.8, 0.42), ("folder", 11.2, 0.42), ("doc", 12.4, 0.42),
            ("clipboard", 11.6, 0.46), ("house", 11, 0.4), ("bin", 10.2, 0.42), ("tv", 8.6, 0.44),
            ("display", 8.3, 0.44), ("book.closed", 8, 0.42), ("lock", 13.4, 0.32), ("iphone", 10.6, 0.36),
        ]
        var containers: [String: (name: String, x: CGFloat, y: CGFloat, scale: CGFloat)] = [:]
        for (name, y, scale) in round + others { containers[name] = (name, 10, y, scale) }
        return containers
    }()

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
