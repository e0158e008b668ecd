import Foundation
import Testing

/// What of a folder of source is read, and what is refused at once.
@Suite(.serialized) struct SourceLimitTests {
    private func link(_ tool: ReleaseTool, _ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: tool.folder.appendingPathComponent(path).path, withDestinationPath: target)
    }

    /// What is built of somebody's source is for nobody else to read.
    @Test func cachesAreTheUsersAlone() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "")
        let cache = tool.folder.appendingPathComponent("cache")
        let answer = try await tool.run(["build", tool.source.path], variables: ["SHOJI_CACHE": cache.path])
        #expect(answer.status == 0, "\(answer)")
        let app = try #require(
            try FileManager.default.contentsOfDirectory(atPath: cache.path).first { $0.hasPrefix("Screen-") })
        for folder in [cache, cache.appendingPathComponent(app)] {
            var about = stat()
            #expect(lstat(folder.path, &about) == 0 && about.st_mode & 0o777 == 0o700, "\(folder.path)")
        }
    }

    @Test func linksAreFollowedInsideTheFolderAndCirclesEnd() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "print(linked)")
        try tool.write("let linked = 1\n", "Screen/linked.text")
        try link(tool, "Screen/Linked.swift", to: "linked.text")
        try link(tool, "Screen/circle", to: ".")
        let answer = try await tool.run("build", "Screen")
        #expect(answer.status == 0, "\(answer)")
    }

    @Test func whatLeadsOutIsRefusedWithTheRemedy() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "")
        try tool.write("let secret = 1\n", "Elsewhere.swift")
        try link(tool, "Screen/Linked.swift", to: "../Elsewhere.swift")
        let answer = try await tool.run("build", "Screen")
        #expect(answer.status == 2, "\(answer)")
        #expect(answer.err.contains("Screen/Linked.swift: this link leads out of"))
        #expect(answer.err.contains("name the folder that holds both"))
    }

    @Test func whatIsTooLargeOrNoFileIsRefusedAtOnce() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "")
        let large = try tool.write("", "Screen/Large.swift")
        truncate(large.path, 9 << 20)
        let refused = try await tool.run("build", "Screen")
        #expect(refused.status == 2 && refused.err.contains("more than 8388608"), "\(refused)")
        try FileManager.default.removeItem(at: large)
        // Who opens it waits for somebody to write.
        mkfifo(tool.source.appendingPathComponent("Pipe.swift").path, 0o600)
        let pipe = try await tool.run("build", "Screen")
        #expect(pipe.status == 2 && pipe.err.contains("no plain file"), "\(pipe)")
    }
}
