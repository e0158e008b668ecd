import Testing

@testable import UIKit

/// Apple's Human Interface Guidelines, table of system colours: default and accessible ones, light and dark.
@MainActor struct ContrastTests {
    private func hex(_ color: UIColor, _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast)
        -> Int
    {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
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
