import Foundation
import Testing
import UIKit
import UniformTypeIdentifiers

/// `NSItemProvider` by Apple's documentation and NSItemProvider.h.
@MainActor struct ItemProviderTests {
    /// A class of an app, as Apple's "Supporting drag and drop" has one.
    private final class Book: NSObject, NSItemProviderWriting, NSItemProviderReading {
        let title: String
        init(title: String) { self.title = title }

        static var writableTypeIdentifiersForItemProvider: [String] {
            ["com.example.book", "public.utf8-plain-text"]
        }
        static var readableTypeIdentifiersForItemProvider: [String] { ["com.example.book"] }
        func loadData(
            withTypeIdentifier typeIdentifier: String,
            forItemProviderCompletionHandler completionHandler:
                @escaping @Sendable (Data?, (any Error)?) -> Void
        ) -> Progress? {
            completionHandler(Data(title.utf8), nil)
            return nil
        }
        static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Book {
            Book(title: String(decoding: data, as: UTF8.self))
        }
    }

    @Test func objectsComeAsThemselvesAndAsSwiftsValues() {
        let provider = NSItemProvider(object: "row" as NSString)
        #expect(
            provider.canLoadObject(ofClass: NSString.self) && provider.canLoadObject(ofClass: String.self))
        #expect(!provider.canLoadObject(ofClass: UIImage.self))
        var (text, object, error): (String?, NSString?, (any Error)?)
        _ = provider.loadObject(ofClass: String.self) { value, _ in text = value }
        _ = provider.loadObject(ofClass: NSString.self) { value, _ in object = value as? NSString }
        _ = provider.loadObject(ofClass: UIImage.self) { error = $1 }
        #expect(text == "row" && object == "row" && error != nil)
        // public.utf8-plain-text conforms to public.text, which conforms to public.data.
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(provider.hasItemConformingToTypeIdentifier(UTType.data.identifier))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    }

    @Test func anAppsObjectsAreReadFromWhatTheyWere() {
        let provider = NSItemProvider(object: Book(title: "Emma"))
        #expect(provider.registeredTypeIdentifiers == ["com.example.book", "public.utf8-plain-text"])
        nonisolated(unsafe) var text = ""
        provider.loadDataRepresentation(forTypeIdentifier: "public.plain-text") { data, _ in
            text = data.map { String(decoding: $0, as: UTF8.self) } ?? "-"
        }
        #expect(text == "Emma")
        // Another app has the data alone.
        let data = NSItemProvider()
        data.registerDataRepresentation(forTypeIdentifier: "com.example.book", visibility: .all) {
            $0(Data("Persuasion".utf8), nil)
            return nil
        }
        var title: String?
        data.loadObject(ofClass: Book.self) { book, _ in title = (book as? Book)?.title }
        #expect(title == "Persuasion")
        // It can be written as plain text, and text can be read from that.
        data.loadObject(ofClass: NSString.self) { text, _ in title = (text as? NSString).map { String($0) } }
        #expect(title == nil)
    }

    /// "loadFileRepresentation: … the file is deleted when the completion handler returns"; one that is opened in place is the file itself.
    @Test func filesAreCopiedOrOpenedInPlace() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try Data("text".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let provider = try #require(NSItemProvider(contentsOf: file))
        #expect(provider.hasItemConformingToTypeIdentifier("public.plain-text"))
        nonisolated(unsafe) var (copy, content, place): (URL?, String?, URL?)
        provider.loadFileRepresentation(forTypeIdentifier: "public.plain-text") { url, _ in
            copy = url
            content = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        }
        provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.plain-text") { url, isInPlace, _ in
            place = isInPlace ? url : nil
        }
        #expect(content == "text" && copy?.lastPathComponent == file.lastPathComponent && place == file)
        #expect(copy.map { FileManager.default.fileExists(atPath: $0.path) } == false)
    }
}
