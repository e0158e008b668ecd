import AssetFormat
import Foundation

/// The Swift file that names an app's assets, as Xcode makes one.
struct GeneratedSymbols {
    static let fileName = "GeneratedAssetSymbols.swift"
    /// Nil when the source uses no such name.
    let text: String?

    /// - Parameters:
    ///   - folders: the catalogs.
    ///   - files: the source. Cost: its words are read when there is a catalog.
    init(catalogs folders: [String], for files: [URL]) throws {
        var catalogs = AssetCatalogs()
        for folder in folders { catalogs.add(catalog: folder) }
        guard !catalogs.sets.isEmpty else {
            text = nil
            return
        }
        var usage = AssetSymbols.Usage()
        for file in files {
            usage.add(String(decoding: try Data(contentsOf: file), as: UTF8.self))
        }
        text = AssetSymbols(catalogs).source(for: usage)
    }

    /// The catalogs below a folder, sorted by path. Cost: the names of all folders.
    static func catalogs(in folder: String) -> [String] {
        let walk = FileManager.default.enumerator(
            at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var found: [String] = []
        while let url = walk?.nextObject() as? URL {
            if url.pathExtension == "xcassets" {
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
        let data = Data(text.utf8)
        if FileManager.default.contents(atPath: file.path) != data {
            try data.write(to: file, options: .atomic)
        }
        return file
    }
}
