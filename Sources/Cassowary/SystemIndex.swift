/// The name of something inside its system: a position, from 0.
public protocol SystemIndex: Hashable, Sendable, Comparable, CustomStringConvertible {
    var index: Int { get }
}

extension SystemIndex {
    public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}
