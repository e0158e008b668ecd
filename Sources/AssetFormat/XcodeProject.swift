import Foundation

/// What an Xcode project says of the files around it.
///
/// Source that lies beside the project's own, such as that of a library, belongs to the app here; what the project
/// gives to other targets only does not: tests, extensions, apps for watches, televisions and the Mac.
public struct XcodeProject {
    private let objects: OldPropertyList
    private let main: OldPropertyList
    /// The folder from which the project's paths count.
    private let root: String
    /// Object id of a file or a folder to its absolute path.
    private var paths: [String: String] = [:]

    /// The files and folders below `folder` that its Xcode projects keep out of the app, by absolute path.
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
                result.formUnion(XcodeProject(url)?.leftOut ?? [])
            }
        }
        return result
    }

    /// Nil for a project that cannot be read.
    init?(_ folder: URL) {
        guard let data = FileManager.default.contents(atPath: folder.path + "/project.pbxproj"),
            let file = OldPropertyList([UInt8](data)), let objects = file["objects"],
            let main = file["rootObject"]?.text.flatMap({ objects[$0] })
        else { return nil }
        self.objects = objects
        self.main = main
        let base = folder.deletingLastPathComponent().path
        root = Self.path(main["projectDirPath"]?.text ?? "", below: base)
        if let group = main["mainGroup"]?.text { findPaths(group, below: root, depth: 0) }
    }

    // MARK: Files

    private static func path(_ part: String, below folder: String) -> String {
        if part.hasPrefix("/") { return part }
        return part.isEmpty ? folder : URL(fileURLWithPath: folder + "/" + part).standardizedFileURL.path
    }

    private mutating func findPaths(_ id: String, below folder: String, depth: Int) {
        guard depth < 100, let object = objects[id] else { return }
        let tree = object["sourceTree"]?.text ?? "<group>"
        guard ["<group>", "SOURCE_ROOT", "<absolute>"].contains(tree) else { return }
        let path = Self.path(object["path"]?.text ?? "", below: tree == "SOURCE_ROOT" ? root : folder)
        let children = object["children"]?.texts ?? []
        if children.isEmpty, object["path"] != nil { paths[id] = path }
        for child in children { findPaths(child, below: path, depth: depth + 1) }
    }

    /// The files and folders that a target compiles or copies.
    private func files(of target: OldPropertyList, id: String) -> Set<String> {
        var result: Set<String> = []
        for phase in target["buildPhases"]?.texts.compactMap({ objects[$0] }) ?? [] {
            guard ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase["isa"]?.text) else {
                continue
            }
            for file in phase["files"]?.texts.compactMap({ objects[$0]?["fileRef"]?.text }) ?? [] {
                // A file in several languages stands for each of them.
                for id in [file] + (objects[file]?["children"]?.texts ?? []) {
                    if let path = paths[id] { result.insert(path) }
                }
            }
        }
        return result.union(folderFiles(of: target, id: id))
    }

    /// Since Xcode 16 a target may have whole folders, but for some files; other targets may have those.
    private func folderFiles(of target: OldPropertyList, id: String) -> Set<String> {
        let own = Set(target["fileSystemSynchronizedGroups"]?.texts ?? [])
        var result: Set<String> = []
        for (group, path) in paths where objects[group]?["isa"]?.text == "PBXFileSystemSynchronizedRootGroup"
        {
            let exceptions = (objects[group]?["exceptions"]?.texts ?? []).compactMap { objects[$0] }
                .filter { $0["target"]?.text == id }.flatMap { $0["membershipExceptions"]?.texts ?? [] }
            let excepted = Set(exceptions.map { Self.path($0, below: path) })
            if own.contains(group) {
                let all = FileManager.default.subpaths(atPath: path) ?? []
                result.formUnion(all.map { path + "/" + $0 })
                result.subtract(excepted)
            } else {
                result.formUnion(excepted)
            }
        }
        return result
    }

    // MARK: Targets

    private enum Role { case app, part, other }

    /// What a target is to the app. One of which it cannot be told is taken for a part.
    private func role(of target: OldPropertyList) -> Role {
        let prefix = "com.apple.product-type."
        let kind = target["productType"]?.text?.replacingOccurrences(of: prefix, with: "") ?? ""
        guard isForPhones(target) else { return .other }
        switch kind {
        case "application", "application.on-demand-install-capable": return .app
        case "tool", "xpc-service": return .other
        default:
            let others = ["extension", "test", "application.", "watch", "driver"]
            return others.contains(where: kind.contains) ? .other : .part
        }
    }

    private func isForPhones(_ target: OldPropertyList) -> Bool {
        func settings(_ owner: OldPropertyList) -> [OldPropertyList] {
            let list = owner["buildConfigurationList"]?.text.flatMap { objects[$0] }
            return (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0]?["buildSettings"] }
        }
        for all in [settings(target), settings(main)] {
            for each in all {
                if let platforms = each["SUPPORTED_PLATFORMS"]?.text { return platforms.contains("iphone") }
                if let kit = each["SDKROOT"]?.text { return kit.hasPrefix("iphone") || kit == "auto" }
            }
        }
        return true
    }

    /// Nothing when no target is an app for phones.
    var leftOut: Set<String> {
        var own: Set<String> = []
        var others: Set<String> = []
        var hasApp = false
        for id in main["targets"]?.texts ?? [] {
            guard let target = objects[id] else { continue }
            let role = role(of: target)
            hasApp = hasApp || role == .app
            if role == .other {
                others.formUnion(files(of: target, id: id))
            } else {
                own.formUnion(files(of: target, id: id))
            }
        }
        guard hasApp else { return [] }
        return others.union(idle).subtracting(own).union(strays(beside: own))
    }

    /// What the project lists: nothing is made of it unless a target has it.
    private var idle: Set<String> {
        Set(paths.values.filter { Self.kinds.contains(URL(fileURLWithPath: $0).pathExtension) })
    }

    /// Files of which a target makes code or screens.
    private static let kinds: Set = ["swift", "xib", "storyboard"]

    /// Files in the app's folders of which the app has another one by the same name, as no module and no bundle can
    /// have both: what was left behind when files were moved.
    private func strays(beside own: Set<String>) -> Set<String> {
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
