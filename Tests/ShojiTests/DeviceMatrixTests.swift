import Foundation
import Testing

@testable import Simulator

/// Names by the contract: NAME@DEVICE-ORIENTATION-TEXTSIZE-APPEARANCE-DIRECTION-LOCALE, without what has one value only.
@Suite struct DeviceMatrixTests {
    @Test func namesHaveWhatVariesInOrder() throws {
        let all = try DeviceMatrix(
            "locales=en,ar;directions=ltr,rtl;appearances=light,dark;textSizes=large,accessibilityLarge;"
                + "orientations=portrait,landscapeLeft;devices=iPhone SE,iPhone 15")
        #expect(all.variants.count == 64)
        #expect(all.variants[0].name("opened") == "opened@iPhone_SE-portrait-large-light-ltr-en")
        #expect(all.variants[1].name("opened") == "opened@iPhone_SE-portrait-large-light-ltr-ar")
        #expect(all.variants[63].key == "iPhone_15-landscapeLeft-accessibilityLarge-dark-rtl-ar")
        #expect(all.variants[63].settings.device?.name == "iPhone 15")
        #expect(all.variants[63].settings.locale == "ar")
        #expect(Set(all.variants.map(\.key)).count == 64)
    }

    @Test func singleValuesAreSetAndNotNamed() throws {
        let one = try DeviceMatrix(" devices = iPad (10th) ; appearances=dark ")
        #expect(one.variants.map { $0.name("opened") } == ["opened"])
        #expect(one.variants[0].settings.appearance == .dark)
        #expect(one.variants[0].settings.device?.name == "iPad (10th generation)")
        let two = try DeviceMatrix("devices=iPad (10th);appearances=dark,light")
        #expect(two.variants.map(\.key) == ["dark", "light"])
        #expect(DeviceMatrix().variants.map(\.key) == [""])
    }

    @Test(
        arguments: [
            ("", "expected AXIS=VALUE"), ("light,dark", "\"light,dark\": expected AXIS=VALUE"),
            ("colors=red", "unknown axis \"colors\""), ("devices=iPhone 99", "no device \"iPhone 99\""),
            ("appearances=light,light", "\"light\" stands there twice"),
            ("appearances=light;appearances=dark", "appearances stands there twice"),
            ("appearances=bright", "appearances: expected some of light, dark; found \"bright\""),
            ("locales=../x", "locales: expected identifiers"), ("textSizes=", "textSizes: expected some of"),
        ]) func whatItCannotMeanIsSaid(text: String, told: String)
    {
        let error = #expect(throws: MatrixError.self) { try DeviceMatrix(text) }
        #expect(error?.description.contains(told) == true, "\(error.map(\.description) ?? "")")
    }

    @Test func aScenarioTakesTextOrLists() throws {
        let steps = "steps:\n  - snapshot: opened\n"
        let text = try Scenario(
            text: "matrix: \"devices=iPhone SE,iPhone 15;locales=no,en\"\n" + steps, file: "s.yaml")
        let lists = try Scenario(
            text: "matrix:\n  devices: [iPhone SE, iPhone 15]\n  locales: [no, en]\n" + steps, file: "s.yaml")
        #expect(text.matrix == lists.matrix)
        #expect(
            text.matrix?.variants.map(\.key) == [
                "iPhone_SE-no", "iPhone_SE-en", "iPhone_15-no", "iPhone_15-en",
            ])
        for (line, told) in [
            ("matrix: {colors: [red]}", "s.yaml:1: error: matrix: unknown axis \"colors\""),
            ("matrix: {devices: []}", "s.yaml:1: error: matrix: devices: expected values"),
            ("matrix: [light]", "s.yaml:1: error: matrix: expected {devices"),
        ] {
            let error = #expect(throws: ScenarioError.self) {
                try Scenario(text: line + "\n" + steps, file: "s.yaml")
            }
            #expect(error?.description.contains(told) == true, "\(error.map(\.description) ?? "")")
        }
    }

    // MARK: The command

    @Test func everyVariantIsWritten() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "print(UIScreen.main.bounds.width, Locale.current.identifier)")
        try tool.write(
            "matrix: {devices: [iPhone SE, iPhone 15], appearances: [light, dark]}\nsteps:\n  - snapshot: opened\n",
            "s.yaml")
        let answer = try await tool.run("snapshot", "Screen", "--scenario", "s.yaml", "--out", "one")
        #expect(answer.status == 0, "\(answer)")
        // Widths of Apple's published sizes.
        #expect(answer.out == "375.0 en_US\n375.0 en_US\n393.0 en_US\n393.0 en_US\n", "\(answer)")
        for name in ["iPhone_SE-light", "iPhone_SE-dark", "iPhone_15-light", "iPhone_15-dark"] {
            #expect(tool.read("one/opened@\(name).png") != nil)
            let dump = String(decoding: try #require(tool.read("one/opened@\(name).json")), as: UTF8.self)
            #expect(
                dump.contains(
                    name.hasSuffix("dark") ? "\"appearance\": \"dark\"" : "\"appearance\": \"light\""))
        }
        let dark = try await tool.run(
            "snapshot", "Screen", "--scenario", "s.yaml", "--appearance", "dark", "--out", "two")
        #expect(dark.status == 0, "\(dark)")
        #expect(tool.read("two/opened@iPhone_SE.json") == tool.read("one/opened@iPhone_SE-dark.json"))
        let locales = try await tool.run("snapshot", "Screen", "--matrix", "locales=en,ar", "--out", "three")
        #expect(locales.out == "393.0 en\n393.0 ar\n", "\(locales)")
        let both = try await tool.run(
            "snapshot", "Screen", "--matrix", "devices=iPhone SE,iPhone 15", "--device", "iPhone 8", "--out",
            "four")
        #expect(both.status == 2 && both.err.contains("--device and --matrix"), "\(both)")
        let wrong = try await tool.run("snapshot", "Screen", "--matrix", "sizes=1", "--out", "four")
        #expect(wrong.status == 2 && wrong.err.contains("unknown axis \"sizes\""), "\(wrong)")
        // The point is outside the smaller screen: told before anything is played.
        try tool.write(
            "matrix: \"devices=iPhone 15,iPhone SE\"\nsteps:\n  - tap: [380, 100]\n  - snapshot: opened\n",
            "p.yaml")
        let outside = try await tool.run("snapshot", "Screen", "--scenario", "p.yaml", "--out", "five")
        #expect(
            outside.status == 4 && outside.err.contains("p.yaml:3: error: tap: [380, 100] is outside"),
            "\(outside)")
    }

    @Test func aVariantThatFailsIsNamedAndTheOthersAreWritten() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "if UIScreen.main.bounds.width < 390 { fatalError(\"too small\") }")
        let answer = try await tool.run(
            "snapshot", "Screen", "--matrix", "devices=iPhone SE,iPhone 15", "--out", "out")
        #expect(answer.status == 3, "\(answer)")
        #expect(
            answer.err.contains("too small") && answer.err.contains("the variant iPhone_SE ended"),
            "\(answer)")
        #expect(tool.read("out/opened@iPhone_15.png") != nil)
        #expect(tool.read("out/opened@iPhone_SE.png") == nil)
    }
}
