import Testing

/// What the system says itself, in the language of the app's texts (Apple's documentation, "Localizing your app"; the words are those that iOS
/// shows to readers of the language).
@Suite struct SystemWordTests {
    @Test func areInTheLanguageOfTheAppsTexts() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        for language in ["en", "de", "ja", "he"] {
            try tool.write("\"title\" = \"\(language)\";", "Screen/\(language).lproj/Localizable.strings")
        }
        try tool.writeApp(
            viewDidLoad: """
                let cancel = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
                let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
                let search = UISearchController(searchResultsController: nil).searchBar
                let label = UILabel(frame: CGRect(x: 10, y: 100, width: 380, height: 30))
                label.accessibilityIdentifier = "said"
                label.text = [cancel.title, done.title, editButtonItem.title, search.placeholder].map { $0 ?? "-" }.joined(separator: ",")
                view.addSubview(label)
                """)
        try tool.write("steps:\n  - snapshot: opened\n", "s.yaml")
        for (locale, words) in [
            ("en_US", "Cancel,Done,Edit,Search"), ("de_DE", "Abbrechen,Fertig,Bearbeiten,Suchen"),
            ("ja_JP", "キャンセル,完了,編集,検索"), ("he_IL", "ביטול,סיום,עריכה,חיפוש"),
            // The app has no texts in it.
            ("fr_FR", "Cancel,Done,Edit,Search"),
        ] {
            let answer = try await tool.run(
                "snapshot", "Screen", "--scenario", "s.yaml", "--out", "out", "--locale", locale)
            #expect(answer.status == 0, "\(answer)")
            let said = try DumpNode(#require(tool.read("out/opened.json"))).view(id: "said").text
            #expect(said == words, "\(locale)")
        }
    }
}
