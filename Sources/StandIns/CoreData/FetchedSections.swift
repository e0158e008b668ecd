import Foundation
import UIKit

final class FetchedSection: NSFetchedResultsSectionInfo {
    let name: String
    fileprivate(set) var list: [NSManagedObject] = []

    init(name: String) { self.name = name }

    var indexTitle: String? { Self.letter(name) }
    var numberOfObjects: Int { list.count }
    /// Asked for by each row; its objects are all there by then.
    private(set) lazy var objects: [Any]? = list

    static func letter(_ name: String) -> String? { name.first.map { "\($0)".uppercased() } }
}

/// Fetched objects in their order, and where their sections begin.
struct FetchedSections {
    let objects: [NSManagedObject]
    let sections: [FetchedSection]
    private let keyPath: String?
    private let places: [ObjectIdentifier: IndexPath]
    /// The names of sections as they were when the objects were read.
    private let names: [ObjectIdentifier: String]

    /// Without a key path there is one section, also where it is empty. Neighbours of one name are a section.
    init(_ objects: [NSManagedObject], _ keyPath: String?, names known: [ObjectIdentifier: String] = [:]) {
        (self.objects, self.keyPath) = (objects, keyPath)
        var sections = keyPath == nil ? [FetchedSection(name: "")] : []
        var places: [ObjectIdentifier: IndexPath] = [:]
        var names: [ObjectIdentifier: String] = [:]
        for object in objects {
            let id = ObjectIdentifier(object)
            if let keyPath {
                let name = known[id] ?? KeyedValue.value(of: object, path: keyPath).map { "\($0)" } ?? ""
                names[id] = name
                if sections.last?.name != name { sections.append(FetchedSection(name: name)) }
            }
            let section = sections[sections.count - 1]
            places[id] = IndexPath(row: section.list.count, section: sections.count - 1)
            section.list.append(object)
        }
        (self.sections, self.places, self.names) = (sections, places, names)
    }

    func object(at path: IndexPath) -> NSManagedObject? {
        guard path.count == 2, sections.indices.contains(path[0]),
            sections[path[0]].list.indices.contains(path[1])
        else { return nil }
        return sections[path[0]].list[path[1]]
    }

    func place(of object: NSManagedObject) -> IndexPath? { places[ObjectIdentifier(object)] }

    /// Without some objects, and with others at the places that the request's order gives them.
    func changed(
        without gone: Set<NSManagedObject>, with kept: [NSManagedObject], _ form: FetchForm
    ) -> FetchedSections {
        var list = objects.filter { !gone.contains($0) }
        let wanted = form.sorted(kept)
        for object in wanted {
            var (low, high) = (0, list.count)
            while low < high {
                let middle = (low + high) / 2
                if form.order(list[middle], object) == .orderedDescending {
                    high = middle
                } else {
                    low = middle + 1
                }
            }
            // Objects that are equal in the order stay where they were among each other.
            if let old = places[ObjectIdentifier(object)] {
                var place = low
                while place > 0, form.order(list[place - 1], object) == .orderedSame,
                    let before = self.place(of: list[place - 1]), before > old
                {
                    place -= 1
                }
                low = place
            }
            list.insert(object, at: low)
        }
        var known = names
        for object in kept { known[ObjectIdentifier(object)] = nil }
        return FetchedSections(form.limit > 0 ? Array(list.prefix(form.limit)) : list, keyPath, names: known)
    }
}

/// What a delegate is told: sections and objects that came, went, moved or changed.
struct FetchedChange {
    private struct Change {
        let object: NSManagedObject
        let type: NSFetchedResultsChangeType
        var old: IndexPath?
        var new: IndexPath?
    }

    private var changes: [Change] = []
    private var sections: [(section: FetchedSection, index: Int, type: NSFetchedResultsChangeType)] = []
    let difference: CollectionDifference<NSManagedObjectID>

    var isEmpty: Bool { changes.isEmpty && sections.isEmpty }

    init(from old: FetchedSections, to new: FetchedSections, updated: Set<NSManagedObject>) {
        difference = new.objects.map(\.objectID).difference(from: old.objects.map(\.objectID))
            .inferringMoves()
        let names = (old: Set(old.sections.map(\.name)), new: Set(new.sections.map(\.name)))
        for (index, section) in old.sections.enumerated() where !names.new.contains(section.name) {
            sections.append((section, index, .delete))
        }
        for (index, section) in new.sections.enumerated() where !names.old.contains(section.name) {
            sections.append((section, index, .insert))
        }
        for object in old.objects where new.place(of: object) == nil {
            changes.append(Change(object: object, type: .delete, old: old.place(of: object)))
        }
        for object in new.objects where old.place(of: object) == nil {
            changes.append(Change(object: object, type: .insert, new: new.place(of: object)))
        }
        let moved = Self.moved(from: old, to: new, updated: updated)
        for object in new.objects where updated.contains(object) {
            guard let before = old.place(of: object), let after = new.place(of: object) else { continue }
            changes.append(
                Change(
                    object: object, type: moved.contains(object) ? .move : .update, old: before, new: after))
        }
    }

    /// Objects that did not change keep their order, so that those that did have moved when another number of them lies before.
    private static func moved(
        from old: FetchedSections, to new: FetchedSections, updated: Set<NSManagedObject>
    ) -> Set<NSManagedObject> {
        func fixedBefore(_ one: FetchedSections, in other: FetchedSections) -> [ObjectIdentifier: Int] {
            var (count, found) = (0, [ObjectIdentifier: Int]())
            for object in one.objects where other.place(of: object) != nil {
                if updated.contains(object) { found[ObjectIdentifier(object)] = count } else { count += 1 }
            }
            return found
        }
        let (before, after) = (fixedBefore(old, in: new), fixedBefore(new, in: old))
        var moved: Set<NSManagedObject> = []
        // Of those with the same neighbours the ones that were overtaken.
        var last: (count: Int, place: IndexPath)?
        for object in old.objects {
            guard let count = before[ObjectIdentifier(object)], let place = new.place(of: object),
                let oldPlace = old.place(of: object)
            else { continue }
            let isElsewhere = old.sections[oldPlace.section].name != new.sections[place.section].name
            if isElsewhere || after[ObjectIdentifier(object)] != count {
                moved.insert(object)
            } else if let known = last, known.count == count, place < known.place {
                moved.insert(object)
            } else {
                last = (count, place)
            }
        }
        return moved
    }

    func isUpdate(_ object: NSManagedObject) -> Bool {
        changes.contains { $0.object === object && ($0.type == .update || $0.type == .move) }
    }

    @MainActor
    func tell(
        _ delegate: any NSFetchedResultsControllerDelegate,
        _ controller: NSFetchedResultsController<NSFetchRequestResult>
    ) {
        for (section, index, type) in sections {
            delegate.controller(controller, didChange: section, atSectionIndex: index, for: type)
        }
        for change in changes {
            delegate.controller(
                controller, didChange: change.object, at: change.old, for: change.type,
                newIndexPath: change.new)
        }
    }
}
