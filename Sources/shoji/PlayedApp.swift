import AppBuild
import Foundation
import HostOptions

/// An app's process that plays a scenario, with a home of its own that goes with it, however either process ends.
struct PlayedApp {
    enum End: Sendable {
        case status(Int32)
        case signal(Int32)
    }

    private let executable: URL
    private let arguments: [String]
    /// Variables that it is started with, besides those of this process.
    var environment: [String: String] = [:]
    /// Whether what the app prints goes to the standard error, where the standard output is for a program.
    var isQuiet = false

    init(_ executable: URL, _ arguments: [String]) {
        self.executable = executable
        self.arguments = arguments
    }

    /// Starts the app and waits for its end. A signal that ends this process ends the app before.
    /// Throws `AppBuildError`.
    func play() throws -> End {
        let signals = Signals()
        let container = try AppContainer.fresh()
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging([
            AppContainer.variable: container.home.path,
            ServeOptions.parentVariable: "\(getpid())",
        ]) { $1 }.merging(environment) { $1 }
        if isQuiet { process.standardOutput = FileHandle.standardError }
        do {
            try process.run()
        } catch {
            container.remove()
            throw AppBuildError.tool("\(executable.path): cannot be started: \(error.localizedDescription)")
        }
        signals.end(process.processIdentifier)
        process.waitUntilExit()
        container.remove()
        signals.raiseTaken()
        return process.terminationReason == .exit
            ? .status(process.terminationStatus) : .signal(process.terminationStatus)
    }

    /// The signals that ask this process to end, kept back until the app has ended.
    private final class Signals: @unchecked Sendable {
        private let lock = NSLock()
        private var taken: Int32?
        private var set = sigset_t()

        init() {
            sigemptyset(&set)
            for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&set, number) }
            pthread_sigmask(SIG_BLOCK, &set, nil)
        }

        /// From now on a signal ends `child` instead.
        func end(_ child: pid_t) {
            Thread.detachNewThread { [self] in
                var number: Int32 = 0
                var set = set
                while sigwait(&set, &number) != 0 {}
                lock.withLock { taken = number }
                kill(child, SIGKILL)
            }
        }

        /// Ends this process by the signal that has come meanwhile.
        func raiseTaken() {
            if let taken = lock.withLock({ taken }) {
                signal(taken, SIG_DFL)
                raise(taken)
            }
            pthread_sigmask(SIG_UNBLOCK, &set, nil)
        }
    }
}
