import Foundation
import PageServing
import QuartzCore
import Raster

/// Shows a session in any number of browser pages and brings their events to it.
///
/// The session's clock follows the wall clock while a page is open, 60 frames a second while something moves and
/// not at all otherwise. Nothing else in the product reads a clock, but for how long the server waits for others.
@preconcurrency @MainActor
public final class BrowserDisplay {
    private let session: any DisplaySession
    /// For all that both renderers keep. A page keeps its tiles, packed, so that pixels are needed again less often than for a frame in memory.
    let budget = PixelBudget(bytes: 24 << 20)
    private var renderer: Renderer
    private let store: TileStore
    private var pages: [Int: PageConnection] = [:]
    private var nextPage = 1
    private var fingers = PageFingers()
    private var time = WallTime()
    private var isSlow = false
    private var driving: Task<Void, Never>?
    /// When the task that makes frames is awake again, in the session's seconds.
    private var awake = Double.infinity
    private var plan = FramePlan()
    /// When pages were last told what is on the screen.
    private var lastTree = -Double.infinity
    private var tree: LayerTree?

    private var watchers: [(pages: Int, shown: AsyncStream<Never>.Continuation)] = []

    /// Of slowed time to the wall's.
    private static let slowness = 0.1
    private static let treeInterval = 0.5
    /// How often an idle session is asked whether something began to move by itself.
    private static let idleInterval = 0.1
    /// Seconds that a picture of the screen at rest is waited for.
    nonisolated private static let patience = 15.0

    /// - Parameter report: told of every picture that cannot be read, once.
    public init(session: any DisplaySession, report: @escaping (ImageDecodingError) -> Void = { _ in }) {
        self.session = session
        renderer = Renderer(budget: budget)
        store = TileStore(renderer: Renderer(budget: budget), report: report)
    }

    /// Makes the first screen, so that what stops the app there does so before a page waits for it.
    public func begin() { tree = session.frame(at: time.now) }

    /// Decodes all pictures anew, whose pixels have become others.
    public func forgetPictures() {
        renderer = Renderer(budget: budget)
        store.forgetTiles(Renderer(budget: budget))
        for page in pages.values { page.forgetTiles() }
        wake()
    }

    /// Takes no more events and sends no more frames.
    public func stop() {
        driving?.cancel()
        for page in pages.values { page.close() }
        pages.removeAll()
    }
}

// MARK: Pages

extension BrowserDisplay {
    private func add(_ output: PageOutbox) -> Int {
        let number = nextPage
        nextPage += 1
        pages[number] = PageConnection(store: store, output: output)
        time.run()
        wake()
        return number
    }

    private func remove(_ number: Int) {
        guard let page = pages.removeValue(forKey: number) else { return }
        page.close()
        hand(fingers.close(number, at: time.now))
        if pages.isEmpty { time.pause() }
        rest()
        reportShown()
    }

    private func handle(_ message: PageMessage, from number: Int) {
        guard let page = pages[number] else { return }
        if message.t == "drawn" {
            let wasReady = page.isReady
            page.hasDrawn(message.n ?? 0)
            if !wasReady, let tree { page.show(tree, settings) }
            if page.wantsFrame { wake() }
            reportShown()
        } else if message.t == "slow" {
            isSlow = message.v == "on"
            paceTime()
            wake()
        } else if message.t == "scenario" {
            page.tell(scenario: message.v == "swift" ? session.swiftTest : session.scenario)
        } else if message.t == "frames" {
            page.wantsCosts = message.v == "on"
        } else if message.t == "hover" {
            if let point = message.point { page.tell(hovered: session.inspection(.point(point))) }
        } else if message.t == "inspect" {
            page.inspected = message.n
            page.tell(inspected: session.inspection)
        } else if let event = DisplayEvent(message) {
            hand(fingers.handle(event, from: number, at: time.now))
            wake()
        }
    }

    private func hand(_ events: [(DisplayEvent, Double)]) {
        for (event, time) in events { session.handle(event, at: time) }
        paceTime()
        if !events.isEmpty { wake() }
    }

    /// A finger is always as fast as it is: what it throws would fly else.
    private func paceTime() {
        let rate = isSlow && fingers.isEmpty ? Self.slowness : 1
        // Who sleeps has counted with the old one.
        if rate != time.rate { awake = .infinity }
        time.rate = rate
        plan.interval = FramePlan.standard * time.rate
    }

    /// The session's, with what only the display knows.
    private var settings: DisplaySettings {
        var settings = session.settings
        settings.slow = isSlow ? "on" : "off"
        return settings
    }

    /// The PNG of what the pages show; of the present moment when none is open.
    func snapshot() -> Data {
        let shown = time.isRunning ? tree : nil
        return renderer.render(shown ?? session.frame(at: time.now)).png()
    }
}

extension BrowserDisplay: PageHost {
    nonisolated public func open(_ outbox: PageOutbox) -> Int { onMain { self.add(outbox) } ?? 0 }

    nonisolated public func receive(_ message: PageMessage, from page: Int) {
        _ = onMain { self.handle(message, from: page) }
    }

    nonisolated public func close(_ page: Int) { _ = onMain { self.remove(page) } }

    nonisolated public func picture(settled: Bool) -> PagePicture {
        if settled, onMain(within: Self.patience, { await self.waitUntilShown(pages: 1) }) == nil {
            return .refused(
                "The screen did not come to rest in an open page within \(Int(Self.patience)) seconds.")
        }
        return onMain { self.snapshot() }.map { .png($0) } ?? .refused("There is no picture.")
    }
}

// MARK: Frames

/// A page that has opened has a frame soon, whatever others do. All this runs on the main actor, where nothing comes between the lines of a function:
///
/// 1. `add` asks for a frame. What was asked for is due at most an interval after the last frame, until one begins: `FramePlan`, whose test has every order.
/// 2. A frame that is due when it is asked for is made at once, with what asked for it: no timer and no other thread is waited for.
/// 3. While a page is open a task makes the others. `wake` starts one where there is none; one ends by itself only when no page is open, or is cancelled by
///    `wake`, which has another one by then.
/// 4. It is awake when the frame is due: it sleeps until what was planned when it went to sleep, and where that has become earlier `wake` puts another one
///    in its place.
/// 5. A frame is shown to every page. One that was sent nothing is ready for it, and its first message is never empty: it has the screen.
extension BrowserDisplay {
    /// Sees to it that a frame follows at once or soon, and that frames go on as long as something moves.
    private func wake() {
        plan.ask(at: time.now)
        if !pages.isEmpty, plan.isDue(at: time.now) { step() }
        if driving != nil, awake <= plan.next { return }
        driving?.cancel()
        driving = Task { @MainActor [weak self] in
            while let wait = self?.fallAsleep() {
                try? await Task.sleep(for: .seconds(wait))
                if Task.isCancelled { return }
                self?.step()
            }
            if !Task.isCancelled { self?.driving = nil }
        }
        awake = plan.next
    }

    /// Seconds until the frame that is planned, or until the session is asked again; nil when nobody looks.
    private func fallAsleep() -> Double? {
        guard !pages.isEmpty else { return nil }
        let now = time.now
        awake = max(min(plan.next, now + Self.idleInterval * time.rate), now)
        return (awake - now) / time.rate
    }

    /// One frame for all pages when it is due, and the plan for the next.
    private func step() {
        let now = time.now
        if !plan.isDue(at: now) { plan.plan(session.nextFrameTime(after: now)) }
        guard plan.isDue(at: now) else { return }
        plan.begin(at: now)
        for (event, time) in fingers.waiting() { session.handle(event, at: time) }
        let made = session.work.cellsMade
        let begun = ContinuousClock.now
        let tree = session.frame(at: now)
        let work = session.work
        let cost = FrameCost(
            cells: work.cellsMade - made, passes: work.passes, took: ContinuousClock.now - begun)
        self.tree = tree
        let settings = settings
        for page in pages.values { page.show(tree, settings, cost) }
        plan.plan(session.nextFrameTime(after: now))
        if pages.values.contains(where: \.wantsFrame) { plan.ask(at: now) }
        rest()
        tellTree(at: now)
        reportShown()
    }

    /// What painted movement is let go with it.
    private func rest() {
        guard pages.isEmpty || plan.isIdle && !pages.values.contains(where: \.isMoving) else { return }
        renderer.rest()
        store.rest()
    }

    /// Walking all views takes longer than a frame of scrolling, so pages hear of a moving screen now and then only.
    private func tellTree(at now: Double) {
        guard plan.isIdle || now - lastTree >= Self.treeInterval * time.rate else { return }
        lastTree = now
        let tree = DisplayTree(
            tree: session.accessibilityTree, takesText: session.takesText, copied: session.copiedText)
        for page in pages.values {
            page.tell(tree)
            page.tell(inspected: session.inspection)
        }
    }

    /// Returns when nothing moves and at least so many pages show all of it, or when the task is cancelled.
    func waitUntilShown(pages count: Int) async {
        let (end, shown) = AsyncStream<Never>.makeStream()
        watchers.append((count, shown))
        reportShown()
        for await _ in end {}
    }

    private func reportShown() {
        guard plan.isIdle, pages.values.allSatisfy(\.isUpToDate) else { return }
        watchers.removeAll {
            guard pages.count >= $0.pages else { return false }
            $0.shown.finish()
            return true
        }
    }
}
