import Foundation
import ProjectFormat

/// An app that a package is: the target that starts, the package's targets that it uses, each a module of its own, and what it uses of other
/// packages.
struct PackageApp {
    let app: SourceModule
    /// Each after those that it imports.
    let libraries: [SourceModule]
    let packages: ProjectPackages
    /// Folders of targets that the app does not use.
    let leftOut: Set<String>

    /// Nil where no target of the package is an app for UIKit, and where one that the app uses is not in Swift: the folder's source is built as one
    /// module then, as that of any folder. A manifest that SwiftPM cannot read here, such as an app playground's, says nothing either.
    ///
    /// Throws `AppBuildError.usage` where the reader has to choose.
    init?(_ package: URL, target name: String?) throws {
        guard let described = Self.description(of: package) else { return nil }
        let targets = Dictionary(described.targets.map { ($0.name, $0) }) { first, _ in first }
        var modules: [String: SourceModule] = [:]
        for target in described.targets where target.isSwift && target.type != "test" {
            modules[target.name] = SourceModule(target, of: described)
        }
        var needs = TargetNeeds { targets[$0]?.target_dependencies ?? [] }
        func isForKit(_ name: String) -> Bool {
            (needs.of(name) + [name]).contains {
                !(modules[$0]?.imports ?? []).isDisjoint(with: ["UIKit", "Shelves"])
            }
        }
        guard let chosen = try Self.chosen(name, package, modules.filter { isForKit($0.key) }, targets),
            let app = modules[chosen]
        else { return nil }
        let used = needs.of(chosen)
        guard used.allSatisfy({ modules[$0] != nil }) else { return nil }
        self.app = app
        libraries = used.compactMap { modules[$0] }
        let products = (used + [chosen]).flatMap { targets[$0]?.product_dependencies ?? [] }
        packages = ProjectPackages(described, using: products)
        leftOut = Set(
            described.targets.filter { $0.name != chosen && !used.contains($0.name) }
                .map { package.appendingPathComponent($0.path).standardizedFileURL.path })
    }

    /// What SwiftPM says of a package; nil where it cannot read the manifest here.
    private static func description(of package: URL) -> PackageDescription? {
        let scratch = BuildFolder(
            named: ModuleName(from: package.lastPathComponent).text, identity: package.path + "#app",
            environment: ProcessInfo.processInfo.environment
        ).url.appendingPathComponent("packages")
        return try? DescribedPackages(scratch: scratch).description(of: package)
    }

    /// Whether a folder has a package in which nothing starts.
    /// - Parameter name: the target that the reader names; one of the package's is meant itself.
    static func isLibrary(_ package: URL, target name: String?) -> Bool {
        guard FileManager.default.fileExists(atPath: package.path + "/Package.swift"),
            let described = description(of: package)
        else { return false }
        return !described.targets.contains { target in
            guard target.isSwift, target.type != "test" else { return false }
            return target.name == name
                || SourceModule(target, of: described).files.contains(where: begins)
        }
    }

    /// The target that the reader names, or the one with a beginning.
    private static func chosen(
        _ name: String?, _ package: URL, _ modules: [String: SourceModule],
        _ targets: [String: PackageDescription.Target]
    ) throws -> String? {
        if let name {
            guard modules[name] == nil else { return name }
            let names = modules.keys.map { "\n  \($0)" }.sorted().joined()
            throw AppBuildError.usage("\(package.path): no target '\(name)' for UIKit; there are:\(names)")
        }
        let starting = modules.filter { $0.value.files.contains(where: begins) }.keys.sorted()
        let programs = starting.filter { targets[$0]?.type == "executable" }
        let open = programs.isEmpty ? starting : programs
        guard open.count <= 1 else {
            throw AppBuildError.usage(
                "\(package.path): several targets are apps; choose one with --target:"
                    + open.map { "\n  \($0)" }.joined())
        }
        return open.first
    }

    private static func begins(_ file: URL) -> Bool {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
        return file.lastPathComponent == "main.swift" && text.contains("UIApplicationMain")
            || text.contains(#/(?m)^\s*@(main|UIApplicationMain)\b/#)
    }
}

extension SourceModule {
    /// A target of a package.
    fileprivate init(_ target: PackageDescription.Target, of package: PackageDescription) {
        let base = URL(fileURLWithPath: package.path).appendingPathComponent(target.path)
        self.init(
            name: ModuleName(from: target.c99name), identity: "\(package.path)#\(target.name)",
            files: target.sources.map { base.appendingPathComponent($0).standardizedFileURL }
                .sorted { $0.path < $1.path },
            language: LanguageSettings(ofPackageTarget: target.flags ?? []),
            catalogs: target.catalogs, root: base)
    }
}

extension ProjectPackages {
    /// What a package's targets use of other packages.
    fileprivate init(_ package: PackageDescription, using names: [String]) {
        let dependencies = package.dependencies ?? []
        let known = Dictionary(dependencies.compactMap { each in each.place.map { (each.identity, $0) } }) {
            first, _ in first
        }
        // A package of another name than its product: where there is no choice it is the only one.
        let others = known.filter { identity, _ in !names.contains { $0.lowercased() == identity } }.values
        let only = others.count == 1 ? others.first : nil
        var products: [Product] = []
        for name in names {
            let product = Product(name: name, place: known[name.lowercased()] ?? only)
            if !products.contains(product) { products.append(product) }
        }
        let resolved = URL(fileURLWithPath: package.path).appendingPathComponent("Package.resolved")
        self.init(
            identity: "\(package.path)#packages", places: dependencies.compactMap(\.place),
            products: products,
            candidates: [], imports: [],
            resolved: FileManager.default.fileExists(atPath: resolved.path) ? resolved : nil)
    }
}
