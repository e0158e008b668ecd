import Foundation

/// Values of style sheets.
@MainActor
enum CSSValue {
    /// A length in points, which CSS calls pixels.
    /// - Parameter em: what `em` and `%` count from.
    static func length(_ text: String, em: CGFloat) -> CGFloat? {
        let text = text.lowercased()
        let units: [(String, CGFloat)] = [
            ("rem", 12), ("em", em), ("px", 1), ("pt", 4.0 / 3), ("%", em / 100),
        ]
        for (unit, factor) in units where text.hasSuffix(unit) {
            return Double(text.dropLast(unit.count)).map { CGFloat($0) * factor }
        }
        return Double(text).map { CGFloat($0) }
    }

    static func color(_ text: String) -> UIColor? {
        let text = text.lowercased().trimmingCharacters(in: .whitespaces)
        if text.hasPrefix("#") { return hex(text.dropFirst()) }
        if text.hasPrefix("rgb"), let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")") {
            return components(text[text.index(after: open)..<close])
        }
        return names[text].flatMap { hex(Substring($0)) }
    }

    private static func hex(_ digits: Substring) -> UIColor? {
        let isShort = digits.count == 3 || digits.count == 4
        let long = isShort ? String(digits.flatMap { [$0, $0] }) : String(digits)
        guard long.count == 6 || long.count == 8, let value = UInt32(long, radix: 16) else { return nil }
        let full = long.count == 6 ? value << 8 | 0xFF : value
        func part(_ shift: UInt32) -> CGFloat { CGFloat(full >> shift & 0xFF) / 255 }
        return UIColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }

    private static func components(_ text: Substring) -> UIColor? {
        let parts = text.split { ",/ ".contains($0) }.map { part in
            part.hasSuffix("%")
                ? Double(part.dropLast()).map { $0 / 100 } : Double(part).map { $0 > 1 ? $0 / 255 : $0 }
        }
        guard parts.count >= 3, let red = parts[0], let green = parts[1], let blue = parts[2] else {
            return nil
        }
        return UIColor(red: red, green: green, blue: blue, alpha: parts.count > 3 ? parts[3] ?? 1 : 1)
    }

    /// HTML's sixteen names and those met most beside them.
    private static let names: [String: String] = [
        "black": "000000", "silver": "C0C0C0", "gray": "808080", "grey": "808080", "white": "FFFFFF",
        "maroon": "800000", "red": "FF0000", "purple": "800080", "fuchsia": "FF00FF", "magenta": "FF00FF",
        "green": "008000", "lime": "00FF00", "olive": "808000", "yellow": "FFFF00", "navy": "000080",
        "blue": "0000FF", "teal": "008080", "aqua": "00FFFF", "cyan": "00FFFF", "orange": "FFA500",
        "pink": "FFC0CB", "brown": "A52A2A", "gold": "FFD700", "indigo": "4B0082", "violet": "EE82EE",
        "crimson": "DC143C", "tomato": "FF6347", "coral": "FF7F50", "salmon": "FA8072", "tan": "D2B48C",
        "khaki": "F0E68C", "beige": "F5F5DC", "ivory": "FFFFF0", "lightgray": "D3D3D3", "lightgrey": "D3D3D3",
        "darkgray": "A9A9A9", "darkgrey": "A9A9A9", "darkred": "8B0000", "darkgreen": "006400",
        "darkblue": "00008B", "steelblue": "4682B4", "skyblue": "87CEEB", "royalblue": "4169E1",
        "firebrick": "B22222", "transparent": "00000000",
    ]
}
