@_exported import Foundation

/// Where random numbers come from.
public protocol GKRandom: AnyObject {
    func nextInt() -> Int
    func nextInt(upperBound: Int) -> Int
    func nextUniform() -> Float
    func nextBool() -> Bool
}

/// Random numbers of the system.
open class GKRandomSource: NSObject, GKRandom, @unchecked Sendable {
    private static let source = GKRandomSource()
    private var system = SystemRandomNumberGenerator()
    open class func sharedRandom() -> GKRandomSource { source }
    public override init() {}

    /// 64 random bits.
    func bits() -> UInt64 { system.next() }
    open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: bits())) }
    open func nextInt(upperBound: Int) -> Int {
        upperBound <= 0 ? 0 : Int(bits().multipliedFullWidth(by: UInt64(upperBound)).high)
    }
    /// From 0 to 1.
    open func nextUniform() -> Float { Float(bits() >> 40) / Float(1 << 24) }
    open func nextBool() -> Bool { bits() >> 63 == 1 }
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var result = array
        for index in result.indices.dropFirst().reversed() {
            result.swapAt(index, nextInt(upperBound: index + 1))
        }
        return result
    }
}

/// The same numbers for the same seed. DIFFERS: not those of Apple's generators of these names.
open class GKSeededSource: GKRandomSource, @unchecked Sendable {
    fileprivate var state: UInt64
    init(state: UInt64) { self.state = state }
    /// S. Vigna's SplitMix64.
    override func bits() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
        return z ^ z >> 31
    }
}

open class GKMersenneTwisterRandomSource: GKSeededSource, @unchecked Sendable {
    open var seed: UInt64 { didSet { state = seed } }
    public init(seed: UInt64) {
        self.seed = seed
        super.init(state: seed)
    }
    public convenience init() { self.init(seed: .random(in: .min ... .max)) }
}
open class GKLinearCongruentialRandomSource: GKSeededSource, @unchecked Sendable {
    open var seed: UInt64 { didSet { state = seed } }
    public init(seed: UInt64) {
        self.seed = seed
        super.init(state: seed)
    }
    public convenience init() { self.init(seed: .random(in: .min ... .max)) }
}
open class GKARC4RandomSource: GKSeededSource, @unchecked Sendable {
    open var seed: Data
    public init(seed: Data) {
        self.seed = seed
        // FNV-1a, 64 bits
        super.init(state: seed.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
    }
    public convenience init() { self.init(seed: Data((0..<16).map { _ in .random(in: 0...255) })) }
    open func dropValues(_ count: Int) { for _ in 0..<count { _ = bits() } }
}

/// Whole numbers between two, each as likely as the others.
open class GKRandomDistribution: NSObject, GKRandom, @unchecked Sendable {
    public let lowestValue: Int
    public let highestValue: Int
    let source: any GKRandom
    open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
    public init(
        randomSource source: any GKRandom, lowestValue lowestInclusive: Int,
        highestValue highestInclusive: Int
    ) {
        if lowestInclusive > highestInclusive { fatalError("the highest value must not be below the lowest") }
        (self.source, lowestValue, highestValue) = (source, lowestInclusive, highestInclusive)
    }
    public convenience init(lowestValue: Int, highestValue: Int) {
        self.init(randomSource: GKRandomSource(), lowestValue: lowestValue, highestValue: highestValue)
    }
    public convenience init(forDieWithSideCount sideCount: Int) {
        self.init(lowestValue: 1, highestValue: sideCount)
    }
    open class func d6() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 6) }
    open class func d20() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 20) }
    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
    open func nextInt(upperBound: Int) -> Int { min(nextInt(), upperBound - 1) }
    open func nextUniform() -> Float {
        highestValue == lowestValue ? 0 : Float(nextInt() - lowestValue) / Float(highestValue - lowestValue)
    }
    open func nextBool() -> Bool { source.nextBool() }
}

/// Each number once before any comes again.
open class GKShuffledDistribution: GKRandomDistribution, @unchecked Sendable {
    private var left: [Int] = []
    open override func nextInt() -> Int {
        if left.isEmpty { left = Array(lowestValue...highestValue) }
        return left.remove(at: source.nextInt(upperBound: left.count))
    }
}

/// Near the middle more often: the mean of twelve draws has the form of a bell.
open class GKGaussianDistribution: GKRandomDistribution, @unchecked Sendable {
    open var mean: Float { Float(lowestValue + highestValue) / 2 }
    open var deviation: Float { Float(highestValue - lowestValue) / 6 }
    open override func nextInt() -> Int {
        let sum = (0..<12).reduce(Float(0)) { total, _ in total + source.nextUniform() }
        let value = mean + (sum - 6) * deviation
        return min(max(Int(value.rounded()), lowestValue), highestValue)
    }
}

extension NSArray {
    public func shuffled(using randomSource: GKRandomSource) -> [Any] {
        randomSource.arrayByShufflingObjects(in: map { $0 })
    }
}

/// A machine of states, of which one is the current one.
open class GKStateMachine: NSObject {
    public private(set) var currentState: GKState?
    private let states: [GKState]
    public init(states: [GKState]) {
        self.states = states
        super.init()
        for state in states { state.stateMachine = self }
    }
    open func state<T: GKState>(forClass stateClass: T.Type) -> T? {
        states.first { type(of: $0) == stateClass } as? T
    }
    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        currentState?.isValidNextState(stateClass) ?? true
    }
    @discardableResult
    open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass }) else {
            return false
        }
        let previous = currentState
        previous?.willExit(to: next)
        currentState = next
        next.didEnter(from: previous)
        return true
    }
    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}

open class GKState: NSObject {
    public internal(set) weak var stateMachine: GKStateMachine?
    public override init() {}
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    open func didEnter(from previousState: GKState?) {}
    open func willExit(to nextState: GKState) {}
    open func update(deltaTime seconds: TimeInterval) {}
}
