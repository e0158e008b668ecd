import Foundation

// Names of plain values that the headers of Apple's systems bring, `ObjectiveC`, `CoreFoundation`, `Dispatch` and
// `MacTypes` among them, and Foundation on Linux does not. Further ones stand with Core Graphics.

public typealias NSInteger = Int
public typealias NSUInteger = UInt
public typealias CFOptionFlags = UInt
public typealias CFHashCode = UInt
public typealias Byte = UInt8
public typealias SInt8 = Int8
public typealias SInt16 = Int16
public typealias SInt32 = Int32
public typealias SInt64 = Int64
public typealias UniChar = UInt16
public typealias FourCharCode = UInt32
public typealias OSType = UInt32

/// In milliseconds.
public var MSEC_PER_SEC: UInt64 { 1000 }

public typealias dispatch_queue_t = DispatchQueue
public typealias dispatch_group_t = DispatchGroup
public typealias dispatch_semaphore_t = DispatchSemaphore
public typealias dispatch_time_t = UInt64
public typealias dispatch_block_t = @convention(block) () -> Void
