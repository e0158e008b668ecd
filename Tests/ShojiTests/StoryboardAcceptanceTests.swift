import Foundation
import Testing

/// An app whose screens and ways between them stand in a storyboard, as Xcode's templates make it.
@Suite(.serialized) struct StoryboardAcceptanceTests {
    private static let app = ReleaseTool.repository.appendingPathComponent("Tests/ShojiTests/Apps/Library")

    private func dump(_ name: String, _ tool: ReleaseTool) throws -> DumpNode {
        try DumpNode(#require(tool.read("out/\(name).json"), "\(name).json was not written"))
    }

    @Test func aStoryboardAppOpensPushesPresentsAndUnwinds() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        let answer = try await tool.run(
            "snapshot", Self.app.path, "--scenario", Self.app.appendingPathComponent("scenario.yaml").path,
            "--out", "out")
        try #require(answer.status == 0, "\(answer)")
        func texts(_ name: String) throws -> [String] { try dump(name, tool).descendants.compactMap(\.text) }
        let opened = try dump("opened", tool)
        #expect(opened.all("BookCell").count > 5)
        #expect(opened.all("UITabBar").first?.frame == [0, 769, 393, 83])
        #expect(opened.all("UINavigationBar").first?.frame == [0, 59, 393, 106])
        let row = try #require(opened.all("BookCell").first { $0.indexPath == [0, 2] })
        #expect(row.descendants.compactMap(\.text) == ["Book 3", "Author 3"])
        #expect(row.frame[3] == 72)
        #expect(try texts("detail").contains("Book 3 by Author 3"))
        #expect(try dump("detail", tool).all("UINavigationBar").first?.frame == [0, 59, 393, 54])
        #expect(try texts("marked").contains("Marked"))
        #expect(try dump("adding", tool).view(id: "name").text == "New book")
        #expect(try texts("added").contains("New book"))
        let settings = try texts("settings")
        for text in ["Large pictures", "Version", "1.0"] { #expect(settings.contains(text), "\(settings)") }
    }

    /// The states at the launch are Apple's: "the app is not active yet" while its delegate hears of it, and a scene is in the background
    /// until it comes to the front. Objects beside a controller override `awakeFromNib`, which Apple's headers declare for NSObject.
    @Test func objectsAwakeAndTheLaunchHasItsStates() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            """
            import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    print("launched", application.applicationState == .background)
                    return true
                }
            }
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    print("connects", scene.activationState == .unattached)
                }
                func sceneWillEnterForeground(_ scene: UIScene) { print("enters", scene.activationState == .background) }
                func sceneDidBecomeActive(_ scene: UIScene) {
                    print("active", scene.activationState == .foregroundActive, UIApplication.shared.applicationState == .active)
                }
            }
            class Names: NSObject {
                var names: [String] = []
                override func awakeFromNib() {
                    super.awakeFromNib()
                    print("awake")
                    names = ["One"]
                }
            }
            class Screen: UIViewController {
                @IBOutlet var source: Names!
                override func viewDidLoad() { super.viewDidLoad(); print(source.names) }
            }
            """, "Screen/App.swift")
        try tool.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
            <key>UIWindowSceneSessionRoleApplication</key><array><dict>
            <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
            <key>UISceneStoryboardFile</key><string>Main</string></dict></array></dict></dict></dict></plist>
            """, "Screen/Info.plist")
        try tool.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc">
                <scenes><scene sceneID="s"><objects>
                    <viewController id="vc" customClass="Screen" sceneMemberID="viewController">
                        <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view>
                        <connections><outlet property="source" destination="names" id="o"/></connections>
                    </viewController>
                    <customObject id="names" customClass="Names"/>
                </objects></scene></scenes>
            </document>
            """, "Screen/Main.storyboard")
        let answer = try await tool.run("snapshot", "Screen", "--out", "out")
        try #require(answer.status == 0, "\(answer)")
        let words = [
            "launched true", "connects true", "enters true", "awake", "[\"One\"]", "active true true",
        ]
        let lines = answer.out.split(separator: "\n").map(String.init)
        for word in words { #expect(lines.contains(word), "\(word) is not in \(lines)") }
    }

    /// Apple's page of `application(_:willFinishLaunchingWithOptions:)`: called "after your app has been launched and its main storyboard or nib
    /// file has been loaded".
    @Test func theMainStoryboardsWindowIsThereWhenTheLaunchBegins() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            """
            import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    print("begins with", window!.rootViewController is Screen)
                    window!.makeKeyAndVisible()
                    return true
                }
            }
            class Screen: UIViewController {}
            """, "Screen/App.swift")
        try tool.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
            """, "Screen/Info.plist")
        try tool.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc">
                <scenes><scene sceneID="s"><objects>
                    <viewController id="vc" customClass="Screen" sceneMemberID="viewController">
                        <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view>
                    </viewController>
                </objects></scene></scenes>
            </document>
            """, "Screen/Main.storyboard")
        let answer = try await tool.run("snapshot", "Screen", "--out", "out")
        #expect(answer.status == 0 && answer.out.contains("begins with true"), "\(answer)")
    }

    @Test func aSceneIsShownByItsIdentifier() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            """
            steps:
              - snapshot: alone
            """, "s.yaml")
        let answer = try await tool.run(
            "snapshot", Self.app.path, "--view-controller", "AddViewController", "--scenario", "s.yaml",
            "--out", "out")
        try #require(answer.status == 0, "\(answer)")
        #expect(try dump("alone", tool).view(id: "name").text == "")
    }

    @Test func aBrokenStoryboardIsABadResource() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            """
            import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
            """, "Screen/AppDelegate.swift")
        try tool.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
            """, "Screen/Info.plist")
        try tool.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
                <scenes>
                    <scene sceneID="b">
            """, "Screen/Main.storyboard")
        try tool.write("steps:\n  - snapshot: a\n", "s.yaml")
        let answer = try await tool.run("snapshot", "Screen", "--scenario", "s.yaml", "--out", "out")
        #expect(answer.status == 4, "\(answer)")
        #expect(answer.err.contains("Main.storyboard:"), "\(answer)")
    }
}
