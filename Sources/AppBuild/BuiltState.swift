import Foundation
import StandInTable

/// What the last build of a program has left behind for an edit of one file.
struct BuiltState: Codable {
    /// What was compiled, by original.
    var texts: [String: OutlinedText]
    /// What was compiled in place of the originals.
    var inputs: [String: String]
    let commands: CompileCommands
    /// Files that were compiled since then without the compiler's driver, which knows nothing of it: they are new to it.
    var edited: Set<String> = []

    init(texts: [String: OutlinedText], inputs: [URL: URL], commands: CompileCommands) {
        self.texts = texts
        self.inputs = Self.paths(inputs)
        self.commands = commands
    }

    private static func paths(_ inputs: [URL: URL]) -> [String: String] {
        Dictionary(inputs.map { ($0.key.path, $0.value.path) }, uniquingKeysWith: { $1 })
    }

    init?(contentsOf file: URL) {
        guard let data = FileManager.default.contents(atPath: file.path),
            let state = try? JSONDecoder().decode(Self.self, from: data)
        else { return nil }
        self = state
    }

    func write(to file: URL) throws { try JSONEncoder().encode(self).writeWhole(to: file) }

    /// The one file that was edited where no other file can depend on what was: the same files are compiled, and all that differs lies
    /// within bodies of functions of that one. Nil where that is not so, or not known.
    func edit(_ texts: [String: OutlinedText], _ inputs: [URL: URL]) -> String? {
        guard self.inputs == Self.paths(inputs), Set(texts.keys) == Set(self.texts.keys) else { return nil }
        let changed = texts.filter { self.texts[$0.key]?.text != $0.value.text }
        guard changed.count == 1, let (path, now) = changed.first, let before = self.texts[path],
            before.outline == now.outline, before.isSound
        else { return nil }
        return path
    }
}

extension BuildRecord {
    /// Whether nothing but the text of files differs.
    func isEdit(of other: BuildRecord) -> Bool {
        var same = other
        same.files = files
        let symbols = GeneratedSymbols.fileName
        return same == self && Set(files.keys) == Set(other.files.keys)
            && files[symbols] == other.files[symbols]
    }
}
