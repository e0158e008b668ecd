import Foundation

/// Which files of a folder are not the app's, by what its Xcode projects say.
///
/// Source that lies beside the project's own, such as that of a library, belongs to the app here; what a project gives
/// to other targets only does not: tests, extensions, apps for watches, televisions and the Mac.
public enum ProjectFiles {
    /// The files and folders below `folder` that its projects keep out of the app, by absolute path. A project that
    /// cannot be read says nothing.
    public static func leftOut(of folder: URL) -> Set<String> {
        let walk = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var result: Set<String> = []
        while let url = walk?.nextObject() as? URL {
            guard ["xcodeproj", "xcworkspace", "xcassets", "build"].contains(url.pathExtension) else {
                continue
            }
            walk?.skipDescendants()
            if url.pathExtension == "xcodeproj" {
                result.formUnion((try? ProjectDocument(url))?.leftOut ?? [])
            }
        }
        return result
    }

    /// Files below `folder` that have the name of one that a target copies, and are not it: a bundle holds one of each
    /// name, the target's. What has a folder of its own in the bundle is none of them.
    static func namesakes(of copied: Set<String>, in folder: URL) -> Set<String> {
        let names = Set(
            copied.filter { !$0.contains(".lproj/") }.map { URL(fileURLWithPath: $0).lastPathComponent })
        guard !names.isEmpty else { return [] }
        let walk = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var result: Set<String> = []
        while let url = walk?.nextObject() as? URL {
            let isOwn = copied.contains(url.path)
            if isOwn || Self.folders.contains(url.pathExtension) {
                walk?.skipDescendants()
            } else if names.contains(url.lastPathComponent) {
                result.insert(url.path)
            }
        }
        return result
    }

    /// Folders that are one thing in a bundle, or none of its files.
    private static let folders: Set = [
        "xcodeproj", "xcworkspace", "xcassets", "build", "lproj", "bundle", "framework", "xcframework",
    ]
}

extension ProjectTarget {
    /// Every file that it compiles or copies.
    var files: Set<String> { Set(sources).union(resources) }

    /// Whether it is an app for phones, or may be a part of one: a framework, a library, what cannot be told.
    var belongsToApps: Bool {
        guard isForPhones else { return false }
        switch product {
        case .application, .framework, .staticLibrary: return true
        case .test, .extension: return false
        case .other:
            let others = ["tool", "xpc-service", "application.", "watch", "driver"]
            return !others.contains { kind.contains($0) }
        }
    }
}

extension ProjectDocument {
    /// Nothing when no target is an app for phones.
    var leftOut: Set<String> {
        let (targets, paths) = (targets().targets, paths)
        guard targets.contains(where: { $0.product == .application && $0.belongsToApps }) else { return [] }
        let own = targets.filter(\.belongsToApps).reduce(into: Set()) { $0.formUnion($1.files) }
        let others = targets.filter { !$0.belongsToApps }.reduce(into: Set()) { $0.formUnion($1.files) }
        // What the project lists: nothing is made of it unless a target has it.
        let idle = paths.values.filter { Self.kinds.contains(URL(fileURLWithPath: $0).pathExtension) }
        return others.union(idle).subtracting(own).union(strays(beside: own, paths))
    }

    /// Files of which a target makes code or screens.
    private static let kinds: Set = ["swift", "xib", "storyboard"]

    /// Files in the app's folders of which the app has another one by the same name, as no module and no bundle can
    /// have both: what was left behind when files were moved.
    private func strays(beside own: Set<String>, _ paths: [String: String]) -> Set<String> {
        let kinds = Self.kinds
        let listed = Set(paths.values).union(own)
        var names: Set<String> = []
        var folders: Set<String> = []
        for path in own where path.hasPrefix(root + "/") {
            let url = URL(fileURLWithPath: path)
            guard kinds.contains(url.pathExtension), FileManager.default.fileExists(atPath: path) else {
                continue
            }
            names.insert(url.lastPathComponent)
            let parts = path.dropFirst(root.count + 1).split(separator: "/")
            if parts.count > 1 { folders.insert(root + "/" + parts[0]) }
        }
        var result: Set<String> = []
        for folder in folders {
            for part in FileManager.default.subpaths(atPath: folder) ?? [] {
                let path = folder + "/" + part
                let url = URL(fileURLWithPath: path)
                guard kinds.contains(url.pathExtension), !listed.contains(path), !part.contains(".lproj/")
                else {
                    continue
                }
                if names.contains(url.lastPathComponent) { result.insert(path) }
            }
        }
        return result
    }
}
