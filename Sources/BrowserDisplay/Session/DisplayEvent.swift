import CoreGraphics

/// What somebody at the page did. Points are in the screen's space.
public enum DisplayEvent: Equatable, Sendable {
    public enum TouchPhase: String, Sendable { case began, moved, ended, cancelled }

    /// A finger or a pressed mouse button; `id` names it from `began` to `ended` or `cancelled`.
    case touch(id: Int, TouchPhase, at: CGPoint)
    /// A wheel or trackpad over `at`; positive `by` moves towards the end of the content.
    case wheel(at: CGPoint, by: CGVector)
    /// What scrolls has a content offset, whatever it had; nil is the one that it has. The number is `DisplayNode`'s.
    case scroll(id: Int, x: Double?, y: Double?)
    /// A key with the browser's name for it ("a", "Enter", "ArrowLeft").
    case key(String, down: Bool)
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
