import Foundation

/// A model of Core Data, as Xcode writes it: `Shop.xcdatamodeld/Shop.xcdatamodel/contents`.
public struct DataModel: Equatable, Sendable {
    public var entities: [Entity] = []
    /// Names of entities by the name of their configuration.
    public var configurations: [String: [String]] = [:]
    public var requests: [Request] = []
    /// What the author calls this version; empty without a name.
    public var version = ""

    public init() {}

    public struct Entity: Equatable, Sendable {
        public var name: String
        /// The class of its objects, without a module; nil for plain managed objects.
        public var className: String?
        /// What Xcode makes of it.
        public var generation = Generation.nothing
        public var isAbstract = false
        public var parent: String?
        public var attributes: [Attribute] = []
        public var relationships: [Relationship] = []
        public var fetched: [Fetched] = []
        /// Names of attributes whose values together are there once.
        public var uniqueness: [[String]] = []
        public var userInfo: [String: String] = [:]
    }

    public enum Generation: Sendable { case nothing, properties, wholeClass }

    public struct Attribute: Equatable, Sendable {
        public var name: String
        public var type: AttributeType
        public var isOptional = false
        public var isTransient = false
        /// Whether Xcode makes a number of Swift's of it rather than an object.
        public var isScalar = false
        /// As it stands in the document; of dates the seconds since 2001.
        public var defaultValue: String?
        /// Limits of numbers, of dates, of the length of texts; as they stand in the document.
        public var least: String?
        public var most: String?
        public var pattern: String?
        /// Of transformable values.
        public var customClassName: String?
        public var transformer: String?
        public var userInfo: [String: String] = [:]
    }

    /// As the document names them.
    public enum AttributeType: String, Sendable {
        case integer16 = "Integer 16"
        case integer32 = "Integer 32"
        case integer64 = "Integer 64"
        case decimal = "Decimal"
        case double = "Double"
        case float = "Float"
        case string = "String"
        case boolean = "Boolean"
        case date = "Date"
        case binary = "Binary"
        case uuid = "UUID"
        case uri = "URI"
        case transformable = "Transformable"
        case objectID = "ObjectID"
        case composite = "Composite"
        case undefined = "Undefined"
    }

    public struct Relationship: Equatable, Sendable {
        public var name: String
        public var destination: String
        public var inverse: String?
        public var isOptional = false
        public var isTransient = false
        public var isToMany = false
        public var isOrdered = false
        /// 0 without a limit.
        public var least = 0
        public var most = 0
        public var deletion = Deletion.nullify
        public var userInfo: [String: String] = [:]
    }

    public enum Deletion: String, Sendable {
        case noAction = "No Action"
        case nullify = "Nullify"
        case cascade = "Cascade"
        case deny = "Deny"
    }

    /// A property whose value is what a request finds.
    public struct Fetched: Equatable, Sendable {
        public var name: String
        public var entity: String
        public var predicate: String?

        public init(name: String, entity: String, predicate: String? = nil) {
            (self.name, self.entity, self.predicate) = (name, entity, predicate)
        }
    }

    /// A request that the model has by name.
    public struct Request: Equatable, Sendable {
        public var name: String
        public var entity: String
        public var predicate: String?
        /// 0 without a limit.
        public var limit = 0

        public init(name: String, entity: String, predicate: String? = nil, limit: Int = 0) {
            (self.name, self.entity, self.predicate, self.limit) = (name, entity, predicate, limit)
        }
    }
}

/// Why a model cannot be read.
public struct DataModelError: Error, Equatable, CustomStringConvertible {
    public let file: String
    public let line: Int
    public let text: String

    public var description: String { "\(file):\(line): \(text)" }
}
