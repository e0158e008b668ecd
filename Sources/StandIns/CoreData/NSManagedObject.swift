import Foundation
import QuartzCore
import UIKit

/// What a request may give.
///
/// DIFFERS: a protocol on Apple's systems; a class here, so that `NSFetchedResultsController<Book>` can be told to a delegate as
/// `NSFetchedResultsController<NSFetchRequestResult>`, which Objective-C's generics allow.
public typealias NSFetchRequestResult = NSObject

public struct NSSnapshotEventType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let undoInsertion = Self(rawValue: 1 << 1)
    public static let undoDeletion = Self(rawValue: 1 << 2)
    public static let undoUpdate = Self(rawValue: 1 << 3)
    public static let rollback = Self(rawValue: 1 << 4)
    public static let refresh = Self(rawValue: 1 << 5)
    public static let mergePolicy = Self(rawValue: 1 << 6)
}

/// An object that an app keeps: its values are those of the properties that its entity has.
///
/// Values are read when one is asked for. What it leads to, and what leads back, change together.
open class NSManagedObject: NSObject {
    public let entity: NSEntityDescription
    open internal(set) var objectID: NSManagedObjectID
    open internal(set) weak var managedObjectContext: NSManagedObjectContext?

    private let serial = ManagedNumbers.shared.next()
    /// Attributes, and those relationships that were asked for: an object, or an `NSMutableOrderedSet`.
    var values: [String: Any] = [:]
    /// As the source has it; nil for a new object.
    var known: ManagedRow?
    /// Keys whose values are others than the source has.
    var changedKeys: Set<String> = []
    /// Changes since contexts were told last.
    var recentKeys: Set<String> = []
    open internal(set) var isFault = false
    open internal(set) var isInserted = false
    open internal(set) var isDeleted = false

    /// A new object, with the values that the model gives.
    ///
    /// Stops for an abstract entity.
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        if entity.isAbstract {
            fatalError("Cannot insert an object of the abstract entity '\(entity.name ?? "")'")
        }
        self.entity = entity
        objectID = NSManagedObjectID(entity)
        super.init()
        for attribute in entity.attributesByName.values {
            if let value = attribute.defaultValue { values[attribute.name] = value }
        }
        context?.insert(self)
    }

    /// A new object of the entity that the context's model has for the class. Stops where it has none.
    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: ManagedClasses.entity(of: Self.self, in: moc.model), insertInto: moc)
    }

    /// A new object in no context, as mocks of tests are: of the entity that one of the models that were read has for the class, or of none.
    public override convenience init() {
        let entity = ManagedClasses.entity(of: Self.self, among: ManagedModels.all)
        self.init(entity: entity ?? NSEntityDescription(), insertInto: nil)
    }

    /// The entity of the class, in one of the models that were read. Stops where there is none.
    open class func entity() -> NSEntityDescription { ManagedClasses.entity(of: self, in: nil) }

    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<NSFetchRequestResult> {
        let entity = entity()
        let request = NSFetchRequest<NSFetchRequestResult>(entityName: entity.name ?? "")
        request.entity = entity
        return request
    }

    open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

    // MARK: State

    open var isUpdated: Bool { !isInserted && !isDeleted && !changedKeys.isEmpty }
    open var hasChanges: Bool { isInserted || isDeleted || !changedKeys.isEmpty }
    open var hasPersistentChangedValues: Bool {
        changedKeys.contains { entity.propertiesByName[$0]?.isTransient == false }
    }
    open var faultingState: Int { isFault ? 1 : 0 }
    open func hasFault(forRelationshipNamed key: String) -> Bool {
        values[key] == nil && known?.values[key] != nil
    }

    /// The values that changed since the last save.
    open func changedValues() -> [String: Any] { shown(changedKeys) }
    /// The values that changed since the context told of changes.
    open func changedValuesForCurrentEvent() -> [String: Any] { shown(recentKeys) }
    /// The values of the last save or fetch.
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        var result: [String: Any] = [:]
        for key in keys ?? Array(entity.propertiesByName.keys) {
            switch known?.values[key] {
            case .value(let value): result[key] = value
            case .one(let id): result[key] = managedObjectContext?.object(with: id) ?? NSNull()
            case .many(let ids):
                result[key] = NSSet(array: ids.compactMap { managedObjectContext?.object(with: $0) })
            case nil: result[key] = NSNull()
            }
        }
        return result
    }

    private func shown(_ keys: Set<String>) -> [String: Any] {
        var result: [String: Any] = [:]
        for key in keys { result[key] = shownValue(key) ?? NSNull() }
        return result
    }

    // MARK: What happens to it; for subclasses

    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
    open func prepareForDeletion() {}
    open func willSave() {}
    open func didSave() {}
    open func willTurnIntoFault() {}
    open func didTurnIntoFault() {}

    // MARK: Values by name

    open func willAccessValue(forKey key: String?) { fill() }
    open func didAccessValue(forKey key: String?) {}
    open func willChangeValue(forKey key: String) {}
    open func didChangeValue(forKey key: String) { noteChange(of: key) }

    /// The value that the source's own property of that name computes, otherwise what is kept.
    ///
    /// Stops with NSUnknownKeyException for a name that neither has.
    @_nonoverride
    open func value(forKey key: String) -> Any? {
        if let own = computed(key) { return own }
        guard knows(key) else { fatalError(unknown(key)) }
        return shownValue(key)
    }

    @_nonoverride
    open func setValue(_ value: Any?, forKey key: String) {
        guard entity.propertiesByName[key] != nil else {
            if setComputed(value, key) { return }
            fatalError(unknown(key))
        }
        keep(value, key)
    }

    @_nonoverride
    open func value(forKeyPath keyPath: String) -> Any? { KeyedValue.value(of: self, path: keyPath) }

    @_nonoverride
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let keys = keyPath.split(separator: ".").map(String.init)
        guard let last = keys.last else { return }
        var owner: Any? = self
        for key in keys.dropLast() { owner = (owner as? NSManagedObject)?.value(forKey: key) }
        (owner as? NSManagedObject)?.setValue(value, forKey: last)
    }

    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
            setValue(value is NSNull ? nil : value, forKey: key)
        }
    }

    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
    }

    /// What is kept, past a property of the source.
    open func primitiveValue(forKey key: String) -> Any? {
        guard entity.propertiesByName[key] != nil else { fatalError(unknown(key)) }
        return shownValue(key)
    }

    open func setPrimitiveValue(_ value: Any?, forKey key: String) {
        guard entity.propertiesByName[key] != nil else { fatalError(unknown(key)) }
        keep(value, key)
    }

    /// A set whose changes are the object's.
    open func mutableSetValue(forKey key: String) -> NSMutableSet { ManagedSet(self, relationship(key)) }
    open func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
        ManagedOrderedSet.of(self, relationship(key))
    }
    open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        related(relationship(key)).map(\.objectID)
    }

    private func relationship(_ key: String) -> NSRelationshipDescription {
        guard let found = entity.relationshipsByName[key] else { fatalError(unknown(key)) }
        return found
    }

    private func knows(_ key: String) -> Bool {
        entity.propertiesByName[key] != nil || ["objectID", "entity", "self"].contains(key)
    }

    private func unknown(_ key: String) -> String {
        "[<\(type(of: self))> valueForUndefinedKey:]: the entity \(entity.name ?? "") is not key value coding-compliant "
            + "for the key \"\(key)\"; it has \(entity.propertiesByName.keys.sorted().joined(separator: ", "))"
    }

    // MARK: Validation; for subclasses

    open func validateForInsert() throws { try validate() }
    open func validateForUpdate() throws { try validate() }
    open func validateForDelete() throws {
        for relationship in relationships where relationship.deleteRule == .denyDeleteRule {
            let left = related(relationship).filter { !$0.isDeleted }
            if !left.isEmpty { throw fault(NSValidationRelationshipDeniedDeleteError, relationship.name) }
        }
    }

    // MARK: NSObject

    /// Not the address: sets of objects have the same order in each run.
    open override var hash: Int { serial }
    open override var description: String {
        let data = isFault ? "<fault>" : "\(values.keys.sorted().map { "\($0) = \(values[$0]!)" })"
        return "<\(type(of: self)): \(objectID) ; data: \(data)>"
    }
}

/// Predicates and sort descriptors read the values.
extension NSManagedObject: KeyedContents {
    package func content(forKey key: String) -> Any? { value(forKey: key) }
    package func setContent(_ value: Any?, forKey key: String) -> Bool {
        setValue(value, forKey: key)
        return true
    }
}
