import Foundation
import SwiftInternals

/// The classes that entities name, and the entities that classes have.
enum ManagedClasses {
    // Of the process: a class is the same in every session.
    private static let known = KnownClasses()

    /// A new object of the entity's class.
    static func make(_ entity: NSEntityDescription, in context: NSManagedObjectContext?) -> NSManagedObject {
        make(type(of: entity), entity, context)
    }

    /// An object that is in a store.
    static func make(_ id: NSManagedObjectID, in context: NSManagedObjectContext) -> NSManagedObject {
        let object = make(id.entity, in: nil)
        object.values = [:]
        object.objectID = id
        object.managedObjectContext = context
        object.isFault = true
        return object
    }

    /// Not optimised: `ManagedObjectMaker` says why.
    @inline(never) @_optimize(none)
    private static func make(
        _ type: NSManagedObject.Type, _ entity: NSEntityDescription, _ context: NSManagedObjectContext?
    ) -> NSManagedObject {
        ClassCast.to(ManagedObjectMaker.self, type).init(entity: entity, insertInto: context)
    }

    /// The class that the entity names; plain managed objects where the program has none of that name.
    static func type(of entity: NSEntityDescription) -> NSManagedObject.Type {
        let name = entity.managedObjectClassName.split(separator: ".").last.map(String.init) ?? ""
        return known.type(named: name) ?? NSManagedObject.self
    }

    /// The entity whose class is `type`.
    static func entity(
        of type: NSManagedObject.Type, among models: [NSManagedObjectModel]
    ) -> NSEntityDescription? {
        models.lazy.flatMap(\.entities).first { self.type(of: $0) == type }
    }

    /// The entity whose class is `type`, in a model or in any; stops where none is.
    static func entity(of type: NSManagedObject.Type, in model: NSManagedObjectModel?) -> NSEntityDescription
    {
        let models = model.map { [$0] } ?? ManagedModels.all
        if let found = entity(of: type, among: models) { return found }
        let names = models.flatMap(\.entities).compactMap(\.name).sorted().joined(separator: ", ")
        fatalError(
            "No NSEntityDescriptions in any model claim the NSManagedObject subclass '\(type)' so +entity is confused. "
                + "Have you loaded your NSManagedObjectModel yet? \(names.isEmpty ? "No model was read." : "There are: \(names).")"
        )
    }

    private final class KnownClasses: @unchecked Sendable {
        private let lock = NSLock()
        private var types: [String: NSManagedObject.Type] = [:]

        /// Cost: once for each name the records of all types.
        func type(named name: String) -> NSManagedObject.Type? {
            guard name != "NSManagedObject", !name.isEmpty else { return nil }
            return lock.withLock {
                if let known = types[name] { return known }
                let found = ClassRecords.classes(named: name).lazy.compactMap {
                    $0.type as? NSManagedObject.Type
                }.first
                types[name] = found
                return found
            }
        }
    }
}

/// Objects are made from classes that are known when the app runs; `ClassCast` says how.
open class ManagedObjectMaker: NSManagedObject {
    public required override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        super.init(entity: entity, insertInto: context)
    }
}

/// Models that were read and are still used, the newest first.
enum ManagedModels {
    // Of the process: classes ask for their entities, and belong to no session.
    private static let known = KnownModels()

    static var all: [NSManagedObjectModel] { known.all }
    static func add(_ model: NSManagedObjectModel) { known.add(model) }

    private final class KnownModels: @unchecked Sendable {
        private struct Entry { weak var model: NSManagedObjectModel? }
        private let lock = NSLock()
        private var entries: [Entry] = []

        var all: [NSManagedObjectModel] { lock.withLock { entries.compactMap(\.model) } }

        func add(_ model: NSManagedObjectModel) {
            lock.withLock {
                entries.removeAll { $0.model == nil || $0.model === model }
                entries.insert(Entry(model: model), at: 0)
            }
        }
    }
}
