import Foundation
import Testing

/// A package that is an app, shown as SwiftPM documents it: each target a module of its own.
@Suite(.serialized) struct PackageAppTests {
    private func write(_ tool: ReleaseTool) throws {
        try tool.copyProject("PackageApp")
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
            "Screen/Packages/Words/Sources/Words/Words.swift")
        #expect(try await told(tool, "Screen/Package.swift") == "app,other,resource,feature,shelf")
        // Nothing is written beside the source.
        let names = try FileManager.default.contentsOfDirectory(atPath: tool.source.path)
        #expect(names.sorted() == ["Package.swift", "Packages", "Sources", "Tests"])
    }

    /// The commonest form of a library: what starts is the project of its example, a folder further down, and the library is a package of its own.
    @Test func aLibraryGivesWayToItsExample() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Kit", platforms: [.iOS(.v15)], products: [.library(name: "Kit", targets: ["Kit"])],
                targets: [.target(name: "Kit")])
            """, "Screen/Package.swift")
        try tool.write(
            "import UIKit\npublic func word() -> String { Hidden.word }\nenum Hidden { static let word = \"kit\" }\n",
            "Screen/Sources/Kit/Kit.swift")
        func example(_ name: String) throws {
            try tool.write(
                ProjectText(targets: [
                    .init(
                        name: name, files: ["App.swift"], products: [("Kit", "..")],
                        settings: ["GENERATE_INFOPLIST_FILE": "YES"])
                ]).text, "Screen/\(name)/\(name).xcodeproj/project.pbxproj")
            try tool.write(
                """
                import Kit
                import UIKit
                enum Hidden { static let word = "example" }
                @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(
                        _ application: UIApplication,
                        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 340, height: 40))
                        label.accessibilityIdentifier = "told"
                        label.text = word() + "," + Hidden.word
                        let controller = UIViewController()
                        controller.view.addSubview(label)
                        window = UIWindow(frame: UIScreen.main.bounds)
                        window?.rootViewController = controller
                        window?.makeKeyAndVisible()
                        return true
                    }
                }
                """, "Screen/\(name)/App.swift")
        }
        try example("Example")
        try tool.write("no target has this", "Screen/Example/Old/Left.swift")
        try tool.write("steps:\n  - snapshot: opened\n", "s.yaml")
        #expect(try await told(tool, "Screen") == "kit,example")
        let account = try await tool.run("doctor", "Screen", "--json")
        #expect(account.out.contains("\"project\" : \"Example/Example.xcodeproj\""), "\(account)")
        try example("Other")
        let several = try await tool.run("build", "Screen")
        #expect(
            several.status == 2
                && several.err.contains("\n  Example/Example.xcodeproj\n  Other/Other.xcodeproj"),
            "\(several)")
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
