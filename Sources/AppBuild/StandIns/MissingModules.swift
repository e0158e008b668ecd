import Foundation
import StandInTable

/// Modules that the source imports and that are neither here nor in its folder: what a build lacks that does not find
/// names.
///
/// A library whose source lies in the folder is compiled as part of the app, so an import of it is no fault; its folder
/// or file has the library's name. Nor is a file's import of the module that it is part of, which the compiler ignores.
struct MissingModules {
    let imports: [LoweredColumns.ForeignImport]
    private let root: URL

    init(_ imports: [LoweredColumns.ForeignImport], in source: SourceModule) {
        let words = Self.words(of: source)
        self.imports = Self.others(imports, than: source.name.text).filter {
            !words.contains($0.module.lowercased())
        }
        root = source.root
    }

    /// Imports of other modules than the one that the files are compiled as.
    static func others(_ imports: [LoweredColumns.ForeignImport], than module: String)
        -> [LoweredColumns.ForeignImport]
    {
        imports.filter { $0.module != module }
    }

    /// The first import of what a fetched library is built on and what is not here: most of its files use it, so that the
    /// library would be little but stand-ins, and its use says enough. Nil where it can do without.
    static func base(of files: [URL], _ missing: [LoweredColumns.ForeignImport])
        -> LoweredColumns.ForeignImport?
    {
        let lacking = missing.filter { StandIn.of($0.module) == nil }
        return Set(lacking.map(\.path)).count * 2 > files.count ? lacking.first : nil
    }

    /// Imported libraries whose source is part of the module's own.
    static func merged(in source: SourceModule) -> [String] {
        let words = words(of: source)
        return source.imports.filter { words.contains($0.lowercased()) }.sorted()
    }

    private static func words(of source: SourceModule) -> Set<String> {
        source.holdsLibraries ? names(in: source) : []
    }

    /// Names that imports of the files could have: those of the folders and files, in lower case.
    static func names(in source: SourceModule) -> Set<String> {
        Set(
            source.files.flatMap { file in
                file.path.dropFirst(source.root.path.count).split(separator: "/").map {
                    $0.replacingOccurrences(of: ".swift", with: "").lowercased()
                }
            })
    }

    /// One message of the compiler's form for each import, for a build that has ended with `messages`.
    func errors(beside messages: [String]) -> [String] {
        guard messages.contains(where: { $0.contains(": error: ") && Self.isOfALack($0) }) else { return [] }
        return imports.map {
            "\($0.path):\($0.line):\($0.column): error: import \($0.module): no such module; "
                + "add its Swift source to the folder, as \(root.appendingPathComponent($0.module).path)"
        }
    }

    /// Whether a message could be about a name that a module would have brought.
    private static func isOfALack(_ message: String) -> Bool {
        ["cannot find", "has no member", "cannot infer", "unknown attribute", "no type named", "macro"]
            .contains { message.contains($0) }
    }
}
