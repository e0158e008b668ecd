import Foundation
import StandInTable

/// `shoji-lower --stand-ins`, kept while a module is compiled: it reads the source once.
final class StandInTool {
    private let process = PromptProcess()
    private let input = Pipe()
    private let output = Pipe()
    private let messages: URL
    private let path: String

    /// - Parameter folder: for what it is told.
    init(_ tool: URL, _ request: StandInRequest, in folder: URL) throws {
        path = tool.path
        let file = folder.appendingPathComponent("request.json")
        try JSONEncoder().encode(request).write(to: file, options: .atomic)
        messages = folder.appendingPathComponent("messages")
        process.executableURL = tool
        process.arguments = ["--stand-ins", file.path]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
    }

    deinit { end() }

    /// - Parameter said: what the compiler printed about what the last answer gave; empty at first.
    func ask(_ said: String) throws -> StandInAnswer {
        try Data(said.utf8).write(to: messages)
        try input.fileHandleForWriting.write(contentsOf: Data((messages.path + "\n").utf8))
        var line = Data()
        while line.last != UInt8(ascii: "\n") {
            let part = output.fileHandleForReading.availableData
            guard !part.isEmpty else { throw AppBuildError.tool("\(path): ended before its answer") }
            line += part
        }
        return try JSONDecoder().decode(StandInAnswer.self, from: line)
    }

    func end() {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }
}
