import AppBuild
import Foundation
import ProjectFormat
import StandInTable

/// What `shoji doctor PATH` says of a project, a package, a folder or a file, with the modules that it imports.
struct SourceAccount {
    private(set) var account: ProjectAccount
    private let folder: URL
    private let isStrict: Bool
    /// Products of packages that a project's app and its parts link.
    private var products: Set<String> = []
    private var project: ChosenProject?

    /// Throws `ProjectError`, `ChoiceError` and `AppBuildError`.
    /// - Parameter isStrict: whether nothing stands in for modules that are not here.
    init(path: String, _ choice: ProjectChoice, isStrict: Bool = false) throws {
        self.isStrict = isStrict
        let url = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw ChoiceError(description: "\(path): no such file or folder")
        }
        if let project = try AppSource.project(at: url, choice) {
            folder = project.folder
            account = ProjectAccount(project)
            self.project = project
            products = Set(project.parts.flatMap(\.packageProducts).map(\.name))
        } else if FileManager.default.fileExists(atPath: url.path + "/Package.swift") {
            folder = url
            account = try Self.package(url, choice.target)
        } else {
            let source = try AppSource(path: path)
            folder = source.root
            account = Self.plain(source)
        }
        try addModules()
    }

    // MARK: Without a project

    private static func plain(_ source: AppSource) -> ProjectAccount {
        let kind = source.isSingleFile ? "swift" : "folder"
        let name = source.module.name.text
        let beside = source.isSingleFile ? [] : others(in: source)
        let foreign = beside.filter { isCompiledElsewhere($0) && !$0.hasSuffix("h") }
        var account = ProjectAccount(
            kind: kind, project: source.isSingleFile ? source.path.lastPathComponent : ".",
            targets: [
                ProjectAccount.Target(
                    name: name, product: "application", chosen: true,
                    sources: source.swiftFiles.map { ProjectAccount.relative($0.path, to: source.root) }
                        .sorted(),
                    resources: beside.filter { !isCompiledElsewhere($0) })
            ])
        account.problems = foreign.map {
            ProjectProblem(
                file: $0, line: 1, text: "is not compiled: only Swift source is",
                remedy: "write what the Swift source needs of it in Swift")
        }
        return account
    }

    /// Source of other languages, which a folder's build leaves out.
    private static func isCompiledElsewhere(_ path: String) -> Bool {
        ["h", "pch", "m", "mm", "c", "cc", "cpp"].contains((path as NSString).pathExtension)
    }

    /// What lies beside the Swift files: catalogs and nibs as wholes, other files one by one.
    private static func others(in source: AppSource) -> [String] {
        let wholes: Set = ["xcassets", "bundle", "framework"]
        let not: Set = ["xcodeproj", "xcworkspace", "playground", "build", "git"]
        let walk = FileManager.default.enumerator(
            at: source.root, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
        var found: [String] = []
        while let url = walk?.nextObject() as? URL {
            let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
            if not.contains(url.pathExtension) {
                walk?.skipDescendants()
            } else if isFolder, wholes.contains(url.pathExtension) {
                walk?.skipDescendants()
                found.append(ProjectAccount.relative(url.path, to: source.root))
            } else if !isFolder, url.pathExtension != "swift" {
                found.append(ProjectAccount.relative(url.path, to: source.root))
            }
        }
        return found.sorted()
    }

    private struct PackageDescription: Decodable {
        struct Target: Decodable {
            struct Resource: Decodable { var path: String }
            var name: String
            var type: String
            var path: String
            var sources: [String]
            var resources: [Resource]?
        }
        var targets: [Target]
    }

    /// SwiftPM itself says what a package holds.
    private static func package(_ folder: URL, _ target: String?) throws -> ProjectAccount {
        let answer = OtherProgram.output(
            of: ["swift", "package", "--package-path", folder.path, "describe", "--type", "json"],
            showsErrors: true)
        guard let answer,
            let read = try? JSONDecoder().decode(PackageDescription.self, from: Data(answer.utf8))
        else { throw AppBuildError.tool("\(folder.path)/Package.swift: SwiftPM cannot read it") }
        let products = ["executable": "application", "library": "staticLibrary", "test": "test"]
        let wanted =
            target ?? read.targets.first { $0.type == "executable" }?.name
            ?? read.targets.first { $0.type == "library" }?.name
        if let target, !read.targets.contains(where: { $0.name == target }) {
            let names = read.targets.map { "\n  \($0.name)" }.sorted().joined()
            throw ChoiceError(description: "no target '\(target)'; there are:\(names)")
        }
        return ProjectAccount(
            kind: "package", project: "Package.swift",
            targets: read.targets.sorted { $0.name < $1.name }.map { each in
                ProjectAccount.Target(
                    name: each.name, product: products[each.type] ?? "other", chosen: each.name == wanted,
                    sources: each.sources.map { "\(each.path)/\($0)" }.sorted(),
                    resources: (each.resources ?? []).map { ProjectAccount.relative($0.path, to: folder) }
                        .sorted())
            })
    }

    // MARK: Modules

    private mutating func addModules() throws {
        guard let chosen = account.targets.first(where: \.chosen) else { return }
        let files = chosen.sources.map {
            URL(fileURLWithPath: $0, relativeTo: folder).standardizedFileURL.path
        }
        .filter { $0.hasSuffix(".swift") && FileManager.default.fileExists(atPath: $0) }
        let packages = localPackages
        let runtime = try Runtime.ofThisProcess()
        account.modules = try ImportedModule.all(in: files, runtime)
            .filter { $0.name != chosen.name }.map { module($0, packages) }
        account.problems += try UnloweredConstructs.all(
            in: files, as: project?.settings?.language ?? .plain, runtime
        ).map {
            ProjectProblem(
                file: ProjectAccount.relative($0.file, to: folder), line: $0.line, text: $0.text,
                remedy: $0.remedy)
        }
    }

    /// Where a module comes from, and what a build makes of it today.
    private func module(
        _ imported: ImportedModule, _ packages: [(module: String, folder: URL)]
    ) -> ProjectAccount.Module {
        let name = imported.name
        func answer(_ from: String, _ state: String, _ reason: String) -> ProjectAccount.Module {
            ProjectAccount.Module(name: name, from: from, state: state, reason: reason)
        }
        func notHere(_ from: String, _ reason: String) -> ProjectAccount.Module {
            isStrict
                ? answer(from, "missing", reason)
                : answer(from, "standIn", reason + "; what the source uses of it does nothing")
        }
        switch imported.state {
        case .here: return answer("system", "asIs", "")
        case .standIn: return answer("system", "standIn", imported.reason)
        case .absent, .unknown: break
        }
        let lowered = "its source is here"
        if let target = target(ofModule: name) {
            let from = Self.origin(of: target)
            let isSwift = target.sources.contains { $0.hasSuffix(".swift") }
            return isSwift ? answer(from, "lowered", lowered) : notHere(from, "its source is not Swift")
        }
        if let pod = project?.localPods.first(where: { $0.module == name }), !pod.files.isEmpty {
            return answer(
                "pod", "lowered", "\(ProjectAccount.relative(pod.folder, to: folder)): \(lowered)")
        }
        for (from, place) in [("pod", "Pods/\(name)"), ("carthage", "Carthage/Checkouts/\(name)")] {
            let path = folder.path + "/" + place
            guard FileManager.default.fileExists(atPath: path),
                let files = FileManager.default.enumerator(atPath: path)
            else { continue }
            let hasSwift = files.contains { ($0 as? String)?.hasSuffix(".swift") == true }
            return hasSwift
                ? answer(from, "lowered", lowered) : notHere(from, "\(place) holds no Swift source")
        }
        if let project,
            let other = project.libraries.first(where: { SourceModule.name(of: $0, in: project) == name })
        {
            let place = URL(fileURLWithPath: other.project).deletingLastPathComponent().path
            return answer("target", "lowered", "\(ProjectAccount.relative(place, to: folder)): \(lowered)")
        }
        if let package = packages.first(where: { $0.module == name }) {
            return answer(
                "package", "lowered",
                "\(ProjectAccount.relative(package.folder.path, to: folder)): \(lowered)")
        }
        if products.contains(name) {
            return answer("package", "lowered", "a product of a package, which SwiftPM fetches and builds")
        }
        if !isStrict, let library = StandIn.of(name), library.isOfALibrary {
            return answer("none", "standIn", library.lack)
        }
        if let (file, command) = listed(name) {
            let from = command.hasPrefix("pod") ? "pod" : "carthage"
            return notHere(from, "\(file) lists it, and its source is not here: `\(command)` fetches it")
        }
        if imported.state == .absent { return notHere("system", imported.reason) }
        return notHere("none", "no target, package or pod in the folder has this name")
    }

    /// The file at the folder's top in which other package managers list a library, and what fetches it.
    private func listed(_ name: String) -> (file: String, command: String)? {
        let files = [
            ("Podfile.lock", "pod install"), ("Podfile", "pod install"),
            ("Cartfile.resolved", "carthage bootstrap --use-xcframeworks"),
            ("Cartfile", "carthage bootstrap --use-xcframeworks"),
        ]
        return files.first { file, _ in
            let text = try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            // Names of pods stand alone or in quotation marks, those of repositories end an address.
            return text?.split { !($0.isLetter || $0.isNumber || "_-.".contains($0)) }.contains {
                $0 == name || $0 == "\(name).git"
            } == true
        }
    }

    /// The library's target: of that name, or with settings that give its module that name.
    private func target(ofModule name: String) -> ProjectAccount.Target? {
        let libraries = account.targets.filter { $0.product != "application" }
        if let named = libraries.first(where: { $0.name == name }) { return named }
        guard let project else { return nil }
        return libraries.first { library in
            ["framework", "staticLibrary"].contains(library.product)
                && project.targets.contains {
                    $0.name == library.name && SourceModule.name(of: $0, in: project) == name
                }
        }
    }

    /// Targets of the project that CocoaPods writes, and of checkouts, are in the workspace as the app's own are.
    private static func origin(of target: ProjectAccount.Target) -> String {
        for (from, place) in [("pod", "Pods/"), ("carthage", "Carthage/Checkouts/")]
        where !target.sources.isEmpty && target.sources.allSatisfy({ $0.hasPrefix(place) }) {
            return from
        }
        return "target"
    }

    /// The folders of targets of packages that lie in the folder, that the project names, and, where it uses packages, around it: by their
    /// modules.
    private var localPackages: [(module: String, folder: URL)] {
        let walk = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var places: [URL] = []
        while let url = walk?.nextObject() as? URL {
            if url.lastPathComponent == "Package.swift" { places.append(url.deletingLastPathComponent()) }
        }
        for case .folder(let path) in project?.packages.map(\.place) ?? [] {
            places.append(URL(fileURLWithPath: path))
        }
        if !products.isEmpty {
            // As a build looks for the package of which an example is.
            places += sequence(first: folder) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
                .dropFirst()
                .prefix(3)
        }
        return places.flatMap(Self.targets)
    }

    /// In the folder of their name, or where the manifest says.
    private static func targets(ofPackage folder: URL) -> [(module: String, folder: URL)] {
        guard
            let manifest = try? String(
                contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
        else { return [] }
        let sources = folder.appendingPathComponent("Sources")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
        let target = #/\.(?:target|macro)\(\s*name:\s*"([^"]+)"(?:[^()]|\([^()]*\))*?\bpath:\s*"([^"]+)"/#
        return names.sorted().map { ($0, sources.appendingPathComponent($0)) }
            + manifest.matches(of: target).map {
                (String($0.1), folder.appendingPathComponent(String($0.2)).standardizedFileURL)
            }
    }
}
