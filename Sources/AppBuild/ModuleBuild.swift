import Foundation
import StandInTable

/// A module that is there: what others need in order to import and link it.
struct BuiltModule: Codable, Equatable {
    let name: String
    /// The source, and whether lowered copies of it were compiled.
    let files: [URL]
    let isLowered: Bool
    /// The compiler's arguments for whoever imports it, and for whoever links it.
    let searchArguments: [String]
    let linkArguments: [String]
    /// Differs when it was built of something else.
    let fingerprint: String
    /// What is known of that which stands in for modules that it imports and that are not here.
    var standIns: URL?

    /// Whether somebody else's: a pod or a checkout.
    var isFetched: Bool { files.contains(where: SourceModule.isFetched) }
}

/// A library that does not build for lack of other modules.
struct LeftOutModule: Error {
    /// The compiler's first error, of a line.
    let reason: String

    init(_ messages: String, _ columns: LoweredColumns) {
        let errors = CompilerMessages.corrected(messages, columns).filter { $0.contains("error: ") }
        // What starts the compiler may say first that it failed.
        reason = errors.first { $0.contains(#/:\d+:\d+: error: /#) } ?? errors.first ?? ""
    }

    /// A library without the module that it is built on.
    init(_ base: LoweredColumns.ForeignImport) {
        reason = "\(base.path):\(base.line):\(base.column): error: no module '\(base.module)' here"
    }

    /// What was found of the same before; nil where that is not known.
    init?(contentsOf file: URL, of record: BuildRecord) {
        guard let data = FileManager.default.contents(atPath: file.path),
            let known = try? JSONDecoder().decode([String].self, from: data), known.count == 2,
            known[0] == record.fingerprint
        else { return nil }
        reason = known[1]
    }

    func write(to file: URL, of record: BuildRecord) throws {
        try JSONEncoder().encode([record.fingerprint, reason]).writeWhole(to: file)
    }

    /// What the user is told of it.
    func told(_ name: String) -> String {
        reason.replacing("error: ", with: "warning: \(name) is left out: ", maxReplacements: 1)
    }
}

/// Lowers and compiles one module, and keeps what it made in a folder of its own.
///
/// Cost: an unchanged module is read and hashed, nothing is compiled; an edit compiles the files that the compiler finds
/// affected.
struct ModuleBuild {
    enum Product: Equatable {
        /// Objects and a module that others import, with what is internal for those that test it.
        case library
        /// A program with the host's `main`.
        case executable(URL)
        /// The same, in which the main run loop makes frames: one that runs tests.
        case tests(URL)
    }

    var module: SourceModule
    let product: Product
    let folder: BuildFolder
    let runtime: Runtime
    /// Modules that it may import, and that a program is linked of.
    let libraries: [BuiltModule]
    /// Modules of the same project that are built apart.
    var others: [SourceModule] = []
    /// Whether what is not here is an error, as it is in tests: what does nothing would pass.
    var isStrict = false
    /// Whether the module may be missing where it does not build for lack of others: its messages are not told then, and
    /// `LeftOutModule` is thrown.
    var mayBeMissing = false
    /// Whether what does not compile is left out as long as the module never built, wherever it stands: a project builds
    /// with Xcode, so that what does not build here lacks something of Apple's.
    var mayLeaveOut = false
    /// Whether the module holds tests, of which those fail that do not compile: nothing stands in, for what does nothing would pass.
    var losesTests = false
    /// Called when the source has been lowered; what it throws ends the build.
    var settle: () throws -> Void = {}
    /// Called before a compile starts.
    var progress: (String) -> Void = { _ in }
    /// Called with each of the compiler's errors, as one line without colours.
    var problem: (String) -> Void = { _ in }

    /// The name under which the app's own `@main` or top-level code is compiled; `main` belongs to the host.
    static let entryPoint = "shoji_app_entry"

    /// Builds unless what was built is made of the same. Throws `AppBuildError.source` when the compiler rejects the
    /// source; its diagnostics, with the original file, line and column, have then gone to standard error.
    func build() throws -> BuiltModule {
        guard module.models.isEmpty else {
            var whole = self
            whole.module.files += try folder.locked {
                try ManagedClassFiles(module.models).write(to: folder.generated)
            }
            whole.module.models = []
            return try whole.build()
        }
        let compiler = try Self.compiler()
        let arguments = try fixedArguments()
        return try folder.locked {
            var last = BuildRecord(contentsOf: folder.record)
            while true {
                let symbols = try GeneratedSymbols(
                    catalogs: module.catalogs, for: module.files, module.language.symbols)
                let record = try BuildRecord(
                    files: module.files, symbols: symbols, arguments: [compiler.path] + arguments,
                    libraries: libraries.reduce(into: [:]) { $0[$1.name] = $1.fingerprint },
                    runtime: try runtime.fingerprint())
                if record == last, isThere, !(isStrict && isMended) { return built(record) }
                if mayBeMissing, let known = LeftOutModule(contentsOf: leftOutFile, of: record) {
                    throw known
                }
                progress("building \(module.name) (\(module.files.count) files)")
                do {
                    try compile(with: compiler, arguments: arguments, symbols, as: record, after: last)
                } catch let leftOut as LeftOutModule {
                    if let fault = folder.fault() { throw fault }
                    try leftOut.write(to: leftOutFile, of: record)
                    throw leftOut
                } catch let error as AppBuildError {
                    // The programs that write there say in many ways, or not at all, that they could not.
                    throw folder.fault() ?? error
                }
                // A file that was saved meanwhile was compiled as it was before, or as it is now.
                last = record.withoutFilesThatChanged()
                guard record == last else { continue }
                try record.write(to: folder.record)
                try Data(record.runtime.utf8).writeWhole(to: folder.builtRuntime)
                return built(record)
            }
        }
    }

    private var leftOutFile: URL { folder.url.appendingPathComponent("left-out.json") }

    private var isThere: Bool {
        switch product {
        case .executable(let url), .tests(let url): FileManager.default.isExecutableFile(atPath: url.path)
        case .library: FileManager.default.fileExists(atPath: moduleFile.path)
        }
    }

    private var moduleFile: URL {
        folder.interface.appendingPathComponent(module.name.text).appendingPathExtension("swiftmodule")
    }

    private func built(_ record: BuildRecord) -> BuiltModule {
        let standIns = StandInBuild.state(in: folder.url)
        return BuiltModule(
            name: module.name.text, files: module.files, isLowered: true,
            searchArguments: ["-I", folder.interface.path]
                + (module.name.alias.map { ["-module-alias", "\($0)=\(module.name.text)"] } ?? []),
            linkArguments: compiledFiles.map { object(of: $0).path }, fingerprint: record.fingerprint,
            standIns: FileManager.default.fileExists(atPath: standIns.path) ? standIns : nil)
    }

    /// The originals, and what is generated for them.
    private var compiledFiles: [URL] {
        let generated = [
            folder.lowered.appendingPathComponent(GeneratedSymbols.fileName),
            StandInBuild.generated(in: folder.url),
        ]
        return (module.files + generated).filter {
            FileManager.default.fileExists(atPath: object(of: $0).path)
        }
    }

    private func makeFolders() throws {
        for each in [folder.objects, folder.interface, folder.lowered] {
            try FileManager.default.createDirectory(at: each, withIntermediateDirectories: true)
        }
    }

    /// Removes what a compile must not reuse, and makes the folders it writes to. From now on nothing is known of what is there.
    private func prepare(for record: BuildRecord, after last: BuildRecord?) throws {
        let files = FileManager.default
        let state = BuiltState(contentsOf: folder.state)
        for each in [folder.record, folder.state] { try? files.removeItem(at: each) }
        if last?.arguments != record.arguments || last?.runtime != record.runtime {
            try? files.removeItem(at: folder.objects)
            switch product {
            case .executable(let url), .tests(let url): try? files.removeItem(at: url)
            case .library: break
            }
        }
        try makeFolders()
        // The compiler goes by modification times, which two edits within its clock's grain do not change.
        for (path, hash) in record.files
        where last?.files[path] != hash || state?.edited.contains(path) == true {
            try? files.removeItem(at: object(of: URL(fileURLWithPath: path)))
        }
    }

    /// - Parameters:
    ///   - record: what is compiled.
    ///   - last: what was, as far as that is known.
    private func compile(
        with compiler: URL, arguments: [String], _ symbols: GeneratedSymbols, as record: BuildRecord,
        after last: BuildRecord?
    ) throws {
        try makeFolders()
        var lowering = SourceLowering(
            tool: runtime.loweringTool, kit: runtime.kitMembers, folder: folder.lowered,
            merged: isStrict ? nil : MissingModules.merged(in: module), isLenient: mayLeaveOut && !isStrict)
        if case .executable = product { lowering.tellsTexts = true }
        let lowered = try lowering.lower(
            module.files, as: module.language, isOfTests: isOfTests, with: libraries, settle: settle)
        var inputs = lowered.inputs
        if let generated = try symbols.write(to: folder.lowered) { inputs[generated] = generated }
        if let last, isThere, !isMended, record.isEdit(of: last),
            try compileEdit(inputs, lowering, lowered.columns)
        {
            return
        }
        try prepare(for: record, after: last)
        let missing = MissingModules(lowered.columns.foreignImports, in: module).imports
        if !isStrict, !missing.isEmpty || isMended {
            return try compile(with: compiler, arguments, inputs, missing, lowered.columns, lowering)
        }
        try writeMap(inputs)
        let commands = Asked { try self.commands(compiler, arguments, inputs) }
        let answer = try run(compiler, arguments, inputs)
        if answer.status != 0, try mayMend(answer) {
            return try compile(with: compiler, arguments, inputs, missing, lowered.columns, lowering)
        }
        // A library of others that needs more of Apple's system than is here.
        if answer.status != 0, mayBeMissing, module.isFetched {
            throw LeftOutModule(answer.out, lowered.columns)
        }
        try finish(answer, lowered.columns)
        if let commands = try commands.answer() {
            try BuiltState(texts: lowering.texts, inputs: inputs, commands: commands).write(to: folder.state)
        }
    }

    /// Whether something may stand in for what does not compile, or be left out.
    func mayMend(_ answer: Program.Answer) throws -> Bool {
        try leavesOutAny() || !isStrict && headers?.explain(answer.out) == true
    }

    /// What the source sees of Objective-C.
    private var headers: ObjectiveCHeaders? { module.headers.map(ObjectiveCHeaders.init(below:)) }

    /// Whether something stands in, or is left out, in what was built.
    private var isMended: Bool {
        FileManager.default.fileExists(atPath: StandInBuild.state(in: folder.url).path)
    }

    /// Whether parts may be left out that use nothing of what is missing: of others' source always, of the project's own while this tool
    /// never built the module.
    private func leavesOutAny() throws -> Bool {
        guard mayLeaveOut, !isStrict else { return false }
        if module.isFetched { return true }
        return FileManager.default.contents(atPath: folder.builtRuntime.path)
            != Data(try runtime.fingerprint().utf8)
    }

    /// Compiles with what stands in for modules that are not here.
    private func compile(
        with compiler: URL, _ arguments: [String], _ inputs: [URL: URL],
        _ missing: [LoweredColumns.ForeignImport], _ columns: LoweredColumns, _ lowering: SourceLowering
    ) throws {
        if mayBeMissing, module.isFetched, let base = MissingModules.base(of: module.files, missing) {
            throw LeftOutModule(base)
        }
        let standIns = try StandInBuild(
            missing: missing, headers, inputs: inputs, below: module.root,
            kit: try lowering.kit(with: libraries),
            after: libraries, others: losesTests ? [] : others,
            mayLeaveOutAny: try leavesOutAny() || losesTests && !missing.isEmpty,
            declaresKnownOnly: missing.isEmpty && !mayLeaveOut, isOfTests: losesTests,
            as: module.language, in: folder.url, runtime: runtime)
        if module.isFetched { standIns.limit = Self.mostRoundsForOthers }
        let checking = checkArguments(compiler) + (try runtime.headerArguments())
        let answer = try standIns.run {
            try check(compiler, checking, $0, only: $1)
        } compile: {
            try run(compiler, arguments, $0)
        }
        if answer.status != 0, mayBeMissing, module.isFetched || !missing.isEmpty {
            throw LeftOutModule(answer.out, columns)
        }
        let warnings = standIns.warnings.map { $0 + "\n" }.joined()
        FileHandle.standardError.write(Data(warnings.utf8))
        try finish(answer, columns)
    }

    /// A library that lacks so much is little without it.
    private static let mostRoundsForOthers = 20

    /// What the compiler says is wrong in some of the files.
    /// - Parameter inputs: what is compiled, by original.
    private func check(
        _ compiler: URL, _ arguments: [String], _ inputs: [URL: URL], only originals: Set<URL>
    ) throws -> String {
        let all = inputs.sorted { $0.key.path < $1.key.path }
        let wanted = all.filter { originals.contains($0.key) }.map(\.value.path)
        // As many compilers as a build has.
        let half = wanted.count > 3 ? (wanted.count + 1) / 2 : wanted.count
        let parts = [Set(wanted.prefix(half)), Set(wanted.dropFirst(half))].filter { !$0.isEmpty }
        let answers = try Program.all(
            parts.map { part in
                Program(
                    executable: compiler,
                    arguments: arguments
                        + all.flatMap {
                            part.contains($0.value.path) ? ["-primary-file", $0.value.path] : [$0.value.path]
                        },
                    folder: folder.objects, environment: Self.largePages)
            })
        return answers.map(\.out).joined()
    }

    /// By which commands the compiler's driver builds a program; nil for what is none, and where they are not told.
    private func commands(_ compiler: URL, _ arguments: [String], _ inputs: [URL: URL]) throws
        -> CompileCommands?
    {
        guard case .executable = product else { return nil }
        let told = arguments.filter { !["-incremental", "-enable-batch-mode"].contains($0) }
        // The driver makes a folder for what its commands leave to each other, and lets it lie where they are only told.
        let temporary = folder.objects.appendingPathComponent("told")
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: temporary) }
        let answer = try Program(
            executable: compiler,
            arguments: told + (try runtime.headerArguments())
                + ["-disable-batch-mode", "-###", "-output-file-map", mapFile.path]
                + Self.inOrder(inputs).map(\.value.path),
            folder: folder.objects, environment: ["TMPDIR": temporary.path]
        ).run(errors: .kept)
        return answer.status == 0
            ? CompileCommands(
                answer.out,
                objects: Dictionary(
                    inputs.map { ($0.value.path, object(of: $0.key).path) }, uniquingKeysWith: { $1 }))
            : nil
    }

    /// - Parameter inputs: what is compiled, by original.
    private func run(_ compiler: URL, _ arguments: [String], _ inputs: [URL: URL]) throws -> Program.Answer {
        try writeMap(inputs)
        return try Program(
            executable: compiler,
            arguments: arguments + (try runtime.headerArguments()) + ["-output-file-map", mapFile.path]
                + Self.inOrder(inputs).map(\.value.path),
            folder: folder.objects, environment: Self.largePages
        ).run(errors: .joined)
    }

    private static func inOrder(_ inputs: [URL: URL]) -> [(key: URL, value: URL)] {
        inputs.sorted { $0.key.path < $1.key.path }
    }

    private var mapFile: URL { folder.objects.appendingPathComponent("outputs.json") }

    /// Tells the compiler where its objects go, and what it notes of them.
    private func writeMap(_ inputs: [URL: URL]) throws {
        var map: [String: [String: String]] = [
            "": ["swift-dependencies": folder.objects.appendingPathComponent("module.swiftdeps").path]
        ]
        for (original, input) in inputs {
            let object = object(of: original)
            map[input.path] = [
                "object": object.path,
                "swift-dependencies": object.deletingPathExtension().appendingPathExtension("swiftdeps").path,
            ]
        }
        let data = try JSONSerialization.data(withJSONObject: map, options: [.sortedKeys])
        if FileManager.default.contents(atPath: mapFile.path) != data {
            try data.writeWhole(to: mapFile)
        }
    }

    /// Of the process: the compiler and the linker take memory in pages of two megabytes where the system has them, which spares
    /// half of their page faults and more.
    static let largePages = {
        let name = "GLIBC_TUNABLES"
        let own = ProcessInfo.processInfo.environment[name].map { $0 + ":" } ?? ""
        return [name: own + "glibc.malloc.hugetlb=1"]
    }()

    /// Throws where a compile failed; its messages have been told.
    func finish(_ answer: Program.Answer, _ columns: LoweredColumns) throws {
        let messages = tell(answer.out, correcting: columns)
        guard answer.status == 0 else {
            if messages.contains(where: FileFailure.isFullDisk) { throw folder.fullDisk }
            throw AppBuildError.source("\(module.identity): the source does not build")
        }
    }

    /// The compiler's messages go to standard error, for standard output belongs to the command's own
    /// answer; columns and quoted lines in them are those of the originals. Returns them line by line.
    private func tell(_ text: String, correcting columns: LoweredColumns) -> [String] {
        var lines = CompilerMessages.corrected(text, columns)
        lines.insert(
            contentsOf: MissingModules(columns.foreignImports, in: module).errors(beside: lines), at: 0)
        var text = lines.joined(separator: "\n")
        if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
        FileHandle.standardError.write(Data(text.utf8))
        lines.filter { $0.contains(": error: ") }.forEach(problem)
        return lines
    }

    /// Libraries of the toolchain that every app needs, or the objects of the runtime do. The compiler names those that a file
    /// imports in its object.
    private static let systemLibraries = [
        "Foundation", "FoundationEssentials", "FoundationInternationalization", "dispatch", "BlocksRuntime",
        "swiftDispatch", "swiftGlibc", "swiftSwiftOnoneSupport", "swiftSynchronization", "swift_Concurrency",
        "swift_StringProcessing", "swift_RegexParser",
    ]

    /// The toolchain's own linker where it has one: it takes three fifths of the time of the machine's.
    private static func linker() throws -> [String] {
        let program = toolchain(of: try compiler()).appendingPathComponent("bin/ld.lld")
        return FileManager.default.isExecutableFile(atPath: program.path) ? ["-use-ld=lld"] : []
    }

    /// The libraries in which most of an app's names are, as files and so before those that the compiler names in objects: at each
    /// start the dynamic linker asks one after the other for tens of thousands of names.
    private static func firstLibraries() throws -> [String] {
        let names = [
            "swiftCore", "FoundationEssentials", "Foundation", "FoundationInternationalization",
            "_FoundationICU", "swift_Concurrency", "swift_StringProcessing",
        ]
        let folder = toolchain(of: try compiler()).appendingPathComponent("lib/swift/linux")
        return names.map { folder.appendingPathComponent("lib\($0).so").path }
            .filter(FileManager.default.fileExists(atPath:))
    }

    /// Libraries of the toolchain and of Debian that some apps need; others are not linked with them.
    private static let librariesAtNeed = [
        "--push-state", "--as-needed", "-lFoundationNetworking", "-lFoundationXML", "-lswiftObservation",
        "-lsqlite3", "--pop-state",
    ]

    /// Everything but the files and the map of outputs.
    private func fixedArguments() throws -> [String] {
        var arguments =
            languageArguments + ["-gline-tables-only", "-incremental", "-enable-batch-mode", "-j", "2"]
        arguments += Self.frontendArguments.flatMap { ["-Xfrontend", $0] }
        switch product {
        case .library:
            arguments += [
                "-emit-object", "-emit-module", "-emit-module-path", moduleFile.path, "-enable-testing",
            ]
        case .executable(let url):
            arguments += try linkArguments(runtime.objects()) + ["-o", url.path]
        case .tests(let url):
            arguments += try linkArguments(runtime.objects() + runtime.frameObjects()) + ["-o", url.path]
            arguments += ["-lXCTest", "-lTesting"]
        }
        return arguments
    }

    /// The same, told to the part of the compiler that does the work: it can be asked about some of the files.
    private func checkArguments(_ compiler: URL) -> [String] {
        let host = Self.toolchain(of: compiler).appendingPathComponent("lib/swift/host").path
        return ["-frontend", "-typecheck", "-disable-objc-interop"] + languageArguments
            + Self.frontendArguments + [
                "-plugin-path", host + "/plugins",
                "-in-process-plugin-server-path", host + "/libSwiftInProcPluginServer.so",
                "-diagnostic-style", "llvm", "-suppress-warnings",
                // What stands in has overloads; an expression that takes long by them is left out sooner.
                "-solver-expression-time-threshold=2",
            ]
    }

    private static let frontendArguments = [
        "-entry-point-function-name", entryPoint,
        // Testing looks for overlays of Apple's modules that Linux does not have.
        "-disable-cross-import-overlays",
        // The compiler checks its own work between its passes, for three hundredths of the time.
        "-sil-verify-none",
    ]

    private var isOfTests: Bool { module.imports.contains("XCTest") }

    /// Whether the module, or a module of tests in a program with such, imports our own assertions.
    private var usesOwnSnapshots: Bool {
        var files = module.files
        if case .tests = product { files += libraries.flatMap(\.files) }
        return Runtime.isOwnSnapshotsImported(in: files)
    }

    private var languageArguments: [String] {
        var arguments = [
            "-swift-version", module.language.mode, "-Onone", "-module-name", module.name.text,
            "-module-cache-path", folder.moduleCache.path,
        ]
        // Only a file named main.swift may have top-level code; it and `@main` exclude each other.
        if !module.files.contains(where: { $0.lastPathComponent == "main.swift" }) {
            arguments.append("-parse-as-library")
        }
        arguments += module.language.conditions.flatMap { ["-D", $0] } + module.language.arguments
        // In tests the lowered copies say it.
        if module.language.isMainActorDefault, !isOfTests {
            arguments += ["-default-isolation", "MainActor"]
        }
        arguments += runtime.includeArguments()
        if usesOwnSnapshots { arguments += runtime.ownSnapshotsArguments() }
        var seen: Set<[String]> = []
        for library in libraries where seen.insert(library.searchArguments).inserted {
            arguments += library.searchArguments
        }
        // After the app's own: one of them may have the name of a module of ours.
        return arguments + ["-I", runtime.modules.path]
    }

    private func linkArguments(_ objects: [URL]) throws -> [String] {
        var arguments = try Self.linker() + Self.firstLibraries()
        // The driver collects the names of libraries in a file beside the first object that it is told of, under the module's name: builds
        // of several modules of one name would share it.
        arguments += objects.flatMap { ["-Xlinker", $0.path] }
        var seen: Set<[String]> = []
        for library in libraries where seen.insert(library.linkArguments).inserted {
            arguments += library.linkArguments
        }
        let isImported =
            module.imports.contains("Shelves") && !libraries.contains { $0.name == "Shelves" }
        arguments += try runtime.shelves(isImported: isImported).flatMap { ["-Xlinker", $0] }
        if case .tests = product {
            let modules = Runtime.snapshotTesting + [Runtime.ownSnapshots]
            arguments += try runtime.snapshots(of: modules).flatMap { ["-Xlinker", $0] }
        }
        arguments += runtime.libraryArguments().flatMap { ["-Xlinker", $0] }
        return arguments + Self.systemLibraries.map { "-l\($0)" }
            + Self.librariesAtNeed.flatMap { ["-Xlinker", $0] } + ["-Xlinker", "--export-dynamic"]
    }

    func object(of file: URL) -> URL {
        let name = file.deletingPathExtension().lastPathComponent
        return folder.objects.appendingPathComponent("\(name)-\(Fingerprint(file.path)).o")
    }

    /// The folder with `bin` and `lib`.
    private static func toolchain(of compiler: URL) -> URL {
        compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
    }

    /// `swiftc` on the PATH.
    static func compiler() throws -> URL { try toolchainProgram("swiftc") }

    static func toolchainProgram(_ name: String) throws -> URL {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
        for folder in path.split(separator: ":") {
            let candidate = "\(folder)/\(name)"
            if FileManager.default.isExecutableFile(atPath: candidate) {
                return URL(fileURLWithPath: candidate)
            }
        }
        throw AppBuildError.tool("no \(name) on the PATH; install Swift 6.3 from swift.org")
    }
}
