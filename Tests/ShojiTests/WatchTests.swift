import Foundation
import PageDriver
import TestSeeds
import Testing

/// `shoji snapshot --watch`: an edit's pictures, and why they changed.
@Suite(.serialized) struct WatchTests {
    /// What a program has printed, for those who wait for a part of it.
    private final class Printed: @unchecked Sendable {
        private let condition = NSCondition()
        private var text = ""

        func receive(_ data: Data) {
            condition.withLock {
                text += String(decoding: data, as: UTF8.self)
                condition.broadcast()
            }
        }

        /// All until `words`, which goes.
        func wait(_ words: String) async throws -> String {
            try await onOwnThread { [self] in
                let deadline = Date(timeIntervalSinceNow: 120)
                return try condition.withLock {
                    while true {
                        if let range = text.range(of: words) {
                            defer { text = String(text[range.upperBound...]) }
                            return String(text[..<range.upperBound])
                        }
                        guard condition.wait(until: deadline) else {
                            throw Overdue("\(words); printed: \(text)")
                        }
                    }
                }
            }
        }
    }

    private static let screen = """
        let title = UILabel(frame: CGRect(x: 16, y: 200, width: 200, height: 40))
        title.text = "Shelf"
        title.accessibilityIdentifier = "title"
        view.addSubview(title)
        """

    @Test(.timeLimit(.hang)) func anEditWritesItsPicturesAndSaysWhy() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: Self.screen)
        let out = tool.folder.appendingPathComponent("out").path
        let printed = Printed()
        let process = try ChildProcess(
            ReleaseTool.executable, ["snapshot", tool.source.path, "--out", out, "--watch"],
            environment: ProcessInfo.processInfo.environment.merging(["SHOJI_CACHE": ReleaseTool.cache]) {
                $1
            },
            output: .read(printed.receive), errors: .sameAsOutput)
        defer { process.terminate() }
        _ = try await printed.wait("opened: new\n")
        let first = try #require(tool.read("out/opened.png"))
        try tool.writeApp(viewDidLoad: Self.screen.replacing("x: 16", with: "x: 24"))
        let moved = try await printed.wait("title: moved by 8, 0")
        #expect(moved.contains("opened: "), "\(moved)")
        let second = try #require(tool.read("out/opened.png"))
        #expect(first != second)
        // A fault is told, and the next edit goes on.
        try tool.writeApp(viewDidLoad: Self.screen.replacing("UILabel(", with: "UILabble("))
        _ = try await printed.wait("error: cannot find 'UILabble'")
        #expect(tool.read("out/opened.png") == second)
        try tool.writeApp(viewDidLoad: Self.screen)
        _ = try await printed.wait("title: moved by -8, 0")
        #expect(tool.read("out/opened.png") == first)
        try tool.writeApp(viewDidLoad: Self.screen + "\n// The same screen.")
        _ = try await printed.wait("no picture has changed\n")
        #expect(tool.read("out/differences.json") == nil)
    }

    @Test func watchingComparesWithWhatWasThere() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        let answer = try await tool.run("snapshot", "Screen", "--out", "out", "--watch", "--against", "then")
        #expect(answer.status == 2 && answer.err.contains("--watch"), "\(answer)")
    }
}
