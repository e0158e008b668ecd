/// What besides fingers may pan: wheels, and trackpads.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let discrete = Self(bit: 0)
    public static let continuous = Self(bit: 1)
    public static let all: Self = [.discrete, .continuous]
}
