/// A view or an attachment whose picture may grow at the accessibility text sizes.
///
/// DIFFERS: pictures do not grow.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
    /// Whether the picture grows at the accessibility text sizes.
    var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
