/// Settings for assistive technology: those of the session's device, the others off.
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
    public static var isBoldTextEnabled: Bool { UIScreen.device.hasBoldText }
    public static var buttonShapesEnabled: Bool { false }
    public static var isGrayscaleEnabled: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isReduceMotionEnabled: Bool { UIScreen.device.reducesMotion }
    public static var prefersCrossFadeTransitions: Bool { false }
    public static var isVideoAutoplayEnabled: Bool { true }
    public static var isDarkerSystemColorsEnabled: Bool { UIScreen.device.increasesContrast }
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
    @preconcurrency @MainActor
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil as UIView?)
    }

    private static func notification(_ name: String) -> Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibility\(name)Notification")
    }
    public static let voiceOverStatusDidChangeNotification = notification("VoiceOverStatusDidChange")
    public static let boldTextStatusDidChangeNotification = notification("BoldTextStatusDidChange")
    public static let reduceMotionStatusDidChangeNotification = notification("ReduceMotionStatusDidChange")
    public static let reduceTransparencyStatusDidChangeNotification = notification(
        "ReduceTransparencyStatusDidChange")
    public static let darkerSystemColorsStatusDidChangeNotification = notification(
        "DarkerSystemColorsStatusDidChange")
    public static let invertColorsStatusDidChangeNotification = notification("InvertColorsStatusDidChange")
    public static let announcementDidFinishNotification = notification("AnnouncementDidFinish")
    public static let elementFocusedNotification = notification("ElementFocused")
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
    public static let announcementStringValueUserInfoKey =
        "UIAccessibilityAnnouncementKeyStringValue"
    public static let announcementWasSuccessfulUserInfoKey =
        "UIAccessibilityAnnouncementKeyWasSuccessful"
}

/// How the person sees and hears, as UIKit's older functions ask.
@preconcurrency @MainActor
public func UIAccessibilityConvertFrameToScreenCoordinates(_ rect: CGRect, _ view: UIView) -> CGRect {
    UIAccessibility.convertToScreenCoordinates(rect, in: view)
}
