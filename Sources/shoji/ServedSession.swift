import AppBuild
import Foundation
import HostOptions
import Simulator

/// The app behind `shoji serve`: built, started, and started anew where it is asked for. What is asked while it is not there
/// is answered with the reason.
final class ServedSession {
    private let source: SourceArgument
    private let arguments: [String]
    private var app: SteppedApp?
    /// Why there is no app
    private var fault: Fault?

    private struct Fault {
        var text: String
        var file: String?
        var line: Int?
        var remedy: String
    }

    init(_ source: SourceArgument, arguments: [String]) {
        self.source = source
        self.arguments = arguments
    }

    /// Throws what a build throws.
    func start() throws { try begin(try source.build()) }

    /// The app's first screen is there then, or what kept it from coming is known.
    private func begin(_ executable: URL) throws {
        let app = try SteppedApp(executable, arguments)
        self.app = app
        if !app.waitUntilReady() { fault = whyItStopped() }
    }

    func end() { app?.end() }

    /// The reply to a line, a line itself.
    func answer(_ line: Data) -> Data {
        guard let request = try? JSONValue(line) else {
            return ReplyLine(id: nil).failed("the line is not JSON", remedy: ReplyLine.forms)
        }
        return answer(request)
    }

    func answer(_ request: JSONValue) -> Data {
        var reply = ReplyLine(id: request["id"])
        guard case .object = request else { return reply.failed("no request", remedy: ReplyLine.forms) }
        if request["reload"]?.isTrue == true {
            reload()
            return fault.map { failed(reply, $0) } ?? reply.line
        }
        if request["get"]?.text == "log" {
            // What it said before it stopped is wanted most.
            reply.add("log", app?.log ?? "")
            return fault.map { failed(reply, $0) } ?? reply.line
        }
        if let fault { return failed(reply, fault) }
        if let answer = app?.ask(request.written) { return answer }
        let fault = whyItStopped()
        self.fault = fault
        return failed(reply, fault)
    }

    private func failed(_ reply: ReplyLine, _ fault: Fault) -> Data {
        reply.failed(fault.text, file: fault.file, line: fault.line, remedy: fault.remedy)
    }

    /// What the app said before it stopped.
    private func whyItStopped() -> Fault {
        let root = URL(fileURLWithPath: source.path).resolvingSymlinksInPath()
        let problem = app?.account.problems(root: root).first
        return Fault(
            text: "the app stopped: \(problem?.text ?? "it said nothing")", file: problem?.file,
            line: problem?.line,
            remedy: "mend what stopped it, then {\"reload\": true}")
    }

    private func reload() {
        app?.end()
        app = nil
        fault = nil
        var problems: [String] = []
        do {
            let executable = try SourceArgument.built(source.path, source.choice) { problems.append($0) }
                .executable
            try begin(executable)
        } catch {
            let text = problems.first ?? "\(error)"
            fault = Fault(text: text, remedy: "mend it, then {\"reload\": true}")
            if let match = text.prefixMatch(of: #/(?<file>[^:\n]+):(?<line>\d+):(\d+:)? *(error: )?/#) {
                fault?.file = String(match.file)
                fault?.line = Int(match.line)
                fault?.text = String(text[match.range.upperBound...])
            }
        }
    }
}

/// An app's process that does what it is asked for, one request after another.
private final class SteppedApp {
    private let executable: URL
    private let process = PromptProcess()
    private let container: AppContainer
    private let line: FileHandle
    private var replies: LineReader
    /// All that it prints, in a file without a name.
    private let output: FileHandle

    /// Throws `AppBuildError`.
    init(_ executable: URL, _ arguments: [String]) throws {
        self.executable = executable
        container = try AppContainer.fresh()
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0,
            let file = tmpfile()
        else {
            throw AppBuildError.tool("no line to the app can be made: \(FileFailure.reason(errno))")
        }
        line = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
        replies = LineReader(line)
        output = FileHandle(fileDescriptor: dup(fileno(file)), closeOnDealloc: true)
        fclose(file)
        let theirs = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
        defer { try? theirs.close() }
        process.standardInput = theirs
        process.standardOutput = output
        process.standardError = output
        do {
            let environment = container.givenEnvironment.merging([ServeOptions.lineVariable: "1"]) { $1 }
            try process.startApp(executable, ["serve"] + arguments, environment: environment)
        } catch {
            container.remove()
            throw error
        }
    }

    /// - Returns: false when the app has ended before its first screen was there.
    func waitUntilReady() -> Bool { replies.next() != nil }

    /// The reply, a line; nil when the app has ended.
    func ask(_ request: String) -> Data? {
        do {
            try line.write(contentsOf: Data((request + "\n").utf8))
        } catch {
            return nil
        }
        guard var reply = replies.next() else { return nil }
        reply.append(UInt8(ascii: "\n"))
        return reply
    }

    /// What it has printed so far.
    var log: String {
        lines.filter { !$0.hasPrefix(CrashFrames.prefix) }.joined(separator: "\n")
    }

    private var lines: [String] {
        var about = stat()
        guard fstat(output.fileDescriptor, &about) == 0, about.st_size > 0 else { return [] }
        var bytes = [UInt8](repeating: 0, count: Int(about.st_size))
        let count = pread(output.fileDescriptor, &bytes, bytes.count, 0)
        let text = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
        return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// What it said of its end; it has ended.
    var account: AppAccount {
        process.waitUntilExit()
        let all = lines
        return AppAccount(
            errors: all.filter { !$0.hasPrefix(CrashFrames.prefix) },
            frames: all.filter { $0.hasPrefix(CrashFrames.prefix) }, executable: executable)
    }

    func end() {
        if process.isRunning { process.terminate() }
        process.waitUntilExit()
        container.remove()
    }
}
