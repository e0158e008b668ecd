import Foundation

/// A `shoji run` that serves a folder of source.
package struct ServedSource {
    /// It ended before it printed an address.
    package struct Failure: Error {
        package let output: String
    }

    package let process: ChildProcess
    /// Of the page, with its token.
    package let address: String
    /// What the tool has printed so far, errors too.
    package let printed: @Sendable () -> String

    /// Starts the tool on any free port and waits for the address that it prints.
    /// - Parameters:
    ///   - source: nil for the page that offers the examples.
    ///   - cache: the folder in which it keeps what it builds.
    package init(_ source: String?, tool: URL, cache: String) async throws {
        try await self.init(
            command: ["run"] + (source.map { [$0] } ?? []) + ["--port", "0"], tool: tool, cache: cache)
    }

    /// The same for another command that serves a page.
    package init(command: [String], tool: URL, cache: String) async throws {
        let output = PrintedAddress()
        let process = try ChildProcess(
            tool, command,
            environment: ProcessInfo.processInfo.environment.merging(["SHOJI_CACHE": cache]) { $1 },
            output: .read(output.receive), errors: .sameAsOutput)
        self.process = process
        printed = { output.soFar }
        do {
            address = try await onOwnThread {
                try output.wait("the address that `shoji \(command.joined(separator: " "))` prints")
            }
        } catch {
            process.terminate()
            throw error
        }
    }
}

/// Looks for the address in what the tool prints, and takes all the rest, so that it never waits for a reader.
private final class PrintedAddress: @unchecked Sendable {
    private let address = Awaited<String>()
    private let lock = NSLock()
    private var text = ""

    func receive(_ data: Data) {
        lock.withLock {
            text += String(decoding: data, as: UTF8.self)
            if data.isEmpty { address.resolve(.failure(ServedSource.Failure(output: text))) }
            guard let start = text.range(of: "http://"),
                let end = text[start.lowerBound...].firstIndex(of: "\n")
            else { return }
            address.resolve(.success(String(text[start.lowerBound..<end])))
        }
    }

    var soFar: String { lock.withLock { text } }

    func wait(_ what: String) throws -> String {
        try address.wait(within: 180, "\(what); it has printed: \(soFar)")
    }
}
