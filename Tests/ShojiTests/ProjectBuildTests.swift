import Foundation
import Testing

/// Xcode projects built, played and told apart by their targets. What is expected follows from what the project says of
/// each target, by Apple's meaning of phases, settings, `INFOPLIST_KEY_…` and schemes.
@Suite(.serialized) struct ProjectBuildTests {
    /// Two apps that share a file, a framework that one of them links, tests, and a file that no target has.
    private func write(_ tool: ReleaseTool) throws {
        try tool.copyProject("TwoApps")
        try tool.write("steps:\n  - snapshot: opened\n", "s.yaml")
    }

    private func told(_ tool: ReleaseTool, _ path: String, _ options: String...) async throws -> String? {
        let answer = try await tool.run(
            ["snapshot", path, "--scenario", "s.yaml", "--out", "out"] + options)
        try #require(answer.status == 0, "\(answer)")
        return try DumpNode(#require(tool.read("out/opened.json"))).view(id: "told").text
    }

    @Test func eachTargetIsBuiltOfWhatItHas() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try write(tool)
        let module = "Library_of_Everybody"
        let library =
            "Shared|Kit|trial|of the library|Hello|All Books|org.everybody.library|\(module).AppDelegate|-|-|kit|app|none|Covers"
        #expect(try await told(tool, tool.source.path) == library)
        #expect(
            try await told(tool, tool.source.path, "--target", "Reader")
                == "Shared|full|of the reader|Reader first")
        let file = tool.source.appendingPathComponent("Books.xcodeproj").path
        #expect(
            try await told(tool, file, "--locale", "de_DE")
                == library.replacingOccurrences(of: "Hello", with: "Hallo")
                .replacingOccurrences(of: "Covers", with: "Einbände"))
    }

    /// Xcode: `ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME` names the app's tint, which is else the system's;
    /// `ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS` makes `UIColor.brand`.
    @Test func assetSettingsSayTheTintAndTheSymbols() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        func write(_ settings: [String: String], _ color: String) throws {
            try tool.write(
                ProjectText(targets: [
                    .init(name: "Books", files: ["App.swift", "Assets.xcassets"], settings: settings)
                ]).text, "Screen/Books.xcodeproj/project.pbxproj")
            try tool.write(
                ReleaseTool.app(
                    """
                    func told(_ color: UIColor) -> String {
                        var (red, green) = (CGFloat(0), CGFloat(0))
                        color.getRed(&red, green: &green, blue: nil, alpha: nil)
                        return "\\(red) \\(green)"
                    }
                    """, "told(UIView().tintColor), told(\(color))"), "Screen/App.swift")
        }
        for (name, red, green) in [("AccentColor", 1, 0), ("brand", 0, 1)] {
            try tool.write(
                """
                {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
                {"red": "\(red).0", "green": "\(green).0", "blue": "0.0", "alpha": "1.0"}}}]}
                """, "Screen/Assets.xcassets/\(name).colorset/Contents.json")
        }
        try tool.write("steps:\n  - snapshot: opened\n", "s.yaml")
        let tint = "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"
        try write([tint: "brand"], "UIColor.brand")
        #expect(try await told(tool, tool.source.path) == "0.0 1.0|0.0 1.0")
        try write([tint: "AccentColor"], "UIColor(resource: .brand)")
        #expect(try await told(tool, tool.source.path) == "1.0 0.0|0.0 1.0")
        // The template's name counts where the project says so. UIKit: `systemBlue` has no red in either appearance.
        try write([:], "UIColor.brand")
        #expect(try await told(tool, tool.source.path)?.hasPrefix("0.0 ") == true)
        #expect(try await told(tool, tool.source.path)?.hasPrefix("0.0 1.0|") == false)
        try write(["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS": "NO"], "UIColor.brand")
        let answer = try await tool.run("build", tool.source.path, "--strict")
        #expect(
            answer.status == 1 && answer.err.contains("type 'UIColor' has no member 'brand'"), "\(answer)")
    }

    @Test func aSchemeLaunchesAsItSays() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try write(tool)
        let text = try #require(try await told(tool, tool.source.path, "--scheme", "Quiet"))
        #expect(text.hasPrefix("Shared|Kit|full|"))
        #expect(text.contains("|Library.AppDelegate|quiet|upper|"))
        #expect(text.contains("|Books|"))
        // Without its name the scheme chooses the target and nothing else.
        #expect(try await told(tool, tool.source.path)?.contains(".AppDelegate|-|-|") == true)
    }

    /// Foundation's documentation of the argument domain (`-AppleLanguages (de)`), and Xcode's of schemes: quotes part arguments,
    /// variables are those of the target's settings, tests have arguments of their own where the scheme says so.
    @Test func argumentsAndEnvironmentReachTheAppAndItsTests() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            ProjectText(targets: [
                .init(name: "Books", files: ["App.swift"]),
                .init(
                    name: "BooksTests", kind: "bundle.unit-test", files: ["Tests.swift"], links: ["Books"]),
            ]).text, "Screen/Books.xcodeproj/project.pbxproj")
        try tool.write(
            ReleaseTool.app(
                """
                @MainActor var atLaunch = ""
                func told() -> [String] {
                    let defaults = UserDefaults.standard
                    return [
                        CommandLine.arguments.dropFirst().joined(separator: " "),
                        ProcessInfo.processInfo.arguments.dropFirst().joined(separator: " "),
                        "\\(defaults.stringArray(forKey: "AppleLanguages") ?? [])", defaults.string(forKey: "mode") ?? "-",
                        Locale.current.identifier, ProcessInfo.processInfo.environment["PLACE"] ?? "-",
                    ]
                }
                """, "{ atLaunch = told().joined(separator: \"|\"); return atLaunch }()"), "Screen/App.swift")
        try tool.write(
            """
            import XCTest
            @testable import Books
            final class BooksTests: XCTestCase {
                @MainActor func testLaunch() {
                    XCTAssertTrue(atLaunch.hasPrefix("-mode tested|-mode tested|"), atLaunch)
                    XCTAssertTrue(atLaunch.hasSuffix("|tested|en_US|-"), atLaunch)
                }
                @MainActor func testPlan() { XCTAssertTrue(atLaunch.hasSuffix("|planned|fr_CA|a shelf"), atLaunch) }
            }
            """, "Screen/Tests.swift")
        try tool.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <Scheme><TestAction shouldUseLaunchSchemeArgsEnv="NO"><CommandLineArguments>
            <CommandLineArgument argument="-mode tested" isEnabled="YES"/></CommandLineArguments>
            <Testables><TestableReference skipped="NO"><BuildableReference BlueprintIdentifier="T_BooksTests" BlueprintName="BooksTests"/>
            <SkippedTests><Test Identifier="BooksTests/testPlan()"/></SkippedTests></TestableReference></Testables></TestAction>
            <LaunchAction buildConfiguration="Debug"><BuildableProductRunnable>
            <BuildableReference BlueprintIdentifier="T_Books" BlueprintName="Books"/></BuildableProductRunnable>
            <CommandLineArguments><CommandLineArgument argument="-AppleLanguages (de)" isEnabled="YES"/>
            <CommandLineArgument argument="-mode &quot;two words&quot;" isEnabled="YES"/></CommandLineArguments>
            <EnvironmentVariables><EnvironmentVariable key="PLACE" value="$(PRODUCT_NAME)/a" isEnabled="YES"/>
            </EnvironmentVariables></LaunchAction></Scheme>
            """, "Screen/Books.xcodeproj/xcshareddata/xcschemes/German.xcscheme")
        try tool.write("steps:\n  - snapshot: opened\n", "s.yaml")
        let words = "-AppleLanguages (de) -mode two words"
        #expect(
            try await told(tool, tool.source.path, "--scheme", "German")
                == "\(words)|\(words)|[\"de\"]|two words|de|Books/a")
        // The command line wins; without the scheme nothing of it is there, nor what the host was started with.
        #expect(
            try await told(tool, tool.source.path, "--scheme", "German", "--locale", "fr_FR")?
                .hasSuffix("|fr_FR|Books/a") == true)
        #expect(try await told(tool, tool.source.path)?.hasPrefix("||") == true)
        let tests = try await tool.run("test", tool.source.path, "--scheme", "German")
        #expect(tests.status == 0, "\(tests)")
        try tool.write(
            """
            { "defaultOptions" : {
                "commandLineArgumentEntries" : [ { "argument" : "-mode planned" } ],
                "environmentVariableEntries" : [ { "key" : "PLACE", "value" : "a shelf" } ],
                "language" : "fr", "region" : "CA" },
              "testTargets" : [ { "skippedTests" : [ "BooksTests\\/testLaunch()" ], "target" : { "name" : "BooksTests" } } ],
              "version" : 1 }
            """, "Screen/Planned.xctestplan")
        let planned = try await tool.run(
            "test", tool.source.path, "--test-plan", "Planned.xctestplan", "--junit", "out.xml")
        #expect(planned.status == 0, "\(planned)")
        #expect(
            try JUnit(try #require(tool.read("out.xml"))).cases == [
                "BooksTests.BooksTests/testPlan": "passed"
            ])
    }

    @Test func whatCannotBeChosenOrReadHasItsExitStatus() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try write(tool)
        let wrong = try await tool.run("build", tool.source.path, "--target", "Nobody")
        #expect(
            wrong.status == 2 && wrong.err.contains("Library") && wrong.err.contains("Reader"), "\(wrong)")
        let scheme = try await tool.run("build", tool.source.path, "--scheme", "Nobody")
        #expect(scheme.status == 2, "\(scheme)")
        try tool.write("{objects = {\n<<<<<<< HEAD\n", "Screen/Other.xcodeproj/project.pbxproj")
        let several = try await tool.run("build", tool.source.path)
        #expect(several.status == 2 && several.err.contains("--project"), "\(several)")
        let broken = try await tool.run("build", tool.source.path, "--project", "Other.xcodeproj")
        #expect(broken.status == 4 && broken.err.contains("project.pbxproj:2"), "\(broken)")
    }

    /// Source at the top of a folder stands for itself; what a project further down gives to its tests is not the app's,
    /// be it source or a resource.
    @Test func plainSourceHasNothingOfTheTestsOfProjectsBesideIt() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            ReleaseTool.app(
                "let about = Bundle.main.path(forResource: \"about\", ofType: \"txt\")!",
                "try! String(contentsOfFile: about, encoding: .utf8)"), "Screen/App.swift")
        try tool.write("of the tests", "Screen/Demo/about.txt")
        try tool.write("of the app", "Screen/Zed/about.txt")
        try tool.write(
            """
            {objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (A, T); };
            G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
            F = {isa = PBXFileReference; path = about.txt; sourceTree = "<group>"; };
            B = {isa = PBXBuildFile; fileRef = F; }; R = {isa = PBXResourcesBuildPhase; files = (B); };
            A = {isa = PBXNativeTarget; name = Demo; productType = "com.apple.product-type.application"; };
            T = {isa = PBXNativeTarget; name = Checks; buildPhases = (R); productType = "com.apple.product-type.bundle.unit-test"; };
            }; rootObject = P; }
            """, "Screen/Demo/Demo.xcodeproj/project.pbxproj")
        try tool.write("steps:\n  - snapshot: opened\n", "s.yaml")
        #expect(try await told(tool, tool.source.path) == "of the app")
    }
}
