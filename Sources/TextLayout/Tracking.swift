import CoreGraphics

/// How much further apart, or closer, letters of the system font stand at a size: Apple's face has it built in, and
/// published (design guidelines, typography: tracking of SF Pro by size). The face that stands in for it gets the same.
///
/// From 20 points on the display cut stands in, whose own spacing is close already: its values are fitted to recorded
/// widths (fixtures `labels.json`; iOS 12 to 26, 21 to 34 points). Weights differ from the regular one by the same share
/// of an em at 8, 13 and 17 points, recorded.
enum Tracking {
    /// From this size on the display cut stands in.
    private static let displaySize: CGFloat = 20

    /// The display cut's tabular digits are not all of one width: the other cut shows them at every size.
    static func usesDisplayCut(_ font: TextFont) -> Bool {
        guard case .system = font.typeface else { return false }
        return font.size >= displaySize && font.features.isOn["tnum"] != true
    }

    /// Points.
    static func points(of font: TextFont) -> CGFloat {
        if case .monospaced = font.typeface { return monospaced * font.size }
        guard case .system(let weight, _) = font.typeface else { return 0 }
        let ofSize =
            usesDisplayCut(font) || font.size < displaySize
            ? interpolated(bySize, at: font.size) : largeText
        return (ofSize + interpolated(byWeight, at: CGFloat(weight))) * font.size
    }

    private static func interpolated(_ table: [(at: CGFloat, value: CGFloat)], at place: CGFloat) -> CGFloat {
        guard let above = table.firstIndex(where: { $0.at >= place }) else {
            return table[table.count - 1].value
        }
        guard above > 0 else { return table[0].value }
        let (low, high) = (table[above - 1], table[above])
        return low.value + (high.value - low.value) * (place - low.at) / (high.at - low.at)
    }

    /// What a letter of Apple's monospaced face, 1266 of 2048 units, is wider than one of the face that stands in, 1233: recorded are 80.361
    /// points for ten of them at 13 (fixtures `labels.json`).
    private static let monospaced: CGFloat = (1266.0 - 1233) / 2048

    /// Of the text cut at large sizes, fitted as the display cut's values are.
    private static let largeText: CGFloat = -0.035

    /// Shares of an em at sizes in points.
    private static let bySize: [(at: CGFloat, value: CGFloat)] = [
        (6, 0.041), (7, 0.034), (8, 0.026), (9, 0.019), (10, 0.012), (11, 0.006), (12, 0), (13, -0.006),
        (14, -0.011), (15, -0.016), (16, -0.020), (17, -0.026), (18, -0.025), (19, -0.024),
        (displaySize.nextDown, -0.023),
        (displaySize, 0.016), (21, 0.0135), (24, 0.0095), (28, 0.008), (34, 0.002), (38, 0),
    ]

    /// Shares of an em beyond those of the regular weight.
    private static let byWeight: [(at: CGFloat, value: CGFloat)] = [
        (100, -0.015), (300, -0.002), (400, 0), (500, 0.007), (600, 0.0105), (700, 0.0165), (900, 0.02),
    ]
}
