import Foundation
import Testing

/// Frameworks and libraries of a project are modules of their own. What is expected is what Swift says of modules: names
/// that are not public stay within one, a module is found by its name, and what it declares is what an importer sees.
@Suite(.serialized) struct ProjectModuleTests {
    private let project = ProjectText(targets: [
        .init(
            name: "Books", files: ["Books/App.swift", "Books/Shelf.swift", "Books/Main.storyboard"],
            links: ["ShelfKit"], settings: ["INFOPLIST_KEY_UIMainStoryboardFile": "Main"]),
        .init(
            name: "ShelfKit", kind: "framework", files: ["ShelfKit/Kit.swift", "ShelfKit/about.txt"],
            links: ["Low-Level"]),
        .init(
            name: "Low-Level", kind: "library.static", files: ["Low/Low.swift"],
            settings: ["PRODUCT_MODULE_NAME": "LowLevel", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "LOW"]),
    ])

    private func write(_ tool: ReleaseTool) throws {
        try tool.write(project.text, "Screen/Books.xcodeproj/project.pbxproj")
        try tool.write(
            """
            import Foundation
            struct Title { let text = "low" }
            extension String { func marked() -> String { "<" + self + ">" } }
            public func lowTitle() -> String {
                #if LOW
                return Title().text
                #else
                return "without its condition"
                #endif
            }
            """, "Screen/Low/Low.swift")
        try tool.write(
            """
            import UIKit
            @_exported import LowLevel
            struct Title { let text = "kit" }
            extension String { func marked() -> String { "[" + self + "]" } }
            @objc public protocol ShelfViewDelegate: AnyObject {
                @objc optional func shelfView(_ view: ShelfView, titleFor row: Int) -> String
            }
            open class ShelfView: UIView {
                @IBOutlet public weak var delegate: ShelfViewDelegate?
                @IBInspectable public var motto: String = "-"
                @objc dynamic open var count = 0
                let label = UILabel()
                open func told() -> String {
                    [Title().text.marked(), lowTitle(), motto, delegate?.shelfView?(self, titleFor: 2) ?? "none",
                     value(forKey: "count").map { "\\($0)" } ?? "-", about()].joined(separator: "|")
                }
                private func about() -> String {
                    let bundle = Bundle(for: ShelfView.self)
                    let path = bundle.path(forResource: "about", ofType: "txt")!
                    return try! String(contentsOfFile: path, encoding: .utf8)
                }
            }
            """, "Screen/ShelfKit/Kit.swift")
        try tool.write("of the kit", "Screen/ShelfKit/about.txt")
        try tool.write(
            """
            import UIKit
            import ShelfKit
            struct Title { let text = "app" }
            class WideShelfView: ShelfView {
                override func told() -> String { "wide " + super.told() }
            }
            class ShelfController: UIViewController, ShelfViewDelegate {
                @IBOutlet var shelf: ShelfView!
                @IBOutlet var label: UILabel!
                func shelfView(_ view: ShelfView, titleFor row: Int) -> String { "row \\(row)" }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    shelf.setValue(3, forKey: "count")
                    label.accessibilityIdentifier = "told"
                    label.text = [Title().text, String(reflecting: ShelfView.self), lowTitle(), shelf.told()]
                        .joined(separator: "|")
                }
            }
            """, "Screen/Books/Shelf.swift")
        try tool.write(
            """
            import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
            """, "Screen/Books/App.swift")
        try tool.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="V">
            <scenes><scene sceneID="S"><objects>
            <viewController id="V" customClass="ShelfController" customModule="Books" customModuleProvider="target">
            <view key="view" contentMode="scaleToFill" id="R"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <subviews>
            <label opaque="NO" numberOfLines="0" id="L"><rect key="frame" x="0" y="100" width="300" height="200"/></label>
            <view id="K" customClass="WideShelfView" customModule="Books"><rect key="frame" x="0" y="0" width="10" height="10"/>
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="motto" value="read"/></userDefinedRuntimeAttributes>
            <connections><outlet property="delegate" destination="V" id="c1"/></connections></view>
            <view id="M" customClass="ShelfView" customModule="ShelfKit"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
            </subviews></view>
            <connections><outlet property="shelf" destination="K" id="c2"/><outlet property="label" destination="L" id="c3"/></connections>
            </viewController></objects></scene></scenes></document>
            """, "Screen/Books/Main.storyboard")
        try tool.write(
            """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
            <key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
            """, "Screen/Info.plist")
        try tool.write("steps:\n  - snapshot: opened\n", "s.yaml")
    }

    private func told(_ tool: ReleaseTool) async throws -> String? {
        let answer = try await tool.run(
            "snapshot", tool.source.path, "--scenario", "s.yaml", "--out", "out")
        try #require(answer.status == 0, "\(answer)")
        return try DumpNode(#require(tool.read("out/opened.json"))).view(id: "told").text
    }

    @Test func frameworksAreModules() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try write(tool)
        #expect(
            try await told(tool)
                == "app|ShelfKit.ShelfView|low|wide [kit]|low|read|row 2|3|of the kit")
    }

    /// Apple's page of `Bundle.init(for:)`: the bundle that the class's code came from, which is a framework's where it has some. In it a name is the
    /// framework's, whatever the app has.
    @Test func aFrameworksFilesAreItsOwnWhereTheAppHasTheirNames() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        let names = ["Main.storyboard", "Names.strings", "about.txt"]
        try tool.write(
            ProjectText(targets: [
                .init(
                    name: "Books", files: ["Books/App.swift"] + names.map { "Books/" + $0 },
                    links: ["ShelfKit"], settings: ["GENERATE_INFOPLIST_FILE": "YES"]),
                .init(
                    name: "ShelfKit", kind: "framework",
                    files: ["ShelfKit/Kit.swift"] + names.map { "ShelfKit/" + $0 },
                    settings: ["PRODUCT_BUNDLE_IDENTIFIER": "com.example.kit"]),
            ]).text, "Screen/Books.xcodeproj/project.pbxproj")
        for (folder, word, custom) in [
            ("Books", "app", ""),
            ("ShelfKit", "kit", " customClass=\"ShelfController\" customModule=\"ShelfKit\""),
        ] {
            try tool.write("of the \(word)", "Screen/\(folder)/about.txt")
            try tool.write("\"name\" = \"\(word)'s name\";\n", "Screen/\(folder)/Names.strings")
            try tool.write(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="V">
                <scenes><scene sceneID="S"><objects><viewController id="V"\(custom)>
                <view key="view" id="R"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
                </viewController></objects></scene></scenes></document>
                """, "Screen/\(folder)/Main.storyboard")
        }
        try tool.write(
            """
            import UIKit
            public final class ShelfController: UIViewController {
                public static func told() -> [String] {
                    let bundle = Bundle(for: self)
                    let made = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
                    let path = bundle.path(forResource: "about", ofType: "txt")!
                    return [
                        "\\(made is ShelfController)", try! String(contentsOfFile: path, encoding: .utf8),
                        NSLocalizedString("name", tableName: "Names", bundle: bundle, comment: ""),
                        bundle.bundleIdentifier ?? "none",
                    ]
                }
            }
            """, "Screen/ShelfKit/Kit.swift")
        try tool.write(
            """
            import ShelfKit
            import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    let bundle = Bundle(for: AppDelegate.self)
                    let path = bundle.path(forResource: "about", ofType: "txt")!
                    let label = UILabel(frame: CGRect(x: 0, y: 100, width: 393, height: 200))
                    label.accessibilityIdentifier = "told"
                    label.text = (ShelfController.told() + [
                        try! String(contentsOfFile: path, encoding: .utf8),
                        NSLocalizedString("name", tableName: "Names", comment: ""), "\\(bundle.bundlePath == Bundle.main.bundlePath)",
                    ]).joined(separator: "|")
                    let controller = UIViewController()
                    controller.view.addSubview(label)
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = controller
                    window?.makeKeyAndVisible()
                    return true
                }
            }
            """, "Screen/Books/App.swift")
        try tool.write("steps:\n  - snapshot: opened\n", "s.yaml")
        #expect(
            try await told(tool)
                == "true|of the kit|kit's name|com.example.kit|of the app|app's name|true")
    }

    @Test func anEditOfALibraryArrivesInTheApp() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try write(tool)
        _ = try await told(tool)
        let file = "Screen/Low/Low.swift"
        let text = String(decoding: try #require(tool.read(file)), as: UTF8.self)
        try tool.write(text.replacingOccurrences(of: "\"low\"", with: "\"deep\""), file)
        #expect(try await told(tool)?.hasPrefix("app|ShelfKit.ShelfView|deep|wide [kit]|deep|") == true)
    }

    /// A library that another one imports does not build: its file is named, and its own place in it.
    @Test func errorsNameTheLibrarysFile() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try write(tool)
        try tool.write("import Foundation\npublic func lowTitle() -> String { 1 }\n", "Screen/Low/Low.swift")
        let answer = try await tool.run("build", tool.source.path)
        #expect(answer.status == 1, "\(answer)")
        #expect(answer.err.contains("Low/Low.swift:2:36: error:"), "\(answer)")
    }

    @Test func librariesThatImportEachOtherAreNamed() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try write(tool)
        try tool.write("import ShelfKit\npublic func lowTitle() -> String { \"\" }\n", "Screen/Low/Low.swift")
        let answer = try await tool.run("build", tool.source.path)
        #expect(answer.status == 1, "\(answer)")
        #expect(
            answer.err.contains("LowLevel, ShelfKit, LowLevel")
                || answer.err.contains("ShelfKit, LowLevel, ShelfKit"), "\(answer)")
    }

    /// Xcode: each target has the language mode that its `SWIFT_VERSION` says. What is expected follows from the language: the
    /// compiler's own version in mode 6, `characters` until mode 5, errors of isolation from mode 6.
    @Test func eachTargetHasItsLanguageMode() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            ProjectText(targets: [
                .init(
                    name: "Books", files: ["Books/App.swift"], links: ["Old", "New"],
                    settings: ["SWIFT_VERSION": "5.0"]),
                .init(
                    name: "Old", kind: "framework", files: ["Old/Old.swift"],
                    settings: ["SWIFT_VERSION": "4.2"]),
                .init(
                    name: "New", kind: "framework", files: ["New/New.swift"],
                    settings: ["SWIFT_VERSION": "6.0", "SWIFT_APPROACHABLE_CONCURRENCY": "YES"]),
            ]).text, "Screen/Books.xcodeproj/project.pbxproj")
        func mode(_ name: String) -> String {
            """
            \(name) {
                #if swift(>=6)
                return "6"
                #elseif swift(>=5)
                return "5"
                #else
                return "4"
                #endif
            }
            """
        }
        try tool.write(
            mode("public func oldMode() -> String")
                + "\npublic func count() -> Int { \"abc\".characters.count }\n", "Screen/Old/Old.swift")
        let new = mode("public func newMode() -> String")
        try tool.write(new, "Screen/New/New.swift")
        try tool.write(
            ReleaseTool.app(
                "import Old\nimport New\n" + mode("func ownMode() -> String"),
                "oldMode(), ownMode(), newMode(), \"\\(count())\""), "Screen/Books/App.swift")
        try tool.write("steps:\n  - snapshot: opened\n", "s.yaml")
        #expect(try await told(tool) == "4|5|6|3")
        let file = try tool.write(new + "\nvar shared = 0\n", "Screen/New/New.swift")
        let answer = try await tool.run("build", tool.source.path)
        #expect(
            answer.status == 1 && answer.err.contains("\(file.path):10:5: error: var 'shared'"), "\(answer)")
    }

    /// A pod's folder without a project: a module by the folder's name where the app imports it, without the parts that do not compile.
    @Test func aFolderOfAPodIsAModule() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try write(tool)
        try tool.write("struct Title { }\npublic let pod = \"pod\"\n", "Screen/Pods/PodKit/Sources/Pod.swift")
        try tool.write(
            "public func old() -> Int {\n    String(\"word\".characters).count\n}\n",
            "Screen/Pods/PodKit/Sources/Old.swift")
        let file = "Screen/Low/Low.swift"
        let text = String(decoding: try #require(tool.read(file)), as: UTF8.self)
        try tool.write(
            "import PodKit\n" + text.replacingOccurrences(of: "\"low\"", with: "PodKit.pod"), file)
        #expect(try await told(tool)?.contains("|pod|") == true)
    }
}
