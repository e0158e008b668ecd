import Foundation

extension ProcessInfo {
    /// False: this is a phone or a pad.
    public var isMacCatalystApp: Bool { false }
    /// False: this is a phone or a pad.
    public var isiOSAppOnMac: Bool { false }

    /// False: the device has power enough.
    public var isLowPowerModeEnabled: Bool { false }

    public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

    /// The device stays cool.
    public var thermalState: ThermalState { .nominal }

    /// Never posted: the device stays cool.
    public static let thermalStateDidChangeNotification = Notification.Name(
        "NSProcessInfoThermalStateDidChangeNotification")
}

extension NSNotification.Name {
    /// Never posted: the device has power enough.
    public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
}
