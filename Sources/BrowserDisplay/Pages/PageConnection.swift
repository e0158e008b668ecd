import Foundation
import PageServing
import QuartzCore

/// One open page: what it shows, and the way to it. A page that is slow gets fewer frames, never stale ones.
@MainActor
final class PageConnection {
    private let encoder: SceneEncoder
    private let output: PageOutbox
    private var drawnFrame = 0
    private var settings: DisplaySettings?
    private var knownTree: DisplayTree?
    /// The view that the page's inspector shows; 0 where it shows none, nil while it is closed.
    var inspected: Int? { didSet { if inspected == nil { knownInspection = nil } } }
    private var knownInspection: Data?
    /// Whether the page shows what each frame costs.
    var wantsCosts = false
    /// Of frames that were not sent: the next one has it too.
    private var owed = FrameCost()

    /// How many frames may be under way before the page has drawn them.
    private static let framesAhead = 2

    init(store: TileStore, output: PageOutbox) {
        encoder = SceneEncoder(store: store)
        self.output = output
    }

    /// Whether the page keeps up.
    var isReady: Bool { encoder.frameNumber - drawnFrame < Self.framesAhead }

    /// Whether the page has drawn all that it was sent, and was sent something.
    var isUpToDate: Bool { drawnFrame == encoder.frameNumber && drawnFrame > 0 && !encoder.isMoving }

    /// Whether the page turns pictures of what moves itself.
    var isMoving: Bool { encoder.isMoving }

    /// Whether the page can take a frame and needs one, though nothing may change: what moved has come to rest.
    var wantsFrame: Bool { isReady && encoder.isMoving }

    /// - Parameter cost: of the frame so far; nil for one that was shown before.
    func show(_ tree: LayerTree, _ newSettings: DisplaySettings, _ cost: FrameCost? = nil) {
        if newSettings != settings, let text = try? JSONEncoder.sorted.encode(newSettings) {
            settings = newSettings
            output.put(WebSocketFrame(code: .text, payload: text))
        }
        if wantsCosts, let cost { owed.add(cost) }
        let begun = ContinuousClock.now
        guard isReady, let message = encoder.message(for: tree) else { return }
        if wantsCosts {
            owed.took += ContinuousClock.now - begun
            tell(owed)
            owed = FrameCost()
        }
        output.put(WebSocketFrame(code: .binary, payload: Data(message)))
    }

    /// What is on the screen for assistive technology, when it differs from what was told before.
    func tell(_ tree: DisplayTree) {
        guard tree != knownTree, let text = try? JSONEncoder.sorted.encode(tree) else { return }
        knownTree = tree
        output.put(WebSocketFrame(code: .text, payload: text))
    }

    private func tell(_ cost: FrameCost) {
        guard let text = try? JSONEncoder.sorted.encode(["frame": cost]) else { return }
        output.put(WebSocketFrame(code: .text, payload: text))
    }

    /// What has been done at the device so far, where the page has asked for it.
    func tell(scenario: String) {
        guard let text = try? JSONEncoder.sorted.encode(["scenario": scenario]) else { return }
        output.put(WebSocketFrame(code: .text, payload: text))
    }

    /// What is at the point that the page has asked about.
    func tell(hovered answer: Data?) {
        if let answer { output.put(WebSocketFrame(code: .text, payload: answer)) }
    }

    /// All views and the chosen one, while the inspector is open and when they differ from what was told before.
    func tell(inspected ask: (InspectorQuestion) -> Data?) {
        guard let inspected, let answer = ask(.view(inspected)), answer != knownInspection else { return }
        knownInspection = answer
        output.put(WebSocketFrame(code: .text, payload: answer))
    }

    /// Sends all that is shown anew, with the next frame.
    func forgetTiles() { encoder.forgetTiles() }

    func hasDrawn(_ frame: Int) { drawnFrame = max(drawnFrame, min(frame, encoder.frameNumber)) }

    func close() {
        encoder.close()
        output.finish()
    }
}

extension JSONEncoder {
    fileprivate static var sorted: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
