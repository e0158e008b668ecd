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
    ///   - folder: where what is compiled in the place of manifests goes.
    init(of packages: [String], without missing: [String] = [], in folder: URL) throws {
        var copies: [String: String] = [:]
        var texts: [String] = []
        for manifest in packages.flatMap(Self.manifests) {
            let text = try String(contentsOf: manifest, encoding: .utf8)
            let lacking = missing.filter { text.contains("\"\($0)\"") }
            guard Self.asksForPlatforms(text) || !lacking.isEmpty else { continue }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let copy = folder.appendingPathComponent("\(Fingerprint(manifest.path)).swift")
            let whole = text + Self.platforms + lacking.map { Self.without($0, in: text) }.joined()
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
    private static func manifests(of package: String) -> [URL] {
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

    /// Takes away a package, and what targets need of its products and plugins.
    private static func without(_ url: String, in manifest: String) -> String {
        let identity = ProjectPackage.Place.repository(url, requirement: "").identity.lowercased()
        let plugins = """
                target.plugins?.removeAll {
                    if case .plugin(_, let package?) = $0 { package.lowercased() == "\(identity)" } else { false }
                }

            """
        return """

            package.dependencies.removeAll { $0.url == "\(url)" }
            for target in package.targets {
                target.dependencies.removeAll { need in
                    switch need {
                    case .productItem(let name, let package, _, _): (package ?? name).lowercased() == "\(identity)"
                    case .byNameItem(let name, _): name.lowercased() == "\(identity)"
                    default: false
                    }
                }
            \(manifest.contains("plugins:") ? plugins : "")}

            """
    }
}
