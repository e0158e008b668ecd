import Foundation
import PackagePlugin

/// Compiles the iOS source in the folder that a target's `ios-sources.txt` names as part of the target. The folder is
/// read, never written.
@main
struct IOSSource: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let note = target.directoryURL.appendingPathComponent("ios-sources.txt")
        let name = try String(contentsOf: note, encoding: .utf8).trimmingCharacters(
            in: .whitespacesAndNewlines)
        let root = URL(fileURLWithPath: name, relativeTo: target.directoryURL).standardizedFileURL
        let originals = sources(in: root)
        guard !originals.isEmpty else {
            Diagnostics.error("\(note.path): no Swift file in \(root.path)")
            return []
        }
        let tool = try context.tool(named: "shoji-lower").url
        let kit = context.pluginWorkDirectoryURL.appendingPathComponent("uikit.members")
        let copies = names(of: originals).map { context.pluginWorkDirectoryURL.appendingPathComponent($0) }
        return [
            .buildCommand(
                displayName: "Reading UIKit", executable: tool,
                arguments: ["--kit", kitSource(context).path, kit.path], outputFiles: [kit]),
            .buildCommand(
                displayName: "Lowering \(originals.count) iOS sources of \(target.name)", executable: tool,
                arguments: ["--all", kit.path] + zip(originals, copies).flatMap { [$0.path, $1.path] },
                inputFiles: originals + [kit], outputFiles: copies),
        ]
    }

    /// A name for each copy: a target has no two files of one name, and the compiler rejects a copy with the name of the
    /// file that its source location names.
    private func names(of originals: [URL]) -> [String] {
        var count: [String: Int] = [:]
        return originals.map { original in
            let base = original.deletingPathExtension().lastPathComponent
            if base == "main" { return "main.swift" }
            let number = count[base.lowercased(), default: 0]
            count[base.lowercased()] = number + 1
            return number == 0 ? "\(base).lowered.swift" : "\(base).\(number + 1).lowered.swift"
        }
    }

    private func sources(in root: URL) -> [URL] {
        let walk = FileManager.default.enumerator(
            at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        let files = (walk?.allObjects as? [URL]) ?? []
        return files.filter { $0.pathExtension == "swift" && $0.lastPathComponent != "Package.swift" }
            .sorted { $0.path < $1.path }
    }

    /// UIKit's own source: of this package, or of the one that it depends on.
    private func kitSource(_ context: PluginContext) -> URL {
        let packages = [context.package] + context.package.dependencies.map(\.package)
        let folders = packages.map { $0.directoryURL.appendingPathComponent("Sources/UIKit") }
        return folders.first { FileManager.default.fileExists(atPath: $0.path) } ?? folders[0]
    }
}
