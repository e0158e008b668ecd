import DataModelFormat
import Foundation
import Testing

/// Documents as Xcode 8 to 26 write them, and what Apple's "Modeling data" says of their parts.
@Suite struct DataModelTests {
    private static let document = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" userDefinedModelVersionIdentifier="2">
            <entity name="Author" representedClassName="Author" syncable="YES" codeGenerationType="class">
                <attribute name="name" optional="YES" attributeType="String"/>
                <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade" ordered="YES" destinationEntity="Book" inverseName="author" inverseEntity="Book"/>
            </entity>
            <entity name="Book" representedClassName=".Book" codeGenerationType="category">
                <attribute name="added" optional="YES" attributeType="Date" defaultDateTimeInterval="86400" usesScalarValueType="NO"/>
                <attribute name="isRead" attributeType="Boolean" defaultValueString="NO" usesScalarValueType="YES"/>
                <attribute name="pages" attributeType="Integer 32" minValueString="1" maxValueString="9999" defaultValueString="1" usesScalarValueType="YES"/>
                <attribute name="tags" optional="YES" attributeType="Transformable" valueTransformerName="NSSecureUnarchiveFromData" customClassName="[String]"/>
                <relationship name="author" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Author" inverseName="books" inverseEntity="Author"/>
                <fetchedProperty name="others" optional="YES">
                    <fetchRequest name="fetchedPropertyFetchRequest" entity="Book" predicateString="pages &gt; 10"/>
                </fetchedProperty>
                <uniquenessConstraints>
                    <uniquenessConstraint><constraint value="pages"/><constraint value="added"/></uniquenessConstraint>
                </uniquenessConstraints>
                <userInfo><entry key="shelf" value="3"/></userInfo>
            </entity>
            <entity name="Comic" representedClassName="Comic" isAbstract="YES" parentEntity="Book" syncable="YES"/>
            <fetchRequest name="Long" entity="Book" predicateString="pages &gt; $LEAST" fetchLimit="5"/>
            <configuration name="Cloud"><memberEntity name="Book"/></configuration>
            <elements><element name="Author" positionX="-63" positionY="-18" width="128" height="59"/></elements>
        </model>
        """

    private static func write(_ text: String, _ path: String, in folder: URL) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private static func folder() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("model-\(UUID().uuidString)")
    }

    private static func model(_ text: String) throws -> DataModel {
        let folder = folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(text, "Shop.xcdatamodel/contents", in: folder)
        return try DataModel(path: folder.path + "/Shop.xcdatamodel")
    }

    @Test func entitiesHaveWhatTheDocumentSays() throws {
        let model = try Self.model(Self.document)
        #expect(model.entities.map(\.name) == ["Author", "Book", "Comic"])
        #expect(model.entities.map(\.className) == ["Author", "Book", "Comic"])
        #expect(model.entities.map(\.generation) == [.wholeClass, .properties, .nothing])
        #expect(model.version == "2")
        let book = model.entities[1]
        #expect(book.attributes.map(\.type) == [.date, .boolean, .integer32, .transformable])
        #expect(book.attributes.map(\.isScalar) == [false, true, true, false])
        #expect(book.attributes.map(\.defaultValue) == ["86400", "NO", "1", nil])
        #expect(book.attributes[2].least == "1" && book.attributes[2].most == "9999")
        #expect(book.relationships[0].destination == "Author" && !book.relationships[0].isToMany)
        #expect(book.relationships[0].inverse == "books")
        #expect(book.uniqueness == [["pages", "added"]] && book.userInfo == ["shelf": "3"])
        #expect(book.fetched == [.init(name: "others", entity: "Book", predicate: "pages > 10")])
        let books = model.entities[0].relationships[0]
        #expect(books.isToMany && books.isOrdered && books.deletion == .cascade)
        #expect(model.entities[2].isAbstract && model.entities[2].parent == "Book")
        #expect(
            model.requests == [.init(name: "Long", entity: "Book", predicate: "pages > $LEAST", limit: 5)])
        #expect(model.configurations == ["Cloud": ["Book"]])
    }

    /// The generated accessors as Apple's guide "Generating code" and Xcode's own files have them.
    @Test func classesAreThoseThatXcodeMakes() throws {
        let text = try #require(ManagedClassSource(try Self.model(Self.document)).text)
        for line in [
            "public class Author: NSManagedObject {}", "@NSManaged public var name: String?",
            "@NSManaged public var books: NSOrderedSet?", "@NSManaged public func addToBooks(_ value: Book)",
            "@NSManaged public func removeFromBooks(at idx: Int)",
            "@NSManaged public func addToBooks(_ values: NSOrderedSet)",
            "return NSFetchRequest<Book>(entityName: \"Book\")", "@NSManaged public var added: Date?",
            "@NSManaged public var isRead: Bool\n", "@NSManaged public var pages: Int32\n",
            "@NSManaged public var tags: [String]?", "@NSManaged public var author: Author?",
            "extension Book: Identifiable {}",
        ] {
            #expect(text.contains(line), "\(line)")
        }
        // Of that entity the properties alone are made, of the third nothing.
        #expect(!text.contains("class Book:") && !text.contains("Comic"))
    }

    @Test func theCurrentVersionIsRead() throws {
        let folder = Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        for version in ["Shop", "Shop 2", "Shop 3"] {
            try Self.write(
                "<model><entity name=\"\(version.filter { $0 != " " })\"/></model>",
                "Shop.xcdatamodeld/\(version).xcdatamodel/contents", in: folder)
        }
        let path = folder.path + "/Shop.xcdatamodeld"
        #expect(try DataModel(path: path).entities.map(\.name) == ["Shop"])
        try Self.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>Shop 2.xcdatamodel</string></dict></plist>
            """, "Shop.xcdatamodeld/.xccurrentversion", in: folder)
        #expect(try DataModel(path: path).entities.map(\.name) == ["Shop2"])
    }

    @Test func whatCannotBeReadIsNamedWithItsLine() throws {
        for (text, line, words) in [
            (
                "<model>\n<entity name=\"A\">\n<attribute name=\"a\" attributeType=\"Colour\"/></entity></model>",
                3, "Colour"
            ),
            ("<model>\n<entity/></model>", 2, "<entity> has no name"),
            (
                "<model>\n<entity name=\"A\">\n<relationship name=\"b\"/></entity></model>", 3,
                "leads to no entity"
            ),
            ("<model>\n<entity name=\"A\"", 2, "not well-formed"), ("<plist/>", 1, "no element <model>"),
        ] {
            #expect { try Self.model(text) } throws: {
                guard let error = $0 as? DataModelError else { return false }
                return error.line == line && error.text.contains(words) && error.file.hasSuffix("/contents")
            }
        }
        #expect(throws: DataModelError.self) { try DataModel(path: "/nowhere/Shop.xcdatamodeld") }
    }
}
