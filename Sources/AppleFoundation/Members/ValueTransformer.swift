import Foundation

/// The name that a transformer is registered under.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let negateBooleanTransformerName = Self("NSNegateBoolean")
    public static let isNilTransformerName = Self("NSIsNil")
    public static let isNotNilTransformerName = Self("NSIsNotNil")
    public static let unarchiveFromDataTransformerName = Self("NSUnarchiveFromData")
    public static let keyedUnarchiveFromDataTransformerName = Self("NSKeyedUnarchiveFromData")
    public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}

/// Makes one value of another. Core Data keeps values as they are here, and asks none.
open class ValueTransformer: NSObject, @unchecked Sendable {
    // Of the process: transformers are registered by name, as classes are known by theirs.
    private static let known = KnownTransformers()

    public override init() {}

    open class func setValueTransformer(
        _ transformer: ValueTransformer?, forName name: NSValueTransformerName
    ) {
        known.set(transformer, name)
    }
    public convenience init?(forName name: NSValueTransformerName) { nil }
    open class func valueTransformerNames() -> [NSValueTransformerName] { known.names }
    open class func transformedValueClass() -> AnyClass { NSObject.self }
    open class func allowsReverseTransformation() -> Bool { false }
    open func transformedValue(_ value: Any?) -> Any? { value }
    open func reverseTransformedValue(_ value: Any?) -> Any? { value }

    private final class KnownTransformers: @unchecked Sendable {
        private let lock = NSLock()
        private var all: [NSValueTransformerName: ValueTransformer] = [:]

        var names: [NSValueTransformerName] {
            lock.withLock { all.keys.sorted { $0.rawValue < $1.rawValue } }
        }
        func set(_ transformer: ValueTransformer?, _ name: NSValueTransformerName) {
            lock.withLock { all[name] = transformer }
        }
    }
}

open class NSSecureUnarchiveFromDataTransformer: ValueTransformer, @unchecked Sendable {
    open class var allowedTopLevelClasses: [AnyClass] {
        [NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self]
    }
}
