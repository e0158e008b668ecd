import Foundation

/// Where one PATH's build is kept: a folder of its own outside PATH.
///
///     bundle/<Module>     the executable; at run time links to the resources stand beside it
///     bundle/.shoji.json  what the executable reads about itself when it starts
///     objects/            what the compiler keeps between builds
///     interface/          a library's module, for those that import it
///     lowered/            files that are compiled instead of the originals
///     generated/          classes of Core Data's models, which are lowered with the source
///     record.json         what the last successful build was made of
///     state.json          what an edit of one file needs to know of it, where that is an app
///     built               the runtime with which a build succeeded last
public struct BuildFolder: Equatable, Sendable {
    public let url: URL

    var bundle: URL { url.appendingPathComponent("bundle") }
    var objects: URL { url.appendingPathComponent("objects") }
    var interface: URL { url.appendingPathComponent("interface") }
    var lowered: URL { url.appendingPathComponent("lowered") }
    var generated: URL { url.appendingPathComponent("generated") }
    var record: URL { url.appendingPathComponent("record.json") }
    var state: URL { url.appendingPathComponent("state.json") }
    var builtRuntime: URL { url.appendingPathComponent("built") }
    var lock: URL { url.appendingPathComponent("lock") }

    /// What the compiler makes of C modules; shared by all builds, and never with another build system, since the
    /// compiler does not bear two spellings of one folder.
    var moduleCache: URL { url.deletingLastPathComponent().appendingPathComponent("modules") }

    /// The folder of an app: one per PATH, and for a project one per target.
    public init(for source: AppSource, environment: [String: String]) {
        let name = ModuleName(from: source.path.deletingPathExtension().lastPathComponent).text
        self.init(named: name, identity: source.module.identity, environment: environment)
    }

    /// A folder in which nothing is built: of a page with several sources, or of what is kept from one run of tests to the next.
    public init(named name: String, of paths: [String]) {
        self.init(
            named: name, identity: paths.joined(separator: "\n"),
            environment: ProcessInfo.processInfo.environment)
    }

    /// `$SHOJI_CACHE`, else `$XDG_CACHE_HOME/shoji`, else `~/.cache/shoji`; below it one folder for each identity.
    init(named name: String, identity: String, environment: [String: String]) {
        func folder(_ name: String) -> URL? {
            environment[name].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }
        }
        let home = folder("HOME") ?? FileManager.default.homeDirectoryForCurrentUser
        let cache =
            folder("SHOJI_CACHE") ?? folder("XDG_CACHE_HOME")?.appendingPathComponent("shoji")
            ?? home.appendingPathComponent(".cache/shoji")
        url = cache.appendingPathComponent("\(name)-\(Fingerprint(identity))").standardizedFileURL
            .resolvingSymlinksInPath()
    }

    /// Runs `body` while no other process builds here. Throws `AppBuildError.tool` for a file here that `body` or this
    /// cannot write.
    func locked<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try withLock(body)
        } catch {
            guard let failure = FileFailure(error), isInside(failure.path) else { throw error }
            throw self.error(failure)
        }
    }

    private func withLock<Result>(_ body: () throws -> Result) throws -> Result {
        try make()
        let handle = open(lock.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard handle >= 0, flock(handle, LOCK_EX) == 0 else { throw error(about: lock, errno) }
        defer { close(handle) }
        return try body()
    }

    /// Makes the folder, which holds copies of somebody's source and the page's token: nobody else may look into it.
    public func make() throws {
        let mode = 0o700
        try FileManager.default.createDirectory(
            at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: mode])
        // It may be there from before.
        chmod(url.path, mode_t(mode))
    }

    private func isInside(_ path: String) -> Bool {
        // A folder above may be what cannot be made.
        path.hasPrefix(url.path) || url.path.hasPrefix(path)
    }

    private func error(_ failure: FileFailure) -> AppBuildError {
        .tool("\(failure); \(failure.remedy("set SHOJI_CACHE to a folder that can be written"))")
    }

    private func error(about file: URL, _ code: Int32) -> AppBuildError {
        error(FileFailure(path: file.path, code: code))
    }

    /// What is told when the disk has no room for what a build writes here.
    var fullDisk: AppBuildError { error(FileFailure(path: url.path, code: ENOSPC)) }

    /// Why nothing can be written here; nil when it can. Programs that a build starts say in many ways, or not at all,
    /// that they could not write.
    func fault() -> AppBuildError? {
        let file = url.appendingPathComponent("room")
        defer { try? FileManager.default.removeItem(at: file) }
        do {
            try Data(count: Self.leastRoom).write(to: file)
        } catch {
            return FileFailure(error).map { self.error(about: url, $0.code) }
        }
        return nil
    }

    /// Bytes without which no build succeeds.
    private static let leastRoom = 1 << 20
}
