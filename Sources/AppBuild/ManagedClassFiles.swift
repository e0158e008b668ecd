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
        return texts.isEmpty ? [] : try GeneratedFiles.write(texts, to: folder)
    }
}
