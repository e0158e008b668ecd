import Foundation
import StandInTable

/// A package, with all that it depends on, built by SwiftPM itself against the runtime that is there.
///
/// SwiftPM reads manifests, resolves versions, and builds plugins, macros, C and resources as ever. What it compiles of
/// targets that are made for UIKit are lowered copies, which the compiler sees in place of the originals: a file of its
/// virtual file system says so. The package is never written to.
struct PackageBuild {
    /// The folder with `Package.swift`.
    let package: URL
    let folder: BuildFolder
    let runtime: Runtime
    /// Whether the package may be missing where it does not build: `LeftOutModule` is thrown then, and nothing told.
    var mayBeMissing = false
    /// Called before a build starts.
    var progress: (String) -> Void = { _ in }
    var problem: (String) -> Void = { _ in }

    enum Product: Equatable {
        case library(String)
        case tests
    }

    struct Built {
        /// With the Swift modules, the objects, and what is linked.
        let products: URL
        let graph: PackageGraph
        /// The Swift targets, each after those that it depends on.
        let modules: [BuiltModule]
    }

    private var scratch: URL { folder.url.appendingPathComponent("packages") }
    private var overlay: URL { folder.lowered.appendingPathComponent("overlay.json") }
    private var products: URL { scratch.appendingPathComponent("debug") }

    /// SwiftPM's own packages that depend on this project's take the runtime in place of its source.
    private var environment: [String: String] { ["SHOJI_RUNTIME": runtime.folder.path] }

    /// Throws `AppBuildError.source` when the source does not build, with the messages on standard error.
    func build(_ product: Product) throws -> Built {
        try folder.locked {
            for each in [folder.url, folder.lowered] {
                try FileManager.default.createDirectory(at: each, withIntermediateDirectories: true)
            }
            try clearAfterNewRuntime()
            let graph = try PackageGraph(package, scratch: scratch, environment: environment)
            let lowered = try lower(graph)
            progress("building \(package.lastPathComponent) with SwiftPM")
            let answer = try Program(
                executable: try ModuleBuild.toolchainProgram("swift"),
                arguments: try arguments(
                    for: product,
                    hasOwnSnapshots: lowered.modules.contains {
                        Runtime.isOwnSnapshotsImported(in: $0.files)
                    }), environment: environment
            ).run(errors: .joined)
            guard answer.status == 0 else {
                if mayBeMissing, folder.fault() == nil, !hasOwnMistake(answer.out) {
                    throw LeftOutModule(answer.out, lowered.columns)
                }
                tell(answer.out, lowered.columns)
                if let fault = folder.fault() { throw fault }
                throw AppBuildError.source("\(package.path): the package does not build")
            }
            return Built(products: products, graph: graph, modules: lowered.modules)
        }
    }

    private func hasOwnMistake(_ said: String) -> Bool {
        said.split(whereSeparator: \.isNewline).contains { line in
            line.firstRange(of: ": error: ").map { OwnMistake.isOne(String(line[$0.upperBound...])) } ?? false
        }
    }

    // MARK: Lowering

    private struct Lowered {
        var modules: [BuiltModule] = []
        var columns = LoweredColumns()
        var copies: [String: String] = [:]
    }

    /// Lowers the targets that are made for UIKit, and tests of such.
    private func lower(_ graph: PackageGraph) throws -> Lowered {
        var result = Lowered()
        var modules: [String: BuiltModule] = [:]
        // Modules in C are imported as they are.
        for target in graph.packages.flatMap(\.targets) where !target.isSwift && target.type != "plugin" {
            let module = BuiltModule(
                name: target.c99name, files: [], isLowered: false, searchArguments: [], linkArguments: [],
                fingerprint: target.name)
            modules[target.name] = module
            result.modules.append(module)
        }
        for (package, target, needs) in graph.swiftTargets {
            let base = URL(fileURLWithPath: package.path).appendingPathComponent(target.path)
            let files = target.sources.map { base.appendingPathComponent($0).standardizedFileURL }.sorted {
                $0.path < $1.path
            }
            let libraries = needs.compactMap { modules[$0] }
            let isForKit = files.contains { !SourceModule.imports(of: $0).isDisjoint(with: Self.kit) }
            let isLowered = isForKit || target.type == "test" && libraries.contains(where: \.isLowered)
            var hashes: [String] = libraries.map(\.fingerprint)
            for file in files { hashes.append("\(file.path) \(Fingerprint(try Data(contentsOf: file)))") }
            let fingerprint = "\(Fingerprint(hashes.joined(separator: "\n")))"
            let module = BuiltModule(
                name: target.c99name, files: files, isLowered: isLowered, searchArguments: [],
                linkArguments: [], fingerprint: fingerprint)
            modules[target.name] = module
            result.modules.append(module)
            if Runtime.snapshotTesting.contains(target.c99name), target.type != "test" {
                try replace(files, of: target.c99name, in: &result)
                continue
            }
            guard isLowered else { continue }
            let own = folder.lowered.appendingPathComponent(target.name)
            try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
            let lowering = SourceLowering(
                tool: runtime.loweringTool, kit: runtime.kitMembers, folder: own, isLenient: mayBeMissing)
            let lowered = try lowering.lower(files, with: libraries, renamesNamesakes: false)
            result.columns.add(lowered.columns)
            for (original, copy) in lowered.inputs where copy != original {
                result.copies[original.path] = copy.path
            }
            try forgetStale(target.name, lowered.inputs)
        }
        try writeOverlay(result.copies)
        return result
    }

    /// Point-Free's package needs more of Apple's system than is here: its tests find ours in its place.
    private func replace(_ files: [URL], of module: String, in result: inout Lowered) throws {
        let own = try runtime.sources(of: module)
        guard files.count >= own.count else {
            throw AppBuildError.tool(
                "\(files.first?.path ?? package.path): this \(module) has \(files.count) files, fewer than the \(own.count) of ours"
            )
        }
        let empty = folder.lowered.appendingPathComponent("Empty.swift")
        if !FileManager.default.fileExists(atPath: empty.path) { try Data().write(to: empty) }
        for (index, file) in files.enumerated() {
            result.copies[file.path] = index < own.count ? own[index].path : empty.path
        }
    }

    /// Modules by which a target is known to be made for UIKit.
    private static let kit: Set<String> = [
        "UIKit", "QuartzCore", "CoreGraphics", "ObjectiveC", "Combine", "os",
    ]

    /// SwiftPM goes by the originals' dates: where a copy became another one though its original did not, the target is
    /// compiled anew.
    private func forgetStale(_ target: String, _ inputs: [URL: URL]) throws {
        let file = folder.lowered.appendingPathComponent("\(target)/compiled.json")
        var now: [String: [String]] = [:]
        for (original, copy) in inputs {
            now[original.path] = try [original, copy].map { "\(Fingerprint(try Data(contentsOf: $0)))" }
        }
        let last = FileManager.default.contents(atPath: file.path).flatMap {
            try? JSONDecoder().decode([String: [String]].self, from: $0)
        }
        guard now != last else { return }
        let isStale = now.contains { path, hashes in
            last?[path].map { $0[0] == hashes[0] && $0[1] != hashes[1] } ?? false
        }
        if isStale {
            try? FileManager.default.removeItem(at: products.appendingPathComponent("\(target).build"))
        }
        try JSONEncoder().encode(now).write(to: file, options: .atomic)
    }

    private func writeOverlay(_ copies: [String: String]) throws {
        let roots = copies.sorted { $0.key < $1.key }.map {
            ["type": "file", "name": $0.key, "external-contents": $0.value]
        }
        let all: [String: Any] = ["version": 0, "use-external-names": false, "roots": roots]
        let data = try JSONSerialization.data(
            withJSONObject: all, options: [.sortedKeys, .withoutEscapingSlashes])
        if FileManager.default.contents(atPath: overlay.path) != data { try data.write(to: overlay) }
    }

    // MARK: SwiftPM

    /// What was compiled against another runtime is of no use; checkouts are.
    private func clearAfterNewRuntime() throws {
        let file = folder.url.appendingPathComponent("runtime")
        let now = Data(try runtime.fingerprint().utf8)
        guard FileManager.default.contents(atPath: file.path) != now else { return }
        let built = products.resolvingSymlinksInPath()
        if built.lastPathComponent == "debug" { try? FileManager.default.removeItem(at: built) }
        try now.write(to: file)
    }

    /// - Parameter hasOwnSnapshots: whether tests import our own assertions.
    private func arguments(for product: Product, hasOwnSnapshots: Bool) throws -> [String] {
        var arguments = [
            "build", "--package-path", package.path, "--scratch-path", scratch.path, "-j", "2",
        ]
        var compiler = ["-vfsoverlay", overlay.path, "-I", runtime.modules.path]
        compiler += runtime.includeArguments() + (try runtime.headerArguments())
        if hasOwnSnapshots { compiler += runtime.ownSnapshotsArguments() }
        // An overlay that Linux does not have is looked for otherwise.
        compiler += ["-Xfrontend", "-disable-cross-import-overlays"]
        var linker = ["-L\(runtime.folder.path)", "-lShojiRuntime", "-rpath", runtime.folder.path]
        switch product {
        case .library(let name): arguments += ["--product", name]
        case .tests:
            arguments.append("--build-tests")
            // Packages from before SwiftPM found tests by itself list them for Linux; nobody keeps that list any more.
            let list = package.appendingPathComponent("Tests/LinuxMain.swift")
            if FileManager.default.fileExists(atPath: list.path) {
                arguments.append("--enable-test-discovery")
            }
            linker += try runtime.testObjects().map(\.path)
            linker += try runtime.shelves(isImported: false)
            linker += try runtime.snapshots(of: [Runtime.ownSnapshots])
        }
        arguments += compiler.flatMap { ["-Xswiftc", $0] }
        return arguments + linker.flatMap { ["-Xlinker", $0] }
    }

    private func tell(_ text: String, _ columns: LoweredColumns) {
        let noise = #"^(\[\d+/\d+\] |Building for|Build complete|error: emit-module command failed)"#
        let said = text.components(separatedBy: "\n").filter {
            $0.range(of: noise, options: .regularExpression) == nil
        }
        let lines = CompilerMessages.corrected(said.joined(separator: "\n"), columns)
        FileHandle.standardError.write(Data((lines.joined(separator: "\n") + "\n").utf8))
        lines.filter { $0.contains("error: ") }.forEach(problem)
    }
}
