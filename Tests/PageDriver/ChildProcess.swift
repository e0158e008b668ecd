import Foundation

/// A program that a test runs.
///
/// It has no descriptor of this process but its three streams. An inherited one would do harm: a pipe's end keeps its
/// reader waiting, and a file that another test is writing is reported as written when the program ends. Nor are
/// signals blocked or ignored that are so here. Foundation's `Process` promises neither.
package final class ChildProcess: @unchecked Sendable {
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    package enum Input {
        case nothing
        /// What `write` writes.
        case pipe
    }

    package enum Output {
        case nothing
        case file(URL)
        /// Called with each piece on a thread of its own, at the end with an empty one.
        case read(@Sendable (Data) -> Void)
        /// For errors: where the output goes.
        case sameAsOutput
    }

    package let identifier: pid_t
    private let line: String
    private let ended = Awaited<Int32>()
    private let lock = NSLock()
    private var input: Int32 = -1

    /// - Parameter blocksSignals: starts it with all signals blocked, as a worker thread of Dispatch does.
    package init(
        _ program: URL, _ arguments: [String], folder: URL? = nil,
        environment: [String: String] = ProcessInfo.processInfo.environment, input: Input = .nothing,
        output: Output = .nothing, errors: Output = .nothing, blocksSignals: Bool = false
    ) throws {
        line = ([program.lastPathComponent] + arguments).joined(separator: " ")
        var streams = Streams()
        defer { streams.close() }
        if case .pipe = input {
            self.input = try streams.pipe(to: 0)
        } else {
            streams.open("/dev/null", as: 0)
        }
        var readers: [(Int32, @Sendable (Data) -> Void)] = []
        for (number, stream) in [(Int32(1), output), (2, errors)] {
            switch stream {
            case .nothing: streams.open("/dev/null", as: number)
            case .file(let url): streams.open(url.path, as: number)
            case .read(let receive): readers.append((try streams.pipe(from: number), receive))
            case .sameAsOutput: streams.copy(1, as: number)
            }
        }
        var words = [program.path] + arguments
        if let folder { words = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder.path] + words }
        identifier = try streams.start(words, environment, blocksSignals: blocksSignals)
        for (descriptor, receive) in readers { Self.read(descriptor, receive) }
        Thread.detachNewThread { [identifier, ended] in
            var status: Int32 = 0
            while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
            ended.resolve(.success(status))
        }
    }

    deinit { closeInput() }

    private static func read(_ descriptor: Int32, _ receive: @escaping @Sendable (Data) -> Void) {
        Thread.detachNewThread {
            var buffer = [UInt8](repeating: 0, count: 64 * 1024)
            while true {
                let count = Foundation.read(descriptor, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                receive(Data(buffer.prefix(max(count, 0))))
                if count <= 0 { break }
            }
            close(descriptor)
        }
    }

    /// Blocks while the pipe is full.
    package func write(_ data: Data) throws {
        try lock.withLock {
            var rest = data[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { Foundation.write(input, $0.baseAddress, $0.count) }
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw Failure(description: "\(line): takes no more input") }
                rest = rest.dropFirst(count)
            }
        }
    }

    package func closeInput() {
        lock.withLock {
            if input >= 0 { close(input) }
            input = -1
        }
    }

    package func terminate() {
        if !ended.isResolved { kill(identifier, SIGTERM) }
    }

    /// The exit status, or the number of the signal that ended it, negative. Blocks the thread: to be called in
    /// `onOwnThread`. What has not ended after some seconds is killed with all that it started.
    package func end(within seconds: Double) throws -> Int32 {
        do {
            let status = try ended.wait(within: seconds, "the end of `\(line)`")
            return status & 0x7f == 0 ? status >> 8 & 0xff : -(status & 0x7f)
        } catch {
            kill(-identifier, SIGKILL)
            throw error
        }
    }
}

/// What becomes of a child's descriptors.
private struct Streams {
    private var actions = posix_spawn_file_actions_t()
    /// Ends of pipes that are the child's.
    private var theirs: [Int32] = []

    init() { posix_spawn_file_actions_init(&actions) }

    mutating func close() {
        for descriptor in theirs { Foundation.close(descriptor) }
        posix_spawn_file_actions_destroy(&actions)
    }

    mutating func open(_ path: String, as number: Int32) {
        let mode = number == 0 ? O_RDONLY : O_WRONLY | O_CREAT | O_TRUNC
        posix_spawn_file_actions_addopen(&actions, number, path, mode, 0o644)
    }

    mutating func copy(_ from: Int32, as number: Int32) {
        posix_spawn_file_actions_adddup2(&actions, from, number)
    }

    /// Our end of a pipe that the child reads.
    mutating func pipe(to number: Int32) throws -> Int32 { try pipe(number, theirEnd: 0) }

    /// Our end of a pipe that the child writes.
    mutating func pipe(from number: Int32) throws -> Int32 { try pipe(number, theirEnd: 1) }

    private mutating func pipe(_ number: Int32, theirEnd: Int) throws -> Int32 {
        var ends: [Int32] = [-1, -1]
        guard Foundation.pipe(&ends) == 0 else {
            throw ChildProcess.Failure(description: "no pipe: \(String(cString: strerror(errno)))")
        }
        theirs.append(ends[theirEnd])
        copy(ends[theirEnd], as: number)
        return ends[1 - theirEnd]
    }

    /// Starts the program in a group of processes of its own.
    mutating func start(
        _ words: [String], _ environment: [String: String], blocksSignals: Bool
    ) throws -> pid_t {
        // More than a test has open; closing what is not open is no error.
        for descriptor in 3..<min(1024, getdtablesize()) {
            posix_spawn_file_actions_addclose(&actions, descriptor)
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        _ = blocksSignals ? sigfillset(&signals) : sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        var ignored = sigset_t()
        sigemptyset(&ignored)
        sigaddset(&ignored, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &ignored)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
        var arguments = words.map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in arguments + variables { free(text) } }
        var child: pid_t = 0
        let error = posix_spawn(&child, words[0], &actions, &attributes, &arguments, &variables)
        guard error == 0 else {
            throw ChildProcess.Failure(description: "\(words[0]): \(String(cString: strerror(error)))")
        }
        return child
    }
}
