import AppBuild
import ArgumentParser
import Foundation
import HostOptions
import SnapshotComparison

/// An app's process that plays a scenario, with a home of its own that goes with it, however either process ends.
struct PlayedApp {
    enum End: Equatable, Sendable {
        case status(Int32)
        case signal(Int32)

        /// Passes on what the app has ended with, unless all is well.
        func check() throws {
            switch self {
            case .status(0): break
            case .status(let status): throw ExitCode(status)
            case .signal(let number): Shoji.fail("the app was ended by signal \(number)", ExitStatus.app)
            }
        }
    }

    private let executable: URL
    private let arguments: [String]
    /// Whether what the app prints goes to the standard error, where the standard output is for a program.
    private let isQuiet: Bool

    init(_ executable: URL, _ arguments: [String], isQuiet: Bool = false) {
        self.executable = executable
        self.arguments = arguments
        self.isQuiet = isQuiet
    }

    /// Starts the app and waits for its end; the end, and what the app told of its run. A signal that ends this process ends the
    /// app before, and what it leaves goes. Throws `AppBuildError`.
    /// - Parameter errors: where its standard error goes; nil: where that of this process does.
    func play<Record: RunRecord>(
        telling: Record.Type, isAsked: Bool = true, errors: FileHandle? = nil
    ) throws -> (
        end: End, records: [Record]
    ) {
        let signals = Signals()
        let container = try AppContainer.fresh()
        let records = isAsked ? try AppContainer.fresh() : nil
        defer {
            container.remove()
            records?.remove()
            signals.raiseTaken()
        }
        let process = PromptProcess()
        if isQuiet { process.standardOutput = FileHandle.standardError }
        if let errors { process.standardError = errors }
        try start(process, in: container, telling: records)
        signals.end(process.processIdentifier)
        process.waitUntilExit()
        let end: End =
            process.terminationReason == .exit
            ? .status(process.terminationStatus) : .signal(process.terminationStatus)
        return (end, try records.map { try Record.all(in: $0.home) } ?? [])
    }

    /// Seconds in which one screen is played.
    private static let patience = 120.0

    /// Starts the app beside other work, waits for its end, whatever that is, and gives what it has printed. What it says of
    /// errors is dropped. One that does not end is ended. Throws `AppBuildError`.
    func output() throws -> Data {
        let container = try AppContainer.fresh()
        defer { container.remove() }
        let process = PromptProcess()
        let out = Pipe()
        process.standardOutput = out
        process.standardError = FileHandle.nullDevice
        let overdue = DispatchWorkItem { kill(process.processIdentifier, SIGKILL) }
        try start(process, in: container)
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, execute: overdue)
        let data = out.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        overdue.cancel()
        return data
    }

    private func start(
        _ process: Process, in container: AppContainer, telling records: AppContainer? = nil
    ) throws {
        var environment = container.givenEnvironment
        if let records { environment[RunRecords.variable] = records.home.path }
        try process.startApp(executable, arguments, environment: environment)
    }

    /// The signals that ask this process to end, kept back until the app has ended.
    private final class Signals: @unchecked Sendable {
        private let lock = NSLock()
        private var taken: Int32?
        private var set = sigset_t()

        init() {
            sigemptyset(&set)
            for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&set, number) }
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
