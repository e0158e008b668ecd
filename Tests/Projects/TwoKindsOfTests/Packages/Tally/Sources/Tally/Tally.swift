public struct Tally: Sendable {
    public private(set) var count = 0

    public init() {}

    public mutating func add() { count += 1 }
}
