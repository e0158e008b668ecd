/// Numbers that depend on the seed only, the same on every machine (xorshift multiply).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    public init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    public mutating func next() -> UInt64 {
        state ^= state >> 12
        state ^= state << 25
        state ^= state >> 27
        return state &* 0x2545_F491_4F6C_DD1D
    }

    /// From zero to below `bound`; zero when there is nothing below it.
    public mutating func next(_ bound: Int) -> Int { Int(next() >> 11) % max(bound, 1) }

    /// In the range, ends included.
    public mutating func next(_ range: ClosedRange<Double>) -> Double {
        Double.random(in: range, using: &self)
    }

    public mutating func chance(percent: Int) -> Bool { next(100) < percent }

    /// One of the elements. The list must not be empty.
    public mutating func pick<Element>(_ list: [Element]) -> Element { list[next(list.count)] }
}
