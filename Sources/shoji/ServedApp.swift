import AppBuild
import Foundation
import HostOptions

/// The app's process behind the page: started, told of problems, and started anew at the same address.
///
/// The process ends with this one.
struct ServedApp {
    private let executable: URL
    private let arguments: [String]
    private var serve: ServeOptions
    /// The page's address stays the same while the app is started anew.
    private let token = (0..<2).map { _ in
        let digits = String(UInt64.random(in: 0 ... .max), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
    private var process: Process?
    /// Our end of the app's standard input: notices go down it, and a byte comes up once the app has printed its
    /// address.
    private var line: FileHandle?
    private var isAddressPrinted = false

    init(executable: URL, serve: ServeOptions, arguments: [String]) throws {
        self.executable = executable
        self.arguments = arguments
        self.serve = serve
        // A free port that stays the same when the app is started anew.
        if serve.port == 0 { self.serve.port = try Self.freePort(at: serve.host) }
    }

    /// For `poll`: reports an error as soon as the process has ended.
    var endDescriptor: Int32 { line?.fileDescriptor ?? -1 }

    /// Starts the process; ends the one before. The address is printed once, by the first app that comes to it: one
    /// that an edit ended before has not.
    mutating func start() throws {
        end()
        let process = Process()
        process.executableURL = executable
        process.arguments = ["run"] + serve.arguments + arguments
        var environment = ProcessInfo.processInfo.environment
        environment[ServeOptions.tokenVariable] = token
        environment[ServeOptions.parentVariable] = "\(getpid())"
        if isAddressPrinted { environment[ServeOptions.restartVariable] = "1" }
        process.environment = environment
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw AppBuildError.tool("no line to the app: \(String(cString: strerror(errno)))")
        }
        line = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
        let theirs = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
        process.standardInput = theirs
        // So that writing is refused once the process has gone.
        defer { try? theirs.close() }
        do {
            try process.run()
        } catch {
            throw AppBuildError.tool("\(executable.path): cannot be started: \(error.localizedDescription)")
        }
        self.process = process
    }

    private mutating func end() {
        guard let process, let line else { return }
        process.terminate()
        process.waitUntilExit()
        var byte: UInt8 = 0
        if recv(line.fileDescriptor, &byte, 1, Int32(MSG_DONTWAIT)) == 1 { isAddressPrinted = true }
    }

    /// Waits for the end; the exit status as the command line reports it.
    func status() -> Int32 {
        guard let process else { return 0 }
        process.waitUntilExit()
        switch process.terminationReason {
        case .exit: return process.terminationStatus
        case .uncaughtSignal: return process.terminationStatus == SIGTERM ? 0 : ExitStatus.app.rawValue
        @unknown default: return ExitStatus.app.rawValue
        }
    }

    /// Shows one line in the page until the next start; an empty one takes it away.
    func tell(_ line: String) {
        let text = line.replacingOccurrences(of: "\n", with: " ") + "\n"
        try? self.line?.write(contentsOf: Data(text.utf8))
    }

    private static func freePort(at host: String) throws -> Int {
        let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        inet_pton(AF_INET, host, &address.sin_addr)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(socket, address, length) == 0 ? getsockname(socket, address, &length) : -1
            }
        }
        // The app says what is wrong with the address.
        return status == 0 ? Int(UInt16(bigEndian: address.sin_port)) : 0
    }
}
