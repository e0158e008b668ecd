/// Pictures by name and path, read once.
@MainActor
enum NamedImages {
    private struct Key: Hashable {
        var path: String
        var scale: CGFloat
    }

    private static var known: [Key: UIImage.Values] = [:]

    /// Forgets everything read, as when the files of the bundle changed.
    static func forget() { known = [:] }

    static func values(named name: String, in bundle: Bundle?, _ traits: UITraitCollection) -> UIImage.Values?
    {
        let isDark = traits.userInterfaceStyle == .dark
        let scale = UIScreen.main.scale
        var picture = BundleFiles.main.picture(named: name, scale: scale, isDark: isDark)
        if picture == nil, let folder = (bundle ?? .main).resourcePath {
            picture = files(in: folder).picture(named: name, scale: scale, isDark: isDark)
        }
        guard let picture else {
            noteMissing(name, bundle)
            return nil
        }
        guard var values = values(path: picture.path, scale: picture.scale) else { return nil }
        values.name = name
        if picture.isTemplate { values.renderingMode = .alwaysTemplate }
        return values
    }

    /// The files beside the executable, for an app whose host has set no bundle.
    private static var otherBundles: [String: BundleFiles] = [:]
    private static func files(in folder: String) -> BundleFiles {
        if !BundleFiles.main.files.isEmpty, folder == Bundle.main.resourcePath { return BundleFiles() }
        if let known = otherBundles[folder] { return known }
        let files =
            folder == Bundle.main.resourcePath
            ? BundleFiles() : BundleFiles(folder: URL(fileURLWithPath: folder))
        otherBundles[folder] = files
        return files
    }

    private static func noteMissing(_ name: String, _ bundle: Bundle?) {
        let all = BundleFiles.main
        let place = all.folder ?? (bundle ?? .main).resourcePath ?? "the bundle"
        let near = ImageProblems.nearest(to: name, in: all.pictureNames)
        let hint = near.isEmpty ? "" : "; nearest names: \(near.joined(separator: ", "))"
        ImageProblems.note("UIImage(named: \"\(name)\"): no such picture in \(place)\(hint)")
    }

    static func values(contentsOf path: String) -> UIImage.Values? {
        let url = URL(fileURLWithPath: path)
        let (base, kind) = (url.deletingPathExtension().path, url.pathExtension)
        if let step = [3, 2].first(where: { base.hasSuffix("@\($0)x") }) {
            return values(path: path, scale: CGFloat(step))
        }
        let own = Int(min(max(UIScreen.main.scale.rounded(), 1), 3))
        let manager = FileManager.default
        for step in [own, 1, 3, 2] {
            let candidate = step == 1 ? path : "\(base)@\(step)x.\(kind)"
            if manager.fileExists(atPath: candidate) { return values(path: candidate, scale: CGFloat(step)) }
        }
        ImageProblems.note("UIImage(contentsOfFile:): no such file: \(path)")
        return nil
    }

    /// The file, read once.
    static func values(path: String, scale: CGFloat) -> UIImage.Values? {
        let key = Key(path: path, scale: scale)
        if let known = known[key] { return known }
        let url = URL(fileURLWithPath: path)
        guard let data = try? Data(contentsOf: url, options: .mappedIfSafe) else {
            ImageProblems.note("\(path): cannot read the file")
            return nil
        }
        let values = values(data: data, scale: scale, origin: path)
        known[key] = values
        return values
    }

    static func values(data: Data, scale: CGFloat, origin: String?) -> UIImage.Values? {
        guard let header = ImageHeader(data) else {
            // UIKit gives nil for data that is no picture; only a file of the app's own is worth a message.
            if let origin {
                let reason = data.isEmpty ? "the file is empty" : "neither a readable PNG nor a JPEG file"
                ImageProblems.note("\(origin): cannot decode the image: \(reason)")
            }
            return nil
        }
        let image = CGImage(
            width: header.width, height: header.height, source: .encoded(data), origin: origin)
        return UIImage.Values(
            image: image, scale: max(scale, 0.001),
            orientation: UIImage.Orientation(rawValue: header.orientation.rawValue) ?? .up,
            name: origin.map { ($0 as NSString).lastPathComponent })
    }
}
