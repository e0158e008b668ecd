import Foundation

/// What a successful build was made of. Equal records mean that nothing needs to be compiled.
struct BuildRecord: Codable, Equatable {
    /// Path of each original Swift file to the hash of its text.
    var files: [String: String]
    /// Hash of the compiler's path and arguments other than the files.
    var arguments: String
    /// Says when the runtime library was built.
    var runtime: String

    init(source: AppSource, symbols: GeneratedSymbols, arguments: [String], runtime: String) throws {
        files = [:]
        for file in source.swiftFiles {
            files[file.path] = "\(Fingerprint(try Data(contentsOf: file)))"
        }
        files[GeneratedSymbols.fileName] = symbols.text.map { "\(Fingerprint($0))" }
        self.arguments = "\(Fingerprint(arguments.joined(separator: "\u{0}")))"
        self.runtime = runtime
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
        try encoder.encode(self).write(to: url, options: .atomic)
    }
}
