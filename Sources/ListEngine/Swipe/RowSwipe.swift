import CoreGraphics

/// A row that a finger pushes sideways to show buttons behind it.
///
/// Distances are in points; to the right is positive. What is behind the row's left end shows while the row stands
/// right of its place.
public struct RowSwipe: Sendable, Equatable, CustomStringConvertible {
    /// The buttons behind one end of the row.
    public struct Side: Sendable, Equatable {
        /// All buttons together.
        public var width: CGFloat
        /// Whether a swipe across the row performs the first button.
        public var allowsFull: Bool

        public init(width: CGFloat, allowsFull: Bool) {
            (self.width, self.allowsFull) = (width, allowsFull)
        }
    }
    public enum End: Sendable, Equatable { case left, right }
    /// What a lifted finger leads to.
    public enum Outcome: Sendable, Equatable {
        case closed
        case open(End)
        /// The first button is performed.
        case full(End)
    }

    public var left: Side?
    public var right: Side?
    public var rowWidth: CGFloat
    /// How far the row stands from its place.
    public private(set) var offset: CGFloat = 0
    private var start: CGFloat = 0

    /// Share of the row's width from which on the first button is performed.
    static let fullShare: CGFloat = 0.6
    /// Points per second from which on the direction alone decides.
    static let flick: CGFloat = 300
    /// How little a row follows where there is nothing to show.
    static let resistance: CGFloat = 0.2

    public init(rowWidth: CGFloat, left: Side?, right: Side?, offset: CGFloat = 0) {
        (self.rowWidth, self.left, self.right, self.offset) = (rowWidth, left, right, offset)
        start = offset
    }

    /// The finger comes down while the row stands where it stands.
    public mutating func begin() { start = offset }

    /// The finger has moved by `translation` since it came down.
    public mutating func drag(_ translation: CGFloat) {
        let wanted = start + translation
        let side = wanted > 0 ? left : right
        let distance = abs(wanted)
        let shown: CGFloat
        if let side {
            let free = side.allowsFull ? rowWidth : side.width
            shown = distance <= free ? distance : free + (distance - free) * Self.resistance
        } else {
            shown = distance * Self.resistance
        }
        offset = wanted < 0 ? -shown : shown
    }

    /// Which end's buttons show; nil where the row is in its place or nothing is behind it.
    public var shownEnd: End? {
        if offset > 0, left != nil { return .left }
        if offset < 0, right != nil { return .right }
        return nil
    }

    /// Whether a lift now performs the first button.
    public var isFull: Bool {
        guard let end = shownEnd, let side = side(end), side.allowsFull else { return false }
        return abs(offset) >= max(rowWidth * Self.fullShare, side.width + 40)
    }

    /// The finger leaves with `velocity` points per second.
    public func release(velocity: CGFloat) -> Outcome {
        guard let end = shownEnd, let side = side(end) else { return .closed }
        if isFull { return .full(end) }
        let outward = end == .left ? velocity : -velocity
        if outward > Self.flick { return .open(end) }
        if outward < -Self.flick { return .closed }
        return abs(offset) >= side.width / 2 ? .open(end) : .closed
    }

    /// Where the row comes to rest.
    public mutating func settle(_ outcome: Outcome) {
        switch outcome {
        case .closed: offset = 0
        case .open(.left): offset = left?.width ?? 0
        case .open(.right): offset = -(right?.width ?? 0)
        case .full(.left): offset = rowWidth
        case .full(.right): offset = -rowWidth
        }
        start = offset
    }

    public func side(_ end: End) -> Side? { end == .left ? left : right }

    public var description: String {
        "offset \(offset) of \(left?.width ?? 0)…\(right?.width ?? 0)\(isFull ? " full" : "")"
    }
}
