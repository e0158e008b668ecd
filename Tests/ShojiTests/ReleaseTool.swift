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
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        var environment = ProcessInfo.processInfo.environment
        // One cache for all tests: each source has its own folder in it, the C modules are shared.
        environment["SHOJI_CACHE"] = Self.repository.appendingPathComponent(".build/test-cache").path
        process.environment = environment
        let (out, err) = (folder.appendingPathComponent("stdout"), folder.appendingPathComponent("stderr"))
        for file in [out, err] { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: out)
        process.standardError = try FileHandle(forWritingTo: err)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return Answer(
            status: process.terminationReason == .exit
                ? process.terminationStatus : -process.terminationStatus,
            out: String(decoding: try Data(contentsOf: out), as: UTF8.self),
            err: String(decoding: try Data(contentsOf: err), as: UTF8.self))
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
