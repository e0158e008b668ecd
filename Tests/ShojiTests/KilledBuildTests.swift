import Foundation
import PageDriver
import Testing

/// What a build has started ends with the command line, which a signal may end at once.
@Suite struct KilledBuildTests {
    @Test(arguments: [SIGTERM, SIGHUP, SIGKILL])
    func compilersEndWithTheCommandLine(_ number: Int32) async throws {
        let tool = try ReleaseTool("compilersEndWithTheCommandLine\(number)")
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "")
        // A compiler without end, which has started another program in a session of its own. Both hold the pipe open.
        let pipe = tool.folder.appendingPathComponent("pipe").path
        try #require(mkfifo(pipe, 0o600) == 0)
        let compiler = try tool.write(
            """
            #!/bin/sh
            exec 3>'\(pipe)'
            setsid sleep 600 &
            echo started >&3
            sleep 600
            """, "bin/swiftc")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: compiler.path)
        let output = Output()
        let reader = try ChildProcess(URL(fileURLWithPath: "/bin/cat"), [pipe], output: .read(output.take))
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let process = try ChildProcess(
            ReleaseTool.executable, ["build", "Screen"], folder: tool.folder,
            environment: ReleaseTool.environment.merging([
                "PATH": "\(compiler.deletingLastPathComponent().path):\(path)"
            ]) { $1 })
        defer {
            process.terminate()
            reader.terminate()
        }
        try await onOwnThread { try output.start.wait(within: 120, "the compiler's start") }
        kill(process.identifier, number)
        #expect(try await onOwnThread { try process.end(within: 60) } == -number)
        // The pipe ends when nobody has it open any more.
        try await onOwnThread { try output.end.wait(within: 60, "the compiler's end") }
    }

    private final class Output: @unchecked Sendable {
        let start = Awaited<Void>()
        let end = Awaited<Void>()

        func take(_ data: Data) {
            if data.isEmpty {
                start.resolve(.failure(Overdue("the compiler ended before it began")))
                end.resolve(.success(()))
            } else {
                start.resolve(.success(()))
            }
        }
    }
}
