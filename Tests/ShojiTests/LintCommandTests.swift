import Foundation
import Testing

/// `shoji lint`, by the contract of its JSON and its exit status.
@Suite struct LintCommandTests {
    private static let screen = """
        view.backgroundColor = .systemBackground
        let title = UILabel(frame: CGRect(x: 16, y: 200, width: 200, height: 24))
        title.text = "Shelf"
        title.accessibilityIdentifier = "title"
        title.textColor = .lightGray
        view.addSubview(title)
        """

    private func issues(_ answer: ReleaseTool.Answer) throws -> [[String: String]] {
        try #require(
            try JSONSerialization.jsonObject(with: Data(answer.out.utf8)) as? [[String: String]], "\(answer)")
    }

    @Test func faultsAreToldInTheUsualVariants() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: Self.screen + "\nprint(\"hello\")")
        let answer = try await tool.run("lint", "Screen", "--json")
        #expect(answer.status == 5 && answer.err.contains("hello"), "\(answer)")
        let all = try issues(answer)
        #expect(all.allSatisfy { Set($0.keys) == ["screen", "variant", "view", "rule", "why", "remedy"] })
        #expect(Set(all.map { $0["rule"] }) == ["lowContrast", "noDynamicType"], "\(answer)")
        #expect(all.allSatisfy { $0["screen"] == "opened" && $0["view"] == "ScreenViewController/title" })
        // Two devices, two sizes, two appearances, two directions; on black the grey is light enough.
        #expect(Set(all.map { $0["variant"] }).count == 16)
        #expect(all.count { $0["rule"] == "lowContrast" } == 8)
        #expect(
            all.contains {
                $0["variant"] == "iPhone_SE_(3rd)-accessibilityExtraExtraExtraLarge-light-rtl"
            })
    }

    /// docs/lint.md: "an option such as --device takes the place of its set"; of all sets one variant is left.
    @Test func optionsMayTakeThePlaceOfAllSets() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: Self.screen)
        try tool.write(
            """
            import UIKit
            #Preview("bare") { ScreenViewController() }
            """, "Screen/Preview.swift")
        let options = [
            "--device", "iPhone 15", "--appearance", "light", "--direction", "ltr", "--text-size", "large",
        ]
        let answer = try await tool.run(["lint", "Screen", "--json"] + options)
        #expect(answer.status == 5, "\(answer)")
        #expect(Set(try issues(answer).map { $0["screen"] }) == ["opened", "bare"], "\(answer)")
        #expect(Set(try issues(answer).map { $0["variant"] }).count == 1)
    }

    @Test func faultsAreSilencedByNameAndByFile() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: Self.screen)
        let one = ["lint", "Screen", "--matrix", "appearances=light"]
        let table = try await tool.run(one)
        #expect(table.status == 5 && table.out.contains("opened: lowContrast: ScreenViewController/title"))
        #expect(table.out.contains("2 faults on 1 screen\n"), "\(table)")
        try tool.write(
            """
            silence:
              - {rule: noDynamicType, view: title, reason: the logo is drawn}
              - {rule: smallTarget, reason: none}
            """, "Screen/shoji-lint.yaml")
        let silenced = try await tool.run(one + ["--silence", "lowContrast"])
        #expect(silenced.status == 0 && silenced.out.contains("no faults on 1 screen\n"), "\(silenced)")
        #expect(!silenced.err.contains("which nothing has"), "\(silenced)")
        let all = try await tool.run("lint", "Screen", "--silence", "lowContrast")
        #expect(all.status == 0 && all.err.contains("silences smallTarget, which nothing has"), "\(all)")
        try tool.write("silence:\n  - {rule: smallTargets, reason: none}\n", "Screen/shoji-lint.yaml")
        let wrong = try await tool.run(one)
        #expect(
            wrong.status == 4 && wrong.err.contains("shoji-lint.yaml:2: error: silence: rule"), "\(wrong)")
        let folder = try await tool.run("lint", "Screen", "--out", "out")
        #expect(folder.status == 2, "\(folder)")
    }

    /// docs/lint.md, "Which screens": beside the first one what the scenarios in the folder picture, and view controllers that none
    /// of them has shown; those that cannot be shown are told with the reason, and do not keep the others from being judged.
    @Test func everyScreenIsJudged() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(
            viewDidLoad: """
                view.backgroundColor = .systemBackground
                let more = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 44))
                more.accessibilityIdentifier = "more"
                more.accessibilityLabel = "More"
                more.addAction(
                    UIAction { [weak self] _ in self?.present(SheetViewController(), animated: false) },
                    for: .touchUpInside)
                view.addSubview(more)
                """)
        func controller(_ name: String, _ id: String, _ members: String = "") -> String {
            """
            class \(name): UIViewController {
                \(members)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    let fixed = UILabel(frame: CGRect(x: 16, y: 100, width: 200, height: 30))
                    fixed.font = .systemFont(ofSize: 17)
                    fixed.text = "Fixed"
                    fixed.accessibilityIdentifier = "\(id)"
                    view.addSubview(fixed)
                }
            }

            """
        }
        try tool.write(
            "import UIKit\n" + controller("SheetViewController", "sheet")
                + controller("OtherViewController", "other")
                + controller(
                    "NeedyViewController", "needy",
                    """
                    let count: Int
                        init(count: Int) {
                            self.count = count
                            super.init(nibName: nil, bundle: nil)
                        }
                        required init?(coder: NSCoder) { fatalError() }
                    """)
                + controller(
                    "StoppingViewController", "stopping",
                    "override func loadView() { fatalError(\"there is no book\") }"),
            "Screen/Others.swift")
        let steps = "device: iPhone 15\nsteps:\n  - tap: {id: more}\n  - wait: 1\n"
        try tool.write(steps + "  - snapshot: sheet\n", "Screen/more.yaml")
        try tool.write(steps + "  - tap: {id: nothing}\n  - snapshot: never\n", "Screen/wrong.yaml")
        try tool.write("steps:\n  - script: make\n", "Screen/pipeline.yml")
        let json = try await tool.run("lint", "Screen", "--json")
        #expect(json.status == 5, "\(json)")
        let found = Set(
            try issues(json).map { "\($0["screen"] ?? "") \($0["view"] ?? "") \($0["rule"] ?? "")" })
        #expect(
            found == [
                "more/sheet SheetViewController/sheet noDynamicType",
                "OtherViewController OtherViewController/other noDynamicType",
            ], "\(json)")
        // A scenario is played on its own device, light and dark.
        #expect(
            Set(try issues(json).filter { $0["screen"] == "more/sheet" }.map { $0["variant"] })
                == ["light", "dark"], "\(json)")
        #expect(
            json.err.contains(
                "shoji: warning: NeedyViewController was not judged: it is made by init(count:)"))
        #expect(
            json.err.contains("StoppingViewController was not judged: ")
                && json.err.contains("there is no book"))
        #expect(json.err.contains("wrong was not judged: ") && json.err.contains("nothing"))
        #expect(!json.err.contains("pipeline"), "\(json)")

        let table = try await tool.run("lint", "Screen", "--silence", "noDynamicType")
        #expect(table.status == 0, "\(table)")
        let lines = table.out.split(separator: "\n").map(String.init)
        func line(_ start: String) -> String? { lines.first { $0.hasPrefix(start + " ") } }
        #expect(line("opened")?.hasSuffix("16 variants, 0 faults: ScreenViewController") == true, "\(table)")
        #expect(line("more/sheet")?.contains("SheetViewController") == true, "\(table)")
        #expect(line("SheetViewController") == nil, "\(table)")
        let rest = try #require(lines.firstIndex(of: "not judged, or not to the end:"), "\(table)")
        #expect(
            Set(lines[(rest + 1)...].dropLast().map { $0.prefix { $0 != " " } })
                == ["wrong", "NeedyViewController", "StoppingViewController"], "\(table)")
        #expect(lines.last == "no faults on 3 screens, 34 with their variants", "\(table)")
    }

    /// A folder without an app has view controllers, and scenes of storyboards.
    @Test func screensWithoutAnApp() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            """
            import UIKit
            class RowsViewController: UITableViewController {}
            """, "Rows/Rows.swift")
        try tool.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
                <scenes>
                    <scene sceneID="s1">
                        <objects>
                            <viewController storyboardIdentifier="About" id="c1" sceneMemberID="viewController">
                                <view key="view" contentMode="scaleToFill" id="v1">
                                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                    <subviews>
                                        <label opaque="NO" text="Fixed" id="l1">
                                            <rect key="frame" x="20" y="100" width="200" height="30"/>
                                            <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                        </label>
                                    </subviews>
                                </view>
                            </viewController>
                        </objects>
                    </scene>
                </scenes>
            </document>
            """, "Rows/Pages.storyboard")
        let answer = try await tool.run(
            "lint", "Rows", "--device", "iPhone 15", "--appearance", "light", "--direction", "ltr",
            "--text-size",
            "large")
        #expect(answer.status == 5, "\(answer)")
        #expect(answer.out.contains("About: noDynamicType: "), "\(answer)")
        #expect(
            answer.out.contains("RowsViewController  1 variant, 0 faults: RowsViewController"), "\(answer)")
        #expect(answer.out.contains("1 fault on 2 screens\n"), "\(answer)")
    }

    @Test func previewsAreScreens() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            """
            import UIKit
            #Preview("Pale") {
                let label = UILabel()
                label.font = .preferredFont(forTextStyle: .body)
                label.text = "Pale"
                label.textColor = .lightGray
                label.backgroundColor = .white
                return label
            }
            """, "Screen/Cards.swift")
        let answer = try await tool.run("lint", "Screen", "--json", "--matrix", "appearances=light")
        #expect(answer.status == 5, "\(answer)")
        #expect(
            try issues(answer).map { "\($0["screen"] ?? "") \($0["rule"] ?? "")" } == ["Pale lowContrast"])
    }
}
