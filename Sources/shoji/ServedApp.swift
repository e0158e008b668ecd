import AppBuild
import Foundation
import HostOptions
import PageServing

/// One process of an app behind the pages, and the line to it. It ends with this process.
///
/// What it prints goes to this process's output, to the pages' console, and in part into the account of its end.
final class ServedApp: @unchecked Sendable {
    enum News: Sendable {
        /// Its first screen is there.
        case ready
        /// Its first screen should have been there long since.
        case late
        /// It has to be started anew to show pictures as they are now.
        case stale
        /// A resource of its cannot be read.
        case fault
        /// All that it said has been taken.
        case ended
    }

    let link: PageLink
    /// Whether it began with what was done in the one before.
    let isResumed: Bool
    private let executable: URL
    private let notes = ReadFiles()
    private let process = PromptProcess()
    private let lock = NSLock()
    private var errors: [String] = []
    private var frames: [String] = []
    private var faultLines: [String] = []
    private let readers = DispatchGroup()

    private static let mostErrors = 400
    /// Seconds in which a first screen is expected; most are there in one.
    static let patience = 5.0

    /// Starts it. Throws `AppBuildError`.
    /// - Parameters:
    ///   - isHeard: whether what it prints is passed on.
    ///   - news: called on a thread of its own.
    init(
        _ executable: URL, arguments: [String], isResumed: Bool, isHeard: Bool = true, relay: PageRelay,
        news: @escaping @Sendable (ServedApp, News) -> Void
    ) throws {
        self.executable = executable
        self.isResumed = isResumed
        let theirs: Int32
        (link, theirs) = try PageLink.pair()
        let input = FileHandle(fileDescriptor: theirs, closeOnDealloc: true)
        // So that writing is refused once the process has gone.
        defer { try? input.close() }
        // Its home, which it would start again for; what cannot be made it tells itself.
        let home = AppContainer.kept(beside: executable.deletingLastPathComponent())
        var environment = (try? home.make()) ?? [:]
        environment[ServeOptions.lineVariable] = "1"
        if let notes { environment[ServeOptions.notesVariable] = notes.path }
        let (out, err) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = out
        process.standardError = err
        try process.startApp(
            executable, ["run"] + arguments + (isResumed ? ["--resume"] : []), environment: environment)
        let (printed, told): (FileHandle, FileHandle) =
            isHeard ? (.standardOutput, .standardError) : (.nullDevice, .nullDevice)
        for (handle, isPrinted) in [(out.fileHandleForReading, true), (err.fileHandleForReading, false)] {
            read(SaidLines(handle, isPrinted: isPrinted)) { [self] line in
                let text = line.text
                if !line.isPrinted {
                    keep(text)
                    if text.hasPrefix(ServeOptions.faultPrefix) { news(self, .fault) }
                }
                guard !Self.isForTool(text) else { return }
                if isHeard { relay.print(text, isError: !line.isPrinted) }
                try? (line.isPrinted ? printed : told).write(contentsOf: line.bytes + Data("\n".utf8))
            }
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) { [weak self] in
            if let self { news(self, .late) }
        }
        Thread.detachNewThread { [self] in
            while let message = link.next() {
                switch message {
                case .ready: news(self, .ready)
                case .stale: news(self, .stale)
                default: relay.receive(message, from: link)
                }
            }
            // A child of its own may hold its output open; that is not waited for long.
            _ = readers.wait(timeout: .now() + 2)
            news(self, .ended)
        }
    }

    /// Ends it, if it has not.
    func end() {
        process.terminate()
        link.end()
        process.waitUntilExit()
    }

    /// Waits for the end; the exit status as the command line reports it.
    func status() -> Int32 {
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : ExitStatus.app.rawValue
    }

    /// Passes on what comes, line by line.
    private func read(_ lines: SaidLines, _ receive: @escaping @Sendable (SaidLines.Line) -> Void) {
        readers.enter()
        Thread.detachNewThread { [readers] in
            var lines = lines
            while let line = lines.next() { receive(line) }
            readers.leave()
        }
    }

    private func keep(_ line: String) {
        lock.withLock {
            if line.hasPrefix(CrashFrames.prefix) { return frames.append(line) }
            if line.hasPrefix(ServeOptions.faultPrefix) {
                return faultLines.append(String(line.dropFirst(ServeOptions.faultPrefix.count)))
            }
            errors.append(line)
            if errors.count > Self.mostErrors { errors.removeFirst() }
        }
    }

    /// Whether a line is said to the tool alone.
    private static func isForTool(_ line: String) -> Bool {
        line.hasPrefix(CrashFrames.prefix) || line.hasPrefix(ServeOptions.faultPrefix)
    }

    /// Whether it has read none of these files so far, which is known of some kinds of files only. To be called on one thread.
    func hasNotRead(_ files: Set<String>) -> Bool { notes?.lack(files) ?? false }

    /// Has it show pictures of image sets as they are now, or say that it is stale.
    func show(pictures: Set<String>) {
        guard !pictures.isEmpty else { return }
        link.send(.pictures(Data(pictures.map { $0 + "\n" }.joined().utf8)))
    }

    /// Its resources that cannot be read, and why.
    var faults: [String] { lock.withLock { faultLines } }

    /// What it said of its end.
    var account: AppAccount {
        lock.withLock { AppAccount(errors: errors, frames: frames, executable: executable) }
    }
}

/// What the host prints of a crash besides its message: where the app's own program was, innermost first.
enum CrashFrames {
    static let prefix = "shoji-frame: "
}
