/// Core Foundation's names for Foundation's classes, as code says that hands arrays and texts to Core Graphics.
public typealias CFArray = NSArray
public typealias CFMutableArray = NSMutableArray
public typealias CFDictionary = NSDictionary
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFString = NSString
public typealias CFData = NSData
public typealias CFURL = NSURL
public typealias CFNumber = NSNumber
public typealias CFDate = NSDate
public typealias CFError = NSError
public typealias CFTypeRef = AnyObject
public typealias CFIndex = Int
public typealias CFAttributedString = NSAttributedString
public typealias CFRunLoop = RunLoop
public typealias OSStatus = Int32

/// Memory comes from one place.
public typealias CFAllocator = NSObject
public var kCFAllocatorDefault: CFAllocator? { nil }

public struct CFRange: Equatable, Sendable {
    public var location: CFIndex
    public var length: CFIndex
    public init(location: CFIndex = 0, length: CFIndex = 0) {
        (self.location, self.length) = (location, length)
    }
}
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// The bytes, for as long as the object lives.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    theData.bytes.assumingMemoryBound(to: UInt8.self)
}
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.length }

public func CFRunLoopGetMain() -> CFRunLoop! { .main }
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }

/// Runs a block in the loop's next turn in one of these modes.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: Any!, _ block: (@Sendable () -> Void)!) {
    let name = (mode as? CFRunLoopMode)?.rawValue ?? mode.map { "\($0)" }
    rl.perform(inModes: [name.map { RunLoop.Mode(rawValue: $0) } ?? .common], block: block)
}
/// The loop looks by itself whether something waits.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}

public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let defaultMode = Self(rawValue: "kCFRunLoopDefaultMode")
    public static let commonModes = Self(rawValue: "kCFRunLoopCommonModes")
}

/// As values of dictionaries and of transactions.
public let kCFBooleanTrue: NSNumber! = NSNumber(value: true)
public let kCFBooleanFalse: NSNumber! = NSNumber(value: false)

/// Keys of an Info.plist.
public var kCFBundleVersionKey: CFString! { "CFBundleVersion" as CFString }
public var kCFBundleNameKey: CFString! { "CFBundleName" as CFString }
public var kCFBundleIdentifierKey: CFString! { "CFBundleIdentifier" as CFString }
public var kCFBundleExecutableKey: CFString! { "CFBundleExecutable" as CFString }
public var kCFBundleInfoDictionaryVersionKey: CFString! { "CFBundleInfoDictionaryVersion" as CFString }
public var kCFBundleDevelopmentRegionKey: CFString! { "CFBundleDevelopmentRegion" as CFString }
public var kCFBundleLocalizationsKey: CFString! { "CFBundleLocalizations" as CFString }

/// C's names, as older code says them.
public var INT64_MAX: Int64 { .max }
public var INT64_MIN: Int64 { .min }
public var UINT64_MAX: UInt64 { .max }
public var MAXFLOAT: Float { .greatestFiniteMagnitude }
public var NSIntegerMax: Int { .max }
public var NSIntegerMin: Int { .min }
public var NSUIntegerMax: Int { .max }
public var NSEC_PER_SEC: UInt64 { 1_000_000_000 }
public var NSEC_PER_MSEC: UInt64 { 1_000_000 }
public var NSEC_PER_USEC: UInt64 { 1_000 }
public var USEC_PER_SEC: UInt64 { 1_000_000 }
