/// The files of an app's bundle. As in an app bundle each is found by its name alone, in whatever folder of the
/// source it lies; of two files with one name the first in the order of paths counts.
public struct BundleFiles: Sendable {
    /// Set by the host before the app starts; empty where there is no bundle.
    @preconcurrency @MainActor public static var main = BundleFiles()

    /// Name to absolute path: plain files, and folders that are one thing (`.lproj`, `.bundle`).
    public private(set) var files: [String: String] = [:]
    /// Name to the folder of an asset catalogue: `.imageset` and `.colorset`.
    private var assets: [String: String] = [:]

    public init() {}

    /// Everything below `folder` except Swift source and what only Xcode reads.
    public init(folder: URL) {
        let manager = FileManager.default
        func visit(_ folder: String, inCatalogue: Bool) {
            for name in ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).sorted()
            where !name.hasPrefix(".") {
                let path = folder + "/" + name
                let kind = (name as NSString).pathExtension
                var isFolder: ObjCBool = false
                guard manager.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
                if !isFolder.boolValue {
                    if !inCatalogue, kind != "swift", files[name] == nil { files[name] = path }
                    continue
                }
                switch kind {
                case "xcodeproj", "xcworkspace", "playground": continue
                case "imageset", "colorset": if assets[name] == nil { assets[name] = path }
                case "lproj", "bundle":
                    if files[name] == nil { files[name] = path }
                    visit(path, inCatalogue: false)
                case "xcassets": visit(path, inCatalogue: true)
                default: visit(path, inCatalogue: inCatalogue)
                }
            }
        }
        visit(folder.path, inCatalogue: false)
    }

    /// The file of that name, extension included.
    public func path(named name: String) -> String? { files[(name as NSString).lastPathComponent] }

    /// A picture's file, and how many of its pixels are a point.
    public struct Picture: Equatable, Sendable {
        public let path: String
        public let scale: CGFloat
        /// The asset catalogue asks for the picture to be drawn in the tint colour.
        public var isTemplate = false
    }

    /// The picture that `UIImage(named:)` means: an image set of an asset catalogue, else a file `name@3x.png`,
    /// `name@2x.png`, `name.png` or the like. The best one for a screen of `scale`.
    public func picture(named name: String, scale: CGFloat, isDark: Bool = false) -> Picture? {
        if let folder = assets[name + ".imageset"],
            let found = picture(inSet: folder, scale: scale, isDark: isDark)
        {
            return found
        }
        let last = (name as NSString).lastPathComponent
        let given = (last as NSString).pathExtension.lowercased()
        let isFileName = Self.pictureKinds.contains(given)
        let base = isFileName ? (last as NSString).deletingPathExtension : last
        let kinds = isFileName ? [(last as NSString).pathExtension] : Self.pictureKinds
        for step in Self.preferred(scale) {
            for kind in kinds {
                let suffix = step == 1 ? "" : "@\(Int(step))x"
                if let path = files["\(base)\(suffix).\(kind)"] { return Picture(path: path, scale: step) }
            }
        }
        return nil
    }

    /// The description (`Contents.json`) of a colour set.
    public func colorSet(named name: String) -> String? {
        assets[name + ".colorset"].map { $0 + "/Contents.json" }
    }

    private static let pictureKinds = ["png", "jpg", "jpeg", "PNG", "JPG", "JPEG"]

    /// The screen's own scale, then finer ones, then coarser ones.
    private static func preferred(_ scale: CGFloat) -> [CGFloat] {
        let own = min(max(scale.rounded(), 1), 3)
        let others: [CGFloat] = [3, 2, 1].filter { $0 != own }
        return [own] + others
    }

    private struct Contents: Decodable {
        struct Image: Decodable {
            struct Appearance: Decodable { var value: String? }
            var filename: String?
            var scale: String?
            var appearances: [Appearance]?
        }
        struct Properties: Decodable {
            var intent: String?
            enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
        }
        var images: [Image]?
        var properties: Properties?
    }

    private func picture(inSet folder: String, scale: CGFloat, isDark: Bool) -> Picture? {
        guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return nil }
        let present = (contents.images ?? []).filter { $0.filename != nil }
        let dark = present.filter { $0.appearances?.contains { $0.value == "dark" } ?? false }
        let light = present.filter { !($0.appearances?.contains { $0.value == "dark" } ?? false) }
        for candidates in isDark ? [dark, light] : [light, dark] {
            for step in Self.preferred(scale) {
                let wanted = "\(Int(step))x"
                guard let image = candidates.first(where: { ($0.scale ?? "1x") == wanted }),
                    let file = image.filename
                else { continue }
                return Picture(
                    path: folder + "/" + file, scale: step,
                    isTemplate: contents.properties?.intent == "template")
            }
        }
        return nil
    }
}
