import Foundation
import Raster
import SnapshotComparison

/// The recorded snapshots of a project: the files in its folders `__Snapshots__`.
struct Recordings {
    /// Those that no test of the run has asked for, sorted
    private var unused: [URL]

    /// - Parameter others: a folder of which nothing is known.
    init(below root: URL, used: Set<String>, leavingOut others: URL?) {
        let walk = FileManager.default.enumerator(
            at: root, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
        unused = (walk?.allObjects as? [URL] ?? []).map(\.standardizedFileURL).filter {
            $0.pathComponents.contains("__Snapshots__")
                && (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
                && !used.contains($0.path)
                && !(others.map { $0.path + "/" }.map($0.path.hasPrefix) ?? false)
        }.sorted { $0.path < $1.path }
    }

    /// Takes away recordings whose tests there are no more, and which tests of another name have recorded anew in this run. Tests that
    /// may record nothing are told of theirs.
    /// - Parameters:
    ///   - new: the paths of those that were recorded for the first time.
    ///   - missing: snapshots that are not as recorded, or not recorded.
    ///   - tests: the names of all tests there are, `Suite/test`.
    mutating func moveRenamed(to new: [String], missing: [FailedSnapshot], tests: [String]) throws {
        let functions = Set(tests.map { Self.plain(String($0.split(separator: "/").last ?? "")) })
        var orphans = unused.filter { !functions.contains(Self.plain($0.lastPathComponent)) }
        func take(_ data: Data?, _ path: String) -> URL? {
            let kind = (path as NSString).pathExtension
            guard let data,
                let index = orphans.firstIndex(where: {
                    guard $0.pathExtension == kind, let old = FileManager.default.contents(atPath: $0.path)
                    else {
                        return false
                    }
                    return kind == "png" ? Bitmap.areOfOnePicture(old, data) : old == data
                })
            else { return nil }
            return orphans.remove(at: index)
        }
        // Previews note nothing themselves; what is there was recorded.
        let previews = missing.filter { $0.difference.kind == .new && !new.contains($0.file) }.map(\.file)
            .flatMap { [$0, ($0 as NSString).deletingPathExtension + ".json"] }.filter { !new.contains($0) }
        for path in new + previews {
            guard let old = take(FileManager.default.contents(atPath: path), path) else { continue }
            print("renamed from \(old.path) to \(path)")
            try FileManager.default.removeItem(at: old)
            unused.removeAll { $0 == old }
        }
        for one in missing
        where one.difference.kind == .new && !FileManager.default.fileExists(atPath: one.file) {
            guard let old = take(one.after, one.file) else { continue }
            print("renamed from \(old.path) to \(one.file); --record missing moves it")
        }
    }

    /// The name of a test, as both kinds of assertions begin their files with it: up to what follows it, letters and digits only.
    private static func plain(_ name: String) -> String {
        name.prefix { $0 != "." && $0 != "@" && $0 != "(" }.filter { $0.isLetter || $0.isNumber }
    }

    func deleteUnused() throws {
        for file in unused { print("deleted: \(file.path)") }
        for file in unused { try FileManager.default.removeItem(at: file) }
        print("\(unused.count) recordings that no test uses")
    }
}
