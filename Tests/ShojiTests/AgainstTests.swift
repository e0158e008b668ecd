import Foundation
import Testing

/// `shoji snapshot --against`, by the contract of differences.json.
@Suite struct AgainstTests {
    private static let screen = """
        let title = UILabel()
        title.text = "Shelf"
        title.accessibilityIdentifier = "title"
        title.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(title)
        title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
        title.topAnchor.constraint(equalTo: view.topAnchor, constant: 200).isActive = true
        """

    private func read(_ tool: ReleaseTool, _ path: String) throws -> [[String: Any]] {
        let data = try #require(tool.read(path))
        return try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    }

    @Test func differencesAreWrittenWithTheirCause() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: Self.screen)
        _ = try await tool.run("snapshot", "Screen", "--out", "then")
        let same = try await tool.run("snapshot", "Screen", "--out", "now", "--against", "then")
        #expect(same.status == 0 && same.out.isEmpty, "\(same)")
        #expect(tool.read("now/differences.json") == nil)

        try tool.writeApp(viewDidLoad: Self.screen.replacing("constant: 16", with: "constant: 24"))
        let moved = try await tool.run("snapshot", "Screen", "--out", "now", "--against", "then")
        #expect(moved.status == 5, "\(moved)")
        #expect(moved.out.contains("ScreenViewController/title: moved by 8, 0"), "\(moved)")
        let first = try #require(try read(tool, "now/differences.json").first)
        #expect(first["name"] as? String == "opened" && first["kind"] as? String == "changed")
        let change = try #require((first["changes"] as? [[String: Any]])?.first)
        #expect(
            change["view"] as? String == "ScreenViewController/title" && change["what"] as? String == "moved")
        #expect(change["by"] as? [Double] == [8, 0])
        #expect((change["because"] as? String)?.contains("+ 24, was 16") == true, "\(change)")
    }

    @Test func whatIsNewOrMissingIsNamed() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "print(\"hello\")")
        try tool.write("steps:\n  - snapshot: one\n", "one.yaml")
        try tool.write("steps:\n  - snapshot: one\n  - snapshot: two\n", "two.yaml")
        _ = try await tool.run("snapshot", "Screen", "--scenario", "one.yaml", "--out", "one")
        let more = try await tool.run(
            "snapshot", "Screen", "--scenario", "two.yaml", "--out", "two", "--against", "one", "--json")
        #expect(more.status == 0 && more.err.contains("hello"), "\(more)")
        let account = try #require(
            try JSONSerialization.jsonObject(with: Data(more.out.utf8)) as? [String: Any], "\(more)")
        #expect((account["pictures"] as? [[String: Any]])?.map { $0["name"] as? String } == ["one", "two"])
        #expect((account["differences"] as? [[String: Any]])?.map { $0["kind"] as? String } == ["new"])
        let fewer = try await tool.run(
            "snapshot", "Screen", "--scenario", "one.yaml", "--out", "three", "--against", "two")
        #expect(fewer.status == 5, "\(fewer)")
        #expect(try read(tool, "three/differences.json").map { $0["kind"] as? String } == ["missing"])
        // By the contract a bad resource ends with 4.
        for broken in ["one.png", "one.json"] {
            let good = try #require(tool.read("one/\(broken)"))
            try tool.write("broken", "one/\(broken)")
            let wrong = try await tool.run(
                "snapshot", "Screen", "--scenario", "one.yaml", "--out", "five", "--against", "one")
            #expect(wrong.status == 4 && wrong.err.contains("one/\(broken)"), "\(wrong)")
            try good.write(to: tool.folder.appendingPathComponent("one/\(broken)"))
        }
        for (folder, told) in [("nowhere", "no such folder"), ("four", "--out is the same folder")] {
            try FileManager.default.createDirectory(
                at: tool.folder.appendingPathComponent("four"), withIntermediateDirectories: true)
            let wrong = try await tool.run("snapshot", "Screen", "--out", "four", "--against", folder)
            #expect(wrong.status == 2 && wrong.err.contains(told), "\(wrong)")
        }
    }
}
