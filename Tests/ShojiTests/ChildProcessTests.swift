import Foundation
import PageDriver
import Testing

/// What the tests start programs with.
@Suite struct ChildProcessTests {
    private final class Text: @unchecked Sendable {
        let whole = Awaited<String>()
        private var text = ""
        func receive(_ data: Data) {
            text += String(decoding: data, as: UTF8.self)
            if data.isEmpty { whole.resolve(.success(text)) }
        }
    }

    private func printed(_ script: String) async throws -> String {
        let text = Text()
        let process = try ChildProcess(
            URL(fileURLWithPath: "/bin/sh"), ["-c", script], output: .read(text.receive),
            errors: .sameAsOutput)
        return try await onOwnThread {
            let status = try process.end(within: 60)
            return try "\(text.whole.wait(within: 60, "the output's end"))\(status)"
        }
    }

    @Test func aChildHasNoDescriptorsButItsStreams() async throws {
        let file = open("/dev/null", O_WRONLY)
        defer { close(file) }
        // The fourth is the folder that `ls` lists.
        #expect(try await printed("ls -1 /proc/self/fd") == "0\n1\n2\n3\n0")
    }

    @Test func aSignalThatIsIgnoredHereEndsAChild() async throws {
        signal(SIGPIPE, SIG_IGN)
        #expect(try await printed("kill -PIPE $$") == "-13")
    }

    @Test func theEndIsTheStatusOrTheSignal() async throws {
        #expect(try await printed("echo out; echo err >&2; exit 7") == "out\nerr\n7")
        #expect(try await printed("kill -TERM $$") == "-15")
    }

    @Test func whatDoesNotEndIsNamedAndKilledWithAllThatItStarted() async throws {
        let text = Text()
        let process = try ChildProcess(
            URL(fileURLWithPath: "/bin/sh"), ["-c", "cat /dev/zero >/dev/null"], output: .read(text.receive))
        await #expect(
            performing: {
                try await onOwnThread { try process.end(within: 0) }
            }, throws: { "\($0)" == "the end of `sh -c cat /dev/zero >/dev/null`: not within 0 s" })
        let whole = try await onOwnThread { try text.whole.wait(within: 60, "the end of what `sh` started") }
        #expect(whole.isEmpty)
    }
}
