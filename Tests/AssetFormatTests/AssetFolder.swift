import Foundation

/// Files for one test, removed when it ends.
final class AssetFolder {
    let path: String

    init(_ files: [String: String]) throws {
        path =
            FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)").path
        for (name, text) in files { try write(Data(text.utf8), name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ data: Data, _ name: String) throws {
        let url = URL(fileURLWithPath: path).appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }
}
