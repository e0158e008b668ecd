@_exported import Foundation

public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    case UUIDAttributeType = 1100
    case URIAttributeType = 1200
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000
    case compositeAttributeType = 2100
}

/// What becomes of the objects that a deleted one leads to.
public enum NSDeleteRule: UInt, Sendable {
    case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

/// A property of an entity.
open class NSPropertyDescription: NSObject, NSCopying, @unchecked Sendable {
    open var name = ""
    open var isOptional = true
    open var isTransient = false
    open var userInfo: [AnyHashable: Any]?
    open internal(set) weak var entity: NSEntityDescription!
    open var renamingIdentifier: String?
    open var versionHashModifier: String?
    open var isIndexedBySpotlight = false
    open private(set) var validationPredicates: [NSPredicate] = []
    open private(set) var validationWarnings: [Any] = []

    public override init() {}

    open func setValidationPredicates(
        _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?
    ) {
        self.validationPredicates = validationPredicates ?? []
        self.validationWarnings = validationWarnings ?? []
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.init(from: self)
        return copy
    }

    required public init(from other: NSPropertyDescription) {
        super.init()
        (name, isOptional, isTransient, userInfo) = (
            other.name, other.isOptional, other.isTransient, other.userInfo
        )
        (renamingIdentifier, isIndexedBySpotlight) = (other.renamingIdentifier, other.isIndexedBySpotlight)
        (validationPredicates, validationWarnings) = (other.validationPredicates, other.validationWarnings)
    }
}

/// A value that objects of an entity have.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
    /// The kinds of values, as iOS 15 names them.
    public struct AttributeType: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        private init(_ type: NSAttributeType) { rawValue = type.rawValue }
        public static let undefined = Self(.undefinedAttributeType)
        public static let integer16 = Self(.integer16AttributeType)
        public static let integer32 = Self(.integer32AttributeType)
        public static let integer64 = Self(.integer64AttributeType)
        public static let decimal = Self(.decimalAttributeType)
        public static let double = Self(.doubleAttributeType)
        public static let float = Self(.floatAttributeType)
        public static let string = Self(.stringAttributeType)
        public static let boolean = Self(.booleanAttributeType)
        public static let date = Self(.dateAttributeType)
        public static let binaryData = Self(.binaryDataAttributeType)
        public static let uuid = Self(.UUIDAttributeType)
        public static let uri = Self(.URIAttributeType)
        public static let transformable = Self(.transformableAttributeType)
        public static let objectID = Self(.objectIDAttributeType)
        public static let composite = Self(.compositeAttributeType)
    }

    open var attributeType = NSAttributeType.undefinedAttributeType
    open var type: AttributeType {
        get { AttributeType(rawValue: attributeType.rawValue) }
        set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }
    open var attributeValueClassName: String?
    /// What a new object has.
    open var defaultValue: Any?
    open var valueTransformerName: String?
    open var allowsExternalBinaryDataStorage = false
    open var preservesValueInHistoryOnDeletion = false
    open var allowsCloudEncryption = false
    /// Limits of the model: of numbers, of seconds since 2001, of the length of texts.
    var least: Double?
    var most: Double?
    var pattern: String?

    public override init() { super.init() }
    required public init(from other: NSPropertyDescription) {
        super.init(from: other)
        guard let other = other as? NSAttributeDescription else { return }
        (attributeType, attributeValueClassName) = (other.attributeType, other.attributeValueClassName)
        (defaultValue, valueTransformerName) = (other.defaultValue, other.valueTransformerName)
        (least, most, pattern) = (other.least, other.most, other.pattern)
    }
}

/// What an object of an entity leads to.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
    open weak var destinationEntity: NSEntityDescription?
    open weak var inverseRelationship: NSRelationshipDescription?
    /// 1 leads to one object at most, anything else to many; 0 has no limit.
    open var maxCount = 0
    open var minCount = 0
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    open var isOrdered = false
    open var isToMany: Bool { maxCount != 1 }

    public override init() { super.init() }
    required public init(from other: NSPropertyDescription) {
        super.init(from: other)
        guard let other = other as? NSRelationshipDescription else { return }
        (destinationEntity, inverseRelationship) = (other.destinationEntity, other.inverseRelationship)
        (maxCount, minCount, deleteRule, isOrdered) = (
            other.maxCount, other.minCount, other.deleteRule, other.isOrdered
        )
    }
}

/// A property whose value is what a request finds when it is read for the first time.
open class NSFetchedPropertyDescription: NSPropertyDescription, @unchecked Sendable {
    open var fetchRequest: NSFetchRequest<NSFetchRequestResult>?
}

/// A column of a request that gives dictionaries.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
    /// An `NSExpression` of UIKit's.
    open var expression: AnyObject?
    open var expressionResultType = NSAttributeType.undefinedAttributeType
    open var resultType: NSAttributeDescription.AttributeType {
        get { .init(rawValue: expressionResultType.rawValue) }
        set { expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }
}

/// What a store looks things up by; nothing here needs one.
open class NSFetchIndexDescription: NSObject {
    open var name: String
    open var elements: [NSFetchIndexElementDescription]
    public init(name: String, elements: [NSFetchIndexElementDescription]?) {
        (self.name, self.elements) = (name, elements ?? [])
    }
}

public enum NSFetchIndexElementType: UInt, Sendable { case binary, rTree }

open class NSFetchIndexElementDescription: NSObject {
    open private(set) var property: NSPropertyDescription?
    open var collationType: NSFetchIndexElementType
    open var isAscending = true
    public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
        (self.property, self.collationType) = (property, collationType)
    }
}
