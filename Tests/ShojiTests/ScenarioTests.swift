import CoreGraphics
import Simulator
import Testing

@Suite struct ScenarioTests {
    private func message(_ text: String) -> String {
        do {
            let scenario = try Scenario(text: text, file: "s.yaml")
            try scenario.check(with: DeviceSettings())
            return "no error"
        } catch {
            return "\(error)"
        }
    }

    @Test func everyStepOfTheContractIsRead() throws {
        let scenario = try Scenario(
            text: """
                device: iPhone 15
                orientation: portrait
                textSize: large
                steps:
                  - snapshot: opened
                  - tap: [196, 420]
                  - tap: {id: more}
                  - tap: {text: "More"}
                  - press: {at: [196, 420], seconds: 0.8}
                  - drag: {from: [196, 600], to: [196, 200], seconds: 0.4, hold: 0.2}
                  - drag: {from: {id: row}, to: [196, 200], press: 0.7, snapshot: lifted}
                  - fling: {from: [196, 600], velocity: [0, -2000]}
                  - rotate: landscapeLeft
                  - textSize: accessibilityLarge
                  - appearance: dark
                  - direction: rtl
                  - wait: 0.5
                  - settle: true
                  - snapshot: {name: cell, of: {id: row-3}}
                """, file: "s.yaml")
        #expect(scenario.settings.device?.name == "iPhone 15")
        #expect(scenario.settings.orientation == .portrait)
        let point = CGPoint(x: 196, y: 600)
        #expect(
            scenario.steps.map(\.action) == [
                .snapshot(name: "opened", of: nil), .tap(.point(CGPoint(x: 196, y: 420))), .tap(.id("more")),
                .tap(.text("More")), .press(at: .point(CGPoint(x: 196, y: 420)), seconds: 0.8),
                .drag(.init(from: .point(point), to: .point(CGPoint(x: 196, y: 200)), hold: 0.2)),
                .drag(
                    .init(
                        from: .id("row"), to: .point(CGPoint(x: 196, y: 200)), press: 0.7, snapshot: "lifted")
                ),
                .fling(from: .point(point), velocity: CGVector(dx: 0, dy: -2000)), .rotate(.landscapeLeft),
                .textSize(.accessibilityLarge), .appearance(.dark), .direction(.rtl), .wait(0.5), .settle,
                .snapshot(name: "cell", of: .id("row-3")),
            ])
        #expect(scenario.steps.map(\.line) == Array(5...19))
        try scenario.check(with: DeviceSettings())
    }

    @Test(arguments: [
        ("", "s.yaml: error: the file is empty; expected `steps:`"),
        ("device: iPhone 15", "s.yaml:1: error: there is no `steps:`"),
        ("steps: 3", "s.yaml:1: error: steps: expected a list (lines that begin with `- `), found `3`"),
        (
            "device: iPhone 99\nsteps: []",
            "s.yaml:1: error: device: no device \"iPhone 99\"; `shoji devices` lists them"
        ),
        ("steps:\n  - wait: long", "s.yaml:2: error: wait: expected a number, found `long`"),
        (
            "steps:\n  - tap: [1]",
            "s.yaml:2: error: tap: expected two numbers, such as [196, 420], found a list"
        ),
        ("steps:\n  - press: {seconds: 1}", "s.yaml:2: error: press: `at` is missing"),
        (
            "steps:\n  - drag: {from: [1, 1], to: [1, 2], speed: 3}",
            "s.yaml:2: error: drag: unknown key `speed`; expected from, to, seconds, hold, press, snapshot"
        ),
        (
            "steps:\n  - appearance: blue",
            "s.yaml:2: error: appearance: expected one of light, dark; found `blue`"
        ),
        ("steps:\n  - snapshot: a/b", "s.yaml:2: error: snapshot: \"a/b\" cannot be a file's name"),
        (
            "steps:\n  - snapshot: a\n  - snapshot: a",
            "s.yaml:3: error: snapshot: \"a\" was written by line 2 already; give it another name"
        ),
        (
            "steps:\n  - rotate: landscapeLeft\n  - tap: [100, 500]",
            "s.yaml:3: error: tap: [100, 500] is outside the screen, which is 852 x 393 points (iPhone 15, landscapeLeft)"
        ),
    ])
    func mistakesAreNamedWithTheirLine(_ text: String, _ expected: String) {
        #expect(message(text) == expected)
    }

    @Test func brokenYAMLIsNamedWithItsLine() {
        #expect(message("steps:\n  - tap: [1, 2\n").hasPrefix("s.yaml:"))
    }
}

@Suite struct DeviceModelTests {
    @Test func devicesOfTheContractAreThere() {
        let names = [
            "iPhone SE (1st generation)", "iPhone SE (2nd generation)", "iPhone SE (3rd generation)",
            "iPhone 8",
            "iPhone 8 Plus", "iPhone X", "iPhone XS", "iPhone XS Max", "iPhone XR", "iPhone 12",
            "iPhone 12 mini",
            "iPhone 12 Pro Max", "iPhone 13", "iPhone 13 mini", "iPhone 13 Pro Max", "iPhone 14",
            "iPhone 14 Pro",
            "iPhone 14 Pro Max", "iPhone 15", "iPhone 15 Pro", "iPhone 15 Pro Max", "iPhone 16",
            "iPhone 16 Pro",
            "iPhone 16 Pro Max", "iPad mini", "iPad (10th generation)", "iPad Pro 11", "iPad Pro 12.9",
        ]
        #expect(names.filter { DeviceModel.named($0) == nil } == [])
    }

    @Test(arguments: [
        ("iphone se", "iPhone SE (3rd generation)"), ("iPhone SE 1st", "iPhone SE (1st generation)"),
        ("iPad", "iPad (10th generation)"), ("iPad Pro 12.9-inch", "iPad Pro 12.9-inch"),
        ("IPHONE 15 PRO MAX", "iPhone 15 Pro Max"),
    ])
    func namesAreFoundAsPeopleWriteThem(_ name: String, _ expected: String) {
        #expect(DeviceModel.named(name)?.name == expected)
    }

    @Test func safeAreaFollowsTheOrientation() throws {
        let device = try #require(DeviceModel.named("iPhone 15"))
        #expect(device.safeArea(isLandscape: false) == (59, 0, 34, 0))
        #expect(device.safeArea(isLandscape: true) == (0, 59, 21, 59))
        #expect(DeviceModel.named("iPhone 9000") == nil)
    }
}
