import Foundation
import Testing

@testable import AssetFormat

/// Names of texts in string catalogs. Pairs of key and name are read off a public app for iOS 26 and its catalog, whose
/// source Xcode compiles; forms with arguments are Apple's ("Explore localization with Xcode", WWDC 2025).
struct StringSymbolTests {
    @Test(arguments: [
        ("Sort.Name", "sortName"), ("sortMenuTitle", "sortMenuTitle"), ("FNumber", "fnumber"),
        ("ISOSpeedRatings", "isospeedRatings"), ("FocalLenIn35mmFilm", "focalLenIn35MmFilm"),
        ("Error.iCloud", "errorICloud"), ("Info.notSupport", "infoNotSupport"),
        ("ExposureProgram.Aperture-priority AE", "exposureProgramAperturePriorityAe"),
        ("Flash.Auto, Did not fire", "flashAutoDidNotFire"), ("Search Location", "searchLocation"),
        ("Batch.NItemsSelected %lld", "batchNitemsSelected"),
        ("Batch.PartialSuccess %lld %lld", "batchPartialSuccess"),
        ("Batch.ClearSummaryMessage %@", "batchClearSummaryMessage"),
        ("Settings.SupportMetaX", "settingsSupportMetaX"),
        ("TITLE", "title"), ("FEATURED_TITLE", "featuredTitle"),
    ])
    func keysHaveNames(_ key: String, _ name: String) {
        #expect(StringSymbols.identifier(key) == name)
    }

    @Test func argumentsAreReadInTheirOrder() {
        #expect(FormatArguments("%lld of %@, 100 %%").list.map(\.type) == ["Int", "String"])
        #expect(FormatArguments("%2$@ took %1$.1f s").list.map(\.type) == ["Double", "String"])
        let named = FormatArguments("%(name)@ has %(count)lld, %(name)@")
        #expect(named.names == ["name", "count"])
        #expect(named.list.map(\.type) == ["String", "Int"])
        #expect(FormatArguments.numbered("%(count)lld von %(name)@", named.names) == "%2$lld von %1$@")
    }

    private static let catalog = """
        {"sourceLanguage": "en", "strings": {
          "Sort.Name": {"extractionState": "manual", "localizations": {"en": {"stringUnit": {"value": "Name"}}}},
          "SUBTITLE": {"extractionState": "manual", "localizations": {
            "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%(posts)lld post"}},
                                             "other": {"stringUnit": {"value": "%(posts)lld posts"}}}}},
            "de": {"stringUnit": {"value": "%(posts)lld Beiträge"}}}},
          "Found in source": {"localizations": {}},
          "Failed %lld": {"extractionState": "manual"}}}
        """

    private func source(_ words: String, table: String = "Localizable") throws -> String? {
        let folder = try AssetFolder(["Table.xcstrings": Self.catalog])
        var symbols = StringSymbols()
        symbols.add(try StringsCatalog(path: folder.path + "/Table.xcstrings"), table: table)
        var usage = AssetSymbols.Usage()
        usage.add(words)
        return symbols.source(for: usage)
    }

    @Test func whatTheSourceUsesIsDeclared() throws {
        let text = try source(
            "title = String(localized: .sortName); f(.subtitle(posts: 3), .failed(2), .foundInSource)")
        #expect(
            text == """
                import UIKit
                extension LocalizedStringResource {
                    static func failed(_ arg1: Int) -> LocalizedStringResource { LocalizedStringResource("Failed %lld", defaultValue: "\\(arg1)") }
                    static func subtitle(posts arg1: Int) -> LocalizedStringResource { LocalizedStringResource("SUBTITLE", defaultValue: "\\(arg1)") }
                    static var sortName: LocalizedStringResource { LocalizedStringResource("Sort.Name", defaultValue: "Sort.Name") }
                }

                """)
        #expect(try source("nothing of it") == nil)
        // What has the name elsewhere is none of the type's; what the source adds to the type itself is.
        #expect(
            try source("static let sortName = String(localized: .sortName)")?.contains("var sortName") == true
        )
        #expect(
            try source("extension LocalizedStringResource { static var sortName: Self { x } }; f(.sortName)")
                == nil)
    }

    @Test func anotherTableIsATypeOfItsOwn() throws {
        let text = try source("String(localized: .Settings.sortName)", table: "Settings")
        #expect(text?.contains("    enum Settings {\n        static var sortName") == true)
        #expect(text?.contains("table: \"Settings\"") == true)
    }

    @Test func namedArgumentsAreFoundByTheirPlace() throws {
        let folder = try AssetFolder(["Table.xcstrings": Self.catalog])
        let catalog = try StringsCatalog(path: folder.path + "/Table.xcstrings")
        #expect(catalog.entries["de"]?["SUBTITLE"]?.format == "%1$lld Beiträge")
        let english = try #require(catalog.entries["en"]?["SUBTITLE"])
        #expect(english.variables.first?.value.forms[.one] == "%1$lld post")
    }
}
