@_exported import CoreGraphics
@_exported import Foundation
import QuartzCore

/// Whether a place of the network could be reached: always, for the host's network is the device's.
public final class SCNetworkReachability: Sendable {
    init() {}
}

public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let transientConnection = Self(rawValue: 1)
    public static let reachable = Self(rawValue: 2)
    public static let connectionRequired = Self(rawValue: 4)
    public static let connectionOnTraffic = Self(rawValue: 8)
    public static let interventionRequired = Self(rawValue: 16)
    public static let connectionOnDemand = Self(rawValue: 32)
    public static let isLocalAddress = Self(rawValue: 65536)
    public static let isDirect = Self(rawValue: 131072)
    public static let isWWAN = Self(rawValue: 262144)
    public static let connectionAutomatic = connectionOnTraffic
}

public struct SCNetworkReachabilityContext {
    public var version: Int
    public var info: UnsafeMutableRawPointer?
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    public var release: ((UnsafeRawPointer) -> Void)?
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
    public init(
        version: Int, info: UnsafeMutableRawPointer?,
        retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?,
        copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
    ) {
        (self.version, self.info) = (version, info)
        (self.retain, self.release, self.copyDescription) = (retain, release, copyDescription)
    }
}

public typealias SCNetworkReachabilityCallBack =
    (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void

public func SCNetworkReachabilityCreateWithName(_ allocator: AnyObject?, _ nodename: UnsafePointer<CChar>)
    -> SCNetworkReachability?
{ SCNetworkReachability() }
public func SCNetworkReachabilityCreateWithAddress(_ allocator: AnyObject?, _ address: UnsafeRawPointer)
    -> SCNetworkReachability?
{ SCNetworkReachability() }
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = .reachable
    return true
}
@discardableResult
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    // Nothing ever changes, so the callback is not called.
    true
}
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?)
    -> Bool
{
    true
}
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
    _ target: SCNetworkReachability, _ runLoop: AnyObject, _ runLoopMode: AnyObject
) -> Bool { true }
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
    _ target: SCNetworkReachability, _ runLoop: AnyObject, _ runLoopMode: AnyObject
) -> Bool { true }

extension sockaddr {
    /// Apple's addresses say how long they are; Linux's have no room for it.
    public var sa_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr>.size) }
        set { _ = newValue }
    }
}

extension sockaddr_in {
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        set { _ = newValue }
    }
}

extension sockaddr_in6 {
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in6>.size) }
        set { _ = newValue }
    }
}

extension sockaddr_in {
    /// As Apple's addresses are made.
    public init(
        sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
        sin_zero: (Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8)
    ) {
        self.init()
        (self.sin_family, self.sin_port, self.sin_addr) = (sin_family, sin_port, sin_addr)
    }
}

public let kSCNetworkFlagsTransientConnection = 1
public let kSCNetworkFlagsReachable = 2
public let kSCNetworkFlagsConnectionRequired = 4
public let kSCNetworkFlagsConnectionAutomatic = 8
public let kSCNetworkFlagsInterventionRequired = 16
public let kSCNetworkReachabilityFlagsReachable = 2
public let kSCNetworkReachabilityFlagsConnectionRequired = 4
public let kSCNetworkReachabilityFlagsIsWWAN = 262144
