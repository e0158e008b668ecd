import CoreGraphics

/// The way a window moves over its content, and what comes into sight next on it.
public struct ScrollHeading: Sendable, Equatable, CustomStringConvertible {
    public var axis: FlowAxis
    /// Whether the window moves towards larger coordinates.
    public var isForward: Bool

    public init(axis: FlowAxis, isForward: Bool) {
        self.axis = axis
        self.isForward = isForward
    }

    /// The main direction of a movement of the window by `x` and `y` points; nil: it stays.
    public init?(x: CGFloat, y: CGFloat) {
        guard x != 0 || y != 0 else { return nil }
        axis = abs(y) >= abs(x) ? .vertical : .horizontal
        isForward = axis == .vertical ? y > 0 : x > 0
    }

    /// Points from the window's edge ahead to where `frame` begins; below 0: it is no longer ahead.
    public func distance(to frame: CGRect, from window: CGRect) -> CGFloat {
        let (frame, window) = (frame.span(along: axis), window.span(along: axis))
        return isForward ? frame.start - window.end : window.start - frame.end
    }

    /// The next line: of the frames ahead of the window and not beside its way, those that all lie next to one
    /// another, from the nearest on.
    /// - Returns: their numbers, ascending. O(n log n).
    public func nextLine(of frames: [CGRect], beyond window: CGRect) -> [Int] {
        var ahead: [(number: Int, near: CGFloat, far: CGFloat)] = []
        for (number, frame) in frames.enumerated() {
            let isInWay = frame.span(along: axis.crossing).overlaps(window.span(along: axis.crossing))
            let near = distance(to: frame, from: window)
            guard isInWay, near >= 0 else { continue }
            ahead.append((number, near, near + frame.size.along(axis)))
        }
        ahead.sort { ($0.near, $0.number) < ($1.near, $1.number) }
        var line: [Int] = []
        var end = CGFloat.infinity
        for item in ahead where line.isEmpty || item.near < end {
            line.append(item.number)
            end = min(end, item.far)
        }
        return line.sorted()
    }

    public var description: String { "\(axis) \(isForward ? "forward" : "back")" }
}
