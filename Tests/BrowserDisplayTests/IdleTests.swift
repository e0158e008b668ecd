import CoreGraphics
import PageDriver
import PageServing
import QuartzCore
import TestSeeds
import Testing

@testable import BrowserDisplay

/// A display that nobody looks at costs nothing, whatever moves in its app.
@MainActor
@Suite(.serialized) struct IdleTests {
    /// A display of a screen that never rests, and how many frames were made of it.
    @MainActor private final class Moving {
        private(set) var frames = 0
        let display: BrowserDisplay

        init() {
            let session = TestSession { _ in SampleTree.list(offset: 0) }
            session.movesUntil = .infinity
            display = BrowserDisplay(session: session)
            session.screen = { [unowned self] time in
                frames += 1
                return SampleTree.list(offset: CGFloat(time))
            }
        }

        func open() async throws -> Int { try await onOwnThread { [display] in display.open(PageOutbox()) } }
        func close(_ page: Int) async throws { try await onOwnThread { [display] in display.close(page) } }

        func wait(frames more: Int) async throws {
            let wanted = frames + more
            while frames < wanted { try await Task.sleep(for: .milliseconds(2)) }
        }
    }

    @Test(.timeLimit(.hang)) func withNoPageOpenNoFramesAreMade() async throws {
        let (left, watched) = (Moving(), Moving())
        let page = try await left.open()
        _ = try await watched.open()
        try await left.wait(frames: 5)
        try await left.close(page)
        // One may have been due.
        let made = left.frames + 1
        try await watched.wait(frames: 20)
        #expect(left.frames <= made)
        // Who opens it again sees it move.
        _ = try await left.open()
        try await left.wait(frames: 5)
        for each in [left, watched] { each.display.stop() }
    }
}
