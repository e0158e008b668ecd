import Foundation
import UIKit

/// What a request asks for, whatever type its results have.
struct FetchForm {
    var entity: NSEntityDescription?
    var entityName: String?
    var predicate: NSPredicate?
    var sortDescriptors: [NSSortDescriptor]?
    var limit = 0
    var offset = 0
    var resultType: NSFetchRequestResultType = .managedObjectResultType
    var includesSubentities = true
    var includesPendingChanges = true
    var isDistinct = false
    var properties: [Any]?
    var groups: [Any]?
    var having: NSPredicate?
    var reading = Reading()

    /// How a store is to be read, which makes no difference to rows in memory: kept for who asks.
    struct Reading {
        var batchSize = 0
        var includesPropertyValues = true
        var returnsFaults = true
        var prefetched: [String]?
        var refreshes = false
    }

    /// Stops where the model has no entity of that name.
    func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
        if let entity { return entity }
        guard let entityName else { fatalError("A fetch request must have an entity.") }
        guard let found = context.model?.entitiesByName[entityName] else {
            fatalError(
                "NSFetchRequest could not locate an NSEntityDescription for entity name '\(entityName)'; "
                    + context.knownEntities)
        }
        return found
    }

    func holds(for object: NSManagedObject) -> Bool { predicate?.evaluate(with: object) ?? true }

    /// Whether one comes before another; as they are where nothing says so.
    func order(_ one: NSManagedObject, _ other: NSManagedObject) -> ComparisonResult {
        for descriptor in sortDescriptors ?? [] {
            let result = descriptor.compare(one, to: other)
            if result != .orderedSame { return result }
        }
        return .orderedSame
    }

    func sorted(_ objects: [NSManagedObject]) -> [NSManagedObject] {
        guard sortDescriptors?.isEmpty == false else { return objects }
        return objects.enumerated().sorted { one, other in
            let result = order(one.element, other.element)
            return result == .orderedSame ? one.offset < other.offset : result == .orderedAscending
        }.map(\.element)
    }

    /// From the offset as many as the limit says.
    func part<Element>(of all: [Element]) -> [Element] {
        let rest = all.dropFirst(offset)
        return Array(limit > 0 ? rest.prefix(limit) : rest)
    }
}

extension NSManagedObjectContext {
    /// "the model has Author, Book".
    var knownEntities: String {
        guard let model else { return "the context has no persistent store coordinator and no parent" }
        let names = model.entities.compactMap(\.name).sorted()
        return names.isEmpty ? "the model has none" : "the model has \(names.joined(separator: ", "))"
    }

    /// All that a request asks for, in its order, without offset and limit.
    ///
    /// What is pending stays so, with nobody told: published apps fetch between making an object and giving it its section.
    func objects(_ form: FetchForm) -> [NSManagedObject] {
        let entity = form.entity(in: self)
        let entities = form.includesSubentities ? entity.family : [entity]
        let names = Set(entities.compactMap(\.name))
        var all = (source?.identifiers(of: entities) ?? []).map(object).filter { !$0.isDeleted }
        if form.includesPendingChanges {
            all += insertedObjects.filter { names.contains($0.entity.name ?? "") }.inOrder
        }
        return form.sorted(form.predicate == nil ? all : all.filter(form.holds))
    }

    func result(_ form: FetchForm) -> [NSObject] {
        let all = objects(form)
        switch form.resultType {
        case .managedObjectIDResultType: return form.part(of: all.map(\.objectID))
        case .countResultType: return [NSNumber(value: form.part(of: all).count)]
        case .dictionaryResultType: return form.part(of: FetchedColumns(form).rows(all))
        default: return form.part(of: all)
        }
    }
}

protocol RunnableRequest {
    func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

extension NSAsynchronousFetchRequest: RunnableRequest {
    func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult(self)
        result.managedObjectContext = context
        context.perform {
            do { result.finalResult = try context.fetch(self.fetchRequest) as [ResultType] } catch {
                result.operationError = error
            }
            self.completionBlock?(result)
        }
        return result
    }
}

/// Columns of a request that gives dictionaries.
struct FetchedColumns {
    private struct Column {
        let name: String
        let value: ([NSManagedObject]) -> Any?
    }

    private let form: FetchForm

    init(_ form: FetchForm) { self.form = form }

    func rows(_ objects: [NSManagedObject]) -> [NSDictionary] {
        guard let first = objects.first else { return [] }
        let columns = (form.properties ?? Array(first.entity.attributesByName.keys.sorted())).map(column)
        var groups: [[NSManagedObject]] = []
        if let keys = form.groups.map({ $0.map(name) }) {
            var places: [[String]: Int] = [:]
            for object in objects {
                let value = keys.map { "\(KeyedValue.value(of: object, path: $0) ?? "")" }
                if let place = places[value] {
                    groups[place].append(object)
                } else {
                    places[value] = groups.count
                    groups.append([object])
                }
            }
        } else if columns.allSatisfy({ $0.isAggregate }) {
            groups = [objects]
        } else {
            groups = objects.map { [$0] }
        }
        var rows = groups.map { group -> NSDictionary in
            let row = NSMutableDictionary()
            for column in columns {
                if let value = column.column.value(group) {
                    row.setObject(value, forKey: column.column.name as NSString)
                }
            }
            return row
        }
        if let having = form.having { rows.removeAll { !having.evaluate(with: $0) } }
        if form.isDistinct {
            var seen: Set<NSDictionary> = []
            rows = rows.filter { seen.insert($0).inserted }
        }
        return rows
    }

    private func name(_ property: Any) -> String {
        (property as? NSPropertyDescription)?.name ?? "\(property)"
    }

    private func column(_ property: Any) -> (column: Column, isAggregate: Bool) {
        if let description = property as? NSExpressionDescription,
            let expression = description.expression as? AppleFoundation.NSExpression
        {
            let isAggregate = expression.isAggregate
            return (
                Column(name: description.name) { group in
                    expression.expressionValue(
                        with: isAggregate ? group as NSArray : group.first, context: nil)
                }, isAggregate
            )
        }
        let key = name(property)
        return (
            Column(name: key) { group in
                let value = group.first.flatMap { KeyedValue.value(of: $0, path: key) }
                return (value as? NSManagedObject)?.objectID ?? value
            }, false
        )
    }
}

/// Predicates of the model's requests, in which `$NAME` stands for a value.
enum ManagedPredicate {
    static func made(_ format: String, _ variables: [String: Any]) -> NSPredicate {
        var text = ""
        var arguments: [Any] = []
        var rest = format[...]
        while let start = rest.firstIndex(of: "$") {
            text += rest[..<start]
            let name = rest[rest.index(after: start)...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            text += "%@"
            arguments.append(variables[String(name)] ?? NSNull())
            rest = rest[name.endIndex...]
        }
        return NSPredicate(format: text + rest, argumentArray: arguments)
    }
}
