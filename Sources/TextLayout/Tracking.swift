import CoreGraphics

/// How much further apart, or closer, letters of the system font stand at a size: Apple's face has it built in, and the face that
/// stands in for it gets the same.
enum Tracking {
    /// From this size on the display cut stands in.
    private static let displaySize: CGFloat = 20

    /// Which of its cuts shows a font of the system's, and with the widths of which optical size.
    struct Cut: Hashable {
        var isLarge = false
        var opticalSize = 0.0
    }

    /// The display cut's tabular digits are not all of one width: the other cut shows them at every size.
    @inline(__always)
    static func cut(of font: TextFont) -> Cut {
        guard case .system = font.typeface else { return Cut() }
        return Cut(
            isLarge: font.size >= displaySize && font.features.isOn["tnum"] != true,
            opticalSize: font.spacing == .current
                ? RecordedWidths.opticalSize(at: Double(font.size)) : font.size < displaySize ? 0 : 1)
    }

    /// Points.
    static func points(of font: TextFont) -> CGFloat {
        switch font.typeface {
        case .system:
            CGFloat((font.spacing == .current ? bySize : beforeIOS15).value(at: Double(font.size)) / 2048)
                * font.size
        case .monospaced: monospaced * font.size
        default: 0
        }
    }

    /// What a letter of Apple's monospaced face, 1266 of 2048 units, is wider than one of the face that stands in, 1233: recorded are 80.361
    /// points for ten of them at 13 (fixtures `labels.json`).
    private static let monospaced: CGFloat = (1266.0 - 1233) / 2048

    /// Units of 1/2048 em at sizes in points. UIKit: from 8 to 34 points by the recording of `RecordedWidths`; below and above as
    /// published (design guidelines, typography: tracking of SF Pro by size), in thousandths of an em.
    private static let bySize = SteppedTable([
        (6, 84), (7, 70), (8, 52), (9, 38), (10, 24), (11, 12), (12, 0), (13, -12), (14, -22), (15, -32),
        (16, -40),
        (17, -52), (18, -50), (19, -48), (20, -46), (21, -35), (22, -24), (23, -9), (24, 6), (25, 11),
        (26, 17),
        (27, 22), (28, 28), (29, 27), (30, 27), (33, 24), (34, 23), (36, 20), (40, 20), (44, 16), (50, 14),
        (54, 12),
        (60, 8), (70, 4), (80, 0),
    ])

    /// As published for the fonts before iOS 15, SF UI Text below 20 points and SF UI Display from there on (design guidelines of
    /// 2015, typography), in whole units.
    private static let beforeIOS15 = SteppedTable([
        (6, 84), (8, 53), (9, 39), (10, 25), (11, 12), (12, 0), (13, -12), (14, -23), (15, -33), (16, -41),
        (17, -49),
        (18, -51), (19, -53), (displaySize.nextDown, -53), (displaySize, 39), (22, 33), (28, 27), (32, 25),
        (36, 23),
        (50, 14), (64, 6), (80, 0),
    ])
}
