import Foundation
import StandInTable

/// What a successful build was made of. Equal records mean that nothing needs to be compiled.
struct BuildRecord: Codable, Equatable {
    /// Path of each original Swift file to the hash of its text.
    var files: [String: String]
    /// The modules that it is built with, by name: what each was built of.
    var libraries: [String: String]
    /// Hash of the compiler's path and arguments other than the files.
    var arguments: String
    /// Says when the runtime library was built.
    var runtime: String

    init(
        files all: [URL], symbols: GeneratedSymbols, arguments: [String], libraries: [String: String],
        runtime: String
    ) throws {
        self.libraries = libraries
        files = try all.reduce(into: [:]) { $0[$1.path] = try Self.hash(of: $1.path) }
        files[GeneratedSymbols.fileName] = symbols.text.map { "\(Fingerprint($0))" }
        self.arguments = "\(Fingerprint(arguments.joined(separator: "\u{0}")))"
        self.runtime = runtime
    }

    private static func hash(of path: String) throws -> String {
        "\(Fingerprint(try Data(contentsOf: URL(fileURLWithPath: path))))"
    }

    /// What it still says truly: without the files that are others by now, or gone.
    func withoutFilesThatChanged() -> BuildRecord {
        var rest = self
        rest.files = files.filter { path, hash in
            path == GeneratedSymbols.fileName || (try? Self.hash(of: path)) == hash
        }
        return rest
    }

    /// Of everything.
    var fingerprint: String {
        let all = [files, libraries].map { $0.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" } }
        return "\(Fingerprint((all.joined() + [arguments, runtime]).joined(separator: "\n")))"
    }

    init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url),
            let record = try? JSONDecoder().decode(BuildRecord.self, from: data)
        else { return nil }
        self = record
    }

    func write(to url: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        try encoder.encode(self).writeWhole(to: url)
    }
}
