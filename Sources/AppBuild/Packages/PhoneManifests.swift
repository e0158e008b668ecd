import Foundation
import ProjectFormat

/// The manifests of packages as SwiftPM reads them for a build: it plans for Linux, and what a manifest says of iOS holds. Packages that cannot
/// be fetched are none of theirs.
struct PhoneManifests {
    /// Of SwiftPM, which hands them to the compiler of manifests.
    let arguments: [String]
    /// By which SwiftPM does not take a manifest for one that it has read before.
    let environment: [String: String]

    /// - Parameters:
    ///   - packages: their folders.
    ///   - missing: addresses of packages that cannot be fetched, as manifests write them.
    ///   - replacements: by such addresses, folders of packages that are taken in their place.
    ///   - fetched: the folder of checkouts, whose packages stay as their manifests in the repositories have them.
    ///   - saysPlatforms: whether conditions of single settings and dependencies hold, too; where it is only asked what a manifest says they
    ///     stay as they are written.
    ///   - folder: where what is compiled in the place of manifests goes.
    init(
        of packages: [String], without missing: [String] = [], taking replacements: [String: String] = [:],
        fetched: URL? = nil,
        saysPlatforms: Bool = true,
        in folder: URL
    ) throws {
        var copies: [String: String] = [:]
        var texts: [String] = []
        for manifest in packages.flatMap(Self.manifests) {
            let text = try String(contentsOf: manifest, encoding: .utf8)
            let isFetched = fetched.map { manifest.path.hasPrefix($0.path + "/") } ?? false
            let whole =
                Self.onMac(text, withPackages: !isFetched)
                + (saysPlatforms && Self.asksForPlatforms(text) ? Self.platforms : "")
                + missing.filter { text.contains("\"\($0)\"") || Self.computesAddresses(text) }.map { url in
                    replacements[url].map { Self.taking($0, insteadOf: url) } ?? Self.without(url, in: text)
                }.joined()
            guard whole != text else { continue }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let copy = folder.appendingPathComponent("\(Fingerprint(manifest.path)).swift")
            try GeneratedFiles.write(whole, to: copy)
            copies[manifest.path] = copy.path
            texts.append("\(Fingerprint(whole))")
        }
        guard !copies.isEmpty else {
            (arguments, environment) = ([], [:])
            return
        }
        let overlay = folder.appendingPathComponent("manifests.json")
        try VirtualFiles(copies: copies).write(to: overlay)
        arguments = ["-vfsoverlay", overlay.path].flatMap { ["-Xbuild-tools-swiftc", $0] }
        environment = ["SHOJI_MANIFESTS": texts.joined(separator: " ")]
    }

    /// Those for one version of Swift stand beside the one for all.
    static func manifests(of package: String) -> [URL] {
        let folder = URL(fileURLWithPath: package)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }.map(
            folder.appendingPathComponent)
    }

    static func asksForPlatforms(_ manifest: String) -> Bool {
        manifest.firstMatch(of: #/when\s*\(\s*platforms/#) != nil
    }

    /// A declaration of the manifest's own goes before SwiftPM's of the same name.
    private static let platforms = """

        extension Platform {
            static var iOS: Platform { Platform.PackageDescription::linux }
            static var linux: Platform { Platform.PackageDescription::iOS }
        }

        """

    // MARK: Conditions

    /// A manifest whose choices by `#if os` are made as Xcode makes them, on a Mac. What a Mac has in addition stays away: tools, targets in
    /// Objective-C. A choice has an `#else`, or names Linux.
    /// - Parameter withPackages: whether choices of packages are made, too.
    static func onMac(_ manifest: String, withPackages: Bool) -> String {
        guard manifest.contains("os(") else { return manifest }
        var lines = manifest.components(separatedBy: "\n")
        /// By depth, the lines with conditions, and whether there is an `#else`.
        var open: [(conditions: [Int], hasElse: Bool)] = []
        for (index, line) in lines.enumerated() {
            switch line.firstMatch(of: #/^\s*#(if|elseif|else|endif)\b/#)?.1 {
            case "if": open.append(([index], false))
            case "elseif" where !open.isEmpty: open[open.count - 1].conditions.append(index)
            case "else" where !open.isEmpty: open[open.count - 1].hasElse = true
            case "endif":
                guard let ended = open.popLast() else { break }
                let conditions = ended.conditions.map { lines[$0] }.joined(separator: "\n")
                let whole = lines[ended.conditions[0]...index].joined(separator: "\n")
                guard ended.hasElse || conditions.contains(#/os\(\s*Linux\s*\)/#),
                    withPackages || !whole.contains(".package("), !whole.contains(#/\bimport\s/#)
                else { break }
                for each in ended.conditions {
                    lines[each] = lines[each].replacing(#/\bos\(\s*(macOS|OSX)\s*\)/#, with: "true")
                        .replacing(#/\bos\(\s*Linux\s*\)/#, with: "false")
                }
            default: break
            }
        }
        return lines.joined(separator: "\n")
    }

    // MARK: What cannot be fetched

    /// Whether a manifest has addresses of packages that do not stand in it in so many words.
    static func computesAddresses(_ manifest: String) -> Bool {
        manifest.contains(#/\burl:\s*(?:[^"\s]|"[^"\n]*\\\(|"[^"\n]*"\s*\+)/#)
    }

    private static func taking(_ folder: String, insteadOf url: String) -> String {
        """

        if package.dependencies.contains(where: { $0.url == "\(url)" }) {
            package.dependencies.removeAll { $0.url == "\(url)" }
            package.dependencies.append(.package(path: "\(folder)"))
        }

        """
    }

    /// Takes away a package, and what targets need of its products and plugins. Manifests name a package by its address' last word, older ones
    /// by a name of their own.
    private static func without(_ url: String, in manifest: String) -> String {
        let identity = ProjectPackage.Place.repository(url, requirement: "").identity.lowercased()
        let plugins = """
                target.plugins?.removeAll {
                    if case .plugin(_, let package?) = $0 { gone.contains(package.lowercased()) } else { false }
                }

            """
        return """

            if package.dependencies.contains(where: { $0.url == "\(url)" }) {
                let gone = Set(package.dependencies.filter { $0.url == "\(url)" }.compactMap { $0.name?.lowercased() } + ["\(identity)"])
                package.dependencies.removeAll { $0.url == "\(url)" }
                let own = Set(package.targets.map(\\.name))
                for target in package.targets {
                    target.dependencies.removeAll { need in
                        switch need {
                        case .productItem(let name, let owner, _, _):
                            gone.contains((owner ?? name).lowercased()) || package.dependencies.isEmpty
                        case .byNameItem(let name, _):
                            !own.contains(name) && (gone.contains(name.lowercased()) || package.dependencies.isEmpty)
                        default: false
                        }
                    }
                \(manifest.contains("plugins:") ? plugins : "")}
            }

            """
    }
}
