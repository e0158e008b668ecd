import Foundation

/// A `shoji run` that serves a folder of source.
package struct ServedSource {
    /// It ended before it printed an address.
    package struct Failure: Error {
        package let output: String
    }

    package let process: Process
    /// Of the page, with its token.
    package let address: String

    /// Starts the tool on any free port and waits for the address that it prints.
    /// - Parameter cache: the folder in which it keeps what it builds.
    package init(_ source: String, tool: URL, cache: String) async throws {
        process = Process()
        process.executableURL = tool
        process.arguments = ["run", source, "--port", "0"]
        process.environment = ProcessInfo.processInfo.environment.merging(["SHOJI_CACHE": cache]) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        let (chunks, sink) = AsyncStream<Data>.makeStream()
        pipe.fileHandleForReading.readabilityHandler = {
            let data = $0.availableData
            data.isEmpty ? sink.finish() : { _ = sink.yield(data) }()
        }
        try process.run()
        var text = ""
        for await chunk in chunks {
            text += String(decoding: chunk, as: UTF8.self)
            guard let start = text.range(of: "http://"),
                let end = text[start.lowerBound...].firstIndex(of: "\n")
            else { continue }
            pipe.fileHandleForReading.readabilityHandler = nil
            address = String(text[start.lowerBound..<end])
            return
        }
        throw Failure(output: text)
    }
}
