import Foundation

/// The manifests of packages as SwiftPM reads them for a build: it plans for Linux, and what a manifest says of iOS holds.
struct PhoneManifests {
    /// Of SwiftPM, which hands them to the compiler of manifests.
    let arguments: [String]
    /// By which SwiftPM does not take a manifest for one that it has read before.
    let environment: [String: String]

    /// - Parameter folder: where what is compiled in the place of manifests goes.
    init(_ packages: [PackageDescription], in folder: URL) throws {
        var copies: [String: String] = [:]
        var texts: [String] = []
        for manifest in packages.flatMap(Self.manifests) {
            let text = try String(contentsOf: manifest, encoding: .utf8)
            guard Self.asksForPlatforms(text) else { continue }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let copy = folder.appendingPathComponent("\(Fingerprint(manifest.path)).swift")
            try GeneratedFiles.write(text + Self.platforms, to: copy)
            copies[manifest.path] = copy.path
            texts.append("\(Fingerprint(text))")
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
    private static func manifests(of package: PackageDescription) -> [URL] {
        let folder = URL(fileURLWithPath: package.path)
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
}
