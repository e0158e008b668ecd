import Foundation
import PageDriver
import Raster
import TestSeeds
import Testing

/// `shoji run` on an example, driven in a real browser.
@MainActor
@Suite(.serialized) struct LivePageTests {
    /// Resolves when the page has drawn a frame after number `frame`.
    private func drawn(after frame: Int) -> String {
        "new Promise(done => { const look = () => window.shown?.().drawn > \(frame) ? done(shown().drawn) : "
            + "requestAnimationFrame(look); look() })"
    }

    /// Waits until nothing moves, and says how the page's canvas differs from the server's picture.
    private func difference(_ chromium: Chromium, _ address: String) async throws -> BitmapDifference? {
        let png = try await RestedScreen.picture(at: address)
        let url = try #require(try await chromium.evaluate("shownPNG()") as? String)
        let data = try #require(Data(base64Encoded: String(url.dropFirst("data:image/png;base64,".count))))
        return try Bitmap(decoding: png, origin: "the server").difference(
            from: try Bitmap(decoding: data, origin: "the page"))
    }

    private func expectSame(_ chromium: Chromium, _ address: String, _ moment: String) async throws {
        let difference = try await difference(chromium, address)
        // Browsers round translucent pixels in their own way.
        #expect(difference.map(\.greatest) ?? 0 <= 2, "\(moment): \(String(describing: difference))")
    }

    @Test(.timeLimit(.hang))
    func thePageShowsWhatTheServerPaintsWhileItIsTouched() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        let example = ReleaseTool.repository.appendingPathComponent("Examples/Shelf").path
        let (process, address) = try await tool.serve(example)
        defer { process.terminate() }
        let chromium = try Chromium(size: (1100, 920))
        defer { chromium.close() }
        try await chromium.open(address)
        var frame = try #require(try await chromium.evaluate(drawn(after: 0)) as? Int)
        try await expectSame(chromium, address, "opened")
        func count() async throws -> Int {
            try #require(try await chromium.evaluate("shown().frame") as? Int)
        }

        frame = try await count()
        for _ in 0..<5 { try await chromium.wheel(x: 440, y: 500, by: 60) }
        _ = try await chromium.evaluate(drawn(after: frame))
        try await expectSame(chromium, address, "after the wheel")

        frame = try await count()
        let before = try #require(try await chromium.evaluate("shown().bytes") as? Int)
        try await chromium.press(x: 440, y: 600)
        for y in stride(from: 570.0, through: 300, by: -30) { try await chromium.drag(x: 440, y: y) }
        try await chromium.release(x: 440, y: 300)
        _ = try await chromium.evaluate(drawn(after: frame))
        try await expectSame(chromium, address, "after a drag")
        let frames = try await count() - frame
        let bytes = try #require(try await chromium.evaluate("shown().bytes") as? Int) - before
        // How many there are depends on what else the machine does.
        #expect(frames > 1)
        #expect(bytes / max(frames, 1) < 20_000, "\(bytes) bytes in \(frames) frames")

        for (button, moment) in [("left", "turned"), ("dark", "dark"), ("rtl", "right to left")] {
            frame = try await count()
            _ = try await chromium.evaluate("document.querySelector('[data-value=\(button)]').click()")
            _ = try await chromium.evaluate(drawn(after: frame))
            try await expectSame(chromium, address, moment)
        }
        #expect(try await chromium.evaluate("shown().width") as? Int == 2556)
        #expect(try await chromium.evaluate("shown().settings.orientation") as? String == "landscapeLeft")
    }

    /// Rounds of four windows, each opened as an earlier one of another size closes.
    @Test(.timeLimit(.hang))
    func everyWindowHasAFrameWhileOthersClose() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "")
        let (process, address) = try await tool.serve(tool.source.path)
        defer { process.terminate() }
        let chromium = try Chromium(size: (1100, 920), options: ["--disable-popup-blocking"])
        defer { chromium.close() }
        try await chromium.open(address)
        _ = try await chromium.evaluate(drawn(after: 0))
        _ = try await chromium.evaluate("window.others = []")
        for round in 0..<8 {
            for (number, size) in [(390, 844), (1280, 900), (1024, 700), (1900, 1200)].enumerated() {
                let window = "window.open(location.href, '', 'width=\(size.0),height=\(size.1)')"
                // The first of them, the second or the third.
                let closes =
                    number % 2 == 1 ? ", others.splice(\(round % number), 1)[0].close()" : ""
                _ = try await chromium.evaluate("others.push(\(window))\(closes)")
            }
            try await chromium.wait(
                until: "others.length === 2 && others.every(page => page.shown().drawn > 0)")
            _ = try await chromium.evaluate("others.splice(0).forEach(page => page.close())")
        }
    }

    @Test(.timeLimit(.hang))
    func assistiveTechnologyReadsTheRowsAndOpensOne() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        let example = ReleaseTool.repository.appendingPathComponent("Examples/Gallery/Diffable").path
        let (process, address) = try await tool.serve(example)
        defer { process.terminate() }
        let chromium = try Chromium(size: (1100, 920))
        defer { chromium.close() }
        try await chromium.open(address)
        /// Waits until the page tells of something.
        func find(_ role: String, _ label: String) async throws {
            let selector = "#accessible [role=\(role)][aria-label=\"\(label)\"]"
            _ = try await chromium.evaluate(
                "new Promise(done => { const look = () => document.querySelector('\(selector)') ? done(true) : "
                    + "requestAnimationFrame(look); look() })")
        }
        try await find("listitem", "A table that filters")
        let rows = try await chromium.accessibleParts().filter { $0.role == "listitem" }.map(\.name)
        #expect(
            rows == [
                "A table that filters", "A grid from registrations", "An outline",
                "Looks of content configurations", "A screen without content",
            ])
        _ = try await chromium.evaluate(
            "document.querySelector('#accessible [aria-label=\"A table that filters\"]').click()")
        try await find("heading", "2,000 m and more")
        let parts = try await chromium.accessibleParts()
        #expect(parts.contains { $0.role == "listitem" && $0.name == "Ashtop, 2639 m" }, "\(parts)")
    }

    @Test(.timeLimit(.hang))
    func aPortInUseEndsWithOneMessage() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        let example = ReleaseTool.repository.appendingPathComponent("Examples/Shelf").path
        let (process, address) = try await tool.serve(example)
        defer { process.terminate() }
        let port = try #require(URL(string: address)?.port)
        let answer = try await tool.run("run", example, "--port", "\(port)")
        #expect(answer.status == 2, "\(answer)")
        #expect(answer.err.contains("port \(port) is in use"))
        #expect(answer.err.contains("--port"))
    }
}

extension ReleaseTool {
    /// Starts `shoji run` on any free port and gives the printed address.
    func serve(_ source: String) async throws -> (ChildProcess, String) {
        let served = try await served(source)
        return (served.process, served.address)
    }

    /// - Parameter source: nil for the page that offers the examples.
    func served(_ source: String?) async throws -> ServedSource {
        try await ServedSource(source, tool: Self.executable, cache: Self.cache)
    }

    /// Another command that serves a page, among the files of the test.
    func served(command: [String]) async throws -> ServedSource {
        try await ServedSource(command: command, tool: Self.executable, cache: Self.cache)
    }
}
