import Foundation

/// The compiler's virtual file system, in which copies stand in the place of originals.
struct VirtualFiles {
    /// By the originals' paths.
    let copies: [String: String]

    func write(to file: URL) throws {
        let roots = copies.sorted { $0.key < $1.key }.map {
            ["type": "file", "name": $0.key, "external-contents": $0.value]
        }
        let all: [String: Any] = ["version": 0, "use-external-names": false, "roots": roots]
        let data = try JSONSerialization.data(
            withJSONObject: all, options: [.sortedKeys, .withoutEscapingSlashes])
        if FileManager.default.contents(atPath: file.path) != data { try data.writeWhole(to: file) }
    }
}
