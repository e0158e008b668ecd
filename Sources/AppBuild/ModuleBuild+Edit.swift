import Foundation
import ProjectFormat
import StandInTable

/// An edit within bodies of functions of one file: that file is compiled by the very command that the compiler's driver has for it, and
/// the program is linked by the linker itself. The driver would find the same out by itself, and its helpers collect and plan what is as before.
///
/// What decides is ``BuiltState/edit(_:_:)``; where anything else is so than in the last build, or not known, the driver builds.
extension ModuleBuild {
    /// Whether that was possible. Throws `AppBuildError.source` where the file does not compile: then all is as the last build left it.
    func compileEdit(_ inputs: [URL: URL], _ lowering: SourceLowering, _ columns: LoweredColumns) throws
        -> Bool
    {
        let texts = lowering.texts
        guard case .executable(let executable) = product,
            var state = BuiltState(contentsOf: folder.state), let path = state.edit(texts, inputs),
            let input = inputs[URL(fileURLWithPath: path)],
            inputs.keys.allSatisfy({ FileManager.default.fileExists(atPath: self.object(of: $0).path) })
        else { return false }
        let commands = state.commands
        let object = object(of: URL(fileURLWithPath: path))
        // The compiler writes an object's own name into it.
        let beside = folder.objects.appendingPathComponent("edited")
        let new = beside.appendingPathComponent(object.lastPathComponent)
        try FileManager.default.createDirectory(at: beside, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: beside) }
        guard let compile = program(commands.compile(input.path, to: new.path)) else { return false }
        let linking = Asked { try self.link(commands) }
        let answer = try compile.run(errors: .joined)
        let link = try linking.answer()
        if answer.status == 1, try !mayMend(answer) { try finish(answer, columns) }
        // What it imports is as it was, and so is what the libraries were collected of.
        guard answer.status == 0, texts[path]?.isSound == true, let link,
            let libraries = ObjectSection.bytes(of: ObjectSection.libraries, inObject: object.path),
            libraries == ObjectSection.bytes(of: ObjectSection.libraries, inObject: new.path)
        else { return false }
        state.edited.insert(path)
        state.texts = texts
        // Whoever is ended from here on leaves nothing that is taken for built, but what the driver does not know.
        try state.write(to: folder.state)
        try FileManager.default.removeItem(at: folder.record)
        guard rename(new.path, object.path) == 0, try link.run(errors: .joined).status == 0,
            FileManager.default.isExecutableFile(atPath: executable.path)
        else { return false }
        try finish(answer, columns)
        return true
    }

    /// What links the program; nil where that is not told in a way that is known here.
    private func link(_ commands: CompileCommands) throws -> Program? {
        let libraries = folder.objects.appendingPathComponent("libraries").path
        guard let collect = program(commands.collectLibraries(in: libraries)),
            try collect.run(errors: .kept).status == 0
        else { return nil }
        let link = commands.link(librariesIn: libraries)
        guard var ask = program(link) else { return nil }
        ask.arguments.append("-###")
        let told = try ask.run(errors: .joined)
        // The last line is the linker's, or there is another way.
        guard told.status == 0, let line = told.out.split(separator: "\n").last,
            let words = ShellWords(String(line)).ifClosed, words.first?.hasSuffix("/ld.lld") == true
        else { return nil }
        return program(words)
    }

    private func program(_ words: [String]) -> Program? {
        guard let first = words.first, FileManager.default.isExecutableFile(atPath: first) else { return nil }
        return Program(
            executable: URL(fileURLWithPath: first), arguments: Array(words.dropFirst()),
            folder: folder.objects, environment: Self.largePages)
    }
}

/// What is found out beside other work.
final class Asked<Answer>: @unchecked Sendable {
    private var found: Result<Answer, any Error>?
    private let isDone = DispatchSemaphore(value: 0)

    init(_ body: @escaping () throws -> Answer) {
        nonisolated(unsafe) let body = body
        Thread.detachNewThread { [self] in
            found = Result { try body() }
            isDone.signal()
        }
    }

    /// Once.
    func answer() throws -> Answer {
        isDone.wait()
        guard let found else { preconditionFailure("it signals when it has found") }
        return try found.get()
    }
}
