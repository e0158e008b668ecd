import CoreData
import Testing
import UIKit

/// What the documents of Core Data say: "Core Data Programming Guide" and the pages of its classes.
@MainActor @Suite struct CoreDataTests {
    private let container: NSPersistentContainer
    private var context: NSManagedObjectContext { container.viewContext }

    /// Authors have books in no order, books have chapters in one.
    init() {
        func attribute(_ name: String, _ type: NSAttributeType, isOptional: Bool = true)
            -> NSAttributeDescription
        {
            let made = NSAttributeDescription()
            (made.name, made.attributeType, made.isOptional) = (name, type, isOptional)
            return made
        }
        func relationship(
            _ name: String, _ to: NSEntityDescription, most: Int = 0, rule: NSDeleteRule = .nullifyDeleteRule
        ) -> NSRelationshipDescription {
            let made = NSRelationshipDescription()
            (made.name, made.destinationEntity, made.maxCount, made.deleteRule) = (name, to, most, rule)
            return made
        }
        let (author, book, chapter) = (NSEntityDescription(), NSEntityDescription(), NSEntityDescription())
        author.name = "Author"
        author.managedObjectClassName = "Author"
        (book.name, chapter.name) = ("Book", "Chapter")
        let books = relationship("books", book, rule: .cascadeDeleteRule)
        let owner = relationship("author", author, most: 1)
        let chapters = relationship("chapters", chapter, rule: .cascadeDeleteRule)
        let whole = relationship("book", book, most: 1)
        chapters.isOrdered = true
        (books.inverseRelationship, owner.inverseRelationship) = (owner, books)
        (chapters.inverseRelationship, whole.inverseRelationship) = (whole, chapters)
        let pages = attribute("pages", .integer32AttributeType)
        pages.defaultValue = 100
        author.properties = [attribute("name", .stringAttributeType, isOptional: false), books]
        book.properties = [
            attribute("title", .stringAttributeType), pages, attribute("added", .dateAttributeType), owner,
            chapters,
        ]
        chapter.properties = [attribute("title", .stringAttributeType), whole]
        let model = NSManagedObjectModel()
        model.entities = [author, book, chapter]
        container = NSPersistentContainer(name: "Library", managedObjectModel: model)
        let description = NSPersistentStoreDescription()
        description.type = NSInMemoryStoreType
        container.persistentStoreDescriptions = [description]
        container.loadPersistentStores { _, error in if let error { Issue.record(error) } }
    }

    /// A class has NSObject's initialiser; the object is in no context.
    @Test func anObjectIsMadeWithoutAContext() {
        let author = Author()
        #expect(author.managedObjectContext == nil && author.entity.name == "Author")
    }

    private func book(_ title: String, _ pages: Int = 100, by author: NSManagedObject? = nil)
        -> NSManagedObject
    {
        let made = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
        made.setValue(title, forKey: "title")
        made.setValue(pages, forKey: "pages")
        made.setValue(author, forKey: "author")
        return made
    }

    private func request(_ predicate: NSPredicate? = nil, by key: String = "title") -> NSFetchRequest<
        NSManagedObject
    > {
        let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
        request.predicate = predicate
        request.sortDescriptors = [NSSortDescriptor(key: key, ascending: true)]
        return request
    }

    private func titles(_ predicate: NSPredicate? = nil, in other: NSManagedObjectContext? = nil) throws
        -> [String]
    {
        try (other ?? context).fetch(request(predicate)).map { $0.value(forKey: "title") as? String ?? "" }
    }

    // MARK: Objects

    @Test func newObjectsHaveTheModelsValues() {
        let author = Author(context: context)
        #expect(author.entity.name == "Author" && author.name == "" && author.awoken == 1)
        let book = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
        #expect(book.value(forKey: "pages") as? Int == 100 && book.value(forKey: "title") == nil)
        #expect(type(of: book) == NSManagedObject.self)
        #expect(book.isInserted && book.objectID.isTemporaryID && context.insertedObjects == [author, book])
        // The class that the model names, made from its name.
        let other = NSEntityDescription.insertNewObject(forEntityName: "Author", into: context)
        #expect(other is Author)
    }

    @Test func bothEndsOfARelationshipChangeTogether() {
        let (first, second) = (Author(context: context), Author(context: context))
        let book = book("A", by: first)
        #expect(first.books == [book])
        second.addToBooks(book)
        #expect(first.books.isEmpty && book.value(forKey: "author") as? Author === second)
        second.mutableSetValue(forKey: "books").remove(book)
        #expect(book.value(forKey: "author") == nil)
        second.setValue(NSSet(array: [book]), forKey: "books")
        #expect(book.value(forKey: "author") as? Author === second)
        book.setValue(nil, forKey: "author")
        #expect(second.books.isEmpty)
    }

    @Test func orderedRelationshipsKeepTheirOrder() throws {
        let book = book("A")
        let chapters = ["one", "two", "three"].map { title in
            let made = NSEntityDescription.insertNewObject(forEntityName: "Chapter", into: context)
            made.setValue(title, forKey: "title")
            return made
        }
        book._managedCall("addToChapters", ["_"], NSOrderedSet(array: [chapters[0], chapters[1]]))
        book._managedCall("insertIntoChapters", ["_", "at"], chapters[2], 1)
        func titles(_ book: NSManagedObject) -> [String] {
            (book.value(forKey: "chapters") as? NSOrderedSet)?.compactMap {
                ($0 as? NSManagedObject)?.value(forKey: "title") as? String
            } ?? []
        }
        #expect(titles(book) == ["one", "three", "two"])
        book._managedCall("removeFromChapters", ["at"], 0)
        #expect(titles(book) == ["three", "two"] && chapters[0].value(forKey: "book") == nil)
        try context.save()
        book.mutableOrderedSetValue(forKey: "chapters").moveObjects(at: [1], to: 0)
        try context.save()
        let other = container.newBackgroundContext()
        #expect(titles(other.object(with: book.objectID)) == ["two", "three"])
    }

    // MARK: Saving

    @Test func whatIsSavedIsThereForOthers() throws {
        let author = Author(context: context)
        author.name = "Ann"
        _ = book("A", 10, by: author)
        let other = container.newBackgroundContext()
        #expect(try titles(in: other) == [])
        try context.save()
        #expect(!context.hasChanges && !author.objectID.isTemporaryID && !author.isInserted)
        let found = try #require(try other.fetch(request()).first)
        #expect(found !== context.registeredObject(for: found.objectID) && found.isFault)
        #expect((found.value(forKey: "author") as? Author)?.name == "Ann" && !found.isFault)
        #expect(found.value(forKeyPath: "author.name") as? String == "Ann")
    }

    @Test func whatARequiredValueLacksIsSaid() throws {
        let author = Author(context: context)
        #expect { try context.save() } throws: { error in
            let error = error as NSError
            return error.domain == NSCocoaErrorDomain
                && error.code == NSValidationMissingMandatoryPropertyError
                && error.userInfo[NSValidationKeyErrorKey] as? String == "name"
                && error.userInfo[NSValidationObjectErrorKey] as? Author === author
        }
        _ = Author(context: context)
        #expect { try context.save() } throws: { error in
            let error = error as NSError
            return error.code == NSValidationMultipleErrorsError
                && (error.userInfo[NSDetailedErrorsKey] as? [NSError])?.count == 2
        }
    }

    /// `minCount`: "The minimum count of the relationship"; iOS saves an empty one that is not optional and has none.
    @Test(arguments: [0, 1]) func aRelationshipToManyMayBeEmptyUnlessItHasAMinimum(least: Int) throws {
        let (shelf, volume) = (NSEntityDescription(), NSEntityDescription())
        (shelf.name, volume.name) = ("Shelf", "Volume")
        let volumes = NSRelationshipDescription()
        (volumes.name, volumes.destinationEntity) = ("volumes", volume)
        (volumes.minCount, volumes.maxCount, volumes.isOptional) = (least, 0, false)
        shelf.properties = [volumes]
        let model = NSManagedObjectModel()
        model.entities = [shelf, volume]
        let container = NSPersistentContainer(name: "Shelves", managedObjectModel: model)
        let description = NSPersistentStoreDescription()
        description.type = NSInMemoryStoreType
        container.persistentStoreDescriptions = [description]
        container.loadPersistentStores { _, error in if let error { Issue.record(error) } }
        _ = NSEntityDescription.insertNewObject(forEntityName: "Shelf", into: container.viewContext)
        if least == 0 {
            try container.viewContext.save()
        } else {
            #expect { try container.viewContext.save() } throws: {
                ($0 as NSError).code == NSValidationRelationshipLacksMinimumCountError
            }
        }
    }

    @Test func rollingBackForgetsWhatWasNotSaved() throws {
        let author = Author(context: context)
        author.name = "Ann"
        let kept = book("A", by: author)
        try context.save()
        kept.setValue("B", forKey: "title")
        kept.setValue(nil, forKey: "author")
        _ = book("C")
        context.delete(author)
        context.rollback()
        #expect(kept.value(forKey: "title") as? String == "A" && !context.hasChanges && !author.isDeleted)
        #expect(author.books == [kept])
        #expect(try titles() == ["A"])
    }

    @Test func deletingFollowsTheRules() throws {
        let author = Author(context: context)
        author.name = "Ann"
        let (one, two) = (book("A", by: author), book("B", by: author))
        try context.save()
        context.delete(one)
        #expect(try titles() == ["B"])
        context.processPendingChanges()
        #expect(author.books == [two])
        context.delete(author)
        try context.save()
        #expect(try titles() == [] && two.managedObjectContext == nil)
        #expect(try context.count(for: NSFetchRequest<Author>(entityName: "Author")) == 0)
    }

    /// "The two contexts hold other values": the error policy refuses, the others say who is right.
    @Test func whoSavesLaterIsJudgedByThePolicy() throws {
        for (policy, title, pages) in [
            (NSMergePolicy.error, "A2", 100), (.mergeByPropertyObjectTrump, "A3", 7),
            (.mergeByPropertyStoreTrump, "A2", 7), (.overwrite, "A3", 7), (.rollback, "A2", 100),
        ] {
            let book = book("A")
            try context.save()
            let other = container.newBackgroundContext()
            let same = other.object(with: book.objectID)
            #expect(same.value(forKey: "title") as? String == "A")
            book.setValue("A2", forKey: "title")
            try context.save()
            same.setValue("A3", forKey: "title")
            same.setValue(7, forKey: "pages")
            other.mergePolicy = policy
            do {
                try other.save()
                #expect(policy != .error)
                #expect(same.value(forKey: "title") as? String == title)
            } catch {
                #expect(policy == .error && (error as NSError).code == NSManagedObjectMergeError)
            }
            context.refreshAllObjects()
            #expect(book.value(forKey: "title") as? String == title, "\(policy.mergeType)")
            #expect(book.value(forKey: "pages") as? Int == pages, "\(policy.mergeType)")
            context.delete(book)
            try context.save()
        }
    }

    @Test func valuesThatAreToBeThereOnceAre() throws {
        let entity = try #require(container.managedObjectModel.entitiesByName["Book"])
        entity.uniquenessConstraints = [["title"]]
        let old = book("A", 1)
        try context.save()
        let new = book("A", 2)
        #expect { try context.save() } throws: { ($0 as NSError).code == NSManagedObjectConstraintMergeError }
        context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
        try context.save()
        #expect(try context.fetch(request()).map { $0.value(forKey: "pages") as? Int } == [2])
        #expect(old.managedObjectContext == nil && new.managedObjectContext === context)
        context.mergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
        _ = book("A", 3)
        try context.save()
        #expect(try context.fetch(request()).map { $0.value(forKey: "pages") as? Int } == [2])
    }

    // MARK: Contexts

    @Test func aChildSavesToItsParent() throws {
        let book = book("A")
        try context.save()
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = context
        let same = child.object(with: book.objectID)
        same.setValue("B", forKey: "title")
        let new = NSEntityDescription.insertNewObject(forEntityName: "Book", into: child)
        new.setValue("C", forKey: "title")
        #expect(try titles() == ["A"])
        #expect(try titles(in: child) == ["B", "C"])
        try child.save()
        #expect(try titles() == ["B", "C"])
        #expect(context.hasChanges && book.value(forKey: "title") as? String == "B")
        let other = container.newBackgroundContext()
        #expect(try titles(in: other) == ["A"])
        try context.save()
        #expect(try titles(in: other).count == 2)
    }

    @Test func othersFollowWhereTheyAreTo() throws {
        let book = book("A")
        try context.save()
        let other = container.newBackgroundContext()
        let same = other.object(with: book.objectID)
        same.setValue("B", forKey: "title")
        try other.save()
        #expect(book.value(forKey: "title") as? String == "A")
        context.automaticallyMergesChangesFromParent = true
        same.setValue("C", forKey: "title")
        try other.save()
        #expect(book.value(forKey: "title") as? String == "C")
        nonisolated(unsafe) var told: Notification?
        let token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextDidSave, object: context, queue: nil
        ) { told = $0 }
        defer { NotificationCenter.default.removeObserver(token) }
        book.setValue("D", forKey: "title")
        try context.save()
        other.mergeChanges(fromContextDidSave: try #require(told))
        #expect(same.value(forKey: "title") as? String == "D")
    }

    @Test func changesAreToldAtTheEndOfTheTurn() async throws {
        nonisolated(unsafe) var told: [Set<NSManagedObject>] = []
        let token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
        ) { told.append($0.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject> ?? []) }
        defer { NotificationCenter.default.removeObserver(token) }
        let (one, two) = (book("A"), book("B"))
        let gone = book("C")
        context.delete(gone)
        #expect(try titles() == ["A", "B"])
        #expect(told.isEmpty)
        await laterTurns()
        #expect(told == [[one, two]])
    }

    // MARK: Requests

    @Test func requestsChooseSortAndCount() throws {
        let author = Author(context: context)
        author.name = "Ann"
        for (title, pages) in [("D", 40), ("B", 20), ("A", 10), ("C", 30)] {
            _ = book(title, pages, by: pages > 20 ? author : nil)
        }
        try context.save()
        #expect(try titles() == ["A", "B", "C", "D"])
        #expect(try titles(NSPredicate(format: "pages > %d", 15)) == ["B", "C", "D"])
        #expect(try titles(NSPredicate(format: "author == %@", author)) == ["C", "D"])
        #expect(try titles(NSPredicate(format: "author.name CONTAINS[c] 'AN' AND title != 'D'")) == ["C"])
        #expect(try titles(NSPredicate(format: "author = nil")) == ["A", "B"])
        let part = request(by: "pages")
        (part.fetchOffset, part.fetchLimit) = (1, 2)
        #expect(try context.fetch(part).map { $0.value(forKey: "pages") as? Int } == [20, 30])
        #expect(try context.count(for: part) == 2)
        let full = NSFetchRequest<Author>(entityName: "Author")
        full.predicate = NSPredicate(
            format: "books.@count == 2 AND ANY books.pages == 40 AND books.@sum.pages == 70")
        #expect(try context.fetch(full) == [author])
    }

    @Test func requestsMayGiveDictionariesAndIdentifiers() throws {
        for (title, pages) in [("A", 10), ("A", 30), ("B", 5)] { _ = book(title, pages) }
        try context.save()
        let sum = NSExpressionDescription()
        sum.name = "sum"
        sum.expression = AppleFoundation.NSExpression(
            forFunction: "sum:", arguments: [AppleFoundation.NSExpression(forKeyPath: "pages")])
        let rows = NSFetchRequest<NSDictionary>(entityName: "Book")
        rows.resultType = .dictionaryResultType
        rows.propertiesToFetch = ["title", sum]
        rows.propertiesToGroupBy = ["title"]
        rows.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        let found = try context.fetch(rows)
        #expect(
            found.map { $0["title"] as? String } == ["A", "B"] && found.map { $0["sum"] as? Int } == [40, 5])
        rows.propertiesToFetch = ["title"]
        rows.propertiesToGroupBy = nil
        rows.returnsDistinctResults = true
        #expect(try context.fetch(rows).map { $0["title"] as? String } == ["A", "B"])
        let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Book")
        ids.resultType = .managedObjectIDResultType
        let all = try context.fetch(ids)
        #expect(all.count == 3 && Set(all.map { $0.uriRepresentation() }).count == 3)
        let uri = all[0].uriRepresentation()
        #expect(uri.scheme == "x-coredata" && uri.path == "/Book/p1")
        #expect(container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: uri) === all[0])
    }

    @Test func batchesWorkPastTheContexts() throws {
        for (title, pages) in [("A", 10), ("B", 20), ("C", 30)] { _ = book(title, pages) }
        try context.save()
        let fetch = NSFetchRequest<NSFetchRequestResult>(entityName: "Book")
        fetch.predicate = NSPredicate(format: "pages > 15")
        let update = NSBatchUpdateRequest(entityName: "Book")
        update.propertiesToUpdate = ["pages": 15]
        update.predicate = NSPredicate(format: "title == 'C'")
        try context.execute(update)
        let delete = NSBatchDeleteRequest(fetchRequest: fetch)
        delete.resultType = .resultTypeObjectIDs
        let result = try #require(try context.execute(delete) as? NSBatchDeleteResult)
        let gone = try #require(result.result as? [NSManagedObjectID])
        #expect(gone.count == 1)
        NSManagedObjectContext.mergeChanges(
            fromRemoteContextSave: [NSDeletedObjectsKey: gone], into: [context])
        #expect(try titles() == ["A", "C"])
        let insert = NSBatchInsertRequest(
            entityName: "Book", objects: [["title": "E"], ["title": "D", "pages": 3]])
        try context.execute(insert)
        #expect(try titles() == ["A", "C", "D", "E"])
    }

    /// Later ones have higher numbers, wherever they lie in memory; a set's order then is that of each run.
    @Test func objectsAreInSetsByTheOrderInWhichTheyWereMade() throws {
        let books = (0..<20).map { book("\($0)") }
        #expect(books.map(\.hash) == books.map(\.hash).sorted() && Set(books.map(\.hash)).count == 20)
        #expect(books.map(\.objectID.hash) == books.map(\.objectID.hash).sorted())
        let hashes = books.map(\.objectID.hash)
        try context.save()
        #expect(books.map(\.objectID.hash) == hashes)
    }

    @Test func storesAtOnePlaceAreOne() throws {
        let place = URL(fileURLWithPath: "/tmp/\(UUID().uuidString).sqlite")
        func open() throws -> NSManagedObjectContext {
            let coordinator = NSPersistentStoreCoordinator(managedObjectModel: container.managedObjectModel)
            try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: place)
            let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
            context.persistentStoreCoordinator = coordinator
            return context
        }
        let first = try open()
        NSEntityDescription.insertNewObject(forEntityName: "Book", into: first).setValue("A", forKey: "title")
        try first.save()
        #expect(try titles(in: open()) == ["A"])
        try container.persistentStoreCoordinator.destroyPersistentStore(at: place, ofType: NSSQLiteStoreType)
        #expect(try titles(in: open()) == [])
        // Whoever removes a store's file has removed what is in it.
        let other = try open()
        NSEntityDescription.insertNewObject(forEntityName: "Book", into: other).setValue("B", forKey: "title")
        try other.save()
        try FileManager.default.removeItem(at: place)
        #expect(try titles(in: open()) == [])
        try FileManager.default.removeItem(at: place)
    }
}

/// As source has it after lowering.
final class Author: NSManagedObject {
    var awoken = 0
    override func awakeFromInsert() { awoken += 1 }
    var name: String {
        get { _managed("name") }
        set { _setManaged("name", newValue) }
    }
    var books: Set<NSManagedObject> {
        get { _managed("books") }
        set { _setManaged("books", newValue) }
    }
    func addToBooks(_ value: NSManagedObject) { _managedCall("addToBooks", ["_"], value) }
}
