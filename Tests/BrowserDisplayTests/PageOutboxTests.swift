import Foundation
import PageDriver
import Synchronization
import TestSeeds
import Testing

@testable import BrowserDisplay
@testable import PageServing

/// What is written at once, and what waits.
@Suite struct PageOutboxTests {
    private static func frame(_ number: UInt8) -> WebSocketFrame {
        WebSocketFrame(code: .binary, payload: Data([number]))
    }

    /// Frames go out in the order in which they came: one is written at once only where none waits and none is being written.
    @Test func whatIsWrittenAtOnceOvertakesNothing() {
        let written = Mutex((takes: true, numbers: [UInt8]()))
        let outbox = PageOutbox(straight: { frame in
            written.withLock {
                guard $0.takes else { return false }
                $0.numbers.append(frame.payload[0])
                return true
            }
        })
        func put(_ number: UInt8, takes: Bool) {
            written.withLock { $0.takes = takes }
            outbox.put(Self.frame(number))
        }
        put(1, takes: true)
        put(2, takes: false)
        // The second one waits, then its thread writes it.
        put(3, takes: true)
        #expect(outbox.next() == Self.frame(2))
        put(4, takes: true)
        #expect(outbox.next() == Self.frame(3))
        #expect(outbox.next() == Self.frame(4))
        // Nothing waits any more, and the last one is still being written.
        put(5, takes: true)
        #expect(outbox.next() == Self.frame(5))
        outbox.finish()
        #expect(outbox.next() == nil)
        put(6, takes: true)
        #expect(written.withLock { $0.numbers } == [1])
    }

    /// A page that opens has its frame when `open` is back: no other thread and no timer is waited for.
    @Test @MainActor func aFrameThatIsDueIsMadeAtOnce() async throws {
        let display = BrowserDisplay(session: TestSession { _ in SampleTree.list(offset: 0) })
        let codes = Mutex([WebSocketFrame.Code]())
        let outbox = PageOutbox(straight: { frame in
            codes.withLock { $0.append(frame.code) }
            return true
        })
        try await onOwnThread {
            _ = display.open(outbox)
            codes.withLock { #expect($0.contains(.binary)) }
        }
        display.stop()
    }
}
