import Foundation
import Testing

/// Tests with the project's own assertions by `shoji test`, without a dependency on it (docs/snapshots.md).
@Suite(.serialized) struct OwnSnapshotsTests {
    private static let tests = """
        import Testing
        import UIKit
        import UIKitSnapshots
        @testable import Books

        @MainActor @Suite(.serialized) struct OwnTests {
            @Test func screen() {
                assertSnapshot(of: ScreenViewController(), on: .matrix(devices: ["iPhone SE", "iPhone 15"], appearances: [.light, .dark]))
            }
            @Test func clean() { assertNoIssues(of: ScreenViewController()) }
        }
        """
    private static let screen = """
        import UIKit
        public final class ScreenViewController: UIViewController {
            public override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
                let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
                label.text = "Shelf"
                label.font = .preferredFont(forTextStyle: .body)
                label.adjustsFontForContentSizeCategory = true
                view.addSubview(label)
            }
        }
        """

    private func names(_ folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    /// Recorded, then as recorded, then another one.
    private func check(_ tool: ReleaseTool, tests: String, screen: String) async throws {
        try tool.write(Self.screen, "Screen/\(screen)")
        try tool.write(Self.tests, "Screen/\(tests)/OwnTests.swift")
        let first = try await tool.run("test", "Screen")
        #expect(first.status == 5 && first.out.contains("1 passed, 1 failed"), "\(first)")
        let recordings = tool.source.appendingPathComponent("\(tests)/__Snapshots__/OwnTests")
        let all = ["iPhone_15-dark", "iPhone_15-light", "iPhone_SE-dark", "iPhone_SE-light"].flatMap {
            ["screen@\($0).json", "screen@\($0).png"]
        }
        #expect(names(recordings) == all, "\(first)")
        let second = try await tool.run("test", "Screen")
        #expect(second.status == 0 && second.out.contains("2 passed"), "\(second)")
        #expect(first.out.contains("report.html: 4 new") && !second.out.contains("report.html"))
        // A test of another name shows the same: its recordings go with it, where it may record.
        try tool.write(
            Self.tests.replacing("func screen()", with: "func shelf()"), "Screen/\(tests)/OwnTests.swift")
        func move(_ variant: String) -> String {
            "renamed from \(recordings.path)/screen@\(variant).png to \(recordings.path)/shelf@\(variant).png"
        }
        let never = try await tool.run("test", "Screen", "--record", "never")
        #expect(
            never.status == 5 && never.out.contains(move("iPhone_SE-dark") + "; --record missing moves it"),
            "\(never)")
        #expect(names(recordings) == all)
        let renamed = try await tool.run("test", "Screen")
        #expect(
            renamed.status == 5 && renamed.out.contains(move("iPhone_15-light") + "\n")
                && renamed.out.contains(move("iPhone_SE-dark") + "\n"), "\(renamed)")
        #expect(names(recordings) == all.map { $0.replacing("screen", with: "shelf") }, "\(renamed)")
        // One page of what is not as recorded, a variant of a screen once.
        try tool.write(Self.screen.replacing("x: 20", with: "x: 28"), "Screen/\(screen)")
        let changed = try await tool.run("test", "Screen", "--report", "page.html")
        #expect(changed.status == 5 && changed.out.contains("moved by 8, 0"), "\(changed)")
        #expect(changed.out.contains("page.html: 4 changed\n"), "\(changed)")
        let page = String(decoding: tool.read("page.html") ?? Data(), as: UTF8.self)
        #expect(
            page.contains("OwnTests/shelf@iPhone_SE-dark") && page.contains("moved by 8, 0 to"), "\(changed)")
    }

    @Test func ofAProject() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            ProjectText(targets: [
                .init(
                    name: "Books", files: ["Books/App.swift", "Books/Screen.swift"],
                    settings: ["GENERATE_INFOPLIST_FILE": "YES"]),
                .init(
                    name: "BooksTests", kind: "bundle.unit-test", files: ["BooksTests/OwnTests.swift"],
                    links: ["Books"]),
            ]).text, "Screen/Books.xcodeproj/project.pbxproj")
        try tool.write(ReleaseTool.app("", "\"Books\""), "Screen/Books/App.swift")
        try await check(tool, tests: "BooksTests", screen: "Books/Screen.swift")
    }

    @Test func ofAPackage() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Books", platforms: [.iOS(.v15)], products: [.library(name: "Books", targets: ["Books"])],
                targets: [.target(name: "Books"), .testTarget(name: "BooksTests", dependencies: ["Books"])])
            """, "Screen/Package.swift")
        try await check(tool, tests: "Tests/BooksTests", screen: "Sources/Books/Screen.swift")
    }
}
