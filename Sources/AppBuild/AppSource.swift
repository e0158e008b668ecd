import DataModelFormat
import Foundation
import ProjectFormat

/// The iOS source that a PATH names: what is compiled, and nothing else. Reads PATH, never writes it.
public struct AppSource: Equatable, Sendable, CustomStringConvertible {
    /// The folder, or the folder that holds the single file. Absolute, without symbolic links.
    public let root: URL
    /// What the user named: the folder or the single `.swift` file. Absolute.
    public let path: URL
    /// What is compiled as the app's own module. Files of test targets, package manifests and
    /// what an Xcode project gives to other targets only are left out.
    public let module: SourceModule
    /// Libraries of a project whose source is there: modules of their own, each after those that it imports.
    public let libraries: [SourceModule]
    /// Further libraries of the project, which tests may need.
    private let otherLibraries: [SourceModule]
    /// Nil without a project.
    private let packages: ProjectPackages?

    /// What an Xcode project in the folder gives to other targets only: files and folders.
    let leftOut: Set<String>

    /// What the project says of the target that is built; nil for source without a project.
    public let target: AppTarget?
    /// Whether that is a framework or a library, which others of the project may import.
    let isLibrary: Bool

    public var isSingleFile: Bool { path.pathExtension == "swift" && path != root }

    /// In the order of their paths.
    public var swiftFiles: [URL] { module.files }

    public var description: String { "\(path.path): \(swiftFiles.count) Swift files" }

    /// Of a folder with an Xcode project or workspace, and of such a one itself, what the chosen target has, and
    /// libraries that it links or imports and whose source lies in the folder.
    ///
    /// Throws `AppBuildError.usage` when PATH is not there, is no folder or Swift file, holds no Swift file, or where the
    /// user has to choose; `ProjectError` for a project that cannot be read.
    public init(path name: String, _ choice: ProjectChoice = ProjectChoice()) throws {
        let named = URL(fileURLWithPath: name).standardizedFileURL.resolvingSymlinksInPath()
        // A manifest stands for its package.
        let url = named.lastPathComponent == "Package.swift" ? named.deletingLastPathComponent() : named
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw AppBuildError.usage(
                "\(name): no such folder or file; expected a folder of iOS source or a .swift file")
        }
        path = url
        if let project = try Self.project(at: named, choice), let target = AppTarget(project) {
            root = project.folder
            leftOut = project.leftOut
            self.target = target
            isLibrary = project.target?.product != .application
            let all = try Self.modules(of: project, target, without: leftOut)
            guard !all.app.files.isEmpty else {
                throw AppBuildError.usage(
                    "\(name): the target \(target.name) has no .swift file that is there")
            }
            (module, libraries, otherLibraries, packages) = all
            return
        }
        target = nil
        isLibrary = false
        otherLibraries = []
        if isFolder.boolValue, FileManager.default.fileExists(atPath: url.path + "/Package.swift"),
            let package = try PackageApp(url, target: choice.target)
        {
            root = url
            leftOut = ProjectFiles.leftOut(of: url).union(package.leftOut)
            (module, libraries, packages) = (package.app, package.libraries, package.packages)
            return
        }
        guard !choice.isMade else {
            throw AppBuildError.usage("\(url.path): no Xcode project here to choose from")
        }
        libraries = []
        packages = nil
        let files: [URL]
        if isFolder.boolValue {
            root = url
            leftOut = ProjectFiles.leftOut(of: url)
            files = try Self.swiftFiles(in: url, without: leftOut) { throw $0 }
            guard !files.isEmpty else {
                throw AppBuildError.usage(
                    "\(name): no .swift file in this folder; expected a folder of iOS source")
            }
        } else {
            guard url.pathExtension == "swift" else {
                throw AppBuildError.usage("\(name): expected a folder of iOS source or a .swift file")
            }
            root = url.deletingLastPathComponent()
            leftOut = []
            files = [url]
        }
        let found = isFolder.boolValue ? GeneratedSymbols.sources(in: root.path) : []
        var module = SourceModule(
            name: ModuleName(ofPath: path, in: isFolder.boolValue ? root : nil), identity: path.path,
            files: files,
            catalogs: found.filter { [leftOut] in GeneratedSymbols.isCatalog($0) && !leftOut.contains($0) },
            root: root)
        module.holdsLibraries = true
        module.headers = isFolder.boolValue ? root : nil
        module.models = found.filter { [leftOut] path in
            DataModel.isModel(path) && !leftOut.contains { path == $0 || path.hasPrefix($0 + "/") }
        }
        self.module = module
    }

    /// The app's module and its libraries. A library in the folder that no target has is compiled as part of the app
    /// where its folder has another name than the module, and a folder or file in it has the name that is imported.
    private static func modules(
        of project: ChosenProject, _ target: AppTarget, without leftOut: Set<String>
    ) throws -> (
        app: SourceModule, libraries: [SourceModule], others: [SourceModule], packages: ProjectPackages
    ) {
        let found = try swiftFiles(in: project.folder, without: leftOut) { _ in }.map(\.path)
        let catalogs = GeneratedSymbols.sources(in: project.folder.path)
            .filter { GeneratedSymbols.isCatalog($0) && !leftOut.contains($0) }
        func app(_ more: [String]) -> SourceModule {
            var module = SourceModule(
                name: ModuleName(from: target.moduleName ?? target.name),
                identity: "\(target.container)#\(target.name)",
                files: (project.swiftFiles + more).sorted().map { URL(fileURLWithPath: $0) },
                language: target.language,
                catalogs: catalogs + target.resources.filter(GeneratedSymbols.isCatalog),
                root: project.folder)
            module.holdsLibraries = !more.isEmpty
            module.headers = project.folder
            module.models = project.target?.models ?? []
            return module
        }
        let linked = project.parts.dropFirst().filter { !$0.presentSwiftFiles.isEmpty }
        let others = project.libraries.filter { !linked.contains($0) }
        let inFolders = project.libraryFolders(among: found)
        let isPackage = { FileManager.default.fileExists(atPath: $0 + "/Package.swift") }
        let folders = inFolders.filter { !isPackage($0.key) }.sorted { $0.key < $1.key }.map {
            SourceModule(folder: $0.key, files: $0.value, root: project.folder)
        }
        let pods = project.localPods.map { pod in
            SourceModule(
                name: ModuleName(from: pod.module), identity: "\(pod.folder)#\(pod.name)",
                files: pod.files.map { URL(fileURLWithPath: $0) }, root: project.folder)
        }.filter { !$0.files.isEmpty }
        let candidates = others.map { SourceModule($0, of: project) } + folders + pods
        let order = try ModuleOrder(
            from: [app([])], linked: linked.map { SourceModule($0, of: project) }, others: candidates)
        let known = Set(order.modules.map(\.name.text) + order.modules.map(\.identity))
        var merged = folders.filter { !known.contains($0.identity) && !known.contains($0.name.text) }
        if !merged.isEmpty {
            let unknown = ([app([])] + order.modules).reduce(into: Set()) { $0.formUnion($1.imports) }
                .subtracting(known).map { $0.lowercased() }
            merged.removeAll { MissingModules.names(in: $0).isDisjoint(with: unknown) }
        }
        let whole = app(merged.flatMap { $0.files.map(\.path) })
        // A package beside the target that makes the same module is not used: its classes would be there twice.
        let imports = ([whole] + order.modules).reduce(into: Set()) { $0.formUnion($1.imports) }
        let packages = ProjectPackages(
            project, for: project.parts, folders: inFolders.keys.filter(isPackage).sorted(),
            imports: imports.subtracting(names(of: order.modules + candidates)))
        return (whole, order.modules, candidates, packages)
    }

    /// What the app and tests of it use of packages; nil without a project.
    func packages(for tests: [SourceModule]) -> ProjectPackages? {
        var result = packages
        let made = Self.names(of: libraries + otherLibraries)
        for test in tests { result?.add(test, besides: made) }
        return result
    }

    private static func names(of modules: [SourceModule]) -> Set<String> { Set(modules.map(\.name.text)) }

    /// The libraries of the app and of tests of it, each after those that it imports; what is itself one is among those of
    /// its tests.
    func libraries(for tests: [SourceModule]) throws -> [SourceModule] {
        guard !tests.isEmpty else { return libraries }
        if isLibrary {
            return try ModuleOrder(from: tests, linked: libraries + [module], others: otherLibraries).modules
        }
        return try ModuleOrder(from: [module] + tests, linked: libraries, others: otherLibraries).modules
    }

    /// The project or workspace that a path means. One further down leads also where the package at the top is a library, as it does beside its
    /// example; a manifest stands for its package.
    ///
    /// Throws `AppBuildError.usage` where the user has to choose.
    public static func project(at path: URL, _ choice: ProjectChoice) throws -> ChosenProject? {
        let isManifest = path.lastPathComponent == "Package.swift"
        let folder = isManifest ? path.deletingLastPathComponent() : path
        do {
            if let project = try ChosenProject(folder, choice) { return project }
            guard !isManifest, PackageApp.isLibrary(folder, target: choice.target) else { return nil }
            return try ChosenProject(folder, choice, belowSource: true)
        } catch let error as ChoiceError {
            throw AppBuildError.usage(error.description)
        }
    }

    /// - Parameter refuse: told of files that are not read; a project names its files itself, else that ends the build.
    private static func swiftFiles(
        in root: URL, without leftOut: Set<String>, refuse: (AppBuildError) throws -> Void
    ) throws -> [URL] {
        var found: [String] = []
        var failure: Error?
        let walk = FileManager.default.enumerator(
            at: root, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles],
            errorHandler: { _, error in
                failure = error
                return false
            })
        while let url = walk?.nextObject() as? URL {
            if skippedFolders.contains(url.pathExtension) {
                walk?.skipDescendants()
            } else if url.pathExtension == "swift", !leftOut.contains(url.path) {
                // A library's folder: SQLite.swift.
                if (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true { continue }
                if let error = SourceLimits.objection(to: url, in: root) {
                    try refuse(error)
                } else if try belongsToApp(url) {
                    found.append(url.path)
                }
            }
        }
        if let failure { throw failure }
        return found.sorted().map { URL(fileURLWithPath: $0) }
    }

    /// Folders that hold no source of the app.
    private static let skippedFolders: Set<String> = [
        "xcodeproj", "xcworkspace", "xcassets", "playground", "build",
    ]

    /// Modules that only tests import, and what describes packages and Tuist's projects.
    private static let others: Set<Substring> = [
        "XCTest", "Testing", "PackageDescription", "ProjectDescription",
    ]

    /// False for files that only a test target, the package manager or Tuist compiles.
    private static func belongsToApp(_ file: URL) throws -> Bool {
        if file.lastPathComponent == "Package.swift" { return false }
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        guard others.contains(where: text.contains) else { return true }
        return !text.split(whereSeparator: \.isNewline).contains { line in
            let words = line.split(separator: " ").filter { !$0.hasPrefix("@") }
            return words.first == "import" && words.count == 2 && others.contains(words[1])
        }
    }
}
