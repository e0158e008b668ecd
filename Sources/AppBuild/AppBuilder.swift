import Foundation

/// Builds the source of one PATH into an executable, and keeps what it built.
///
///     let app = try AppBuilder(source: AppSource(path: "Examples/Shelf"), runtime: .ofThisProcess()).build()
///
/// Cost: an unchanged source is read and hashed, nothing is compiled; an edit compiles the files that the
/// compiler finds affected and links, in about a second.
public struct AppBuilder {
    public let source: AppSource
    public let runtime: Runtime
    public let folder: BuildFolder
    public let module: ModuleName
    /// Called before a compile starts, with one line for the user. A build that compiles nothing says nothing.
    public var progress: (String) -> Void = { _ in }
    /// Called with the compiler's first error of a build, as one line without colours.
    public var problem: (String) -> Void = { _ in }

    /// The name under which the app's own `@main` or top-level code is compiled; `main` belongs to the host.
    static let entryPoint = "shoji_app_entry"

    public init(
        source: AppSource, runtime: Runtime,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.source = source
        self.runtime = runtime
        folder = BuildFolder(for: source, environment: environment)
        module = ModuleName(of: source)
    }

    public var executable: URL { folder.bundle.appendingPathComponent(module.text) }

    /// Returns the executable. Throws `AppBuildError.source` when the compiler rejects the source; its diagnostics,
    /// with the original file, line and column, have then gone to standard error.
    public func build() throws -> URL {
        let compiler = try Self.compiler()
        let arguments = try fixedArguments()
        return try folder.locked {
            let symbols = try GeneratedSymbols(for: source)
            let record = try BuildRecord(
                source: source, symbols: symbols, arguments: [compiler.path] + arguments,
                runtime: try runtime.fingerprint())
            let last = BuildRecord(contentsOf: folder.record)
            if record == last, FileManager.default.isExecutableFile(atPath: executable.path) {
                // What belongs to the app may have changed, and its settings.
                try writeAppRecord()
                return executable
            }
            progress("building \(module) (\(source.swiftFiles.count) files)")
            try? FileManager.default.removeItem(at: folder.record)
            try prepare(for: record, after: last)
            do {
                try compile(with: compiler, arguments: arguments, symbols)
            } catch let error as AppBuildError {
                // The programs that write there say in many ways, or not at all, that they could not.
                throw folder.fault() ?? error
            }
            try record.write(to: folder.record)
            return executable
        }
    }

    /// Removes what a compile must not reuse, and makes the folders it writes to.
    private func prepare(for record: BuildRecord, after last: BuildRecord?) throws {
        let files = FileManager.default
        if last?.arguments != record.arguments || last?.runtime != record.runtime {
            try? files.removeItem(at: folder.objects)
            try? files.removeItem(at: folder.bundle)
        }
        for each in [folder.objects, folder.bundle, folder.lowered] {
            try files.createDirectory(at: each, withIntermediateDirectories: true)
        }
        // The compiler goes by modification times, which two edits within its clock's grain do not change.
        for (path, hash) in record.files where last?.files[path] != hash {
            try? files.removeItem(at: object(of: URL(fileURLWithPath: path)))
        }
        try writeAppRecord()
    }

    private func writeAppRecord() throws {
        let about = AppRecord(
            module: module.text, source: source.isSingleFile ? nil : source.root.path,
            leftOut: source.leftOut.sorted(), target: source.target)
        let file = folder.bundle.appendingPathComponent(AppRecord.fileName)
        if about != (try? AppRecord(contentsOf: file)) { try about.write(to: file) }
    }

    private func compile(with compiler: URL, arguments: [String], _ symbols: GeneratedSymbols) throws {
        let lowered = try SourceLowering(
            tool: runtime.loweringTool, kit: runtime.kitMembers, folder: folder.lowered
        ).lower(source)
        var map: [String: [String: String]] = [
            "": ["swift-dependencies": folder.objects.appendingPathComponent("module.swiftdeps").path]
        ]
        var compiled: [String] = []
        let generated = try symbols.write(to: folder.lowered)
        for file in source.swiftFiles + [generated].compactMap({ $0 }) {
            guard let input = file == generated ? file : lowered.inputs[file] else { continue }
            let object = object(of: file)
            compiled.append(input.path)
            map[input.path] = [
                "object": object.path,
                "swift-dependencies": object.deletingPathExtension().appendingPathExtension("swiftdeps").path,
            ]
        }
        let mapFile = folder.objects.appendingPathComponent("outputs.json")
        try JSONSerialization.data(withJSONObject: map, options: [.sortedKeys]).write(
            to: mapFile, options: .atomic)

        let process = Process()
        process.executableURL = compiler
        process.arguments =
            arguments + (try runtime.headerArguments()) + [
                "-output-file-map", mapFile.path, "-o", executable.path,
            ] + compiled
        process.currentDirectoryURL = folder.objects
        let messages = try run(process, correcting: lowered.columns)
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            if messages.contains(where: FileFailure.isFullDisk) { throw folder.fullDisk }
            throw AppBuildError.source("\(source.path.path): the source does not build")
        }
    }

    /// Runs the compiler. Its messages go to standard error, for standard output belongs to the command's own
    /// answer; columns and quoted lines in them are those of the originals. Returns them line by line.
    private func run(_ process: Process, correcting columns: LoweredColumns) throws -> [String] {
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        var messages = CompilerMessages(columns)
        var lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
            .compactMap { messages.corrected($0) }
        lines.insert(
            contentsOf: MissingModules(columns.foreignImports, in: source).errors(beside: lines), at: 0)
        FileHandle.standardError.write(Data(lines.joined(separator: "\n").utf8))
        if let error = lines.first(where: { $0.contains(": error: ") }) { problem(error) }
        return lines
    }

    /// Libraries of the toolchain that every app needs, or the objects in C do. The compiler names those that a file
    /// imports in its object; it was seen twice that none of these names arrived, for a reason not known, and the link failed.
    private static let libraries = [
        "Foundation", "FoundationEssentials", "FoundationInternationalization", "dispatch", "BlocksRuntime",
        "swiftDispatch", "swiftGlibc", "swiftSwiftOnoneSupport", "swiftSynchronization", "swift_Concurrency",
        "swift_StringProcessing", "swift_RegexParser",
    ]

    /// Everything but the files and the outputs.
    private func fixedArguments() throws -> [String] {
        var arguments = [
            "-swift-version", "5", "-Onone", "-DDEBUG", "-incremental", "-enable-batch-mode", "-j", "2",
            "-module-name", module.text,
            "-Xfrontend", "-entry-point-function-name", "-Xfrontend", Self.entryPoint,
            "-I", runtime.modules.path, "-module-cache-path", folder.moduleCache.path,
        ]
        // Only a file named main.swift may have top-level code; it and `@main` exclude each other.
        if !source.swiftFiles.contains(where: { $0.lastPathComponent == "main.swift" }) {
            arguments.append("-parse-as-library")
        }
        for condition in source.target?.conditions ?? [] where condition != "DEBUG" {
            arguments += ["-D", condition]
        }
        arguments += runtime.includeArguments()
        arguments += try runtime.objects().map(\.path)
        arguments += [
            "-L", runtime.folder.path, "-lShojiRuntime", "-Xlinker", "-rpath", "-Xlinker",
            runtime.folder.path,
        ]
        arguments += Self.libraries.map { "-l\($0)" }
        arguments += ["-Xlinker", "--export-dynamic"]
        return arguments
    }

    private func object(of file: URL) -> URL {
        let name = file.deletingPathExtension().lastPathComponent
        return folder.objects.appendingPathComponent("\(name)-\(Fingerprint(file.path)).o")
    }

    /// `swiftc` on the PATH.
    static func compiler() throws -> URL {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
        for folder in path.split(separator: ":") {
            let candidate = "\(folder)/swiftc"
            if FileManager.default.isExecutableFile(atPath: candidate) {
                return URL(fileURLWithPath: candidate)
            }
        }
        throw AppBuildError.tool("no swiftc on the PATH; install Swift 6.3 from swift.org")
    }
}
