import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

/// What is recorded does the same again.
@MainActor @Suite struct ScenarioRecorderTests {
    /// A list below a button that counts and a field.
    @MainActor private final class Screen: UIViewController, UITableViewDataSource {
        let button = UIButton(type: .system)
        let field = UITextField()
        let list = UITableView()
        /// Rows that an edit has put above the others.
        var above = 0
        private var count = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            button.accessibilityIdentifier = "button"
            button.setTitle("0", for: .normal)
            button.addAction(
                UIAction { [self] _ in
                    count += 1
                    button.setTitle("\(count)", for: .normal)
                }, for: .touchUpInside)
            button.frame = CGRect(x: 20, y: 80, width: 100, height: 44)
            field.frame = CGRect(x: 140, y: 80, width: 200, height: 44)
            list.frame = CGRect(x: 0, y: 140, width: 393, height: 700)
            list.dataSource = self
            list.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            for each in [button, field, list] { view.addSubview(each) }
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { above + 200 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            let row = indexPath.row - above
            cell.textLabel?.text = row < 0 ? "New \(indexPath.row)" : "Row \(row)"
            return cell
        }
    }

    /// A device with the screen, and a reader who writes down what is done.
    @MainActor private final class Device {
        let session = Session(context: SessionContext())
        var recorder: ScenarioRecorder
        /// Whether what is touched is written down by its name, as the page does.
        var names = false

        init(_ root: @MainActor () -> UIViewController = { Screen() }) {
            recorder = ScenarioRecorder(session.settings)
            session.context.run {
                ApplicationLaunch.launch(rootViewController: root())
            }
            session.present()
            session.advance(by: 2 * Session.frameInterval)
        }

        func `do`(_ input: DeviceInput) {
            recorder.record(input, at: moment) {
                guard names, case .touch(_, _, let location) = input else { return nil }
                return session.context.run { Scenario.Target.name(at: location) }
            }
            session.handle(input, at: session.time)
        }

        func change(to settings: DeviceSettings) {
            recorder.record(settings, at: moment)
            session.apply(settings)
        }

        private var moment: ScenarioRecorder.Moment {
            let takesText = session.context.run { KeyboardInput.current.takesText }
            return .init(time: session.time, isAtRest: session.isAtRest, takesText: takesText)
        }

        /// Down at the first point, a frame at each further one.
        func finger(_ points: [CGPoint], id: Int = 1) {
            self.do(.touch(id: id, .began, at: points[0]))
            for point in points.dropFirst() {
                session.advance()
                self.do(.touch(id: id, .moved, at: point))
            }
            session.advance(by: points.count == 1 ? 0.08 : 0)
            self.do(.touch(id: id, .ended, at: points[points.count - 1]))
            session.advance()
        }

        /// Where something of that name is on the screen.
        func middle(of name: String) throws -> CGPoint {
            func all(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
                nodes.flatMap { [$0] + all($0.children) }
            }
            let found = all(session.context.run { AccessibilityNode.inReach }).first { $0.label == name }
            let frame = try #require(found, "nothing is called \(name)").frame
            return CGPoint(x: frame.midX, y: frame.midY)
        }

        func type(_ text: String) {
            for key in text {
                self.do(.key("\(key)", down: true))
                session.advance()
                self.do(.key("\(key)", down: false))
            }
        }

        var dump: String {
            session.context.run {
                ViewDump.json(
                    ViewDump.Header(
                        device: "", size: .zero, scale: 3, orientation: "", textSize: "", appearance: ""),
                    of: nil)
            }
        }
    }

    @Test func whatWasDoneIsDoneAgain() throws {
        let user = Device()
        user.finger([CGPoint(x: 60, y: 100)])
        user.session.settle()
        // A fling that bends, and one more before the list rests.
        user.finger((0..<12).map { CGPoint(x: 200 + CGFloat($0 % 3), y: 700 - CGFloat($0 * $0) * 3) })
        user.session.advance(by: 0.5)
        user.finger((0..<8).map { CGPoint(x: 200, y: 600 - CGFloat($0) * 20) })
        user.session.settle()
        user.do(.wheel(at: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: 90)))
        user.session.advance()
        user.do(.wheel(at: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: 30)))
        user.session.settle()
        user.finger([CGPoint(x: 200, y: 100)])
        user.session.settle()
        user.type("Dune \"2\"")
        user.do(.key("Shift", down: true))
        user.do(.key("ArrowLeft", down: true))
        user.do(.key("ArrowLeft", down: false))
        user.do(.key("Shift", down: false))
        user.session.advance()
        user.do(.key("Backspace", down: true))
        user.session.advance()
        var dark = user.session.settings
        dark.appearance = .dark
        user.change(to: dark)
        user.session.settle()
        #expect(user.dump.contains("Dune \\\"2") && !user.dump.contains("Dune \\\"2\\\""))

        let text = user.recorder.scenario.text
        let scenario = try Scenario(text: text, file: "recorded.yaml")
        let again = Device()
        let player = ScenarioPlayer(scenario, in: again.session)
        try again.session.context.run { try player.play() }
        #expect(again.dump == user.dump, "\(text)")
        #expect(
            scenario.steps.map(\.action.name) == [
                "tap", "drag", "wait", "drag", "settle", "wheel", "settle", "tap", "type", "press", "press",
                "appearance", "settle", "snapshot",
            ])
    }

    /// The second of two tabs: a choice, and a button that shows a sheet with a field.
    @MainActor private final class Second: UIViewController {
        let choice = UISegmentedControl(items: ["One", "Two"])
        let field = UITextField()

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Second"
            choice.frame = CGRect(x: 20, y: 120, width: 200, height: 32)
            field.accessibilityLabel = "Title"
            field.frame = CGRect(x: 20, y: 80, width: 200, height: 44)
            let show = UIButton(
                type: .system,
                primaryAction: UIAction(title: "Show") { [self] _ in
                    let sheet = UIViewController()
                    sheet.view.addSubview(field)
                    present(sheet, animated: true)
                })
            show.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
            for each in [choice, show] as [UIView] { view.addSubview(each) }
        }
    }

    /// As after an edit: the selected tab and segment, the sheet and its text.
    @Test func whatIsSelectedAndPresentedIsThereAgain() throws {
        func device(_ hand: (Second) -> Void = { _ in }) -> Device {
            Device {
                let (first, second, tabs) = (UIViewController(), Second(), UITabBarController())
                first.title = "First"
                second.tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 1)
                tabs.viewControllers = [first, second]
                hand(second)
                return tabs
            }
        }
        let user = device()
        for name in ["Second", "Two", "Show", "Title"] {
            user.finger([try user.middle(of: name)])
            user.session.settle()
        }
        user.type("Dune")
        user.session.settle()

        let done = try Scenario(text: user.recorder.scenario.text, file: "done.yaml")
        var made: Second?
        let again = device { made = $0 }
        let second = try #require(made)
        let count = ScenarioPlayer(done, in: again.session).resume(limit: 60)
        #expect(count == done.steps.count, "\(user.recorder.scenario.text)")
        #expect(second.tabBarController?.selectedIndex == 1)
        #expect(second.choice.selectedSegmentIndex == 1)
        #expect(second.field.window != nil && second.field.text == "Dune")
        #expect(again.dump == user.dump, "\(user.recorder.scenario.text)")
    }

    /// As after an edit that has put rows above the others: what was chosen is found by its name, wherever it stands now. Rows are 44 points
    /// high, and five of them were scrolled away.
    @Test func aRowIsFoundByItsNameWhereOthersCameInAbove() throws {
        let user = Device()
        user.names = true
        user.do(.wheel(at: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: 220)))
        user.session.settle()
        user.finger([try user.middle(of: "Row 9")])
        user.session.settle()
        let done = try Scenario(text: user.recorder.scenario.text, file: "done.yaml")
        func chosen(above: Int) -> (row: IndexPath?, wasAllDone: Bool) {
            var made: Screen?
            let again = Device {
                let screen = Screen()
                screen.above = above
                made = screen
                return screen
            }
            let player = ScenarioPlayer(done, in: again.session)
            let count = again.session.context.run { player.resume(limit: 60) }
            return (made?.list.indexPathForSelectedRow, count == done.steps.count)
        }
        #expect(chosen(above: 0) == (IndexPath(row: 9, section: 0), true), "\(done.text)")
        #expect(chosen(above: 3) == (IndexPath(row: 12, section: 0), true), "\(done.text)")
        // So many that it is far below the screen: another row is not chosen in its place.
        #expect(chosen(above: 40) == (nil, false), "\(done.text)")
    }

    /// However long somebody has looked, an edit waits for no more of the session's time than the limit.
    @Test func whatGoesBeyondTheLimitIsLeft() throws {
        let tap = "  - tap: {id: \"button\"}\n"
        let text = "steps:\n" + tap + "  - wait: 40\n" + tap + "  - wait: 3000\n" + tap
        var made: Screen?
        let device = Device {
            let screen = Screen()
            made = screen
            return screen
        }
        let player = ScenarioPlayer(try Scenario(text: text, file: "done.yaml"), in: device.session)
        #expect(device.session.context.run { player.resume(limit: 60) } == 4)
        #expect(made?.button.title(for: .normal) == "2")
        #expect(abs(device.session.time - 60) < 0.1, "\(device.session.time)")
    }

    @Test func aTapIsNamedWhereSomethingHasAName() {
        var recorder = ScenarioRecorder(DeviceSettings())
        func moment(_ time: Double) -> ScenarioRecorder.Moment {
            .init(time: time, isAtRest: false, takesText: false)
        }
        recorder.record(.touch(id: 1, .began, at: CGPoint(x: 5, y: 6)), at: moment(1)) { .id("more") }
        recorder.record(.touch(id: 1, .ended, at: CGPoint(x: 6, y: 6)), at: moment(1.1))
        // Six frames later, of which one is the tap's own: longer than a tap, and two fingers that part: twice as far in half a second.
        recorder.record(.touch(id: 2, .began, at: CGPoint(x: 5, y: 6)), at: moment(1.2))
        recorder.record(.touch(id: 2, .ended, at: CGPoint(x: 5, y: 6)), at: moment(2.2))
        for (id, side) in [(3, -1.0), (4, 1)] {
            recorder.record(.touch(id: id, .began, at: CGPoint(x: 100 + 20 * side, y: 50)), at: moment(3))
        }
        for (id, side) in [(3, -1.0), (4, 1)] {
            recorder.record(.touch(id: id, .ended, at: CGPoint(x: 100 + 40 * side, y: 50)), at: moment(3.5))
        }
        #expect(
            recorder.scenario.text.components(separatedBy: "\n") == [
                "steps:", "  - wait: 1", "  - tap: {id: \"more\"}", "  - wait: 0.083",
                "  - press: {at: [5, 6], seconds: 1}", "  - wait: 0.783",
                "  - pinch: {at: [100, 50], scale: 2, seconds: 0.5}", "  - settle: true",
                "  - snapshot: \"recorded\"", "",
            ])
    }

    /// Every form of docs/scenarios.md is written as it is read.
    @Test func aScenarioIsItsText() throws {
        let text = """
            device: iPhone SE (3rd generation)
            orientation: landscapeLeft
            textSize: small
            appearance: dark
            direction: rtl
            locale: "no"
            statusBar: true
            keyboard: true
            scale: 2
            os: 18
            network: off
            steps:
              - snapshot: {name: "a \\"b\\"", of: {id: "x: y"}}
              - tap: [1.5, 2]
              - press: {at: {text: "a\\nb"}, seconds: 0.8}
              - press: {key: "cmd+shift+left"}
              - drag: {from: [1, 2], to: {id: "b"}, seconds: 0.4, hold: 0.2, press: 1, snapshot: "c"}
              - drag: {path: [[1, 2, 0], [3, 4, 0.25]]}
              - fling: {from: [1, 2], velocity: [0, -2000]}
              - wheel: {at: [1, 2], by: [0, 120]}
              - pinch: {at: [1, 2], scale: 2, seconds: 0.3}
              - type: "é \\\\ \\t"
              - scrollTo: {text: "Chapter"}
              - rotate: portrait
              - textSize: large
              - appearance: light
              - direction: ltr
              - locale: "no"
              - statusBar: false
              - keyboard: false
              - network: live
              - wait: 0.5
              - wait: {until: {text: "Loaded"}, limit: 10}
              - settle: true
              - expect: {id: "t", text: "", frame: [1, 2, 3, 4], count: 1, selected: true, enabled: false, on: true, value: 0.5, focused: false}

            """
        let scenario = try Scenario(text: text, file: "s.yaml")
        #expect(scenario.text == text)
        #expect(try Scenario(text: scenario.text, file: "s.yaml") == scenario)
    }

    @Test func aPathThatIsNoneIsRefused() {
        for path in [
            "[]", "[[1, 2, 0]]", "[[1, 2], [3, 4]]", "[[1, 2, 0], [3, 4, 1], [3, 4, 0.5]]",
            "[[1, 2, 1], [3, 4, 2]]",
        ] {
            #expect(throws: ScenarioError.self, "\(path)") {
                try Scenario(text: "steps:\n  - drag: {path: \(path)}\n", file: "s.yaml")
            }
        }
    }
}
