import Foundation

/// The folder that a phone gives an app for what it saves: documents, preferences, caches.
public struct AppContainer: Equatable, Sendable {
    public let home: URL

    /// The environment variable by which the command line gives a played run its container. The command line removes
    /// it after the run, however that ends.
    public static let variable = "SHOJI_PLAYED_HOME"

    /// An empty one for one played run: what an earlier run saved must not be seen. Nobody else can foresee its name or
    /// look into it. Throws `AppBuildError.tool`.
    public static func fresh(
        in folder: String = FileManager.default.temporaryDirectory.path
    ) throws -> AppContainer {
        guard let name = strdup(folder + "/" + prefix + "XXXXXX") else { fatalError("no memory") }
        defer { free(name) }
        guard mkdtemp(name) != nil else {
            throw AppBuildError.tool(
                "\(folder): no folder for what the app saves can be made: \(FileFailure.reason(errno)); "
                    + "set TMPDIR to a folder that can be written")
        }
        return AppContainer(home: URL(fileURLWithPath: String(cString: name)))
    }

    private static let prefix = "shoji-home-"

    /// The one that the command line has given this process, whose children are not given it. Since it is removed in
    /// the end, nothing but a folder that `fresh` made is one.
    public static func given() -> AppContainer? {
        guard let path = ProcessInfo.processInfo.environment[variable] else { return nil }
        unsetenv(variable)
        let home = URL(fileURLWithPath: path)
        var about = stat()
        guard home.lastPathComponent.hasPrefix(prefix), lstat(path, &about) == 0,
            about.st_mode & (S_IFMT | 0o077) == S_IFDIR, about.st_uid == geteuid()
        else { return nil }
        return AppContainer(home: home)
    }

    /// One that stays from start to start, beside the folder with the executable.
    public static func kept(beside bundle: URL) -> AppContainer {
        AppContainer(home: bundle.deletingLastPathComponent().appendingPathComponent("home"))
    }

    /// Makes the folders.
    /// - Returns: the environment that names them. Foundation reads it when a process starts, and not again.
    public func make() throws -> [String: String] {
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

    /// The same for a played run, in which hashes and the time zone are fixed.
    public func makePlayed() throws -> [String: String] {
        try make().merging(["SWIFT_DETERMINISTIC_HASHING": "1", "TZ": "UTC"]) { $1 }
    }

    /// What a played run is started with by who starts it and gives it this container. Without the rest the run would start
    /// itself again, once it has made the folders; one that cannot be made it tells itself.
    public var givenEnvironment: [String: String] {
        ((try? makePlayed()) ?? [:]).merging([Self.variable: home.path]) { $1 }
    }

    public func remove() { try? FileManager.default.removeItem(at: home) }
}
