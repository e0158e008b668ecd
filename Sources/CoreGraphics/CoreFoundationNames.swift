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
