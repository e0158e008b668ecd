import CoreGraphics

/// A group whose members have frames. Frames count from the group's outer corner, edge spacing included.
public struct SolvedGroup: Sendable, Equatable, CustomStringConvertible {
    public struct Item: Sendable, Equatable {
        public var frame: CGRect
        public var zIndex: Int
        public var estimates: EstimatedAxes
    }

    public struct Supplement: Sendable, Equatable {
        public var frame: CGRect
        public var zIndex: Int
        public var kind: Int
        /// The element it belongs to, counted from the group's first; a group's own belong to its first.
        public var owner: Int
    }

    /// With edge spacing.
    public var size: CGSize
    public var items: [Item]
    public var supplements: [Supplement]

    public var description: String {
        "group \(size.width)x\(size.height) items \(items.map(\.frame)) supplements \(supplements.map(\.frame))"
    }
}

/// What the solver asks while it works.
public struct CompositionalAnswers {
    /// What the element of that number in its section measured; nil: nothing yet.
    public var measured: (Int) -> CGSize?
    /// The frames of a custom group in a container, by the group's number.
    public var customFrames: (Int, CGSize) -> [CompositionalCustomFrame]

    public init(
        measured: @escaping (Int) -> CGSize? = { _ in nil },
        customFrames: @escaping (Int, CGSize) -> [CompositionalCustomFrame] = { _, _ in [] }
    ) {
        self.measured = measured
        self.customFrames = customFrames
    }
}
