import CoreGraphics
import UIKit

/// The choices that a scenario's header and the command line can make; what is nil was not chosen.
public struct DeviceSettings: Equatable, Sendable {
    public var device: DeviceModel?
    public var orientation: Orientation?
    public var textSize: TextSize?
    public var appearance: Appearance?
    public var direction: Direction?
    /// A locale's identifier, such as `zh_CN`.
    public var locale: String?
    /// Pixels a point, in place of the device's own.
    public var scale: Double?
    /// Which release of iOS, one of `releases`.
    public var release: Int?
    /// Whether the system's own bars are drawn over the app: status bar and home indicator. Off where nobody chose.
    public var statusBar: Bool?
    /// Whether the device draws a keyboard while a text is edited. Off where nobody chose: as with a keyboard of keys.
    public var keyboard: Bool?

    /// Points that the screen is higher than the model's, for what is longer than it. No model's; no header line has it.
    public var moreHeight: CGFloat = 0

    /// The reader's settings for accessibility.
    public var increasedContrast: Bool?
    public var boldText: Bool?
    public var reducedMotion: Bool?

    /// The releases that have a look of their own.
    public static let releases = [26, 18, 14]
    public static let namesOfReleases = "26, 18 or 14"

    /// Whether a text may be the identifier of a locale.
    public static func isLocale(_ name: String) -> Bool {
        !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || "_-@=".contains($0) }
    }

    public init() {}

    public enum Orientation: String, CaseIterable, Sendable {
        case portrait, landscapeLeft, landscapeRight, portraitUpsideDown

        public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    }
    public enum Appearance: String, CaseIterable, Sendable { case light, dark }
    public enum Direction: String, CaseIterable, Sendable { case ltr, rtl }
    public enum TextSize: String, CaseIterable, Sendable {
        case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
        case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
        case accessibilityExtraExtraExtraLarge
    }

    /// What `self` chose, and where it chose nothing, what `other` did.
    public func filled(from other: DeviceSettings) -> DeviceSettings {
        var result = self
        result.device = device ?? other.device
        result.orientation = orientation ?? other.orientation
        result.textSize = textSize ?? other.textSize
        result.appearance = appearance ?? other.appearance
        result.direction = direction ?? other.direction
        result.locale = locale ?? other.locale
        result.scale = scale ?? other.scale
        result.release = release ?? other.release
        result.statusBar = statusBar ?? other.statusBar
        result.keyboard = keyboard ?? other.keyboard
        result.increasedContrast = increasedContrast ?? other.increasedContrast
        result.boldText = boldText ?? other.boldText
        result.reducedMotion = reducedMotion ?? other.reducedMotion
        return result
    }

    /// Every choice by the name of its header line, with the device's own where nothing was chosen.
    public var named: [String: String] {
        [
            "device": (device ?? .standard).name, "orientation": (orientation ?? .portrait).rawValue,
            "textSize": (textSize ?? .large).rawValue, "appearance": (appearance ?? .light).rawValue,
            "direction": (direction ?? .ltr).rawValue, "locale": locale ?? "en_US",
        ]
    }

    /// As Foundation writes it: `zh_CN` where `zh-CN` was chosen too.
    public var localeInForce: String { (locale ?? "en_US").replacing("-", with: "_") }

    /// The screen's size as the device is held.
    public var screenSize: CGSize {
        var size = (device ?? .standard).size(isLandscape: (orientation ?? .portrait).isLandscape)
        size.height += moreHeight
        return size
    }

    /// As UIKit takes it.
    public var configuration: DeviceConfiguration {
        let device = device ?? .standard
        let orientation = orientation ?? .portrait
        var result = DeviceConfiguration()
        result.name = device.name
        result.idiom = device.kind == .pad ? .pad : .phone
        result.portraitSize = device.size
        if orientation.isLandscape {
            result.portraitSize.width += moreHeight
        } else {
            result.portraitSize.height += moreHeight
        }
        result.scale = scale.map { CGFloat($0) } ?? CGFloat(device.scale)
        result.orientation = orientation.uiKit
        let area = device.safeArea(isLandscape: orientation.isLandscape)
        result.safeAreaInsets = UIEdgeInsets(
            top: area.top, left: area.left, bottom: area.bottom, right: area.right)
        result.style = appearance == .dark ? .dark : .light
        result.category = (textSize ?? .large).uiKit
        result.direction = direction == .rtl ? .rightToLeft : .leftToRight
        result.localeIdentifier = locale ?? "en_US"
        result.systemRelease = release ?? 26
        result.increasesContrast = increasedContrast ?? false
        result.hasBoldText = boldText ?? false
        result.reducesMotion = reducedMotion ?? false
        result.keyboard = keyboard == true ? device.keyboard(isLandscape: orientation.isLandscape) : nil
        return result
    }
}

extension DeviceSettings.Orientation {
    init?(_ orientation: UIInterfaceOrientation) {
        guard let same = Self.allCases.first(where: { $0.uiKit == orientation }) else { return nil }
        self = same
    }

    var uiKit: UIInterfaceOrientation {
        switch self {
        case .portrait: .portrait
        case .landscapeLeft: .landscapeLeft
        case .landscapeRight: .landscapeRight
        case .portraitUpsideDown: .portraitUpsideDown
        }
    }

    /// A quarter turn of the device.
    public func turned(clockwise: Bool) -> Self {
        let ring: [Self] = [.portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft]
        let index = ring.firstIndex(of: self) ?? 0
        return ring[(index + (clockwise ? 1 : 3)) % 4]
    }
}

extension DeviceSettings.TextSize {
    var uiKit: UIContentSizeCategory {
        UIContentSizeCategory.scale.first { $0.name == rawValue }?.category ?? .large
    }
}
