/// The device, as far as apps ask.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
    public static let current = UIDevice()

    public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    public var name: String { UIScreen.main.configuration.name }
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    public var localizedModel: String { model }
    public var systemName: String { "iOS" }
    public var systemVersion: String { UIScreen.main.configuration.systemRelease >= 26 ? "26.0" : "14.8" }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.configuration.idiom }
    public var orientation: UIDeviceOrientation {
        switch UIScreen.main.configuration.orientation {
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeRight
        case .landscapeRight: .landscapeLeft
        case .unknown: .unknown
        }
    }
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

    public static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    public static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    public static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")

    /// The same in every session.
    public var identifierForVendor: UUID? { UUID(uuidString: "5A0A1100-0000-4000-8000-000000000001") }
    public var isBatteryMonitoringEnabled = false
    public var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
    public var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
    public var isProximityMonitoringEnabled = false
    public var proximityState: Bool { false }
    public var isMultitaskingSupported: Bool { true }
    public func playInputClick() {}
    public var isGeneratingDeviceOrientationNotifications: Bool { true }
    public func beginGeneratingDeviceOrientationNotifications() {}
    public func endGeneratingDeviceOrientationNotifications() {}
}

public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}
