import Foundation
import SourceLowering
import StandInTable

/// `shoji-lower --stand-ins FILE`: see `StandInRequest`. The source is read once.
struct StandInCommand {
    private let request: StandInRequest
    private let files: [CompiledFile]
    private let earlier: EarlierStandIns
    private var round: StandInRound

    init(_ path: String) throws {
        request = try JSONDecoder().decode(
            StandInRequest.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
        let read = { (path: String) in [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) }
        files = try request.files.map {
            CompiledFile(path: $0.original, text: try read($0.compiled), lacksModules: $0.lacksModules)
        }
        earlier = EarlierStandIns(
            request.earlier.compactMap { each in Self.known(each.state).map { (each.module, $0) } })
        var known = Self.known(request.state) ?? DeclaredStandIns()
        known.forget(unless: Set(request.missing))
        known.forget(partsUnlike: files, declaredBy: earlier)
        round = StandInRound(
            known, after: earlier, files: files,
            others: try request.others.map { CompiledFile(path: $0, text: try read($0)) },
            kit: KitIndex(text: String(decoding: try read(request.kit), as: UTF8.self)),
            nibElements: request.nibElements, mayLeaveOutAny: request.mayLeaveOutAny,
            known: request.known, knownMembers: request.knownMembers,
            declaresKnownOnly: request.declaresKnownOnly, isOfTests: request.isOfTests)
    }

    private static func known(_ path: String) -> DeclaredStandIns? {
        (try? Data(contentsOf: URL(fileURLWithPath: path))).flatMap {
            try? JSONDecoder().decode(DeclaredStandIns.self, from: $0)
        }
    }

    /// Answers until the input ends.
    mutating func run() throws {
        while let path = readLine() {
            let messages = path.isEmpty ? "" : try String(contentsOfFile: path, encoding: .utf8)
            let answer = try answer(to: CompileError.all(in: messages))
            FileHandle.standardOutput.write(try JSONEncoder().encode(answer) + Data("\n".utf8))
        }
    }

    private mutating func answer(to errors: [CompileError]) throws -> StandInAnswer {
        var answer = StandInAnswer()
        answer.isChanged = round.consume(errors, generated: request.generated)
        if errors.isEmpty { answer.isChanged = round.leaveOutWhatStandsIn() || answer.isChanged }
        let standIns = round.standIns
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        try write([UInt8](try encoder.encode(standIns)), to: request.state)
        let generated =
            request.isOfTests
            ? standIns.textOfTests(for: round.words) : standIns.text(importing: earlier, for: round.words)
        try write(Array(generated.utf8), to: request.generated)
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
        if request.isOfTests {
            answer.lostTests = round.lostTests(
                of: files, where: Set(request.conditions), LanguageMode(rawValue: request.mode) ?? .five)
        }
        answer.names = standIns.names
        answer.wrongFiles = Set(errors.map(\.path)).sorted()
        return answer
    }
}
