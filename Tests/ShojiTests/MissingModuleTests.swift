import Foundation
import Testing

@testable import AppBuild

/// A module that is neither here nor in the folder is named where it is imported, where nothing may stand in for it.
@Suite(.serialized) struct MissingModuleTests {
    /// What a notification of a missing module's would have is empty: a plain `NSValue` holds nothing, and stops where it is asked.
    @Test func wrappedNumbersAndRectanglesAreEmpty() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "print(Shown.text)")
        try tool.write(
            """
            import Keys
            import UIKit
            enum Shown {
                static var text: String {
                    let frame: NSValue = Keys.frame()
                    let seconds: NSNumber = Keys.duration()
                    return "height \\(frame.cgRectValue.height), seconds \\(seconds.doubleValue)"
                }
            }
            """, "Screen/Shown.swift")
        let answer = try await tool.run("snapshot", "Screen", "--out", "out")
        #expect(answer.status == 0, "\(answer)")
        #expect(answer.out.contains("height 0.0, seconds 0.0"), "\(answer)")
    }

    private static let screen = """
        import UIKit
        import SnapKit

        final class Screen: UIViewController {
            override func viewDidLoad() { view.snp.makeConstraints { $0.edges.equalToSuperview() } }
        }
        """

    @Test func aMissingModuleComesFirst() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        let file = try tool.write(Self.screen, "Screen/Screen.swift")
        let answer = try await tool.run("build", "Screen", "--strict")
        #expect(answer.status == 1, "\(answer)")
        #expect(
            answer.err.hasPrefix(
                "\(file.path):2:1: error: import SnapKit: no such module; add its Swift source to the folder, as "
                    + "\(tool.source.path)/SnapKit\n"), "\(answer)")
    }

    @Test func aLibraryInTheFolderIsNotMissed() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(Self.screen, "Screen/Screen.swift")
        try tool.write("import UIKit\n", "Screen/Libraries/SnapKit/Sources/Nothing.swift")
        let answer = try await tool.run("build", "Screen")
        #expect(answer.status == 1, "\(answer)")
        #expect(!answer.err.contains("no such module"), "\(answer)")
        #expect(answer.err.contains("has no member 'snp'"), "\(answer)")
    }

    @Test func anotherFaultIsNotPutDownToIt() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write("import UIKit\nimport SnapKit\nlet x: Int = \"\"\n", "Screen/A.swift")
        let answer = try await tool.run("build", "Screen")
        #expect(answer.status == 1 && !answer.err.contains("no such module"), "\(answer)")
    }

    /// Xcode compiles them; the compiler takes no control characters in the place that a message names.
    @Test func filesWithControlCharactersInTheirNamesAreCompiled() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            "import UIKit\nclass Own: NSObject { @objc func act() {} }\n", "Screen/\u{8}Own.swift")
        try tool.writeApp(viewDidLoad: "print(Own().responds(to: #selector(Own.act)))", members: "")
        let answer = try await tool.run("snapshot", "Screen", "--out", "out")
        #expect(answer.status == 0 && answer.out == "true\n", "\(answer)")
    }

    /// What apps write, in files that import Foundation or UIKit alone; Apple's documentation says what each gives.
    @Test func foundationsNamesAreThere() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write("{\"a\": 1}", "Screen/data.json")
        try tool.write(
            """
            import Foundation

            final class Reader: NSObject, XMLParserDelegate {
                var names: [String] = []
                func parser(
                    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
                    qualifiedName: String?, attributes: [String: String] = [:]
                ) { names.append(name) }
                func read(_ text: String) -> [String] {
                    let parser = XMLParser(data: Data(text.utf8))
                    parser.delegate = self
                    parser.parse()
                    return names
                }
                var timer = Timer()
                let count: NSInteger = 1
            }
            final class Counter { @Published var count = 0 }
            extension NSCollectionLayoutDimension {
                static var third: Self { .fractionalWidth(1 / 3) }
            }
            """, "Screen/Reader.swift")
        try tool.writeApp(
            viewDidLoad: """
                print(Reader().read("<a><b/></a>"))
                let counter = Counter()
                let token = counter.$count.sink { print("count", $0, NSCollectionLayoutDimension.third.isFractionalWidth) }
                counter.count = 2
                token.cancel()
                let url = Bundle.main.url(forResource: "data", withExtension: "json")!
                URLSession.shared.dataTask(with: url) { data, response, error in
                    print(String(decoding: data ?? Data(), as: UTF8.self), response?.mimeType ?? "-", error == nil)
                    URLSession(configuration: .default).dataTask(
                        with: url.deletingLastPathComponent().appendingPathComponent("none.json")
                    ) { _, _, error in
                        print((error as? URLError)?.code.rawValue ?? 0)
                        self.done.signal()
                    }.resume()
                }.resume()
                _ = done.wait(timeout: .now() + 60)
                """, members: "let done = DispatchSemaphore(value: 0)")
        let answer = try await tool.run("snapshot", "Screen", "--out", "out")
        #expect(answer.status == 0, "\(answer)")
        // -1100: NSURLErrorFileDoesNotExist of Apple's headers.
        #expect(
            answer.out
                == "[\"a\", \"b\"]\ncount 0 true\ncount 2 true\n{\"a\": 1} application/json true\n-1100\n",
            "\(answer)")
    }

    /// Swift: "file 'A.swift' is part of module 'Kit'; ignoring import". Nothing stands in for it.
    @Test func aFileMayImportTheModuleThatItIsPartOf() {
        let file = URL(fileURLWithPath: "/app/Sources/A.swift")
        let source = SourceModule(
            name: ModuleName(from: "Kit"), identity: "Kit", files: [file], root: URL(fileURLWithPath: "/app"))
        let imports = ["Kit", "Core"].map {
            LoweredColumns.ForeignImport(module: $0, path: file.path, line: 1, column: 1)
        }
        #expect(MissingModules(imports, in: source).imports.map(\.module) == ["Core"])
    }

    /// A pod most of whose files import what is not here would be little but stand-ins; one that uses it in a corner is built.
    @Test func aFetchedLibraryIsBuiltOnWhatMostOfItsFilesImport() {
        func files(_ folder: String) -> [URL] {
            (1...4).map { URL(fileURLWithPath: "/app/\(folder)/Kit/\($0).swift") }
        }
        func base(importing: Int) -> String? {
            let files = files("Pods")
            let missing = files.prefix(importing).flatMap { file in
                ["Core", "SwiftUI"].map {
                    LoweredColumns.ForeignImport(module: $0, path: file.path, line: 1, column: 1)
                }
            }
            return MissingModules.base(of: files, missing)?.module
        }
        #expect(base(importing: 3) == "Core")
        #expect(base(importing: 2) == nil)
        func isFetched(_ folder: String) -> Bool {
            SourceModule(
                name: ModuleName(from: "Kit"), identity: "Kit", files: files(folder),
                root: URL(fileURLWithPath: "/app")
            ).isFetched
        }
        #expect(isFetched("Pods") && !isFetched("Kits"))
    }
}
