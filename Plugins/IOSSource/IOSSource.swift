import Foundation
import PackagePlugin

/// Compiles the iOS source in the folders that a target's `ios-sources.txt` names, one a line, as part of the target. The
/// folders are read, never written.
@main
struct IOSSource: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        guard let roots = try folders(of: target), !roots.isEmpty else {
            Diagnostics.error(
                "\(note(of: target).path) is missing or empty: it names the folders of \(target.name)'s iOS source, one a line"
            )
            return []
        }
        for root in roots where sources(in: root).isEmpty {
            Diagnostics.error("\(note(of: target).path): no Swift file in \(root.path)")
            return []
        }
        let originals = roots.flatMap(sources)
        let libraries = try libraries(of: target, context)
        let tool = try context.tool(named: "shoji-lower").url
        let kit = context.pluginWorkDirectoryURL.appendingPathComponent("uikit.members")
        let copies = names(of: originals).map { context.pluginWorkDirectoryURL.appendingPathComponent($0) }
        return [
            try watch(roots, context),
            .buildCommand(
                displayName: "Reading UIKit", executable: tool,
                arguments: ["--kit", kit.path] + kitSources(context)
                    + libraries.flatMap { library in
                        library.folders.flatMap {
                            [library.isLowered ? "--lowered" : "--plain", library.name, $0.path]
                        }
                    },
                inputFiles: libraries.flatMap(\.folders).flatMap(sources), outputFiles: [kit]),
            .buildCommand(
                displayName: "Lowering \(originals.count) iOS sources of \(target.name)", executable: tool,
                arguments: ["--all", kit.path] + zip(originals, copies).flatMap { [$0.path, $1.path] },
                inputFiles: originals + [kit], outputFiles: copies),
        ]
    }

    /// Makes SwiftPM plan anew when files come into the folders or go from them: it does so when what a command before the build
    /// makes is another, so that links to the folders stand among that. Of links with this ending SwiftPM makes nothing.
    private func watch(_ folders: [URL], _ context: PluginContext) throws -> Command {
        let watched = context.pluginWorkDirectoryURL.appendingPathComponent("watched")
        try? FileManager.default.removeItem(at: watched)
        try FileManager.default.createDirectory(at: watched, withIntermediateDirectories: true)
        for (index, folder) in folders.enumerated() {
            try FileManager.default.createSymbolicLink(
                at: watched.appendingPathComponent("\(index).docc"), withDestinationURL: folder)
        }
        return .prebuildCommand(
            displayName: "Watching iOS sources", executable: URL(fileURLWithPath: "/bin/true"), arguments: [],
            outputFilesDirectory: watched)
    }

    private func note(of target: any SourceModuleTarget) -> URL {
        target.directoryURL.appendingPathComponent("ios-sources.txt")
    }

    /// The folders that the target's note names; nil without a note.
    private func folders(of target: any SourceModuleTarget) throws -> [URL]? {
        let note = note(of: target)
        guard FileManager.default.fileExists(atPath: note.path) else { return nil }
        return try String(contentsOf: note, encoding: .utf8).split(whereSeparator: \.isNewline)
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
            .map { URL(fileURLWithPath: $0, relativeTo: target.directoryURL).standardizedFileURL }
    }

    /// The modules that the target is built with and where their Swift source stands; those of UIKit's package, which
    /// the lowering knows, are left out.
    private func libraries(
        of target: any SourceModuleTarget, _ context: PluginContext
    ) throws -> [(name: String, folders: [URL], isLowered: Bool)] {
        let kit = kitSource(context).path
        let packages = [context.package] + context.package.dependencies.map(\.package)
        let own = Set(
            packages.filter { kit.hasPrefix($0.directoryURL.path + "/") }.flatMap(\.targets).map(\.id))
        return try target.recursiveTargetDependencies.filter { !own.contains($0.id) }.compactMap { library in
            guard let library = library as? any SourceModuleTarget else { return nil }
            let originals = try folders(of: library)
            return (library.moduleName, originals ?? [library.directoryURL], originals != nil)
        }
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

    /// UIKit's own source and that of the stand-ins for other frameworks.
    private func kitSources(_ context: PluginContext) -> [String] {
        let kit = kitSource(context)
        return [kit.path, kit.deletingLastPathComponent().appendingPathComponent("StandIns").path]
    }

    /// UIKit's own source: of this package, or of the one that it depends on.
    private func kitSource(_ context: PluginContext) -> URL {
        let packages = [context.package] + context.package.dependencies.map(\.package)
        let folders = packages.map { $0.directoryURL.appendingPathComponent("Sources/UIKit") }
        return folders.first { FileManager.default.fileExists(atPath: $0.path) } ?? folders[0]
    }
}
