import Foundation

/// A target of a project and the files it is made of.
public struct ProjectTarget: Equatable, Sendable {
    public enum Product: String, Sendable {
        case application, framework, staticLibrary, test, `extension`, other
    }

    /// The project's file.
    public let project: String
    public let id: String
    public let name: String
    public let product: Product
    /// The product as the project names it, such as `framework.static`.
    let kind: String
    /// False for televisions, watches and the Mac.
    public let isForPhones: Bool
    /// What is compiled, in every language. Absolute paths, sorted.
    public let sources: [String]
    /// What is copied: files, and folders that are copied whole. Absolute paths, sorted.
    public let resources: [String]
    /// Ids of targets of the same project.
    let dependencies: [String]
    /// Names of the frameworks and libraries that it links, without their endings.
    let linked: [String]
    /// The name of the file that is made of it, without its ending: a framework's may differ from the target's.
    public let productName: String
    /// Products of packages that it links.
    public let packageProducts: [PackageProduct]

    public var isUnitTest: Bool { kind == "bundle.unit-test" }
    /// Whether it only copies files, into a bundle of its own.
    public var isResourceBundle: Bool { kind == "bundle" }

    /// The Swift files that are there. Absolute paths, sorted.
    public var presentSwiftFiles: [String] {
        sources.filter { $0.hasSuffix(".swift") && FileManager.default.fileExists(atPath: $0) }
    }

    /// Models of Core Data that are there. Absolute paths, sorted.
    public var models: [String] {
        sources.filter { $0.hasSuffix(".xcdatamodeld") || $0.hasSuffix(".xcdatamodel") }
            .filter { FileManager.default.fileExists(atPath: $0) }
    }

    /// A product of a package, as a target names it.
    public struct PackageProduct: Equatable, Sendable {
        public let name: String
        /// The id of the package in the project; nil where a target leaves it open, as it may for local ones.
        let package: String?
    }
}

extension ProjectDocument {
    /// The project's targets in their order, and what is wrong with them.
    public func targets() -> (targets: [ProjectTarget], problems: [ProjectProblem]) {
        var reader = TargetReader(self)
        let targets = (main["targets"]?.texts ?? []).compactMap { reader.target($0) }
        return (targets, reader.problems)
    }

    /// Object id of a file or a folder to its absolute path.
    var paths: [String: String] { TargetReader(self).paths }

    /// Projects among the files, whose products targets may link: a library's beside its example. Those that are there, sorted.
    var subprojects: [URL] {
        Set(paths.values).filter {
            $0.hasSuffix(".xcodeproj") && FileManager.default.fileExists(atPath: $0 + "/project.pbxproj")
        }.sorted().map { URL(fileURLWithPath: $0) }
    }
}

private struct TargetReader {
    private let document: ProjectDocument
    /// Object id of a file or a folder to its absolute path.
    private(set) var paths: [String: String] = [:]
    private(set) var problems: [ProjectProblem] = []

    init(_ document: ProjectDocument) {
        self.document = document
        if let group = document.main["mainGroup"]?.text { findPaths(group, below: document.root, depth: 0) }
        for id in document.absoluteFiles { findPaths(id, below: document.root, depth: 0) }
    }

    private mutating func findPaths(_ id: String, below folder: String, depth: Int) {
        guard depth < ProjectValue.deepest, paths[id] == nil, let object = document.object(id) else { return }
        let start: String
        switch object["sourceTree"]?.text ?? "<group>" {
        case "<group>": start = folder
        case "SOURCE_ROOT": start = document.root
        case "<absolute>": start = "/"
        default: return
        }
        let path = ProjectDocument.path(object["path"]?.text ?? "", below: start)
        paths[id] = path
        for child in object["children"]?.texts ?? [] { findPaths(child, below: path, depth: depth + 1) }
    }

    private mutating func say(_ id: String, _ text: String, _ remedy: String) {
        problems.append(
            ProjectProblem(file: document.file, line: document.line(id), text: text, remedy: remedy))
    }

    mutating func target(_ id: String) -> ProjectTarget? {
        guard let target = document.object(id) else {
            say(id, "target \(id) is not in the project", "remove it from the project's list of targets")
            return nil
        }
        let name = target["name"]?.text ?? id
        var sources: Set<String> = []
        var resources: Set<String> = []
        var linked: Set<String> = []
        for phase in target["buildPhases"]?.texts.compactMap({ document.object($0) }) ?? [] {
            switch phase["isa"]?.text {
            case "PBXSourcesBuildPhase": sources.formUnion(files(of: phase, target: name))
            case "PBXResourcesBuildPhase": resources.formUnion(files(of: phase, target: name))
            case "PBXFrameworksBuildPhase": linked.formUnion(names(of: phase))
            default: break
            }
        }
        for path in folderFiles(of: target, id: id) {
            switch FileRole(path) {
            case .source: sources.insert(path)
            case .resource: resources.insert(path)
            case .neither: break
            }
        }
        return ProjectTarget(
            project: document.file, id: id, name: name, product: product(of: target), kind: kind(of: target),
            isForPhones: isForPhones(target), sources: sources.sorted(), resources: resources.sorted(),
            dependencies: (target["dependencies"]?.texts ?? []).compactMap {
                document.object($0)?["target"]?.text
            }, linked: linked.sorted(), productName: productName(of: target) ?? name,
            packageProducts: packageProducts(of: target))
    }

    private func productName(of target: ProjectValue) -> String? {
        let file = document.object(target["productReference"]?.text)
        guard let path = file?["path"]?.text ?? file?["name"]?.text else { return nil }
        return URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    }

    /// Products that the target lists itself, and those that only a phase names.
    private func packageProducts(of target: ProjectValue) -> [ProjectTarget.PackageProduct] {
        let phases = (target["buildPhases"]?.texts ?? []).compactMap { document.object($0) }
        let inPhases = phases.flatMap { $0["files"]?.texts ?? [] }
            .compactMap { document.object($0)?["productRef"]?.text }
        var found: [ProjectTarget.PackageProduct] = []
        for id in (target["packageProductDependencies"]?.texts ?? []) + inPhases {
            guard let object = document.object(id), let name = object["productName"]?.text else { continue }
            // Plugins are named with a prefix, and are not linked.
            guard !name.hasPrefix("plugin:") else { continue }
            let product = ProjectTarget.PackageProduct(name: name, package: object["package"]?.text)
            if !found.contains(product) { found.append(product) }
        }
        return found
    }

    /// What a phase links, by name.
    private func names(of phase: ProjectValue) -> [String] {
        (phase["files"]?.texts ?? []).compactMap { id in
            let file = document.object(document.object(id)?["fileRef"]?.text)
            guard let path = file?["path"]?.text ?? file?["name"]?.text else { return nil }
            return URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        }
    }

    private func kind(of target: ProjectValue) -> String {
        target["productType"]?.text?.replacingOccurrences(of: "com.apple.product-type.", with: "") ?? ""
    }

    private mutating func files(of phase: ProjectValue, target: String) -> Set<String> {
        var result: Set<String> = []
        for id in phase["files"]?.texts ?? [] {
            guard let build = document.object(id) else {
                say(
                    id, "\(target) lists the file \(id), which is not in the project",
                    "remove it from the phase")
                continue
            }
            // A package's product stands in a phase, too.
            guard let file = build["fileRef"]?.text else { continue }
            guard let reference = document.object(file) else {
                say(
                    id, "\(target) builds the file \(file), which is not in the project",
                    "remove it from the phase")
                continue
            }
            // A file in several languages stands for each of them; a data model's versions are one.
            let isVariants = reference["isa"]?.text == "PBXVariantGroup"
            for each in isVariants ? reference["children"]?.texts ?? [] : [file] {
                guard let path = paths[each] else { continue }
                result.insert(path)
                if !FileManager.default.fileExists(atPath: path) {
                    let name = URL(fileURLWithPath: path).lastPathComponent
                    let base = URL(fileURLWithPath: document.root)
                    let shown = ProjectAccount.relative(path, to: base)
                    say(
                        each, "\(target) builds \(name), which is not there",
                        "add \(shown), or remove it from the target")
                }
            }
        }
        return result
    }

    /// Since Xcode 16 a target may have whole folders, but for some files; other targets may have those.
    private mutating func folderFiles(of target: ProjectValue, id: String) -> Set<String> {
        let own = Set(target["fileSystemSynchronizedGroups"]?.texts ?? [])
        var result: Set<String> = []
        for (group, path) in paths {
            guard let object = document.object(group),
                object["isa"]?.text == "PBXFileSystemSynchronizedRootGroup"
            else { continue }
            let exceptions = (object["exceptions"]?.texts ?? []).compactMap { document.object($0) }
                .filter { $0["target"]?.text == id }.flatMap { $0["membershipExceptions"]?.texts ?? [] }
                .map { ProjectDocument.path($0, below: path) }
            if own.contains(group) {
                if !FileManager.default.fileExists(atPath: path) {
                    let shown = ProjectAccount.relative(path, to: URL(fileURLWithPath: document.root))
                    say(
                        group, "\(target["name"]?.text ?? id) builds the folder \(shown), which is not there",
                        "add it, or remove it from the target")
                }
                let whole = Set(
                    (object["explicitFolders"]?.texts ?? []).map { ProjectDocument.path($0, below: path) })
                let excepted = Set(exceptions)
                result.formUnion(files(in: path, whole: whole, without: excepted))
            } else {
                result.formUnion(exceptions)
            }
        }
        return result
    }

    private func files(in folder: String, whole: Set<String>, without excepted: Set<String>) -> [String] {
        FolderFiles.all(in: folder, isWhole: whole.contains) { path, isFolder in
            // Xcode takes a package in a folder for one of the project's own, and none of its files for the target's.
            excepted.contains(path)
                || isFolder && FileManager.default.fileExists(atPath: path + "/Package.swift")
        }
    }

    private func product(of target: ProjectValue) -> ProjectTarget.Product {
        let kind = kind(of: target)
        switch kind {
        case "application", "application.on-demand-install-capable": return .application
        case "framework", "framework.static": return .framework
        case "library.static": return .staticLibrary
        case _ where kind.hasPrefix("bundle.") && kind.contains("test"): return .test
        case _ where kind.contains("extension"): return .extension
        default: return .other
        }
    }

    private func isForPhones(_ target: ProjectValue) -> Bool {
        for owner in [target, document.main] {
            let list = document.object(owner["buildConfigurationList"]?.text)
            for each in list?["buildConfigurations"]?.texts ?? [] {
                let settings = document.object(each)?["buildSettings"]
                if let platforms = settings?["SUPPORTED_PLATFORMS"]?.text {
                    return platforms.contains("iphone")
                }
                if let kit = settings?["SDKROOT"]?.text { return kit.hasPrefix("iphone") || kit == "auto" }
            }
        }
        return true
    }
}

/// What lies in a folder of a project, at any depth.
enum FolderFiles {
    /// Files, and folders that are one thing. Absolute paths; hidden ones are passed over.
    /// - Parameters:
    ///   - isWhole: whether a folder is one thing, though its ending does not say so.
    ///   - isLeftOut: whether a file, or a folder with all that is in it, is passed over.
    static func all(
        in folder: String, isWhole: (String) -> Bool = { _ in false },
        without isLeftOut: (_ path: String, _ isFolder: Bool) -> Bool
    ) -> [String] {
        var result: [String] = []
        let walk = FileManager.default.enumerator(
            at: URL(fileURLWithPath: folder), includingPropertiesForKeys: [.isDirectoryKey],
            options: [.skipsHiddenFiles])
        while let url = walk?.nextObject() as? URL {
            let path = url.standardizedFileURL.path
            let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
            let isOut = isLeftOut(path, isFolder)
            let isOne = isFolder && (isWhole(path) || FileRole.folders.contains(url.pathExtension))
            if isFolder, isOut || isOne { walk?.skipDescendants() }
            if !isOut, isOne || !isFolder { result.append(path) }
        }
        return result
    }
}

/// What becomes of a file of a synchronized folder, by its ending.
enum FileRole {
    case source, resource, neither

    /// Folders that are one thing.
    static let folders: Set = [
        "xcassets", "bundle", "framework", "xcframework", "xcdatamodeld", "xcdatamodel", "xcmappingmodel",
        "icon",
        "docc", "scnassets", "playground", "xcodeproj",
    ]

    init(_ path: String) {
        switch URL(fileURLWithPath: path).pathExtension.lowercased() {
        case "swift", "m", "mm", "c", "cc", "cpp", "cxx", "s", "metal", "xcdatamodeld", "xcdatamodel",
            "xcmappingmodel", "intentdefinition", "mlmodel", "docc":
            self = .source
        case "h", "hh", "hpp", "pch", "modulemap", "xcconfig", "entitlements", "framework", "xcframework",
            "a",
            "xcodeproj", "playground":
            self = .neither
        default: self = .resource
        }
    }
}
