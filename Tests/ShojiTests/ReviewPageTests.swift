import Foundation
import PageDriver
import Raster
import TestSeeds
import Testing

/// What a reviewer does in the page of `shoji run`: records, chooses another screen, another locale.
@MainActor
@Suite(.serialized) struct ReviewPageTests {
    /// That a text is on the screen, as the page tells it to assistive technology.
    private func shows(_ text: String) -> String {
        "document.getElementById('accessible').textContent.includes('\(text)')"
    }

    private func withPage(
        _ tool: ReleaseTool, _ suffix: String = "", size: (width: Int, height: Int) = (1100, 920),
        cache: String = ReleaseTool.cache, _ body: (Chromium, ServedSource) async throws -> Void
    ) async throws {
        defer { tool.remove() }
        let served = try await ServedSource(tool.source.path, tool: ReleaseTool.executable, cache: cache)
        defer { served.process.terminate() }
        let chromium = try Chromium(size: size)
        defer { chromium.close() }
        do {
            try await chromium.open(served.address + suffix)
            try await body(chromium, served)
        } catch {
            Issue.record("\(error)\nthe tool has printed: \(served.printed())")
        }
    }

    @Test(.timeLimit(.hang))
    func whatIsDoneInThePageIsDoneAgainByItsScenario() async throws {
        let tool = try ReleaseTool()
        try tool.writeApp(
            viewDidLoad: "fill()",
            members: """
                let field = UITextField(), list = UITableView(), button = UIButton(type: .system)
                var count = 0
                func fill() {
                    button.setTitle("Count", for: .normal)
                    button.frame = CGRect(x: 20, y: 70, width: 120, height: 44)
                    button.addAction(UIAction { [self] _ in
                        count += 1
                        button.setTitle("Count \\(count)", for: .normal)
                    }, for: .touchUpInside)
                    field.frame = CGRect(x: 150, y: 70, width: 200, height: 44)
                    field.borderStyle = .roundedRect
                    list.frame = CGRect(x: 0, y: 160, width: 393, height: 650)
                    list.dataSource = self
                    list.register(UITableViewCell.self, forCellReuseIdentifier: "row")
                    for each in [button, field, list] { view.addSubview(each) }
                }
                """)
        try tool.write(
            """
            import UIKit
            extension ScreenViewController: UITableViewDataSource {
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 90 }
                func tableView(_ tableView: UITableView, cellForRowAt index: IndexPath) -> UITableViewCell {
                    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: index)
                    cell.textLabel?.text = "Row \\(index.row)"
                    return cell
                }
            }
            """, "Screen/Rows.swift")
        try await withPage(tool) { try await useAndRecord(tool, $0, $1) }
    }

    private func useAndRecord(_ tool: ReleaseTool, _ chromium: Chromium, _ served: ServedSource)
        async throws
    {
        try await chromium.wait(until: "document.querySelector('#accessible [aria-label=Count]')")
        @MainActor func css(_ x: Double, _ y: Double) async throws -> (Double, Double) {
            let place = try await chromium.evaluate(
                "(() => { const box = view.getBoundingClientRect(); return [box.left + \(x) * pointsToCSS, box.top + \(y) * pointsToCSS] })()"
            )
            let numbers = try #require(place as? [Double])
            return (numbers[0], numbers[1])
        }
        @MainActor func tap(_ x: Double, _ y: Double) async throws {
            let (left, top) = try await css(x, y)
            try await chromium.press(x: left, y: top)
            try await chromium.release(x: left, y: top)
        }
        try await tap(80, 90)
        try await chromium.wait(until: "document.querySelector('#accessible [aria-label=\"Count 1\"]')")
        try await tap(250, 90)
        try await chromium.wait(until: "takesText")
        for key in ["D", "u", "n", "e"] {
            for type in ["keyDown", "keyUp"] {
                var event: [String: Any] = ["type": type, "key": key]
                if type == "keyDown" { event["text"] = key }
                try await chromium.send("Input.dispatchKeyEvent", event)
            }
        }
        try await chromium.send("Input.dispatchKeyEvent", ["type": "keyDown", "key": "Escape"])
        try await chromium.wait(until: "!takesText")
        let (x, y) = try await css(200, 500)
        try await chromium.wheel(x: x, y: y, by: 240)
        try await chromium.press(x: x, y: y)
        for step in 1...12 { try await chromium.drag(x: x, y: y - Double(step) * 14) }
        // It rests for 20 of the window's frames before it lifts: a finger that lifts in motion throws the list.
        _ = try await chromium.evaluate(
            "new Promise(done => { let rest = 20; const next = () => rest-- ? requestAnimationFrame(next) : done(true); next() })"
        )
        try await chromium.release(x: x, y: y - 168)
        let live = try await RestedScreen.picture(at: served.address)
        _ = try await chromium.evaluate("document.getElementById('scenario').open = true")
        try await chromium.wait(until: "document.getElementById('scenario-text').value.includes('path:')")
        let text = try await chromium.evaluate("document.getElementById('scenario-text').value")
        let scenario = try #require(text as? String)
        // On a slow machine a tap may have become a press, and each key a step of its own.
        for step in [": {text: \"Count\"", "- press: {key: \"escape\"}", "- wheel:"] {
            #expect(scenario.contains(step), "\(scenario)")
        }
        let typed = scenario.matches(of: #/- type: "(.*)"/#).map { String($0.1) }.joined()
        #expect(typed == "Dune", "\(scenario)")
        // The same as a Swift test.
        _ = try await chromium.evaluate("document.querySelector('#scenario-kinds [data-kind=swift]').click()")
        try await chromium.wait(
            until: "document.getElementById('scenario-text').value.includes('assertSnapshot(')")
        let test = try await chromium.evaluate("document.getElementById('scenario-text').value") as? String
        #expect(
            test?.contains("of: ScreenViewController(), on: SnapshotDevice(\"iPhone 15\"),") == true,
            "\(test ?? "")")
        #expect(test?.contains(": {text: \"Count\"") == true)
        try tool.write(scenario, "recorded.yaml")
        let answer = try await tool.run(
            "snapshot", tool.source.path, "--scenario", "recorded.yaml", "--status-bar", "--out", "out")
        #expect(answer.status == 0, "\(answer)")
        let again = try #require(tool.read("out/recorded.png"))
        let difference = try Bitmap(decoding: live, origin: "the page").difference(
            from: Bitmap(decoding: again, origin: "the scenario"))
        #expect(difference == nil, "\(String(describing: difference)) after\n\(scenario)")
    }

    /// What an app's files were compiled to, in a cache of its own, and when.
    private func objects(in cache: URL) -> [String: Date] {
        var found: [String: Date] = [:]
        let files = FileManager.default.enumerator(at: cache, includingPropertiesForKeys: nil)
        for case let file as URL in files ?? .init() where file.pathExtension == "o" {
            let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
            found[file.lastPathComponent] = attributes?[.modificationDate] as? Date
        }
        return found
    }

    @Test(.timeLimit(.hang))
    func aPreviewOfTheAddressIsShownWithoutTheAppAndFollowsEdits() async throws {
        let tool = try ReleaseTool()
        try tool.writeApp(viewDidLoad: "print(\"the app has started\")")
        let preview = """
            import UIKit
            #Preview("First") { label("the first") }
            #Preview("Second") {
                label("the second")
            }
            @MainActor func label(_ text: String) -> UIView {
                let label = UILabel()
                label.text = text
                return label
            }
            """
        try tool.write(preview, "Screen/Cells/Cell.swift")
        // A line within the second one.
        let cache = tool.folder.appendingPathComponent("cache")
        try await withPage(tool, "&preview=Cells/Cell.swift:4", cache: cache.path) { chromium, served in
            try await chromium.wait(until: shows("the second"))
            let names = try await chromium.evaluate("settings.screens.map(screen => screen.name).join()")
            #expect(names as? String == "First,Second,ScreenViewController")
            #expect(
                try await chromium.evaluate("settings.screen") as? String == "preview:Cells/Cell.swift:3")
            let starts = served.printed().components(separatedBy: "the app has started").count - 1
            let built = objects(in: cache)
            try tool.write(
                preview.replacingOccurrences(of: "(\"the second\")", with: "(\"the edited\")"),
                "Screen/Cells/Cell.swift")
            try await chromium.wait(until: shows("the edited"))
            #expect(served.printed().components(separatedBy: "the app has started").count - 1 == starts)
            // Of three files the saved one was compiled, and no other.
            let compiled = objects(in: cache).filter { built[$0.key] != $0.value }.keys
            #expect(built.count == 3)
            #expect(compiled.map { $0.prefix { $0 != "-" } } == ["Cell"])
            // The app itself, and a controller of it.
            for id in ["", "controller:ScreenViewController"] {
                _ = try await chromium.evaluate("send({ t: 'screen', v: '\(id)' })")
                try await chromium.wait(until: "(settings.screen ?? '') === '\(id)'")
            }
        }
    }

    /// Three screens deep, the first one scrolled, with typed text; then what no longer can be done is left.
    @Test(.timeLimit(.hang))
    func whatWasDoneIsThereAgainAfterAnEdit() async throws {
        let tool = try ReleaseTool()
        let source = """
            import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window = UIWindow()
                    window?.rootViewController = UINavigationController(rootViewController: List(depth: 1))
                    window?.makeKeyAndVisible()
                    return true
                }
            }
            class List: UITableViewController {
                let depth: Int
                init(depth: Int) {
                    self.depth = depth
                    super.init(style: .plain)
                    title = "List \\(depth)"
                }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
                }
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
                override func tableView(_ tableView: UITableView, cellForRowAt index: IndexPath) -> UITableViewCell {
                    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: index)
                    cell.textLabel?.text = "Row \\(index.row)"
                    return cell
                }
                override func tableView(_ tableView: UITableView, didSelectRowAt index: IndexPath) {
                    let next = depth == 1 ? List(depth: 2) : Form()
                    navigationController?.pushViewController(next, animated: true)
                }
            }
            class Form: UIViewController {
                let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .white
                    title = "Form one"
                    field.accessibilityLabel = "Title"
                    view.addSubview(field)
                }
            }
            """
        try tool.write(source, "Screen/App.swift")
        try await withPage(tool) { chromium, served in
            @MainActor func click(_ name: String) async throws {
                let part = "document.querySelector('#accessible [aria-label=\"\(name)\"]')"
                try await chromium.wait(until: part)
                // What moves takes no taps.
                _ = try await RestedScreen.picture(at: served.address)
                _ = try await chromium.evaluate("\(part).click()")
            }
            let heading = { (name: String) in
                "document.querySelector('#accessible [role=heading][aria-label=\"\(name)\"]')"
            }
            try await chromium.wait(until: heading("List 1"))
            try await chromium.wheel(x: 400, y: 500, by: 400)
            try await chromium.wait(until: "!document.querySelector('#accessible [aria-label=\"Row 0\"]')")
            try await click("Row 12")
            try await chromium.wait(until: heading("List 2"))
            try await click("Row 3")
            try await chromium.wait(until: heading("Form one"))
            try await click("Title")
            try await chromium.wait(until: "takesText")
            for key in ["D", "u", "n", "e"] {
                _ = try await chromium.evaluate(
                    "send({ t: 'keydown', v: '\(key)' }), send({ t: 'keyup', v: '\(key)' })")
            }
            let typed = "document.querySelector('#accessible input').value === 'Dune'"
            try await chromium.wait(until: typed)
            try tool.write(
                source.replacingOccurrences(of: "Form one", with: "Form two"), "Screen/App.swift")
            try await chromium.wait(until: heading("Form two"))
            try await chromium.wait(until: typed)
            try await click("List 2")
            try await chromium.wait(until: heading("List 2"))
            try await click("List 1")
            try await chromium.wait(until: heading("List 1"))
            let isScrolled =
                "!document.querySelector('#accessible [aria-label=\"Row 0\"]') && "
                + "document.querySelector('#accessible [aria-label=\"Row 12\"]')"
            try await chromium.wait(until: isScrolled)
            // No row can be tapped any more: the first screen, and nothing is told as an error.
            try tool.write(
                source.replacingOccurrences(of: "Int { 60 }", with: "Int { 2 }")
                    .replacingOccurrences(of: "List \\(depth)", with: "Short"), "Screen/App.swift")
            try await chromium.wait(until: heading("Short"))
            #expect(try await chromium.evaluate("report === null") as? Bool == true)
            // A screen that stops when it is come to again: the app begins anew.
            try tool.write(source, "Screen/App.swift")
            try await chromium.wait(until: heading("List 1"))
            try await click("Row 12")
            try await chromium.wait(until: heading("List 2"))
            try tool.write(
                source.replacingOccurrences(
                    of: "super.init(style: .plain)",
                    with: "super.init(style: .plain); precondition(depth == 1)"),
                "Screen/App.swift")
            try await chromium.wait(until: heading("List 1"))
            #expect(served.printed().contains("Precondition failed"))
        }
    }

    /// A chosen tab, a chosen segment, and a sheet over them that is scrolled.
    @Test(.timeLimit(.hang))
    func aTabASegmentAndASheetAreThereAgainAfterAnEdit() async throws {
        let tool = try ReleaseTool()
        let source = """
            import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    let (tabs, first, second) = (UITabBarController(), UIViewController(), Second())
                    first.title = "First"
                    second.title = "Second"
                    tabs.viewControllers = [first, second]
                    window = UIWindow()
                    window?.rootViewController = tabs
                    window?.makeKeyAndVisible()
                    return true
                }
            }
            class Second: UIViewController {
                let kinds = UISegmentedControl(items: ["One", "Two", "Three"])
                let button = UIButton(type: .system)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .white
                    kinds.frame = CGRect(x: 20, y: 150, width: 300, height: 32)
                    kinds.selectedSegmentIndex = 0
                    button.frame = CGRect(x: 20, y: 220, width: 100, height: 44)
                    button.setTitle("Open", for: .normal)
                    button.addAction(
                        UIAction { [weak self] _ in self?.present(Sheet(), animated: true) }, for: .touchUpInside)
                    view.addSubview(kinds)
                    view.addSubview(button)
                }
            }
            class Sheet: UITableViewController {
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 80 }
                override func tableView(_ tableView: UITableView, cellForRowAt index: IndexPath) -> UITableViewCell {
                    let tabs = presentingViewController as? UITabBarController
                    let segment = (tabs?.selectedViewController as? Second)?.kinds.selectedSegmentIndex ?? -1
                    let cell = UITableViewCell()
                    cell.textLabel?.text = "Row \\(index.row) of segment \\(segment), written once"
                    return cell
                }
            }
            """
        try tool.write(source, "Screen/App.swift")
        try await withPage(tool) { chromium, served in
            for name in ["Second", "Two", "Open"] {
                let part = "document.querySelector('#accessible [aria-label=\"\(name)\"]')"
                try await chromium.wait(until: part)
                // What moves takes no taps.
                _ = try await RestedScreen.picture(at: served.address)
                _ = try await chromium.evaluate("\(part).click()")
            }
            let rows =
                "[...document.querySelectorAll('#accessible [aria-label^=Row]')].map(row => row.ariaLabel)"
            let isOnce = "\(rows)[0].endsWith('of segment 1, written once')"
            try await chromium.wait(until: isOnce)
            _ = try await RestedScreen.picture(at: served.address)
            try await chromium.wheel(x: 400, y: 600, by: 500)
            try await chromium.wait(until: "!\(rows)[0].startsWith('Row 0 ')")
            let before = try await RestedScreen.picture(at: served.address)
            let first = "\(rows)[0].split(' of ')[0]"
            let top = try #require(try await chromium.evaluate(first) as? String)
            try tool.write(source.replacingOccurrences(of: "once", with: "twice"), "Screen/App.swift")
            try await chromium.wait(until: "\(rows)[0].endsWith('of segment 1, written twice')")
            _ = try await RestedScreen.picture(at: served.address)
            #expect(try await chromium.evaluate(first) as? String == top)
            try tool.write(source, "Screen/App.swift")
            try await chromium.wait(until: isOnce)
            // To the pixel, with all that lies under the sheet.
            #expect(try await RestedScreen.picture(at: served.address) == before)
        }
    }

    /// In a window of a phone's size the panel is a line until it is opened; then all of it can be reached.
    @Test(.timeLimit(.hang))
    func thePanelOpensInANarrowWindow() async throws {
        let tool = try ReleaseTool()
        try tool.writeApp(viewDidLoad: "")
        try await withPage(tool, size: (390, 844)) { chromium, _ in
            try await chromium.wait(until: "shown().drawn > 0")
            let height = "document.getElementById('panel').getBoundingClientRect().height"
            #expect(try #require(try await chromium.evaluate(height) as? Double) < 60)
            _ = try await chromium.evaluate("document.getElementById('panel-open').click()")
            for name in ["device-name", "zoom", "locale", "scenario", "frames", "console", "help-open"] {
                let part = "document.getElementById('\(name)')"
                let isReached = try await chromium.evaluate(
                    "(part => { part.scrollIntoView({ block: 'center' }); const box = part.getBoundingClientRect(); return part.contains(document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 8))) && box.right <= 390 })(\(part))"
                )
                #expect(isReached as? Bool == true, "\(name)")
            }
            #expect(try #require(try await chromium.evaluate(height) as? Double) <= 844 * 0.6 + 1)
            if let folder = ProcessInfo.processInfo.environment["SHOJI_KEEP_PICTURES"] {
                try await chromium.screenshot().write(to: URL(fileURLWithPath: folder + "/narrow.png"))
            }
        }
    }

    @Test(.timeLimit(.hang))
    func anotherLocaleStartsTheAppWithIt() async throws {
        let tool = try ReleaseTool()
        try tool.writeApp(
            viewDidLoad: """
                let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
                label.text = "in " + Locale.current.identifier
                view.addSubview(label)
                """)
        try await withPage(tool) { chromium, _ in
            try await chromium.wait(until: shows("in en_US"))
            _ = try await chromium.evaluate("toggle('contrast')")
            try await chromium.wait(until: "settings.contrast === 'on'")
            _ = try await chromium.evaluate(
                "(() => { const list = document.getElementById('locale'); list.value = 'de_DE'; list.onchange({ target: list }) })()"
            )
            try await chromium.wait(until: shows("in de_DE"))
            // What was chosen before stays.
            try await chromium.wait(until: "settings.contrast === 'on' && settings.locale === 'de_DE'")
            #expect(try await chromium.evaluate(shows("in de_DE")) as? Bool == true)
        }
    }

    @Test func whatIsNoOriginIsRefused() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        for origin in ["*", "http://a b", "http://a;script-src *", "localhost", "http://a/path"] {
            let answer = try await tool.run("run", tool.source.path, "--embed-from", origin)
            #expect(answer.status == 2 && answer.err.contains("expected an origin"), "\(answer)")
        }
    }
}
