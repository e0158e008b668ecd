import Foundation
import ProjectFormat
import StandInTable

/// The packages of a project and what it uses of them.
struct ProjectPackages: Equatable, Sendable {
    struct Product: Hashable, Sendable {
        var name: String
        /// The package, where the project says which.
        var place: ProjectPackage.Place?

        static func all(of target: ProjectTarget, in project: ChosenProject) -> [Product] {
            target.packageProducts.map {
                Product(name: $0.name, place: project.package(of: $0, in: target)?.place)
            }
        }
    }

    /// What tells its build from those of others: the target of the project.
    let identity: String
    let places: [ProjectPackage.Place]
    var products: [Product]
    /// Folders of packages beside the project's own, such as checkouts, of which products are used whose modules somebody
    /// imports.
    let candidates: [String]
    /// Modules that the project's source imports and that it does not make itself.
    var imports: Set<String>
    /// The versions that were chosen.
    let resolved: URL?
    /// The project's folder: a repository's example lies in it, or below its package.
    let folder: URL?

    init(
        identity: String, places: [ProjectPackage.Place], products: [Product], candidates: [String],
        imports: Set<String>, resolved: URL?, folder: URL? = nil
    ) {
        self.identity = identity
        self.places = places
        self.products = products
        self.candidates = candidates
        self.imports = imports
        self.resolved = resolved
        self.folder = folder
    }

    /// - Parameter folders: libraries' folders that no target has.
    init(_ project: ChosenProject, for targets: [ProjectTarget], folders: [String], imports: Set<String>) {
        let packages = project.packages
        identity = "\(project.container.path)#\(project.target?.name ?? "")#packages"
        places = packages.map(\.place)
        var products: [Product] = []
        for product in targets.flatMap({ Product.all(of: $0, in: project) }) {
            if !products.contains(product) { products.append(product) }
        }
        self.products = products
        candidates = folders.filter { folder in
            !packages.contains { $0.place == .folder(folder) }
        }
        self.imports = imports
        resolved = project.resolvedPackages
        folder = project.folder
    }

    /// Products that a module of tests links, and what it imports.
    /// - Parameter made: modules that the project makes.
    mutating func add(_ module: SourceModule, besides made: Set<String>) {
        imports.formUnion(module.imports.subtracting(made))
        for product in module.packageProducts where !products.contains(product) { products.append(product) }
    }

    var isEmpty: Bool { products.isEmpty && candidates.isEmpty }
}

/// Builds a project's packages as one dynamic library, by a package of our own that depends on them.
struct ProjectPackageBuild {
    let packages: ProjectPackages
    let folder: BuildFolder
    let runtime: Runtime
    /// Whether packages are left out that do not build.
    var mayBeMissing = false
    var progress: (String) -> Void = { _ in }
    var problem: (String) -> Void = { _ in }

    private static let name = "ProjectPackages"

    /// What was built, and of what.
    private struct Record: Codable {
        var key: String
        /// With which it was built.
        var runtime: String
        var modules: [BuiltModule]
        /// Packages that did not build.
        var leftOut: [String]
        /// Whether parts of others stand in, or are left out.
        var isMended: Bool
        /// Addresses of packages that could not be fetched.
        var unfetched: [String]
        /// What is said of these: that they are left out, or taken from a folder.
        var said: [String]
        /// What is said of packages in folders whose own packages could not be fetched.
        var lacks: [String]
        var made = Date()
    }

    /// The modules, each after those that it imports. Cost: the dates of the files of packages in folders are looked at;
    /// SwiftPM is asked when one is another, or what could not be fetched is to be asked for again.
    ///
    /// Packages that cannot be fetched are told on standard error, and left out.
    func build() throws -> [BuiltModule] {
        guard !packages.isEmpty else { return [] }
        let key = try key()
        var unfetched =
            mayBeMissing ? UnfetchedPackages(keptIn: unfetchedFile, for: places) : .init(for: places)
        if let record, record.key == key, record.unfetched == unfetched.urls,
            record.lacks.isEmpty || mayBeMissing && UnfetchedPackages.isFresh(record.made),
            mayBeMissing || record.leftOut.isEmpty && !record.isMended
        {
            tell(record.said + record.lacks)
            return record.modules
        }
        var wanted = try wantedProducts()
        guard !wanted.isEmpty else { return [] }
        let said = LinesSaidOnce()
        wanted = without(unfetched, of: wanted, saying: said)
        var made: (built: PackageBuild.Built?, leftOut: [String])
        var isWhole = true
        while true {
            do {
                made = wanted.isEmpty ? (nil, []) : try buildWhatBuilds(wanted)
                break
            } catch let more as UnfetchedPackages {
                unfetched.add(more.urls)
                wanted = without(unfetched, of: wanted, saying: said)
            } catch AppBuildError.tool(let message) {
                let asked = wanted.map(\.place)
                let wanted = wanted.map { fromAround($0, saying: said) }
                let local = wanted.filter { if case .folder = $0.place { true } else { false } }
                // Where nothing may be missing all of it may still lie around.
                let isWholeHere = local.count == wanted.count && wanted.map(\.place) != asked
                guard mayBeMissing || isWholeHere else { throw AppBuildError.tool(message) }
                tell(["shoji: the build goes on without packages that are not here\n\(message)"])
                isWhole = false
                made = local.isEmpty ? (nil, []) : try buildWhatBuilds(local, mayLack: true)
                break
            }
        }
        let warnings = made.built?.warnings ?? []
        tell(warnings)
        let modules = made.built.map(modules(of:)) ?? []
        if isWhole {
            try unfetched.keep(in: unfetchedFile)
            let record = Record(
                key: key, runtime: try runtime.fingerprint(), modules: modules, leftOut: made.leftOut,
                isMended: !warnings.isEmpty, unfetched: unfetched.urls, said: said.all,
                lacks: made.built?.lacks ?? [])
            try JSONEncoder().encode(record).writeWhole(to: recordFile)
        }
        return modules
    }

    private func tell(_ lines: [String]) {
        FileHandle.standardError.write(Data(lines.map { $0 + "\n" }.joined().utf8))
    }

    private typealias WantedProduct = (name: String, place: ProjectPackage.Place)

    /// What there is of what is wanted, without packages that cannot be fetched.
    private func without(
        _ unfetched: UnfetchedPackages, of wanted: [WantedProduct], saying said: LinesSaidOnce
    ) -> [WantedProduct] {
        wanted.compactMap { product in
            guard case .repository(let url, _) = product.place, unfetched.urls.contains(url) else {
                return product
            }
            let found = fromAround(product, saying: said)
            if found.place != product.place { return found }
            said.say("shoji: \(unfetched.told(url))")
            return nil
        }
    }

    /// By which answers about what cannot be fetched are kept.
    private var places: String { "\(packages.products) \(packages.places)" }
    private var unfetchedFile: URL { folder.url.appendingPathComponent("unfetched-products.json") }
    private var recordFile: URL { folder.url.appendingPathComponent("modules.json") }
    private var record: Record? {
        FileManager.default.contents(atPath: recordFile.path).flatMap {
            try? JSONDecoder().decode(Record.self, from: $0)
        }
    }

    /// The products by package: those that the project names, and of the rest those whose modules are imported.
    private func wantedProducts() throws -> [WantedProduct] {
        var wanted: [WantedProduct] = packages.products.compactMap { product in
            product.place.map { (product.name, $0) }
        }
        let open = packages.products.filter { $0.place == nil }.map(\.name)
        let folders = packages.places.compactMap { place in
            if case .folder(let path) = place { path } else { nil }
        }
        let described = DescribedPackages(scratch: folder.url.appendingPathComponent("packages"))
        for path in open.isEmpty ? [] : folders {
            for product in try described.description(of: URL(fileURLWithPath: path)).products
            where open.contains(product.name) {
                wanted.append((product.name, .folder(path)))
            }
        }
        for path in packages.candidates {
            // A checkout whose manifest cannot be read here is none's.
            guard let package = try? described.description(of: URL(fileURLWithPath: path)) else { continue }
            for product in package.products where !product.isExecutable {
                let isImported = product.targets.contains { packages.imports.contains($0) }
                let isThere = wanted.contains { $0.name == product.name }
                if isImported, !isThere { wanted.append((product.name, .folder(path))) }
            }
        }
        // Ours stands in for it.
        return wanted.filter { !Runtime.snapshotTesting.contains($0.name) }
    }

    /// What cannot be fetched may lie around the project: an example names the package that it is of by its repository.
    private func fromAround(_ product: WantedProduct, saying said: LinesSaidOnce) -> WantedProduct {
        guard case .repository(let url, _) = product.place, let start = packages.folder else {
            return product
        }
        let described = DescribedPackages(scratch: folder.url.appendingPathComponent("packages"))
        for place in start.andAbove(3)
        where FileManager.default.fileExists(atPath: place.path + "/Package.swift") {
            let found = try? described.description(of: place)
            guard found?.products.contains(where: { $0.name == product.name }) == true else { continue }
            said.say("shoji: \(product.name) is taken from \(place.path), in the place of \(url)")
            return (product.name, .folder(place.path))
        }
        return product
    }

    /// Where they do not build together, each package is tried beside those that do.
    /// - Parameter mayLack: whether packages are left out, too, whose own packages cannot be fetched.
    private func buildWhatBuilds(
        _ wanted: [WantedProduct], mayLack: Bool = false
    ) throws -> (built: PackageBuild.Built?, leftOut: [String]) {
        /// What is said of an error that a package is left out for; nil for others.
        func told(_ error: any Error, _ name: String) -> String? {
            if let module = error as? LeftOutModule { return module.told(name) }
            guard mayLack, case AppBuildError.tool(let message) = error else { return nil }
            return "\(name) is left out: \(message)"
        }
        do {
            return (try build(wanted), [])
        } catch let error where told(error, "") != nil {
            var good: [WantedProduct] = []
            var leftOut: [String] = []
            // Of the last build, which is the library that is linked; nil where that failed.
            var built: PackageBuild.Built?
            var places = wanted.map(\.place)
            while let place = places.first {
                places.removeAll { $0 == place }
                let more = wanted.filter { $0.place == place }
                do {
                    built = try build(good + more)
                    good += more
                } catch {
                    guard let message = told(error, place.identity) else { throw error }
                    FileHandle.standardError.write(Data((message + "\n").utf8))
                    leftOut.append(place.identity)
                    built = nil
                }
            }
            return (try built ?? (good.isEmpty ? nil : build(good)), leftOut)
        }
    }

    private func build(_ wanted: [WantedProduct]) throws -> PackageBuild.Built {
        let package = folder.url.appendingPathComponent("package")
        try write(wanted, to: package)
        var build = PackageBuild(package: package, folder: folder, runtime: runtime)
        build.progress = { _ in progress("building packages: \(wanted.map(\.name).joined(separator: ", "))") }
        build.problem = problem
        build.mayStandIn = mayBeMissing
        build.isOwnManifest = true
        build.around =
            packages.candidates
            + packages.places.compactMap { if case .folder(let path) = $0 { path } else { nil } }
        // What was built once is its author's to mend.
        let runtime = try runtime.fingerprint()
        let wasBuilt = record.map { $0.leftOut.isEmpty && $0.runtime == runtime } ?? false
        build.mayBeMissing = mayBeMissing && !wasBuilt
        return try build.build(.library(Self.name))
    }

    private func modules(of built: PackageBuild.Built) -> [BuiltModule] {
        let products = built.products.path
        var search = ["-I", products + "/Modules"]
        for (package, target) in built.graph.packages.flatMap({ package in
            package.targets.map { (package, $0) }
        }) {
            switch target.module_type {
            case "ClangTarget":
                let own = "\(package.path)/\(target.path)/include/module.modulemap"
                let made = "\(products)/\(target.name).build/module.modulemap"
                let map = [own, made].first { FileManager.default.fileExists(atPath: $0) }
                if let map { search += ["-Xcc", "-fmodule-map-file=\(map)"] }
                search += ["-Xcc", "-I\(package.path)/\(target.path)/include"]
            default:
                if target.type == "macro" {
                    search += [
                        "-load-plugin-executable", "\(products)/\(target.name)-tool#\(target.c99name)",
                    ]
                }
            }
        }
        let link = ["-L", products, "-l\(Self.name)", "-Xlinker", "-rpath", "-Xlinker", products]
        return built.modules.filter { $0.name != Self.name }.map {
            BuiltModule(
                name: $0.name, files: $0.files, isLowered: $0.isLowered, searchArguments: search,
                linkArguments: link, fingerprint: $0.fingerprint, standIns: $0.standIns)
        }
    }

    // MARK: The package of our own

    private func write(_ wanted: [WantedProduct], to package: URL) throws {
        let places = wanted.reduce(into: [ProjectPackage.Place]()) { all, each in
            if !all.contains(each.place) { all.append(each.place) }
        }
        let dependencies = places.map { place in
            switch place {
            case .folder(let path): ".package(path: \(Self.quoted(path)))"
            case .repository(let url, let requirement): ".package(url: \(Self.quoted(url)), \(requirement))"
            }
        }
        let products = wanted.map {
            ".product(name: \(Self.quoted($0.name)), package: \(Self.quoted($0.place.identity)))"
        }
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "\(Self.name)", platforms: [.iOS("26.0")],
                products: [.library(name: "\(Self.name)", type: .dynamic, targets: ["\(Self.name)"])],
                dependencies: [\(dependencies.joined(separator: ", "))],
                targets: [.target(name: "\(Self.name)", dependencies: [\(products.joined(separator: ", "))])])

            """
        try FileManager.default.createDirectory(
            at: package.appendingPathComponent("Sources/\(Self.name)"), withIntermediateDirectories: true)
        for (name, text) in [
            ("Package.swift", manifest), ("Sources/\(Self.name)/Empty.swift", "// Only what it depends on\n"),
        ] {
            let file = package.appendingPathComponent(name)
            if FileManager.default.contents(atPath: file.path) != Data(text.utf8) {
                try Data(text.utf8).writeWhole(to: file)
            }
        }
        // What SwiftPM makes of the choice of versions stays until the project's own is another.
        let given = packages.resolved.flatMap { FileManager.default.contents(atPath: $0.path) }
        let last = folder.url.appendingPathComponent("given.resolved")
        guard FileManager.default.contents(atPath: last.path) != given else { return }
        for file in [package.appendingPathComponent("Package.resolved"), last] {
            try? FileManager.default.removeItem(at: file)
            try given?.write(to: file)
        }
        // Else SwiftPM would keep what it has checked out.
        try? FileManager.default.removeItem(
            at: folder.url.appendingPathComponent("packages/workspace-state.json"))
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
            + "\""
    }

    /// Of everything that the build goes by, with the dates of files in folders.
    private func key() throws -> String {
        var parts = [try runtime.fingerprint(), "\(packages.products)", "\(packages.imports.sorted())"]
        parts.append("\(packages.places)")
        if let resolved = packages.resolved { parts.append("\(Fingerprint(try Data(contentsOf: resolved)))") }
        for case .folder(let path) in packages.places + packages.candidates.map({ .folder($0) }) {
            let walk = FileManager.default.enumerator(
                at: URL(fileURLWithPath: path),
                includingPropertiesForKeys: [.contentModificationDateKey, .fileSizeKey],
                options: [.skipsHiddenFiles])
            while let url = walk?.nextObject() as? URL {
                let values = try? url.resourceValues(forKeys: [.contentModificationDateKey, .fileSizeKey])
                let date = values?.contentModificationDate?.timeIntervalSinceReferenceDate ?? 0
                parts.append("\(url.path) \(date) \(values?.fileSize ?? 0)")
            }
        }
        return "\(Fingerprint(parts.sorted().joined(separator: "\n")))"
    }
}

extension URL {
    /// A folder and so many above it.
    fileprivate func andAbove(_ count: Int) -> [URL] {
        let above = deletingLastPathComponent()
        return [self] + (count > 0 && above.path != path ? above.andAbove(count - 1) : [])
    }
}

extension ProjectPackage.Place {
    /// By which SwiftPM knows the package.
    var identity: String {
        let path =
            switch self {
            case .folder(let path): path
            case .repository(let url, _): url
            }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }
}
