import Foundation

/// The folder that a phone gives an app for what it saves: documents, preferences, caches.
struct AppContainer {
    let home: URL

    /// An empty one for one played run: what an earlier run saved must not be seen.
    static func fresh() -> AppContainer {
        AppContainer(
            home: FileManager.default.temporaryDirectory.appendingPathComponent("shoji-home-\(getpid())"))
    }

    /// One that stays from start to start, beside the folder with the executable.
    static func kept(beside bundle: URL) -> AppContainer {
        AppContainer(home: bundle.deletingLastPathComponent().appendingPathComponent("home"))
    }

    /// Makes it the home of this process. Before Foundation is asked for any folder.
    func enter() throws {
        let folders = [
            "HOME": home,
            "CFFIXED_USER_HOME": home,
            "XDG_DOCUMENTS_DIR": home.appendingPathComponent("Documents"),
            "XDG_CONFIG_HOME": home.appendingPathComponent("Library/Preferences"),
            "XDG_DATA_HOME": home.appendingPathComponent("Library/Application Support"),
            "XDG_CACHE_HOME": home.appendingPathComponent("Library/Caches"),
            "TMPDIR": home.appendingPathComponent("tmp"),
        ]
        for (name, folder) in folders {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            setenv(name, folder.path, 1)
        }
    }

    func remove() { try? FileManager.default.removeItem(at: home) }
}
