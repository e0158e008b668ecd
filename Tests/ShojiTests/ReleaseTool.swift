import Foundation
import Testing

/// The tool as users start it, built in release form by `./test` before the tests run.
struct ReleaseTool {
    struct Answer: CustomStringConvertible {
        var status: Int32
        var out: String
        var err: String
        var description: String { "status \(status)\nout: \(out)\nerr: \(err)" }
        var lastLine: String { out.split(separator: "\n").last.map(String.init) ?? "" }
    }

    static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let executable = repository.appendingPathComponent(".build/release/shoji")

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

    func read(_ path: String) -> Data? {
        FileManager.default.contents(atPath: folder.appendingPathComponent(path).path)
    }

    func run(_ arguments: String..., executable: URL = Self.executable) throws -> Answer {
        try run(arguments, executable: executable)
    }

    func run(_ arguments: [String], executable: URL = Self.executable) throws -> Answer {
        let (out, err) = (folder.appendingPathComponent("stdout"), folder.appendingPathComponent("stderr"))
        let status = try Self.start(executable.path, arguments, in: folder.path, out: out.path, err: err.path)
        return Answer(
            // A signal's number, negative, for a process that one ended.
            status: status & 0x7f == 0 ? status >> 8 & 0xff : -(status & 0x7f),
            out: String(decoding: try Data(contentsOf: out), as: UTF8.self),
            err: String(decoding: try Data(contentsOf: err), as: UTF8.self))
    }

    /// Runs a program to its end and gives its wait status. Not by Foundation's `Process`: that learns of the end by a
    /// socket that processes started at the same moment inherit, and would wait for those too.
    private static func start(
        _ program: String, _ arguments: [String], in folder: String, out: String, err: String
    ) throws -> Int32 {
        var environment = ProcessInfo.processInfo.environment
        // One cache for all tests: each source has its own folder in it, the C modules are shared.
        environment["SHOJI_CACHE"] = repository.appendingPathComponent(".build/test-cache").path
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        let new = O_WRONLY | O_CREAT | O_TRUNC
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, out, new, 0o644)
        posix_spawn_file_actions_addopen(&actions, 2, err, new, 0o644)
        let line = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder, program] + arguments
        var words: [UnsafeMutablePointer<CChar>?] = line.map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] =
            environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for word in words + variables { free(word) } }
        var child: pid_t = 0
        let error = posix_spawn(&child, line[0], &actions, nil, &words, &variables)
        try #require(error == 0, "\(program): \(String(cString: strerror(error)))")
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        return status
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
}
