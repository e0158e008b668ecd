import Foundation

/// Builds the source of one PATH into an executable, and keeps what it built.
///
///     let app = try AppBuilder(source: AppSource(path: "Examples/Shelf"), runtime: .ofThisProcess()).build()
///
/// Cost: see ``ModuleBuild``; an edit of one file takes about a second.
public struct AppBuilder {
    public let source: AppSource
    public let runtime: Runtime
    public let folder: BuildFolder
    let environment: [String: String]
    /// Whether what is not here is an error; else something stands in for it that does nothing.
    public var isStrict = false
    /// Called, before anything is compiled or told, when the source has been read; what it throws ends the build.
    public var settle: () throws -> Void = {}
    /// Called before a compile starts, with one line for the user. A build that compiles nothing says nothing.
    public var progress: (String) -> Void = { _ in }
    /// Called with each of the compiler's errors of a build, as one line without colours.
    public var problem: (String) -> Void = { _ in }

    public init(
        source: AppSource, runtime: Runtime,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.source = source
        self.runtime = runtime
        self.environment = environment
        folder = BuildFolder(for: source, environment: environment)
    }

    public var module: ModuleName { source.module.name }
    public var executable: URL { folder.bundle.appendingPathComponent(module.text) }

    /// Builds the app and the modules that it is built with. Returns the executable. Throws `AppBuildError.source` when
    /// the compiler rejects the source; its diagnostics, with the original file, line and column, have then gone to
    /// standard error.
    public func build() throws -> URL {
        let libraries = try buildLibraries()
        // What belongs to the app may have changed, and its settings, where nothing is to be compiled.
        try folder.locked { try writeAppRecord(in: folder.bundle, with: libraries, of: source.target) }
        _ = try build(source.module, .executable(executable), in: folder, with: libraries)
        return executable
    }

    /// Each after those that it imports.
    /// - Parameter tests: modules whose libraries are built as well.
    func buildLibraries(for tests: [SourceModule] = []) throws -> [BuiltModule] {
        var built = try buildPackages(for: tests)
        for module in try source.libraries(for: tests) {
            let kept = BuildFolder(
                named: module.name.text, identity: module.identity, environment: environment)
            do {
                built.append(try build(module, .library, in: kept, with: built, mayBeMissing: !isStrict))
            } catch let leftOut as LeftOutModule {
                FileHandle.standardError.write(Data((leftOut.told(module.name.text) + "\n").utf8))
            }
        }
        return built
    }

    private func buildPackages(for tests: [SourceModule]) throws -> [BuiltModule] {
        guard let packages = source.packages(for: tests) else { return [] }
        try settle()
        let kept = BuildFolder(
            named: "\(module.text)Packages", identity: packages.identity, environment: environment)
        var build = ProjectPackageBuild(packages: packages, folder: kept, runtime: runtime)
        build.mayBeMissing = !isStrict
        build.progress = progress
        build.problem = problem
        return try build.build()
    }

    func build(
        _ module: SourceModule, _ product: ModuleBuild.Product, in folder: BuildFolder,
        with libraries: [BuiltModule], losesTests: Bool = false, mayBeMissing: Bool = false
    ) throws -> BuiltModule {
        var build = ModuleBuild(
            module: module, product: product, folder: folder, runtime: runtime, libraries: libraries)
        build.isStrict = isStrict
        build.losesTests = losesTests
        build.mayBeMissing = mayBeMissing
        build.mayLeaveOut = source.target != nil
        if !build.isStrict { build.others = try others(than: module) }
        build.settle = settle
        build.progress = progress
        build.problem = problem
        return try build.build()
    }

    /// Other modules of the source.
    private func others(than module: SourceModule) throws -> [SourceModule] {
        (try source.libraries(for: []) + [source.module]).filter { $0 != module }
    }

    /// - Parameters:
    ///   - libraries: what the app is built with.
    ///   - target: what the project says of it.
    ///   - tests: modules of tests that the app hosts.
    func writeAppRecord(
        in bundle: URL, with libraries: [BuiltModule], of target: AppTarget?, tests: [SourceModule] = []
    ) throws {
        let texts = SourceText.all(in: source.module)
        // Beside the modules that the source names those of its own packages.
        let named = Set(([source.module] + source.libraries).map(\.name.text))
        let ofPackages = libraries.filter { !named.contains($0.name) && !$0.isFetched }
        let ofLibraries =
            source.libraries.flatMap { SourceText.all(in: $0) }
            + ofPackages.flatMap { SourceText.all(in: $0) }
        let ofOwn = ofLibraries.filter { !SourceModule.isFetched($0.file) }
        let about = AppRecord(
            module: module.text, source: source.isSingleFile ? nil : source.root.path,
            leftOut: source.leftOut.subtracting(target?.resources ?? []).sorted(), target: target,
            previews: PreviewPlace.all(in: texts) + PreviewPlace.all(in: ofOwn),
            controllers: ControllerNames.all(in: texts),
            classes: ClassPlace.all(in: texts + ofLibraries + tests.flatMap { SourceText.all(in: $0) }))
        let file = bundle.appendingPathComponent(AppRecord.fileName)
        guard about != (try? AppRecord(contentsOf: file)) else { return }
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        try about.write(to: file)
    }
}
