import Foundation
import Testing

/// `shoji test` of packages. What is expected follows from the tests themselves, from what SwiftPM, XCTest and Swift Testing document, and
/// from JUnit's form.
@Suite(.serialized) struct PackageTestCommandTests {
    @Test func aPackagesTestsRun() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeShelfKit()
        let (answer, junit) = try await tool.test()
        #expect(answer.status == 0, "\(answer)")
        let passed = [
            "ShelfKitTests.ShelfTests/testAction": "passed", "ShelfKitTests.ShelfTests/testRunLoop": "passed",
            "LowTests.ShelfTests/testAction": "passed", "ShelfKitTests/titles()": "passed",
        ]
        #expect(junit.cases == passed)
        // Nothing is written beside the source.
        let names = try FileManager.default.contentsOfDirectory(atPath: tool.source.path)
        #expect(names.sorted() == ["Package.swift", "Sources", "Tests"])
        // An edit of what is lowered arrives; a file that went away is forgotten. SwiftPM looks for the list up to the package's folder.
        try FileManager.default.moveItem(
            at: tool.source.appendingPathComponent("Tests/LinuxMain.swift"),
            to: tool.source.appendingPathComponent("LinuxMain.swift"))
        try FileManager.default.removeItem(
            at: tool.source.appendingPathComponent("Tests/ShelfKitTests/Suite.swift"))
        try tool.write("public func word() -> String { \"other\" }\n", "Words/Sources/Words/Words.swift")
        let (edited, again) = try await tool.test()
        #expect(edited.status == 5, "\(edited)")
        #expect(
            again.cases == [
                "ShelfKitTests.ShelfTests/testAction": "failed",
                "ShelfKitTests.ShelfTests/testRunLoop": "passed",
                "LowTests.ShelfTests/testAction": "passed",
            ])
    }

    @Test func messagesAboutAPackageNameItsFilesAndColumns() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeShelfKit()
        // The lowering puts words before the mistake, on its line.
        let file = try tool.write(
            """
            import UIKit
            class Wrong: UIViewController {
                @objc func tap() {}; @IBAction func press() { _ = #selector(tap); let text: String = 1 }
            }
            """, "Screen/Sources/ShelfKit/Wrong.swift")
        let answer = try await tool.run("test", tool.source.path)
        #expect(answer.status == 1, "\(answer)")
        #expect(answer.err.contains("\(file.path):3:90: error: "), "\(answer.err)")
        #expect(answer.err.components(separatedBy: ":3:90: error: ").count == 2, "told once: \(answer.err)")
    }

    /// What cannot be fetched is named, and its version stays chosen; tests that do without it run, the others fail.
    @Test func aPackageThatCannotBeFetchedIsNamed() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        let manifest = try tool.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let nowhere = "file:///nowhere"
            let package = Package(
                name: "Shelf",
                dependencies: [
                    .package(url: "file:///nowhere/Distant", from: "1.0.0"),
                    .package(url: "\\(nowhere)/Computed", from: "1.0.0"),
                ],
                targets: [
                    .target(name: "Shelf", dependencies: ["Computed"]),
                    .testTarget(
                        name: "ShelfTests", dependencies: ["Shelf", .product(name: "Far", package: "Distant"), "Distant"]),
                ])
            """, "Screen/Package.swift")
        let versions = """
            {"pins": [{"identity": "distant", "kind": "remoteSourceControl", "location": "file:///nowhere/Distant",
              "state": {"revision": "0123456789012345678901234567890123456789", "version": "1.0.0"}}], "version": 2}
            """
        try tool.write(versions, "Screen/Package.resolved")
        try tool.write("import UIKit\npublic let count = 2\n", "Screen/Sources/Shelf/Shelf.swift")
        try tool.write(
            """
            import XCTest
            @testable import Shelf
            final class ShelfTests: XCTestCase { func testCount() { XCTAssertEqual(count, 2) } }
            """, "Screen/Tests/ShelfTests/ShelfTests.swift")
        try tool.write(
            """
            import Far
            import XCTest
            final class FarTests: XCTestCase { func testFar() { XCTAssertEqual(far(), 2) } }
            """, "Screen/Tests/ShelfTests/FarTests.swift")
        let (answer, junit) = try await tool.test()
        #expect(answer.status == 5, "\(answer)")
        #expect(
            junit.cases == [
                "ShelfTests.ShelfTests/testCount": "passed", "ShelfTests.FarTests/testFar": "failed",
            ])
        for line in ["7:1: warning: file:///nowhere/Distant", "8:1: warning: file:///nowhere/Computed"] {
            #expect(answer.err.contains("\(manifest.path):\(line) cannot be fetched"), "\(answer)")
        }
        #expect(tool.read("Screen/Package.resolved") == Data(versions.utf8))
        let strict = try await tool.run("test", tool.source.path, "--strict")
        #expect(strict.status == 4 && strict.err.contains("/nowhere/Distant"), "\(strict)")
    }

    /// What a package in a folder, or one in a repository, needs itself may not be to be had; and what Linux alone leaves out is there, as for
    /// Xcode, which reads manifests on a Mac.
    @Test func whatOtherPackagesNeedCannotBeFetched() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        let far = try await tool.writeRepository(
            "Far",
            """
            // swift-tools-version: 5.5
            import PackageDescription
            let package = Package(
                name: "Far", products: [.library(name: "Far", targets: ["Far"])],
                dependencies: [.package(url: "file:///nowhere/Farther", from: "1.0.0")],
                targets: [.target(name: "Far", dependencies: [.product(name: "Farther", package: "Farther")])])
            """, source: "public let far = 1\n")
        let near = try tool.write(
            """
            // swift-tools-version: 5.5
            import PackageDescription
            let package = Package(
                name: "Near", products: [.library(name: "Near", targets: ["Near"])],
                dependencies: [
                    .package(name: "Distance", url: "file:///nowhere/distant-swift.git", from: "1.0.0"),
                    .package(url: "\(far)", from: "1.0.0"),
                ],
                targets: [
                    .target(
                        name: "Near", dependencies: [.product(name: "Far", package: "Far"), .product(name: "Distant", package: "Distance")]),
                ])
            """, "Near/Package.swift")
        try tool.write("public let near = 2\n", "Near/Sources/Near/Near.swift")
        try tool.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            #if os(Linux)
            let left = ["Phone.swift"]
            #else
            let left: [String] = []
            #endif
            #if os(macOS)
            let more = Target.target(name: "OnlyOnAMac")
            #endif
            let package = Package(
                name: "Shelf", dependencies: [.package(path: "../Near")],
                targets: [
                    .target(name: "Shelf", dependencies: [.product(name: "Near", package: "Near")], exclude: left),
                    .testTarget(name: "ShelfTests", dependencies: ["Shelf"]),
                ])
            #if os(macOS)
            package.targets.append(more)
            #endif
            """, "Screen/Package.swift")
        try tool.write("import Near\nlet count = near + phone\n", "Screen/Sources/Shelf/Shelf.swift")
        try tool.write("let phone = 3\n", "Screen/Sources/Shelf/Phone.swift")
        try tool.write(
            """
            import XCTest
            @testable import Shelf
            final class ShelfTests: XCTestCase { func testCount() { XCTAssertEqual(count, 5) } }
            """, "Screen/Tests/ShelfTests/ShelfTests.swift")
        let (answer, junit) = try await tool.test()
        #expect(answer.status == 0, "\(answer)")
        #expect(junit.cases == ["ShelfTests.ShelfTests/testCount": "passed"])
        for line in [
            "\(near.path):6:1: warning: file:///nowhere/distant-swift.git cannot be fetched",
            "\(near.path):7:1: warning: \(far) needs /nowhere/Farther, which cannot be fetched",
        ] {
            #expect(answer.err.contains(line), "\(answer)")
        }
    }

    /// The same of a package's.
    @Test func aPackagesTestThatLacksSomethingFailsAndTheRestRuns() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Shelf",
                targets: [
                    .target(name: "Shelf", resources: [.copy("words.txt")]),
                    .testTarget(name: "ShelfTests", dependencies: ["Shelf"]),
                ])
            """, "Screen/Package.swift")
        try tool.write(
            "import UIKit\npublic class ShelfView: UIView { public var count = 2 }\n",
            "Screen/Sources/Shelf/Shelf.swift")
        try tool.write("words", "Screen/Sources/Shelf/words.txt")
        // What stands in is declared in the file before it, which has been compiled by then.
        try tool.write(
            "import KIF\npublic func more() { tester().tapView(withAccessibilityLabel: \"More\") }\n",
            "Screen/Sources/Shelf/Taps.swift")
        try tool.write(
            """
            import XCTest
            import KIF
            @testable import Shelf
            final class ShelfTests: XCTestCase {
                @MainActor func testTap() { tester().tapView(withAccessibilityLabel: "More") }
                @MainActor func testCount() { XCTAssertEqual(ShelfView().count, 2) }
            }
            final class TapTests: KIFTestCase { func testMore() {} }
            """, "Screen/Tests/ShelfTests/ShelfTests.swift")
        let (answer, junit) = try await tool.test()
        #expect(answer.status == 5, "\(answer)")
        #expect(
            junit.cases == [
                "ShelfTests.ShelfTests/testTap": "failed", "ShelfTests.ShelfTests/testCount": "passed",
                "ShelfTests.TapTests/testMore": "failed",
            ], "\(answer)")
    }

    /// A package's tests are on the device that was asked for, and its clock goes by itself: ten minutes pass at once, from the moment at which a
    /// session's begins (docs/differences.md). Widths are Apple's.
    @Test func aPackagesTestsHaveADeviceAndItsTime() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Clock", targets: [.target(name: "Clock"), .testTarget(name: "ClockTests", dependencies: ["Clock"])])
            """, "Screen/Package.swift")
        try tool.write(
            "import UIKit\npublic let start = Date(timeIntervalSince1970: 1_735_724_460)\n",
            "Screen/Sources/Clock/Clock.swift")
        try tool.write(
            """
            import XCTest
            import UIKit
            import Clock
            final class ClockTests: XCTestCase {
                @MainActor func testDevice() {
                    XCTAssertEqual(UIScreen.main.bounds.width, 375)
                    XCTAssertTrue(UIDevice.current.systemVersion.hasPrefix("18"))
                }
                func testTenMinutes() {
                    let end = Date() + 600
                    RunLoop.main.run(until: end)
                    XCTAssertGreaterThanOrEqual(Date(), end)
                    XCTAssertLessThan(Date(), start + 86400)
                }
            }
            """, "Screen/Tests/ClockTests/ClockTests.swift")
        try tool.write(
            """
            import Testing
            import Foundation
            import Clock
            @Test func sleeps() async throws {
                try await Task.sleep(nanoseconds: 600_000_000_000)
                #expect(Date() > start && Date() < start + 86400)
            }
            """, "Screen/Tests/ClockTests/Suite.swift")
        let (answer, junit) = try await tool.test("--device", "iPhone SE (3rd)", "--os", "18")
        #expect(
            junit.cases == [
                "ClockTests.ClockTests/testDevice": "passed",
                "ClockTests.ClockTests/testTenMinutes": "passed",
                "ClockTests/sleeps()": "passed",
            ], "\(answer)")
    }
}

extension ReleaseTool {
    /// A repository with a package whose one target has its name, in version 1.0.0.
    /// - Returns: its address.
    @discardableResult func writeRepository(
        _ name: String, in place: String = ".", _ manifest: String, source: String
    ) async throws
        -> String
    {
        let file = try write(manifest, "\(place)/\(name)/Package.swift")
        try write(source, "\(place)/\(name)/Sources/\(name)/\(name).swift")
        let folder = file.standardizedFileURL.deletingLastPathComponent().path
        for arguments in [["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", name], ["tag", "1.0.0"]] {
            let answer = try await run(
                ["-C", folder, "-c", "user.name=N", "-c", "user.email=n@example.org"] + arguments,
                executable: URL(fileURLWithPath: "/usr/bin/git"),
                // The same commits in every run: SwiftPM remembers which one a version was.
                variables: [
                    "GIT_AUTHOR_DATE": "2026-01-01T00:00:00Z", "GIT_COMMITTER_DATE": "2026-01-01T00:00:00Z",
                ])
            try #require(answer.status == 0, "\(answer)")
        }
        return "file://\(folder)"
    }

    /// A package of two targets with tests, and of another package in a folder.
    func writeShelfKit() throws {
        try write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "ShelfKit", platforms: [.iOS(.v15)],
                dependencies: [.package(path: "../Words")],
                targets: [
                    .target(
                        name: "ShelfKit", dependencies: ["Low", .product(name: "Words", package: "Words")],
                        resources: [.process("Resources")]),
                    .target(name: "Low"),
                    .testTarget(name: "ShelfKitTests", dependencies: ["ShelfKit"]),
                    .testTarget(name: "LowTests", dependencies: ["Low"]),
                ])
            """, "Screen/Package.swift")
        try write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Words", products: [.library(name: "Words", targets: ["Words"])], targets: [.target(name: "Words")])
            """, "Words/Package.swift")
        try write("public func word() -> String { \"word\" }\n", "Words/Sources/Words/Words.swift")
        try write("about", "Screen/Sources/ShelfKit/Resources/about.txt")
        try write(
            """
            import UIKit
            open class LowView: UIView { @objc dynamic public var count = 1 }
            """, "Screen/Sources/Low/Low.swift")
        try write(
            """
            import UIKit
            import Low
            import Words
            public final class ShelfController: UITableViewController {
                let low = LowView()
                var titles = [word()]
                public override func viewDidLoad() {
                    super.viewDidLoad()
                    let add = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(add))
                    navigationItem.rightBarButtonItem = add
                }
                @objc func add() { titles.append("more") }
                static func about() throws -> String {
                    try String(contentsOf: Bundle.module.url(forResource: "about", withExtension: "txt")!)
                }
            }
            """, "Screen/Sources/ShelfKit/Shelf.swift")
        try write(
            """
            import XCTest
            @testable import ShelfKit
            final class ShelfTests: XCTestCase {
                func testAction() throws {
                    let controller = ShelfController()
                    controller.loadViewIfNeeded()
                    let item = try XCTUnwrap(controller.navigationItem.rightBarButtonItem)
                    UIApplication.shared.sendAction(item.action!, to: item.target, from: nil, for: nil)
                    XCTAssertEqual(controller.titles, ["word", "more"])
                    controller.low.setValue(3, forKey: "count")
                    XCTAssertEqual(controller.low.count, 3)
                    XCTAssertEqual(try ShelfController.about(), "about")
                }
                func testRunLoop() {
                    let view = UIView()
                    let ended = expectation(description: "animated")
                    let window = UIWindow()
                    window.addSubview(view)
                    window.isHidden = false
                    UIView.animate(withDuration: 0.2, animations: { view.alpha = 0 }) { _ in ended.fulfill() }
                    wait(for: [ended], timeout: 5)
                }
            }
            """, "Screen/Tests/ShelfKitTests/ShelfTests.swift")
        // Targets may have suites, and tests, of one name.
        try write(
            """
            import XCTest
            import Low
            final class ShelfTests: XCTestCase {
                func testAction() { XCTAssertEqual(LowView().count, 1) }
            }
            """, "Screen/Tests/LowTests/ShelfTests.swift")
        // Older packages have such a list; as elsewhere nobody reads it.
        try write(
            "import ShelfKitTests\nXCTMain(ShelfKitTests.allTests())\n", "Screen/Tests/LinuxMain.swift")
        try write(
            "import Testing\n@testable import ShelfKit\n@Test @MainActor func titles() { #expect(ShelfController().titles.count == 1) }\n",
            "Screen/Tests/ShelfKitTests/Suite.swift")
    }
}
