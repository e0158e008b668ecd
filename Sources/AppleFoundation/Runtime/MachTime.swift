import Foundation
import Glibc

/// How ticks become nanoseconds.
public struct mach_timebase_info_data_t: Equatable, Sendable {
    public var numer: UInt32
    public var denom: UInt32
    public init(numer: UInt32 = 0, denom: UInt32 = 0) { (self.numer, self.denom) = (numer, denom) }
}

/// C's other name of the structure, which Swift gives no function's name.
public func mach_timebase_info(numer: UInt32 = 0, denom: UInt32 = 0) -> mach_timebase_info_data_t {
    mach_timebase_info_data_t(numer: numer, denom: denom)
}

/// How ticks become nanoseconds: a simulator's are nanoseconds. Gives zero, which means success.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>!) -> Int32 {
    info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
    return 0
}

/// The session's time in ticks.
public func mach_absolute_time() -> UInt64 { clock_gettime_nsec_np(CLOCK_MONOTONIC) }

/// The same: the device never sleeps.
public func mach_continuous_time() -> UInt64 { mach_absolute_time() }

/// A clock's time in nanoseconds.
public func clock_gettime_nsec_np(_ clock_id: clockid_t) -> UInt64 {
    var now = timespec()
    clock_gettime(clock_id, &now)
    return UInt64(now.tv_sec) * 1_000_000_000 + UInt64(now.tv_nsec)
}
