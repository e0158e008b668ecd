import AssetFormat
import Synchronization

/// Pictures by name and path, read once, on any thread.
enum NamedImages {
    private struct Key: Hashable {
        var path: String
        var scale: CGFloat
        var isDrawing: Bool { ["pdf", "svg"].contains((path as NSString).pathExtension.lowercased()) }
    }
    private struct Request: Hashable {
        var name: String
        var traits: AssetTraits
    }
    /// What was read. Files are read without the lock: of two threads that read the same, both have what the first one kept.
    private struct Read {
        var files: [Key: UIImage.Values] = [:]
        /// Whether `files` is all that was ever read, and nothing that was asked for could not be.
        var isWhole = true
        /// Grows when files are read anew: what was being read then counts no more.
        var round = 0
        var named: [Request: UIImage.Values] = [:]
        var assets: [String: UIImageAsset] = [:]
        /// The files beside the executable, for an app whose host has set no bundle.
        var otherBundles: [String: BundleFiles] = [:]
    }
    // Of the process: a cache, the same for every session.
    private static let read = Mutex(Read())

    /// Forgets everything read, as when the files of the bundle changed.
    @MainActor static func forget() {
        read.withLock {
            let isWhole = $0.isWhole && $0.files.isEmpty
            $0 = Read(isWhole: isWhole, round: $0.round + 1)
        }
        NamedColors.forget()
    }

    static func values(named name: String, in bundle: Bundle?, _ traits: UITraitCollection) -> UIImage.Values?
    {
        let asked = traits.forAssets
        let isMain = bundle == nil || bundle?.resourcePath == Bundle.main.resourcePath
        let request = Request(name: name, traits: asked)
        if isMain, let known = read.withLock({ $0.named[request] }) { return known }
        do {
            var picture = try BundleFiles.own(of: bundle)?.picture(named: name, for: asked)
            if picture == nil { picture = try BundleFiles.shared.picture(named: name, for: asked) }
            if picture == nil, let folder = (bundle ?? .main).resourcePath {
                picture = try files(in: folder).picture(named: name, for: asked)
            }
            guard let picture else {
                noteMissing(name, bundle)
                return nil
            }
            guard let values = values(picture, named: name, bundle) else { return nil }
            return isMain ? read.withLock { $0.named.kept(values, for: request) } : values
        } catch {
            read.withLock { $0.isWhole = false }
            ImageProblems.noteFromAnywhere(error.description)
            return nil
        }
    }

    private static func values(
        _ picture: BundleFiles.Picture, named name: String, _ bundle: Bundle?
    ) -> UIImage.Values? {
        let scale = picture.isVector ? drawingScale : picture.scale
        guard var values = values(of: Key(path: picture.path, scale: scale)) else { return nil }
        values.name = name
        if picture.isTemplate { values.renderingMode = .alwaysTemplate }
        if picture.isOriginal { values.renderingMode = .alwaysOriginal }
        if let caps = picture.caps {
            values.capInsets = caps
            values.resizingMode = picture.isTiled ? .tile : .stretch
            values.isResizable = true
        }
        values.alignmentInsets = picture.alignment
        values.flipsForRightToLeft = picture.isMirrored
        if picture.varies { values.asset = asset(name, bundle) }
        return values
    }

    /// The one asset of a name.
    static func asset(_ name: String, _ bundle: Bundle?) -> UIImageAsset {
        read.withLock { read in
            if let known = read.assets[name] { return known }
            let asset = UIImageAsset(name: name, bundle: bundle)
            read.assets[name] = asset
            return asset
        }
    }

    static func files(in folder: String) -> BundleFiles {
        if !BundleFiles.shared.files.isEmpty, folder == Bundle.main.resourcePath { return BundleFiles() }
        if let known = read.withLock({ $0.otherBundles[folder] }) { return known }
        let files =
            folder == Bundle.main.resourcePath
            ? BundleFiles() : BundleFiles(folder: URL(fileURLWithPath: folder))
        return read.withLock { $0.otherBundles.kept(files, for: folder) }
    }

    private static func noteMissing(_ name: String, _ bundle: Bundle?) {
        // What an app asks for by a text that is empty is no file that is missing; the words are iOS's.
        guard !name.isEmpty else {
            return Diagnostics.sayOnceFromAnywhere("CUICatalog: Invalid asset name supplied: ''")
        }
        let all = BundleFiles.shared
        let place = all.folder ?? (bundle ?? .main).resourcePath ?? "the bundle"
        if let symbols = all.catalogs.folder(.symbol, name) {
            ImageProblems.noteFromAnywhere("\(symbols): symbol sets cannot be shown; use an image set")
            return
        }
        let near = ImageProblems.nearest(to: name, in: all.pictureNames)
        let hint = near.isEmpty ? "" : "; nearest names: \(near.joined(separator: ", "))"
        ImageProblems.noteFromAnywhere("UIImage(named: \"\(name)\"): no such picture in \(place)\(hint)")
    }

    static func values(contentsOf path: String) -> UIImage.Values? {
        let url = URL(fileURLWithPath: path)
        let (base, kind) = (url.deletingPathExtension().path, url.pathExtension)
        let whole = Key(path: path, scale: drawingScale)
        if whole.isDrawing { return values(of: whole) }
        if let step = [3, 2].first(where: { base.hasSuffix("@\($0)x") }) {
            return values(of: Key(path: path, scale: CGFloat(step)))
        }
        let own = Int(min(max(UIScreen.traits.values.scale.rounded(), 1), 3))
        let manager = FileManager.default
        for step in [own, 1, 3, 2] {
            let candidate = step == 1 ? path : "\(base)@\(step)x.\(kind)"
            if manager.fileExists(atPath: candidate) {
                return values(of: Key(path: candidate, scale: CGFloat(step)))
            }
        }
        ImageProblems.noteFromAnywhere("UIImage(contentsOfFile:): no such file: \(path)")
        return nil
    }

    /// The file, read once.
    private static func values(of key: Key) -> UIImage.Values? {
        while true {
            let (known, round) = read.withLock { ($0.files[key], $0.round) }
            if let known { return known }
            let values = freshValues(of: key)
            let (kept, isCurrent) = read.withLock { read -> (UIImage.Values?, Bool) in
                guard read.round == round else { return (nil, false) }
                guard let values else {
                    read.isWhole = false
                    return (nil, true)
                }
                return (read.files.kept(values, for: key), true)
            }
            if isCurrent { return kept }
        }
    }

    private static func freshValues(of key: Key) -> UIImage.Values? {
        if key.isDrawing { return drawing(key) }
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: key.path), options: .mappedIfSafe) else {
            ImageProblems.noteFromAnywhere("\(key.path): cannot read the file")
            return nil
        }
        return values(data: data, scale: key.scale, origin: key.path)
    }

    /// PDF and SVG drawings become pictures of the screen's scale.
    private static var drawingScale: CGFloat { min(max(UIScreen.traits.values.scale.rounded(), 1), 3) }

    private static func drawing(_ key: Key) -> UIImage.Values? {
        guard let rasterise = ImageEncoding.rasterise else {
            ImageProblems.noteFromAnywhere("\(key.path): this host cannot show PDF and SVG drawings")
            return nil
        }
        guard let data = rasterise(key.path, key.scale) else {
            ImageProblems.noteFromAnywhere(
                "\(key.path): cannot draw it; PDF and SVG files need the packages poppler-utils and librsvg2-bin"
            )
            return nil
        }
        return values(data: data, scale: key.scale, origin: key.path)
    }

    /// Gives the pictures of these files, where they were read, the pixels that the files have now.
    /// - Parameter paths: without symbolic links.
    /// - Returns: false, and nothing has changed, where more is otherwise than pixels: a picture has another size, or a file could not be
    ///   read when it was asked for, or cannot be now.
    static func reload(_ paths: Set<String>) -> Bool {
        let (files, isWhole) = read.withLock { read in
            read.round += 1
            return (read.files, read.isWhole)
        }
        guard isWhole else { return false }
        var changes: [(old: CGImage, new: CGImage)] = []
        for (key, old) in files where paths.contains((key.path as NSString).resolvingSymlinksInPath) {
            guard let new = freshValues(of: key), new.orientation == old.orientation,
                new.image.width == old.image.width, new.image.height == old.image.height
            else { return false }
            changes.append((old.image, new.image))
        }
        for change in changes { change.old.adopt(pixelsOf: change.new) }
        return true
    }

    static func values(data: Data, scale: CGFloat, origin: String?) -> UIImage.Values? {
        guard let header = ImageHeader(data) else {
            // UIKit gives nil for data that is no picture; only a file of the app's own is worth a message.
            if let origin {
                let reason =
                    data.isEmpty ? "the file is empty" : "it is none of PNG, JPEG, GIF, HEIC, AVIF and WebP"
                ImageProblems.noteFromAnywhere("\(origin): cannot decode the image: \(reason)")
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

extension UITraitCollection {
    /// What asset catalogs are asked for.
    var forAssets: AssetTraits {
        let screen = UIScreen.traits.values
        return AssetTraits(
            scale: Int(screen.scale.rounded()), idiom: screen.idiom == .pad ? .pad : .phone,
            isDark: userInterfaceStyle == .dark, hasHighContrast: accessibilityContrast == .high,
            isRightToLeft: layoutDirection == .rightToLeft, width: horizontalSizeClass.forAssets,
            height: verticalSizeClass.forAssets)
    }
}

extension Dictionary {
    /// What is kept for `key`: `value`, if nothing was.
    fileprivate mutating func kept(_ value: Value, for key: Key) -> Value {
        if let known = self[key] { return known }
        self[key] = value
        return value
    }
}

extension UIUserInterfaceSizeClass {
    fileprivate var forAssets: AssetTraits.SizeClass? {
        switch self {
        case .unspecified: nil
        case .compact: .compact
        case .regular: .regular
        }
    }
}
