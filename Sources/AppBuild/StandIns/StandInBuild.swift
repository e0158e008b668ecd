import Foundation
import ProjectFormat
import StandInTable

/// Makes a module compile that uses what is not here, such as modules that it imports: that is declared from its use, and
/// what does not compile all the same is left out.
///
/// The compiler says what is missing; the lowering tool declares it, or leaves a part out, and the compiler is asked again
/// about the files that were wrong until it has nothing more to say. What was found is kept, so that an edit asks again
/// only for what is new.
final class StandInBuild {
    /// What it imports that is not here.
    private let missing: [LoweredColumns.ForeignImport]
    private let headers: ObjectiveCHeaders?
    private let isOfTests: Bool
    private let kept: URL
    /// The lowered files, by original.
    private let inputs: [URL: URL]
    private let tool: StandInTool
    /// The Swift file that declares what stands in.
    let generated: URL
    private var answer = StandInAnswer()
    /// Whether it imports what is not here.
    var lacksModules: Bool { !missing.isEmpty }
    private var rounds = 0

    /// A round takes in what the compiler said of the round before. A module is asked about at most so often.
    var limit = 60

    /// - Parameters:
    ///   - missing: what the module imports that is not here.
    ///   - headers: of Objective-C, which is not compiled.
    ///   - root: the folder of its source, with its nibs.
    ///   - others: modules of the same project, which may use the same of what is missing.
    ///   - mayLeaveOutAny: whether files lose parts that use nothing of what is missing, too.
    ///   - declaresKnownOnly: whether names that the headers do not have are slips.
    ///   - isOfTests: whether nothing is declared, and tests that do not compile fail.
    ///   - language: how the compiler reads the files.
    ///   - folder: that of the module's build.
    init(
        missing: [LoweredColumns.ForeignImport], _ headers: ObjectiveCHeaders? = nil, inputs: [URL: URL],
        below root: URL, kit: URL,
        after libraries: [BuiltModule], others: [SourceModule] = [], mayLeaveOutAny: Bool,
        declaresKnownOnly: Bool = false, isOfTests: Bool = false, as language: LanguageSettings,
        in folder: URL, runtime: Runtime
    ) throws {
        self.isOfTests = isOfTests
        kept = Self.answer(in: folder)
        self.missing = missing
        self.headers = headers
        self.inputs = inputs
        generated = Self.generated(in: folder)
        let own = generated.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        try Self.forgetWhatOthersFound(in: folder, imports: Self.imports(of: inputs.keys), runtime)
        let names = Set(missing.map(\.module))
        let lacking = Set(missing.map(\.path))
        let request = StandInRequest(
            state: Self.state(in: folder).path, kit: kit.path, generated: generated.path, folder: own.path,
            nibElements: Self.nibElements(below: root),
            files: inputs.sorted { $0.key.path < $1.key.path }.map {
                StandInRequest.File(
                    original: $0.key.path, compiled: $0.value.path,
                    lacksModules: lacking.contains($0.key.path))
            },
            earlier: libraries.compactMap { library in
                library.standIns.map { StandInRequest.Earlier(module: library.name, state: $0.path) }
            },
            others: others.flatMap(\.files).filter {
                !SourceModule.imports(of: $0).isDisjoint(with: names)
            }.map(\.path),
            missing: names.sorted(), mayLeaveOutAny: mayLeaveOutAny,
            known: headers?.declarations.values.map(\.type) ?? [],
            knownMembers: (headers?.members).map { $0.sorted() } ?? [],
            declaresKnownOnly: declaresKnownOnly, isOfTests: isOfTests, conditions: language.conditions,
            mode: language.mode)
        tool = try StandInTool(runtime.loweringTool, request, in: own)
    }

    /// Of a module with tests, those that are left out with their declarations.
    var lostTests: [LostTest] { answer.lostTests }

    /// The Swift file that declares what stands in for modules that are not here.
    static func generated(in folder: URL) -> URL {
        folder.appendingPathComponent("standins/StandIns.swift")
    }

    /// What is known of it.
    static func state(in folder: URL) -> URL {
        folder.appendingPathComponent("standins/stand-ins.json")
    }

    /// Its last answer about a module with tests.
    static func answer(in folder: URL) -> URL {
        folder.appendingPathComponent("standins/answer.json")
    }

    /// What another build of the tool found out may be here now, or would be declared in another way; and what files did not import
    /// they may import now: a name that stood in would hide the real one.
    private static func forgetWhatOthersFound(in folder: URL, imports: String, _ runtime: Runtime) throws {
        let mark = generated(in: folder).deletingLastPathComponent().appendingPathComponent("tool")
        let own = Data((try runtime.fingerprint() + "\n" + imports).utf8)
        guard FileManager.default.contents(atPath: mark.path) != own else { return }
        try? FileManager.default.removeItem(at: state(in: folder))
        try own.write(to: mark, options: .atomic)
    }

    /// What each file imports, a line for each.
    private static func imports(of files: some Sequence<URL>) -> String {
        files.sorted { $0.path < $1.path }.map {
            "\($0.path): \(SourceModule.imports(of: $0).sorted().joined(separator: " "))"
        }.joined(separator: "\n")
    }

    /// Takes in what was found before.
    func begin() throws { _ = try ask("") }

    /// - Parameters:
    ///   - check: says what is wrong in the last of the given originals; each is compiled from the file beside it. Without it
    ///     a compile says so.
    ///   - compile: compiles all.
    /// - Returns: what the compiler said at last.
    func run(
        check: (([URL: URL], Set<URL>) throws -> String)? = nil,
        compile: ([URL: URL]) throws -> Program.Answer
    ) throws -> Program.Answer {
        try begin()
        // What was known before may be all there is to know.
        if let check, answer.names.isEmpty, answer.leftOut.isEmpty { try settle(Set(compiled.keys), check) }
        while true {
            let said = try compile(compiled)
            guard said.status != 0, try ask(said.out) else { return said }
            if let check { try settle(wrongFiles, check) }
        }
    }

    /// Asks what is wrong in files until nothing is that could be mended, at last in all.
    private func settle(_ files: Set<URL>, _ check: ([URL: URL], Set<URL>) throws -> String) throws {
        var files = files
        while true {
            let said = try check(compiled, files)
            if !said.contains(": error: ") {
                if files.count == compiled.count { return }
                files = Set(compiled.keys)
            } else {
                guard try ask(said) else { return }
                files = wrongFiles
            }
        }
    }

    /// Whether another compile may do better.
    private func ask(_ said: String) throws -> Bool {
        guard rounds < limit else { return false }
        rounds += 1
        answer = try tool.ask(said)
        if isOfTests { try JSONEncoder().encode(answer).write(to: kept, options: .atomic) }
        return answer.isChanged
    }

    /// The file to compile in the place of each original, and of what is generated; left-out files have none.
    var compiled: [URL: URL] {
        var result = inputs
        result[generated] = generated
        for (original, copy) in answer.copies {
            result[URL(fileURLWithPath: original)] = URL(fileURLWithPath: copy)
        }
        for path in answer.leftOutFiles.keys { result[URL(fileURLWithPath: path)] = nil }
        return result
    }

    private var wrongFiles: Set<URL> {
        Set(answer.wrongFiles.map { URL(fileURLWithPath: $0) }).intersection(compiled.keys).union([generated])
    }

    /// Custom classes of the nibs in a folder, and the elements that they are classes of.
    private static func nibElements(below folder: URL) -> [String: String] {
        let walk = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var found: [String: String] = [:]
        let element = #/<(\w+)\s[^>]*?customClass="(\w+)"/#
        while let url = walk?.nextObject() as? URL {
            guard ["xib", "storyboard"].contains(url.pathExtension),
                let data = FileManager.default.contents(atPath: url.path)
            else { continue }
            for match in String(decoding: data, as: UTF8.self).matches(of: element) {
                found[String(match.2)] = String(match.1)
            }
        }
        return found
    }

    /// What the user is told: each import, once a module, and each part that is left out.
    var warnings: [String] {
        var seen: Set<String> = []
        let imports = missing.filter { seen.insert($0.module).inserted }.map {
            "\($0.path):\($0.line):\($0.column): warning: no module '\($0.module)' here\($0.reason.map { ": \($0)" } ?? ""); "
                + (isOfTests
                    ? $0.reason == nil
                        ? "tests that use it fail: add its Swift source to the project, or its package"
                        : "tests that use more of it than is here fail"
                    : "what the source uses of it is declared from its use, and does nothing")
        }
        // A project builds with Xcode: where no module is missing, the release or something of Apple's makes the difference.
        let why =
            (isOfTests ? "fails" : "left out") + ", since it does not compile "
            + (imports.isEmpty ? "here" : "without them")
        let parts = answer.leftOut.map { "\($0[0]):\($0[1]):1: warning: \(why): \($0[2])" }
        let files = answer.leftOutFiles.sorted { $0.key < $1.key }.map {
            "\($0.key):1:1: warning: the file \(isOfTests ? "" : "is ")\(why): \($0.value)"
        }
        return imports + (headers?.warnings(for: Set(answer.names)) ?? []) + parts + files
    }
}
