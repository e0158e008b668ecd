import Foundation
import PageDriver
import Testing

/// The tool as users start it, built in release form by `./test` before the tests run.
struct ReleaseTool {
    struct Answer: CustomStringConvertible {
        /// A signal's number, negative, for a process that one ended.
        var status: Int32
        var out: String
        var err: String
        var description: String { "status \(status)\nout: \(out)\nerr: \(err)" }
        var lastLine: String { out.split(separator: "\n").last.map(String.init) ?? "" }
    }

    static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let executable = repository.appendingPathComponent(".build/release/shoji")

    /// With the packages of PyPI in Scripts/python.txt; nil where they are not installed.
    static let python: URL? = {
        let url = repository.appendingPathComponent(".build/python/bin/python")
        return FileManager.default.isExecutableFile(atPath: url.path) ? url : nil
    }()

    /// A folder of its own for each test: source, cache and pictures.
    let folder: URL
    var source: URL { folder.appendingPathComponent("Screen") }

    /// `test` names the folder, the same in every run, so that builds of the tests do not pile up in the cache.
    init(_ test: String = #function) throws {
        try #require(
            FileManager.default.isExecutableFile(atPath: Self.executable.path),
            "\(Self.executable.path) is not there; ./test builds it")
        let name = test.filter { $0.isLetter || $0.isNumber }
        folder = Self.repository.appendingPathComponent(".build/test-screens/\(name)")
        remove()
        try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    @discardableResult
    func write(_ text: String, _ path: String) throws -> URL {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        return url
    }

    /// Projects of our own, in the shapes that Xcode 12 to 26 writes.
    static let projects = repository.appendingPathComponent("Tests/Projects")

    /// Puts one of the ``projects`` where a test's source is.
    func copyProject(_ name: String) throws {
        try FileManager.default.removeItem(at: source)
        try FileManager.default.copyItem(at: Self.projects.appendingPathComponent(name), to: source)
    }

    func read(_ path: String) -> Data? {
        FileManager.default.contents(atPath: folder.appendingPathComponent(path).path)
    }

    /// As many of them at once as there are processors; each keeps one busy.
    private static let turns = DispatchSemaphore(value: ProcessInfo.processInfo.activeProcessorCount)

    func run(_ arguments: String..., executable: URL = Self.executable) async throws -> Answer {
        try await run(arguments, executable: executable)
    }

    /// Runs a program to its end.
    /// - Parameter variables: of its environment, beside those of this process.
    func run(
        _ arguments: [String], executable: URL = Self.executable, variables: [String: String] = [:]
    ) async throws -> Answer {
        let (out, err) = (folder.appendingPathComponent("stdout"), folder.appendingPathComponent("stderr"))
        return try await onOwnThread {
            Self.turns.wait()
            defer { Self.turns.signal() }
            let process = try ChildProcess(
                executable, arguments, folder: folder,
                environment: Self.environment.merging(variables) { $1 }, output: .file(out),
                errors: .file(err))
            let status = Result { try process.end(within: 240) }
            let answer = Answer(
                status: (try? status.get()) ?? 0,
                out: String(decoding: try Data(contentsOf: out), as: UTF8.self),
                err: String(decoding: try Data(contentsOf: err), as: UTF8.self))
            if case .failure(let overdue) = status { throw Overdue("\(overdue)\n\(answer)") }
            return answer
        }
    }

    static let cache = repository.appendingPathComponent(".build/test-cache").path

    /// One cache for all tests: each source has its own folder in it, the C modules are shared.
    static let environment = ProcessInfo.processInfo.environment.merging(["SHOJI_CACHE": cache]) {
        $1
    }

    /// A screen whose one view controller has `body` in its class.
    func writeApp(viewDidLoad: String, members: String = "") throws {
        try write(
            """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = ScreenViewController()
                    window?.makeKeyAndVisible()
                    return true
                }
            }
            """, "Screen/AppDelegate.swift")
        try write(
            """
            import UIKit
            import Foundation

            class ScreenViewController: UIViewController {
                let box = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .white
                    box.accessibilityIdentifier = "box"
                    box.backgroundColor = .red
                    box.frame = CGRect(x: 10, y: 100, width: 50, height: 50)
                    view.addSubview(box)
                    \(viewDidLoad)
                }
                \(members)
            }
            """, "Screen/ScreenViewController.swift")
    }

    /// The source of an app whose screen is a label, `told`, with texts in a row.
    /// - Parameters:
    ///   - declarations: imports, and what else stands before the app.
    ///   - texts: Swift expressions of texts, with commas between.
    static func app(_ declarations: String, _ texts: String) -> String {
        """
        import UIKit
        \(declarations)
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                let label = UILabel()
                label.accessibilityIdentifier = "told"
                label.numberOfLines = 0
                label.text = [\(texts)].joined(separator: "|")
                let controller = UIViewController()
                controller.view = label
                window = UIWindow()
                window?.rootViewController = controller
                window?.makeKeyAndVisible()
                return true
            }
        }
        """
    }
}
