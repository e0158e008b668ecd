/// Settings for assistive technology: those of the session's device, the others off.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// Told to assistive technology.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let screenChanged = Self(rawValue: 1000)
        public static let layoutChanged = Self(rawValue: 1001)
        public static let announcement = Self(rawValue: 1008)
        public static let pageScrolled = Self(rawValue: 1009)
        public static let pauseAssistiveTechnology = Self(rawValue: 1010)
        public static let resumeAssistiveTechnology = Self(rawValue: 1011)
    }

    public enum ZoomType: Int, Sendable { case insertionPoint }

    public static var isVoiceOverRunning: Bool { false }
    public static var isMonoAudioEnabled: Bool { false }
    public static var isClosedCaptioningEnabled: Bool { false }
    public static var isInvertColorsEnabled: Bool { false }
    public static var isGuidedAccessEnabled: Bool { false }
    public static var isBoldTextEnabled: Bool { UIScreen.main.configuration.hasBoldText }
    public static var buttonShapesEnabled: Bool { false }
    public static var isGrayscaleEnabled: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isReduceMotionEnabled: Bool { UIScreen.main.configuration.reducesMotion }
    public static var prefersCrossFadeTransitions: Bool { false }
    public static var isVideoAutoplayEnabled: Bool { true }
    public static var isDarkerSystemColorsEnabled: Bool { UIScreen.main.configuration.increasesContrast }
    public static var isSwitchControlRunning: Bool { false }
    public static var isSpeakSelectionEnabled: Bool { false }
    public static var isSpeakScreenEnabled: Bool { false }
    public static var isShakeToUndoEnabled: Bool { true }
    public static var isAssistiveTouchRunning: Bool { false }
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    public static var shouldDifferentiateWithoutColor: Bool { false }

    /// Nobody listens here.
    public static func post(notification: Notification, argument: Any?) {
        Kept.say(
            "UIAccessibility.post(notification:argument:)",
            "no screen reader listens; what the page shows has the new values")
    }

    /// Posts what is posted when the reader changes a setting.
    static func tellChanges(from old: DeviceConfiguration, to new: DeviceConfiguration) {
        let settings: [(KeyPath<DeviceConfiguration, Bool>, Foundation.Notification.Name)] = [
            (\.hasBoldText, boldTextStatusDidChangeNotification),
            (\.reducesMotion, reduceMotionStatusDidChangeNotification),
            (\.increasesContrast, darkerSystemColorsStatusDidChangeNotification),
        ]
        for (setting, name) in settings where old[keyPath: setting] != new[keyPath: setting] {
            NotificationCenter.default.post(name: name, object: nil)
        }
    }

    /// `rect` of `view`'s space in the screen's.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil as UIView?)
    }

    nonisolated public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    nonisolated public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    nonisolated public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    nonisolated public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification
        .Name(
            "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    nonisolated public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification
        .Name(
            "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    nonisolated public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification")
    nonisolated public static let announcementDidFinishNotification = Foundation.Notification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    nonisolated public static let elementFocusedNotification = Foundation.Notification.Name(
        "UIAccessibilityElementFocusedNotification")
    nonisolated public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    nonisolated public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    nonisolated public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
    nonisolated public static let announcementStringValueUserInfoKey =
        "UIAccessibilityAnnouncementKeyStringValue"
    nonisolated public static let announcementWasSuccessfulUserInfoKey =
        "UIAccessibilityAnnouncementKeyWasSuccessful"
}

/// How the person sees and hears, as UIKit's older functions ask.
@preconcurrency @MainActor
public func UIAccessibilityConvertFrameToScreenCoordinates(_ rect: CGRect, _ view: UIView) -> CGRect {
    UIAccessibility.convertToScreenCoordinates(rect, in: view)
}
