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
                        case ("unsafeFlags", .texts(let texts)): texts
                        default: [String]()
                        }
                    }
                }
            }
            var name: String
            var settings: [Setting]?
        }
        var targets: [Target]
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
    static func read(_ package: URL, scratch: URL) throws -> [String: [String]] {
        let answer = try Program(
            executable: try ModuleBuild.toolchainProgram("swift"),
            arguments: [
                "package", "--package-path", package.path, "--scratch-path", scratch.path, "dump-package",
            ]
        ).run(errors: .kept)
        guard answer.status == 0,
            let read = try? JSONDecoder().decode(Manifest.self, from: Data(answer.out.utf8))
        else {
            throw AppBuildError.tool("\(package.path)/Package.swift: SwiftPM cannot read it\n\(answer.err)")
        }
        return Dictionary(
            read.targets.map { target in
                (target.name, (target.settings ?? []).filter(\.applies).flatMap(\.flags))
            }, uniquingKeysWith: { first, _ in first })
    }
}
