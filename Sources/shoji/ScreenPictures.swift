import AppBuild
import Foundation
import HostOptions
import PageServing

/// Pictures of what sources can show, as `shoji snapshot` makes them: one at a time, when somebody asks, and kept beside the
/// build for as long as nothing of the source has changed.
final class ScreenPictures: ScreenGallery, @unchecked Sendable {
    /// By name; a single one has none.
    private let sources: [String: String]
    private let choice: ChoiceOptions
    private let device: DeviceOptions
    /// Held while something is built or played.
    private let turn = NSLock()
    private let count = NSLock()
    private var waiting = 0
    /// So many requests wait for their turn; a page asks again, and one that has gone does not keep others from the server.
    private static let mostWaiting = 16
    /// What could not be made, so that it is not tried again.
    private var failures: [URL: String] = [:]

    init(_ sources: [(name: String, path: String)], _ choice: ChoiceOptions, _ device: DeviceOptions) {
        self.sources = Dictionary(sources.map { ($0.name, $0.path) }) { first, _ in first }
        self.choice = choice
        self.device = device
    }

    func picture(of screen: String?, in source: String?) -> PagePicture {
        guard let path = sources[source ?? ""] else { return .refused("There is no such source.") }
        return inTurn {
            do {
                let build = try KeptBuild(path, choice)
                let file = build.file(screen ?? "app", "png")
                if let kept = FileManager.default.contents(atPath: file.path) { return .png(kept) }
                if let failure = failures[file] { return .refused(failure) }
                let picture = try play(build.executable, screen)
                if let picture {
                    try build.keep(picture, in: file)
                    return .png(picture)
                }
                failures[file] = "The screen could not be shown."
                return .refused(failures[file] ?? "")
            } catch {
                return .refused(FileFailure.sentence(for: error))
            }
        } ?? .refused("Too many pictures are waited for; ask again.")
    }

    func screens(of source: String?) -> Data? {
        guard let path = sources[source ?? ""] else { return nil }
        return inTurn {
            guard let build = try? KeptBuild(path, choice) else { return nil }
            let file = build.file("screens", "json")
            if let kept = FileManager.default.contents(atPath: file.path) { return kept }
            let output = try? PlayedApp(build.executable, ["screens"], isQuiet: true).output()
            guard let list = output.flatMap(ScreenList.told) else { return nil }
            try? build.keep(list, in: file)
            return list
        }
    }

    /// Runs `body` alone; nil where too many wait already.
    private func inTurn<Result>(_ body: () -> Result?) -> Result? {
        let mayWait = count.withLock {
            guard waiting < Self.mostWaiting else { return false }
            waiting += 1
            return true
        }
        guard mayWait else { return nil }
        defer { count.withLock { waiting -= 1 } }
        return turn.withLock(body)
    }

    private func play(_ executable: URL, _ screen: String?) throws -> Data? {
        let out = try AppContainer.fresh()
        defer { out.remove() }
        var device = device
        device.screen = screen
        device.scale = Self.scale
        let played = PlayedApp(
            executable, ["snapshot", "--status-bar", "--out", out.home.path] + device.arguments, isQuiet: true
        )
        _ = try played.output()
        return FileManager.default.contents(atPath: out.home.appendingPathComponent("opened.png").path)
    }

    /// Pixels a point: they are shown small.
    private static let scale = 1.0
}

/// A source as it is now, built.
private struct KeptBuild {
    let executable: URL
    private let folder: URL
    private let state: Fingerprint

    init(_ path: String, _ choice: ChoiceOptions) throws {
        executable = try SourceArgument.build(path, choice)
        let source = try AppSource(path: path, choice.choice)
        let build = AppBuilder(source: source, runtime: try Runtime.ofThisProcess()).folder
        folder = build.url.appendingPathComponent("pictures")
        state = Self.state(of: source.root, executable)
    }

    /// Of all that a picture shows: names, sizes and times of the source's files, and of the program.
    private static func state(of root: URL, _ executable: URL) -> Fingerprint {
        var state = Fingerprint("")
        func add(_ path: String) {
            var about = stat()
            guard stat(path, &about) == 0 else { return }
            state.add(
                Data("\(path) \(about.st_size) \(about.st_mtim.tv_sec).\(about.st_mtim.tv_nsec)\n".utf8))
        }
        add(executable.path)
        let walk = FileManager.default.enumerator(atPath: root.path)
        var paths: [String] = []
        while let path = walk?.nextObject() as? String { paths.append(path) }
        for path in paths.sorted() { add(root.path + "/" + path) }
        return state
    }

    /// Where something made of this state is kept.
    func file(_ name: String, _ type: String) -> URL {
        folder.appendingPathComponent("\(Fingerprint(name))-\(state).\(type)")
    }

    /// Keeps it, and no longer what was made of earlier states.
    func keep(_ data: Data, in file: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let prefix = file.lastPathComponent.prefix { $0 != "-" } + "-"
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
        where name.hasPrefix(prefix) {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
        try data.write(to: file, options: .atomic)
    }
}
