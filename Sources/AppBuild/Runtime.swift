import Foundation

/// Our modules and libraries in release form, as an app's compile and link see them.
public struct Runtime: Equatable, Sendable {
    /// SwiftPM's build folder for the configuration, such as `.build/x86_64-unknown-linux-gnu/release`.
    public let folder: URL
    /// The repository: its C modules' maps are below `Sources`.
    public let repository: URL

    private var scratch: URL { folder.deletingLastPathComponent().deletingLastPathComponent() }
    var modules: URL { folder.appendingPathComponent("Modules") }
    var library: URL { folder.appendingPathComponent("libShojiRuntime.so") }
    /// What stands before the machine's libcurl, which Foundation's networking would load at every start.
    var curl: URL { scratch.appendingPathComponent("curl/libcurl.so.4") }
    var loweringTool: URL { folder.appendingPathComponent("shoji-lower") }
    /// What the lowering tool knows about UIKit.
    var kitMembers: URL { folder.appendingPathComponent("uikit.members") }

    /// Objects that must be part of the executable itself: `main`, and the functions whose library versions
    /// they stand in for (the dynamic linker prefers an executable's symbols to those of any library).
    func objects() throws -> [URL] { try objects(of: ["CAppMain", "CVirtualTime", "FoundationStandIns"]) }

    /// The same for a program that runs a package's tests and has a `main` of its own: frames come from its main run loop.
    func testObjects() throws -> [URL] {
        try objects(of: ["CVirtualTime", "FoundationStandIns"]) + frameObjects()
    }

    /// Frames from the main run loop.
    func frameObjects() throws -> [URL] { try objects(of: ["CRunLoopHost", "RunLoopHost"]) }

    /// The component library `Shelves`, for the linker: taken in whole where the program imports it, and as far as something
    /// of it is missing otherwise. A library of that name in the program's own source goes before it.
    func shelves(isImported: Bool) throws -> [String] {
        let objects = try self.objects(of: ["Shelves"]).map(\.path)
        let names = try self.objects(of: ["ShelvesNames"]).map(\.path)
        return isImported ? objects + names : ["--start-lib"] + objects + ["--end-lib"]
    }

    /// Snapshots by modules' names, for a program with tests: as far as something of it is missing otherwise.
    func snapshots(of modules: [String]) throws -> [String] {
        ["--start-lib"] + (try objects(of: modules).map(\.path)) + ["--end-lib"]
    }

    /// The module with our own assertions
    static let ownSnapshots = "UIKitSnapshots"

    /// Whether one of the files imports it.
    static func isOwnSnapshotsImported(in files: [URL]) -> Bool {
        files.contains { SourceModule.imports(of: $0).contains(ownSnapshots) }
    }

    /// The modules whose source stands in for that of the package of Point-Free's.
    static let snapshotTesting = ["SnapshotTesting", "InlineSnapshotTesting"]

    /// The files of one of them.
    func sources(of module: String) throws -> [URL] {
        let folder = repository.appendingPathComponent("Sources/\(module)")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }.sorted().map { folder.appendingPathComponent($0) }
    }

    private func objects(of targets: [String]) throws -> [URL] {
        try targets.flatMap { target in
            let folder = folder.appendingPathComponent("\(target).build")
            if let listed = listedObjects(in: folder) { return listed }
            return try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .filter { $0.hasSuffix(".o") }.sorted().map { folder.appendingPathComponent($0) }
        }
    }

    /// The objects of a target in Swift: those of files that were taken away or renamed stay in its folder.
    private func listedObjects(in folder: URL) -> [URL]? {
        guard
            let data = FileManager.default.contents(
                atPath: folder.appendingPathComponent("output-file-map.json").path),
            let map = try? JSONSerialization.jsonObject(with: data) as? [String: [String: Any]]
        else { return nil }
        let paths = map.filter { !$0.key.isEmpty }.compactMap { $0.value["object"] as? String }.sorted()
        return paths.isEmpty ? nil : paths.map { URL(fileURLWithPath: $0) }
    }

    /// The runtime beside the running tool. Throws `AppBuildError.tool` when it was not built.
    public init(ofTool executable: URL) throws {
        folder = executable.resolvingSymlinksInPath().deletingLastPathComponent()
        var parent = folder
        while parent.path != "/", !FileManager.default.fileExists(atPath: parent.path + "/Package.swift") {
            parent.deleteLastPathComponent()
        }
        repository = parent
        for file in [library, curl, loweringTool, kitMembers]
        where !FileManager.default.fileExists(atPath: file.path) {
            throw AppBuildError.tool("\(file.path): not built; start the tool as ./shoji, which builds it")
        }
    }

    /// The release folder of the running executable's own repository.
    public static func ofThisProcess() throws -> Runtime {
        try Runtime(ofTool: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath())
    }

    /// The libraries, for the linker, and where a program finds them.
    func libraryArguments() -> [String] {
        ["-L\(folder.path)", "-lShojiRuntime", curl.path]
            + [folder, curl.deletingLastPathComponent()].flatMap { ["-rpath", $0.path] }
    }

    /// Search paths for the C modules that ours import, and for those of iOS that Debian has.
    func includeArguments() -> [String] {
        var arguments: [String] = []
        for name in ["CCairo", "CPango", "CImageCodecs", "SQLite3"] {
            arguments += ["-I", repository.appendingPathComponent("Sources/\(name)").path]
        }
        for name in ["CAppMain", "CClipping", "CMarkup", "CVirtualTime"] {
            arguments += ["-I", repository.appendingPathComponent("Sources/\(name)/include").path]
        }
        // SwiftPM writes these.
        for name in ["COpenCombineHelpers", "CPixels"] {
            let map = folder.appendingPathComponent("\(name).build/module.modulemap").path
            arguments += ["-Xcc", "-fmodule-map-file=\(map)"]
        }
        return arguments
    }

    /// The C modules that our own assertions are built on beyond those, for who imports them.
    func ownSnapshotsArguments() -> [String] {
        let checkouts = scratch.appendingPathComponent("checkouts")
        let map = folder.appendingPathComponent("CVirtualTime.build/module.modulemap").path
        return [
            "-I", checkouts.appendingPathComponent("Yams/Sources/CYaml/include").path, "-Xcc",
            "-fmodule-map-file=\(map)",
        ]
    }

    /// Where Debian keeps the headers of those C modules, as arguments for the C compiler. The first call asks pkg-config.
    func headerArguments() throws -> [String] { try Self.askedHeaderArguments.get() }

    /// Of the process: where packages of Debian lie does not change while it runs.
    private static let askedHeaderArguments = Result {
        let answer = try Program(
            executable: URL(fileURLWithPath: "/usr/bin/env"),
            arguments: ["pkg-config", "--cflags-only-I", "pangoft2", "cairo", "libpng"]
        ).run()
        guard answer.status == 0 else {
            throw AppBuildError.tool("development files are missing; `shoji doctor` says how to get them")
        }
        return answer.out
            .split { $0 == " " || $0 == "\n" }
            .flatMap { ["-Xcc", String($0)] }
    }

    /// Changes whenever the runtime was built again.
    func fingerprint() throws -> String {
        try
            ([library, loweringTool, kitMembers]
            + objects(of: ["Shelves", "ShelvesNames"] + Self.snapshotTesting + [Self.ownSnapshots])).map {
                file in
                let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
                let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
                let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
                return "\(file.path) \(size) \(date)"
            }.joined(separator: " ")
    }
}
