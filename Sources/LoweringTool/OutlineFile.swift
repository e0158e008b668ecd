import Foundation
import SourceLowering
import StandInTable

/// What `--outlines` writes: a text that is the same as before is not read again.
struct OutlineFile {
    private let path: String
    private let earlier: [String: OutlinedText]

    init(_ path: String) {
        self.path = path
        let data = FileManager.default.contents(atPath: path)
        earlier =
            data.flatMap { try? JSONDecoder().decode([String: OutlinedText].self, from: $0) } ?? [:]
    }

    func write(_ texts: [(path: String, text: [UInt8])]) throws {
        var now: [String: OutlinedText] = [:]
        for (path, text) in texts {
            let known = earlier[path]
            now[path] = known?.text == Outline.hash(of: text) ? known : Outline.outlined(text)
        }
        guard now != earlier else { return }
        let url = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONEncoder().encode(now).writeWhole(to: url)
    }
}
