import Foundation
import StandInTable

/// Files that are made for a build. One whose text is the same stays untouched: the compiler goes by modification times.
enum GeneratedFiles {
    static func write(_ text: String, to file: URL) throws {
        let data = Data(text.utf8)
        if FileManager.default.contents(atPath: file.path) != data {
            try data.writeWhole(to: file)
        }
    }

    /// - Parameter texts: by the files' names.
    /// - Returns: the files, sorted by name.
    static func write(_ texts: [String: String], to folder: URL) throws -> [URL] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try texts.sorted { $0.key < $1.key }.map { name, text in
            let file = folder.appendingPathComponent(name)
            try write(text, to: file)
            return file
        }
    }
}
