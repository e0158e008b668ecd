import CoreGraphics
import Simulator
import Testing
import UIKit
import UIKitSnapshots

/// Snapshots after the steps of a scenario, and the tests that the recorder writes.
@MainActor @Suite(.serialized) struct PlayedSnapshotTests {
    @MainActor private final class Counter: UIViewController {
        let button = UIButton(type: .system)
        var count = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            button.setTitle("Count", for: .normal)
            button.accessibilityIdentifier = "counter"
            button.frame = CGRect(x: 20, y: 100, width: 120, height: 44)
            button.addAction(
                UIAction { [self] _ in
                    count += 1
                    button.setTitle("Count \(count)", for: .normal)
                }, for: .touchUpInside)
            view.addSubview(button)
        }
    }

    @Test func stepsAreDoneBeforeThePicture() throws {
        let screen = try SnapshotScreen(
            showing: Counter(), on: .iPhone15,
            playing: """
                - tap: {text: "Count"}
                - settle: true
                - tap: {id: counter}
                - settle: true
                """)
        #expect(screen.viewDump.contains("\"Count 2\""))
    }

    @Test func aStepThatNamesNothingSaysSo() {
        let error = #expect(throws: ScenarioError.self) {
            try SnapshotScreen(
                showing: Counter(), on: .iPhone15, playing: "- tap: {text: \"More\"}", file: "aTest")
        }
        #expect(error.map { "\($0)" }?.hasPrefix("aTest:2") == true, "\(String(describing: error))")
        #expect(throws: ScenarioError.self) {
            try SnapshotScreen(showing: Counter(), on: .iPhone15, playing: "tap it")
        }
    }

    /// What is recorded, written as a test and read again are the same steps.
    @Test func theRecordersTestHasTheSteps() throws {
        var scenario = try Scenario(
            text: """
                device: iPhone Air
                appearance: dark
                textSize: extraLarge
                steps:
                  - tap: {text: "Say \\"so\\""}
                  - type: "two\\nlines"
                  - settle: true
                """, file: "recorded")
        let text = scenario.swiftTest(of: "Counter()", module: "Books")
        #expect(text.contains("@testable import Books") && text.contains("struct CounterTests"))
        #expect(
            text.contains(#"of: Counter(), on: SnapshotDevice("iPhone Air").dark.textSize(.extraLarge),"#))
        let lines = text.split(separator: "\n").drop { !$0.hasSuffix("#\"\"\"") }.dropFirst()
            .prefix { !$0.hasSuffix("\"\"\"#)") }
        #expect(lines.count == 3)
        let again = try Scenario(
            text: "steps:\n" + lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n"),
            file: "again")
        #expect(again.steps.map(\.action) == scenario.steps.map(\.action))
        scenario.steps = []
        #expect(!scenario.swiftTest(of: "Counter()", module: "Books").contains("playing"))
    }

    /// What a test makes next is on the device that it was on before.
    @Test func aSnapshotLeavesTheDeviceAsItWas() {
        let before = UIScreen.main.configuration
        _ = SnapshotScreen(showing: UIViewController(), on: .iPhone15.rightToLeft.dark)
        #expect(UIScreen.main.configuration == before)
    }
}
