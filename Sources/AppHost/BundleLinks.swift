import Foundation
import UIKit

/// `Bundle.main` looks for files beside the executable; so each resource of the app's source has a link there.
struct BundleLinks {
    /// Where the executable lies; nothing but it, `.shoji.json` and links is in it.
    let folder: URL

    /// Foundation reads how a bundle is laid out off entries with these names, in any case, and looks for Info.plist below.
    private static let layouts: Set<String> = ["contents", "resources", "support files"]

    /// Makes the links say what `files` says. Errors are left alone: a link that cannot be made is a file that
    /// `Bundle.main` does not find.
    /// - Parameter languages: the files of each language, from whatever folders: they have one folder of links.
    func refresh(
        with files: [String: String], languages: [String: [String: String]], keeping kept: Set<String>
    ) {
        let folders = Dictionary(uniqueKeysWithValues: languages.map { ("\($0.key).lproj", $0.value) })
        refresh(with: files.filter { folders[$0.key] == nil }, keeping: kept.union(folders.keys))
        for (name, files) in folders {
            let path = folder.appendingPathComponent(name)
            if (try? FileManager.default.destinationOfSymbolicLink(atPath: path.path)) != nil {
                try? FileManager.default.removeItem(at: path)
            }
            try? FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
            BundleLinks(folder: path).refresh(with: files, keeping: [])
        }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        where name.hasSuffix(".lproj") && folders[name] == nil && files[name] == nil {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
    }

    private func refresh(with files: [String: String], keeping kept: Set<String>) {
        let manager = FileManager.default
        let files = Self.withCompiledNames(files).filter { !Self.layouts.contains($0.key.lowercased()) }
        for name in (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
        where files[name] == nil && !kept.contains(name) {
            let path = folder.appendingPathComponent(name).path
            if (try? manager.destinationOfSymbolicLink(atPath: path)) != nil {
                try? manager.removeItem(atPath: path)
            }
        }
        for (name, target) in files.sorted(by: { $0.key < $1.key }) where !kept.contains(name) {
            let path = folder.appendingPathComponent(name).path
            if (try? manager.destinationOfSymbolicLink(atPath: path)) == target { continue }
            // Made aside and moved into place, since another run of the same app may be reading it.
            let fresh = path + ".\(getpid())"
            guard (try? manager.createSymbolicLink(atPath: fresh, withDestinationPath: target)) != nil else {
                continue
            }
            if rename(fresh, path) != 0 { try? manager.removeItem(atPath: fresh) }
        }
    }

    /// What Xcode makes of a file, by the endings: apps ask whether `Cell.nib`, `Main.storyboardc` or `Model.momd` are there.
    private static let compiled = [
        "xib": "nib", "storyboard": "storyboardc", "xcdatamodeld": "momd", "xcdatamodel": "mom",
        "xcmappingmodel": "cdm",
    ]

    private static func withCompiledNames(_ files: [String: String]) -> [String: String] {
        var all = files
        for (name, target) in files {
            guard let ending = compiled[(name as NSString).pathExtension] else { continue }
            let made = "\((name as NSString).deletingPathExtension).\(ending)"
            all[made] = all[made] ?? target
        }
        return all
    }
}
