import Foundation
import ProjectFormat
import StandInTable

/// What SwiftPM says of one package: `swift package describe`.
public struct PackageDescription: Codable, Equatable, Sendable {
    public struct Target: Codable, Equatable, Sendable {
        public struct Resource: Codable, Equatable, Sendable { public var path: String }
        public var name: String
        var c99name: String
        /// `library`, `executable`, `test`, `macro`, `plugin`, …
        public var type: String
        var module_type: String
        /// Of the target's folder, from the package's.
        public var path: String
        public var sources: [String]
        public var resources: [Resource]?
        var target_dependencies: [String]?
        var product_dependencies: [String]?
        /// What the manifest tells the compiler of Swift; `describe` leaves it out.
        var flags: [String]?

        /// Of assets and strings, among its resources. Absolute.
        var catalogs: [String] {
            let all = (resources ?? []).map(\.path)
            return (all + all.flatMap { GeneratedSymbols.sources(in: $0) }).filter(GeneratedSymbols.isCatalog)
        }

        var isSwift: Bool { module_type == "SwiftTarget" && type != "macro" && type != "plugin" }
    }
    struct Product: Codable, Equatable, Sendable {
        var name: String
        var targets: [String]
        /// The kind as a key, with what belongs to it.
        var type: [String: [String]?]
        var isExecutable: Bool { type.keys.contains("executable") }
    }
    public var name: String
    /// Absolute.
    public var path: String
    var products: [Product]
    public var targets: [Target]
    /// The packages that it depends on itself.
    var dependencies: [Dependency]?

    struct Dependency: Codable, Equatable, Sendable {
        /// Versions as SwiftPM writes them: a range, or one of the others.
        struct Requirement: Codable, Equatable, Sendable {
            struct Range: Codable, Equatable, Sendable {
                var lower_bound: String
                var upper_bound: String
            }
            var range: [Range]?
            var exact: [String]?
            var branch: [String]?
            var revision: [String]?
        }
        var identity: String
        /// Of one in a folder. Absolute.
        var path: String?
        var url: String?
        var requirement: Requirement?

        /// Nil for kinds that are not known, such as packages of a registry.
        var place: ProjectPackage.Place? {
            if let path { return .folder(path) }
            guard let url, let requirement else { return nil }
            if let range = requirement.range?.first {
                return .repository(
                    url, requirement: "\"\(range.lower_bound)\"..<\"\(range.upper_bound)\"")
            }
            let named = [
                ("exact", requirement.exact), ("branch", requirement.branch),
                ("revision", requirement.revision),
            ].compactMap { name, values in values?.first.map { "\(name): \"\($0)\"" } }
            return named.first.map { .repository(url, requirement: $0) }
        }
    }

    /// Asks SwiftPM. Throws `AppBuildError.tool` with its words when it cannot read the package.
    /// - Parameters:
    ///   - scratch: where SwiftPM keeps its own files; the package is not written to.
    ///   - checkouts: where packages of repositories lie.
    public static func read(_ package: URL, scratch: URL, checkouts: URL? = nil) throws -> PackageDescription
    {
        let manifests = try PhoneManifests(
            of: [package.path], fetched: checkouts, saysPlatforms: false,
            in: scratch.appendingPathComponent("manifests"))
        let answer = try Program(
            executable: try ModuleBuild.toolchainProgram("swift"),
            arguments: [
                "package", "--package-path", package.path, "--scratch-path", scratch.path,
            ] + manifests.arguments + ["describe", "--type", "json"],
            environment: manifests.environment
        ).run(errors: .kept)
        guard answer.status == 0,
            var read = try? JSONDecoder().decode(Self.self, from: Data(answer.out.utf8))
        else {
            throw AppBuildError.tool("\(package.path)/Package.swift: SwiftPM cannot read it\n\(answer.err)")
        }
        let manifest = package.appendingPathComponent("Package.swift")
        if PackageFlags.areSaid(in: try String(contentsOf: manifest, encoding: .utf8)) {
            let flags = try PackageFlags.read(package, scratch: scratch, as: manifests)
            for index in read.targets.indices { read.targets[index].flags = flags[read.targets[index].name] }
        }
        return read
    }
}

/// A package and all that it depends on, as SwiftPM resolves them.
struct PackageGraph: Equatable {
    /// The root comes first.
    private(set) var packages: [PackageDescription]

    private struct Node: Decodable {
        var path: String
        var dependencies: [Node]

        var all: [Node] { [self] + dependencies.flatMap(\.all) }
    }

    /// Resolves and fetches what is not there yet. Throws `AppBuildError.tool` with SwiftPM's words.
    init(
        _ package: URL, scratch: URL, environment: [String: String], as manifests: PhoneManifests
    ) throws {
        let answer = try Program(
            executable: try ModuleBuild.toolchainProgram("swift"),
            arguments: [
                "package", "--package-path", package.path, "--scratch-path", scratch.path,
            ] + manifests.arguments + ["-Xbuild-tools-swiftc", "-suppress-warnings"] + [
                "show-dependencies", "--format", "json",
            ],
            environment: environment.merging(manifests.environment) { $1 }
        ).run(errors: .kept)
        // SwiftPM may say what it fetches before.
        let start = answer.out.firstIndex(of: "{") ?? answer.out.endIndex
        guard answer.status == 0,
            let root = try? JSONDecoder().decode(Node.self, from: Data(answer.out[start...].utf8))
        else {
            throw AppBuildError.tool(
                "\(package.path)/Package.swift: its packages cannot be resolved\n\(answer.err)\(answer.out)")
        }
        var paths: [String] = []
        for node in root.all where !paths.contains(node.path) { paths.append(node.path) }
        let described = DescribedPackages(scratch: scratch)
        packages = try paths.map { try described.description(of: URL(fileURLWithPath: $0)) }
    }

    /// The Swift targets of all packages, each after those that it depends on, with those.
    var swiftTargets: [(package: PackageDescription, target: PackageDescription.Target, needs: [String])] {
        var owners: [String: (PackageDescription, PackageDescription.Target)] = [:]
        var products: [String: [String]] = [:]
        for package in packages.reversed() {
            for target in package.targets { owners[target.name] = (package, target) }
            for product in package.products { products[product.name] = product.targets }
        }
        var needs = TargetNeeds { name in
            guard let (_, target) = owners[name] else { return [] }
            return (target.target_dependencies ?? [])
                + (target.product_dependencies ?? []).flatMap { products[$0] ?? [] }
        }
        for package in packages { for target in package.targets { _ = needs.of(target.name) } }
        return needs.order.compactMap { name in
            guard let (package, target) = owners[name], target.isSwift else { return nil }
            return (package, target, needs.of(name))
        }
    }
}

/// Descriptions as they were given, while the package's manifest and the names of its files are the same.
struct DescribedPackages {
    let scratch: URL

    private struct Known: Codable {
        var key: String
        var description: PackageDescription
    }

    func description(of package: URL) throws -> PackageDescription {
        let file = scratch.appendingPathComponent("described/\(Fingerprint(package.path)).json")
        let key = try key(of: package)
        if let data = FileManager.default.contents(atPath: file.path),
            let known = try? JSONDecoder().decode(Known.self, from: data), known.key == key
        {
            return known.description
        }
        let read = try PackageDescription.read(
            package, scratch: scratch.appendingPathComponent("describing"),
            checkouts: scratch.appendingPathComponent("checkouts"))
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONEncoder().encode(Known(key: key, description: read)).writeWhole(to: file)
        return read
    }

    private func key(of package: URL) throws -> String {
        let manifest = try Data(contentsOf: package.appendingPathComponent("Package.swift"))
        let walk = FileManager.default.enumerator(
            at: package, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        let names = (walk?.allObjects as? [URL] ?? []).map(\.path).sorted()
        // The number of what is kept of a description.
        return "3 \(Fingerprint(manifest)) \(Fingerprint(names.joined(separator: "\n")))"
    }
}
