import Foundation
import Testing

/// An app over Core Data as Xcode's template writes it: a model, classes made of it and written by hand, a results controller that
/// keeps a table up to date.
@Suite(.serialized) struct CoreDataBuildTests {
    private static let model = """
        <?xml version="1.0" encoding="UTF-8"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" userDefinedModelVersionIdentifier="">
            <entity name="Shelf" representedClassName="Shelf" syncable="YES">
                <attribute name="name" attributeType="String"/>
                <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Book" inverseName="shelf" inverseEntity="Book"/>
            </entity>
            <entity name="Book" representedClassName="Book" syncable="YES" codeGenerationType="class">
                <attribute name="title" optional="YES" attributeType="String"/>
                <attribute name="pages" optional="YES" attributeType="Integer 16" defaultValueString="7" usesScalarValueType="YES"/>
                <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Shelf" inverseName="books" inverseEntity="Shelf"/>
            </entity>
        </model>

        """

    private static let screen = """
        import CoreData
        import UIKit

        @objc(Shelf)
        public final class Shelf: NSManagedObject {
            @NSManaged var name: String
            @NSManaged private var books: Set<Book>
            @NSManaged func addToBooks(_ value: Book)
            @objc var shown: String { "\\(name) \\(books.count)" }
        }

        final class Screen: UITableViewController, NSFetchedResultsControllerDelegate {
            private let container = NSPersistentContainer(name: "Library")
            private lazy var results: NSFetchedResultsController<Book> = {
                let request: NSFetchRequest<Book> = Book.fetchRequest()
                request.sortDescriptors = [
                    NSSortDescriptor(key: #keyPath(Book.shelf.name), ascending: true),
                    NSSortDescriptor(keyPath: \\Book.title, ascending: true),
                ]
                let results = NSFetchedResultsController(
                    fetchRequest: request, managedObjectContext: container.viewContext,
                    sectionNameKeyPath: #keyPath(Book.shelf.name), cacheName: nil)
                results.delegate = self
                return results
            }()

            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "book")
                container.loadPersistentStores { _, error in
                    if let error = error as NSError? { fatalError("\\(error)") }
                }
                try! results.performFetch()
                container.performBackgroundTask { context in
                    for (shelf, titles) in [("Novels", ["Emma", "Persuasion"]), ("Poems", ["Hymns"])] {
                        let made = Shelf(context: context)
                        made.name = shelf
                        for title in titles {
                            let book = Book(context: context)
                            book.title = title
                            made.addToBooks(book)
                        }
                    }
                    try! context.save()
                }
                container.viewContext.automaticallyMergesChangesFromParent = true
            }

            override func numberOfSections(in tableView: UITableView) -> Int { results.sections?.count ?? 0 }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                results.sections?[section].numberOfObjects ?? 0
            }
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                results.sections?[section].name
            }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
                let book = results.object(at: indexPath)
                cell.textLabel?.text = "\\(book.title ?? "") \\(book.pages)"
                return cell
            }

            func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
                tableView.beginUpdates()
            }
            func controller(
                _ controller: NSFetchedResultsController<NSFetchRequestResult>,
                didChange sectionInfo: NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
                for type: NSFetchedResultsChangeType
            ) {
                switch type {
                case .insert: tableView.insertSections([sectionIndex], with: .fade)
                case .delete: tableView.deleteSections([sectionIndex], with: .fade)
                default: break
                }
            }
            func controller(
                _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
                at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
            ) {
                switch type {
                case .insert: tableView.insertRows(at: [newIndexPath!], with: .fade)
                case .delete: tableView.deleteRows(at: [indexPath!], with: .fade)
                case .update: tableView.reloadRows(at: [indexPath!], with: .none)
                case .move: tableView.moveRow(at: indexPath!, to: newIndexPath!)
                @unknown default: break
                }
            }
            func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
                tableView.endUpdates()
                let same = controller as! NSFetchedResultsController<Book>
                print(same === results, results.sections!.map { "\\($0.name) \\($0.numberOfObjects)" })
                let all = Shelf.fetchRequest() as! NSFetchRequest<Shelf>
                print(try! container.viewContext.fetch(all).compactMap { $0.value(forKey: "shown") as? String })
            }
        }

        """

    @Test func aListOverCoreDataIsShown() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(Self.model, "Screen/Library.xcdatamodeld/Library.xcdatamodel/contents")
        try tool.write(Self.screen, "Screen/Screen.swift")
        let arguments = ["snapshot", "Screen", "--view-controller", "Screen", "--out", "out"]
        let answer = try await tool.run(arguments)
        #expect(answer.status == 0, "\(answer)")
        #expect(
            answer.out == """
                true ["Novels 2", "Poems 1"]
                ["Novels 2", "Poems 1"]

                """, "\(answer)")
        // A property of the model is one of the class's after the next build.
        try tool.write(
            Self.model.replacing("name=\"pages\"", with: "name=\"sheets\""),
            "Screen/Library.xcdatamodeld/Library.xcdatamodel/contents")
        let other = try await tool.run(arguments + ["--strict"])
        #expect(
            other.status != 0 && other.err.contains("value of type 'Book' has no member 'pages'"), "\(other)")
    }

    @Test func aModelThatCannotBeReadIsNamed() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        let file = try tool.write(
            "<model>\n<entity name=\"Book\">\n<attribute name=\"a\" attributeType=\"Colour\"/></entity></model>",
            "Screen/Library.xcdatamodeld/Library.xcdatamodel/contents")
        try tool.write("import UIKit\nfinal class Screen: UIViewController {}\n", "Screen/Screen.swift")
        let answer = try await tool.run("build", "Screen")
        #expect(answer.status == 1, "\(answer)")
        #expect(
            answer.err.contains("\(file.path):3: error: attribute a is of type Colour, which is not known"),
            "\(answer)")
    }
}
