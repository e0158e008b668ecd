import Foundation
import Testing

/// Defaults of a played app.
@Suite(.serialized) struct DefaultsTests {
    /// Apple's documentation of `set(_:forKey:)`: "Passing nil as value is equivalent to calling removeObject(forKey:)"; of addresses, that
    /// they come back by `url(forKey:)`. Foundation on Linux never returns from nil.
    @Test func nilRemovesAValue() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(
            viewDidLoad: """
                let defaults = UserDefaults.standard
                defaults.set("Ada", forKey: "name")
                defaults.set(nil, forKey: "name")
                let none: URL? = nil
                defaults.set("https://swift.org", forKey: "none")
                defaults.set(none, forKey: "none")
                print(defaults.object(forKey: "name") == nil, defaults.object(forKey: "none") == nil)
                defaults.set(URL(fileURLWithPath: "/tmp/a b"), forKey: "file")
                defaults.set(URL(string: "https://swift.org/a?b=1")!, forKey: "page")
                print(defaults.url(forKey: "file")?.path ?? "-", defaults.url(forKey: "page")?.absoluteString ?? "-")
                fflush(nil)
                """)
        let answer = try await tool.run(["snapshot", "Screen", "--out", "out"])
        #expect(answer.status == 0, "\(answer)")
        #expect(answer.out == "true true\n/tmp/a b https://swift.org/a?b=1\n", "\(answer)")
    }

    /// What is kept in dictionaries and lists comes back as it was put in, to any depth.
    @Test func valuesInsideOfOthersAreNoOptionals() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(
            viewDidLoad: """
                let defaults = UserDefaults.standard
                defaults.set(["n": 3, "list": [["id": 1]]], forKey: "dictionary")
                defaults.set(["a", "b"], forKey: "list")
                let read = defaults.dictionary(forKey: "dictionary")!
                print("\\(read["n"]!) \\(read["list"]!) \\(defaults.array(forKey: "list")!) \\(defaults.value(forKey: "list")!)")
                print(read["n"] as? Int ?? 0, (read["list"] as? [[String: Int]])?.first?["id"] ?? 0)
                print(defaults.stringArray(forKey: "list") ?? [], defaults.object(forKey: "dictionary") is [String: Any])
                fflush(nil)
                """)
        let answer = try await tool.run(["snapshot", "Screen", "--out", "out"])
        #expect(answer.status == 0, "\(answer)")
        #expect(
            answer.out == """
                3 [["id": 1]] ["a", "b"] ["a", "b"]
                3 1
                ["a", "b"] true

                """, "\(answer)")
    }

    /// What Foundation does on Apple's systems and the host puts in its place here. Documentation of `didChangeNotification`: "Posted when
    /// user defaults are changed within the current process"; numbers and days as in `FractionDigitTests`; languages as the session's.
    @Test func changesAreToldAndTextsAreTheSessions() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(
            viewDidLoad: """
                var told = 0
                let token = NotificationCenter.default.addObserver(
                    forName: UserDefaults.didChangeNotification, object: nil, queue: nil) { _ in told += 1 }
                UserDefaults.standard.set(1, forKey: "count")
                UserDefaults.standard.set(true, forKey: "flag")
                UserDefaults.standard.removeObject(forKey: "count")
                print(told, UserDefaults.standard.bool(forKey: "flag"))
                NotificationCenter.default.removeObserver(token)
                let formatter = NumberFormatter()
                formatter.numberStyle = .decimal
                formatter.minimumFractionDigits = 2
                formatter.maximumFractionDigits = 2
                print(formatter.string(from: 1234.567) ?? "-", formatter.string(for: 2.5) ?? "-")
                formatter.numberStyle = .currency
                formatter.currencyCode = "EUR"
                formatter.maximumFractionDigits = 0
                print(formatter.string(from: 2.6) ?? "-")
                let day = DateFormatter()
                day.dateStyle = .medium
                day.doesRelativeDateFormatting = true
                print(day.string(from: Date()).lowercased())
                print(Locale.preferredLanguages, Bundle.main.preferredLocalizations, Bundle.main.developmentLocalization ?? "-")
                let german = Bundle(path: Bundle.main.path(forResource: "de", ofType: "lproj")!)!
                print(["Localizable", "More"].map { german.path(forResource: $0, ofType: "strings") != nil })
                let names = ["K\u{e4}se", "Ka\u{308}se"]
                print(names.map { Bundle.main.url(forResource: $0, withExtension: "json") != nil })
                print(names.map { Bundle.main.path(forResource: $0, ofType: "json", inDirectory: nil) != nil })
                fflush(nil)
                """)
        // Of two folders of a language the bundle has one.
        try tool.write("\"b\" = \"c\";\n", "Screen/More/de.lproj/More.strings")
        for language in ["de", "en"] {
            try tool.write("\"a\" = \"b\";\n", "Screen/\(language).lproj/Localizable.strings")
        }
        // The accent is a letter of its own on the disk.
        try tool.write("{}", "Screen/Ka\u{308}se.json")
        let answer = try await tool.run(["snapshot", "Screen", "--locale", "de_DE", "--out", "out"])
        #expect(answer.status == 0, "\(answer)")
        #expect(
            answer.out == "3 true\n1.234,57 2,50\n3\u{a0}\u{20ac}\nheute\n"
                + "[\"de-DE\"] [\"de\"] en\n[true, true]\n[true, true]\n[true, true]\n",
            "\(answer)")
    }
}
