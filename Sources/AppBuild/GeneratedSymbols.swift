import AssetFormat
import DataModelFormat
import Foundation
import ProjectFormat

/// The Swift file that names an app's assets and texts, as Xcode makes it.
struct GeneratedSymbols {
    static let fileName = "GeneratedAssetSymbols.swift"
    /// Nil when the source uses no such name.
    let text: String?

    /// - Parameters:
    ///   - paths: the catalogs, of assets and of strings; one of strings that cannot be read names nothing.
    ///   - files: the source. Cost: its words are read when there is a catalog.
    ///   - wanted: the kinds of symbols that the source has.
    ///   - bundle: the one that has the assets, as Swift.
    init(
        catalogs paths: [String], for files: [URL], _ wanted: LanguageSettings.Symbols,
        in bundle: String = ".main"
    ) throws {
        var catalogs = AssetCatalogs()
        var strings = StringSymbols()
        for path in paths where Self.isOfStrings(path) ? wanted.ofTexts : wanted.ofAssets {
            if !Self.isOfStrings(path) {
                catalogs.add(catalog: path)
            } else if let catalog = try? StringsCatalog(path: path) {
                let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
                strings.add(catalog, table: name)
            }
        }
        guard !catalogs.sets.isEmpty || strings != StringSymbols() else {
            text = nil
            return
        }
        var usage = AssetSymbols.Usage()
        for file in files {
            usage.add(String(decoding: try Data(contentsOf: file), as: UTF8.self))
        }
        let assets = AssetSymbols(catalogs).source(for: usage, extendsKit: wanted.ofAssetsInUIKit, in: bundle)
        let parts = [assets, strings.source(for: usage)]
        let all = parts.compactMap { $0 }.joined()
        text = all.isEmpty ? nil : all
    }

    /// Whether a file is a catalog of either kind.
    static func isCatalog(_ path: String) -> Bool { path.hasSuffix(".xcassets") || isOfStrings(path) }
    private static func isOfStrings(_ path: String) -> Bool { path.hasSuffix(".xcstrings") }

    /// The catalogs and the models of Core Data below a folder, sorted by path. Cost: the names of all folders.
    static func sources(in folder: String) -> [String] {
        let walk = FileManager.default.enumerator(
            at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var found: [String] = []
        while let url = walk?.nextObject() as? URL {
            if isCatalog(url.path) || DataModel.isModel(url.path) {
                found.append(url.path)
                walk?.skipDescendants()
            } else if ["xcodeproj", "xcworkspace", "build"].contains(url.pathExtension) {
                walk?.skipDescendants()
            }
        }
        return found.sorted()
    }

    /// Writes the file when its text changed. Nil when there is none.
    func write(to folder: URL) throws -> URL? {
        let file = folder.appendingPathComponent(Self.fileName)
        guard let text else {
            try? FileManager.default.removeItem(at: file)
            return nil
        }
        try GeneratedFiles.write(text, to: file)
        return file
    }
}
