/// A linear relation between two attributes.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable { case horizontal, vertical }
}
