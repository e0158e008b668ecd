import CoreGraphics
import QuartzCore

/// What somebody at the page did. Points are in the screen's space.
public enum DisplayEvent: Equatable, Sendable {
    case input(DeviceInput)
    /// What scrolls has a content offset, whatever it had; nil is the one that it has. The number is `DisplayNode`'s.
    case scroll(id: Int, x: Double?, y: Double?)
    /// An input method's text, which replaces what it gave before until it is done.
    case compose(String, isDone: Bool)
    case paste(String)
    /// The text under a point takes the keyboard.
    case focus(at: CGPoint)
    /// The text under a point is replaced by another, or the value of a control by a number.
    case fill(String, at: CGPoint)
    /// What is under a point moves by so many steps of its own.
    case adjust(by: Int, at: CGPoint)
    case rotate(clockwise: Bool)
    /// One of the names that `DisplaySettings` has for it.
    case choose(Choice, String)

    /// What the panel lets one choose.
    public enum Choice: String, CaseIterable, Sendable {
        case device, textSize, appearance, direction, contrast, boldText, reducedMotion, keyboard
    }
}
