import CoreData
import TestSeeds
import Testing
import UIKit

/// What the page of `NSFetchedResultsControllerDelegate` says of the kinds of changes and of their index paths: old ones as they were
/// before all changes, new ones as they are after.
@MainActor @Suite struct FetchedResultsTests {
    private let context: NSManagedObjectContext
    private let controller: NSFetchedResultsController<Item>
    private let listener = Listener()
    private let items: [String: Item]

    init() throws {
        let entity = NSEntityDescription()
        entity.name = "Item"
        entity.managedObjectClassName = "Item"
        entity.properties = ["name", "group"].map { name in
            let made = NSAttributeDescription()
            (made.name, made.attributeType) = (name, .stringAttributeType)
            return made
        }
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
        context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        var items: [String: Item] = [:]
        for (name, group) in [("a", "1"), ("c", "1"), ("e", "1"), ("g", "2"), ("i", "2")] {
            let item = Item(context: context)
            (item.name, item.group) = (name, group)
            items[name] = item
        }
        self.items = items
        try context.save()
        let request = NSFetchRequest<Item>(entityName: "Item")
        request.sortDescriptors = [
            NSSortDescriptor(key: "group", ascending: true),
            NSSortDescriptor(keyPath: \Item.name, ascending: true),
        ]
        controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "group", cacheName: nil)
        controller.delegate = listener
        try controller.performFetch()
    }

    /// The page of `fetchedObjects`: nil before `performFetch()`. The header does not make NSObject's `init()` unavailable.
    @Test func aControllerOfNothing() {
        let empty = NSFetchedResultsController<NSFetchRequestResult>()
        #expect(empty.fetchedObjects == nil && empty.delegate == nil && empty.sectionNameKeyPath == nil)
    }

    private func lines(_ change: () -> Void) -> [String] {
        listener.lines = []
        change()
        context.processPendingChanges()
        return listener.lines
    }

    private func add(_ name: String, _ group: String) {
        let item = Item(context: context)
        (item.name, item.group) = (name, group)
    }

    @Test func sectionsAndPlaces() throws {
        let sections = try #require(controller.sections)
        #expect(sections.map(\.name) == ["1", "2"] && sections.map(\.numberOfObjects) == [3, 2])
        #expect(controller.object(at: IndexPath(row: 1, section: 1)).name == "i")
        #expect(controller.indexPath(forObject: items["e"]!) == IndexPath(row: 2, section: 0))
        #expect(controller.fetchedObjects?.map(\.name) == ["a", "c", "e", "g", "i"])
        #expect(controller.sectionIndexTitles == ["1", "2"])
        #expect(controller.section(forSectionIndexTitle: "2", at: 1) == 1)
    }

    @Test func whatComesAndGoes() {
        #expect(lines { add("b", "1") } == ["will", "insert b nil 0-1", "did"])
        #expect(lines { context.delete(items["c"]!) } == ["will", "delete c 0-2 nil", "did"])
        let both = lines {
            context.delete(items["a"]!)
            add("h", "2")
        }
        #expect(both == ["will", "delete a 0-0 nil", "insert h nil 1-1", "did"])
        // Made and deleted in one turn: nothing is told.
        #expect(
            lines {
                let item = Item(context: context)
                context.delete(item)
            }.isEmpty)
    }

    @Test func whatChangesItsPlaceMoves() {
        #expect(lines { items["a"]!.name = "d" } == ["will", "move d 0-0 0-1", "did"])
        #expect(lines { items["i"]!.name = "j" } == ["will", "update j 1-1 1-1", "did"])
        // A row that others come before is no move.
        let both = lines {
            add("b", "1")
            items["e"]!.name = "f"
        }
        #expect(both == ["will", "insert b nil 0-0", "update f 0-2 0-3", "did"])
    }

    @Test func sectionsComeAndGo() {
        let moved = lines {
            items["g"]!.group = "3"
            items["i"]!.group = "3"
        }
        #expect(
            moved == [
                "will", "section delete 2 1", "section insert 3 1", "move g 1-0 1-0", "move i 1-1 1-1", "did",
            ])
        #expect(lines { add("z", "0") } == ["will", "section insert 0 0", "insert z nil 0-0", "did"])
        #expect(controller.sections?.map(\.name) == ["0", "1", "3"])
    }

    @Test func whatIsNotWantedIsLeftOut() throws {
        controller.fetchRequest.predicate = NSPredicate(format: "name < 'f'")
        try controller.performFetch()
        #expect(controller.fetchedObjects?.count == 3)
        #expect(lines { add("x", "1") }.isEmpty)
        #expect(
            lines { items["i"]!.name = "b" } == ["will", "section insert 2 1", "insert b nil 1-0", "did"])
        #expect(lines { items["a"]!.name = "y" } == ["will", "delete y 0-0 nil", "did"])
    }

    /// As after a change of the search text: what the delegate fetched stays.
    @Test func aDelegateMayFetchWhileItIsTold() throws {
        listener.whenDone = { [controller] in
            controller.fetchRequest.predicate = NSPredicate(format: "name < 'd'")
            try? controller.performFetch()
        }
        #expect(lines { add("b", "1") } == ["will", "insert b nil 0-1", "did"])
        #expect(controller.fetchedObjects?.map(\.name) == ["a", "b", "c"])
        controller.delegate = nil
        context.delete(items["a"]!)
        context.processPendingChanges()
        #expect(controller.fetchedObjects?.map(\.name) == ["b", "c"])
    }

    @Test func whatOthersSaveIsToldToo() throws {
        let other = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        other.persistentStoreCoordinator = context.persistentStoreCoordinator
        context.automaticallyMergesChangesFromParent = true
        listener.lines = []
        let item = Item(context: other)
        (item.name, item.group) = ("d", "1")
        (other.object(with: items["g"]!.objectID) as? Item)?.name = "k"
        other.delete(other.object(with: items["a"]!.objectID))
        try other.save()
        #expect(listener.lines == ["will", "delete a 0-0 nil", "insert d nil 0-1", "move k 1-0 1-1", "did"])
    }

    /// Who takes whole snapshots hears of nothing else.
    @Test func snapshotsComeInThePlaceOfChanges() throws {
        let taker = SnapshotTaker()
        controller.delegate = taker
        try controller.performFetch()
        #expect(taker.last?.sectionIdentifiers == ["1", "2"] && taker.last?.numberOfItems == 5)
        items["c"]!.name = "d"
        context.processPendingChanges()
        #expect(taker.lines.isEmpty && taker.last?.reloadedItemIdentifiers == [items["c"]!.objectID])
        context.delete(items["g"]!)
        context.processPendingChanges()
        #expect(taker.last?.itemIdentifiers(inSection: "2") == [items["i"]!.objectID])
    }

    /// A row after another: the list is as the changes say, applied to what it was.
    @Test(arguments: 1...8) func changesLeadFromOneListToTheNext(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        var names: [[String]] = controller.sections!.map { $0.objects!.map { ($0 as! Item).name } }
        for step in 0..<60 {
            let all = controller.fetchedObjects!
            listener.changes = []
            listener.sections = []
            let old = names
            for _ in 0..<Int.random(in: 1...4, using: &numbers) {
                let word = String(UnicodeScalar(UInt8.random(in: 97...122, using: &numbers)))
                let group = String(Int.random(in: 1...3, using: &numbers))
                switch Int.random(in: 0..<4, using: &numbers) {
                case 0: add(word, group)
                case 1 where all.count > 3: context.delete(all.randomElement(using: &numbers)!)
                case 2: all.filter { !$0.isDeleted }.randomElement(using: &numbers)?.group = group
                default: all.filter { !$0.isDeleted }.randomElement(using: &numbers)?.name = word
                }
            }
            context.processPendingChanges()
            names = controller.sections!.map { $0.objects!.map { ($0 as! Item).name } }
            var rows = old.map { $0.map(Optional.some) }
            // As table views take them: away from the old places first, then to the new ones.
            for change in listener.changes {
                if let path = change.old, change.type != .update { rows[path.section][path.row] = nil }
                if change.type == .update { rows[change.old!.section][change.old!.row] = change.name }
            }
            var left = rows.map { $0.compactMap { $0 } }
            func places(_ type: NSFetchedResultsChangeType) -> [Int] {
                listener.sections.filter { $0.type == type }.map(\.index).sorted()
            }
            for index in places(.delete).reversed() { left.remove(at: index) }
            for index in places(.insert) { left.insert([], at: index) }
            for change in listener.changes.filter({ $0.type != .update && $0.new != nil })
                .sorted(by: { $0.new! < $1.new! })
            {
                left[change.new!.section].insert(
                    change.name, at: min(change.new!.row, left[change.new!.section].count))
            }
            #expect(left == names, "seed \(seed), step \(step)")
            #expect(names.joined().count == controller.fetchedObjects!.count)
        }
    }
}

final class Item: NSManagedObject {
    var name: String {
        get { _managed("name") }
        set { _setManaged("name", newValue) }
    }
    var group: String {
        get { _managed("group") }
        set { _setManaged("group", newValue) }
    }
}

@MainActor
private final class Listener: NSFetchedResultsControllerDelegate {
    var lines: [String] = []
    var whenDone: (() -> Void)?
    var changes: [(name: String, type: NSFetchedResultsChangeType, old: IndexPath?, new: IndexPath?)] = []
    var sections: [(index: Int, type: NSFetchedResultsChangeType)] = []

    private func text(_ path: IndexPath?) -> String { path.map { "\($0.section)-\($0.row)" } ?? "nil" }

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        lines.append("will")
    }
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        lines.append("did")
        whenDone?()
    }
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {
        lines.append("section \(type) \(sectionInfo.name) \(sectionIndex)")
        sections.append((sectionIndex, type))
    }
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
        let name = (anObject as? Item)?.name ?? ""
        lines.append("\(type) \(name) \(text(indexPath)) \(text(newIndexPath))")
        changes.append((name, type, indexPath, newIndexPath))
    }
}

@MainActor
private final class SnapshotTaker: NSFetchedResultsControllerDelegate {
    var lines: [String] = []
    var last: NSDiffableDataSourceSnapshot<String, NSManagedObjectID>?
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) { last = _snapshot(snapshot) }
}
