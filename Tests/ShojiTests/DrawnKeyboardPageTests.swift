import Foundation
import PageDriver
import TestSeeds
import Testing

/// The keyboard that the device draws, in the page of `shoji run`.
@MainActor
@Suite(.serialized) struct DrawnKeyboardPageTests {
    @Test(.timeLimit(.hang))
    func itsKeysTypeAndTheScenarioKnowsThem() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(
            viewDidLoad: """
                let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
                field.accessibilityIdentifier = "name"
                field.placeholder = "Name"
                field.borderStyle = .roundedRect
                view.addSubview(field)
                """)
        let (process, address) = try await tool.serve(tool.source.path)
        defer { process.terminate() }
        let chromium = try Chromium(size: (900, 700))
        defer { chromium.close() }
        try await chromium.open(address)
        try await chromium.wait(
            until: "window.shown?.().drawn > 0 && document.querySelector('#accessible input')")
        _ = try await chromium.evaluate("toggle('keyboard')")
        try await chromium.wait(until: "settings.keyboard === 'on'")
        func tap(_ selector: String) async throws {
            try await chromium.wait(until: "document.querySelector(`\(selector)`)")
            let place = try await chromium.evaluate(
                "(() => { const box = document.querySelector(`\(selector)`).getBoundingClientRect(); "
                    + "return [box.x + box.width / 2, box.y + box.height / 2].join() })()")
            let parts = try #require(place as? String).split(separator: ",").compactMap { Double($0) }
            try await chromium.press(x: parts[0], y: parts[1])
            try await chromium.release(x: parts[0], y: parts[1])
        }
        try await tap("#accessible input")
        // The first letter of a sentence is a capital.
        try await tap("#accessible [aria-label=\"H\"]")
        try await tap("#accessible [aria-label=\"i\"]")
        try await chromium.wait(until: "document.querySelector('#accessible input').value === 'Hi'")
        if let folder = ProcessInfo.processInfo.environment["SHOJI_KEEP_PICTURES"] {
            try await chromium.screenshot().write(
                to: URL(fileURLWithPath: folder).appendingPathComponent("keyboard.png"))
        }
        _ = try await chromium.evaluate("document.getElementById('scenario').open = true")
        try await chromium.wait(
            until: "document.getElementById('scenario-text').value.includes('{text: \"i\"}')")
        let scenario =
            try await chromium.evaluate("document.getElementById('scenario-text').value") as? String
        #expect(scenario?.contains("keyboard: true") == true, "\(scenario ?? "")")
        // A tap, or a press where the machine is slow.
        #expect(scenario?.contains("{text: \"H\"}") == true, "\(scenario ?? "")")
    }
}
