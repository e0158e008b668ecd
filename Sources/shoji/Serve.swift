import ArgumentParser
import Foundation
import HostOptions
import Simulator

struct Serve: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "One session of the app for a program: requests as lines of JSON in, replies as lines out.",
        discussion: """
            {"id": 1, "step": {"tap": {"text": "More"}}}   a step as in a scenario; {"mark": 7} is a place of the outline
            {"id": 2, "get": "outline"}                    or tree, picture (with "marks": true), issues, log
            {"id": 3, "set": {"textSize": "large"}}        also device, orientation, appearance, direction, locale, keyboard
            {"id": 4, "reload": true}                      builds and starts anew
            """)

    @OptionGroup var source: SourceArgument
    @OptionGroup var network: NetworkOptions
    @OptionGroup var device: DeviceOptions

    @Flag(help: "Speaks the Model Context Protocol, with the requests as tools.")
    var mcp = false

    func run() throws {
        // A program that goes away ends the input, and is no reason to stop in the middle of a reply.
        signal(SIGPIPE, SIG_IGN)
        // A picture goes into a pipe at once, not in twelve pieces for which both sides wait: Linux's F_SETPIPE_SZ,
        // which Glibc's module leaves out. What is no pipe stays as it is.
        _ = fcntl(STDOUT_FILENO, 1031, 1 << 20)
        let session = ServedSession(source, arguments: network.arguments + device.arguments)
        try session.start()
        defer { session.end() }
        var lines = LineReader(.standardInput)
        while let line = lines.next() {
            guard line.contains(where: { !UnicodeScalar($0).properties.isWhitespace }) else { continue }
            guard let reply = mcp ? ContextProtocol(session).answer(line) : session.answer(line) else {
                continue
            }
            do {
                try FileHandle.standardOutput.write(contentsOf: reply)
            } catch {
                return
            }
        }
    }
}
