import CoreGraphics

/// Areas that lines keep clear of.
public struct TextObstacles: Hashable, Sendable {
    /// Closed outlines in the paragraph's coordinates. At each height all between an outline's left and right end is kept clear.
    public var outlines: [[CGPoint]]
    /// How far text stays from their sides, in points.
    public var margin: CGFloat

    public init(outlines: [[CGPoint]], margin: CGFloat = 0) {
        self.outlines = outlines
        self.margin = margin
    }

    /// What is free of the room between two heights, from left to right.
    func gaps(from top: CGFloat, to bottom: CGFloat, left: CGFloat, right: CGFloat)
        -> [(left: CGFloat, right: CGFloat)]
    {
        let taken = outlines.compactMap { Self.extent(of: $0, from: top, to: bottom) }
        var gaps: [(left: CGFloat, right: CGFloat)] = []
        var x = left
        for part in taken.sorted(by: { $0.left < $1.left }) {
            let end = min(part.left - margin, right)
            if end > x { gaps.append((x, end)) }
            x = max(x, part.right + margin)
        }
        if right > x { gaps.append((x, right)) }
        return gaps
    }

    /// Where the first of the outlines ends that stand between two heights; nil where none does.
    func end(from top: CGFloat, to bottom: CGFloat) -> CGFloat? {
        outlines.filter { Self.extent(of: $0, from: top, to: bottom) != nil }
            .compactMap { $0.map(\.y).max() }.min()
    }

    /// The left and right end of an outline between two heights.
    private static func extent(of outline: [CGPoint], from top: CGFloat, to bottom: CGFloat)
        -> (left: CGFloat, right: CGFloat)?
    {
        let (top, bottom) = (top + Paragraph.tolerance, bottom - Paragraph.tolerance)
        guard var a = outline.last else { return nil }
        var (left, right) = (CGFloat.infinity, -CGFloat.infinity)
        for b in outline {
            if min(a.y, b.y) < bottom, max(a.y, b.y) > top {
                for (end, other) in [(a, b), (b, a)] {
                    let y = min(max(end.y, top), bottom)
                    let x =
                        y == end.y ? end.x : end.x + (other.x - end.x) * (y - end.y) / (other.y - end.y)
                    (left, right) = (min(left, x), max(right, x))
                }
            }
            a = b
        }
        return left <= right ? (left, right) : nil
    }
}
