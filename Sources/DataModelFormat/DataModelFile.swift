import Foundation

extension DataModel {
    /// The model of a folder `.xcdatamodeld`, in its current version, or of one version, `.xcdatamodel`, or of the document itself.
    ///
    /// - Throws: `DataModelError` with the line where the document cannot be read.
    public init(path: String) throws(DataModelError) {
        let document = Self.document(of: path)
        guard let data = FileManager.default.contents(atPath: document) else {
            throw DataModelError(
                file: document, line: 1,
                text: "no model is here; a model of Core Data is a folder with a file `contents`")
        }
        self = try DataModelReader.model(of: data, file: document)
    }

    /// The document that is read: of several versions the one that `.xccurrentversion` names, else the one with the folder's name,
    /// else the last by name.
    public static func document(of path: String) -> String {
        let files = FileManager.default
        let names = ((try? files.contentsOfDirectory(atPath: path)) ?? []).sorted()
        if names.contains("contents") { return path + "/contents" }
        let versions = names.filter { $0.hasSuffix(".xcdatamodel") }
        guard let last = versions.last else { return path }
        let own = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent + ".xcdatamodel"
        let chosen = [current(in: path), own].compactMap { $0 }.first(where: versions.contains)
        return "\(path)/\(chosen ?? last)/contents"
    }

    private static func current(in path: String) -> String? {
        guard let data = FileManager.default.contents(atPath: path + "/.xccurrentversion") else { return nil }
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        return list?["_XCCurrentVersionName"] as? String
    }

    /// Whether a path is a model's, or one of its versions'.
    public static func isModel(_ path: String) -> Bool {
        path.hasSuffix(".xcdatamodeld") || path.hasSuffix(".xcdatamodel")
    }
}
