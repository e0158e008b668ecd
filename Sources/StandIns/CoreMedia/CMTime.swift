@_exported import Foundation

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let valid = Self(rawValue: 1)
    public static let hasBeenRounded = Self(rawValue: 2)
    public static let positiveInfinity = Self(rawValue: 4)
    public static let negativeInfinity = Self(rawValue: 8)
    public static let indefinite = Self(rawValue: 16)
    public static let impliedValueFlagsMask = Self(rawValue: 28)
}

public enum CMTimeRoundingMethod: UInt32, Sendable {
    case roundHalfAwayFromZero = 1
    case roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity
    case roundTowardNegativeInfinity
    public static let `default` = Self.roundHalfAwayFromZero
}

/// A time as a fraction: so many parts of a second.
public struct CMTime: Sendable {
    public var value: CMTimeValue
    public var timescale: CMTimeScale
    public var flags: CMTimeFlags
    public var epoch: CMTimeEpoch

    public init() { (value, timescale, flags, epoch) = (0, 0, [], 0) }
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale == 0 ? [] : .valid, epoch: 0)
    }
    /// The nearest multiple of a part of a second; it says when it had to round.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        if seconds.isNaN { self = .invalid; return }
        if seconds.isInfinite { self = seconds > 0 ? .positiveInfinity : .negativeInfinity; return }
        let exact = seconds * Double(preferredTimescale)
        let rounded = exact.rounded(.toNearestOrAwayFromZero)
        guard abs(rounded) < Double(Int64.max) else {
            self = rounded > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        self.init(value: CMTimeValue(rounded), timescale: preferredTimescale)
        if rounded != exact { flags.insert(.hasBeenRounded) }
    }

    public static let invalid = CMTime()
    public static let zero = CMTime(value: 0, timescale: 1)
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    public static let positiveInfinity = CMTime(
        value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    public static let negativeInfinity = CMTime(
        value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

    public var isValid: Bool { flags.contains(.valid) }
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    public var hasBeenRounded: Bool { flags.contains(.hasBeenRounded) }

    /// Not a number where the time is none.
    public var seconds: Double {
        if isNumeric { return Double(value) / Double(timescale) }
        if isPositiveInfinity { return .infinity }
        if isNegativeInfinity { return -.infinity }
        return .nan
    }

    public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric, newTimescale != 0, newTimescale != timescale else { return self }
        let product = value.multipliedFullWidth(by: Int64(newTimescale))
        let scale = Int64(timescale)
        // Beyond 2^63 parts there is no fraction any more.
        guard abs(Double(value) * Double(newTimescale) / Double(scale)) < 0x1p63 else {
            return value > 0 ? .positiveInfinity : .negativeInfinity
        }
        let (quotient, rest) = scale.dividingFullWidth(product)
        var result = CMTime(value: quotient, timescale: newTimescale)
        result.epoch = epoch
        if rest != 0 {
            result.flags.insert(.hasBeenRounded)
            result.value += Self.rounding(rest, scale, method)
        }
        return result
    }

    /// What is to be added to a quotient that was cut towards zero.
    private static func rounding(_ rest: Int64, _ scale: Int64, _ method: CMTimeRoundingMethod) -> Int64 {
        let away: Int64 = rest > 0 ? 1 : -1
        return switch method {
        case .roundHalfAwayFromZero, .quickTime: 2 * abs(rest) >= scale ? away : 0
        case .roundTowardZero: 0
        case .roundAwayFromZero: away
        case .roundTowardPositiveInfinity: rest > 0 ? 1 : 0
        case .roundTowardNegativeInfinity: rest < 0 ? -1 : 0
        }
    }

    /// Both in parts of one length: of the least common multiple, where it is small enough.
    private static func aligned(_ a: CMTime, _ b: CMTime) -> (CMTime, CMTime) {
        guard a.timescale != b.timescale else { return (a, b) }
        var (x, y) = (Int64(a.timescale), Int64(b.timescale))
        while y != 0 { (x, y) = (y, x % y) }
        let multiple = Int64(a.timescale) / x * Int64(b.timescale)
        let scale = multiple <= Int64(Int32.max) ? CMTimeScale(multiple) : max(a.timescale, b.timescale)
        return (a.convertScale(scale, method: .default), b.convertScale(scale, method: .default))
    }

    private static func combined(
        _ a: CMTime, _ b: CMTime, _ operation: (Int64, Int64) -> (partialValue: Int64, overflow: Bool)
    ) -> CMTime {
        guard a.isValid, b.isValid else { return .invalid }
        if a.isIndefinite || b.isIndefinite { return .indefinite }
        let (first, second) = aligned(a, b)
        let (sum, overflow) = operation(first.value, second.value)
        if overflow { return first.value > 0 ? .positiveInfinity : .negativeInfinity }
        var result = CMTime(value: sum, timescale: first.timescale)
        if first.hasBeenRounded || second.hasBeenRounded { result.flags.insert(.hasBeenRounded) }
        return result
    }

    public static func + (a: CMTime, b: CMTime) -> CMTime {
        switch (a.infinity, b.infinity) {
        case (0, 0): return combined(a, b) { $0.addingReportingOverflow($1) }
        case (let x, let y) where x + y == 0: return .invalid
        case (let x, let y): return x + y > 0 ? .positiveInfinity : .negativeInfinity
        }
    }
    public static func - (a: CMTime, b: CMTime) -> CMTime {
        switch (a.infinity, b.infinity) {
        case (0, 0): return combined(a, b) { $0.subtractingReportingOverflow($1) }
        case (let x, let y) where x == y: return .invalid
        case (let x, let y): return x - y > 0 ? .positiveInfinity : .negativeInfinity
        }
    }

    private var infinity: Int { isPositiveInfinity ? 1 : isNegativeInfinity ? -1 : 0 }
}

extension CMTime: Comparable, Hashable {
    /// Negative, 0 or positive. Invalid times come before all others, indefinite ones before positive infinity.
    static func order(_ a: CMTime, _ b: CMTime) -> Int {
        let (x, y) = (a.rank, b.rank)
        guard x == y, x == 2 else { return x == y ? 0 : x < y ? -1 : 1 }
        let first = a.value.multipliedFullWidth(by: Int64(b.timescale))
        let second = b.value.multipliedFullWidth(by: Int64(a.timescale))
        if first.high != second.high { return first.high < second.high ? -1 : 1 }
        return first.low == second.low ? 0 : first.low < second.low ? -1 : 1
    }
    private var rank: Int {
        !isValid ? 0 : isNegativeInfinity ? 1 : isIndefinite ? 3 : isPositiveInfinity ? 4 : 2
    }
    public static func == (a: CMTime, b: CMTime) -> Bool { order(a, b) == 0 }
    public static func < (a: CMTime, b: CMTime) -> Bool { order(a, b) < 0 }
    public func hash(into hasher: inout Hasher) { hasher.combine(isNumeric ? seconds : Double(rank)) }
}

public let kCMTimeZero = CMTime.zero
public let kCMTimeInvalid = CMTime.invalid
public let kCMTimeIndefinite = CMTime.indefinite
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
    CMTime(value: value, timescale: timescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { Int32(CMTime.order(time1, time2)) }
public func CMTimeConvertScale(_ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    time.convertScale(timescale, method: method)
}
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
    guard time.isNumeric else { return time }
    let (value, overflow) = time.value.multipliedReportingOverflow(by: Int64(multiplier))
    if overflow { return (time.value > 0) == (multiplier > 0) ? .positiveInfinity : .negativeInfinity }
    return CMTime(value: value, timescale: time.timescale)
}
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
    guard time.isNumeric else { return time }
    return CMTime(seconds: time.seconds * multiplier, preferredTimescale: max(time.timescale, 1_000_000_000))
}
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
    var result = time
    if time.isNegativeInfinity { return .positiveInfinity }
    result.value = abs(time.value)
    return result
}
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }

/// From a time on, so long.
public struct CMTimeRange: Hashable, Sendable {
    public var start: CMTime
    public var duration: CMTime
    public init() { (start, duration) = (.invalid, .invalid) }
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    public static let invalid = CMTimeRange()

    public var end: CMTime { start + duration }
    public var isValid: Bool { start.isValid && duration.isValid && duration >= .zero }
    public var isEmpty: Bool { isValid && duration == .zero }
    public func containsTime(_ time: CMTime) -> Bool { isValid && time >= start && time < end }
    public func containsTimeRange(_ other: CMTimeRange) -> Bool {
        isValid && other.isValid && other.start >= start && other.end <= end
    }
    public func union(_ other: CMTimeRange) -> CMTimeRange {
        CMTimeRange(start: min(start, other.start), end: max(end, other.end))
    }
    public func intersection(_ other: CMTimeRange) -> CMTimeRange {
        let (first, last) = (max(start, other.start), min(end, other.end))
        return first < last ? CMTimeRange(start: first, end: last) : .zero
    }
}

public let kCMTimeRangeZero = CMTimeRange.zero
public let kCMTimeRangeInvalid = CMTimeRange.invalid
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, end: end)
}
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }

extension NSValue {
    // Kept as three numbers of 64 bits, which is what Foundation can keep here.
    public convenience init(time: CMTime) {
        var time = time
        self.init(bytes: &time, objCType: "[3q]")
    }
    public var timeValue: CMTime {
        var time = CMTime()
        if String(cString: objCType) == "[3q]" { getValue(&time) }
        return time
    }
}

/// Parts of a video as they come from a camera; none come here.
open class CMSampleBuffer: NSObject, @unchecked Sendable {
    open var presentationTimeStamp: CMTime { .invalid }
    open var duration: CMTime { .invalid }
    open var numSamples: Int { 0 }
}

public struct CMVideoDimensions: Sendable {
    public var width: Int32
    public var height: Int32
    public init(width: Int32 = 0, height: Int32 = 0) { (self.width, self.height) = (width, height) }
}

public typealias CMFormatDescription = NSObject
public typealias CMVideoFormatDescription = NSObject
