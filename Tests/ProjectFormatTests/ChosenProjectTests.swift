import Foundation
import Testing

@testable import ProjectFormat

/// What is built of a chosen target. Expected: what Apple's documentation says of build settings, configuration files and
/// membership, worked out by hand for these files.
struct ChosenProjectTests {
    private let project = """
        {objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (A, B, K, W); buildConfigurationList = LP; };
        LP = {isa = XCConfigurationList; buildConfigurations = (CP, CQ); };
        CP = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X; buildSettings = {FLAGS = "$(inherited) two"; }; };
        CQ = {isa = XCBuildConfiguration; name = Release; buildSettings = {FLAGS = release; }; };
        G = {isa = PBXGroup; children = (X, F1, F2, F3, F4, F5); sourceTree = "<group>"; };
        X = {isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = Watch.swift; sourceTree = "<group>"; };
        F5 = {isa = PBXFileReference; path = ../Elsewhere/text.json; sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = F3; }; B4 = {isa = PBXBuildFile; fileRef = F4; };
        B5 = {isa = PBXBuildFile; fileRef = F5; };
        S1 = {isa = PBXSourcesBuildPhase; files = (B1); }; S2 = {isa = PBXSourcesBuildPhase; files = (B2); };
        S3 = {isa = PBXSourcesBuildPhase; files = (B3); }; S4 = {isa = PBXSourcesBuildPhase; files = (B4); };
        R1 = {isa = PBXResourcesBuildPhase; files = (B5); };
        A = {isa = PBXNativeTarget; name = "My App"; buildPhases = (S1, R1); dependencies = (D); buildConfigurationList = LA; productType = "com.apple.product-type.application"; };
        D = {isa = PBXTargetDependency; target = K; };
        LA = {isa = XCConfigurationList; buildConfigurations = (CA); };
        CA = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
            FLAGS = "$(inherited) three"; "FLAGS[sdk=mac*]" = never; PRODUCT_NAME = "$(TARGET_NAME:rfc1034identifier)";
            LONG = "${NAME:upper}/$(SRCROOT:file)/$(NOTHING:default=else)/$(NOTHING)"; LIST = (a, b);
        }; };
        B = {isa = PBXNativeTarget; name = Other; buildPhases = (S2); productType = "com.apple.product-type.application"; };
        K = {isa = PBXNativeTarget; name = Kit; buildPhases = (S3); productType = "com.apple.product-type.framework"; };
        W = {isa = PBXNativeTarget; name = Watch; buildPhases = (S4); productType = "com.apple.product-type.watchkit2-extension"; };
        }; rootObject = P; }
        """

    /// Xcode cannot open a project without its file; of one that is generated the description leads, and elsewhere it is a leftover.
    @Test func aProjectWithoutItsFileIsBroken() throws {
        let files = ["App/App.xcodeproj/xcshareddata/a": "", "App/A.swift": ""]
        let folder = try ProjectFolder(files)
        let root = folder.url.appendingPathComponent("App")
        #expect(throws: ProjectError.self) { try ChosenProject(root) }
        #expect(try ChosenProject(folder.url) == nil)
        let generated = try ProjectFolder(files.merging(["App/project.yml": ""]) { $1 })
        #expect(try ChosenProject(generated.url.appendingPathComponent("App")) == nil)
    }

    @Test func aSchemeThatCannotBeReadIsAProblemAndAnErrorWhereItIsAskedFor() throws {
        let scheme = "App/App.xcodeproj/xcshareddata/xcschemes/Shop.xcscheme"
        let text = "<Scheme>\n<LaunchAction>\n"
        try chosen(more: [scheme: text]) { project, _ in
            let problem = try #require(project.problems.first { $0.file.hasSuffix("Shop.xcscheme") })
            #expect(problem.line == 2 && problem.text == "not well-formed XML")
        }
        #expect(throws: ProjectError.self) {
            try chosen(ProjectChoice(scheme: "Shop"), more: [scheme: text]) { _, _ in }
        }
    }

    @Test func anInfoPlistThatIsNotThereIsAProblem() throws {
        let named = project.replacing(
            "FLAGS = \"$(inherited) three\";",
            with: "FLAGS = \"$(inherited) three\"; INFOPLIST_FILE = My/Info.plist;")
        let texts: (ChosenProject) -> [String] = { $0.problems.map(\.text) }
        let expected = "My App has the Info.plist My/Info.plist, which is not there"
        try chosen(more: ["App/App.xcodeproj/project.pbxproj": named]) { project, _ in
            #expect(texts(project).contains(expected), "\(project.problems)")
        }
        try chosen(more: ["App/App.xcodeproj/project.pbxproj": named, "App/My/Info.plist": ""]) {
            project, _ in
            #expect(!texts(project).contains(expected))
        }
    }

    private func chosen(
        _ choice: ProjectChoice = ProjectChoice(), more: [String: String] = [:],
        _ body: (ChosenProject, URL) throws -> Void
    ) throws {
        var files = [
            "App/App.xcodeproj/project.pbxproj": project, "App/A.swift": "", "App/B.swift": "",
            "App/Kit.swift": "",
            "App/Watch.swift": "", "Elsewhere/text.json": "{}",
            "App/Config/App.xcconfig": """
            #include "Base.xcconfig" // what all have
            FLAGS = $(inherited) one // and no more
            NAME=shelf
            """,
            "App/Config/Base.xcconfig": "FLAGS = zero\n",
        ]
        files.merge(more) { $1 }
        let folder = try ProjectFolder(files)
        defer { withExtendedLifetime(folder) {} }
        let root = folder.url.appendingPathComponent("App")
        try body(#require(try ChosenProject(root, choice)), root)
    }

    @Test func settingsInheritFromFilesUpToTheTarget() throws {
        try chosen { project, _ in
            let settings = try #require(project.settings)
            #expect(settings["FLAGS"] == "zero one two three")
            #expect(settings["PRODUCT_NAME"] == "My-App")
            #expect(settings["PRODUCT_MODULE_NAME"] == "My_App")
            #expect(settings["LONG"] == "SHELF/App/else/")
            #expect(settings["LIST"] == "a b")
            #expect(settings["NOTHING"] == nil)
        }
    }

    /// Expected: Xcode's build settings reference; conditions are met as in a Debug build for the simulator.
    @Test func settingsSayWhatIsCompiledAndHow() throws {
        func language(_ settings: String, config: String = "") throws -> LanguageSettings {
            let more = [
                "App/App.xcodeproj/project.pbxproj": project.replacing(
                    "FLAGS = \"$(inherited) three\";", with: settings),
                "App/Config/App.xcconfig": config,
            ]
            var result: LanguageSettings?
            try chosen(more: more) { project, _ in result = project.settings?.language }
            return try #require(result)
        }
        #expect(try language("").conditions == [])
        #expect(
            try language(
                "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"B $(inherited)\"; OTHER_SWIFT_FLAGS = (\"-D\", C, \"-DD\", \"-Xfrontend\");",
                config: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = A"
            ).conditions == ["A", "B", "C", "D"])
        #expect(
            try language(
                """
                SWIFT_ACTIVE_COMPILATION_CONDITIONS = A;
                "SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=iphonesimulator*]" = "$(inherited) S";
                "OTHER_SWIFT_FLAGS[config=Debug]" = "-DE"; "OTHER_SWIFT_FLAGS[config=Release]" = "-DR";
                """
            ).conditions == ["A", "E", "S"])
        #expect(
            try language(
                "", config: "SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=iphonesimulator*][config=Debug] = X"
            )
            .conditions == ["X"])
        #expect(
            try language("", config: "SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=iphoneos*] = X").conditions
                == [])
        #expect(try !language("").isMainActorDefault)
        #expect(try language("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;").isMainActorDefault)
        #expect(try language("SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;").isMainActorDefault == false)
        #expect(try language("SWIFT_ENABLE_BARE_SLASH_REGEX = NO;").arguments == [])
        #expect(
            try language("SWIFT_APPROACHABLE_CONCURRENCY = YES;").arguments
                .contains("NonisolatedNonsendingByDefault"))
    }

    /// Xcode's build settings reference: `SWIFT_VERSION` is the language mode, and what Xcode no longer has is the nearest; the
    /// compiler's modes are those that `swiftc -swift-version` names. It warns of features that a mode has anyway.
    @Test(arguments: [
        ("", "5"), ("3.0", "4"), ("4.0", "4"), ("4.2", "4.2"), ("5.0", "5"), ("5", "5"), ("6.0", "6"),
    ])
    func theLanguageModeIsTheTargets(_ version: String, _ mode: String) throws {
        let features = "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES; SWIFT_STRICT_CONCURRENCY = complete;"
        let settings = "SWIFT_APPROACHABLE_CONCURRENCY = YES; OTHER_SWIFT_FLAGS = \"-DA\"; " + features
        var result: LanguageSettings?
        let more = [
            "App/App.xcodeproj/project.pbxproj": project.replacing(
                "FLAGS = \"$(inherited) three\";",
                with: settings + (version.isEmpty ? "" : "SWIFT_VERSION = \(version);"))
        ]
        try chosen(more: more) { project, _ in result = project.settings?.language }
        let language = try #require(result)
        #expect(language.mode == mode)
        let anyway = [
            "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures",
        ]
        let others = ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"]
        #expect(
            Set(language.arguments).subtracting(["-enable-bare-slash-regex", "-enable-upcoming-feature"])
                == Set(mode == "6" ? others : anyway + others))
    }

    /// Xcode's build settings reference: `ASSETCATALOG_COMPILER_GENERATE_…`.
    @Test func symbolsOfAssetsAreThoseOfTheSettings() throws {
        func symbols(_ settings: String) throws -> LanguageSettings.Symbols {
            var result: LanguageSettings?
            let more = [
                "App/App.xcodeproj/project.pbxproj": project.replacing(
                    "FLAGS = \"$(inherited) three\";", with: settings)
            ]
            try chosen(more: more) { project, _ in result = project.settings?.language }
            return try #require(result).symbols
        }
        let generate = "ASSETCATALOG_COMPILER_GENERATE_"
        let all = try symbols("\(generate)SWIFT_ASSET_SYMBOL_EXTENSIONS = YES;")
        #expect(try symbols("") == all && all.ofAssets && all.ofAssetsInUIKit && all.ofTexts)
        #expect(try !symbols("\(generate)SWIFT_ASSET_SYMBOL_EXTENSIONS = NO;").ofAssetsInUIKit)
        #expect(try symbols("\(generate)SWIFT_ASSET_SYMBOL_EXTENSIONS = NO;").ofAssets)
        #expect(try !symbols("\(generate)ASSET_SYMBOL_FRAMEWORKS = SwiftUI;").ofAssetsInUIKit)
        #expect(
            try symbols("\(generate)ASSET_SYMBOL_FRAMEWORKS = \"SwiftUI UIKit AppKit\";").ofAssetsInUIKit)
        #expect(try !symbols("\(generate)ASSET_SYMBOLS = NO;").ofAssets)
        #expect(try !symbols("STRING_CATALOG_GENERATE_SYMBOLS = NO;").ofTexts)
    }

    @Test func aPackagesFlagsSayTheModeAndFeatures() {
        let language = LanguageSettings(ofPackageTarget: [
            "-swift-version", "6.2.0", "-D", "SHOP", "-swift-version", "5", "-enable-upcoming-feature",
            "ConciseMagicFile",
        ])
        #expect(language.mode == "5")
        #expect(language.arguments.suffix(2) == ["-enable-upcoming-feature", "ConciseMagicFile"])
    }

    @Test func aConfigurationFileThatIsNotThereOrHoldsNoSettingsIsAProblem() throws {
        let texts: ([String: String]) throws -> [String] = { more in
            var found: [String] = []
            try chosen(more: more) { project, _ in
                found = project.problems.map {
                    "\(URL(fileURLWithPath: $0.file).lastPathComponent):\($0.line) \($0.text)"
                }
            }
            return found.filter { $0.contains("xcconfig") }
        }
        #expect(try texts([:]) == [])
        #expect(
            try texts([
                "App/Config/App.xcconfig":
                    "\n// fine\nBROKEN LINE\n#include \"No.xcconfig\"\n#include? \"No.xcconfig\""
            ]) == [
                "App.xcconfig:3 'BROKEN LINE' is no setting",
                "App.xcconfig:4 includes No.xcconfig, which is not there",
            ])
        let elsewhere = project.replacing("path = Config/App.xcconfig", with: "path = Config/Old.xcconfig")
        #expect(
            try texts(["App/App.xcodeproj/project.pbxproj": elsewhere]) == [
                "project.pbxproj:7 My App has the configuration file Old.xcconfig, which is not there"
            ])
    }

    /// Without an application what its tests depend on leads; a target of tests is a part of that.
    @Test func ofAProjectWithoutAnApplicationALibraryLeads() throws {
        let libraries = project.replacing("product-type.application", with: "product-type.framework")
        let tested = libraries.replacing(
            "B = {isa = PBXNativeTarget; name = Other; buildPhases = (S2); productType = \"com.apple.product-type.framework\"",
            with:
                "B = {isa = PBXNativeTarget; name = Other; buildPhases = (S2); dependencies = (D); productType = \"com.apple.product-type.bundle.unit-test\""
        )
        let file = "App/App.xcodeproj/project.pbxproj"
        try chosen(more: [file: libraries]) { project, _ in #expect(project.target?.name == "My App") }
        try chosen(more: [file: tested]) { project, _ in
            #expect(project.target?.name == "Kit" && project.unitTests.map(\.name) == ["Other"])
            #expect(!project.libraries.contains { $0.name == "Kit" })
        }
        try chosen(ProjectChoice(target: "Other"), more: [file: tested]) { project, _ in
            let test = try #require(project.target)
            #expect(test.isUnitTest && project.tested(by: test)?.name == "Kit")
        }
    }

    /// The schemes that Xcode makes of frameworks launch nothing and name the framework, for the variables of its settings.
    @Test func aLibrarysSchemeMeansTheLibrary() throws {
        func scheme(_ reference: String) -> [String: String] {
            let text = "<Scheme><LaunchAction>\(reference)</LaunchAction></Scheme>"
            return ["App/App.xcodeproj/xcshareddata/xcschemes/Kit.xcscheme": text]
        }
        let kit = """
            <MacroExpansion><BuildableReference BlueprintIdentifier="K" BlueprintName="Kit"/></MacroExpansion>
            """
        try chosen(ProjectChoice(scheme: "Kit"), more: scheme(kit)) { project, _ in
            #expect(project.target?.name == "Kit")
        }
        // It says nothing of what leads.
        try chosen(more: scheme(kit)) { project, _ in #expect(project.target?.name == "My App") }
        #expect(throws: ChoiceError.self) {
            try chosen(ProjectChoice(scheme: "Kit"), more: scheme("")) { _, _ in }
        }
    }

    /// Tests that are hosted in another app are not the chosen one's; by the dependency of Xcode's tests on their host they are that app's.
    @Test func testsOfAnotherAppAreItsOwn() throws {
        let tested = project.replacing(
            "W = {isa = PBXNativeTarget; name = Watch; buildPhases = (S4); productType = \"com.apple.product-type.watchkit2-extension\"; };",
            with: """
                W = {isa = PBXNativeTarget; name = OtherTests; buildPhases = (S4); dependencies = (E, D); productType = "com.apple.product-type.bundle.unit-test"; };
                E = {isa = PBXTargetDependency; target = B; };
                """)
        let more = ["App/App.xcodeproj/project.pbxproj": tested]
        try chosen(more: more) { project, _ in
            #expect(project.target?.name == "My App" && project.unitTests.isEmpty)
            let others = project.otherUnitTests.map { "\($0.tested.name): \($0.tests.map(\.name))" }
            #expect(others == ["Other: [\"OtherTests\"]"])
        }
        try chosen(ProjectChoice(target: "Other"), more: more) { project, _ in
            #expect(project.unitTests.map(\.name) == ["OtherTests"] && project.otherUnitTests.isEmpty)
        }
    }

    /// Of projects with apps for several systems, whose schemes are read in the order of their names, the app for iOS is meant.
    @Test func aSchemeOfAnAppForAnotherSystemDoesNotLead() throws {
        func scheme(_ id: String, _ name: String) -> String {
            """
            <Scheme><LaunchAction><BuildableProductRunnable><BuildableReference BlueprintIdentifier="\(id)" \
            BlueprintName="\(name)"/></BuildableProductRunnable></LaunchAction></Scheme>
            """
        }
        let schemes = "App/App.xcodeproj/xcshareddata/xcschemes"
        let both = [
            "\(schemes)/A Mac.xcscheme": scheme("A", "My App"), "\(schemes)/B.xcscheme": scheme("B", "Other"),
        ]
        let mac = project.replacingOccurrences(
            of: "FLAGS = \"$(inherited) three\"", with: "SDKROOT = macosx; FLAGS = 3")
        let macFile = ["App/App.xcodeproj/project.pbxproj": mac]
        try chosen(more: both) { project, _ in #expect(project.target?.name == "My App") }
        try chosen(more: both.merging(macFile) { $1 }) { project, _ in
            #expect(project.target?.name == "Other")
        }
        try chosen(more: ["\(schemes)/A Mac.xcscheme": scheme("A", "My App")].merging(macFile) { $1 }) {
            project, _ in
            #expect(project.target?.name == "Other")
        }
    }

    @Test func aTargetHasItsPartsAndNoOthersFiles() throws {
        try chosen { project, root in
            #expect(project.parts.map(\.name) == ["My App", "Kit"])
            let found = ["A.swift", "B.swift", "Kit.swift", "Watch.swift"].map { root.path + "/" + $0 }
            #expect(project.swiftFiles == [found[0]])
            #expect(project.libraries.flatMap(\.presentSwiftFiles) == [found[2]])
            #expect(project.leftOut.isSuperset(of: [found[1], found[3]]))
            #expect(project.leftOut.isDisjoint(with: [found[0], found[2]]))
            #expect(
                project.resourcesElsewhere == [
                    root.deletingLastPathComponent().path + "/Elsewhere/text.json"
                ])
        }
        try chosen(ProjectChoice(target: "Other")) { project, root in
            #expect(project.parts.map(\.name) == ["Other"])
            #expect(project.swiftFiles == [root.path + "/B.swift"])
            #expect(project.settings?["FLAGS"] == "zero one two")
        }
    }

    /// A framework's model of Core Data is compiled and copied, wherever it lies.
    @Test func aPartsModelIsCopied() throws {
        let text = project.replacing("files = (B3)", with: "files = (B3, B6)")
            .replacing("children = (X,", with: "children = (F6, X,")
            .replacing(
                "F1 = {",
                with: """
                    F6 = {isa = PBXFileReference; path = ../Elsewhere/Shop.xcdatamodeld; sourceTree = "<group>"; };
                    B6 = {isa = PBXBuildFile; fileRef = F6; };
                    F1 = {
                    """, maxReplacements: 1)
        let more = [
            "App/App.xcodeproj/project.pbxproj": text,
            "Elsewhere/Shop.xcdatamodeld/Shop.xcdatamodel/contents": "",
        ]
        try chosen(more: more) { project, _ in
            let names = project.resourcesElsewhere.map { URL(fileURLWithPath: $0).lastPathComponent }
            #expect(names.sorted() == ["Shop.xcdatamodeld", "text.json"])
        }
    }

    /// A bundle is one folder: of two files with one name, the one that the target copies is in it.
    @Test func whatTheTargetCopiesStandsBeforeFilesOfTheSameName() throws {
        let more = [
            "App/Old/text.json": "[]", "App/Old/other.json": "[]", "App/Old/Kit.bundle/text.json": "[]",
            "App/Old/de.lproj/text.json": "[]",
        ]
        try chosen(more: more) { project, root in
            let left = project.leftOut.filter { $0.hasSuffix(".json") }
            #expect(left == [root.path + "/Old/text.json"])
        }
    }

    /// A framework's bundle on a device is its own folder: where both have a text.json, each finds its own. What both copy is one file.
    @Test func frameworksWithNamesOfTheAppsAreTold() throws {
        func told(_ path: String) throws -> [String] {
            let text = project.replacing("buildPhases = (S3)", with: "buildPhases = (S3, R3)")
                .replacing("children = (X,", with: "children = (F6, X,")
                .replacing(
                    "F1 = {",
                    with: """
                        F6 = {isa = PBXFileReference; path = "\(path)"; sourceTree = "<group>"; };
                        B6 = {isa = PBXBuildFile; fileRef = F6; };
                        R3 = {isa = PBXResourcesBuildPhase; files = (B6); };
                        F1 = {
                        """, maxReplacements: 1)
            var names: [String] = []
            try chosen(more: ["App/App.xcodeproj/project.pbxproj": text]) { project, _ in
                names = project.frameworksWithNamesakes.map(\.name)
            }
            return names
        }
        #expect(try told("Kit/text.json") == ["Kit"])
        #expect(try told("../Elsewhere/text.json") == [])
        #expect(try told("Kit/other.json") == [])
    }

    @Test func librariesInTheFolderAreToldFromStrayFiles() throws {
        let more = [
            "App/Pods/Kit/Pod.swift": "", "App/Packages/Lib/Package.swift": "",
            "App/Packages/Lib/Sources/Lib/Lib.swift": "", "App/Old/Left.swift": "",
            "App/Vendor/Other.xcodeproj/project.pbxproj": "{}", "App/Vendor/Vendor.swift": "",
            "App/Package.swift": ".target(name: \"Shelf\", path: \"Shelf/Classes\")",
            "App/Shelf/Classes/Shelf.swift": "",
        ]
        try chosen(more: more) { project, root in
            let found = more.keys.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }.map {
                root.path + $0.dropFirst(3)
            }
            let folders = project.libraryFolders(among: found).map { folder, files in
                ([folder] + files).map { String($0.dropFirst(root.path.count + 1)) }
            }.sorted { $0[0] < $1[0] }
            #expect(
                folders == [
                    // The folder itself: the package that is beside the project.
                    ["", "Shelf/Classes/Shelf.swift"],
                    ["Packages/Lib", "Packages/Lib/Sources/Lib/Lib.swift"],
                    ["Pods/Kit", "Pods/Kit/Pod.swift"],
                    ["Vendor", "Vendor/Vendor.swift"],
                ])
        }
    }

    /// The usual form of a library's example: the library's project is among the files, and its framework is linked by a proxy. What that
    /// project tests and launches is not the example's.
    @Test func projectsAmongTheFilesGiveTheirLibraries() throws {
        let example = """
            {objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (A); projectReferences = ({ProductGroup = H; ProjectRef = R; }); };
            G = {isa = PBXGroup; children = (F, R); sourceTree = "<group>"; };
            H = {isa = PBXGroup; children = (X); name = Products; sourceTree = "<group>"; };
            F = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            R = {isa = PBXFileReference; lastKnownFileType = "wrapper.pb-project"; path = ../Kit.xcodeproj; sourceTree = "<group>"; };
            X = {isa = PBXReferenceProxy; fileType = wrapper.framework; path = Kit.framework; remoteRef = C; sourceTree = BUILT_PRODUCTS_DIR; };
            C = {isa = PBXContainerItemProxy; containerPortal = R; proxyType = 2; remoteGlobalIDString = K; remoteInfo = Kit; };
            B = {isa = PBXBuildFile; fileRef = F; };
            L = {isa = PBXBuildFile; fileRef = X; };
            S = {isa = PBXSourcesBuildPhase; files = (B); };
            W = {isa = PBXFrameworksBuildPhase; files = (L); };
            A = {isa = PBXNativeTarget; name = Example; buildPhases = (S, W); productType = "com.apple.product-type.application"; };
            }; rootObject = P; }
            """
        let kit = """
            {objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (D, K, T); };
            G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
            F = {isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
            B = {isa = PBXBuildFile; fileRef = F; };
            S = {isa = PBXSourcesBuildPhase; files = (B); };
            D = {isa = PBXNativeTarget; name = Demo; buildPhases = (S); productType = "com.apple.product-type.application"; };
            K = {isa = PBXNativeTarget; name = Kit; buildPhases = (S); productType = "com.apple.product-type.framework"; };
            T = {isa = PBXNativeTarget; name = KitTests; buildPhases = (S); productType = "com.apple.product-type.bundle.unit-test"; };
            }; rootObject = P; }
            """
        let folder = try ProjectFolder([
            "Kit.xcodeproj/project.pbxproj": kit, "Kit.swift": "", "Example/App.swift": "",
            "Example/Example.xcodeproj/project.pbxproj": example,
        ])
        let chosen = try #require(try ChosenProject(folder.url.appendingPathComponent("Example")))
        #expect(chosen.targets.map(\.name) == ["Example", "Kit"] && chosen.target?.name == "Example")
        #expect(chosen.parts.map(\.name) == ["Example", "Kit"] && chosen.unitTests.isEmpty)
        #expect(chosen.libraries.first?.presentSwiftFiles == [folder.url.path + "/Kit.swift"])
    }

    /// A finished framework that is linked may be another project's, whose source lies in the folder or beside it.
    @Test(arguments: ["Screen/Kit", "Kit", "Screen"]) func whatMakesALinkedFrameworkMayBeHere(place: String)
        throws
    {
        func text(_ name: String, _ kind: String, _ more: String) -> String {
            """
            {objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (A); };
            G = {isa = PBXGroup; children = (F, X); sourceTree = "<group>"; };
            F = {isa = PBXFileReference; path = \(name).swift; sourceTree = "<group>"; };
            X = {isa = PBXFileReference; path = "build/Kit.xcframework"; sourceTree = "<group>"; };
            B = {isa = PBXBuildFile; fileRef = F; }; L = {isa = PBXBuildFile; fileRef = X; };
            S = {isa = PBXSourcesBuildPhase; files = (B); }; W = {isa = PBXFrameworksBuildPhase; files = (\(more)); };
            A = {isa = PBXNativeTarget; name = \(name); buildPhases = (S, W); productType = "com.apple.product-type.\(kind)"; };
            }; rootObject = P; }
            """
        }
        let folder = try ProjectFolder([
            "Screen/App.xcodeproj/project.pbxproj": text("App", "application", "L"), "Screen/App.swift": "",
            "\(place)/Kit.xcodeproj/project.pbxproj": text("Kit", "framework", ""), "\(place)/Kit.swift": "",
        ])
        let chosen = try #require(
            try ChosenProject(folder.url.appendingPathComponent("Screen/App.xcodeproj")))
        #expect(chosen.target?.name == "App")
        #expect(chosen.libraries.map(\.presentSwiftFiles) == [["\(folder.url.path)/\(place)/Kit.swift"]])
    }
}
