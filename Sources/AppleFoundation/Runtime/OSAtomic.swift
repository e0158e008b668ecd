import Foundation
import Synchronization

// The atomic functions of `libkern/OSAtomic.h`. Apple has deprecated them; libraries still use them.

private func with32<Result>(_ value: UnsafeMutablePointer<Int32>, _ body: (borrowing Atomic<Int32>) -> Result)
    -> Result
{
    body(UnsafeMutableRawPointer(value).assumingMemoryBound(to: Atomic<Int32>.self).pointee)
}

private func with64<Result>(_ value: UnsafeMutablePointer<Int64>, _ body: (borrowing Atomic<Int64>) -> Result)
    -> Result
{
    body(UnsafeMutableRawPointer(value).assumingMemoryBound(to: Atomic<Int64>.self).pointee)
}

/// Each gives the new value.
@available(*, deprecated, message: "use Atomic of the module Synchronization, or a lock")
@discardableResult
public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
    with32(value) { $0.wrappingAdd(amount, ordering: .sequentiallyConsistent).newValue }
}
@available(*, deprecated, message: "use Atomic of the module Synchronization, or a lock")
@discardableResult
public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
    with64(value) { $0.wrappingAdd(amount, ordering: .sequentiallyConsistent).newValue }
}

@available(*, deprecated, message: "use Atomic of the module Synchronization, or a lock")
@discardableResult
public func OSAtomicCompareAndSwap32(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool
{
    with32(value) {
        $0.compareExchange(expected: old, desired: new, ordering: .sequentiallyConsistent).exchanged
    }
}
@available(*, deprecated, message: "use Atomic of the module Synchronization, or a lock")
@discardableResult
public func OSAtomicCompareAndSwap64(_ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>) -> Bool
{
    with64(value) {
        $0.compareExchange(expected: old, desired: new, ordering: .sequentiallyConsistent).exchanged
    }
}

// All of them are ordered, so those with a barrier do the same.

@available(*, deprecated, message: "use Atomic of the module Synchronization, or a lock")
@discardableResult
public func OSAtomicAdd32Barrier(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
    OSAtomicAdd32(amount, value)
}
@available(*, deprecated, message: "use Atomic of the module Synchronization, or a lock")
@discardableResult
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
    OSAtomicAdd32(1, value)
}
@available(*, deprecated, message: "use Atomic of the module Synchronization, or a lock")
@discardableResult
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
    OSAtomicAdd32(-1, value)
}
@available(*, deprecated, message: "use Atomic of the module Synchronization, or a lock")
@discardableResult
public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
    OSAtomicAdd32(1, value)
}
@available(*, deprecated, message: "use Atomic of the module Synchronization, or a lock")
@discardableResult
public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
    OSAtomicAdd32(-1, value)
}
@available(*, deprecated, message: "use Atomic of the module Synchronization, or a lock")
@discardableResult
public func OSAtomicCompareAndSwap32Barrier(
    _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool {
    OSAtomicCompareAndSwap32(old, new, value)
}
@available(*, deprecated, message: "use Atomic of the module Synchronization, or a lock")
@discardableResult
public func OSAtomicAdd64Barrier(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
    OSAtomicAdd64(amount, value)
}
@available(*, deprecated, message: "use Atomic of the module Synchronization, or a lock")
@discardableResult
public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
    OSAtomicAdd64(1, value)
}
@available(*, deprecated, message: "use Atomic of the module Synchronization, or a lock")
@discardableResult
public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
    OSAtomicAdd64(-1, value)
}
@available(*, deprecated, message: "use Atomic of the module Synchronization, or a lock")
@discardableResult
public func OSAtomicIncrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
    OSAtomicAdd64(1, value)
}
@available(*, deprecated, message: "use Atomic of the module Synchronization, or a lock")
@discardableResult
public func OSAtomicDecrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
    OSAtomicAdd64(-1, value)
}
@available(*, deprecated, message: "use Atomic of the module Synchronization, or a lock")
@discardableResult
public func OSAtomicCompareAndSwap64Barrier(
    _ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>
) -> Bool {
    OSAtomicCompareAndSwap64(old, new, value)
}

public typealias OSSpinLock = Int32
public var OS_SPINLOCK_INIT: OSSpinLock { 0 }

@available(*, deprecated, message: "use os_unfair_lock, or NSLock")
public func OSSpinLockTry(_ lock: UnsafeMutablePointer<OSSpinLock>) -> Bool {
    with32(lock) { $0.compareExchange(expected: 0, desired: 1, ordering: .sequentiallyConsistent).exchanged }
}
@available(*, deprecated, message: "use os_unfair_lock, or NSLock")
public func OSSpinLockLock(_ lock: UnsafeMutablePointer<OSSpinLock>) {
    while !OSSpinLockTry(lock) { sched_yield() }
}
@available(*, deprecated, message: "use os_unfair_lock, or NSLock")
public func OSSpinLockUnlock(_ lock: UnsafeMutablePointer<OSSpinLock>) {
    with32(lock) { $0.store(0, ordering: .sequentiallyConsistent) }
}
