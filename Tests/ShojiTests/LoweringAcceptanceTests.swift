import Foundation
import Testing

/// Source as it is written for iOS, with selectors, built without a change.
@Suite(.serialized) struct LoweringAcceptanceTests {
    private static let app = """
        import UIKit

        @objc protocol Listener { func heard(_ what: String) }

        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = UINavigationController(rootViewController: Screen())
                window?.makeKeyAndVisible()
                return true
            }
        }
        """
    private static let screen = """
        import UIKit

        @objc(LegacyScreen) @objcMembers
        class Screen: UITableViewController, Listener {
            @IBOutlet weak var missing: UILabel?
            @objc dynamic var taps = 0
            weak var listener: Listener?
            private let button = UIButton(type: .system)
            private let field = UIView()
            private let log = UILabel()

            override func viewDidLoad() {
                super.viewDidLoad()
                listener = self
                log.accessibilityIdentifier = "log"
                log.frame = CGRect(x: 10, y: 10, width: 360, height: 40)
                button.accessibilityIdentifier = "button"
                button.setTitle("Tap", for: .normal)
                button.frame = CGRect(x: 10, y: 60, width: 100, height: 44)
                button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
                field.accessibilityIdentifier = "field"
                field.frame = CGRect(x: 150, y: 60, width: 100, height: 44)
                field.addGestureRecognizer(
                    UITapGestureRecognizer(target: self, action: #selector(Screen.touched)))
                let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 120))
                [log, button, field].forEach(header.addSubview)
                tableView.tableHeaderView = header
                let control = UIRefreshControl()
                control.addTarget(self, action: #selector(self.refresh), for: .valueChanged)
                refreshControl = control
                navigationItem.rightBarButtonItem = UIBarButtonItem(
                    title: "Add", style: .plain, target: self, action: #selector(add))
                navigationItem.rightBarButtonItem?.accessibilityIdentifier = "add"
                NotificationCenter.default.addObserver(
                    self, selector: #selector(tapsChanged(note:)), name: .taps, object: nil)
                Timer.scheduledTimer(
                    timeInterval: 20, target: self, selector: #selector(Self.ticked(_:)), userInfo: nil,
                    repeats: false)
            #if os(iOS) && targetEnvironment(simulator)
                say("iOS")
            #else
                thisIsNotIOS()
            #endif
            }

            deinit { NotificationCenter.default.removeObserver(self) }

            func heard(_ what: String) { say(what) }
            private func say(_ what: String) { log.text = (log.text.map { $0 + " " } ?? "") + what }

            @objc private func tapped(_ sender: UIButton) {
                taps += 1
                listener?.heard("button")
                NotificationCenter.default.post(name: .taps, object: self)
            }

            @objc
            private func tapsChanged(note: Notification) { say("note") }
            @IBAction func add() { say("bar") }
        }

        extension Notification.Name { static let taps = Notification.Name("taps") }

        extension Screen {
            @objc func touched(_ gesture: UITapGestureRecognizer) { say("gesture") }
            @objc fileprivate func refresh() { say("refresh"); refreshControl?.endRefreshing() }
            @objc private func ticked(_ timer: Timer) { say("timer") }
        }
        """

    @Test func selectorsReachTheirMethods() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(Self.app, "Screen/AppDelegate.swift")
        try tool.write(Self.screen, "Screen/Screen.swift")
        try tool.write(
            """
            steps:
              - tap: {id: button}
              - tap: {id: field}
              - tap: {id: add}
              - drag: {from: [196, 300], to: [196, 740], seconds: 0.5, hold: 0.2}
              - settle: true
              - snapshot: used
              - wait: 30
              - snapshot: ticked
            """, "s.yaml")
        let before = try FileManager.default.subpathsOfDirectory(atPath: tool.source.path).sorted()
        let answer = try await tool.run("snapshot", "Screen", "--scenario", "s.yaml", "--out", "out")
        #expect(answer.status == 0, "\(answer)")
        func log(_ name: String) throws -> String? {
            try DumpNode(#require(tool.read("out/\(name).json"), "\(name) is missing")).view(id: "log").text
        }
        #expect(try log("used") == "iOS button note gesture bar refresh")
        #expect(try log("ticked") == "iOS button note gesture bar refresh timer")
        #expect(try FileManager.default.subpathsOfDirectory(atPath: tool.source.path).sorted() == before)
        let again = try await tool.run("build", "Screen")
        #expect(again.status == 0 && again.err.isEmpty, "an unchanged folder was built again: \(again)")
    }

    @Test func errorsInLoweredFilesStandWhereTheSourceHasThem() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            """
            import UIKit
            class Screen: UIViewController {
                let item = UIBarButtonItem()
                @objc func tapped() {
                    item.action = #selector(tapped); let wrong: Int = "text"
                    item.action = #selector(gone)
                    let other: Int = "text"
                }
            }
            """, "Screen/Screen.swift")
        let answer = try await tool.run("build", "Screen")
        #expect(answer.status == 1, "\(answer)")
        for place in ["5:59", "6:23", "7:26"] {
            #expect(answer.err.contains("Screen/Screen.swift:\(place): error:"), "\(place) \(answer)")
        }
    }

    @Test func whatCannotBeLoweredIsNamedWithWhatToWrite() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            """
            import UIKit
            import SwiftUI
            class Screen: UIViewController {
                func start() {
                    if let a = class_getInstanceMethod(Screen.self, #selector(start)) { print(a) }
                }
            }
            extension UILabel {
                override func setNeedsLayout() {}
            }
            """, "Screen/Screen.swift")
        let answer = try await tool.run("build", "Screen")
        #expect(answer.status == 1, "\(answer)")
        for text in [
            "Screen.swift:5:20: error: 'class_getInstanceMethod' needs Objective-C's runtime",
            "Screen.swift:9:5: error: an override in an extension of 'UILabel'",
        ] {
            #expect(answer.err.contains(text), "\(text) \(answer)")
        }
    }

    @Test func whatIsImportedButNotUsedMayBeAbsent() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "box.isHidden = Constants.hides || Limits.hides")
        // Different in every run: what was built before is not compiled again, and says nothing.
        try tool.write(
            "import UIKit\nimport CloudKit\nenum Constants { static let hides = false }\n// \(UUID())\n",
            "Screen/A/Names.swift")
        try tool.write("import UIKit\nenum Limits { static let hides = false }\n", "Screen/B/Names.swift")
        let answer = try await tool.run("build", "Screen")
        #expect(answer.status == 0, "\(answer)")
        #expect(answer.err.contains("A/Names.swift:2:1: warning: no module 'CloudKit' here"), "\(answer)")
    }
}
