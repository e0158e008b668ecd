import Foundation

/// Makes a module compile that imports modules which are not here: what it uses of them is declared from its use, and
/// what does not compile all the same is left out.
///
/// The compiler says what is missing; the lowering tool declares it, or leaves a part out, and the compiler is asked again
/// until it has nothing more to say. What was found is kept, so that an edit asks again only for what is new.
struct StandInBuild {
    /// Where a file of the compiler's is found that stands for another.
    struct Inputs {
        /// The file to compile in the place of each original; left-out files have none.
        var compiled: [URL: URL]
        /// Declares what stands in.
        var generated: URL?
    }

    let module: SourceModule
    /// What it imports that is not here.
    let missing: [LoweredColumns.ForeignImport]
    let folder: BuildFolder
    let runtime: Runtime
    /// The lowered files, by original.
    let inputs: [URL: URL]

    private var state: URL { own.appendingPathComponent("stand-ins.json") }
    private var own: URL { folder.url.appendingPathComponent("standins") }

    private struct Request: Codable {
        struct File: Codable {
            let original: String
            let compiled: String
        }
        let state: String
        let kit: String
        let generated: String
        let folder: String
        let messages: String
        let nibElements: [String: String]
        let files: [File]
    }

    struct Answer: Codable {
        let isChanged: Bool
        let copies: [String: String]
        let leftOutFiles: [String: String]
        let leftOut: [[String]]
        let names: [String]
    }

    /// The Swift file that declares what stands in for modules that are not here.
    static func generated(in folder: BuildFolder) -> URL {
        folder.url.appendingPathComponent("standins/StandIns.swift")
    }

    /// A round takes in what the compiler said of the round before. A module is compiled at most so often.
    static let limit = 40

    /// - Parameter messages: what the compiler printed about what the last answer gave; empty at first.
    func ask(_ messages: String, kit: URL) throws -> (answer: Answer, inputs: Inputs) {
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        let generated = Self.generated(in: folder)
        let request = Request(
            state: state.path, kit: kit.path, generated: generated.path, folder: own.path, messages: messages,
            nibElements: nibElements,
            files: inputs.sorted { $0.key.path < $1.key.path }.map {
                Request.File(original: $0.key.path, compiled: $0.value.path)
            })
        let file = own.appendingPathComponent("request.json")
        try JSONEncoder().encode(request).write(to: file, options: .atomic)
        let said = try SourceLowering.run(runtime.loweringTool, ["--stand-ins", file.path])
        let answer = try JSONDecoder().decode(Answer.self, from: Data(said.out.utf8))
        var result = Inputs(compiled: inputs, generated: generated)
        for (original, copy) in answer.copies {
            result.compiled[URL(fileURLWithPath: original)] = URL(fileURLWithPath: copy)
        }
        for path in answer.leftOutFiles.keys { result.compiled[URL(fileURLWithPath: path)] = nil }
        return (answer, result)
    }

    /// Custom classes of the module's nibs, and the elements that they are classes of.
    private var nibElements: [String: String] {
        let walk = FileManager.default.enumerator(
            at: module.root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
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
    func warnings(_ answer: Answer) -> [String] {
        var seen: Set<String> = []
        let imports = missing.filter { seen.insert($0.module).inserted }.map {
            "\($0.path):\($0.line):\($0.column): warning: no module '\($0.module)' here\($0.reason.map { ": \($0)" } ?? ""); "
                + "what the source uses of it is declared from its use, and does nothing"
        }
        let parts = answer.leftOut.map {
            "\($0[0]):\($0[1]):1: warning: left out, since it does not compile without them: \($0[2])"
        }
        let files = answer.leftOutFiles.sorted { $0.key < $1.key }.map {
            "\($0.key):1:1: warning: the file is left out, since it does not compile without them: \($0.value)"
        }
        return imports + parts + files
    }
}
