import Foundation
import Testing

@testable import AssetFormat

struct LocalizedTextTests {
    @Test func stringsFileHasCommentsEscapesAndPlainKeys() throws {
        let folder = try AssetFolder([
            "a.strings": """
            /* a comment */
            "key" = "va\\"lue\\n\\U00e9"; // another
            plain = "x";
            "only";
            """
        ])
        let file = try StringsFile(path: folder.path + "/a.strings")
        #expect(file.strings == ["key": "va\"lue\né", "plain": "x", "only": "only"])
    }

    @Test func stringsFileMayBeUTF16() throws {
        let folder = try AssetFolder([:])
        let text = "\"grüße\" = \"日本\";"
        try folder.write(try #require(text.data(using: .utf16)), "a.strings")
        try folder.write(try #require(text.data(using: .utf16LittleEndian)), "b.strings")
        for name in ["a", "b"] {
            #expect(try StringsFile(path: folder.path + "/\(name).strings").strings == ["grüße": "日本"])
        }
    }

    @Test func mistakeInStringsFileHasALine() throws {
        let folder = try AssetFolder(["a.strings": "\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = \"f\";"])
        do {
            _ = try StringsFile(path: folder.path + "/a.strings")
            Issue.record("no error")
        } catch {
            #expect(error.line == 3 && error.message.contains(";"), "\(error)")
        }
    }

    @Test(arguments: [
        ("en", 1, PluralCategory.one), ("en", 0, .other), ("fr", 0, .one), ("ru", 21, .one), ("ru", 22, .few),
        ("ru", 11, .many), ("pl", 5, .many), ("ar", 3, .few), ("ar", 11, .many), ("ja", 1, .other),
        ("cs", 3, .few), ("lt", 11, .other), ("he", 2, .two), ("pt-BR", 0, .one), ("pt-PT", 0, .other),
    ])
    func countsHaveTheirLanguagesCategory(_ language: String, _ number: Int, _ category: PluralCategory) {
        #expect(PluralCategory(Double(number), language: language) == category)
    }

    private static let dictionary = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>%d files</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@ left</string>
        <key>files</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>zero</key><string>no file</string><key>one</key><string>one file</string>
        <key>other</key><string>%d files</string></dict></dict></dict></plist>
        """

    private func texts(_ folder: AssetFolder, _ names: [String: [String]], order: [String]) -> LocalizedTexts
    {
        let texts = LocalizedTexts()
        var localized: [String: [String: String]] = [:]
        var files: [String: String] = [:]
        for (language, list) in names {
            for name in list {
                if language.isEmpty {
                    files[name] = folder.path + "/" + name
                } else {
                    localized[language, default: [:]][name] = "\(folder.path)/\(language).lproj/\(name)"
                }
            }
        }
        texts.use(
            files: files, localized: localized,
            languages: Localizations(locale: order[0], available: Set(order), development: "en")
        ) { Issue.record("\($0)") }
        return texts
    }

    @Test func pluralsAreChosenByTheArgument() throws {
        let folder = try AssetFolder(["en.lproj/Localizable.stringsdict": Self.dictionary])
        let texts = texts(folder, ["en": ["Localizable.stringsdict"]], order: ["en"])
        let format = texts.text("%d files", value: nil, table: nil)
        #expect(texts.resolved(format, [0]) == "no file left")
        #expect(texts.resolved(format, [1]) == "one file left")
        #expect(texts.resolved(format, [5]) == "%1$d files left")
        #expect(texts.resolved("plain %d", [5]) == nil)
    }

    @Test func catalogHasPluralsAndFallsBackToItsSource() throws {
        let folder = try AssetFolder([
            "Localizable.xcstrings": """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
              "bye": {},
              "%lld apples": {"localizations": {"de": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%lld Apfel"}},
                "other": {"stringUnit": {"state": "translated", "value": "%lld Äpfel"}}}}}}}
            }}
            """
        ])
        let texts = texts(folder, ["": ["Localizable.xcstrings"]], order: ["de"])
        #expect(texts.text("hello", value: nil, table: nil) == "Hallo")
        #expect(texts.text("bye", value: nil, table: nil) == "bye")
        let format = texts.text("%lld apples", value: nil, table: nil)
        #expect(texts.resolved(format, [1]) == "%1$lld Apfel")
        #expect(texts.resolved(format, [2]) == "%1$lld Äpfel")
    }

    /// Xcode compiles a string catalog to a strings file in each language's folder, with the translations into that language.
    @Test func theFolderOfALanguageHasTheCatalogsTexts() throws {
        let folder = try AssetFolder([
            "Localizable.xcstrings": """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "bye": {},
              "hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}}
            }}
            """
        ])
        let texts = texts(folder, ["": ["Localizable.xcstrings"]], order: ["en"])
        func text(_ key: String, in name: String, _ hasCatalogs: Bool) -> String {
            texts.text(
                key, value: "none", table: nil, folder: "\(folder.path)/\(name)", hasCatalogs: hasCatalogs)
        }
        #expect(texts.text("hello", value: "none", table: nil) == "hello")
        #expect(text("hello", in: "de.lproj", true) == "Hallo" && text("bye", in: "de.lproj", true) == "none")
        #expect(text("hello", in: "Other.bundle/de.lproj", false) == "none")
    }

    /// Xcode's "Vary by Plural" makes the whole sentence the variation; its arguments stay where they are, and its number is what counts.
    @Test func aSentenceWithOtherArgumentsIsChosenByItsNumber() throws {
        let forms = { (one: String, other: String) in
            """
            {"localizations": {"en": {"variations": {"plural": {
              "one": {"stringUnit": {"value": "\(one)"}}, "other": {"stringUnit": {"value": "\(other)"}}}}}}}
            """
        }
        let folder = try AssetFolder([
            "Localizable.xcstrings": """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "%lld items in %@": \(forms("%lld item in %@", "%lld items in %@")),
              "%@ has %lld": \(forms("%1$@ has %2$lld thing", "%1$@ has %2$lld things")),
              "%@ owns %lld": \(forms("%@ owns one", "%@ owns %lld"))
            }}
            """
        ])
        let texts = texts(folder, ["": ["Localizable.xcstrings"]], order: ["en"])
        // An argument that is no number.
        let word = try #require(OpaquePointer(bitPattern: 8))
        func resolved(_ key: String, _ arguments: [any CVarArg]) -> String? {
            texts.resolved(texts.text(key, value: nil, table: nil), arguments)
        }
        let first = texts.text("%lld items in %@", value: nil, table: nil)
        #expect(texts.text("%@ has %lld", value: nil, table: nil) != first)
        #expect(resolved("%lld items in %@", [1, word]) == "%1$lld item in %2$@")
        #expect(resolved("%lld items in %@", [3, word]) == "%1$lld items in %2$@")
        #expect(resolved("%@ has %lld", [word, 1]) == "%1$@ has %2$lld thing")
        #expect(resolved("%@ owns %lld", [word, 1]) == "%1$@ owns one")
        #expect(resolved("%@ owns %lld", [word, 2]) == "%1$@ owns %2$lld")
    }

    @Test(arguments: [
        ("de_AT", ["de", "Base", "en"], "en", "de en Base"),
        ("pt_BR", ["pt-BR", "pt", "en"], "en", "pt-BR pt en"),
        ("zh_Hant_TW", ["zh-Hans", "zh-Hant"], "en", "zh-Hant"), ("fr_FR", ["Base", "de"], "en", "Base"),
        ("en_US", ["Base", "de", "en"], "en", "en Base"), ("zh_TW", ["zh-Hans", "zh-Hant"], "en", "zh-Hant"),
        ("ja_JP", ["de"], "de", "de"),
    ])
    func localeChoosesAmongTheLanguages(
        _ locale: String, _ available: [String], _ development: String, _ expected: String
    ) {
        let chosen = Localizations(locale: locale, available: Set(available), development: development)
        #expect(chosen.description == expected)
    }
}
