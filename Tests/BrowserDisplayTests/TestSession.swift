import PageServing
import QuartzCore

@testable import BrowserDisplay

/// A session whose screen a test writes by hand.
@MainActor
final class TestSession: DisplaySession {
    var settings = DisplaySettings(
        title: "Test", devices: ["iPhone 15", "iPad"], device: "iPhone 15", orientation: "portrait",
        textSizes: ["small", "large"], textSize: "large", appearance: "light", direction: "ltr",
        cornerRadius: 40)
    var accessibilityTree: [DisplayNode] = []
    var scenario = ""
    var work = FrameWork()
    /// What the screen shows at a time.
    var screen: (Double) -> LayerTree
    /// Called for every event.
    var onEvent: (DisplayEvent) -> Void = { _ in }
    /// Until when something moves.
    var movesUntil = 0.0
    private var seen: [DisplayEvent] = []
    private var watchers: [(matches: (DisplayEvent) -> Bool, come: AsyncStream<DisplayEvent>.Continuation)] =
        []

    init(screen: @escaping (Double) -> LayerTree) { self.screen = screen }

    func handle(_ event: DisplayEvent, at time: Double) {
        onEvent(event)
        if let index = watchers.firstIndex(where: { $0.matches(event) }) {
            watchers.remove(at: index).come.yield(event)
        } else {
            seen.append(event)
        }
    }

    func frame(at time: Double) -> LayerTree { screen(time) }

    func nextFrameTime(after time: Double) -> Double? { time < movesUntil ? time : nil }

    /// The next event of that kind, also when it came already. Throws when the test's time is up.
    func event(where matches: @escaping (DisplayEvent) -> Bool) async throws -> DisplayEvent {
        if let index = seen.firstIndex(where: matches) { return seen.remove(at: index) }
        let (events, come) = AsyncStream<DisplayEvent>.makeStream()
        watchers.append((matches, come))
        for await event in events { return event }
        throw CancellationError()
    }
}

/// A display with a server of its own.
@MainActor
struct ServedDisplay {
    let display: BrowserDisplay
    private let server: PageServer
    let address: String

    init(_ display: BrowserDisplay, port: Int = 0) throws {
        self.display = display
        server = try PageServer(host: "127.0.0.1", port: port)
        address = server.start(display, token: AccessToken())
    }

    func stop() {
        display.stop()
        server.stop()
    }
}
