import Foundation
import ProjectFormat
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
    /// Whether something stands in for what is not here, and parts of checkouts are left out that do not compile, as in a
    /// build of an app. Where nothing helps, `LeftOutModule` is thrown, and nothing told.
    var mayStandIn = false
    /// Whether that holds for packages in folders, too: those that never built.
    var mayBeMissing = false
    /// Whether the package's manifest is written for a project; where it names what cannot be fetched, `UnfetchedPackages` is thrown.
    var isOwnManifest = false
    /// Folders of packages beside it. Xcode takes those of a workspace in the place of what manifests name.
    var around: [String] = []
    /// Called before a build starts.
    var progress: (String) -> Void = { _ in }
    var problem: (String) -> Void = { _ in }
    /// In all rounds.
    private let said = LinesSaidOnce()

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
        /// What stands in, or is left out.
        let warnings: [String]
        /// What is said of packages in folders whose own packages cannot be fetched.
        let lacks: [String]
        /// Tests that are left out with their declarations.
        let lostTests: [TestProgram.LostTest]
    }

    private var scratch: URL { Self.scratch(in: folder) }
    /// SwiftPM's own folder in a package's build.
    static func scratch(in folder: BuildFolder) -> URL { folder.url.appendingPathComponent("packages") }
    private var overlay: URL { folder.lowered.appendingPathComponent("overlay.json") }
    /// SwiftPM makes the link `debug` to its folder when a build has ended well.
    private var products: URL {
        let link = scratch.appendingPathComponent("debug")
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: scratch.path)) ?? []
        return ([link] + folders.sorted().map { scratch.appendingPathComponent("\($0)/debug") })
            .first { FileManager.default.fileExists(atPath: $0.path) } ?? link
    }

    /// SwiftPM's own packages that depend on this project's take the runtime in place of its source.
    private var environment: [String: String] { ["SHOJI_RUNTIME": runtime.folder.path] }

    /// Throws `AppBuildError.source` when the source does not build, with the messages on standard error.
    func build(_ product: Product) throws -> Built {
        try folder.locked {
            for each in [folder.url, folder.lowered] {
                try FileManager.default.createDirectory(at: each, withIntermediateDirectories: true)
            }
            try clearAfterNewRuntime()
            let (graph, missing) = try resolved()
            defer { missing.restore() }
            var lowered = try lower(graph, without: missing)
            progress("building \(package.lastPathComponent) with SwiftPM")
            var answer = try compile(product, lowered)
            var mended: Set<String> = []
            while answer.status != 0, let target = mendable(answer.out, lowered),
                mended.insert(target).inserted, folder.fault() == nil
            {
                lowered = try lower(graph, without: missing, mending: mended)
                answer = try mend(target, of: product, in: &lowered)
            }
            guard answer.status == 0 else {
                if product != .tests, mayBeMissing(answer.out, lowered), folder.fault() == nil {
                    throw LeftOutModule(answer.out, lowered.columns)
                }
                tell(answer.out, lowered.columns)
                if let fault = folder.fault() { throw fault }
                throw AppBuildError.source("\(package.path): the package does not build")
            }
            return Built(
                products: products, graph: graph, modules: lowered.modules,
                warnings: lowered.modules.flatMap { lowered.standIns[$0.name]?.warnings ?? [] },
                lacks: missing.urls.map(missing.told),
                lostTests: lowered.modules.flatMap { module in
                    (lowered.standIns[module.name]?.lostTests ?? []).map {
                        TestProgram.LostTest($0, module: module.name)
                    }
                })
        }
    }

    /// The package with all that can be fetched; what cannot is named, and what uses it is mended.
    private func resolved() throws -> (PackageGraph, MissingPackages) {
        var missing = MissingPackages(of: package, beside: around, in: folder, asks: !mayStandIn)
        for url in missing.urls { said.say(missing.told(url)) }
        while true {
            do {
                missing.unpin()
                let manifests = try manifests(of: missing.folders, without: missing)
                let graph = try PackageGraph(
                    package, scratch: scratch, environment: environment, as: manifests)
                try missing.keep()
                return (graph, missing)
            } catch AppBuildError.tool(let message) {
                missing.restore()
                guard mayStandIn,
                    let more = missing.add(
                        from: message, repositories: scratch.appendingPathComponent("repositories"))
                else { throw AppBuildError.tool(message) }
                if isOwnManifest, case let own = missing.namedByPackage(of: more), !own.isEmpty {
                    throw UnfetchedPackages(own)
                }
                for url in more { said.say(missing.told(url)) }
            }
        }
    }

    private func manifests(of packages: [String], without missing: MissingPackages) throws -> PhoneManifests {
        try PhoneManifests(
            of: packages, without: missing.urls, taking: missing.replacements,
            fetched: scratch.appendingPathComponent("checkouts"),
            in: folder.url.appendingPathComponent("manifests"))
    }

    private func compile(_ product: Product, _ lowered: Lowered) throws -> Program.Answer {
        let hasOwnSnapshots = lowered.modules.contains { Runtime.isOwnSnapshotsImported(in: $0.files) }
        return try Program(
            executable: try ModuleBuild.toolchainProgram("swift"),
            arguments: try arguments(for: product, lowered, hasOwnSnapshots: hasOwnSnapshots),
            environment: environment.merging(lowered.manifests.environment) { $1 }
        ).run(errors: .joined)
    }

    // MARK: Mending

    /// The files that the compiler says something wrong of.
    private func wrongFiles(_ said: String) -> Set<String> {
        Set(
            said.split(whereSeparator: \.isNewline).compactMap { line in
                line.firstMatch(of: #/^(/.*):\d+:\d+: error: /#).map { String($0.1) }
            })
    }

    /// Whether something is wrong that would be on Apple's systems, too, and whose author is here.
    private func hasOwnMistake(_ said: String) -> Bool {
        said.split(whereSeparator: \.isNewline).contains { line in
            // What is not in this build's own folder.
            !line.hasPrefix(folder.url.path + "/")
                && line.firstRange(of: ": error: ").map { OwnMistake.isOne(String(line[$0.upperBound...])) }
                    ?? false
        }
    }

    /// Whether a file is a checkout's, whose author is not here.
    private func isFetched(_ path: some StringProtocol) -> Bool { path.hasPrefix(scratch.path + "/") }

    /// Whether a file loses parts that use nothing of what is missing, too.
    private func mayLeaveOutAny(of path: String) -> Bool { mayBeMissing || isFetched(path) }

    /// Whether the package may be missing for what is wrong; beside what stands in, what looks like a mistake may be none.
    private func mayBeMissing(_ said: String, _ lowered: Lowered) -> Bool {
        guard mayStandIn, !hasOwnMistake(said) || lowered.standIns.values.contains(where: \.lacksModules)
        else { return false }
        let wrong = wrongFiles(said)
        return mayBeMissing || !wrong.isEmpty && wrong.allSatisfy(isFetched)
    }

    /// The first target in which something is wrong, as far as it may be mended.
    private func mendable(_ said: String, _ lowered: Lowered) -> String? {
        guard mayStandIn, !hasOwnMistake(said) else { return nil }
        let wrong = wrongFiles(said)
        return lowered.modules.first { module in
            let standIns = lowered.standIns[module.name]
            return module.files.contains {
                wrong.contains($0.path) && (standIns != nil || mayLeaveOutAny(of: $0.path))
            } || standIns.map { wrong.contains($0.generated.path) } == true
        }?.name
    }

    /// Compiles until no part of a target is wrong that something can stand in for, or that can be left out.
    private func mend(_ name: String, of product: Product, in lowered: inout Lowered) throws -> Program.Answer
    {
        guard let standIns = lowered.standIns[name],
            let files = lowered.modules.first(where: { $0.name == name })?.files
        else { return try compile(product, lowered) }
        return try standIns.run(compile: { _ in
            try use(try placed(standIns, for: files), of: name, in: &lowered)
            try VirtualFiles(copies: lowered.copies).write(to: overlay)
            return try compile(product, lowered)
        })
    }

    /// What is compiled in the place of a target's files, with what stands in.
    private func placed(_ standIns: StandInBuild, for files: [URL]) throws -> [URL: URL] {
        let compiled = standIns.compiled
        let result = try files.reduce(into: [URL: URL]()) { $0[$1] = try compiled[$1] ?? empty() }
        return try placed(result, with: standIns.generated, for: files)
    }

    /// SwiftPM knows of no other files than a target's own, so that what is generated stands at the end of the first.
    private func placed(_ inputs: [URL: URL], with generated: URL, for files: [URL]) throws -> [URL: URL] {
        guard let first = files.first, let file = inputs[first] else { return inputs }
        func text(_ file: URL) throws -> String {
            String(decoding: try Data(contentsOf: file), as: UTF8.self)
        }
        // A file that was not lowered does not say which it is.
        let whole = [
            file == first ? "#sourceLocation(file: \"\(first.path)\", line: 1)\n" : "", try text(file),
            "\n#sourceLocation(file: \"\(generated.path)\", line: 1)\n", try text(generated),
        ].joined()
        let copy = generated.deletingPathExtension().appendingPathExtension("first.swift")
        try GeneratedFiles.write(whole, to: copy)
        var result = inputs
        result[first] = copy
        return result
    }

    // MARK: Lowering

    private struct Lowered {
        let manifests: PhoneManifests
        var modules: [BuiltModule] = []
        var columns = LoweredColumns()
        var copies: [String: String] = [:]
        /// By module, what stands in, or is left out.
        var standIns: [String: StandInBuild] = [:]
        /// Whether the package lists its tests for Linux, as it had to before SwiftPM found them by itself; nobody keeps that list any more.
        var listsTests = false
    }

    /// SwiftPM takes such a list from the folders around each target of tests.
    private static func listsTests(_ package: PackageDescription) -> Bool {
        package.targets.filter { $0.type == "test" }.contains { target in
            let parts = target.path.split(separator: "/")
            return parts.indices.contains { count in
                let folder = ([package.path] + parts[..<count].map(String.init)).joined(separator: "/")
                return ["LinuxMain.swift", "XCTMain.swift"].contains {
                    FileManager.default.fileExists(atPath: "\(folder)/\($0)")
                }
            }
        }
    }

    /// Lowers the targets that are made for UIKit, tests of such, and what is mended.
    /// - Parameter mended: modules that did not build, beside those that were mended before.
    private func lower(
        _ graph: PackageGraph, without missing: MissingPackages, mending mended: Set<String> = []
    ) throws -> Lowered {
        var result = Lowered(manifests: try manifests(of: graph.packages.map(\.path), without: missing))
        result.listsTests = graph.packages.first.map(Self.listsTests) ?? false
        var modules: [String: BuiltModule] = [:]
        // Modules in C are imported as they are.
        for target in graph.packages.flatMap(\.targets) where !target.isSwift && target.type != "plugin" {
            let module = BuiltModule(
                name: target.c99name, files: [], isLowered: false, searchArguments: [], linkArguments: [],
                fingerprint: target.name)
            modules[target.name] = module
            result.modules.append(module)
        }
        // Others are lowered by what this tool knows of the target.
        let runtimeMark = try runtime.fingerprint()
        for (package, target, needs) in graph.swiftTargets {
            let base = URL(fileURLWithPath: package.path).appendingPathComponent(target.path)
            let files = target.sources.map { base.appendingPathComponent($0).standardizedFileURL }.sorted {
                $0.path < $1.path
            }
            let libraries = needs.compactMap { modules[$0] }
            let state = StandInBuild.state(in: own(target.c99name))
            let isMended =
                mayStandIn
                && (mended.contains(target.c99name) || FileManager.default.fileExists(atPath: state.path))
            let isForKit = files.contains { !SourceModule.imports(of: $0).isDisjoint(with: Self.kit) }
            let isLowered =
                isMended || isForKit || target.type == "test" && libraries.contains(where: \.isLowered)
            var hashes = [runtimeMark] + libraries.map(\.fingerprint)
            for file in files { hashes.append("\(file.path) \(Fingerprint(try Data(contentsOf: file)))") }
            let fingerprint = "\(Fingerprint(hashes.joined(separator: "\n")))"
            let module = BuiltModule(
                name: target.c99name, files: files, isLowered: isLowered, searchArguments: [],
                linkArguments: [], fingerprint: fingerprint, standIns: isMended ? state : nil)
            modules[target.name] = module
            result.modules.append(module)
            if Runtime.snapshotTesting.contains(target.c99name), target.type != "test" {
                try replace(files, of: target.c99name, in: &result)
                continue
            }
            guard isLowered else {
                try forgetStale(target.c99name, files.reduce(into: [:]) { $0[$1] = $1 })
                continue
            }
            let own = own(target.c99name)
            var lowering = SourceLowering(
                tool: runtime.loweringTool, kit: runtime.kitMembers, folder: own,
                merged: isMended ? [] : nil, isLenient: mayStandIn)
            lowering.said = said
            let language = LanguageSettings(ofPackageTarget: target.flags ?? [])
            let lowered = try lowering.lower(
                files, as: language, isOfTests: target.type == "test", with: libraries,
                renamesNamesakes: false)
            result.columns.add(lowered.columns)
            var inputs = lowered.inputs
            let symbols = try GeneratedSymbols(
                catalogs: target.catalogs, for: files, LanguageSettings.Symbols(ofTexts: false), in: ".module"
            )
            try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
            if let generated = try symbols.write(to: own) {
                inputs = try placed(inputs, with: generated, for: files)
                if lowered.inputs[files[0]] == files[0] { result.columns.add("header 1", for: files[0].path) }
            }
            if isMended {
                let missing = MissingModules.others(lowered.columns.foreignImports, than: target.c99name)
                if isFetched(base.path), let lacking = MissingModules.base(of: files, missing) {
                    throw LeftOutModule(lacking)
                }
                let isOfTests = target.type == "test"
                let standIns = try StandInBuild(
                    missing: missing, inputs: inputs, below: base, kit: try lowering.kit(with: libraries),
                    after: libraries,
                    mayLeaveOutAny: mayLeaveOutAny(of: base.path) || isOfTests && !missing.isEmpty,
                    isOfTests: isOfTests, as: language, in: own, runtime: runtime)
                standIns.limit = Self.mostRounds
                try standIns.begin()
                inputs = try placed(standIns, for: files)
                result.standIns[target.c99name] = standIns
            }
            try use(inputs, of: target.c99name, in: &result)
        }
        try VirtualFiles(copies: result.copies).write(to: overlay)
        return result
    }

    /// In each round SwiftPM plans, and all files of a target are compiled.
    private static let mostRounds = 20

    /// Where what is made of a target's source goes.
    private func own(_ module: String) -> URL { folder.lowered.appendingPathComponent(module) }

    /// - Parameter inputs: what is compiled, by original.
    private func use(_ inputs: [URL: URL], of module: String, in lowered: inout Lowered) throws {
        for (original, copy) in inputs {
            lowered.copies[original.path] = copy == original ? nil : copy.path
        }
        try forgetStale(module, inputs)
    }

    /// Point-Free's package needs more of Apple's system than is here: its tests find ours in its place.
    private func replace(_ files: [URL], of module: String, in result: inout Lowered) throws {
        let own = try runtime.sources(of: module)
        guard files.count >= own.count else {
            throw AppBuildError.tool(
                "\(files.first?.path ?? package.path): this \(module) has \(files.count) files, fewer than the \(own.count) of ours"
            )
        }
        let empty = try empty()
        for (index, file) in files.enumerated() {
            result.copies[file.path] = index < own.count ? own[index].path : empty.path
        }
    }

    /// A file that says nothing
    private func empty() throws -> URL {
        let file = folder.lowered.appendingPathComponent("Empty.swift")
        try GeneratedFiles.write("", to: file)
        return file
    }

    /// Modules by which a target is known to be made for UIKit.
    private static let kit: Set<String> = [
        "UIKit", "QuartzCore", "CoreGraphics", "ObjectiveC", "Combine", "os", "SwiftUI",
    ]

    /// SwiftPM goes by the originals' dates: where a copy became another one though its original did not, the target is
    /// compiled anew.
    private func forgetStale(_ module: String, _ inputs: [URL: URL]) throws {
        let own = own(module)
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        let file = own.appendingPathComponent("compiled.json")
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
        if isStale { removeObjects(of: module) }
        try JSONEncoder().encode(now).writeWhole(to: file)
    }

    /// What SwiftPM writes when it plans stays, such as the source by which a target finds its resources: it does not plan again for what was
    /// compiled.
    private func removeObjects(of module: String) {
        let walk = FileManager.default.enumerator(
            at: products.appendingPathComponent("\(module).build"), includingPropertiesForKeys: nil)
        for file in walk?.allObjects as? [URL] ?? [] where Self.compiled.contains(file.pathExtension) {
            try? FileManager.default.removeItem(at: file)
        }
    }

    /// Endings of what the compiler writes.
    private static let compiled: Set = [
        "o", "d", "dia", "swiftdeps", "swiftmodule", "swiftdoc", "swiftsourceinfo", "priors",
    ]

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
    private func arguments(
        for product: Product, _ lowered: Lowered, hasOwnSnapshots: Bool
    ) throws -> [String] {
        var arguments = [
            "build", "--package-path", package.path, "--scratch-path", scratch.path, "-j", "2",
        ]
        var compiler = ["-vfsoverlay", overlay.path, "-I", runtime.modules.path]
        compiler += runtime.includeArguments() + (try runtime.headerArguments())
        if hasOwnSnapshots { compiler += runtime.ownSnapshotsArguments() }
        // An overlay that Linux does not have is looked for otherwise.
        compiler += ["-Xfrontend", "-disable-cross-import-overlays"]
        var linker = runtime.libraryArguments()
        switch product {
        case .library(let name): arguments += ["--product", name]
        case .tests:
            arguments.append("--build-tests")
            if lowered.listsTests { arguments.append("--enable-test-discovery") }
            linker += try runtime.testObjects().map(\.path)
            linker += try runtime.shelves(isImported: false)
            linker += try runtime.snapshots(of: [Runtime.ownSnapshots])
        }
        arguments += lowered.manifests.arguments + compiler.flatMap { ["-Xswiftc", $0] }
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
