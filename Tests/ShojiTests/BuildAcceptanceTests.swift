import Foundation
import Testing

@Suite(.serialized) struct BuildAcceptanceTests {
    /// When the executable was last linked, to the nanosecond as the file system keeps it.
    private func linked(_ path: String) throws -> Date {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return try #require(attributes[.modificationDate] as? Date)
    }

    @Test func secondBuildCompilesNothingAndSaysOnlyThePath() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "")
        let first = try await tool.run("build", "Screen")
        #expect(first.status == 0, "\(first)")
        let date = try linked(first.lastLine)
        let second = try await tool.run("build", "Screen")
        #expect(second.out == first.lastLine + "\n", "\(second)")
        #expect(second.err.isEmpty)
        #expect(try linked(first.lastLine) == date)
    }

    @Test func editIsCompiledAndTouchIsNot() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: #"print("one")"#)
        let path = try await tool.run("build", "Screen").lastLine
        let date = try linked(path)
        try tool.writeApp(viewDidLoad: #"print("one")"#)
        #expect(try await tool.run("build", "Screen").status == 0)
        #expect(try linked(path) == date, "the same text was compiled again")
        try tool.writeApp(viewDidLoad: #"print("two")"#)
        let answer = try await tool.run("snapshot", "Screen", "--out", "out")
        #expect(answer.status == 0, "\(answer)")
        #expect(answer.out.contains("two"))
    }

    @Test func resourcesAreReadFromTheSourceAndRebuildNothing() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(
            viewDidLoad: """
                let url = Bundle.main.url(forResource: "books", withExtension: "json")
                print("books:", url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "none")
                """)
        let path = try await tool.run("build", "Screen").lastLine
        let date = try linked(path)
        try tool.write("first", "Screen/Data/books.json")
        #expect(try await tool.run("snapshot", "Screen", "--out", "out").out.contains("books: first"))
        try tool.write("second", "Screen/Data/books.json")
        #expect(try await tool.run("snapshot", "Screen", "--out", "out").out.contains("books: second"))
        try FileManager.default.removeItem(at: tool.source.appendingPathComponent("Data"))
        #expect(try await tool.run("snapshot", "Screen", "--out", "out").out.contains("books: none"))
        #expect(try linked(path) == date)
    }

    /// Apps look for what Xcode makes of a file.
    @Test func whatXcodeCompilesIsFoundByTheNameThatItHasThen() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(
            viewDidLoad: """
                for (name, ending) in [("Books", "momd"), ("Cell", "nib"), ("Other", "momd")] {
                    print(name, Bundle.main.url(forResource: name, withExtension: ending) != nil)
                }
                """)
        try tool.write("<model/>", "Screen/Books.xcdatamodeld/Books.xcdatamodel/contents")
        try tool.write("<document/>", "Screen/Cell.xib")
        let answer = try await tool.run("snapshot", "Screen", "--out", "out")
        #expect(answer.out == "Books true\nCell true\nOther false\n", "\(answer)")
    }

    @Test func sourceErrorNamesFileLineAndColumn() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write("import UIKit\n\nlet wrong: Int = \"text\"\n", "Screen/Wrong.swift")
        let answer = try await tool.run("build", "Screen")
        #expect(answer.status == 1, "\(answer)")
        #expect(answer.err.contains("Screen/Wrong.swift:3:18: error:"), "\(answer)")
        #expect(answer.out.isEmpty)
    }

    @Test func columnsStayWhereAnAttributeIsReplaced() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            "import UIKit\n@UIApplicationMain class App: UIResponder, UIApplicationDelegate { let x: Int = \"\" }\n",
            "Screen/App.swift")
        let answer = try await tool.run("build", "Screen")
        #expect(answer.status == 1)
        #expect(answer.err.contains("Screen/App.swift:2:81: error:"), "\(answer)")
    }

    @Test func nothingIsWrittenIntoTheSource() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "")
        try tool.write("{}", "Screen/a.json")
        func listing() throws -> [String] {
            try FileManager.default.subpathsOfDirectory(atPath: tool.source.path).sorted()
        }
        let before = try listing()
        #expect(try await tool.run("snapshot", "Screen", "--out", "out").status == 0)
        #expect(try listing() == before)
    }

    @Test func singleFileStartsFromTheNamedViewController() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            """
            import UIKit
            class Lone: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.accessibilityIdentifier = "lone"
                }
            }
            """, "Lone.swift")
        let answer = try await tool.run("snapshot", "Lone.swift", "--view-controller", "Lone", "--out", "out")
        #expect(answer.status == 0, "\(answer)")
        let dump = String(decoding: try #require(tool.read("out/opened.json")), as: UTF8.self)
        #expect(dump.contains(#""id": "lone""#))
        let nameless = try await tool.run("snapshot", "Lone.swift", "--out", "out")
        #expect(nameless.status == 2, "\(nameless)")
        #expect(nameless.err.contains("--view-controller"))
        let wrong = try await tool.run("snapshot", "Lone.swift", "--view-controller", "Other", "--out", "out")
        #expect(wrong.status == 2, "\(wrong)")
    }

    @Test func aControllerWithAnInitOfItsOwnStartsFromItsName() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            """
            import UIKit
            final class Names: UITableViewController {
                private let names: [String]
                init(names: [String] = ["Ann", "Bob"]) {
                    self.names = names
                    super.init(style: .plain)
                }
                required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(names)
                }
            }
            final class Name: UIViewController {
                init(_ name: String) { super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
            }
            """, "Names.swift")
        let needy = try await tool.run("snapshot", "Names.swift", "--view-controller", "Name", "--out", "out")
        #expect(needy.status == 2, "\(needy)")
        #expect(needy.err.contains("--view-controller Name: it is made by init(_:)"), "\(needy)")
        let answer = try await tool.run(
            "snapshot", "Names.swift", "--view-controller", "Names", "--out", "out")
        #expect(answer.status == 0, "\(answer)")
        #expect(answer.out == "[\"Ann\", \"Bob\"]\n", "\(answer)")
    }

    @Test func topLevelCodeOfMainSwiftStartsTheApp() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: #"print("started")"#)
        let file = tool.source.appendingPathComponent("AppDelegate.swift")
        let text = try String(contentsOf: file, encoding: .utf8).replacingOccurrences(of: "@main\n", with: "")
        try Data(text.utf8).write(to: file)
        try tool.write(
            """
            import UIKit
            UIApplicationMain(
                CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
            """, "Screen/main.swift")
        let answer = try await tool.run("snapshot", "Screen", "--out", "out")
        #expect(answer.status == 0, "\(answer)")
        #expect(answer.out.contains("started"))
    }

    /// Foundation takes a bundle with an entry named `contents`, in any case, for one of macOS, whose Info.plist lies below
    /// `Contents`; a model of Core Data has such a file, and on iOS it is compiled into `Model.momd`.
    @Test func theInformationOfABundleIsFoundBesideAnyFile() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(
            viewDidLoad: """
                let bundle = Bundle.main
                print(bundle.object(forInfoDictionaryKey: "CFBundleShortVersionString") ?? "none")
                print(bundle.object(forInfoDictionaryKey: kCFBundleVersionKey as String) ?? "none")
                print(traitCollection.userInterfaceStyle == .dark)
                """)
        try tool.write("<model/>", "Screen/Model.xcdatamodeld/Model.xcdatamodel/contents")
        try tool.write("-", "Screen/Texts/Resources")
        try tool.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>CFBundleShortVersionString</key><string>3.2</string><key>CFBundleVersion</key><string>7</string>
            <key>UIUserInterfaceStyle</key><string>Dark</string>
            </dict></plist>
            """, "Screen/Info.plist")
        let answer = try await tool.run("snapshot", "Screen", "--out", "out")
        #expect(answer.status == 0 && answer.out == "3.2\n7\ntrue\n", "\(answer)")
    }
}
