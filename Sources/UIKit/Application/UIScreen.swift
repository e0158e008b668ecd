import SwiftInternals
import Synchronization

/// The device as the host describes it: what a session can change while an app runs.
public struct DeviceConfiguration: Hashable, Sendable {
    public var name = "iPhone 15"
    public var idiom = UIUserInterfaceIdiom.phone
    /// Points, in portrait.
    public var portraitSize = CGSize(width: 393, height: 852)
    public var scale: CGFloat = 3
    public var orientation = UIInterfaceOrientation.portrait
    /// Top, left, bottom, right of the current orientation, in points.
    public var safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    public var style = UIUserInterfaceStyle.light
    public var category = UIContentSizeCategory.large
    public var direction = UITraitEnvironmentLayoutDirection.leftToRight
    public var localeIdentifier = "en_US"
    /// The reader's settings for accessibility.
    public var increasesContrast = false
    public var hasBoldText = false
    public var reducesMotion = false
    /// 26, 18 or 14: the look of iOS 26, of iOS 15 to 18, or of the release before iOS 15.
    public var systemRelease = 26
    /// What stands on the screen while a text is edited; nil on a device that has a keyboard of keys.
    public var keyboard: DrawnKeyboard?

    public init() {}

    /// In the current orientation.
    public var size: CGSize {
        orientation.isLandscape
            ? CGSize(width: portraitSize.height, height: portraitSize.width) : portraitSize
    }

    var traitValues: UITraitCollection.Values {
        var v = UITraitCollection.Values()
        v.style = style
        v.idiom = idiom
        v.category = category
        v.direction = direction
        v.contrast = increasesContrast ? .high : .normal
        v.legibility = hasBoldText ? .bold : .regular
        v.scale = scale
        v.gamut = .SRGB
        let size = size
        if idiom == .pad {
            v.horizontalSizeClass = .regular
            v.verticalSizeClass = .regular
        } else {
            // Plus and Max phones are regular wide when they lie on their side.
            v.horizontalSizeClass = orientation.isLandscape && portraitSize.width >= 414 ? .regular : .compact
            v.verticalSizeClass = size.height > size.width ? .regular : .compact
        }
        return v
    }
}

/// The keyboard that a device draws, as the device is held. Lengths are points.
public struct DrawnKeyboard: Hashable, Sendable {
    /// Of the rows of keys
    public var keys: CGFloat
    /// Of what is below them: the home indicator, and on phones the keys beside it
    public var below: CGFloat
    /// Of the bar of suggestions above them
    public var suggestions: CGFloat

    public init(keys: CGFloat, below: CGFloat, suggestions: CGFloat) {
        self.keys = keys
        self.below = below
        self.suggestions = suggestions
    }
}

public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = Self(bit: 1)
    public static let portraitUpsideDown = Self(bit: 2)
    public static let landscapeRight = Self(bit: 3)
    public static let landscapeLeft = Self(bit: 4)
    public static let landscape: Self = [.landscapeLeft, .landscapeRight]
    public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
    public static let allButUpsideDown: Self = [.portrait, .landscape]
}

/// The device's screen.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
    /// The session's screen.
    @SessionLocal public private(set) static var main = UIScreen()
    public static var screens: [UIScreen] { [main] }

    /// The device as a field, for a look at a part of it without a copy of all.
    final private(set) var shown = ShownDevice(DeviceConfiguration())
    /// What the host set; views hear of changes through the frame pipeline.
    open internal(set) var configuration: DeviceConfiguration {
        get { shown.device }
        set {
            guard newValue != shown.device else { return }
            shown = ShownDevice(newValue)
            updateTraits()
        }
    }

    /// The device's, in the style that the app asks for.
    func updateTraits() {
        var values = shown.device.traitValues
        let style = ApplicationLaunch.settings.interfaceStyle
        if style != .unspecified { values.style = style }
        traitCollection = UITraitCollection(values)
        Self.published.withLock { $0 = (shown.device, traitCollection) }
    }

    // Of the process: what threads of no session see.
    nonisolated private static let published = Mutex(
        (device: DeviceConfiguration(), traits: UITraitCollection(DeviceConfiguration().traitValues)))
    /// For who is of no actor: on the main thread those of the session's screen, on others those of the screen that was set last.
    nonisolated static var traits: UITraitCollection {
        MainThread.isHere ? IsolatedCall.run { main.traitCollection } : published.withLock { $0.traits }
    }
    /// The device, likewise.
    nonisolated static var device: DeviceConfiguration {
        MainThread.isHere ? IsolatedCall.run { main.shown.device } : published.withLock { $0.device }
    }
    /// Each font asks.
    nonisolated static var systemRelease: Int {
        MainThread.isHere
            ? IsolatedCall.run { main.shown.device.systemRelease }
            : published.withLock { $0.device.systemRelease }
    }

    open private(set) var traitCollection = UITraitCollection(DeviceConfiguration().traitValues)
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Points, in the current orientation.
    open var bounds: CGRect { CGRect(origin: .zero, size: shown.device.size) }
    open var nativeBounds: CGRect {
        let size = shown.device.portraitSize
        return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    }
    open var scale: CGFloat { shown.device.scale }
    open var nativeScale: CGFloat { shown.device.scale }
    open var maximumFramesPerSecond: Int { 60 }
    /// 0...1; changes nothing here.
    open var brightness: CGFloat = 0.5
    open var wantsSoftwareDimming = false {
        didSet {
            if wantsSoftwareDimming { Kept.say("UIScreen.wantsSoftwareDimming", "the screen is not dimmed") }
        }
    }
    open var isCaptured: Bool { false }
    open var mirrored: UIScreen? { nil }
    open var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
    open var preferredMode: UIScreenMode? { currentMode }
    open var availableModes: [UIScreenMode] { currentMode.map { [$0] } ?? [] }
    open var currentEDRHeadroom: CGFloat { 1 }
    open var potentialEDRHeadroom: CGFloat { 1 }
    open var calibratedLatency: CFTimeInterval { 0 }
    @available(*, deprecated, renamed: "bounds")
    open var applicationFrame: CGRect {
        let top = shown.device.safeAreaInsets.top
        return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    }
    /// A picture of the windows.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        UIApplication.shared.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates)
            ?? UIView(frame: bounds)
    }

    nonisolated public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    nonisolated public static let didDisconnectNotification = Notification.Name(
        "UIScreenDidDisconnectNotification")
    nonisolated public static let modeDidChangeNotification = Notification.Name(
        "UIScreenModeDidChangeNotification")
    nonisolated public static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")
    nonisolated public static let capturedDidChangeNotification = Notification.Name(
        "UIScreenCapturedDidChangeNotification")
}

/// A device, and what its release chooses for apps as they are and for those that require compatibility: each view asks several times
/// a layout.
struct ShownDevice {
    let device: DeviceConfiguration
    let metrics: PlatformMetrics
    let compatibleMetrics: PlatformMetrics

    init(_ device: DeviceConfiguration) {
        self.device = device
        metrics = .of(device, isCompatible: false)
        compatibleMetrics = .of(device, isCompatible: true)
    }
}

/// A resolution of a screen.
open class UIScreenMode: NSObject, @unchecked Sendable {
    /// Pixels.
    public let size: CGSize
    open var pixelAspectRatio: CGFloat { 1 }
    init(size: CGSize) { self.size = size }
}
