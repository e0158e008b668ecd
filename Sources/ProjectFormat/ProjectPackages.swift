import Foundation

/// A package that a project uses.
public struct ProjectPackage: Equatable, Sendable {
    public enum Place: Hashable, Sendable {
        /// A folder with a `Package.swift`. Absolute.
        case folder(String)
        /// A repository, with the requirement as `Package.swift` writes it, such as `.upToNextMajor(from: "1.2.0")`.
        case repository(String, requirement: String)
    }

    /// The id in the project; a folder that stands among its files has that file's.
    let id: String
    public let place: Place
}

extension ProjectDocument {
    /// The packages that the project lists, and folders of packages among its files, by place.
    public var packages: [ProjectPackage] {
        var found: [ProjectPackage] = []
        func add(_ id: String, _ place: ProjectPackage.Place) {
            if !found.contains(where: { $0.place == place }) {
                found.append(ProjectPackage(id: id, place: place))
            }
        }
        for id in main["packageReferences"]?.texts ?? [] {
            guard let object = object(id) else { continue }
            if let path = object["relativePath"]?.text {
                add(id, .folder(Self.path(path, below: root)))
            } else if let url = object["repositoryURL"]?.text, let kind = object["requirement"] {
                add(id, .repository(url, requirement: Self.requirement(kind)))
            }
        }
        for (id, path) in paths.sorted(by: { $0.value < $1.value })
        where FileManager.default.fileExists(atPath: path + "/Package.swift") {
            if object(id)?["isa"]?.text == "PBXFileReference" { add(id, .folder(path)) }
        }
        return found
    }

    private static func requirement(_ value: ProjectValue) -> String {
        func text(_ key: String) -> String { value[key]?.text ?? "" }
        switch text("kind") {
        case "upToNextMinorVersion": return ".upToNextMinor(from: \"\(text("minimumVersion"))\")"
        case "exactVersion": return ".exact(\"\(text("version"))\")"
        case "versionRange": return "\"\(text("minimumVersion"))\"..<\"\(text("maximumVersion"))\""
        case "branch": return ".branch(\"\(text("branch"))\")"
        case "revision": return ".revision(\"\(text("revision"))\")"
        default: return ".upToNextMajor(from: \"\(text("minimumVersion"))\")"
        }
    }
}

extension ChosenProject {
    /// The packages of all projects, and folders of packages that the workspace holds.
    public var packages: [ProjectPackage] {
        var found: [ProjectPackage] = []
        let all =
            documents.flatMap(\.packages)
            + workspacePackages.map {
                ProjectPackage(id: $0, place: .folder($0))
            }
        for package in all where !found.contains(where: { $0.place == package.place }) {
            found.append(package)
        }
        return found
    }

    /// The package that a target's product is of, where the project says so.
    public func package(
        of product: ProjectTarget.PackageProduct, in target: ProjectTarget
    ) -> ProjectPackage? {
        let document = documents.first { $0.file == target.project }
        return document?.packages.first { $0.id == product.package }
    }

    /// The versions that were chosen for the packages: the workspace's `Package.resolved`, else the project's.
    public var resolvedPackages: URL? {
        let places =
            [container.path + "/xcshareddata/swiftpm/Package.resolved"]
            + ([container.path + "/project.xcworkspace"]
            + documents.map {
                URL(fileURLWithPath: $0.file).deletingLastPathComponent().path + "/project.xcworkspace"
            }).map { $0 + "/xcshareddata/swiftpm/Package.resolved" }
        return places.first { FileManager.default.fileExists(atPath: $0) }.map { URL(fileURLWithPath: $0) }
    }

    private var workspacePackages: [String] {
        guard container.pathExtension == "xcworkspace" else { return [] }
        return ((try? ProjectWorkspace.files(of: container)) ?? []).map(\.path).filter {
            FileManager.default.fileExists(atPath: $0 + "/Package.swift")
        }
    }
}
