/// How the compiler reads a module's source.
public struct LanguageSettings: Equatable, Sendable {
    /// The language mode: `4`, `4.2`, `5` or `6`, those that the compiler has.
    public let mode: String
    /// Of `#if`, sorted.
    public let conditions: [String]
    /// Whether declarations are on the main actor where they say nothing else.
    public let isMainActorDefault: Bool
    /// What else is told to the compiler: features that change what source means.
    public let arguments: [String]
    public let symbols: Symbols

    /// The names that Xcode makes of assets and texts.
    public struct Symbols: Equatable, Sendable {
        /// `ImageResource.cover`
        public var ofAssets = true
        /// `UIImage.cover`
        public var ofAssetsInUIKit = true
        /// `LocalizedStringResource.hello`
        public var ofTexts = true

        public init(ofTexts: Bool = true) { self.ofTexts = ofTexts }
    }

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
        var version = settings["SWIFT_VERSION"]
        var features: Set<String> = []
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
            } else if flag == "-swift-version", let next {
                version = next
            } else if flag == "-enable-upcoming-feature", let next {
                features.insert(next)
            }
        }
        self.conditions = conditions.sorted()
        isMainActorDefault = isolation == "MainActor"
        mode = Self.mode(of: version)
        var arguments: [String] = []
        if settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] != "NO" { arguments.append("-enable-bare-slash-regex") }
        let approachable = settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES"
        for feature in Self.features where mode != "6" || !feature.isOfMode6 {
            let value = settings["SWIFT_UPCOMING_FEATURE_" + feature.setting]
            if value == "YES" || value == nil && feature.isApproachable && approachable
                || features.contains(feature.name)
            {
                arguments += ["-enable-upcoming-feature", feature.name]
            }
        }
        self.arguments = arguments
        let generate = "ASSETCATALOG_COMPILER_GENERATE_"
        var symbols = Symbols()
        symbols.ofAssets = settings[generate + "ASSET_SYMBOLS"] != "NO"
        symbols.ofAssetsInUIKit =
            settings[generate + "SWIFT_ASSET_SYMBOL_EXTENSIONS"] != "NO"
            && settings[generate + "ASSET_SYMBOL_FRAMEWORKS"]?.contains("UIKit") != false
        symbols.ofTexts = settings["STRING_CATALOG_GENERATE_SYMBOLS"] != "NO"
        self.symbols = symbols
    }

    /// Xcode writes versions such as `5.0`, and has no modes before 4.
    private static func mode(of version: String?) -> String {
        let numbers = (version ?? "").split(separator: ".").compactMap { Int($0) }
        switch numbers.first {
        case nil, 5: return "5"
        case 4 where numbers.count > 1 && numbers[1] >= 2: return "4.2"
        case .some(...4): return "4"
        default: return "6"
        }
    }

    private struct Feature {
        /// The end of the setting's name.
        let setting: String
        let name: String
        /// Whether `SWIFT_APPROACHABLE_CONCURRENCY` stands for it.
        var isApproachable = false
        /// Whether it is always there in mode 6, where the compiler warns of it.
        var isOfMode6 = true
    }

    /// Upcoming features by which source means something else, or compiles that would not. Others only refuse some, as
    /// `ExistentialAny` does; so does `SWIFT_STRICT_CONCURRENCY`, which warns in the modes before 6.
    private static let features = [
        Feature(
            setting: "DISABLE_OUTWARD_ACTOR_ISOLATION", name: "DisableOutwardActorInference",
            isApproachable: true),
        Feature(
            setting: "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", name: "GlobalActorIsolatedTypesUsability",
            isApproachable: true),
        Feature(
            setting: "INFER_ISOLATED_CONFORMANCES", name: "InferIsolatedConformances",
            isApproachable: true, isOfMode6: false),
        Feature(
            setting: "INFER_SENDABLE_FROM_CAPTURES", name: "InferSendableFromCaptures", isApproachable: true),
        Feature(
            setting: "NONISOLATED_NONSENDING_BY_DEFAULT", name: "NonisolatedNonsendingByDefault",
            isApproachable: true, isOfMode6: false),
        Feature(setting: "CONCISE_MAGIC_FILE", name: "ConciseMagicFile"),
        Feature(setting: "FORWARD_TRAILING_CLOSURES", name: "ForwardTrailingClosures"),
        Feature(setting: "IMPLICIT_OPEN_EXISTENTIALS", name: "ImplicitOpenExistentials"),
        Feature(setting: "ISOLATED_DEFAULT_VALUES", name: "IsolatedDefaultValues"),
        Feature(setting: "REGION_BASED_ISOLATION", name: "RegionBasedIsolation"),
    ]
}
