import Foundation
import SourceLowering

/// `shoji-lower --stand-ins REQUEST`: one round of making stand-ins for modules that are not here. REQUEST is a file, the
/// answer goes to standard output, both JSON.
struct StandInRequest: Codable {
    struct File: Codable {
        /// The path that the compiler's messages name.
        let original: String
        /// What is compiled, apart from what is left out.
        let compiled: String
    }

    /// What is known so far; read where it is there, and written.
    let state: String
    let kit: String
    /// The Swift file that declares what stands in.
    let generated: String
    /// Where files go that are compiled without some of their parts.
    let folder: String
    /// What the compiler printed; empty at first.
    let messages: String
    /// Elements of nibs by the name of their custom class.
    let nibElements: [String: String]
    let files: [File]
}

struct StandInAnswer: Codable {
    /// Whether another compile may do better.
    var isChanged = false
    /// Files that are compiled in the place of others, by the path of the original.
    var copies: [String: String] = [:]
    /// Files that are left out, and why.
    var leftOutFiles: [String: String] = [:]
    /// Parts of files that are left out: path, line, reason.
    var leftOut: [[String]] = []
    /// The names that stand in for something.
    var names: [String] = []
}

func makeStandIns(_ request: StandInRequest) throws -> StandInAnswer {
    let state = URL(fileURLWithPath: request.state)
    var known = StandIns()
    if let data = try? Data(contentsOf: state),
        let read = try? JSONDecoder().decode(StandIns.self, from: data)
    {
        known = read
    }
    let files = try request.files.map {
        CompiledFile(
            path: $0.original, text: [UInt8](try Data(contentsOf: URL(fileURLWithPath: $0.compiled))))
    }
    known.forgetParts(unlike: files)
    var round = StandInRound(
        known, files: files,
        kit: KitIndex(
            text: String(decoding: try Data(contentsOf: URL(fileURLWithPath: request.kit)), as: UTF8.self)),
        nibElements: request.nibElements)
    var answer = StandInAnswer()
    answer.isChanged = round.take(CompileError.all(in: request.messages), generated: request.generated)
    let standIns = round.standIns
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    try write([UInt8](try encoder.encode(standIns)), to: request.state)
    try write(Array(standIns.text.utf8), to: request.generated)
    for file in files {
        guard let text = standIns.shortened(file) else { continue }
        let original = URL(fileURLWithPath: file.path)
        let copy =
            request.folder + "/"
            + standIns.fileName(for: original.deletingPathExtension().lastPathComponent, file)
        try write(text, to: copy)
        answer.copies[file.path] = copy
    }
    answer.leftOutFiles = standIns.leftOutFiles
    answer.leftOut = standIns.leftOutPlaces.map { [$0.path, "\($0.line)", $0.reason] }
    answer.names = standIns.names
    return answer
}

func standIns(_ path: String) throws -> Int32 {
    let request = try JSONDecoder().decode(
        StandInRequest.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    let answer = try makeStandIns(request)
    FileHandle.standardOutput.write(try JSONEncoder().encode(answer))
    return 0
}
