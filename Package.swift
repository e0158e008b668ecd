// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Modules with Apple's names exist on Linux only; there an arrow below is a permitted import.
// ARCHITECTURE.md says what each module holds and what it may not do.

/// With the tool and apps go files and lines, for stacks; types and variables are half of what is built and an eighth of the time.
let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .unsafeFlags(["-Xfrontend", "-gline-tables-only"], .when(configuration: .release)),
]
/// Modules on the frame path: checks while running, of exclusivity and of the actor in every witness, cost more
/// there than the work itself. An app in Swift 5 has the latter nowhere. Generic types are made by their own functions, not
/// by name: by name the runtime goes through all conformances of the process, twelve thousand, for each of their requirements.
/// Each function is a section of its own, which the linker may put beside others (`compactLinking`), also one that is not public.
let fast: [SwiftSetting] =
    strict + [
        .unsafeFlags(
            [
                "-enforce-exclusivity=unchecked", "-Xfrontend", "-disable-dynamic-actor-isolation",
                "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors",
                "-Xfrontend", "-function-sections",
            ],
            .when(configuration: .release))
    ]

/// Testing and a module named CoreGraphics in one file call for an overlay that Linux does not have.
let tested: [SwiftSetting] = strict + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

/// SwiftSyntax as the toolchain carries it; as a package it would take minutes to build.
let toolchainSyntax: String = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let compiler = folders.map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    let file = URL(fileURLWithPath: compiler ?? "/usr/bin/swiftc").resolvingSymlinksInPath()
    return file.deletingLastPathComponent().deletingLastPathComponent().path + "/lib/swift/host"
}()
/// Unoptimised: built in seconds, and what it does at run time is mostly the parser's work.
let syntax: [SwiftSetting] = strict + [.unsafeFlags(["-I", toolchainSyntax, "-Onone"])]
let linkedSyntax: [LinkerSetting] = [
    .unsafeFlags([
        "-L", toolchainSyntax, "-lSwiftParser", "-lSwiftSyntax", "-Xlinker", "-rpath", "-Xlinker",
        toolchainSyntax,
    ])
]

/// The libraries in which most names are, as files and so before Debian's: at each start the dynamic linker asks one after the
/// other for tens of thousands of names. `ModuleBuild` does the same for apps.
let firstLibraries: [LinkerSetting] = [
    .unsafeFlags(
        [
            "swiftCore", "FoundationEssentials", "Foundation", "FoundationInternationalization",
            "_FoundationICU", "swift_Concurrency", "swift_StringProcessing",
        ].map { "\(toolchainSyntax)/../linux/lib\($0).so" }, .when(platforms: [.linux]))
]

/// The toolchain's own linker: it links the tests in 2.2 s, for which the system's takes 5.0.
let toolchainLinker: [LinkerSetting] = [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]
/// It says in a thirtieth of the bytes where addresses move: three megabytes that every process would read at its start. What a first
/// screen calls lies side by side (`Scripts/start-order`): five megabytes fewer of an app.
let compactLinking: [LinkerSetting] =
    toolchainLinker + [
        .unsafeFlags(
            [
                "-z", "pack-relative-relocs", "--no-warn-symbol-ordering", "--symbol-ordering-file",
                "\(Context.packageDirectory)/Scripts/start-order.txt",
            ].flatMap { ["-Xlinker", $0] },
            .when(platforms: [.linux], configuration: .release))
    ]

/// Stand-ins for frameworks of Apple's, and what each is built on; `StandIn.all` tells the tool of them. Unoptimised: what
/// they do takes no time.
let standIns: KeyValuePairs<String, [Target.Dependency]> = [
    "AdSupport": [],
    "AppTrackingTransparency": ["QuartzCore"],
    "AudioToolbox": ["CoreGraphics", "QuartzCore"],
    "AuthenticationServices": ["UIKit"],
    "AVFoundation": ["CoreMedia", "QuartzCore", "UIKit"],
    "AVKit": ["AVFoundation", "UIKit"],
    "BackgroundTasks": ["QuartzCore"],
    "CommonCryptoStandIn": ["CPango", "QuartzCore"],
    "Contacts": ["QuartzCore"],
    "ContactsUI": ["Contacts", "UIKit"],
    "CoreData": ["DataModelFormat", "QuartzCore", "SwiftInternals", "UIKit"],
    "CoreHaptics": ["QuartzCore"],
    "CoreImage": ["UIKit"],
    "CoreLocation": ["QuartzCore"],
    "CoreMedia": ["QuartzCore"],
    "CoreMotion": ["QuartzCore"],
    "CoreSpotlight": ["QuartzCore", "UniformTypeIdentifiers"],
    "CoreTelephony": [],
    "CoreText": ["UIKit"],
    "CryptoKitStandIn": ["CommonCryptoStandIn", "QuartzCore"],
    "EventKit": ["CoreGraphics", "QuartzCore"],
    "EventKitUI": ["EventKit", "UIKit"],
    "GameplayKit": [],
    "ImageIO": ["CoreGraphics", "UIKit"],
    "Intents": ["QuartzCore"],
    "LocalAuthentication": ["QuartzCore"],
    "MapKit": ["CoreLocation", "SwiftInternals", "UIKit"],
    "MediaPlayer": ["UIKit"],
    "MessageUI": ["UIKit"],
    "NetworkStandIn": ["QuartzCore"],
    "Photos": ["UIKit"],
    "PhotosUI": ["Photos", "UIKit"],
    "QuickLook": ["UIKit"],
    "SafariServices": ["UIKit"],
    "SecurityStandIn": ["CoreGraphics", "QuartzCore"],
    "SnapKitStandIn": ["ObjectiveC", "UIKit"],
    "StoreKit": ["UIKit"],
    "SwiftUIStandIn": ["CombineStandIn", "UIKit"],
    "SystemConfigurationStandIn": ["CoreGraphics", "QuartzCore"],
    "UserNotifications": ["QuartzCore"],
    "WebKit": ["MarkupFormat", "UIKit"],
    "WidgetKit": ["QuartzCore"],
]
let standInSettings: [SwiftSetting] =
    strict + [.swiftLanguageMode(.v5), .unsafeFlags(["-Onone"], .when(configuration: .release))]

let package = Package(
    name: "Shoji",
    products: [
        .executable(name: "shoji", targets: ["shoji"]),
        .executable(name: "shoji-lower", targets: ["shoji-lower"]),
        // With what tests look for that import Testing beside it
        .library(
            name: "UIKit",
            targets: [
                "UIKit", "ObjectiveC", "OperatingSystem", "UniformTypeIdentifiers", "CombineStandIn",
                "RunLoopHost", "CRunLoopHost",
                "_Testing_CoreGraphics", "_Testing_UIKit",
            ] + standIns.map(\.key)),
        .library(name: "Shelves", targets: ["Shelves", "ShelvesNames"]),
        .library(name: "UIKitSnapshots", targets: ["UIKitSnapshots"]),
        .library(name: "SnapshotTesting", targets: ["SnapshotTesting", "InlineSnapshotTesting"]),
        .plugin(name: "IOSSource", targets: ["IOSSource"]),
        // What a package's tests link beside the runtime
        .library(name: "ShojiTestHost", type: .static, targets: ["RunLoopHost", "CRunLoopHost"]),
        .library(
            name: "ShojiRuntime", type: .dynamic,
            targets: [
                "UIKit", "Raster", "Simulator", "BrowserDisplay", "PageServing", "AppHost",
                "FoundationStandIns",
                "OperatingSystem", "CombineStandIn", "UniformTypeIdentifiers", "GeneratedStandIns",
            ] + standIns.map(\.key)),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: [
        // C libraries of Debian
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CPango", pkgConfig: "harfbuzz", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(
            name: "CImageCodecs", pkgConfig: "libpng",
            providers: [.apt(["libpng-dev", "libjpeg62-turbo-dev", "libgif-dev"])]),
        .systemLibrary(name: "SQLite3", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CQRCode", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"])]),

        // Values and engines: no views, no isolation
        .target(
            name: "CClipping", cxxSettings: [.unsafeFlags(["-O2"])],
            linkerSettings: [.linkedLibrary("polyclipping")]),
        .target(name: "CoreGraphics", dependencies: ["CClipping"], swiftSettings: fast),
        // What is taken for granted of the toolchain's inside, each with a check
        .target(name: "CSwiftInternals"),
        .target(name: "SwiftInternals", dependencies: ["CSwiftInternals"], swiftSettings: fast),
        .target(name: "ObjectiveC", swiftSettings: strict),
        // The module `os` under a name that no other package looks for
        .target(name: "OperatingSystem", swiftSettings: strict),
        .target(name: "UniformTypeIdentifiers", swiftSettings: strict),
        .target(name: "QuartzCore", dependencies: ["CoreGraphics"], swiftSettings: fast),
        .target(name: "Cassowary", swiftSettings: fast),
        .target(name: "AssetFormat", swiftSettings: fast),
        .target(name: "ProjectFormat", dependencies: ["Yams"], swiftSettings: strict),
        .target(name: "ListEngine", dependencies: ["CoreGraphics"], swiftSettings: fast),
        .target(name: "ScrollPhysics", swiftSettings: fast),
        .target(name: "SymbolDrawings", dependencies: ["CoreGraphics"], swiftSettings: strict),
        .target(name: "TextLayout", dependencies: ["CoreGraphics", "CPango"], swiftSettings: fast),
        .target(name: "NibFormat", swiftSettings: fast),
        .target(name: "CMarkup", cSettings: [.unsafeFlags(["-I/usr/include/libxml2"])]),
        .target(name: "MarkupFormat", dependencies: ["CMarkup"], swiftSettings: fast),

        // What Foundation and Objective-C have on Apple's systems alone
        .target(
            name: "AppleFoundation",
            dependencies: [
                "AssetFormat", "CoreGraphics", "ObjectiveC", "QuartzCore", "SwiftInternals",
                "UniformTypeIdentifiers",
            ],
            swiftSettings: fast),

        // Apple's API
        .target(
            name: "UIKit",
            dependencies: [
                "AppleFoundation", "AssetFormat", "CoreGraphics", "ObjectiveC", "QuartzCore", "Cassowary",
                "ListEngine",
                "MarkupFormat", "NibFormat",
                "ScrollPhysics", "SwiftInternals", "SymbolDrawings",
                "TextLayout", "UniformTypeIdentifiers",
            ],
            swiftSettings: fast),

        // The module `Combine` under a name that OpenCombine does not look for
        .target(
            name: "CombineStandIn",
            dependencies: [
                "UIKit",
                .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
                .product(name: "OpenCombineFoundation", package: "OpenCombine"),
            ],
            swiftSettings: strict + [.swiftLanguageMode(.v5)]),

        // What types of modules that are not here have in common
        .target(
            name: "GeneratedStandIns", dependencies: ["SwiftInternals", "UIKit"], swiftSettings: strict),

        // Displays and hosts
        // Loops over pixels: optimised in every configuration, tests decode pictures too
        .target(
            name: "CPixels", dependencies: ["CImageCodecs"], cSettings: [.unsafeFlags(["-O2"])],
            linkerSettings: [.linkedLibrary("png16"), .linkedLibrary("z")]),
        .target(
            name: "Raster", dependencies: ["CoreGraphics", "QuartzCore", "CCairo", "CPixels"],
            swiftSettings: fast),
        .target(
            name: "Simulator",
            dependencies: [
                "CoreGraphics", "QuartzCore", "ScreenLint", "SnapshotComparison", "UIKit", "CVirtualTime",
                "UniformTypeIdentifiers", "Yams",
            ],
            swiftSettings: fast),
        // The page, its address and the way to it; knows no screen
        .target(
            name: "PageServing", dependencies: ["CImageCodecs"], resources: [.embedInCode("Page")],
            swiftSettings: fast),
        .target(
            name: "BrowserDisplay",
            dependencies: ["CPixels", "CoreGraphics", "PageServing", "QuartzCore", "Raster"],
            swiftSettings: fast),
        .target(name: "CAppMain"),
        .target(name: "CVirtualTime"),
        .target(
            name: "FoundationStandIns", dependencies: ["AssetFormat", "CVirtualTime"], swiftSettings: strict),
        .target(
            name: "HostOptions",
            dependencies: [
                "AppBuild", "CoreGraphics", "Simulator", "UIKit",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict),
        .target(
            name: "AppHost",
            dependencies: [
                "AppBuild", "AssetFormat", "CoreGraphics", "QuartzCore", "UIKit", "Raster", "Simulator",
                "BrowserDisplay", "PageServing", "ScreenLint", "SnapshotComparison",
                "StandInTable", "SwiftInternals",
                "CAppMain",
                "CVirtualTime", "HostOptions",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: fast, linkerSettings: compactLinking),

        // Frames of a process without a host, from its main run loop
        .target(name: "RunLoopHost", dependencies: ["QuartzCore", "UIKit"], swiftSettings: strict),
        .target(name: "CRunLoopHost"),

        // The list patterns as components, against UIKit's public API only
        .target(
            name: "Shelves", dependencies: ["UIKit"], path: "Packages/Shelves/Sources/Shelves",
            swiftSettings: strict),
        // Their properties by name, for xibs and storyboards
        .target(name: "ShelvesNames", dependencies: ["Shelves", "UIKit"], swiftSettings: strict),
        // Snapshots of screens inside of `swift test`
        .target(name: "_Testing_CoreGraphics"),
        .target(name: "_Testing_UIKit"),
        .target(
            name: "UIKitSnapshots",
            dependencies: [
                "CoreGraphics", "QuartzCore", "UIKit", "Raster", "ScreenLint", "Simulator",
                "SnapshotComparison",
                "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            swiftSettings: strict),

        // Point-Free's API for snapshots, for tests that were written for it
        .target(
            name: "SnapshotTesting",
            dependencies: [
                "CoreGraphics", "QuartzCore", "Raster", "SnapshotComparison", "UIKit",
            ],
            swiftSettings: strict + [.swiftLanguageMode(.v5)]),

        .target(
            name: "InlineSnapshotTesting", dependencies: ["SnapshotTesting"],
            swiftSettings: strict + [.swiftLanguageMode(.v5)]),

        // The tool
        // Everything that `Scripts/build-tool` builds, in one go: what is compiled alone leaves a processor to others
        .target(
            name: "ToolParts",
            dependencies: [
                "shoji", "shoji-lower", "UIKit", "Raster", "Simulator", "BrowserDisplay", "PageServing",
                "AppHost", "FoundationStandIns", "OperatingSystem", "CombineStandIn",
                "UniformTypeIdentifiers", "GeneratedStandIns", "RunLoopHost", "CRunLoopHost",
                "ShelvesNames", "InlineSnapshotTesting", "UIKitSnapshots",
            ] + standIns.map { .init(stringLiteral: $0.key) }, swiftSettings: strict),
        .target(name: "StandInTable", swiftSettings: strict),
        .target(name: "DataModelFormat", dependencies: ["NibFormat"], swiftSettings: strict),
        .target(
            name: "SourceLowering", dependencies: ["StandInTable"], swiftSettings: syntax,
            linkerSettings: linkedSyntax),
        .plugin(name: "IOSSource", capability: .buildTool(), dependencies: ["shoji-lower"]),
        .executableTarget(
            name: "shoji-lower", dependencies: ["SourceLowering", "StandInTable"],
            path: "Sources/LoweringTool",
            swiftSettings: syntax),
        .target(
            name: "AppBuild",
            dependencies: ["AssetFormat", "DataModelFormat", "ProjectFormat", "StandInTable"],
            swiftSettings: strict),
        .executableTarget(
            name: "shoji",
            dependencies: [
                "AppBuild", "CQRCode", "CoreGraphics", "HostOptions", "PageServing", "ProjectFormat",
                "Raster",
                "ScreenLint", "Simulator",
                "SnapshotComparison", "SnapshotReport", "StandInTable", "SwiftInternals", "UIKit",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict, linkerSettings: firstLibraries + compactLinking),

        // How alike pictures of devices and ours are
        .target(name: "Likeness", swiftSettings: fast),
        // What is different between snapshots, and why
        .target(
            name: "SnapshotComparison", dependencies: ["CoreGraphics", "StandInTable"], swiftSettings: fast),
        // The same as a page and as a comment
        .target(
            name: "SnapshotReport", dependencies: ["SnapshotComparison"], resources: [.embedInCode("Page")],
            swiftSettings: fast),
        // What is wrong with a screen
        .target(
            name: "ScreenLint", dependencies: ["CoreGraphics", "SnapshotComparison"], swiftSettings: fast),
        .executableTarget(
            name: "likeness", dependencies: ["Likeness", "Raster"], path: "Sources/LikenessTool",
            swiftSettings: strict),

        // W1 and W2: opening and flinging a table down to pixels, beside peers
        .executableTarget(
            name: "benchmark",
            dependencies: ["CostGuard", "UIKit", "Raster", "QuartzCore", "CoreGraphics", "ListEngine"],
            path: "Benchmarks/ours", swiftSettings: fast, linkerSettings: firstLibraries + compactLinking),
        // What their short forms cost, against recorded figures
        .target(name: "CostGuard", path: "Benchmarks/guard", exclude: ["figures.txt"], swiftSettings: strict),
        // Diffs of identifiers, beside a C++ sketch and the standard library
        .executableTarget(
            name: "benchmark-diff", dependencies: ["ListEngine"], path: "Benchmarks/diff/ours",
            swiftSettings: fast),
        // From `shoji run` to the first frame in the page, and from an edit to the page
        .executableTarget(
            name: "benchmark-page", dependencies: ["PageDriver"], path: "Benchmarks/page/ours",
            swiftSettings: strict),
        // W3 in a headless Chromium
        .executableTarget(
            name: "benchmark-chromium", dependencies: ["PageDriver"], path: "Benchmarks/chromium/driver",
            swiftSettings: strict),

        // Tests
        .target(name: "PageDriver", path: "Tests/PageDriver", swiftSettings: strict),
        .target(name: "TestSeeds", path: "Tests/TestSeeds", swiftSettings: strict),
        // Recorded behaviour of UIKit, `Tests/Facts`
        .target(name: "FactSupport", path: "Tests/FactSupport", swiftSettings: tested),
        .testTarget(name: "CostGuardTests", dependencies: ["CostGuard"], swiftSettings: tested),
        .testTarget(name: "AssetFormatTests", dependencies: ["AssetFormat"], swiftSettings: tested),
        .testTarget(name: "ProjectFormatTests", dependencies: ["ProjectFormat"], swiftSettings: tested),
        .testTarget(name: "SwiftInternalsTests", dependencies: ["SwiftInternals"], swiftSettings: tested),
        .testTarget(
            name: "SnapshotComparisonTests",
            dependencies: ["SnapshotComparison", "Simulator", "UIKit", "UIKitSnapshots"],
            swiftSettings: tested),
        .testTarget(
            name: "SnapshotReportTests", dependencies: ["SnapshotComparison", "SnapshotReport"],
            swiftSettings: tested),
        .testTarget(
            name: "ScreenLintTests",
            dependencies: [
                "CoreGraphics", "ScreenLint", "Simulator", "SnapshotComparison", "UIKit", "UIKitSnapshots",
            ],
            swiftSettings: tested),
        .testTarget(
            name: "SnapshotTestingTests", dependencies: ["SnapshotTesting", "UIKit"],
            swiftSettings: tested + [.swiftLanguageMode(.v5)]),
        .testTarget(name: "LikenessTests", dependencies: ["Likeness"], swiftSettings: tested),
        .testTarget(name: "CassowaryTests", dependencies: ["Cassowary", "TestSeeds"], swiftSettings: tested),
        .testTarget(
            name: "ListEngineTests",
            dependencies: ["ListEngine", "CoreGraphics", "FactSupport", "TestSeeds"],
            swiftSettings: tested),
        .testTarget(
            name: "ScrollPhysicsTests", dependencies: ["ScrollPhysics", "FactSupport", "TestSeeds"],
            swiftSettings: tested),
        .testTarget(
            name: "SymbolDrawingsTests", dependencies: ["SymbolDrawings", "CoreGraphics"],
            swiftSettings: tested),
        .testTarget(name: "DataModelFormatTests", dependencies: ["DataModelFormat"], swiftSettings: tested),
        .testTarget(name: "MarkupFormatTests", dependencies: ["MarkupFormat"], swiftSettings: tested),
        .testTarget(name: "NibFormatTests", dependencies: ["NibFormat", "TestSeeds"], swiftSettings: tested),
        .testTarget(
            name: "TextLayoutTests",
            dependencies: ["TextLayout", "CoreGraphics", "FactSupport", "TestSeeds"],
            swiftSettings: tested),
        .testTarget(
            name: "RasterTests",
            dependencies: ["Raster", "CCairo", "QuartzCore", "CoreGraphics", "TestSeeds"],
            swiftSettings: tested
        ),
        .testTarget(
            name: "BrowserDisplayTests",
            dependencies: [
                "BrowserDisplay", "PageServing", "Raster", "QuartzCore", "CoreGraphics", "PageDriver",
                "TestSeeds",
            ],
            swiftSettings: tested),
        .testTarget(
            name: "UIKitTests",
            dependencies: [
                "AppleFoundation", "UIKit", "CombineStandIn", "NibFormat", "RunLoopHost", "Simulator",
                "QuartzCore",
                "CoreGraphics", "SwiftInternals", "SymbolDrawings",
                "FactSupport", "TestSeeds", "UniformTypeIdentifiers",
            ],
            exclude: ["Nib/Corpus", "Fixtures"], swiftSettings: tested, linkerSettings: toolchainLinker),
        .testTarget(
            name: "ShelvesTests",
            dependencies: ["Shelves", "UIKit", "QuartzCore", "CoreGraphics", "TestSeeds"],
            swiftSettings: tested),
        .testTarget(
            name: "ShelvesCoreTests", dependencies: ["Shelves"], path: "Packages/Shelves/Tests/ShelvesTests",
            exclude: ["Fixtures"],
            swiftSettings: tested),
        // Screens of the gallery, as an app's target would hold them
        .target(
            name: "DiffableGallery", dependencies: ["UIKit"], path: "Examples/Gallery/Diffable",
            exclude: [
                "AppDelegate.swift", "SceneDelegate.swift", "scenario.yaml", "shoji-lint.yaml", "README.md",
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "SourceLoweringTests", dependencies: ["SourceLowering", "StandInTable", "TestSeeds"],
            exclude: ["Corpus"],
            swiftSettings: tested + [.unsafeFlags(["-I", toolchainSyntax])]),
        .testTarget(
            name: "UIKitSnapshotsTests",
            dependencies: [
                "UIKitSnapshots", "UIKit", "QuartzCore", "ScreenLint", "Simulator", "DiffableGallery",
            ],
            exclude: ["Pictures/__Snapshots__"], swiftSettings: strict),
        .testTarget(
            name: "ShojiTests",
            dependencies: [
                "AppBuild", "Simulator", "BrowserDisplay", "Raster", "UIKit", "QuartzCore", "CoreGraphics",
                "PageDriver", "StandInTable", "TestSeeds",
            ],
            exclude: ["Apps", "Clients", "Expected"], swiftSettings: tested),
    ]
)

package.targets += standIns.map { name, dependencies in
    .target(
        name: name, dependencies: dependencies, path: "Sources/StandIns/\(name)",
        swiftSettings: standInSettings)
}
package.targets.append(
    .testTarget(
        name: "StandInTests",
        dependencies: ["QuartzCore", "Simulator", "StandInTable", "TestSeeds", "UIKit"]
            + standIns.map { .init(stringLiteral: $0.key) },
        swiftSettings: tested))
