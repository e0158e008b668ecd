import Foundation

/// The folder that a phone gives an app for what it saves: documents, preferences, caches.
struct AppContainer {
    let home: URL

    /// An empty one for one played run: what an earlier run saved must not be seen.
    static func fresh() -> AppContainer {
        let name = "shoji-home-\(getpid())"
        if let known = ProcessInfo.processInfo.environment["HOME"], known.hasSuffix("/" + name) {
            return AppContainer(home: URL(fileURLWithPath: known))
        }
        return AppContainer(home: FileManager.default.temporaryDirectory.appendingPathComponent(name))
    }

    /// One that stays from start to start, beside the folder with the executable.
    static func kept(beside bundle: URL) -> AppContainer {
        AppContainer(home: bundle.deletingLastPathComponent().appendingPathComponent("home"))
    }

    /// Makes the folders.
    /// - Returns: the environment that names them. Foundation reads it when a process starts, and not again.
    func make() throws -> [String: String] {
        let folders = [
            "HOME": home,
            "CFFIXED_USER_HOME": home,
            "XDG_DOCUMENTS_DIR": home.appendingPathComponent("Documents"),
            "XDG_CONFIG_HOME": home.appendingPathComponent("Library/Preferences"),
            "XDG_DATA_HOME": home.appendingPathComponent("Library/Application Support"),
            "XDG_CACHE_HOME": home.appendingPathComponent("Library/Caches"),
            "TMPDIR": home.appendingPathComponent("tmp"),
        ]
        for folder in folders.values {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        return folders.mapValues(\.path)
    }

    func remove() { try? FileManager.default.removeItem(at: home) }
}
