import CoreGraphics

/// One element of a compositional layout and its frame in content coordinates, points.
public struct CompositionalElement: Sendable, Equatable, CustomStringConvertible {
    public enum Role: Sendable, Hashable {
        case item
        /// A badge of the item `item`.
        case supplement
        /// The section's boundary view number `item`.
        case boundary
        /// The whole layout's boundary view number `item`.
        case layoutBoundary
        /// The section's decoration number `item`.
        case decoration
    }

    public var role: Role
    public var section: Int
    public var item: Int
    /// The caller's number for the kind of view; 0 for items.
    public var kind: Int
    /// In a scroller of its own: where it stands while that one is at rest at its start.
    public var frame: CGRect
    public var zIndex: Int
    public var estimates: EstimatedAxes
    /// Whether it moves with its section's scroller.
    public var isScrolled: Bool
    /// Whether the visible bounds may move it.
    public var isPinned = false

    public var description: String {
        "\(role) \(section).\(item) (\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
            + (isScrolled ? " scrolled" : "")
    }
}
