extension UIColor {
    // MARK: Fixed colours

    public static let black = UIColor(white: 0, alpha: 1)
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    public static let clear = UIColor(white: 0, alpha: 0)
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// The tint of the view under whose traits it is resolved.
    public static let tintColor: UIColor = {
        let color = UIColor { $0.values.tint.color ?? accent }
        (color.name, color.isSystem) = ("tint", true)
        return color
    }()
    /// The tint of an app that sets none: its own accent colour, else the system's blue.
    static var accent: UIColor {
        guard MainThread.isHere else { return .systemBlue }
        return MainThread.isolated { NamedColors.accent } ?? .systemBlue
    }

    // MARK: Colours that follow the appearance (values from Apple's Human Interface Guidelines, iOS 17)
    // Those of texts, lines, fills and grounds with increased contrast were recorded on iOS 13 (github.com/flutter/flutter @028212b).

    public static let systemRed = UIColor(
        named: "systemRed", light: 0xFF3B30FF, dark: 0xFF453AFF, high: (0xD70015FF, 0xFF6961FF))
    public static let systemGreen = UIColor(
        named: "systemGreen", light: 0x34C759FF, dark: 0x30D158FF, high: (0x248A3DFF, 0x30DB5BFF))
    public static let systemBlue = UIColor(
        named: "systemBlue", light: 0x007AFFFF, dark: 0x0A84FFFF, high: (0x0040DDFF, 0x409CFFFF))
    public static let systemOrange = UIColor(
        named: "systemOrange", light: 0xFF9500FF, dark: 0xFF9F0AFF, high: (0xC93400FF, 0xFFB340FF))
    public static let systemYellow = UIColor(
        named: "systemYellow", light: 0xFFCC00FF, dark: 0xFFD60AFF, high: (0xB25000FF, 0xFFD426FF))
    public static let systemPink = UIColor(
        named: "systemPink", light: 0xFF2D55FF, dark: 0xFF375FFF, high: (0xD30F45FF, 0xFF6482FF))
    public static let systemPurple = UIColor(
        named: "systemPurple", light: 0xAF52DEFF, dark: 0xBF5AF2FF, high: (0x8944ABFF, 0xDA8FFFFF))
    public static let systemTeal = UIColor(
        named: "systemTeal", light: 0x30B0C7FF, dark: 0x40C8E0FF, high: (0x008299FF, 0x5DE6FFFF))
    public static let systemIndigo = UIColor(
        named: "systemIndigo", light: 0x5856D6FF, dark: 0x5E5CE6FF, high: (0x3634A3FF, 0x7D7AFFFF))
    public static let systemBrown = UIColor(
        named: "systemBrown", light: 0xA2845EFF, dark: 0xAC8E68FF, high: (0x7F6545FF, 0xB59469FF))
    public static let systemMint = UIColor(
        named: "systemMint", light: 0x00C7BEFF, dark: 0x63E6E2FF, high: (0x0C817BFF, 0x66D4CFFF))
    public static let systemCyan = UIColor(
        named: "systemCyan", light: 0x32ADE6FF, dark: 0x64D2FFFF, high: (0x0071A4FF, 0x70D7FFFF))
    public static let systemGray = UIColor(
        named: "systemGray", light: 0x8E8E93FF, dark: 0x8E8E93FF, high: (0x6C6C70FF, 0xAEAEB2FF))
    public static let systemGray2 = UIColor(
        named: "systemGray2", light: 0xAEAEB2FF, dark: 0x636366FF, high: (0x8E8E93FF, 0x7C7C80FF))
    public static let systemGray3 = UIColor(
        named: "systemGray3", light: 0xC7C7CCFF, dark: 0x48484AFF, high: (0xAEAEB2FF, 0x545456FF))
    public static let systemGray4 = UIColor(
        named: "systemGray4", light: 0xD1D1D6FF, dark: 0x3A3A3CFF, high: (0xBCBCC0FF, 0x444446FF))
    public static let systemGray5 = UIColor(
        named: "systemGray5", light: 0xE5E5EAFF, dark: 0x2C2C2EFF, high: (0xD8D8DCFF, 0x363638FF))
    public static let systemGray6 = UIColor(
        named: "systemGray6", light: 0xF2F2F7FF, dark: 0x1C1C1EFF, high: (0xEBEBF0FF, 0x242426FF))
    public static let label = UIColor(named: "label", light: 0x000000FF, dark: 0xFFFFFFFF)
    public static let secondaryLabel = UIColor(
        named: "secondaryLabel", light: 0x3C3C4399, dark: 0xEBEBF599, high: (0x3C3C43AD, 0xEBEBF5AD))
    public static let tertiaryLabel = UIColor(
        named: "tertiaryLabel", light: 0x3C3C434C, dark: 0xEBEBF54C, high: (0x3C3C4361, 0xEBEBF561))
    public static let quaternaryLabel = UIColor(
        named: "quaternaryLabel", light: 0x3C3C432E, dark: 0xEBEBF529, high: (0x3C3C4342, 0xEBEBF53D))
    public static let placeholderText = UIColor(
        named: "placeholderText", light: 0x3C3C434C, dark: 0xEBEBF54C, high: (0x3C3C4361, 0xEBEBF561))
    public static let link = UIColor(named: "link", light: 0x007AFFFF, dark: 0x0984FFFF)
    public static let separator = UIColor(
        named: "separator", light: 0x3C3C434A, dark: 0x54545899, high: (0x3C3C435E, 0x545458AD))
    /// Lines between rows: `separator`, or what this has become where the release draws them thicker.
    static let rowLine: UIColor = {
        let pale = UIColor(rgba: 0x3C3C431F)
        let color = UIColor {
            $0.userInterfaceStyle != .dark && PlatformMetrics.table.linesArePale ? pale : separator
        }
        (color.name, color.isSystem) = ("separator", true)
        return color
    }()
    public static let opaqueSeparator = UIColor(named: "opaqueSeparator", light: 0xC6C6C8FF, dark: 0x38383AFF)
    public static let systemFill = UIColor(
        named: "systemFill", light: 0x78788033, dark: 0x7878805C, high: (0x78788047, 0x78788070))
    public static let secondarySystemFill = UIColor(
        named: "secondarySystemFill", light: 0x78788029, dark: 0x78788052, high: (0x7878803D, 0x78788066))
    public static let tertiarySystemFill = UIColor(
        named: "tertiarySystemFill", light: 0x7676801F, dark: 0x7676803D, high: (0x76768033, 0x76768052))
    public static let quaternarySystemFill = UIColor(
        named: "quaternarySystemFill", light: 0x74748014, dark: 0x7676802E, high: (0x74748029, 0x76768042))
    public static let systemBackground = ground("systemBackground", 0, .white)
    public static let secondarySystemBackground = ground("secondarySystemBackground", 1, .grey)
    public static let tertiarySystemBackground = ground("tertiarySystemBackground", 2, .white)
    public static let systemGroupedBackground = ground("systemGroupedBackground", 0, .grey)
    public static let secondarySystemGroupedBackground = ground("secondarySystemGroupedBackground", 1, .white)
    public static let tertiarySystemGroupedBackground = ground("tertiarySystemGroupedBackground", 2, .grey)

    /// Light grounds.
    private enum Ground { case white, grey }

    /// Dark grounds, each in front of the one before it; as they are and where the reader wants more contrast.
    private static let darkGrounds: [(plain: UInt32, high: UInt32)] = [
        (0x000000FF, 0x000000FF), (0x1C1C1EFF, 0x242426FF), (0x2C2C2EFF, 0x363638FF),
        (0x3A3A3CFF, 0x444446FF),
    ]

    /// A light ground and one of the dark ones, in place of which the next one lies on what stands in front of something.
    private static func ground(_ name: String, _ level: Int, _ light: Ground) -> UIColor {
        let (dark, raised) = (darkGrounds[level], darkGrounds[level + 1])
        return UIColor(
            named: name, light: light == .white ? 0xFFFFFFFF : 0xF2F2F7FF, dark: dark.plain,
            raised: raised.plain,
            high: (light == .white ? 0xFFFFFFFF : 0xEBEBF0FF, dark.high), highRaised: raised.high)
    }

    /// Light and dark as `0xRRGGBBAA`, dark on what stands in front of something, and all three where the reader wants more contrast.
    private convenience init(
        named name: String, light: UInt32, dark: UInt32, raised: UInt32? = nil,
        high: (light: UInt32, dark: UInt32)? = nil, highRaised: UInt32? = nil
    ) {
        func three(_ light: UInt32, _ dark: UInt32, _ raised: UInt32?) -> [UIColor] {
            [UIColor(rgba: light), UIColor(rgba: dark), UIColor(rgba: raised ?? dark)]
        }
        let (plain, strong) = (three(light, dark, raised), high.map { three($0.light, $0.dark, highRaised) })
        self.init {
            var colors = plain
            if let strong, $0.accessibilityContrast == .high { colors = strong }
            guard $0.userInterfaceStyle == .dark else { return colors[0] }
            return colors[$0.userInterfaceLevel == .elevated ? 2 : 1]
        }
        self.name = name
        isSystem = true
    }

    private convenience init(rgba: UInt32) {
        func part(_ shift: UInt32) -> CGFloat { CGFloat((rgba >> shift) & 0xFF) / 255 }
        self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }
}
