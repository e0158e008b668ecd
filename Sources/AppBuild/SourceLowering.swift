import Foundation
import ProjectFormat
import StandInTable

/// The stage between the user's files and the compiler: what needs Objective-C is replaced by plain Swift.
struct SourceLowering {
    /// `shoji-lower`, built from `Sources/SourceLowering`.
    let tool: URL
    /// What the tool knows about UIKit.
    let kit: URL
    /// Where the copies go.
    let folder: URL
    /// Where something takes the place of modules that are not here: the imported ones that are part of the source.
    var merged: [String]?
    /// Whether what cannot be lowered stays as it is, with a warning; the compiler may do without.
    var isLenient = false
    /// Whether `texts` is told.
    var tellsTexts = false
    /// What has been said of the files: files that are lowered again say the same.
    var said = LinesSaidOnce()

    /// The files to compile in place of the originals, and how to read the compiler's messages about them.
    struct Result {
        /// The original, or a copy whose messages name the original's file and line.
        fileprivate(set) var inputs: [URL: URL] = [:]
        fileprivate(set) var columns = LoweredColumns()
    }

    /// What is compiled of each file, as the last lowering here found it, by the original's path.
    var texts: [String: OutlinedText] {
        FileManager.default.contents(atPath: outlines.path).flatMap {
            try? JSONDecoder().decode([String: OutlinedText].self, from: $0)
        } ?? [:]
    }

    private var outlines: URL { folder.appendingPathComponent("outlines.json") }

    /// Lowers the files of a module. Copies are written only when their text changed, so that unchanged files stay
    /// compiled. Throws `AppBuildError.source` when a file has a construct that cannot be lowered; the diagnostics
    /// have then gone to standard error. Cost: all files are parsed, about a tenth of a second for 10,000 lines.
    /// - Parameter language: how the compiler reads the files.
    /// - Parameter libraries: modules that the files may import.
    /// - Parameter settle: called before anything is told; what it throws is passed on.
    /// - Parameter renamesNamesakes: whether files of one name get copies of different names.
    func lower(
        _ files: [URL], as language: LanguageSettings = .plain, isOfTests: Bool = false,
        with libraries: [BuiltModule] = [], renamesNamesakes: Bool = true,
        settle: () throws -> Void = {}
    ) throws -> Result {
        var result = Result()
        let copies = files.map { (original: $0, copy: copy(of: $0)) }
        for file in files { result.inputs[file] = file }
        let kit = try self.kit(with: libraries)
        var arguments: [String] = []
        if let merged { arguments += ["--stand-in", merged.joined(separator: ",")] }
        if isLenient { arguments.append("--lenient") }
        arguments += ["--conditions", language.conditions.joined(separator: ",")]
        arguments += ["--language", language.mode]
        if language.isMainActorDefault { arguments += ["--main-actor", isOfTests ? "said" : "compiled"] }
        if tellsTexts { arguments += ["--outlines", outlines.path] }
        arguments.append(kit.path)
        for (original, copy) in copies { arguments += [original.path, copy.path] }
        let answer = try Self.run(tool, arguments, errors: .kept)
        try settle()
        said.say(answer.err)
        guard answer.status == 0 else {
            throw AppBuildError.source(
                "\(files.first?.deletingLastPathComponent().path ?? ""): the source does not build")
        }
        let changed = Set(answer.out.split(separator: "\n").map(String.init))
        for (original, copy) in copies where changed.contains(original.path) {
            result.inputs[original] = copy
            let columns = try String(
                contentsOf: copy.appendingPathExtension("columns"), encoding: .utf8)
            result.columns.add(columns, for: original.path)
        }
        if renamesNamesakes { try renameNamesakes(in: &result) }
        return result
    }

    /// What the tool is told of UIKit and of libraries: a file that is kept while the libraries stay as they are.
    func kit(with libraries: [BuiltModule]) throws -> URL {
        guard !libraries.isEmpty else { return kit }
        let mark = Fingerprint(libraries.map(\.fingerprint).joined(separator: "\n"))
        let known = folder.appendingPathComponent("\(mark).members")
        guard !FileManager.default.fileExists(atPath: known.path) else { return known }
        let about = libraries.flatMap {
            [$0.isLowered ? "--lowered" : "--plain", $0.name] + $0.files.map(\.path)
        }
        _ = try Self.run(tool, ["--libraries", kit.path, known.path] + about)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        where name.hasSuffix(".members") && name != known.lastPathComponent {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
        return known
    }

    /// The compiler takes no two files of one name in a module; folders of several libraries have such.
    private func renameNamesakes(in result: inout Result) throws {
        let namesakes = Dictionary(grouping: result.inputs.keys, by: \.lastPathComponent).values
            .filter { $0.count > 1 }.joined().sorted { $0.path < $1.path }
        for original in namesakes where result.inputs[original] == original {
            let copy = copy(of: original)
            let header = "#sourceLocation(file: \"\(original.path)\", line: 1)\n"
            let text = Data(header.utf8) + (try Data(contentsOf: original))
            if FileManager.default.contents(atPath: copy.path) != text {
                try FileManager.default.createDirectory(
                    at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
                try text.writeWhole(to: copy)
            }
            result.inputs[original] = copy
            result.columns.add("header 1", for: original.path)
        }
    }

    private func copy(of file: URL) -> URL {
        // The compiler rejects a copy with the name of the file that its source location names.
        let base = file.deletingPathExtension().lastPathComponent
        let mark = Fingerprint(file.path)
        let name = base == "main" ? "main.swift" : "\(base)-\(mark).lowered.swift"
        return folder.appendingPathComponent("\(mark)").appendingPathComponent(name)
    }

    /// Runs the lowering tool. Throws `AppBuildError.tool` when it is not there or fails.
    static func run(_ tool: URL, _ arguments: [String], errors: Program.Errors = .shown) throws
        -> Program.Answer
    {
        guard FileManager.default.isExecutableFile(atPath: tool.path) else {
            throw AppBuildError.tool("\(tool.path): not built; start the tool as ./shoji, which builds it")
        }
        let answer = try Program(executable: tool, arguments: arguments).run(errors: errors)
        if answer.status > 1 { throw AppBuildError.tool("\(tool.path): ended with status \(answer.status)") }
        return answer
    }
}
