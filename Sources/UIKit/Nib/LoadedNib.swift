import NibFormat

/// A document that was read, with the texts that replace its own in the reader's language.
struct LoadedNib: Sendable {
    let document: NibDocument
    /// By object id and key: "abc-12-xyz.text".
    let strings: [String: String]
}

/// The nibs and storyboards of the bundle. Each is read once, and again only after its file has changed.
@MainActor
enum NibStore {
    private struct Entry {
        let changed: Date?
        let size: Int
        let language: String
        let nib: LoadedNib
    }

    // Of the process: a cache, the same for every session.
    private static var entries: [String: Entry] = [:]
    // Of the process: of the cache above.
    /// How many documents were read; tests check that instances cost no reading.
    private(set) static var readCount = 0

    /// - Throws: `NibError`.
    static func nib(atPath path: String) throws -> LoadedNib {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        let changed = attributes?[.modificationDate] as? Date
        let size = attributes?[.size] as? Int ?? -1
        let language = NibPaths.languages.joined(separator: " ")
        if let known = entries[path], known.changed == changed, known.size == size, known.language == language
        {
            return known.nib
        }
        readCount += 1
        ReadResources.note(path)
        let document = try NibDocument(contentsOf: path)
        let nib = LoadedNib(document: document, strings: NibPaths.strings(for: path))
        entries[path] = Entry(changed: changed, size: size, language: language, nib: nib)
        return nib
    }

    /// - Throws: `NibError`.
    static func nib(data: Data, name: String) throws -> LoadedNib {
        readCount += 1
        return LoadedNib(document: try NibDocument(data: data, file: name), strings: [:])
    }
}

/// Where nibs and their translations lie.
@MainActor
enum NibPaths {
    // Of the process: what it says of a class is so in every session.
    /// The nibs that controllers take without being told, by their class; nil where there is none. Of the app's bundle.
    static var implied: [ObjectIdentifier: String?] = [:]

    /// The reader's languages, best first: "zh-Hans-CN", "zh-Hans", "zh".
    static var languages: [String] {
        let parts = Locale.current.identifier.split { $0 == "_" || $0 == "-" || $0 == "@" }.map(String.init)
        var names: [String] = []
        for count in stride(from: min(parts.count, 3), to: 0, by: -1) {
            names.append(parts.prefix(count).joined(separator: "-"))
        }
        return names
    }

    /// The file of a nib ("xib") or storyboard; nil when there is none.
    static func path(of name: String, kind: String, bundle: Bundle?) -> String? {
        let bare = (name as NSString).lastPathComponent
        let idiom = UIScreen.main.configuration.idiom == .pad ? "~ipad" : "~iphone"
        if let own = BundleFiles.own(of: bundle) {
            let found = [bare + idiom, bare].lazy.compactMap { own.path(named: "\($0).\(kind)") }.first
            if let found { return localized(found) }
        }
        for candidate in [bare + idiom, bare] {
            let file = candidate + "." + kind
            if let path = BundleFiles.main.path(named: file) { return localized(path) }
            if let path = (bundle ?? .main).path(forResource: candidate, ofType: kind) {
                return localized(path)
            }
            if let folder = (bundle ?? .main).resourcePath,
                FileManager.default.fileExists(atPath: folder + "/" + file)
            {
                return folder + "/" + file
            }
        }
        return nil
    }

    /// Of the same file in several `.lproj` folders, the one for the reader.
    private static func localized(_ path: String) -> String {
        let folder = (path as NSString).deletingLastPathComponent as NSString
        guard folder.pathExtension == "lproj" else { return path }
        let around = folder.deletingLastPathComponent
        for language in languages + ["Base", "en"] {
            let candidate = "\(around)/\(language).lproj/\((path as NSString).lastPathComponent)"
            if FileManager.default.fileExists(atPath: candidate) { return candidate }
        }
        return path
    }

    /// The translations beside a document in `Base.lproj`, in the reader's language.
    static func strings(for path: String) -> [String: String] {
        let folder = (path as NSString).deletingLastPathComponent as NSString
        let file = ((path as NSString).lastPathComponent as NSString).deletingPathExtension + ".strings"
        guard folder.pathExtension == "lproj" else { return [:] }
        let around = folder.deletingLastPathComponent
        for language in languages {
            let candidate = "\(around)/\(language).lproj/\(file)"
            guard let data = FileManager.default.contents(atPath: candidate) else { continue }
            if let table = StringsFile.parse(data) { return table }
            ResourceProblems.note(
                "\(candidate): the file is no list of \"key\" = \"text\"; pairs; correct it")
            return [:]
        }
        return [:]
    }
}
