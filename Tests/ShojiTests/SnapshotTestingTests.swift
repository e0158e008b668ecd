import Foundation
import Testing

/// Tests that were written for Point-Free's SnapshotTesting, by `shoji test`; what becomes of recordings.
@Suite(.serialized) struct SnapshotTestingTests {
    private static let test = """
        import SnapshotTesting
        import UIKit
        import XCTest
        @testable import Books

        final class ScreenTests: XCTestCase {
            func testScreen() {
                let screen = ScreenViewController()
                assertSnapshot(of: screen, as: .image(on: .iPhoneX))
                assertSnapshot(matching: screen, as: .recursiveDescription(on: .iPhoneX), named: "tree")
            }
        }
        """
    private static let inlineTest = """
        import InlineSnapshotTesting
        import SnapshotTesting
        import Testing
        import UIKit
        @testable import Books

        @MainActor struct InlineTests {
            @Test func inline() {
                assertInlineSnapshot(of: "one\\ntwo", as: .lines) {
                    \"""
                    one
                    two
                    \"""
                }
            }
            @Test func picturesHavePixels() throws {
                let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { $0.fill($0.format.bounds) }
                let data = try #require(picture.pngData())
                #expect(UIImage(data: data)?.size.width == 20 * picture.scale)
            }
            @Test func drawn() { assertSnapshot(of: ScreenViewController(), as: .image(on: .iPhoneX)) }
        }
        """
    private static let screen = """
        import UIKit
        public final class ScreenViewController: UIViewController {
            public override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
                label.text = "Shelf"
                view.addSubview(label)
            }
        }
        """

    private func names(_ folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    @Test func aProjectsTestsRunUnchangedAndRecordingsAreKept() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            ProjectText(targets: [
                .init(
                    name: "Books", files: ["Books/App.swift", "Books/Screen.swift"],
                    settings: ["GENERATE_INFOPLIST_FILE": "YES"]),
                .init(
                    name: "BooksTests", kind: "bundle.unit-test", files: ["BooksTests/ScreenTests.swift"],
                    links: ["Books"]),
            ]).text, "Screen/Books.xcodeproj/project.pbxproj")
        try tool.write(ReleaseTool.app("", "\"Books\""), "Screen/Books/App.swift")
        try tool.write(Self.screen, "Screen/Books/Screen.swift")
        try tool.write(Self.test, "Screen/BooksTests/ScreenTests.swift")
        let recordings = tool.source.appendingPathComponent("BooksTests/__Snapshots__/ScreenTests")
        let never = try await tool.run("test", "Screen", "--record", "never")
        #expect(never.status == 5 && names(recordings) == [], "\(never)")
        let first = try await tool.run("test", "Screen")
        #expect(first.status == 5 && first.out.contains("Automatically recorded"), "\(first)")
        #expect(names(recordings) == ["testScreen.1.png", "testScreen.tree.txt"])
        try tool.write("old", "Screen/BooksTests/__Snapshots__/ScreenTests/testGone.1.txt")
        let second = try await tool.run("test", "Screen", "--prune")
        #expect(second.status == 0, "\(second)")
        #expect(
            second.out.contains("testGone.1.txt") && second.out.contains("1 recordings that no test uses"))
        #expect(names(recordings) == ["testScreen.1.png", "testScreen.tree.txt"])
        try tool.write(Self.screen.replacing("Shelf", with: "Books"), "Screen/Books/Screen.swift")
        let changed = try await tool.run("test", "Screen", "--record", "failed")
        #expect(changed.status == 5 && changed.out.contains("text = 'Books'"), "\(changed)")
        // The picture is explained by the tree that it was taken of when it was as recorded.
        #expect(changed.out.contains("text \"Books\", was \"Shelf\""), "\(changed)")
        #expect(changed.out.contains("report.html: 1 changed\n"), "\(changed)")
        let again = try await tool.run("test", "Screen")
        #expect(again.status == 0, "\(again)")
        let part = try await tool.run("test", "Screen", "--prune", "--filter", "Screen")
        #expect(part.status == 2, "\(part)")
    }

    /// The package's own source is not compiled: it needs more of Apple's system.
    @Test func aPackagesTestsFindOurs() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "swift-snapshot-testing",
                products: [
                    .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
                    .library(name: "InlineSnapshotTesting", targets: ["InlineSnapshotTesting"]),
                ],
                targets: [
                    .target(name: "SnapshotTesting"),
                    .target(name: "InlineSnapshotTesting", dependencies: ["SnapshotTesting"]),
                ])
            """, "swift-snapshot-testing/Package.swift")
        for number in 0..<20 {
            try tool.write(
                "import NotHere\n", "swift-snapshot-testing/Sources/SnapshotTesting/File\(number).swift")
        }
        try tool.write(
            "import SwiftSyntax\n",
            "swift-snapshot-testing/Sources/InlineSnapshotTesting/AssertInlineSnapshot.swift")
        try tool.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Books", platforms: [.iOS(.v15)], products: [.library(name: "Books", targets: ["Books"])],
                dependencies: [.package(path: "../swift-snapshot-testing")],
                targets: [
                    .target(name: "Books"),
                    .testTarget(
                        name: "BooksTests",
                        dependencies: [
                            "Books", .product(name: "SnapshotTesting", package: "swift-snapshot-testing"),
                            .product(name: "InlineSnapshotTesting", package: "swift-snapshot-testing"),
                        ]),
                ])
            """, "Screen/Package.swift")
        try tool.write(Self.screen, "Screen/Sources/Books/Screen.swift")
        try tool.write(Self.test, "Screen/Tests/BooksTests/ScreenTests.swift")
        try tool.write(Self.inlineTest, "Screen/Tests/BooksTests/InlineTests.swift")
        let first = try await tool.run("test", "Screen")
        #expect(first.status == 5 && first.out.contains("Automatically recorded"), "\(first)")
        let second = try await tool.run("test", "Screen")
        #expect(second.status == 0 && second.out.contains("4 passed"), "\(second)")
        // What differs is kept by Swift Testing, as it is told.
        try tool.write(Self.screen.replacing("Shelf", with: "Books"), "Screen/Sources/Books/Screen.swift")
        let changed = try await tool.run("test", "Screen", "--attachments", "Kept")
        #expect(changed.status == 5, "\(changed)")
        let kept = names(tool.folder.appendingPathComponent("Kept"))
        #expect(
            kept == ["drawn.1.actual.png", "drawn.1.difference.png", "drawn.1.reference.png"],
            "\(kept) \(changed)")
    }
}
