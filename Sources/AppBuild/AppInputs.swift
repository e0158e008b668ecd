import Foundation

/// What an app is made of: what was compiled, what its record says, and the files of its bundle by number, date and size. While none of it
/// changes, an app that is started shows what the one that runs does.
public struct AppInputs: Equatable {
    private let records: [Data?]
    private var files: [String: [Int]] = [:]

    /// Of a program that has just been built.
    fileprivate init(_ builder: AppBuilder) {
        let (source, folder) = (builder.source, builder.folder)
        records = [folder.record, folder.bundle.appendingPathComponent(AppRecord.fileName)].map {
            FileManager.default.contents(atPath: $0.path)
        }
        if let file = source.target?.informationFile { add(file) }
        guard !source.isSingleFile else { return }
        let walk = FileManager.default.enumerator(
            at: source.root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        while let file = walk?.nextObject() as? URL {
            let isOther =
                Self.others.contains(file.pathExtension) || file.lastPathComponent == Self.recordings
            if isOther || source.leftOut.contains(file.path) {
                walk?.skipDescendants()
            } else if file.pathExtension != "swift" {
                add(file.path)
            }
        }
    }

    /// The files of its bundle that are others now, where nothing else is otherwise; nil where something is.
    public func filesChanged(since earlier: AppInputs) -> Set<String>? {
        guard records == earlier.records, Set(files.keys) == Set(earlier.files.keys) else { return nil }
        return Set(files.filter { earlier.files[$0.key] != $0.value }.keys)
    }

    /// What only Xcode reads.
    private static let others: Set<String> = ["xcodeproj", "xcworkspace", "playground"]
    /// What tests write beside the source.
    private static let recordings = "__Snapshots__"

    private mutating func add(_ path: String) {
        var about = stat()
        // A folder is what lies in it.
        guard stat(path, &about) == 0, about.st_mode & S_IFMT != S_IFDIR else { return }
        files[path] = [
            Int(about.st_ino), Int(about.st_size), about.st_mtim.tv_sec, about.st_mtim.tv_nsec,
        ]
    }
}

extension AppBuilder {
    /// Of what it has just built.
    public var inputs: AppInputs { AppInputs(self) }
}
