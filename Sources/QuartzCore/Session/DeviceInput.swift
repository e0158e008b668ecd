import CoreGraphics

/// What a finger, a pointer or a key does on a device: one type on the way from a page, a scenario or a test to `UITouch`. Points are
/// the screen's.
public enum DeviceInput: Equatable, Sendable {
    public enum TouchPhase: String, Sendable { case began, moved, ended, cancelled }

    /// A finger or a pressed mouse button; `id` names it from `began` to `ended` or `cancelled`.
    case touch(id: Int, TouchPhase, at: CGPoint)
    /// A wheel or trackpad over `at`; positive `by` moves towards the end of the content.
    case wheel(at: CGPoint, by: CGVector)
    /// A key with the browser's name for it ("a", "Enter", "ArrowLeft").
    case key(String, down: Bool)
}
