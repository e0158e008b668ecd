import Foundation
import Testing

/// `--shard i/n` and one report of all parts: by the contract a picture belongs to one part, and all parts are the whole.
@Suite struct SnapshotPartsTests {
    private static let screen = """
        let title = UILabel(frame: CGRect(x: 16, y: 200, width: 200, height: 40))
        title.text = "Shelf"
        title.accessibilityIdentifier = "title"
        view.addSubview(title)
        """
    private static let matrix =
        "matrix: {devices: [iPhone SE, iPhone 15], appearances: [light, dark]}\nsteps:\n  - snapshot: opened\n"

    private func pictures(_ tool: ReleaseTool, _ folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: tool.folder.appendingPathComponent(folder).path)
            .filter { $0.hasSuffix(".png") }
    }

    /// Four variants and a picture that only the earlier run has; the title has moved by 8 in all of them.
    @Test func partsOfAMatrixAreComparedApartAndToldTogether() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: Self.screen)
        try tool.write(Self.matrix, "now.yaml")
        try tool.write(Self.matrix + "  - snapshot: gone\n", "then.yaml")
        let then = try await tool.run("snapshot", "Screen", "--scenario", "then.yaml", "--out", "then")
        #expect(then.status == 0, "\(then)")
        try tool.writeApp(viewDidLoad: Self.screen.replacing("x: 16, y: 200", with: "x: 24, y: 200"))
        var seen: [String] = []
        for part in 1...3 {
            let answer = try await tool.run(
                "snapshot", "Screen", "--scenario", "now.yaml", "--out", "now-\(part)", "--against", "then",
                "--shard", "\(part)/3")
            #expect(answer.status == 5 && answer.out.contains("opened@"), "\(answer)")
            seen += try pictures(tool, "now-\(part)")
        }
        #expect(
            seen.sorted() == [
                "opened@iPhone_15-dark.png", "opened@iPhone_15-light.png", "opened@iPhone_SE-dark.png",
                "opened@iPhone_SE-light.png",
            ])
        let report = try await tool.run(
            "report", "now-1", "now-2", "now-3", "--out", "all.html", "--junit", "all.xml")
        #expect(report.out.contains("4 changed, 4 missing"), "\(report)")
        #expect(report.status == 0 && tool.read("now-1/report.html") == nil)
        let junit = try JUnit(try #require(tool.read("all.xml")))
        #expect(junit.cases.count == 8 && Set(junit.cases.values) == ["failed"])
        // Pages become one page as folders do.
        for part in 1...3 { _ = try await tool.run("report", "now-\(part)") }
        let pages = (1...3).map { "now-\($0)/report.html" }
        let merged = try await tool.run(["report"] + pages + ["--out", "pages.html"])
        #expect(merged.out.contains("4 changed, 4 missing"), "\(merged)")
        let nowhere = try await tool.run("report", pages[0])
        #expect(nowhere.status == 2 && nowhere.err.contains("--out FILE"), "\(nowhere)")
        let other = try await tool.run("report", "now.yaml", "now-1/report.html")
        #expect(other.status == 2 && other.err.contains("now.yaml"), "\(other)")
    }

    /// Three previews in two variants are three pictures in each of two parts, of pictures as of tests.
    @Test func previewsArePartedOneByOne() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        let previews = ["One", "Two", "Three"].map { "#Preview(\"\($0)\") { UILabel() }" }
        try tool.writeApp(viewDidLoad: "", members: "")
        try tool.write("import UIKit\n" + previews.joined(separator: "\n") + "\n", "Screen/Previews.swift")
        let matrix = "appearances=light,dark"
        var seen: [String] = []
        for part in 1...2 {
            let answer = try await tool.run(
                "snapshot", "Screen", "--previews", "--matrix", matrix, "--out", "part-\(part)", "--shard",
                "\(part)/2")
            #expect(answer.status == 0, "\(answer)")
            let own = try pictures(tool, "part-\(part)")
            #expect(own.count == 3, "\(own)")
            seen += own
        }
        #expect(Set(seen).count == 6)
        let recorded = try await tool.run(
            "test", "Screen", "--previews", "--matrix", matrix, "--record", "all")
        #expect(recorded.status == 0, "\(recorded)")
        for part in 1...2 {
            let answer = try await tool.run(
                "test", "Screen", "--previews", "--matrix", matrix, "--shard", "\(part)/2")
            #expect(answer.status == 0 && answer.out.contains("3 passed, 0 failed"), "\(answer)")
        }
    }
}
