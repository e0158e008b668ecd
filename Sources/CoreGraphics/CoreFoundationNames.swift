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

/// As values of dictionaries and of transactions.
public let kCFBooleanTrue: NSNumber! = NSNumber(value: true)
public let kCFBooleanFalse: NSNumber! = NSNumber(value: false)

/// C's names, as older code says them.
public var MAXFLOAT: Float { .greatestFiniteMagnitude }
public var NSIntegerMax: Int { .max }
public var NSIntegerMin: Int { .min }
public var NSUIntegerMax: Int { .max }
public var NSEC_PER_SEC: UInt64 { 1_000_000_000 }
public var NSEC_PER_MSEC: UInt64 { 1_000_000 }
public var NSEC_PER_USEC: UInt64 { 1_000 }
public var USEC_PER_SEC: UInt64 { 1_000_000 }
