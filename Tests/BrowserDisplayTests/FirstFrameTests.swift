import CoreGraphics
import Foundation
import PageDriver
import QuartzCore
import Synchronization
import TestSeeds
import Testing

@testable import BrowserDisplay
@testable import PageServing
@testable import Raster

/// A page that has opened has a frame, in whatever order pages open, close and change the screen's size.
@MainActor
@Suite(.serialized) struct FirstFrameTests {
    /// All sequences of so many of `steps`.
    private func sequences<Step>(_ steps: [Step], _ count: Int) -> [[Step]] {
        (0..<count).reduce([[]]) { known, _ in known.flatMap { start in steps.map { start + [$0] } } }
    }

    /// The plan alone, in every order of what can happen to it at three moments of a frame's time: a frame that was asked for is due
    /// a frame after the last one at the latest, until it is made.
    @Test func aFrameThatWasAskedForIsDueInEveryOrder() {
        enum Step: CaseIterable { case ask, wakeEarly, wake, planNothing, planSoon, planLater, wait }
        var missed: [Step]?
        for steps in sequences(Step.allCases, 6) {
            var (plan, now, last) = (FramePlan(), 10.0, -Double.infinity)
            var asked: Double?
            for step in steps {
                switch step {
                case .ask:
                    plan.ask(at: now)
                    asked = asked ?? now
                case .wakeEarly, .wake:
                    // What `BrowserDisplay.step` does with a session at rest.
                    if plan.next < .infinity { now = max(now, step == .wake ? plan.next : plan.next - 1e-9) }
                    if !plan.isDue(at: now) { plan.plan(nil) }
                    guard plan.isDue(at: now) else { break }
                    plan.begin(at: now)
                    (last, asked) = (now, nil)
                case .planNothing: plan.plan(nil)
                case .planSoon: plan.plan(now)
                case .planLater: plan.plan(now + 1)
                case .wait: now += 0.006
                }
                if let asked, plan.next > max(asked, last + plan.interval) + 1e-9 { missed = steps }
            }
        }
        #expect(missed == nil)
    }

    /// What a page without a browser does: it draws every frame, or only takes it.
    private final class Reader: Sendable {
        let outbox = PageOutbox()
        private let state = Mutex((number: 0, draws: true, frame: 0, replay: SceneReplay()))
        let display: BrowserDisplay

        init(_ display: BrowserDisplay, draws: Bool) {
            self.display = display
            state.withLock { $0.draws = draws }
        }

        /// Blocks, as a server's thread does.
        func open() {
            let number = display.open(outbox)
            state.withLock { $0.number = number }
            Thread.detachNewThread { [self] in
                while let frame = outbox.next() {
                    guard frame.code == .binary else { continue }
                    let draws = state.withLock {
                        $0.replay.receive(Array(frame.payload))
                        $0.frame = Int($0.replay.frame)
                        return $0.draws
                    }
                    if draws { draw() }
                }
            }
        }

        func draw() {
            let (number, frame) = state.withLock {
                $0.draws = true
                return ($0.number, $0.frame)
            }
            var message = PageMessage("drawn")
            message.n = frame
            display.receive(message, from: number)
        }

        func turn() { display.receive(PageMessage("rotate", v: "right"), from: state.withLock { $0.number }) }
        func close() { display.close(state.withLock { $0.number }) }

        /// Whether it has a screen of that width.
        func shows(_ width: Int) -> Bool {
            state.withLock { $0.replay.width == UInt64(width) && $0.replay.layers[$0.replay.root] != nil }
        }
    }

    /// Pages that open, open and draw nothing for a while, close, and turn the device; then all that are open show the screen as it is.
    @Test(.timeLimit(.hang)) func everyOpenPageShowsTheScreenInEveryOrder() async throws {
        enum Step: CaseIterable { case open, openSlow, close, turn }
        for steps in sequences(Step.allCases, 3) {
            let session = TestSession { _ in SampleTree.list(offset: 0) }
            let display = BrowserDisplay(session: session)
            var isWide = false
            session.onEvent = { event in
                guard case .rotate = event else { return }
                isWide.toggle()
                let width: CGFloat = isWide ? 480 : 320
                session.screen = { _ in SampleTree.list(offset: 0, width: width, height: 800 - width) }
            }
            var pages: [Reader] = []
            for step in [.open] + steps {
                switch step {
                case .open, .openSlow:
                    let page = Reader(display, draws: step == .open)
                    pages.append(page)
                    try await onOwnThread { page.open() }
                case .close:
                    guard !pages.isEmpty else { break }
                    let gone = pages.removeFirst()
                    try await onOwnThread { gone.close() }
                case .turn:
                    guard let page = pages.last else { break }
                    try await onOwnThread { page.turn() }
                }
            }
            let open = pages
            try await onOwnThread { for page in open { page.draw() } }
            if !pages.isEmpty { await display.waitUntilShown(pages: pages.count) }
            for page in pages { #expect(page.shows(isWide ? 960 : 640), "\(steps)") }
            display.stop()
        }
    }

    /// A layer that turns for a fifth of a second and stays as it is then: for its place at rest it is painted, 200 points at scale 2 and four
    /// bytes a pixel, and of that nothing is kept.
    @Test(.timeLimit(.hang)) func whatPaintedMovementIsLetGoWhenAllRests() async throws {
        let picture = 400 * 400 * 4
        let inside = SampleTree.layer(6, CGRect(x: 0, y: 0, width: 200, height: 200)) {
            $0.backgroundColor = .black
        }
        let session = TestSession { _ in SampleTree.zoo }
        session.movesUntil = 0.2
        let display = BrowserDisplay(session: session)
        // What does not change is the same node in each frame.
        var turned: (angle: Double, node: LayerNode)?
        session.screen = { time in
            let angle = 0.1 + min(time, 0.2)
            if turned?.angle != angle {
                turned = (
                    angle,
                    SampleTree.layer(
                        5, CGRect(x: 60, y: 100, width: 200, height: 200),
                        transform: CGAffineTransform(rotationAngle: angle), children: [inside])
                )
            }
            var tree = SampleTree.tree(turned.map { [$0.node] } ?? [])
            tree.time = time
            return tree
        }
        let page = Reader(display, draws: true)
        try await onOwnThread { page.open() }
        await display.waitUntilShown(pages: 1)
        #expect(turned?.angle == 0.1 + 0.2 && display.budget.used < picture)
        session.screen = { _ in SampleTree.zoo }
        display.stop()
    }
}
