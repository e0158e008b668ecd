import Foundation
import PageDriver
import Testing

@testable import AppBuild

/// Folders that cannot be written end a command in one sentence that says what helps.
@Suite(.serialized) struct UnwritableTests {
    /// The folder, and what its sentence says after naming it. Nobody, root included, makes folders in `/proc` and
    /// `/sys`.
    @Test(arguments: [
        ("file", "cannot be made: a file is in the way; name a folder that can be made"),
        (
            "file/sub/out",
            "cannot be made: a file is in the way at FOLDER/file/sub; name a folder that can be made"
        ),
        (
            "/proc/none/out",
            "cannot be made: there is no such folder at /proc/none; name a folder that can be made"
        ),
        ("/sys/out", "cannot be made: this user may not; name a folder that can be made"),
    ])
    func aFolderForPicturesThatCannotBeMadeIsToldBeforeTheBuild(_ out: String, _ reason: String) async throws
    {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        // It would not build.
        try tool.write("import UIKit\nlet x: Int = \"\"\n", "Screen/A.swift")
        try tool.write("", "file")
        let answer = try await tool.run("snapshot", "Screen", "--out", out)
        #expect(answer.status == 2, "\(answer)")
        let wanted = reason.replacingOccurrences(of: "FOLDER", with: tool.folder.path)
        #expect(answer.err == "shoji: --out \(out): \(wanted)\n")
    }

    @Test func theExecutableTellsTheSame() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "")
        try tool.write("", "file")
        let path = try await tool.run("build", "Screen").lastLine
        let answer = try await tool.run(["--out", "file"], executable: URL(fileURLWithPath: path))
        #expect(answer.status == 2, "\(answer)")
        #expect(
            answer.err == "--out file: cannot be made: a file is in the way; name a folder that can be made\n"
        )
    }

    @Test func aPictureWithAFolderInItsWayIsNamed() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "")
        try tool.write("", "out/opened.png/x")
        let answer = try await tool.run("snapshot", "Screen", "--out", "out")
        #expect(answer.status == 4, "\(answer)")
        #expect(
            answer.err.contains(
                "out/opened.png: cannot be written: a folder is in the way; name another folder with --out"),
            "\(answer)")
        #expect(!answer.err.contains("Error Domain"))
    }

    /// Libraries are called SQLite.swift, and so are the folders that they lie in.
    @Test func aFolderWithTheNameOfAFileIsAFolder() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "print(Shelf().name)")
        try tool.write("struct Shelf { let name = \"Emma\" }\n", "Screen/Shelves.swift/Shelf.swift")
        let answer = try await tool.run("snapshot", "Screen", "--out", "out")
        #expect(answer.status == 0 && answer.out == "Emma\n", "\(answer)")
    }

    // MARK: A full disk

    /// A folder for the cache that holds so many KiB: a small disk where this user may mount one, elsewhere a limit on
    /// the size of each file.
    private func build(_ tool: ReleaseTool, room: Int) async throws -> ReleaseTool.Answer {
        try FileManager.default.createDirectory(
            at: tool.folder.appendingPathComponent("small"), withIntermediateDirectories: true)
        let unshare = URL(fileURLWithPath: "/usr/bin/unshare")
        let shell = URL(fileURLWithPath: "/bin/sh")
        let mount = "mount -t tmpfs -o size=\(room)k tmpfs small"
        let command = "exec \"\(ReleaseTool.executable.path)\" build Screen"
        let variables = ["SHOJI_CACHE": tool.folder.path + "/small/cache"]
        if try await tool.run(["--mount", "--map-root-user", "sh", "-c", mount], executable: unshare).status
            == 0
        {
            return try await tool.run(
                ["--mount", "--map-root-user", "sh", "-c", "\(mount) && \(command)"], executable: unshare,
                variables: variables)
        }
        return try await tool.run(
            ["-c", "ulimit -f \(room / 8); \(command)"], executable: shell, variables: variables)
    }

    /// Room for nothing at all, for the first small files, for a part of what the compiler writes.
    @Test(arguments: [4, 64, 1024, 8192])
    func aCacheOnAFullDiskIsToldWithTheRemedy(_ room: Int) async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "")
        let answer = try await build(tool, room: room)
        #expect(answer.status == 4, "\(answer)")
        let last = answer.err.split(separator: "\n").last.map(String.init) ?? ""
        #expect(last.hasPrefix("shoji: \(tool.folder.path)/small"), "\(answer)")
        #expect(
            last.hasSuffix(
                "the disk is full; make room there, or set SHOJI_CACHE to a folder that can be written"),
            "\(answer)")
        #expect(!answer.err.contains("Error Domain"), "\(answer)")
        #expect(!answer.err.contains("does not build"), "\(answer)")
    }

    @Test func aCacheWithAFileInItsWayIsTold() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "")
        try tool.write("", "small")
        let answer = try await tool.run(
            ["build", "Screen"], variables: ["SHOJI_CACHE": tool.folder.path + "/small/cache"])
        #expect(answer.status == 4, "\(answer)")
        #expect(
            answer.err
                == "shoji: \(tool.folder.path)/small/cache: cannot be written: a file is in the way; "
                + "set SHOJI_CACHE to a folder that can be written\n")
    }

    @Test func sourceThatDoesNotBuildIsStillThat() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write("import UIKit\nlet x: Int = \"\"\n", "Screen/A.swift")
        let answer = try await tool.run("build", "Screen")
        #expect(answer.status == 1, "\(answer)")
        #expect(answer.err.hasSuffix("shoji: \(tool.source.path): the source does not build\n"), "\(answer)")
    }
}
