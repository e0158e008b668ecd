import AssetFormat
import Synchronization

/// The files of an app's bundle. As in an app bundle each is found by its name alone, in whatever folder of the
/// source it lies; of two files with one name the first in the order of paths counts.
public struct BundleFiles: Sendable {
    // Of the process: the files of the app.
    /// Set by the host before the app starts; empty where there is no bundle.
    @preconcurrency @MainActor public static var main = BundleFiles() {
        didSet {
            published.withLock { $0 = main }
            NamedImages.forget()
            NibPaths.implied = [:]
            didChange(main)
        }
    }
    // Of the process: what the session that set its files last has.
    private static let published = Mutex(BundleFiles())
    /// The same for who is of no actor.
    static var shared: BundleFiles { published.withLock { $0 } }

    // Of the process: the files of the app's frameworks.
    /// Of frameworks that have bundles of their own, by the bundle's path.
    @preconcurrency @MainActor public static var frameworks: [String: BundleFiles] = [:] {
        didSet { publishedFrameworks.withLock { $0 = frameworks } }
    }
    private static let publishedFrameworks = Mutex([String: BundleFiles]())
    /// The files that a framework's bundle has beside the app's; nil for any other bundle.
    static func own(of bundle: Bundle?) -> BundleFiles? {
        guard let bundle, bundle !== Bundle.main else { return nil }
        return publishedFrameworks.withLock { $0.isEmpty ? nil : $0[bundle.bundlePath] }
    }

    // Of the process: set once, by the host.
    /// Hears of other files, and of another language of theirs.
    @preconcurrency @MainActor public static var didChange: (BundleFiles) -> Void = { _ in }

    /// Name to absolute path: plain files, and folders that are one thing (`.lproj`, `.bundle`).
    public private(set) var files: [String: String] = [:]

    /// The names of all files, those of languages' folders too.
    var names: Set<String> { localized.values.reduce(into: Set(files.keys)) { $0.formUnion($1.keys) } }
    /// Language ("de", "Base") to name to path.
    public private(set) var localized: [String: [String: String]] = [:]
    /// The sets of all asset catalogs.
    public private(set) var catalogs = AssetCatalogs()
    /// Which language is shown.
    public private(set) var languages = Localizations(locale: "en", available: [], development: "en")
    private var offered: (available: Set<String>, development: String) = ([], "en")

    /// Files that are not read, and why: links out of the folder, what is no plain file, what is too large.
    public private(set) var refused: [AssetProblem] = []
    /// The folder that they are of.
    private(set) var root: String?
    /// Paths that were named, and the names of the files among them, which no other file takes.
    private var named: (paths: Set<String>, files: Set<String>) = ([], [])

    public init() {}

    /// Everything below `folder` except Swift source and what only Xcode reads.
    /// - Parameters:
    ///   - locale: chooses among the languages of the app.
    ///   - development: the language for which nothing was localised.
    ///   - leftOut: files and folders that are not the app's, by absolute path.
    ///   - first: files and folders below the folder whose names are theirs, wherever they lie. Absolute.
    ///   - more: files and folders elsewhere that are the app's. Absolute.
    public init(
        folder: URL, locale: String = "en_US", development: String = "en", without leftOut: Set<String> = [],
        first: [String] = [], and more: [String] = []
    ) {
        root = folder.path
        var contained = ContainedFolder(folder.path)
        for path in first { collect(path, language: nil, leftOut: leftOut, &contained) }
        named = (Set(first), names)
        visit(folder.path, language: nil, leftOut: leftOut, &contained)
        collect(more, without: leftOut)
        offerLanguages(development)
        speak(locale)
    }

    /// These files and folders alone. Absolute.
    public init(of paths: [String], locale: String, development: String = "en") {
        collect(paths, without: [])
        offerLanguages(development)
        speak(locale)
    }

    /// A project names them, wherever they are; what is in one stays in it.
    private mutating func collect(_ paths: [String], without leftOut: Set<String>) {
        for path in paths {
            var elsewhere = ContainedFolder((path as NSString).resolvingSymlinksInPath)
            collect(path, language: nil, leftOut: leftOut, &elsewhere)
        }
    }

    private mutating func offerLanguages(_ development: String) {
        // Xcode makes a language's folder of its texts in a catalog.
        for path in files.keys.sorted().filter({ $0.hasSuffix(".xcstrings") }).compactMap({ files[$0] }) {
            guard let catalog = try? StringsCatalog(path: path) else { continue }
            for language in catalog.entries.keys where localized[language] == nil {
                localized[language] = [:]
            }
        }
        offered = (Set(localized.keys), development)
    }

    /// Chooses among the languages of the app.
    public mutating func speak(_ locale: String) {
        languages = Localizations(
            locale: locale, available: offered.available, development: offered.development)
    }

    private mutating func visit(
        _ folder: String, language: String?, leftOut: Set<String>, _ contained: inout ContainedFolder
    ) {
        guard contained.enters(folder) else { return }
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        where !name.hasPrefix(".") {
            collect(folder + "/" + name, language: language, leftOut: leftOut, &contained)
        }
    }

    private mutating func collect(
        _ path: String, language: String?, leftOut: Set<String>, _ contained: inout ContainedFolder
    ) {
        let name = (path as NSString).lastPathComponent
        let kind = (name as NSString).pathExtension
        guard !named.paths.contains(path) else { return }
        var isFolder: ObjCBool = false
        guard !leftOut.contains(path), FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        else { return }
        if let objection = contained.objection(to: path) {
            // Source is the compiler's, which says so itself.
            if kind != "swift" { refused.append(objection) }
            return
        }
        if !isFolder.boolValue {
            // A file of a language's folder that is named alone says by its path which.
            let parent = ((path as NSString).deletingLastPathComponent as NSString)
            let language =
                language
                ?? (parent.pathExtension == "lproj"
                    ? (parent.lastPathComponent as NSString).deletingPathExtension : nil)
            guard kind != "swift", !named.files.contains(name) else { return }
            if let language {
                if localized[language]?[name] == nil { localized[language, default: [:]][name] = path }
            } else if files[name] == nil {
                files[name] = path
            }
            return
        }
        switch kind {
        case "xcodeproj", "xcworkspace", "playground": break
        // Core Data's models are there as a whole, by their compiled names.
        case "xcdatamodeld", "xcdatamodel", "xcmappingmodel": if files[name] == nil { files[name] = path }
        case "lproj":
            if files[name] == nil { files[name] = path }
            visit(path, language: (name as NSString).deletingPathExtension, leftOut: leftOut, &contained)
        case "bundle":
            if files[name] == nil { files[name] = path }
            visit(path, language: language, leftOut: leftOut, &contained)
        case "xcassets": catalogs.add(catalog: path, in: &contained)
        default: visit(path, language: language, leftOut: leftOut, &contained)
        }
    }

    /// The file of that name, extension included; of a localised one the best language's.
    public func path(named name: String) -> String? {
        let name = (name as NSString).lastPathComponent
        if let path = files[name] { return path }
        for language in languages.order {
            if let path = localized[language]?[name] { return path }
        }
        return localized.keys.sorted().lazy.compactMap { localized[$0]?[name] }.first
    }

    /// Every file by its name, localised ones in the best language.
    public var shown: [String: String] {
        var all = files
        for names in localized.values {
            for name in names.keys where all[name] == nil { all[name] = path(named: name) }
        }
        return all
    }

    /// A picture's file, and how it is to be shown.
    public struct Picture: Equatable, Sendable {
        public let path: String
        /// Pixels a point; nil for a drawing, which has as many as it is asked for.
        public let scale: CGFloat
        /// The asset catalogue asks for the picture to be drawn in the tint colour.
        public var isTemplate = false
        /// The asset catalogue asks for the picture's own colours.
        public var isOriginal = false
        public var isVector = false
        /// Mirrored where writing runs from right to left.
        public var isMirrored = false
        /// Points.
        public var caps: UIEdgeInsets?
        public var isTiled = false
        public var alignment = UIEdgeInsets.zero
        /// Whether the set has other files for other appearances.
        public var varies = false
    }

    /// The picture that `UIImage(named:)` means: an image set of an asset catalogue, else a file `name@3x.png`,
    /// `name@2x.png`, `name.png` or the like. The best one for `traits`. Throws when the set cannot be read.
    public func picture(named name: String, for traits: AssetTraits) throws(AssetProblem) -> Picture? {
        let bare = (name as NSString).deletingPathExtension
        let names = Self.pictureKinds.contains((name as NSString).pathExtension) ? [name, bare] : [name]
        for name in names {
            guard let folder = catalogs.folder(.image, name) else { continue }
            ReadResources.note(folder)
            let set = try ImageSet(folder: folder, root: root)
            guard let variant = set.best(for: traits, languages: languages.order) else {
                if let problem = set.missing.first { throw problem }
                continue
            }
            for problem in set.missing { Diagnostics.sayOnceFromAnywhere(problem.asWarning) }
            return Picture(variant, of: set, traits)
        }
        let last = (name as NSString).lastPathComponent
        let given = (last as NSString).pathExtension.lowercased()
        let isFileName = Self.pictureKinds.contains(given)
        let base = isFileName ? (last as NSString).deletingPathExtension : last
        let kinds = isFileName ? [(last as NSString).pathExtension] : Self.pictureKinds
        let idioms = [traits.idiom == .pad ? "~ipad" : "~iphone", ""]
        for step in AssetTraits.scales(traits.scale) {
            for kind in kinds {
                for idiom in idioms {
                    let suffix = step == 1 ? "" : "@\(step)x"
                    guard let path = path(named: "\(base)\(suffix)\(idiom).\(kind)") else { continue }
                    let isVector = ["pdf", "svg"].contains(kind.lowercased())
                    return Picture(path: path, scale: CGFloat(step), isVector: isVector)
                }
            }
        }
        return nil
    }

    private static let pictureKinds = [
        "png", "jpg", "jpeg", "gif", "PNG", "JPG", "JPEG", "GIF", "pdf", "svg",
    ]

    /// The colour set of that name. Throws when it cannot be read.
    public func colorSet(named name: String) throws(AssetProblem) -> ColorSet? {
        guard let folder = catalogs.folder(.color, name) else { return nil }
        ReadResources.note(folder)
        return try ColorSet(folder: folder)
    }
}

extension BundleFiles.Picture {
    fileprivate init(_ variant: ImageSet.Variant, of set: ImageSet, _ traits: AssetTraits) {
        path = variant.file
        let pixels = CGFloat(variant.scale ?? 1)
        scale = pixels
        isTemplate = set.rendering == .template
        isOriginal = set.rendering == .original
        isVector = variant.isVector
        isMirrored = set.isMirrored
        func insets(_ sides: [Double]) -> UIEdgeInsets {
            UIEdgeInsets(
                top: sides[0] / pixels, left: sides[1] / pixels, bottom: sides[2] / pixels,
                right: sides[3] / pixels)
        }
        caps = variant.caps.map(insets)
        isTiled = variant.isTiled
        alignment = variant.alignment.map(insets) ?? .zero
        varies = set.varies
    }
}
