import Foundation
import PageDriver
import TestSeeds
import Testing

/// `shoji run` follows the folder: an edit is in the open page again, a fault is told there.
@MainActor
@Suite(.serialized) struct EditTests {
    /// Resolves with true when `condition` holds in the page.
    /// Whether the box of the screen, at (10, 100) in points at scale 3, has this colour.
    private func box(_ red: Int, _ green: Int, _ blue: Int) -> String {
        "Array.from(pixels.getImageData(60, 360, 1, 1).data).join() === '\(red),\(green),\(blue),255'"
    }

    @Test(.timeLimit(.hang))
    func anEditIsInThePageAgainAndAFaultIsToldThere() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "")
        let served = try await tool.served(tool.source.path)
        defer { served.process.terminate() }
        do {
            try await edit(tool, served.address)
        } catch {
            Issue.record("\(error)\nthe tool has printed: \(served.printed())")
        }
    }

    private func edit(_ tool: ReleaseTool, _ address: String) async throws {
        let chromium = try Chromium(size: (1100, 920))
        defer { chromium.close() }
        try await chromium.open(address)
        try await chromium.wait(until: box(255, 0, 0))
        _ = try await chromium.evaluate("document.querySelector('[data-value=dark]').click()")
        try await chromium.wait(until: "shown().settings.appearance === 'dark'")

        try tool.writeApp(viewDidLoad: "box.backgroundColor = .black")
        try await chromium.wait(until: box(0, 0, 0))
        try await chromium.wait(until: "shown().settings.appearance === 'dark'")

        try tool.writeApp(viewDidLoad: "box.backgroundColour = .white")
        try await chromium.wait(until: "!document.getElementById('report').hidden")
        let notice = try await chromium.evaluate("document.getElementById('report').textContent") as? String
        #expect(notice?.contains("ScreenViewController.swift:13:") == true, "\(notice ?? "no notice")")
        #expect(try await chromium.evaluate(box(0, 0, 0)) as? Bool == true, "the last good build stays")

        let white = "print(\"white\"); box.backgroundColor = .white"
        try tool.writeApp(viewDidLoad: white)
        try await chromium.wait(until: box(255, 255, 255))
        #expect(try await chromium.evaluate("document.getElementById('report').hidden") as? Bool == true)

        // An edit that is taken back: the app that runs is the one that the source makes.
        try tool.writeApp(viewDidLoad: "box.backgroundColour = .white")
        try await chromium.wait(until: "!document.getElementById('report').hidden")
        try tool.writeApp(viewDidLoad: white)
        try await chromium.wait(until: "document.getElementById('report').hidden")
        let printed = "[...document.getElementById('console-lines').children].map(line => line.textContent)"
        #expect(
            try await chromium.evaluate("\(printed).filter(line => line === 'white').length") as? Int == 1)
    }

    @Test(.timeLimit(.hang))
    func theAddressIsPrintedThoughAnEditComesBeforeIt() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        // The first app edits the folder and does not come to serve; the one that the edit starts does.
        try tool.writeApp(
            viewDidLoad: """
                let edit = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("edit.txt")
                if !FileManager.default.fileExists(atPath: edit.path) {
                    try! Data().write(to: edit)
                    sleep(300)
                }
                """)
        let (process, address) = try await tool.serve(tool.source.path)
        process.terminate()
        #expect(address.contains("/?token="))
    }
}
