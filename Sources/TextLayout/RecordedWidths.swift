/// How wide the letters of Apple's system font are.
///
/// UIKit: recorded on iOS 26.1, as strings of one printable ASCII character in nine weights at 8 to 40 points
/// (github.com/Vercantez/openuikit, golden/font_metrics_ios.json @32cc00a3; numbers only). They are sums, to the last digit, of
/// what stands here: from 17 points down a width that only the distance between letters changes (`Tracking`), from 28 on
/// another, in between a mixture of both; in each the width of the regular weight and what the lightest and the heaviest weight
/// add to it, by the weight's place between them.
struct RecordedWidths {
    /// 0 for small text, 1 for large.
    private let opticalSize: Double
    /// How far on the way to the lightest weight, or to the heaviest.
    private let lightness: Double
    let heaviness: Double
    private let isItalic: Bool

    init(weight: Int, italic: Bool, opticalSize: Double) {
        let place = Self.places.value(at: Double(weight))
        lightness = max(Self.regular - place, 0) / Self.regular
        heaviness = max(place - Self.regular, 0) / (Self.heaviest - Self.regular)
        isItalic = italic
        self.opticalSize = opticalSize
    }

    /// Of a printable ASCII character, in ems, without tracking; nil for others.
    func width(of scalar: UInt32) -> Double? {
        guard (0x20...0x7E).contains(scalar) else { return nil }
        let row = Int(scalar - 0x20) * 2 * Self.columns
        return mixed(units(row), units(row + Self.columns))
    }

    private func units(_ start: Int) -> Double {
        Double(Self.units[start]) + Double(Self.units[start + 1]) * lightness
            + Double(Self.units[start + 2]) * heaviness + (isItalic ? Double(Self.units[start + 3]) : 0)
    }

    /// How much closer than their widths say the ten digits stand in their order, in ems.
    var kerningOfDigits: Double {
        isItalic ? mixed(0, 30) : mixed(30 + 80 * lightness, 20 + 90 * lightness - 20 * heaviness)
    }

    /// The same of "AVAST Wavy To. LT".
    var kerningOfCapitals: Double {
        isItalic
            ? mixed(820, 1170)
            : mixed(810 + 40 * lightness + 30 * heaviness, 1150 + 200 * lightness - 50 * heaviness)
    }

    /// The same of "The quick brown fox jumps over the lazy dog".
    var kerningOfSmallLetters: Double {
        isItalic
            ? mixed(255, 230)
            : mixed(245 - 35 * lightness + 25 * heaviness, 310 - 90 * lightness - 70 * heaviness)
    }

    /// How much of a letter's share in its width the outline has, against that of a regular letter: heavier ones leave more beside them.
    /// UIKit: pixels of nine letters semibold at 16 points (github.com/essentialdevelopercom/essential-feed-case-study @706a0da),
    /// of thirteen semibold and of fourteen heavy at 17 (github.com/KaneCheshire/PixelTest @0b24eda).
    var outlineShare: Double { Self.outlineShares.value(at: heaviness) }

    private static let outlineShares = SteppedTable([(0, 1), (0.317, 0.978), (0.767, 0.97), (1, 0.966)])

    /// How much closer than their widths say an "s" stands to a straight apostrophe before it, in ems: as “What's” was recorded at 16
    /// and 17, and “What's the point?” at 25 to 28 points (fixtures `labels.json`).
    var kerningOfApostrophe: Double { mixed(106, 116) }

    /// From dot to dot of an ellipsis, in ems. UIKit: pixels of labels at 25 to 58 points (github.com/psharanda/FixFlex @ba956c3, iOS 17)
    /// and at 16 and 23, there semibold too (github.com/essentialdevelopercom/essential-feed-case-study @706a0da); other weights by
    /// the same line.
    var dotDistance: Double { mixed(520 + 152 * heaviness, 386 + 152 * heaviness) }

    /// At both ends of an ellipsis, beside half such a distance, in ems: so that labels are as wide as were recorded that end in one
    /// (fixtures `labels.json`).
    static let ellipsisSide = 40.0 / 2048

    private func mixed(_ small: Double, _ large: Double) -> Double {
        mixture(small, large) / 2048
    }

    /// Of what is recorded of small and of large text.
    func mixture(_ small: Double, _ large: Double) -> Double { small + (large - small) * opticalSize }

    /// The mixture of both widths at a size in points, in steps of half a point.
    static func opticalSize(at size: Double) -> Double {
        if size <= 17 { return 0 }
        if size >= 28 { return 1 }
        return sizes.value(at: (size * 2).rounded() / 2) / 11
    }

    private static let sizes = SteppedTable([(17, 0), (19, 1), (24, 9), (28, 11)])

    /// The weights' places on the axis from the lightest, 0, to the heaviest.
    private static let places = SteppedTable([
        (100, 30), (200, 110), (300, 274), (400, 400), (500, 510), (600, 590), (700, 700), (800, 860),
        (900, 1000),
    ])
    private static let regular = 400.0
    private static let heaviest = 1000.0

    private static let columns = 4

    /// A row a character from the space on, in units of 1/2048 em: for small text the width of the regular weight, what the lightest
    /// and the heaviest weight and italics add to it; the same for large text.
    private static let units: [Int16] = [
        576, -78, -96, 2, 420, -4, -30, 72,  // space
        637, -65, 185, -1, 546, -50, 203, 4,  // !
        978, -190, 374, -83, 826, -175, 214, -5,  // "
        1290, -40, 170, 6, 1238, -7, 139, -7,  // #
        1290, -40, 170, 38, 1238, -38, 174, 0,  // $
        1895, -179, 452, -15, 1655, -221, 336, 47,  // %
        1457, 48, 135, 0, 1370, 5, 134, 1,  // &
        608, -48, 208, -90, 520, -34, 66, -40,  // '
        782, -100, 192, 0, 660, -110, 244, 0,  // (
        782, -100, 192, 0, 660, -110, 244, 0,  // )
        966, 28, 52, -26, 820, -140, 200, 0,  // *
        1290, -40, 170, 38, 1238, -38, 174, 0,  // +
        608, -48, 208, 0, 440, -34, 106, 82,  // ,
        966, 28, 52, 0, 878, -14, 50, -48,  // -
        608, -48, 208, 0, 440, -34, 106, 82,  // .
        624, -76, 122, 118, 572, -89, 96, 88,  // /
        1290, -26, 224, 0, 1242, -66, 202, 43,  // 0
        950, -132, 196, 5, 908, -144, 150, 5,  // 1
        1236, -46, 162, 1, 1159, -23, 152, 33,  // 2
        1284, -78, 172, 0, 1212, -92, 155, 8,  // 3
        1318, -19, 178, 0, 1238, -80, 176, -5,  // 4
        1266, -36, 185, 1, 1198, -38, 164, -6,  // 5
        1304, -54, 192, 1, 1264, -103, 143, -32,  // 6
        1166, -18, 144, 1, 1120, -49, 103, -39,  // 7
        1308, -44, 226, 0, 1228, -54, 202, 15,  // 8
        1304, -54, 192, 2, 1264, -103, 143, -33,  // 9
        608, -48, 208, 0, 440, -34, 106, 82,  // :
        608, -48, 208, 0, 440, -34, 106, 82,  // ;
        1290, -40, 170, 38, 1238, -38, 174, 0,  // <
        1290, -40, 170, 38, 1238, -38, 174, 0,  // =
        1290, -40, 170, 38, 1238, -38, 174, 0,  // >
        1050, -98, 182, 0, 1002, -98, 182, -38,  // ?
        1880, -30, 37, 0, 1791, -69, 53, 3,  // @
        1380, -54, 240, 0, 1301, -105, 233, -10,  // A
        1346, -86, 148, 0, 1238, -108, 144, 62,  // B
        1466, -35, 104, -3, 1405, -110, 107, -3,  // C
        1488, -52, 85, -2, 1390, -84, 87, 23,  // D
        1220, -75, 107, -1, 1131, -87, 85, 3,  // E
        1172, -56, 103, -2, 1081, -66, 83, 3,  // F
        1529, -74, 56, -4, 1447, -124, 83, 7,  // G
        1520, -104, 168, 2, 1432, -146, 124, 4,  // H
        548, -132, 208, 2, 460, -174, 164, 4,  // I
        1102, -45, 258, 0, 1014, -87, 257, 12,  // J
        1349, -123, 207, 0, 1230, -135, 215, 29,  // K
        1163, -79, 110, 1, 1074, -70, 76, 4,  // L
        1790, -92, 133, 2, 1702, -136, 123, 4,  // M
        1520, -84, 106, 0, 1432, -126, 62, 2,  // N
        1580, -60, 61, -1, 1498, -108, 86, 20,  // O
        1301, -93, 157, 3, 1183, -105, 163, 41,  // P
        1580, -60, 61, -1, 1498, -108, 85, 20,  // Q
        1338, -93, 168, 0, 1227, -111, 168, 43,  // R
        1305, -69, 155, -29, 1215, -109, 155, 12,  // S
        1298, -58, 108, -7, 1190, -80, 84, 21,  // T
        1510, -82, 94, 14, 1426, -128, 46, 4,  // U
        1380, -54, 194, 0, 1292, -96, 194, 1,  // V
        1982, -84, 170, 0, 1892, -124, 170, 4,  // W
        1390, -78, 208, -1, 1300, -120, 207, 4,  // X
        1342, -74, 216, 2, 1254, -116, 216, 2,  // Y
        1355, -87, 57, 0, 1263, -125, 58, 0,  // Z
        782, -100, 192, 0, 660, -110, 244, 0,  // [
        624, -76, 122, 118, 572, -89, 96, 88,  // backslash
        782, -100, 192, 0, 660, -110, 244, 0,  // ]
        1290, -40, 170, -350, 1238, -38, 174, -418,  // ^
        1195, -9, 179, -279, 1079, -56, 201, -55,  // _
        1024, 0, 0, 0, 1024, 0, 0, 0,  // `
        1130, -16, 155, -4, 1028, -44, 185, -10,  // a
        1258, -18, 152, 1, 1134, -58, 176, 5,  // b
        1146, -3, 114, -11, 1026, -44, 179, 5,  // c
        1258, -8, 152, 7, 1134, -58, 171, 17,  // d
        1170, 12, 121, 6, 1049, -30, 175, 13,  // e
        741, -73, 189, 0, 622, -132, 213, -7,  // f
        1248, -18, 147, -1, 1124, -58, 181, 16,  // g
        1205, -9, 179, 11, 1104, -71, 185, 6,  // h
        506, -78, 164, 10, 422, -132, 142, 2,  // i
        505, -77, 165, 11, 420, -130, 144, -4,  // j
        1112, -65, 239, -26, 994, -119, 215, -33,  // k
        518, -90, 172, -2, 418, -128, 156, 6,  // l
        1782, -31, 254, 0, 1645, -76, 246, -7,  // m
        1195, -9, 179, 3, 1079, -56, 201, 15,  // n
        1210, -6, 118, 2, 1087, -47, 172, 9,  // o
        1250, -20, 150, 4, 1125, -59, 180, 12,  // p
        1248, -18, 156, 3, 1124, -58, 179, 15,  // q
        780, -52, 222, 11, 631, -51, 228, 67,  // r
        1072, -45, 176, -20, 953, -84, 202, -5,  // s
        744, -66, 202, 0, 617, -113, 221, 0,  // t
        1195, -9, 179, 0, 1079, -56, 201, 14,  // u
        1110, -104, 167, 0, 989, -139, 185, -15,  // v
        1586, -65, 298, 0, 1465, -113, 306, -15,  // w
        1074, -86, 230, 5, 959, -127, 243, 0,  // x
        1112, -106, 222, 0, 996, -146, 215, -20,  // y
        1104, -72, 112, 0, 958, -83, 153, 14,  // z
        782, -100, 192, 0, 660, -110, 244, 0,  // {
        530, -116, 166, 212, 442, -158, 106, 218,  // |
        782, -100, 192, 0, 660, -110, 244, 0,  // }
        1290, -40, 170, 38, 1238, -38, 174, 0,  // ~
    ]
}
