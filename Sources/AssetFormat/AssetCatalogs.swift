import Foundation

/// The asset catalogs of an app: which sets there are and where. Sets are read when they are asked for.
public struct AssetCatalogs: Equatable, Sendable, CustomStringConvertible {
    public enum Kind: String, Sendable, CaseIterable {
        case image = "imageset"
        case color = "colorset"
        case data = "dataset"
        case symbol = "symbolset"
        case appIcon = "appiconset"
        case launchImage = "launchimage"
        case texture = "textureset"
        case stickers = "stickerpack"
    }

    /// Name, with the folders that provide a namespace, to the set's folder.
    public private(set) var sets: [Kind: [String: String]] = [:]

    public init() {}

    public var description: String {
        Kind.allCases.compactMap { kind in sets[kind].map { "\($0.count) \(kind.rawValue)" } }
            .joined(separator: ", ")
    }

    /// Adds the catalog in `folder`, whose name ends in `.xcassets`. Of two sets with one name the first stays. Links are
    /// followed inside the catalog.
    public mutating func add(catalog folder: String) {
        var contained = ContainedFolder(folder)
        add(catalog: folder, in: &contained)
    }

    /// - Parameter root: the folder that the catalog is part of; links are followed inside of that.
    public mutating func add(catalog folder: String, in root: inout ContainedFolder) {
        visit(folder, namespace: "", &root)
    }

    private mutating func visit(_ folder: String, namespace: String, _ root: inout ContainedFolder) {
        guard root.enters(folder) else { return }
        let manager = FileManager.default
        for name in ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        where !name.hasPrefix(".") {
            let path = folder + "/" + name
            var isFolder: ObjCBool = false
            guard manager.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue,
                root.holds(path)
            else { continue }
            let base = (name as NSString).deletingPathExtension
            if let kind = Kind(rawValue: (name as NSString).pathExtension) {
                if sets[kind]?[namespace + base] == nil { sets[kind, default: [:]][namespace + base] = path }
            } else {
                visit(
                    path, namespace: Self.providesNamespace(path) ? namespace + name + "/" : namespace, &root)
            }
        }
    }

    private struct Contents: Decodable {
        struct Properties: Decodable {
            var isNamespace: Bool?
            enum CodingKeys: String, CodingKey { case isNamespace = "provides-namespace" }
        }
        var properties: Properties?
    }

    private static func providesNamespace(_ folder: String) -> Bool {
        guard let contents = try? JSONFile.read(Contents.self, from: folder + "/Contents.json") else {
            return false
        }
        return contents.properties?.isNamespace ?? false
    }

    /// The folder of a set.
    public func folder(_ kind: Kind, _ name: String) -> String? { sets[kind]?[name] }

    /// Sorted.
    public func names(_ kind: Kind) -> [String] { sets[kind].map { $0.keys.sorted() } ?? [] }

    /// The file of a data set and its type. Nil when there is no such set.
    public func dataFile(_ name: String, for traits: AssetTraits) throws(AssetProblem) -> (
        path: String, type: String
    )? {
        guard let folder = folder(.data, name) else { return nil }
        struct Contents: Decodable {
            struct Entry: Decodable {
                var filename: String?
                var idiom: String?
                var type: String?
                enum CodingKeys: String, CodingKey {
                    case filename, idiom
                    case type = "universal-type-identifier"
                }
            }
            var data: [Entry]?
        }
        let contents = try JSONFile.read(Contents.self, from: folder + "/Contents.json")
        let fitting = (contents.data ?? []).filter { $0.filename != nil }
            .compactMap { entry in traits.misfit(idiom: entry.idiom).map { ($0, entry) } }
        guard let entry = fitting.min(by: { $0.0 < $1.0 })?.1, let file = entry.filename else { return nil }
        guard let path = try ImageSet.file(file, in: folder, root: nil) else {
            throw ImageSet.missing(file, in: folder)
        }
        return (path, entry.type ?? "public.data")
    }
}
