import Foundation
import PageDriver
import Testing

/// The home of a played run: nobody foresees or shares it, and nothing of it is left, however the run ends.
@Suite(.serialized) struct PlayedHomeTests {
    /// A tool whose temporary folder is `tmp` of its own folder.
    private struct Place {
        let tool: ReleaseTool
        var temporary: String { tool.folder.appendingPathComponent("tmp").path }
        var left: [String] { (try? FileManager.default.contentsOfDirectory(atPath: temporary)) ?? ["?"] }

        init(_ test: String = #function, viewDidLoad: String) throws {
            tool = try ReleaseTool(test)
            try tool.writeApp(viewDidLoad: viewDidLoad)
            try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
        }

        func play() async throws -> ReleaseTool.Answer {
            try await tool.run(["snapshot", "Screen", "--out", "out"], variables: ["TMPDIR": temporary])
        }

        /// The executable itself, without the command line around it.
        func playAlone() async throws -> ReleaseTool.Answer {
            let path = try await tool.run("build", "Screen").lastLine
            return try await tool.run(
                ["--out", "out"], executable: URL(fileURLWithPath: path), variables: ["TMPDIR": temporary])
        }
    }

    private static let tellHome = """
        let home = NSHomeDirectory()
        var about = stat()
        stat(home, &about)
        print(home)
        print(String(about.st_mode & 0o777, radix: 8))
        fflush(nil)
        """

    /// File System Programming Guide, "Where You Should Put Your App's Files": Library lies in the app's home, and Caches and Application
    /// Support in it.
    @Test func libraryIsInIt() async throws {
        let place = try Place(
            viewDidLoad: """
                let files = FileManager.default
                let library = try! files.url(
                    for: .libraryDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
                let caches = files.urls(for: .cachesDirectory, in: .userDomainMask)[0]
                print(library.path == NSHomeDirectory() + "/Library", caches.path == library.path + "/Caches")
                print(NSSearchPathForDirectoriesInDomains(.libraryDirectory, .userDomainMask, true) == [library.path])
                print(URL.libraryDirectory.path == library.path, files.fileExists(atPath: library.path))
                fflush(nil)
                """)
        defer { place.tool.remove() }
        let answer = try await place.play()
        #expect(answer.status == 0, "\(answer)")
        #expect(answer.out == "true true\ntrue\ntrue true\n", "\(answer)")
    }

    @Test func itIsOneOfItsOwnForEachRun() async throws {
        let place = try Place(viewDidLoad: Self.tellHome)
        defer { place.tool.remove() }
        var homes: Set<String> = []
        for answer in [try await place.play(), try await place.play(), try await place.playAlone()] {
            #expect(answer.status == 0, "\(answer)")
            let lines = answer.out.split(separator: "\n").map(String.init)
            try #require(lines.count == 2, "\(answer)")
            #expect(lines[1] == "700")
            let name = try #require(
                lines[0].hasPrefix(place.temporary + "/") ? lines[0].split(separator: "/").last : nil)
            // What `mkdtemp` puts in place of six Xs.
            #expect(name.wholeMatch(of: /shoji-home-[A-Za-z0-9]{6}/) != nil, "\(name)")
            homes.insert(lines[0])
        }
        #expect(homes.count == 3)
        #expect(place.left == [])
    }

    /// The kernel calls a process after the file that it was started from, one that has started itself again after
    /// `/proc/self/exe`.
    @Test func whoIsGivenAHomeStartsOnce() async throws {
        let place = try Place(
            viewDidLoad: """
                let name = FileHandle(forReadingAtPath: "/proc/self/comm")!.readDataToEndOfFile()
                print(String(decoding: name, as: UTF8.self), terminator: "")
                """)
        defer { place.tool.remove() }
        let answer = try await place.play()
        #expect(answer.out == "Screen\n", "\(answer)")
        let alone = try await place.playAlone()
        #expect(alone.out == "exe\n", "\(alone)")
    }

    @Test func aHomeThatSomebodyElseNamesIsNotTaken() async throws {
        let place = try Place(viewDidLoad: Self.tellHome)
        defer { place.tool.remove() }
        let path = try await place.tool.run("build", "Screen").lastLine
        for name in ["shoji-home-open", "precious"] {
            let folder = place.tool.folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true,
                attributes: [.posixPermissions: name == "precious" ? 0o700 : 0o755])
            let answer = try await place.tool.run(
                ["--out", "out"], executable: URL(fileURLWithPath: path),
                variables: ["TMPDIR": place.temporary, "SHOJI_PLAYED_HOME": folder.path])
            #expect(answer.out.hasPrefix(place.temporary + "/shoji-home-"), "\(answer)")
            #expect(FileManager.default.fileExists(atPath: folder.path))
        }
        #expect(place.left == [])
    }

    /// How an app may end, its status from the command line, and whether the app itself sees it coming.
    @Test(arguments: [
        ("fatalError(\"no\")", 3, true), ("exit(0)", 3, true), ("abort()", 3, true),
        ("UnsafeMutablePointer<Int>(bitPattern: 8)!.pointee = 1", 3, true),
        ("kill(getpid(), SIGTERM)", 3, true), ("kill(getpid(), SIGKILL)", 3, false),
    ])
    func itGoesHoweverTheAppEnds(_ end: String, status: Int32, seen: Bool) async throws {
        let place = try Place(
            "itGoesHoweverTheAppEnds\(end)",
            viewDidLoad: Self.tellHome
                + "\ntry! \"x\".write(toFile: home + \"/Documents/x\", atomically: true, "
                + "encoding: .utf8)\n" + end)
        defer { place.tool.remove() }
        let answer = try await place.play()
        #expect(answer.status == status, "\(answer)")
        #expect(answer.out.hasPrefix(place.temporary), "\(answer)")
        #expect(place.left == [])
        guard seen else { return }
        #expect(try await place.playAlone().status != 0)
        #expect(place.left == [])
    }

    /// SIGKILL leaves the command line no time: the app ends itself.
    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGKILL])
    func itGoesWhenTheCommandLineIsEnded(_ number: Int32) async throws {
        #expect(try await left(whenEndedBy: number, folders: 1) == [])
    }

    /// What the app tells of its pictures has a folder, too.
    @Test func soDoesWhatItTellsOfItsPictures() async throws {
        #expect(try await left(whenEndedBy: SIGTERM, folders: 2, "--against", ".") == [])
    }

    /// What is left of a run's folders, of which there are so many before a signal ends the command line.
    private func left(whenEndedBy number: Int32, folders: Int, _ more: String...) async throws -> [String] {
        let place = try Place(
            "itGoesWhenTheCommandLineIsEnded\(number)\(folders)",
            viewDidLoad: Self.tellHome + "\nwhile true { pause() }")
        defer { place.tool.remove() }
        _ = try await place.tool.run("build", "Screen")
        let output = Output()
        let process = try ChildProcess(
            ReleaseTool.executable, ["snapshot", "Screen", "--out", "out"] + more, folder: place.tool.folder,
            environment: ReleaseTool.environment.merging(["TMPDIR": place.temporary]) { $1 },
            output: .read(output.receive))
        try await onOwnThread { try output.line.wait(within: 120, "the home that the app tells") }
        #expect(place.left.count == folders)
        kill(process.identifier, number)
        #expect(try await onOwnThread { try process.end(within: 60) } == -number)
        // The output ends when the app has ended too.
        try await onOwnThread { try output.end.wait(within: 60, "the app's end") }
        return place.left
    }

    private final class Output: @unchecked Sendable {
        let line = Awaited<Void>()
        let end = Awaited<Void>()
        private var text = ""

        func receive(_ data: Data) {
            text += String(decoding: data, as: UTF8.self)
            if text.contains("700\n") { line.resolve(.success(())) }
            if data.isEmpty {
                line.resolve(.failure(Overdue("the app ended: \(text)")))
                end.resolve(.success(()))
            }
        }
    }
}
