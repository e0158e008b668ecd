import CoreGraphics
import Foundation
import Testing

@testable import Simulator

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

    /// RFC 8259, 7: quotation mark, reverse solidus and control characters are escaped, all else may stand as it is.
    @Test func textsAreWrittenAsTheStandardWantsThem() throws {
        let text = "a\"b\\c\n\r\t\u{1}\u{1F}/é😀" + String(repeating: "=", count: 1000)
        let written = JSONValue.text(text).written
        #expect(written.hasPrefix(#""a\"b\\c\n\r\t\u0001\u001f/é😀=="#), "\(written.prefix(60))")
        #expect(try JSONValue(Data(written.utf8)) == .text(text))
        #expect(JSONValue.text("").written == #""""#)
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

    @Test func stepsThatLookAtTheScreenAreRead() throws {
        let scenario = try Scenario(
            text: """
                network: off
                steps:
                  - locale: ar
                  - press: {key: "cmd+shift+a"}
                  - press: {key: return}
                  - type: "Dune"
                  - pinch: {at: [1, 2], scale: 2}
                  - scrollTo: {id: row}
                  - wait: {until: {text: "Loaded"}}
                  - wait: {until: {text: "Loaded"}, limit: 3}
                  - network: live
                  - expect: {id: title, text: "", frame: [1, 2, 3, 4], count: 2, selected: false}
                """, file: "s.yaml")
        #expect(scenario.network == .off)
        var expected = Scenario.Expectation()
        expected.id = "title"
        expected.text = ""
        expected.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        expected.count = 2
        expected.selected = false
        #expect(
            scenario.steps.map(\.action) == [
                .locale("ar"), .key(["Meta", "Shift", "a"]), .key(["Enter"]), .type("Dune"),
                .pinch(at: .point(CGPoint(x: 1, y: 2)), scale: 2, seconds: 0.3), .scrollTo(.id("row")),
                .waitUntil(.text("Loaded"), limit: 10), .waitUntil(.text("Loaded"), limit: 3),
                .network(.live),
                .expect(expected),
            ])
    }

    /// docs/scenarios.md is written from what the reader knows (`SHOJI_RECORD=1` does it), and the reader reads all of that.
    @Test func theDocumentationHasEveryStep() throws {
        let file = ReleaseTool.repository.appendingPathComponent("docs/scenarios.md")
        let page = try String(contentsOf: file, encoding: .utf8)
        let parts = page.components(separatedBy: "```yaml\n")
        try #require(parts.count == ScenarioReader.examples.count + 1)
        var written = parts[0]
        for (example, part) in zip(ScenarioReader.examples, parts.dropFirst()) {
            let end = try #require(part.range(of: "\n```"))
            written += example + part[end.upperBound...]
        }
        if page != written, ProcessInfo.processInfo.environment["SHOJI_RECORD"] != nil {
            try written.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(page == written, "docs/scenarios.md: SHOJI_RECORD=1 writes its examples anew")
        let examples = ScenarioReader.examples.map { $0.replacing(/```(yaml)?\n?/, with: "") }
        let scenario = try Scenario(text: examples.joined(), file: "scenarios.md")
        #expect(Set(scenario.steps.map(\.action.name)) == Set(ScenarioReader.steps))
        #expect(scenario.steps.count == ScenarioReader.stepForms.count)
        #expect(scenario.network == .off && scenario.settings.release == 26 && scenario.settings.scale == 3)
        // What the reader takes beside these lines is named in its messages, which come from the same list.
        #expect(message("sizes: 3").contains("expected device, orientation, textSize, "))
    }

    @Test(arguments: [
        (
            "steps:\n  - press: {key: \"cmd+\"}",
            "s.yaml:2: error: press: key: expected a character or one of "
        ),
        (
            "steps:\n  - expect: {count: 1}",
            "s.yaml:2: error: expect: `id` or `text` must say which view is meant"
        ),
        ("steps:\n  - wait: {limit: 1}", "s.yaml:2: error: wait: `until` is missing"),
        (
            "steps:\n  - network: replay",
            "s.yaml:2: error: network: expected off, live, record:DIR or replay:DIR, found `replay`"
        ),
    ])
    func whatSuchStepsCannotMeanIsTold(_ text: String, _ start: String) {
        #expect(message(text).hasPrefix(start), "\(message(text))")
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
            "steps:\n  - locale: not one!",
            "s.yaml:2: error: locale: expected an identifier such as en or zh_CN, found 'not one!'"
        ),
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

    /// Pixels of the panel, as Apple's technical specifications give them (support.apple.com, "Tech Specs", Display).
    @Test(arguments: [
        ("iPhone 16e", 1170, 2532), ("iPhone 17", 1206, 2622), ("iPhone 17 Pro", 1206, 2622),
        ("iPhone 17 Pro Max", 1320, 2868), ("iPhone Air", 1260, 2736), ("iPad (A16)", 1640, 2360),
        ("iPad mini (A17 Pro)", 1488, 2266), ("iPad Air 11-inch (M3)", 1640, 2360),
        ("iPad Air 13-inch (M3)", 2048, 2732), ("iPad Pro 11-inch (M4)", 1668, 2420),
        ("iPad Pro 13-inch (M4)", 2064, 2752),
    ])
    func newDevicesHaveTheirPublishedPixels(_ name: String, _ width: Int, _ height: Int) throws {
        let device = try #require(DeviceModel.named(name))
        #expect(device.name == name)
        #expect(Int(device.size.width) * device.scale == width)
        #expect(Int(device.size.height) * device.scale == height)
    }

    @Test func safeAreaFollowsTheOrientation() throws {
        let device = try #require(DeviceModel.named("iPhone 15"))
        #expect(device.safeArea(isLandscape: false) == (59, 0, 34, 0))
        #expect(device.safeArea(isLandscape: true) == (0, 59, 21, 59))
        #expect(DeviceModel.named("iPhone 9000") == nil)
    }
}
