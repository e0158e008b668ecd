import Testing

@testable import UIKit

/// Apple's Human Interface Guidelines, table of system colours, and recorded ones: default and accessible, light and dark.
@MainActor struct ContrastTests {
    private func hex(
        _ color: UIColor, _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast,
        _ level: UIUserInterfaceLevel = .base
    ) -> Int {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
            UITraitCollection(userInterfaceLevel: level),
        ])
        let shown = color.resolvedColor(with: traits).cgColor
        return [shown.red, shown.green, shown.blue].reduce(0) { $0 << 8 | Int(($1 * 255).rounded()) }
    }

    @Test func systemColoursFollowTheContrast() {
        #expect(hex(.systemBlue, .light, .normal) == 0x007AFF && hex(.systemBlue, .light, .high) == 0x0040DD)
        #expect(hex(.systemBlue, .dark, .normal) == 0x0A84FF && hex(.systemBlue, .dark, .high) == 0x409CFF)
        #expect(hex(.systemRed, .light, .high) == 0xD70015 && hex(.systemRed, .dark, .high) == 0xFF6961)
        #expect(hex(.systemGray6, .light, .high) == 0xEBEBF0 && hex(.systemGray6, .dark, .high) == 0x242426)
    }

    /// Texts, lines, fills and grounds with increased contrast, light, dark and dark in front of something, `AARRGGBB` as recorded on iOS 13
    /// (github.com/flutter/flutter @028212b). Their alpha there is the whole part of a hundredth's byte.
    @Test func greysFollowTheContrast() {
        let recorded: [(UIColor, [UInt32])] = [
            (.label, [0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_FFFF]),
            (.secondaryLabel, [0xAD3C_3C43, 0xADEB_EBF5, 0xADEB_EBF5]),
            (.tertiaryLabel, [0x603C_3C43, 0x60EB_EBF5, 0x60EB_EBF5]),
            (.quaternaryLabel, [0x423C_3C43, 0x3DEB_EBF5, 0x3DEB_EBF5]),
            (.placeholderText, [0x603C_3C43, 0x60EB_EBF5, 0x60EB_EBF5]),
            (.systemFill, [0x4778_7880, 0x7078_7880, 0x7078_7880]),
            (.secondarySystemFill, [0x3D78_7880, 0x6678_7880, 0x6678_7880]),
            (.tertiarySystemFill, [0x3376_7680, 0x5176_7680, 0x5176_7680]),
            (.quaternarySystemFill, [0x2874_7480, 0x4276_7680, 0x4276_7680]),
            (.systemBackground, [0xFFFF_FFFF, 0xFF00_0000, 0xFF24_2426]),
            (.secondarySystemBackground, [0xFFEB_EBF0, 0xFF24_2426, 0xFF36_3638]),
            (.tertiarySystemBackground, [0xFFFF_FFFF, 0xFF36_3638, 0xFF44_4446]),
            (.systemGroupedBackground, [0xFFEB_EBF0, 0xFF00_0000, 0xFF24_2426]),
            (.secondarySystemGroupedBackground, [0xFFFF_FFFF, 0xFF24_2426, 0xFF36_3638]),
            (.tertiarySystemGroupedBackground, [0xFFEB_EBF0, 0xFF36_3638, 0xFF44_4446]),
            (.separator, [0x5E3C_3C43, 0xAD54_5458, 0xAD54_5458]),
            (.opaqueSeparator, [0xFFC6_C6C8, 0xFF38_383A, 0xFF38_383A]),
            (.link, [0xFF00_7AFF, 0xFF09_84FF, 0xFF09_84FF]),
        ]
        let looks: [(UIUserInterfaceStyle, UIUserInterfaceLevel)] = [
            (.light, .base), (.dark, .base), (.dark, .elevated),
        ]
        for (color, values) in recorded {
            for ((style, level), value) in zip(looks, values) {
                let traits = UITraitCollection(traitsFrom: [
                    UITraitCollection(userInterfaceStyle: style),
                    UITraitCollection(userInterfaceLevel: level),
                    UITraitCollection(accessibilityContrast: .high),
                ])
                let hundredths = (color.resolvedColor(with: traits).cgColor.alpha * 100).rounded()
                #expect(
                    hex(color, style, .high, level) == Int(value & 0xFF_FFFF), "\(color) \(style) \(level)")
                #expect(UInt32(hundredths * 255 / 100) == value >> 24, "\(color) \(style) \(level)")
            }
        }
    }

    /// Recorded on iOS 26.1 of bars and alerts: glass over white is nearly white, its titles have the colour of labels.
    @Test func glassButtonsAreTranslucentCapsulesWithDarkTitles() {
        let glass = UIButton.Configuration.glass()
        #expect(glass.foreground(tint: .systemBlue, isEnabled: true, isSelected: false) == .label)
        let background = glass.resolvedBackground(
            tint: .systemBlue, isEnabled: true, isSelected: false, height: 40)
        #expect(background.cornerRadius == CGFloat(20))
        let light = UITraitCollection(userInterfaceStyle: .light)
        let fill = background.backgroundColor?.resolvedColor(with: light).cgColor
        // 255 · (.9937 · .7143 + 1 - .7143) = 253.9
        let overWhite = (fill?.red ?? 0) * (fill?.alpha ?? 0) + 1 - (fill?.alpha ?? 1)
        #expect(abs(overWhite * 255 - 253.9) < 0.1)
        #expect(background.shadowProperties.opacity > 0)
    }
}
