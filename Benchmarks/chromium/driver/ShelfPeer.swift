import Foundation
import PageDriver

/// The shelf as a page. The browser makes a frame when it is told to, in software and into memory, and answers when the
/// frame is there; the time is that from the command to its answer.
@MainActor
struct ShelfPeer {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    let page: String
    let tiles: String
    let scale: Int

    init(page: String, tiles: String, scale: Int) {
        self.page = page
        self.tiles = tiles
        self.scale = scale
    }

    /// Frames on command, all their stages on one clock.
    private static let options = [
        "--enable-begin-frame-control", "--run-all-compositor-stages-before-draw",
        "--disable-checker-imaging", "--disable-threaded-scrolling", "--disable-threaded-animation",
        "--disable-image-animation-resync", "--allow-file-access-from-files",
    ]

    func run(picture: String?) async throws {
        let chromium = try Chromium(size: (390, 844), density: Double(scale), options: Self.options)
        defer { chromium.close() }
        try await chromium.open(
            "file://\(page)?tiles=\(tiles)",
            target: ["width": 390, "height": 844, "enableBeginFrameControl": true])
        while try await chromium.evaluate("document.readyState") as? String != "complete" {}
        for _ in 0..<10 { try await frame(chromium) }
        try await measure("along", "shelf-vertical", frames: 250, chromium)
        if let picture { try await save(picture, chromium) }
        _ = try await chromium.evaluate("step = steps.top")
        for _ in 0..<3 { try await frame(chromium) }
        try await measure("across", "shelf-horizontal", frames: 120, chromium)
    }

    private func measure(_ step: String, _ name: String, frames: Int, _ chromium: Chromium) async throws {
        _ = try await chromium.evaluate("step = steps.\(step); frames = 0")
        let cpu = ProcessTime.milliseconds(ofTreeFrom: chromium.processIdentifier)
        for _ in 0..<frames { figure(name, try await frame(chromium)) }
        let spent = ProcessTime.milliseconds(ofTreeFrom: chromium.processIdentifier) - cpu
        figure("\(name)-cpu", spent / Double(frames))
        let made = try await chromium.evaluate("step = steps.rest; frames") as? Int
        guard made == frames else {
            throw Failure(description: "\(frames) frames were asked for, the page made \(made ?? 0)")
        }
    }

    /// Milliseconds.
    @discardableResult
    private func frame(_ chromium: Chromium) async throws -> Double {
        try await chromium.time("HeadlessExperimental.beginFrame", ["interval": 1000.0 / 60])
            / .milliseconds(1)
    }

    private func save(_ picture: String, _ chromium: Chromium) async throws {
        let reply = try await chromium.send(
            "HeadlessExperimental.beginFrame", ["screenshot": ["format": "png"]])
        guard let text = reply["screenshotData"] as? String, let data = Data(base64Encoded: text) else {
            throw Failure(description: "no picture: \(reply)")
        }
        try data.write(to: URL(fileURLWithPath: picture))
    }

    private func figure(_ name: String, _ value: Double) {
        print("FIGURE chromium \(name) 200 \(scale) \(value)")
    }
}
