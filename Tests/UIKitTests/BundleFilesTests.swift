import Foundation
import Testing

@testable import UIKit

@MainActor struct BundleFilesTests {
    /// In an app bundle there is what the target copies: a file of its name that no target has does not take its place, though it comes
    /// first by its path and is in no language.
    @Test func whatTheTargetCopiesHasItsName() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "bundle-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for path in [
            "Attic/Main.storyboard", "Attic/Read.txt", "Demo/Base.lproj/Main.storyboard",
            "Demo/de.lproj/Main.strings",
        ] {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(path.utf8).write(to: file)
        }
        func shown(first: [String]) -> [String: String] {
            BundleFiles(folder: folder, first: first.map { folder.path + "/" + $0 }).shown.mapValues {
                String($0.dropFirst(folder.path.count + 1))
            }
        }
        #expect(shown(first: [])["Main.storyboard"] == "Attic/Main.storyboard")
        let names = shown(first: ["Demo/Base.lproj/Main.storyboard"])
        #expect(names["Main.storyboard"] == "Demo/Base.lproj/Main.storyboard")
        #expect(
            names["Read.txt"] == "Attic/Read.txt" && names["Main.strings"] == "Demo/de.lproj/Main.strings")
    }

    /// Xcode compiles a string catalog to a folder of each language.
    @Test func theLanguagesOfACatalogAreTheBundles() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "bundle-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let german = #"{"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}}"#
        try Data(#"{"sourceLanguage": "en", "version": "1.0", "strings": {"hello": \#(german)}}"#.utf8)
            .write(to: folder.appendingPathComponent("Localizable.xcstrings"))
        let files = BundleFiles(folder: folder, locale: "de_DE")
        #expect(Set(files.localized.keys) == ["de", "en"] && files.languages.language == "de")
    }
}
