import Foundation

/// Another program, run to its end; with this process it ends, too.
struct Program {
    let executable: URL
    var arguments: [String]
    var folder: URL?
    /// Variables beside those of this process.
    var environment: [String: String] = [:]

    struct Answer {
        /// A program that a signal ended has 128 and the signal's number, as a shell says it.
        let status: Int32
        let out: String
        /// Empty where both are one.
        let err: String
    }

    enum Errors {
        /// For the user.
        case shown
        case kept
        /// Among the output, in the order of both.
        case joined
    }

    /// Throws when it cannot be started.
    /// - Parameter passingOn: whether its output is written on standard output as it comes, too.
    func run(errors: Errors = .shown, passingOn: Bool = false) throws -> Answer {
        let process = PromptProcess()
        let out = Pipe()
        let err = Pipe()
        process.executableURL = executable
        process.arguments = arguments
        process.standardOutput = out
        switch errors {
        case .shown: break
        case .kept: process.standardError = err
        case .joined: process.standardError = out
        }
        if let folder { process.currentDirectoryURL = folder }
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }.merging(
            OrphanWatch.shared?.environment ?? [:]
        ) { $1 }
        try process.run()
        nonisolated(unsafe) var said = Data()
        let isDone = DispatchSemaphore(value: 0)
        if errors == .kept {
            Thread.detachNewThread {
                said = err.fileHandleForReading.readDataToEndOfFile()
                isDone.signal()
            }
        }
        var data = Data()
        while case let part = out.fileHandleForReading.availableData, !part.isEmpty {
            data += part
            if passingOn { FileHandle.standardOutput.write(part) }
        }
        process.waitUntilExit()
        if errors == .kept { isDone.wait() }
        let status = process.terminationStatus
        return Answer(
            status: process.terminationReason == .exit ? status : 128 + status,
            out: String(decoding: data, as: UTF8.self), err: String(decoding: said, as: UTF8.self))
    }

    /// Runs several side by side; their output and errors are joined.
    static func all(_ programs: [Program]) throws -> [Answer] {
        nonisolated(unsafe) var answers = [Result<Answer, Error>?](repeating: nil, count: programs.count)
        let lock = NSLock()
        DispatchQueue.concurrentPerform(iterations: programs.count) { index in
            let answer = Result { try programs[index].run(errors: .joined) }
            lock.withLock { answers[index] = answer }
        }
        return try answers.compactMap { try $0?.get() }
    }
}
