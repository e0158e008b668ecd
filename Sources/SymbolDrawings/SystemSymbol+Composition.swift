import CoreGraphics

/// Names that end with a modifier: `heart.slash.circle.fill` is made of `heart`.
extension SystemSymbol {
    /// Nil when the table has neither the name nor what it is composed of. Every drawing takes every modifier, also those that
    /// Apple's has not: `isName(_:)` says which names there are.
    public static func named(_ name: String) -> SystemSymbol? { name.hasPrefix("_") ? nil : composed(name) }

    /// Also parts of drawings, numbers and single letters, which are no symbols for themselves.
    static func drawing(_ name: String) -> SystemSymbol? {
        if let composed = composed(name) { return composed }
        if let part = SymbolTable.entries["_\(name)"] ?? SymbolTable.entries["_letter.\(name)"] {
            return SymbolNotation.symbol(part)
        }
        return number(name)
    }

    static func composed(_ name: String) -> SystemSymbol? {
        if let notation = SymbolTable.entries[name] { return SymbolNotation.symbol(notation) }
        if let other = otherNames[name] { return composed(other) }
        let words = name.split(separator: ".").map { String($0) }
        guard words.count > 1 else { return nil }
        return ended(words) ?? turnedBack(words) ?? badged(words) ?? partlyFilled(words) ?? renamed(words)
    }

    private static func ended(_ words: [String]) -> SystemSymbol? {
        let rest = words.dropLast().joined(separator: ".")
        switch words.last {
        case "fill": if let outline = composed(rest) { return outline.filled }
        case "slash": if let whole = composed(rest) { return whole.slashed }
        default: break
        }
        for count in 1..<min(words.count, 5) {
            let container = words.suffix(count).joined(separator: ".")
            let name = words.dropLast(count).joined(separator: ".")
            guard let place = containers[container], let outer = drawing(place.outer),
                let inner = content(name)
            else { continue }
            let center = CGPoint(x: place.x ?? outer.width / 2, y: place.y)
            return SystemSymbol(
                width: outer.width, pieces: outer.behind + inner.inset(at: center, scale: place.scale))
        }
        return nil
    }

    /// `gobackward.15`, `15.arrow.trianglehead.counterclockwise`: a number or a sign within the arrow.
    private static func turnedBack(_ words: [String]) -> SystemSymbol? {
        var words = words
        if words.count == 4, words[1...2] == ["arrow", "trianglehead"] {
            words = [words[3] == "clockwise" ? "goforward" : "gobackward", words[0]]
        }
        guard words.count == 2, ["goforward", "gobackward"].contains(words[0]),
            let arrow = composed(words[0]), let inner = drawing(words[1])
        else { return nil }
        return SystemSymbol(
            pieces: arrow.pieces + inner.placed(at: CGPoint(x: 10, y: 10.8), scale: 0.38))
    }

    /// What a container holds under `name`: `building.2` for `building.2.crop`.
    static func content(_ name: String) -> SystemSymbol? {
        if let inner = composed("\(name).fill") ?? drawing(name) { return inner }
        return name.hasSuffix(".crop") ? content(String(name.dropLast(5))) : nil
    }

    /// Names under which something is also known: `.left` and `.right` for `.backward` and `.forward`, words of
    /// other releases, languages, fillings in the middle (`a.fill.on.b.fill`).
    ///
    /// DIFFERS: what Apple draws anew for a language has the Latin look.
    private static func renamed(_ words: [String]) -> SystemSymbol? {
        let turned = words.prefix(1) + words.dropFirst().map { sides[$0] ?? $0 }
        if Array(turned) != words { return composed(turned.joined(separator: ".")) }
        let older = words.map { olderWords[$0] ?? $0 }
        if older != words { return composed(older.joined(separator: ".")) }
        if words.count > 2, words.starts(with: ["inset", "filled"]), words[2] != "inset" {
            return composed((words.dropFirst(2) + words.prefix(2)).joined(separator: "."))
        }
        if languages.contains(words[words.count - 1]) {
            return composed(words.dropLast().joined(separator: "."))
        }
        let plain = words.filter { $0 != "fill" }
        return plain.count < words.count ? composed(plain.joined(separator: "."))?.filled : nil
    }

    private static let sides = [
        "forward": "right", "backward": "left", "trailing": "right", "leading": "left",
        "trailinghalf": "righthalf", "leadinghalf": "lefthalf", "trailingthird": "rightthird",
        "leadingthird": "leftthird", "topleading": "topleft", "toptrailing": "topright",
        "bottomleading": "bottomleft", "bottomtrailing": "bottomright",
    ]
    /// SF Symbols 6 has new words for some drawings, and turns `rectangle.inset.filled` around.
    private static let olderWords = ["document": "doc", "microphone": "mic"]
    private static let languages: Set<String> = [
        "ar", "bn", "el", "gu", "he", "hi", "ja", "km", "kn", "ko", "ml", "mni", "mr", "my", "or", "pa",
        "rtl",
        "ru", "sat", "si", "ta", "te", "th", "traditional", "ur", "zh",
    ]

    /// Where something fits into another drawing: the middle of the width, `y` and how large.
    private struct Place {
        var outer: String
        /// The middle of the width where nil.
        var x: CGFloat?
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
        "calendar": Place(outer: "_calendar", y: 12.7, scale: 0.4),
        "book.closed": Place(outer: "book.closed", y: 8, scale: 0.42),
        "house": Place(outer: "_house", y: 11.4, scale: 0.42),
        "bin": Place(outer: "bin", y: 10.2, scale: 0.42),
        "tv": Place(outer: "tv", y: 8.6, scale: 0.44),
        "display": Place(outer: "display", y: 8.3, scale: 0.44),
        "desktopcomputer": Place(outer: "display", y: 8.3, scale: 0.44),
        "laptopcomputer": Place(outer: "laptopcomputer", y: 8.7, scale: 0.4),
        "applewatch": Place(outer: "applewatch", scale: 0.36),
        "iphone": Place(outer: "iphone", scale: 0.4),
        "macwindow": Place(outer: "macwindow", y: 11.4, scale: 0.4),
        "video": Place(outer: "video", x: 7.4, scale: 0.4),
        "trash": Place(outer: "bin", y: 10.2, scale: 0.42),
        "batteryblock": Place(outer: "batteryblock", y: 11.2, scale: 0.4),
        "car": Place(outer: "_car", y: 11.4, scale: 0.36),
        "arrow.circlepath": Place(outer: "arrow.2.circlepath", scale: 0.42),
        "arrow.2.circlepath": Place(outer: "arrow.2.circlepath", scale: 0.42),
        "arrow.triangle.2.circlepath": Place(outer: "arrow.2.circlepath", scale: 0.42),
        "gobackward": Place(outer: "gobackward", y: 10.8, scale: 0.4),
        "goforward": Place(outer: "goforward", y: 10.8, scale: 0.4),
        "magnifyingglass": Place(outer: "magnifyingglass", x: 8.4, y: 8.4, scale: 0.4),
        "circle.dashed": Place(outer: "circle.dashed"),
        "circle.dotted": Place(outer: "circle.dotted"),
        "square.dashed": Place(outer: "square.dashed"),
        "app.dashed": Place(outer: "app.dashed"),
        "rectangle.dashed": Place(outer: "rectangle.dashed", scale: 0.52),
        "square.on.square": Place(outer: "square.on.square", x: 12.3, y: 12.3, scale: 0.42),
        "rectangle.on.rectangle": Place(outer: "rectangle.on.rectangle", x: 12.1, y: 12.2, scale: 0.42),
        "square.stack": Place(outer: "square.stack", y: 12.9, scale: 0.38),
        "rectangle.stack": Place(outer: "rectangle.stack", y: 12.6, scale: 0.38),
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
