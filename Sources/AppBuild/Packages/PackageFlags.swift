import Foundation

/// What a manifest tells the compiler of Swift, by target: `swift package dump-package`.
enum PackageFlags {
    private struct Manifest: Decodable {
        struct Target: Decodable {
            struct Setting: Decodable {
                struct Condition: Decodable {
                    var config: String?
                    var platformNames: [String]?
                }
                var tool: String
                var kind: [String: [String: Value]]
                var condition: Condition?

                /// Debug builds for iOS.
                var applies: Bool {
                    let platforms = condition?.platformNames ?? []
                    return tool == "swift" && condition?.config != "release"
                        && (platforms.isEmpty || platforms.contains("ios"))
                }

                var flags: [String] {
                    kind.flatMap { name, value in
                        switch (name, value["_0"]) {
                        case ("define", .text(let text)): ["-D", text]
                        case ("enableUpcomingFeature", .text(let text)): ["-enable-upcoming-feature", text]
                        case ("enableExperimentalFeature", .text(let text)):
                            ["-enable-experimental-feature", text]
                        case ("defaultIsolation", .text(let text)): ["-default-isolation", text]
                        case ("swiftLanguageMode", .text(let text)): ["-swift-version", text]
                        case ("unsafeFlags", .texts(let texts)): texts
                        default: [String]()
                        }
                    }
                }
            }
            var name: String
            var settings: [Setting]?
        }
        struct Version: Decodable { var _version: String }
        var targets: [Target]
        var toolsVersion: Version
        /// Those that the package can be compiled in.
        var swiftLanguageVersions: [String]?

        /// SwiftPM: the latest of them that the compiler has, else the mode of the time of the manifest's version.
        var modeFlags: [String] {
            let modes = (swiftLanguageVersions ?? []).filter { ["4", "4.2", "5", "6"].contains($0) }
            return ["-swift-version", modes.max() ?? toolsVersion._version]
        }
    }

    private enum Value: Decodable {
        case text(String)
        case texts([String])
        case other

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            self =
                (try? container.decode(String.self)).map(Value.text)
                ?? (try? container.decode([String].self)).map(Value.texts) ?? .other
        }
    }

    /// Throws `AppBuildError.tool` with SwiftPM's words.
    static func read(_ package: URL, scratch: URL, as manifests: PhoneManifests) throws -> [String: [String]]
    {
        let answer = try Program(
            executable: try ModuleBuild.toolchainProgram("swift"),
            arguments: [
                "package", "--package-path", package.path, "--scratch-path", scratch.path,
            ] + manifests.arguments + ["dump-package"],
            environment: manifests.environment
        ).run(errors: .kept)
        guard answer.status == 0,
            let read = try? JSONDecoder().decode(Manifest.self, from: Data(answer.out.utf8))
        else {
            throw AppBuildError.tool("\(package.path)/Package.swift: SwiftPM cannot read it\n\(answer.err)")
        }
        return Dictionary(
            read.targets.map { target in
                let own = (target.settings ?? []).filter(\.applies).flatMap(\.flags)
                return (target.name, read.modeFlags + own)
            }, uniquingKeysWith: { first, _ in first })
    }

    /// Whether a manifest may say something else than what holds without it.
    static func areSaid(in manifest: String) -> Bool {
        let version = manifest.firstMatch(of: #/swift-tools-version:\s*(\d+)/#).map { $0.1 } ?? "5"
        return version != "5" || manifest.contains("swiftSettings") || manifest.contains("swiftLanguage")
    }
}
