import CoreGraphics

/// The pages along one axis in which layouts are asked for their elements: as long as the bounds, counted from the start
/// of the content.
///
/// UIKit: for bounds of 414 by 736 points that scroll down, layouts are asked about (0, -736, 414, 1472),
/// (0, 0, 414, 1472), (0, 736, 414, 1472) and so on (developers' logs): the page on which the window begins and the one
/// on which it ends, and one that it only touches as long as the content reaches it.
public struct LayoutRequestPages: Sendable {
    /// Of a page, points; above 0.
    public let length: CGFloat
    /// How far the content reaches, points.
    public let content: CGFloat

    public init(length: CGFloat, content: CGFloat) {
        self.length = length
        self.content = content
    }

    /// Start and length of the pages around low...high.
    public func span(around low: CGFloat, _ high: CGFloat) -> (start: CGFloat, length: CGFloat) {
        guard length > 0, high > low, (low / length).magnitude < 1e9, (high / length).magnitude < 1e9 else {
            return (low, max(high - low, 0))
        }
        let first = (low / length).rounded(.down)
        let covered = (high / length).rounded(.up) - 1
        let touched = (high / length).rounded(.down)
        let filled = (content / length).rounded(.up) - 1
        let last = max(covered, min(touched, filled), first)
        return (first * length, (last - first + 1) * length)
    }
}
