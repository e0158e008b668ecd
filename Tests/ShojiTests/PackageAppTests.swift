import Foundation
import Testing

/// A package that is an app, shown as SwiftPM documents it: each target a module of its own.
@Suite(.serialized) struct PackageAppTests {
    private func write(_ tool: ReleaseTool) throws {
        try tool.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Books", platforms: [.iOS(.v15)], dependencies: [.package(path: "../Words")],
                targets: [
                    .executableTarget(
                        name: "Books", dependencies: ["Feature", .product(name: "Words", package: "Words")],
                        resources: [.process("Resources")]),
                    .target(name: "Feature", swiftSettings: [.define("SHELF"), .define("NOT", .when(configuration: .release))]),
                    .target(name: "Unused"),
                    .testTarget(name: "FeatureTests", dependencies: ["Feature"]),
                ])
            """, "Screen/Package.swift")
        try tool.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Words", products: [.library(name: "Words", targets: ["Words"])], targets: [.target(name: "Words")])
            """, "Words/Package.swift")
        try tool.write(
            "struct Hidden {}\npublic func word() -> String { \"word\" }\n", "Words/Sources/Words/Words.swift"
        )
        try tool.write("resource", "Screen/Sources/Books/Resources/about.txt")
        try tool.write("nobody builds this", "Screen/Sources/Unused/Unused.swift")
        try tool.write(
            """
            import UIKit
            struct Hidden { let value = "feature" }
            public final class FeatureController: UIViewController {
                let words: [String]
                public init(words: [String]) {
                    self.words = words
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { fatalError() }
                public override func viewDidLoad() {
                    super.viewDidLoad()
                    #if SHELF && !NOT
                    let condition = "shelf"
                    #else
                    let condition = "none"
                    #endif
                    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 340, height: 40))
                    label.accessibilityIdentifier = "told"
                    label.text = (words + [Hidden().value, condition]).joined(separator: ",")
                    view.addSubview(label)
                }
            }
            """, "Screen/Sources/Feature/Feature.swift")
        try tool.write(
            """
            import Feature
            import UIKit
            import Words
            struct Hidden { let value = "app" }
            @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    let about = Bundle.module.url(forResource: "about", withExtension: "txt")!
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = FeatureController(
                        words: [Hidden().value, word(), try! String(contentsOf: about, encoding: .utf8)])
                    window?.makeKeyAndVisible()
                    return true
                }
            }
            """, "Screen/Sources/Books/App.swift")
        try tool.write(
            """
            import XCTest
            @testable import Feature
            final class FeatureTests: XCTestCase {
                func testHidden() { XCTAssertEqual(Hidden().value, "feature") }
            }
            """, "Screen/Tests/FeatureTests/FeatureTests.swift")
        try tool.write("steps:\n  - snapshot: opened\n", "s.yaml")
    }

    private func told(_ tool: ReleaseTool, _ path: String) async throws -> String? {
        let answer = try await tool.run("snapshot", path, "--scenario", "s.yaml", "--out", "out")
        try #require(answer.status == 0, "\(answer)")
        return try DumpNode(#require(tool.read("out/opened.json"))).view(id: "told").text
    }

    @Test func eachTargetIsAModule() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try write(tool)
        #expect(try await told(tool, "Screen") == "app,word,resource,feature,shelf")
        // An edit of a package beside it arrives too; the manifest stands for the package.
        try tool.write(
            "struct Hidden {}\npublic func word() -> String { \"other\" }\n",
            "Words/Sources/Words/Words.swift")
        #expect(try await told(tool, "Screen/Package.swift") == "app,other,resource,feature,shelf")
        // Nothing is written beside the source.
        let names = try FileManager.default.contentsOfDirectory(atPath: tool.source.path)
        #expect(names.sorted() == ["Package.swift", "Sources", "Tests"])
    }

    @Test func mistakesAreErrorsOfTheirTarget() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try write(tool)
        try tool.write("import UIKit\nlet wrong: Int = \"\"\n", "Screen/Sources/Feature/Wrong.swift")
        let answer = try await tool.run("build", "Screen")
        #expect(answer.status == 1, "\(answer)")
        #expect(answer.err.contains("Sources/Feature/Wrong.swift:2:"), "\(answer)")
    }

    @Test func ofSeveralAppsOneIsChosen() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try write(tool)
        let manifest = try #require(
            tool.read("Screen/Package.swift").map { String(decoding: $0, as: UTF8.self) })
        try tool.write(
            manifest.replacing(
                ".target(name: \"Unused\"),",
                with: ".executableTarget(name: \"Other\", dependencies: [\"Feature\"]),"),
            "Screen/Package.swift")
        let app = try #require(
            tool.read("Screen/Sources/Books/App.swift").map { String(decoding: $0, as: UTF8.self) })
        try tool.write(
            app.replacing("import Words\n", with: "").replacing(
                ", word(), try! String(contentsOf: about, encoding: .utf8)", with: ""
            )
            .replacing(
                "let about = Bundle.module.url(forResource: \"about\", withExtension: \"txt\")!", with: ""),
            "Screen/Sources/Other/App.swift")
        let open = try await tool.run("build", "Screen")
        #expect(open.status == 2 && open.err.contains("\n  Books\n  Other"), "\(open)")
        let chosen = try await tool.run(
            "snapshot", "Screen", "--target", "Other", "--scenario", "s.yaml", "--out", "out")
        #expect(chosen.status == 0, "\(chosen)")
        #expect(
            try DumpNode(#require(tool.read("out/opened.json"))).view(id: "told").text == "app,feature,shelf")
        let unknown = try await tool.run("build", "Screen", "--target", "None")
        #expect(unknown.status == 2 && unknown.err.contains("no target 'None'"), "\(unknown)")
    }
}
