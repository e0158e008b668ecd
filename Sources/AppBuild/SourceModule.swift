import Foundation
import ProjectFormat

/// Swift files that are compiled as one module: an app's, or a library's that an app is built with.
public struct SourceModule: Equatable, Sendable {
    public let name: ModuleName
    /// What tells its build from those of others: a target of a project, a folder or a file.
    let identity: String
    /// In the order of their paths.
    var files: [URL]
    let language: LanguageSettings
    /// Catalogs of assets and strings whose names the files may use. Absolute.
    let catalogs: [String]
    /// Models of Core Data, of whose entities classes are made. Absolute.
    var models: [String] = []
    /// Products of packages that it links.
    let packageProducts: [ProjectPackages.Product]
    /// The folder that the source belongs to.
    let root: URL
    /// The folder with the headers of Objective-C that the files see; nil where there are none to see.
    var headers: URL?
    /// Whether libraries' source may be among the files, as it is where no project says which files are whose.
    var holdsLibraries = false

    /// A framework or static library of a project.
    init(_ target: ProjectTarget, of project: ChosenProject) {
        let settings = project.settings(of: target)
        name = Self.name(of: target, settings)
        identity = Self.identity(of: target)
        files = target.presentSwiftFiles.map { URL(fileURLWithPath: $0) }
        language = settings?.language ?? .plain
        catalogs = target.resources.filter(GeneratedSymbols.isCatalog)
        models = target.models
        packageProducts = ProjectPackages.Product.all(of: target, in: project)
        root = project.folder
        headers = root
    }

    static func identity(of target: ProjectTarget) -> String { "\(target.project)#\(target.name)" }

    private static func name(of target: ProjectTarget, _ settings: BuildSettings?) -> ModuleName {
        let module = settings?["PRODUCT_MODULE_NAME"].flatMap { $0.isEmpty ? nil : $0 }
        return ModuleName(from: module ?? target.name)
    }

    /// What imports call the module of a framework or static library.
    public static func name(of target: ProjectTarget, in project: ChosenProject) -> String {
        name(of: target, project.settings(of: target)).text
    }

    /// A library whose source lies in a folder without a project.
    init(folder: String, files: [String], root: URL) {
        let folder = URL(fileURLWithPath: folder)
        name = ModuleName(from: folder.deletingPathExtension().lastPathComponent)
        identity = folder.path
        self.files = files.map { URL(fileURLWithPath: $0) }
        language = .plain
        catalogs = []
        packageProducts = []
        self.root = root
    }

    init(
        name: ModuleName, identity: String, files: [URL], language: LanguageSettings = .plain,
        catalogs: [String] = [], root: URL
    ) {
        self.name = name
        self.identity = identity
        self.files = files
        self.language = language
        self.catalogs = catalogs
        packageProducts = []
        self.root = root
    }
}

extension SourceModule {
    /// Whether somebody else's: a pod or a checkout.
    var isFetched: Bool { files.contains(where: Self.isFetched) }

    static func isFetched(_ file: URL) -> Bool {
        ["/Pods/", "/Carthage/Checkouts/", "/checkouts/"].contains(where: file.path.contains)
    }

    /// The modules that files of it name in imports, whether their conditions hold or not.
    var imports: Set<String> { files.reduce(into: Set()) { $0.formUnion(Self.imports(of: $1)) } }

    /// Words before `import`, and behind it the kinds of what is imported.
    private static let before: Set<Substring> = ["public", "internal", "package", "private", "fileprivate"]
    private static let kinds: Set<Substring> = [
        "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]

    /// Cost: a file is read once, as long as it stays as it is.
    static func imports(of file: URL) -> Set<String> { ReadImports.of(file) { read($0) } }

    private static func read(_ file: URL) -> Set<String> {
        guard let data = FileManager.default.contents(atPath: file.path) else { return [] }
        var found: Set<String> = []
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
        where line.contains("import ") {
            for statement in line.split(separator: ";") {
                var words = statement.split { $0 == " " || $0 == "\t" }[...]
                words = words.drop { $0.hasPrefix("@") || before.contains($0) }
                guard words.popFirst() == "import" else { continue }
                if let first = words.first, kinds.contains(first) { words = words.dropFirst() }
                guard let name = words.first?.split(separator: ".").first else { continue }
                found.insert(String(name))
            }
        }
        return found
    }
}

/// The modules that an app is built with, each after those that it imports.
struct ModuleOrder {
    private(set) var modules: [SourceModule] = []
    private let byName: [String: SourceModule]
    private var open: [String] = []
    private var done: Set<String> = []

    /// - Parameters:
    ///   - linked: those that are needed in any case.
    ///   - others: those that are needed where one of the modules imports them.
    ///
    /// Throws `AppBuildError.source` where modules import each other.
    init(from roots: [SourceModule], linked: [SourceModule], others: [SourceModule]) throws {
        byName = Dictionary((linked + others).map { ($0.name.text, $0) }) { first, _ in first }
        done.formUnion(roots.map(\.name.text))
        for root in roots { try add(root.imports) }
        for module in linked { try add([module.name.text]) }
    }

    private mutating func add(_ names: Set<String>) throws {
        for name in names.sorted() {
            guard let module = byName[name], !done.contains(name) else { continue }
            if let start = open.firstIndex(of: name) {
                throw AppBuildError.source(
                    "\(module.root.path): modules import each other: "
                        + (open[start...] + [name]).joined(separator: ", "))
            }
            open.append(name)
            try add(module.imports.subtracting([name]))
            open.removeLast()
            done.insert(name)
            modules.append(module)
        }
    }
}
