import CoreGraphics

/// Distances inwards, points. Where lines are written from the right, what is leading stands on the right.
public struct ListInsets: Sendable, Hashable, CustomStringConvertible {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public static let zero = ListInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    public static func + (a: Self, b: Self) -> Self {
        Self(
            top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
            trailing: a.trailing + b.trailing)
    }

    func start(_ axis: FlowAxis) -> CGFloat { axis == .vertical ? top : leading }
    func end(_ axis: FlowAxis) -> CGFloat { axis == .vertical ? bottom : trailing }
    func along(_ axis: FlowAxis) -> CGFloat { start(axis) + end(axis) }

    /// A size without the insets, never negative.
    func inside(_ size: CGSize) -> CGSize {
        CGSize(
            width: max(size.width - leading - trailing, 0), height: max(size.height - top - bottom, 0))
    }

    public var description: String { "(\(top), \(leading), \(bottom), \(trailing))" }
}
