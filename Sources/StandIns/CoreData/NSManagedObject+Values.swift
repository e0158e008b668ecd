import Foundation
import QuartzCore
import SwiftInternals
import UIKit

extension NSManagedObject {
    /// In the order of their names, so that what follows from them is the same in each run.
    var relationships: [NSRelationshipDescription] {
        entity.relationshipsByName.values.sorted { $0.name < $1.name }
    }

    /// Reads what the source has, where that was not done.
    func fill() {
        guard isFault else { return }
        isFault = false
        known = managedObjectContext?.source?.row(of: objectID) ?? known
        for (key, value) in known?.values ?? [:] where !changedKeys.contains(key) {
            if case .value(let value) = value { values[key] = value }
        }
        awakeFromFetch()
    }

    /// Forgets values, those of `keys` only or all but those.
    func empty(keeping keys: Set<String> = []) {
        willTurnIntoFault()
        values = values.filter { keys.contains($0.key) }
        changedKeys.formIntersection(keys)
        recentKeys.formIntersection(keys)
        isFault = true
        didTurnIntoFault()
    }

    // MARK: Reading

    /// As `value(forKey:)` gives it: numbers as `NSNumber`, many objects as a set.
    func shownValue(_ key: String) -> Any? {
        switch key {
        case "objectID": return objectID
        case "entity": return entity
        case "self": return self
        default: break
        }
        fill()
        switch entity.propertiesByName[key] {
        case let relationship as NSRelationshipDescription:
            guard relationship.isToMany else { return related(relationship).first }
            let objects = list(relationship)
            return relationship.isOrdered ? NSOrderedSet(array: objects.array) : NSSet(array: objects.array)
        case let fetched as NSFetchedPropertyDescription:
            return fetched.fetchRequest.flatMap { try? managedObjectContext?.fetch($0) }
        default: return values[key]
        }
    }

    /// The objects that a relationship leads to; those that the context deleted are left out.
    func related(_ relationship: NSRelationshipDescription) -> [NSManagedObject] {
        if relationship.isToMany { return list(relationship).array.compactMap { $0 as? NSManagedObject } }
        fill()
        if let object = values[relationship.name] as? NSManagedObject { return [object] }
        guard !changedKeys.contains(relationship.name), case .one(let id) = known?.values[relationship.name],
            let object = managedObjectContext?.related(id)
        else { return [] }
        values[relationship.name] = object
        return [object]
    }

    /// The kept list of a relationship to many.
    func list(_ relationship: NSRelationshipDescription) -> NSMutableOrderedSet {
        fill()
        if let list = values[relationship.name] as? NSMutableOrderedSet { return list }
        let list = NSMutableOrderedSet()
        if case .many(let ids) = known?.values[relationship.name] {
            for id in ids {
                if let object = managedObjectContext?.related(id) { list.add(object) }
            }
        }
        values[relationship.name] = list
        return list
    }

    // MARK: Changing

    /// Keeps a value of the kind that the property has. Stops for one of another kind, as Core Data does.
    func keep(_ value: Any?, _ key: String) {
        fill()
        switch entity.propertiesByName[key] {
        case let relationship as NSRelationshipDescription: keep(value, relationship)
        case let attribute as NSAttributeDescription:
            let new = attribute.kept(value)
            guard !Self.isSame(values[key], new) else { return }
            values[key] = new
            noteChange(of: key)
        default: break
        }
    }

    private func keep(_ value: Any?, _ relationship: NSRelationshipDescription) {
        let new = KeyedValue.elements(of: value) ?? KeyedValue.flattened(value).map { [$0] } ?? []
        let objects = new.map { each -> NSManagedObject in
            guard let object = each as? NSManagedObject,
                relationship.destinationEntity.map(object.entity.isKindOf) ?? true
            else {
                fatalError(
                    "Unacceptable type of value for \(relationship.isToMany ? "to-many" : "to-one") relationship: "
                        + "property = \"\(relationship.name)\"; desired type = "
                        + "\(relationship.destinationEntity?.name ?? "NSManagedObject"); given type = "
                        + "\(type(of: each)); value = \(each).")
            }
            return object
        }
        guard relationship.isToMany else {
            if let object = objects.first { relate(relationship, to: object) } else { unrelate(relationship) }
            return
        }
        let old = list(relationship)
        let wanted = NSOrderedSet(array: objects)
        for case let object as NSManagedObject in old.array where !wanted.contains(object) {
            unrelate(relationship, from: object)
        }
        for object in objects { relate(relationship, to: object) }
        if relationship.isOrdered, !list(relationship).isEqual(to: wanted) {
            list(relationship).removeAllObjects()
            for object in objects { list(relationship).add(object) }
            noteChange(of: relationship.name)
        }
    }

    /// Leads to an object, and lets that lead back. Stops for one of another context.
    func relate(_ relationship: NSRelationshipDescription, to object: NSManagedObject, at index: Int? = nil) {
        if let own = managedObjectContext, let other = object.managedObjectContext, own !== other {
            fatalError(
                "Illegal attempt to establish a relationship '\(relationship.name)' between objects in different contexts: "
                    + "\(objectID), \(object.objectID); take the other from this context with object(with:)")
        }
        guard link(relationship, object, at: index) else { return }
        if let inverse = relationship.inverseRelationship { _ = object.link(inverse, self) }
    }

    /// Leads no longer to an object, or to any.
    func unrelate(_ relationship: NSRelationshipDescription, from object: NSManagedObject? = nil) {
        for each in related(relationship) where object == nil || each === object {
            unlink(relationship, each)
            if let inverse = relationship.inverseRelationship { each.unlink(inverse, self) }
        }
    }

    /// - Returns: false when it led there already.
    private func link(
        _ relationship: NSRelationshipDescription, _ object: NSManagedObject, at index: Int? = nil
    ) -> Bool {
        if relationship.isToMany {
            let list = list(relationship)
            guard !list.contains(object) else { return false }
            if let index { list.insert(object, at: min(index, list.count)) } else { list.add(object) }
        } else {
            if let old = related(relationship).first {
                guard old !== object else { return false }
                if let inverse = relationship.inverseRelationship { old.unlink(inverse, self) }
            }
            values[relationship.name] = object
        }
        noteChange(of: relationship.name)
        return true
    }

    private func unlink(_ relationship: NSRelationshipDescription, _ object: NSManagedObject) {
        if relationship.isToMany {
            let list = list(relationship)
            guard list.contains(object) else { return }
            list.remove(object)
        } else {
            guard related(relationship).first === object else { return }
            values[relationship.name] = nil
        }
        noteChange(of: relationship.name)
    }

    func noteChange(of key: String) {
        guard entity.propertiesByName[key] != nil else { return }
        changedKeys.insert(key)
        recentKeys.insert(key)
        managedObjectContext?.changed(self)
        _ = MainQueue.value { KeyValueObservers.changed(self) }
    }

    private static func isSame(_ old: Any?, _ new: Any?) -> Bool {
        guard let old, let new else { return old == nil && new == nil }
        if let old = old as? NSObject { return old.isEqual(new) }
        if let old = old as? AnyHashable, let new = new as? AnyHashable { return old == new }
        return false
    }

    // MARK: As rows

    /// As it is now, for a store.
    var row: ManagedRow {
        fill()
        var row = known ?? ManagedRow()
        for property in entity.properties where !property.isTransient {
            row.values[property.name] = stored(property)
        }
        return row
    }

    /// What changed of what is stored; nil when nothing did.
    var update: ManagedChanges.Update? {
        var update = ManagedChanges.Update(id: objectID, values: [:], many: [:], known: known ?? ManagedRow())
        for key in changedKeys {
            guard let property = entity.propertiesByName[key], !property.isTransient else { continue }
            guard let relationship = property as? NSRelationshipDescription, relationship.isToMany else {
                update.values[key] = .some(stored(property))
                continue
            }
            let now = related(relationship).map(\.objectID)
            var old: [NSManagedObjectID] = []
            if case .many(let ids) = known?.values[key] { old = ids }
            let (there, before) = (Set(now), Set(old))
            update.many[key] = (
                added: now.filter { !before.contains($0) }, removed: old.filter { !there.contains($0) },
                order: relationship.isOrdered ? now : nil
            )
        }
        return update.values.isEmpty && update.many.isEmpty ? nil : update
    }

    private func stored(_ property: NSPropertyDescription) -> ManagedValue? {
        guard let relationship = property as? NSRelationshipDescription else {
            return values[property.name].map { .value($0) }
        }
        if values[property.name] == nil, !changedKeys.contains(property.name) {
            return known?.values[property.name]
        }
        let ids = related(relationship).map(\.objectID)
        if relationship.isToMany { return ids.isEmpty ? nil : .many(ids) }
        return ids.first.map { .one($0) }
    }

    /// Has the value that a child context saved.
    func adopt(_ value: ManagedValue?, _ key: String) {
        switch value {
        case .value(let value): values[key] = value
        case .one(let id): values[key] = managedObjectContext?.object(with: id)
        case .many(let ids):
            let objects = ids.compactMap { managedObjectContext?.object(with: $0) }
            values[key] = NSMutableOrderedSet(array: objects)
        case nil:
            let isToMany = entity.relationshipsByName[key]?.isToMany == true
            values[key] = isToMany ? NSMutableOrderedSet() : nil
        }
        changedKeys.insert(key)
        recentKeys.insert(key)
    }

    // MARK: Properties of the source

    /// What a property of the class computes that the model does not have, or has under a property of the source.
    func computed(_ key: String) -> Any?? {
        guard let members = self as? any _RuntimeMembers else { return .none }
        nonisolated(unsafe) let object = members
        return IsolatedCall.run { Found(value: object._value(forKey: key)) }.value
    }

    func setComputed(_ value: Any?, _ key: String) -> Bool {
        guard let members = self as? any _RuntimeMembers else { return false }
        nonisolated(unsafe) let (object, value) = (members, value)
        return IsolatedCall.run { object._setValue(value, forKey: key) == .connected }
    }

    /// On its way from where it was read.
    private struct Found: @unchecked Sendable { let value: Any?? }
}

extension NSAttributeDescription {
    /// A value as it is kept: numbers as `NSNumber`, texts, dates, data as Swift's.
    func kept(_ value: Any?) -> Any? {
        guard let value = KeyedValue.flattened(value) else { return nil }
        switch attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            return (value as? NSNumber).map { NSNumber(value: $0.int64Value) } ?? refuse(value, "NSNumber")
        case .doubleAttributeType:
            return (value as? NSNumber).map { NSNumber(value: $0.doubleValue) } ?? refuse(value, "NSNumber")
        case .floatAttributeType:
            return (value as? NSNumber).map { NSNumber(value: $0.floatValue) } ?? refuse(value, "NSNumber")
        case .booleanAttributeType:
            return (value as? NSNumber).map { NSNumber(value: $0.boolValue) } ?? refuse(value, "NSNumber")
        case .decimalAttributeType:
            if let decimal = value as? NSDecimalNumber { return decimal }
            if let decimal = value as? Decimal { return NSDecimalNumber(decimal: decimal) }
            return (value as? NSNumber).map { NSDecimalNumber(decimal: $0.decimalValue) }
                ?? refuse(value, "NSDecimalNumber")
        case .stringAttributeType: return value as? String ?? refuse(value, "NSString")
        case .dateAttributeType:
            return value as? Date ?? (value as? Double).map { Date(timeIntervalSinceReferenceDate: $0) }
                ?? refuse(value, "NSDate")
        case .binaryDataAttributeType: return value as? Data ?? refuse(value, "NSData")
        case .UUIDAttributeType: return value as? UUID ?? refuse(value, "NSUUID")
        case .URIAttributeType: return value as? URL ?? refuse(value, "NSURL")
        default: return value
        }
    }

    private func refuse(_ value: Any, _ wanted: String) -> Never {
        fatalError(
            "Unacceptable type of value for attribute: property = \"\(name)\"; desired type = \(wanted); given type = "
                + "\(Swift.type(of: value)); value = \(value).")
    }
}
