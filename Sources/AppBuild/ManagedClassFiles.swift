import DataModelFormat
import Foundation

/// The Swift files that Xcode makes of models of Core Data; they are source like the app's own.
struct ManagedClassFiles {
    /// Text by the file's name.
    private var texts: [String: String] = [:]

    /// Throws `AppBuildError.source` for a model that cannot be read.
    init(_ models: [String]) throws {
        for path in models {
            do {
                guard let text = ManagedClassSource(try DataModel(path: path)).text else { continue }
                let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
                texts["\(name)+CoreDataModel.swift"] = text
            } catch {
                throw AppBuildError.source("\(error.file):\(error.line): error: \(error.text)")
            }
        }
    }

    /// Writes those whose text changed, and removes what was made of other models.
    /// - Returns: the files, sorted.
    func write(to folder: URL) throws -> [URL] {
        let files = FileManager.default
        for name in (try? files.contentsOfDirectory(atPath: folder.path)) ?? [] where texts[name] == nil {
            try? files.removeItem(at: folder.appendingPathComponent(name))
        }
        guard !texts.isEmpty else { return [] }
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        return try texts.sorted { $0.key < $1.key }.map { name, text in
            let file = folder.appendingPathComponent(name)
            let data = Data(text.utf8)
            if files.contents(atPath: file.path) != data { try data.write(to: file, options: .atomic) }
            return file
        }
    }
}

extension DataModel {
    /// The models below a folder, sorted by path. Cost: the names of all folders.
    static func all(in folder: String) -> [String] {
        let walk = FileManager.default.enumerator(
            at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var found: [String] = []
        while let url = walk?.nextObject() as? URL {
            if isModel(url.path) {
                found.append(url.path)
                walk?.skipDescendants()
            } else if ["xcodeproj", "xcworkspace", "build", "xcassets"].contains(url.pathExtension) {
                walk?.skipDescendants()
            }
        }
        return found.sorted()
    }
}
