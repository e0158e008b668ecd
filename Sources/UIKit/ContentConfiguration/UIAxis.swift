/// Directions, several at once.
public struct UIAxis: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = Self(bit: 0)
    public static let vertical = Self(bit: 1)
    public static let both: UIAxis = [.horizontal, .vertical]
    public static let neither: UIAxis = []
}
