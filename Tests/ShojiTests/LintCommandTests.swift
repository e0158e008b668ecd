import Foundation
import Testing

/// `shoji lint`, by the contract of its JSON and its exit status.
@Suite struct LintCommandTests {
    private static let screen = """
        view.backgroundColor = .systemBackground
        let title = UILabel(frame: CGRect(x: 16, y: 200, width: 200, height: 24))
        title.text = "Shelf"
        title.accessibilityIdentifier = "title"
        title.textColor = .lightGray
        view.addSubview(title)
        """

    private func issues(_ answer: ReleaseTool.Answer) throws -> [[String: String]] {
        try #require(
            try JSONSerialization.jsonObject(with: Data(answer.out.utf8)) as? [[String: String]], "\(answer)")
    }

    @Test func faultsAreToldInTheUsualVariants() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: Self.screen + "\nprint(\"hello\")")
        let answer = try await tool.run("lint", "Screen", "--json")
        #expect(answer.status == 5 && answer.err.contains("hello"), "\(answer)")
        let all = try issues(answer)
        #expect(all.allSatisfy { Set($0.keys) == ["screen", "variant", "view", "rule", "why", "remedy"] })
        #expect(Set(all.map { $0["rule"] }) == ["lowContrast", "noDynamicType"], "\(answer)")
        #expect(all.allSatisfy { $0["screen"] == "opened" && $0["view"] == "ScreenViewController/title" })
        // Two devices, two sizes, two appearances, two directions; on black the grey is light enough.
        #expect(Set(all.map { $0["variant"] }).count == 16)
        #expect(all.count { $0["rule"] == "lowContrast" } == 8)
        #expect(
            all.contains {
                $0["variant"] == "iPhone_SE_(3rd)-accessibilityExtraExtraExtraLarge-light-rtl"
            })
    }

    /// docs/lint.md: "an option such as --device takes the place of its set"; of all sets one variant is left.
    @Test func optionsMayTakeThePlaceOfAllSets() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: Self.screen)
        try tool.write(
            """
            import UIKit
            #Preview("bare") { ScreenViewController() }
            """, "Screen/Preview.swift")
        let options = [
            "--device", "iPhone 15", "--appearance", "light", "--direction", "ltr", "--text-size", "large",
        ]
        let answer = try await tool.run(["lint", "Screen", "--json"] + options)
        #expect(answer.status == 5, "\(answer)")
        #expect(Set(try issues(answer).map { $0["screen"] }) == ["opened", "bare"], "\(answer)")
        #expect(Set(try issues(answer).map { $0["variant"] }).count == 1)
    }

    @Test func faultsAreSilencedByNameAndByFile() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: Self.screen)
        let one = ["lint", "Screen", "--matrix", "appearances=light"]
        let table = try await tool.run(one)
        #expect(table.status == 5 && table.out.contains("opened: lowContrast: ScreenViewController/title"))
        #expect(table.out.contains("2 faults on 1 screen\n"), "\(table)")
        try tool.write(
            """
            silence:
              - {rule: noDynamicType, view: title, reason: the logo is drawn}
              - {rule: smallTarget, reason: none}
            """, "Screen/shoji-lint.yaml")
        let silenced = try await tool.run(one + ["--silence", "lowContrast"])
        #expect(silenced.status == 0 && silenced.out.contains("no faults on 1 screen\n"), "\(silenced)")
        #expect(!silenced.err.contains("which nothing has"), "\(silenced)")
        let all = try await tool.run("lint", "Screen", "--silence", "lowContrast")
        #expect(all.status == 0 && all.err.contains("silences smallTarget, which nothing has"), "\(all)")
        try tool.write("silence:\n  - {rule: smallTargets, reason: none}\n", "Screen/shoji-lint.yaml")
        let wrong = try await tool.run(one)
        #expect(
            wrong.status == 4 && wrong.err.contains("shoji-lint.yaml:2: error: silence: rule"), "\(wrong)")
        let folder = try await tool.run("lint", "Screen", "--out", "out")
        #expect(folder.status == 2, "\(folder)")
    }

    @Test func previewsAreScreens() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            """
            import UIKit
            #Preview("Pale") {
                let label = UILabel()
                label.font = .preferredFont(forTextStyle: .body)
                label.text = "Pale"
                label.textColor = .lightGray
                label.backgroundColor = .white
                return label
            }
            """, "Screen/Cards.swift")
        let answer = try await tool.run("lint", "Screen", "--json", "--matrix", "appearances=light")
        #expect(answer.status == 5, "\(answer)")
        #expect(
            try issues(answer).map { "\($0["screen"] ?? "") \($0["rule"] ?? "")" } == ["Pale lowContrast"])
    }
}
