/// How much a constraint counts: 1...1000, where 1000 is required. A higher priority wins completely over any
/// number of constraints of lower priorities.
public struct Priority: RawRepresentable, Hashable, Sendable, Comparable, CustomStringConvertible {
    public let rawValue: Float

    /// - Precondition: 0 < rawValue <= 1000.
    public init(rawValue: Float) {
        precondition(rawValue > 0 && rawValue <= 1000, "a priority lies between 1 and 1000, not \(rawValue)")
        self.rawValue = rawValue
    }

    public init(_ rawValue: Float) {
        self.init(rawValue: rawValue)
    }

    public static let required = Priority(1000)

    public static func < (left: Priority, right: Priority) -> Bool {
        left.rawValue < right.rawValue
    }

    public var description: String {
        rawValue == rawValue.rounded() ? "\(Int(rawValue))" : "\(rawValue)"
    }
}
