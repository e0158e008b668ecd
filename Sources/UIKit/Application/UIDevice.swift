/// The device, as far as apps ask.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// The session's device.
    @SessionLocal public private(set) static var current = UIDevice()

    nonisolated public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    open var name: String { UIScreen.main.configuration.name }
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    open var localizedModel: String { model }
    open var systemName: String { "iOS" }
    open var systemVersion: String {
        let release = UIScreen.main.configuration.systemRelease
        return release == 14 ? "14.8" : "\(release).0"
    }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.configuration.idiom }
    open var orientation: UIDeviceOrientation {
        switch InterfaceOrientation.held?.way ?? UIScreen.main.configuration.orientation {
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeRight
        case .landscapeRight: .landscapeLeft
        case .unknown: .unknown
        }
    }
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

    nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    nonisolated public static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")

    /// The same in every session.
    open var identifierForVendor: UUID? { UUID(uuidString: "5A0A1100-0000-4000-8000-000000000001") }
    open var isBatteryMonitoringEnabled = false
    open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
    open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
    open var isProximityMonitoringEnabled = false {
        didSet {
            if isProximityMonitoringEnabled {
                Kept.say("UIDevice.isProximityMonitoringEnabled", "there is no sensor")
            }
        }
    }
    open var proximityState: Bool { false }
    open var isMultitaskingSupported: Bool { true }
    open func playInputClick() {
        Kept.say("UIDevice.playInputClick()", "nothing is heard here")
    }
    open var isGeneratingDeviceOrientationNotifications: Bool { true }
    open func beginGeneratingDeviceOrientationNotifications() {}
    open func endGeneratingDeviceOrientationNotifications() {}
}

public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}
