import Foundation
import TestSeeds
import Testing

/// `shoji test`: a project's own tests, in its app. What is expected follows from the tests themselves, from what XCTest and Swift Testing document, and from JUnit's form.
@Suite(.serialized) struct TestCommandTests {
    // MARK: A project

    private func writeProject(_ tool: ReleaseTool) throws {
        try tool.write(
            ProjectText(targets: [
                .init(
                    name: "Books", files: ["Books/App.swift", "Books/de.lproj/App.strings"], links: ["Kit"],
                    settings: [
                        "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_NSHumanReadableCopyright": "Books",
                    ]),
                .init(
                    name: "Kit", kind: "framework",
                    files: ["Kit/Kit.swift", "Kit/el.lproj/Kit.strings", "Kit/fr.lproj/Kit.strings"]),
                .init(
                    name: "BooksTests", kind: "bundle.unit-test",
                    files: [
                        "BooksTests/BooksTests.swift", "BooksTests/Suites.swift", "BooksTests/page.json",
                    ],
                    links: ["Books"]),
                .init(
                    name: "BooksUITests", kind: "bundle.ui-testing", files: ["BooksUITests/UI.swift"],
                    links: ["Books"]),
            ]).text, "Screen/Books.xcodeproj/project.pbxproj")
        try tool.write("this is not compiled", "Screen/BooksUITests/UI.swift")
        try tool.write("{}", "Screen/BooksTests/page.json")
        for file in ["Books/de.lproj/App", "Kit/el.lproj/Kit", "Kit/fr.lproj/Kit"] {
            try tool.write("\"a\" = \"b\";\n", "Screen/\(file).strings")
        }
        try tool.write(
            "func secret() -> Int { 42 }\npublic class Shelf { public init() {} }\n", "Screen/Kit/Kit.swift")
        try tool.write(
            """
            import UIKit
            @UIApplicationMain
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    // No test, whatever it looks like.
                    print("1.5")
                    // At the first start, too.
                    precondition(
                        Bundle.main.object(forInfoDictionaryKey: "NSHumanReadableCopyright") as? String == "Books")
                    window = UIWindow()
                    window?.rootViewController = UINavigationController(rootViewController: ListController())
                    window?.makeKeyAndVisible()
                    return true
                }
            }
            class ListController: UITableViewController {
                var rows = 3
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = UITableViewCell()
                    cell.textLabel?.text = "Row \\(indexPath.row)"
                    return cell
                }
            }
            """, "Screen/Books/App.swift")
        try tool.write(
            """
            import XCTest
            @testable import Books
            @testable import Kit
            // Xcode gives the first class the module's name.
            class BooksTests: XCTestCase {
                var list: ListController {
                    let delegate = UIApplication.shared.delegate as! AppDelegate
                    return (delegate.window!.rootViewController as! UINavigationController).topViewController as! ListController
                }
                func testTheAppHasStarted() throws {
                    XCTAssertEqual(list.tableView.visibleCells.count, 3)
                    XCTAssertEqual(secret(), 42)
                }
                func testResourcesOfTests() {
                    XCTAssertNotNil(Bundle(for: BooksTests.self).path(forResource: "page", ofType: "json"))
                    XCTAssertEqual(Set(Bundle(for: Shelf.self).localizations), ["el", "fr"])
                }
                func testTimePassesInTheRunLoop() {
                    let shown = expectation(description: "presented")
                    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
                    list.present(alert, animated: true) { shown.fulfill() }
                    wait(for: [shown], timeout: 5)
                    let gone = expectation(description: "dismissed")
                    list.dismiss(animated: true) { gone.fulfill() }
                    wait(for: [gone], timeout: 5)
                    XCTAssertNil(list.presentedViewController)
                }
                func testInsertion() {
                    list.rows += 1
                    list.tableView.insertRows(at: [IndexPath(row: 3, section: 0)], with: .fade)
                    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.5))
                    XCTAssertEqual(list.tableView.visibleCells.count, 4)
                    list.rows -= 1
                    list.tableView.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .fade)
                }
                func testLater() async throws { try await Task.sleep(nanoseconds: 1_000) }
                func testFails() { XCTAssertEqual("a < b", "c") }
                func testSkipped() throws { throw XCTSkip("not here") }
                private func testNothing() { XCTFail() }
                func testWith(_ argument: Int) { XCTFail() }
                func helper() { XCTFail() }
            }
            class MoreTests: BooksTests { override func testFails() { XCTAssertTrue(true) } }
            """, "Screen/BooksTests/BooksTests.swift")
        try tool.write(
            """
            import Testing
            import UIKit
            @testable import Books
            @MainActor struct Suites {
                @Test func hosted() { #expect(UIApplication.shared.delegate is AppDelegate) }
                @Test("in other words") func named() { #expect(ListController().rows == 4) }
            }
            """, "Screen/BooksTests/Suites.swift")
    }

    @Test func aProjectsTestsRunInItsApp() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try writeProject(tool)
        let (answer, junit) = try await tool.test()
        #expect(answer.status == 5, "\(answer)")
        let own = [
            "testTheAppHasStarted", "testResourcesOfTests", "testTimePassesInTheRunLoop", "testInsertion",
            "testLater",
        ]
        var expected: [String: String] = [:]
        for suite in ["BooksTests", "MoreTests"] {
            for name in own { expected["BooksTests.\(suite)/\(name)"] = "passed" }
            expected["BooksTests.\(suite)/testSkipped"] = "skipped"
        }
        expected["BooksTests.BooksTests/testFails"] = "failed"
        expected["BooksTests.MoreTests/testFails"] = "passed"
        expected["BooksTests.Suites/hosted()"] = "passed"
        expected["BooksTests.Suites/named()"] = "failed"
        #expect(junit.cases == expected, "\(answer)")
        let failure = try #require(junit.failures["BooksTests.BooksTests/testFails"])
        #expect(failure.contains("BooksTests.swift:37") && failure.contains("a < b"), "\(failure)")
    }

    /// Where no tests are the leading app's, as in a workspace of a library and its examples, those of other targets run, each hosted in its own.
    @Test func testsOfOtherTargetsRunWhereTheLeadingOneHasNone() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        func app(_ name: String) throws {
            try tool.write(
                """
                import UIKit
                let title = "\(name)"
                @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
                """, "Screen/\(name)/App.swift")
        }
        for name in ["Maps", "Stage"] { try app(name) }
        try tool.write(
            ProjectText(targets: [
                .init(
                    name: "Maps", files: ["Maps/App.swift"], settings: ["GENERATE_INFOPLIST_FILE": "YES"]),
                .init(
                    name: "Stage", files: ["Stage/App.swift"], settings: ["GENERATE_INFOPLIST_FILE": "YES"]),
                .init(
                    name: "StageTests", kind: "bundle.unit-test", files: ["StageTests/StageTests.swift"],
                    links: ["Stage"]),
            ]).text, "Screen/Panel.xcodeproj/project.pbxproj")
        try tool.write(
            """
            import XCTest
            @testable import Stage
            final class StageTests: XCTestCase {
                func testStage() { XCTAssertEqual(title, "Stage"); XCTAssertTrue(UIApplication.shared.delegate is AppDelegate) }
            }
            """, "Screen/StageTests/StageTests.swift")
        try tool.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version="1.0"><FileRef location="group:Panel.xcodeproj"></FileRef></Workspace>
            """, "Screen/Panel.xcworkspace/contents.xcworkspacedata")
        let (answer, junit) = try await tool.test()
        #expect(answer.status == 0, "\(answer)")
        #expect(
            junit.cases == [
                "StageTests.StageTests/testStage": "passed"
            ], "\(answer)")
    }

    @Test func aFilterAndShardsChooseTests() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try writeProject(tool)
        let (filtered, junit) = try await tool.test("--filter", "^(BooksTests/testRes|Suites/h)")
        #expect(filtered.status == 0, "\(filtered)")
        #expect(
            junit.cases == [
                "BooksTests.BooksTests/testResourcesOfTests": "passed",
                "BooksTests.Suites/hosted()": "passed",
            ], "\(filtered)")
        var seen: [String] = []
        for index in 1...3 {
            seen += try await tool.test("--shard", "\(index)/3").junit.cases.keys
        }
        // Each of the 16 tests in one part: 7 in each of two classes, 2 in a suite.
        #expect(seen.count == 16 && Set(seen).count == 16, "\(seen.sorted())")
        let none = try await tool.run("test", tool.source.path, "--filter", "nobody")
        #expect(none.status == 2 && none.err.contains("nobody"), "\(none)")
        let wrong = try await tool.run("test", tool.source.path, "--shard", "4/3")
        #expect(wrong.status == 2, "\(wrong)")
    }

    @Test func aStopOfTheAppIsAFailureOfTheTestInWhichItStoppedAndTheRestGoesOn() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try writeProject(tool)
        try tool.write(
            """
            import XCTest
            class BooksTests: XCTestCase {
                func testA() {}
                func testB() { let none: Int? = nil; print(none!) }
                func testC() {}
                func testD() { fatalError("here too") }
                func testE() {}
            }
            """, "Screen/BooksTests/BooksTests.swift")
        try tool.write(
            """
            import Testing
            @MainActor struct Suites {
                @Test func a() {}
                @Test func b() { #expect(1 + 1 == 3) }
                @Test func c() { let none: [Int] = []; print(none[2]) }
                @Test(.disabled("not yet")) func d() {}
                @Test(arguments: [1, 2]) func e(number: Int) { #expect(number > 0) }
            }
            """, "Screen/BooksTests/Suites.swift")
        let (answer, junit) = try await tool.test()
        #expect(answer.status == 5, "\(answer)")
        #expect(
            junit.cases == [
                "BooksTests.Suites/a()": "passed", "BooksTests.Suites/b()": "failed",
                "BooksTests.Suites/c()": "failed", "BooksTests.Suites/d()": "skipped",
                "BooksTests.Suites/e(number:)": "passed",
                "BooksTests.BooksTests/testA": "passed", "BooksTests.BooksTests/testB": "failed",
                "BooksTests.BooksTests/testC": "passed", "BooksTests.BooksTests/testD": "failed",
                "BooksTests.BooksTests/testE": "passed",
            ])
        #expect(answer.out.contains("the process stopped in BooksTests/testD (signal"), "\(answer)")
        #expect(junit.failures["BooksTests.BooksTests/testB"]?.contains("stopped in this test") == true)
        #expect(junit.failures["BooksTests.Suites/c()"]?.contains("stopped in this test") == true)
        #expect(junit.failures["BooksTests.BooksTests/testD"]?.contains("Fatal error: here too") == true)
        let failure = junit.failures["BooksTests.Suites/b()"] ?? ""
        #expect(failure.contains("Suites.swift:4") && failure.contains("(1 + 1 → 2) == 3"), "\(failure)")
    }

    /// The app's own module goes before a framework of its name, as for Xcode.
    @Test func anAppWithAFrameworksNameHasTests() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            ProjectText(targets: [
                .init(name: "Contacts", files: ["App.swift"]),
                .init(
                    name: "ContactsTests", kind: "bundle.unit-test", files: ["Tests.swift"],
                    links: ["Contacts"]),
            ]).text, "Screen/Contacts.xcodeproj/project.pbxproj")
        try tool.write(
            ReleaseTool.app(
                "struct Contact { var name = \"A\" }\nclass ContactList: UIViewController {}\n",
                "Contact().name"),
            "Screen/App.swift")
        try tool.write(
            """
            import XCTest
            @testable import Contacts
            class ContactsTests: XCTestCase {
                func testContact() {
                    XCTAssertEqual(Contact().name + Contacts.Contact().name, "AA")
                    XCTAssertTrue(NSClassFromString("Contacts.ContactList") == ContactList.self)
                    XCTAssertEqual(NSStringFromClass(ContactList.self), "Contacts.ContactList")
                }
            }
            """, "Screen/Tests.swift")
        let (answer, junit) = try await tool.test()
        #expect(answer.status == 0, "\(answer)")
        #expect(junit.cases == ["ContactsTests.ContactsTests/testContact": "passed"])
    }

    /// The stop is a failure of its own, with Swift's words; tests that do without the app tell what they would anyway.
    @Test func anAppThatStopsAtItsStartDoesNotTakeItsTestsAway() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try writeProject(tool)
        try tool.write(
            """
            import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool { fatalError("no key is here") }
            }
            struct Shelf { var count = 2 }
            """, "Screen/Books/App.swift")
        try tool.write(
            """
            import XCTest
            @testable import Books
            class BooksTests: XCTestCase {
                func testShelf() { XCTAssertEqual(Shelf().count, 2) }
                func testApp() { XCTAssertTrue(UIApplication.shared.delegate is AppDelegate) }
            }
            """, "Screen/BooksTests/BooksTests.swift")
        try tool.write(
            "import Testing\n@testable import Books\n@Test func shelf() { #expect(Shelf().count == 2) }\n",
            "Screen/BooksTests/Suites.swift")
        let (answer, junit) = try await tool.test()
        #expect(answer.status == 5, "\(answer)")
        #expect(
            junit.cases == [
                "Books/start of the app": "failed", "BooksTests.BooksTests/testShelf": "passed",
                "BooksTests.BooksTests/testApp": "failed", "BooksTests/shelf()": "passed",
            ], "\(answer)")
        let failure = junit.failures["Books/start of the app"] ?? ""
        #expect(failure.contains("App.swift:6: Fatal error: no key is here"), "\(failure)")
        #expect(answer.out.contains("Books: the app stopped at its start"), "\(answer)")
    }

    /// Whether a process is there and has not ended.
    private func isRunning(_ process: String) -> Bool {
        let stat = FileManager.default.contents(atPath: "/proc/\(process)/stat")
        return stat.map { !String(decoding: $0, as: UTF8.self).contains(") Z") } ?? false
    }

    /// A test that ends the tool, and never ends itself.
    private static let endless = """
        import XCTest
        class %Tests: XCTestCase {
            func testEndless() throws {
                try Data("\\(getpid())".utf8).write(to: URL(fileURLWithPath: "FOLDER/pid"))
                kill(getppid(), SIGKILL)
                while true {}
            }
        }
        """

    @Test(.timeLimit(.hang), arguments: ["Books", "ShelfKit"])
    func testsEndWithTheTool(_ name: String) async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        let source = Self.endless.replacing("%", with: name).replacing("FOLDER", with: tool.folder.path)
        if name == "Books" {
            try writeProject(tool)
            try tool.write(source, "Screen/BooksTests/BooksTests.swift")
        } else {
            try tool.writeShelfKit()
            try FileManager.default.removeItem(at: tool.source.appendingPathComponent("Tests/ShelfKitTests"))
            try tool.write(source, "Screen/Tests/ShelfKitTests/EndlessTests.swift")
        }
        let answer = try await tool.run("test", tool.source.path, "--filter", "Endless")
        #expect(answer.status == -SIGKILL, "\(answer)")
        let process = String(decoding: try #require(tool.read("pid"), "\(answer)"), as: UTF8.self)
        while isRunning(process) { await Task.yield() }
    }

    /// A project of a framework and its tests, in the mode that Xcode 26 gives new projects: declarations are on the main actor
    /// where they say nothing else (SE-0466), classes of Objective-C's included. What is excluded is not compiled. A package beside it that
    /// cannot be read does not lead.
    @Test func aLibrarysTestsRunInItsSettings() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        let settings = [
            "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor", "SWIFT_APPROACHABLE_CONCURRENCY": "YES",
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "SHOP", "OTHER_SWIFT_FLAGS": "-D FLAG",
        ]
        try tool.write(
            ProjectText(targets: [
                .init(name: "Kit", kind: "framework", files: ["Kit/Kit.swift"], settings: settings),
                .init(
                    name: "KitUI", kind: "framework", files: ["KitUI/KitUI.swift"], links: ["Kit"],
                    settings: settings),
                .init(
                    name: "KitTests", kind: "bundle.unit-test", files: ["KitTests/KitTests.swift"],
                    links: ["Kit", "KitUI"], settings: settings),
            ]).text, "Screen/Kit.xcodeproj/project.pbxproj")
        try tool.write("this is not compiled", "Screen/Kit/Old.swift")
        // SwiftPM cannot read it: the targets' folders are not where it looks for them.
        try tool.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
                targets: [.target(name: "Kit"), .testTarget(name: "KitTests", dependencies: ["Kit"])])
            """, "Screen/Package.swift")
        try tool.write(
            "import Kit\npublic struct Named: Naming { public var name = \"Emma\"; public init() {} }\n",
            "Screen/KitUI/KitUI.swift")
        try tool.write(
            """
            import UIKit
            @MainActor func hard() -> Int { 1 }
            public protocol Naming { var name: String { get } }
            final class Book: NSObject, Naming {
                var name = "Dune"
                func number() -> Int { hard() }
                override func isEqual(_ object: Any?) -> Bool { (object as? Book)?.name == name }
                override var hash: Int { name.hashValue }
                override var description: String { "Book " + name }
            }
            struct Shelf: Codable, Equatable { var names = ["Dune"] }
            enum Conditions {
                #if SHOP && FLAG && !DEBUG
                static let hold = "all"
                #else
                static let hold = "not all"
                #endif
            }
            final class Screen: UIViewController { @objc func tapped() {} }
            let pattern = /D.ne/
            extension UIViewController {
                @objc var indent: Int { 1 }
                @objc func fitted(_ rows: Int) -> Int { rows * indent }
            }
            """, "Screen/Kit/Kit.swift")
        try tool.write(
            """
            import InlineSnapshotTesting
            import KitUI
            import XCTest
            @testable import Kit
            final class KitTests: XCTestCase {
                private var book: Book!
                private weak var screen: Screen?
                override func setUp() {
                    super.setUp()
                    book = Book()
                    let made = Screen()
                    made.loadViewIfNeeded()
                    screen = made
                }
                override func tearDownWithError() throws { book = nil; try super.tearDownWithError() }
                struct Failure: Error {}
                func fail() throws -> Int { throw Failure() }
                func testBooks() {
                    XCTAssertEqual(book, Book())
                    XCTAssertEqual(book.description, "Book Dune")
                    XCTAssertEqual(book.number(), hard())
                    XCTAssertEqual((Named() as any Naming).name, "Emma")
                    XCTAssertThrowsError(try fail())
                }
                func testSettings() { XCTAssertEqual(Conditions.hold, "all") }
                func testValues() async throws { XCTAssertEqual(Shelf(), Shelf()); XCTAssertNotNil(book.name.firstMatch(of: pattern)) }
                func testScene() throws {
                    let scene = try XCTUnwrap((UIWindowScene.self as NSObject.Type).init() as? UIWindowScene)
                    XCTAssertTrue(UIWindow(windowScene: scene).windowScene === scene)
                }
                func testTimePassesForWhoeverAsksAgainAndAgain() {
                    let end = Date() + 1
                    while Date() <= end { RunLoop.current.run(until: Date()) }
                }
                func testWhatSetUpShowsIsInTheTestsPool() { XCTAssertNotNil(screen) }
                // 3 * 2 + 10; another controller has 3 * 1.
                func testOverridesOfWhatTheLibraryAddsToUIKit() {
                    XCTAssertEqual(Wide().fitted(3), 16)
                    XCTAssertEqual(Screen().fitted(3), 3)
                }
                // "Returns an inverted copy of the receiver", `inverted`: a variable's value may be changed.
                func testSetsOfCharacters() {
                    var set = CharacterSet.decimalDigits.inverted
                    set.remove(charactersIn: "+")
                    XCTAssertFalse(set.contains("+") || set.contains("1"))
                    XCTAssertTrue(set.contains("a"))
                }
                func testInline() { assertInlineSnapshot(of: "a", as: .lines) { "a" } }
            }
            private final class Wide: UIViewController {
                override var indent: Int { super.indent + 1 }
                override func fitted(_ rows: Int) -> Int { super.fitted(rows) + 10 }
            }
            """, "Screen/KitTests/KitTests.swift")
        for options in [[], ["--target", "KitTests"]] {
            let (answer, junit) = try await tool.test(options)
            #expect(
                junit.cases == [
                    "KitTests.KitTests/testBooks": "passed", "KitTests.KitTests/testSettings": "passed",
                    "KitTests.KitTests/testValues": "passed", "KitTests.KitTests/testInline": "passed",
                    "KitTests.KitTests/testScene": "passed",
                    "KitTests.KitTests/testSetsOfCharacters": "passed",
                    "KitTests.KitTests/testOverridesOfWhatTheLibraryAddsToUIKit": "passed",
                    "KitTests.KitTests/testWhatSetUpShowsIsInTheTestsPool": "passed",
                    "KitTests.KitTests/testTimePassesForWhoeverAsksAgainAndAgain": "passed",
                ], "\(answer)")
        }
    }

    @Test func pathsWithoutTestsAreRefused() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write("import UIKit\n", "Screen/Some.Folder/View.swift")
        let plain = try await tool.run("test", tool.source.path + "/Some.Folder")
        #expect(plain.status == 2 && plain.err.contains("neither a project nor a package"), "\(plain)")
        try tool.write(
            ProjectText(targets: [.init(name: "Books", files: ["App.swift"])]).text,
            "Screen/Some.Folder/Books.xcodeproj/project.pbxproj")
        let project = try await tool.run("test", tool.source.path + "/Some.Folder")
        #expect(project.status == 2 && project.err.contains("no target with unit tests"), "\(project)")
    }

    /// A test that does not compile here fails, with its place and the reason, and the others run. A mistake in what was built once is an error.
    @Test func aTestThatLacksSomethingFailsAndTheRestRuns() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            ProjectText(targets: [
                .init(name: "Books", files: ["Books/App.swift"]),
                .init(
                    name: "BooksTests", kind: "bundle.unit-test",
                    files: ["BooksTests/A.swift", "BooksTests/B.swift", "BooksTests/Spec.swift"],
                    links: ["Books"]),
            ]).text, "Screen/Books.xcodeproj/project.pbxproj")
        try tool.write(ReleaseTool.app("", "\"here\""), "Screen/Books/App.swift")
        let file = try tool.write(
            """
            import OHHTTPStubs
            import XCTest
            class A: XCTestCase {
                func testStubbed() {
                    stub(condition: isHost("a")) { _ in HTTPStubsResponse() }
                    XCTAssertTrue(true)
                }
                func testPlain() { XCTAssertEqual(made(), 1) }
                func made() -> Int { 1 }
            }
            """, "Screen/BooksTests/A.swift")
        try tool.write(
            """
            import Testing
            struct B {
                @Test func beta() { #expect(newest() == 1) }
                @Test func plain() { #expect(1 + 1 == 2) }
                func newest() -> Int { UnknownKit.shared.count }
            }
            """, "Screen/BooksTests/B.swift")
        let spec = try tool.write(
            "import Quick\nclass BookSpec: QuickSpec {\n    override class func spec() {}\n}\n",
            "Screen/BooksTests/Spec.swift")
        let (answer, junit) = try await tool.test()
        #expect(answer.status == 5, "\(answer)")
        #expect(
            junit.cases == [
                "BooksTests.A/testStubbed": "failed", "BooksTests.A/testPlain": "passed",
                "BooksTests.B/beta()": "failed", "BooksTests.B/plain()": "passed",
                "BooksTests.BookSpec/all of it": "failed",
            ], "\(answer)")
        let failure = try #require(junit.failures["BooksTests.A/testStubbed"])
        #expect(
            failure.contains("\(file.path):4: ")
                && failure.contains("does not build here: cannot find 'stub'"),
            "\(failure)")
        #expect(
            junit.failures["BooksTests.BookSpec/all of it"]?.contains("\(spec.path):2: ") == true, "\(answer)"
        )
        #expect(answer.err.contains("\(file.path):1:1: warning: no module 'OHHTTPStubs' here"), "\(answer)")
        #expect(answer.out.hasSuffix("2 passed, 3 failed, 0 skipped\n"), "\(answer)")
        // Nothing is compiled again, and the same is said.
        let again = try await tool.run("test", tool.source.path, "--filter", "Spec")
        #expect(again.status == 5 && again.out.hasSuffix("0 passed, 1 failed, 0 skipped\n"), "\(again)")
        let strict = try await tool.run("test", tool.source.path, "--strict")
        #expect(strict.status == 1, "\(strict)")
    }

    /// XCTest's wait ends with what it waits for, though that comes while a frame is made. Arithmetic: a frame is a sixtieth of a second.
    @Test func aWaitEndsWithWhatItWaitsFor() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            ProjectText(targets: [
                .init(name: "Books", files: ["Books/App.swift"]),
                .init(
                    name: "BooksTests", kind: "bundle.unit-test", files: ["BooksTests/A.swift"],
                    links: ["Books"]),
            ]).text, "Screen/Books.xcodeproj/project.pbxproj")
        try tool.write(ReleaseTool.app("", "\"here\""), "Screen/Books/App.swift")
        try tool.write(
            """
            import UIKit
            import XCTest
            class A: XCTestCase {
                func seconds(_ begin: (XCTestExpectation) -> Void) -> Double {
                    let start = CACurrentMediaTime()
                    let end = expectation(description: "end")
                    begin(end)
                    wait(for: [end], timeout: 5)
                    return CACurrentMediaTime() - start
                }
                func testAnimation() {
                    let view = UIView()
                    let taken = seconds { end in
                        UIView.animate(withDuration: 0.25, animations: { view.alpha = 0 }) { _ in end.fulfill() }
                    }
                    XCTAssertEqual(taken, 0.25, accuracy: 2.0 / 60)
                }
                func testDelay() {
                    let taken = seconds { end in
                        DispatchQueue.main.asyncAfter(deadline: .now() + 0.12) { end.fulfill() }
                    }
                    XCTAssertEqual(taken, 0.12, accuracy: 2.0 / 60)
                }
                func testTimer() {
                    let taken = seconds { end in
                        Timer.scheduledTimer(withTimeInterval: 0.31, repeats: false) { _ in end.fulfill() }
                    }
                    XCTAssertEqual(taken, 0.31, accuracy: 2.0 / 60)
                }
            }
            """, "Screen/BooksTests/A.swift")
        let answer = try await tool.run("test", tool.source.path)
        #expect(answer.status == 0 && answer.out.hasSuffix("3 passed, 0 failed, 0 skipped\n"), "\(answer)")
    }

    /// A class finds the files of its own bundle ("the NSBundle object with which the specified class is associated", `Bundle(for:)`): of tests those
    /// that they copy, though the app has one of that name, and of a framework that only tests link its own. The device is the one that was
    /// asked for; its width is Apple's.
    @Test func testsHaveABundleAndADevice() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        func identifier(_ name: String) -> [String: String] {
            ["PRODUCT_BUNDLE_IDENTIFIER": "com.example.\(name)"]
        }
        try tool.write(
            ProjectText(targets: [
                .init(
                    name: "Books", files: ["Books/App.swift", "Books/page.json"],
                    settings: identifier("Books")),
                .init(
                    name: "Words", kind: "framework", files: ["Words/Words.swift", "Words/words.json"],
                    settings: identifier("Words")),
                .init(
                    name: "BooksTests", kind: "bundle.unit-test",
                    files: ["BooksTests/BooksTests.swift", "BooksTests/page.json"],
                    links: ["Books", "Words"], settings: identifier("BooksTests")),
            ]).text, "Screen/Books.xcodeproj/project.pbxproj")
        try tool.write(ReleaseTool.app("", "\"here\""), "Screen/Books/App.swift")
        try tool.write("the app's", "Screen/Books/page.json")
        try tool.write("the tests'", "Screen/BooksTests/page.json")
        try tool.write("the words'", "Screen/Words/words.json")
        try tool.write("import Foundation\npublic final class Words {}\n", "Screen/Words/Words.swift")
        try tool.write(
            """
            import UIKit
            import Words
            import XCTest
            final class BooksTests: XCTestCase {
                func text(_ name: String, in bundle: Bundle) throws -> String {
                    try String(contentsOf: XCTUnwrap(bundle.url(forResource: name, withExtension: "json")), encoding: .utf8)
                }
                func testOwn() throws {
                    let bundle = Bundle(for: type(of: self))
                    XCTAssertEqual(try text("page", in: bundle), "the tests'")
                    XCTAssertEqual(bundle.bundleIdentifier, "com.example.BooksTests")
                    XCTAssertTrue(bundle.bundlePath.hasSuffix("/BooksTests.xctest"))
                }
                func testApp() throws {
                    XCTAssertEqual(try text("page", in: .main), "the app's")
                    XCTAssertEqual(Bundle.main.bundleIdentifier, "com.example.Books")
                }
                func testFramework() throws {
                    let bundle = Bundle(for: Words.self)
                    XCTAssertEqual(try text("words", in: bundle), "the words'")
                    XCTAssertTrue(Bundle(identifier: "com.example.Words") === bundle)
                }
                @MainActor func testDevice() {
                    XCTAssertEqual(UIScreen.main.bounds.width, 375)
                    XCTAssertTrue(UIDevice.current.systemVersion.hasPrefix("18"))
                }
            }
            """, "Screen/BooksTests/BooksTests.swift")
        let (answer, junit) = try await tool.test("--device", "iPhone SE (3rd)", "--os", "18")
        #expect(
            junit.cases == [
                "BooksTests.BooksTests/testOwn": "passed", "BooksTests.BooksTests/testApp": "passed",
                "BooksTests.BooksTests/testFramework": "passed", "BooksTests.BooksTests/testDevice": "passed",
            ], "\(answer)")
        let wrong = try await tool.run("test", tool.source.path, "--view-controller", "Some")
        #expect(wrong.status == 2 && wrong.err.contains("--view-controller"), "\(wrong)")
    }
}
