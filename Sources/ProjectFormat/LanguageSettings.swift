/// How the compiler reads a module's source.
public struct LanguageSettings: Equatable, Sendable {
    /// Of `#if`, sorted.
    public let conditions: [String]
    /// Whether declarations are on the main actor where they say nothing else.
    public let isMainActorDefault: Bool
    /// What else is told to the compiler: features that change what source means.
    public let arguments: [String]

    /// Of source that no project describes.
    public static let plain = LanguageSettings(
        BuildSettings(["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG"]))

    /// Of a package's target.
    /// - Parameter flags: what its manifest tells the compiler.
    public init(ofPackageTarget flags: [String]) {
        self.init(
            BuildSettings([
                "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG SWIFT_PACKAGE",
                "OTHER_SWIFT_FLAGS": flags.joined(separator: " "),
            ]))
    }

    init(_ settings: BuildSettings) {
        let flags = (settings["OTHER_SWIFT_FLAGS"] ?? "").split(separator: " ").map(String.init)
        var conditions = Set(
            (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ").map(String.init))
        var isolation = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"]
        for (index, flag) in flags.enumerated() {
            let next = index + 1 < flags.count ? flags[index + 1] : nil
            if flag == "-D", let next {
                conditions.insert(next)
            } else if flag.hasPrefix("-D"), flag.count > 2 {
                conditions.insert(String(flag.dropFirst(2)))
            } else if flag == "-default-isolation" {
                isolation = next
            } else if flag.hasPrefix("-default-isolation=") {
                isolation = String(flag.dropFirst("-default-isolation=".count))
            }
        }
        self.conditions = conditions.sorted()
        isMainActorDefault = isolation == "MainActor"
        var arguments: [String] = []
        if settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] != "NO" { arguments.append("-enable-bare-slash-regex") }
        let approachable = settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES"
        for (setting, feature) in Self.concurrencyFeatures {
            let value = settings["SWIFT_UPCOMING_FEATURE_" + setting]
            if value == "YES" || value == nil && approachable {
                arguments += ["-enable-upcoming-feature", feature]
            }
        }
        self.arguments = arguments
    }

    /// The end of a setting's name, and the feature: those that `SWIFT_APPROACHABLE_CONCURRENCY` stands for.
    private static let concurrencyFeatures = [
        ("DISABLE_OUTWARD_ACTOR_ISOLATION", "DisableOutwardActorInference"),
        ("GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "GlobalActorIsolatedTypesUsability"),
        ("INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances"),
        ("INFER_SENDABLE_FROM_CAPTURES", "InferSendableFromCaptures"),
        ("NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault"),
    ]
}
