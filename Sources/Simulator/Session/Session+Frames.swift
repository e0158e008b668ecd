import CoreGraphics
import QuartzCore
import UIKit

extension Session {
    /// Makes the next frame, a sixtieth of a second after the last one. With virtual time in force everything that
    /// falls due on the way has run: delayed calls, timers, the main queue, work on other queues.
    @discardableResult
    public func advance() -> LayerTree {
        // Counted, not added up, so that the hundredth frame is at 100 / 60 exactly.
        let number = (time / Self.frameInterval + 0.5).rounded(.down) + 1
        let next = number / 60
        VirtualTime.advance(to: next)
        context.run { VirtualTime.drain(for: next) }
        return settled(frame(at: next))
    }

    /// Makes all frames of the next `seconds`.
    public func advance(by seconds: Double) {
        let frames = (seconds * 60 - 1e-6).rounded(.up)
        for _ in 0..<Int(max(frames, 0)) { advance() }
    }

    /// The present moment, with what came since its frame.
    @discardableResult
    public func present() -> LayerTree { settled(frame(at: time)) }

    /// A turn of the run loop that takes no time: what waits on the main queue is done, and what has changed is laid out.
    func turn() {
        context.run { VirtualTime.drain() }
        if isMoving || nextDue.map({ $0 <= time }) ?? false { present() }
    }

    /// What the main queue holds may ask for another layout of the same moment.
    private func settled(_ tree: LayerTree) -> LayerTree {
        guard VirtualTime.isInForce else { return tree }
        context.run { VirtualTime.drain() }
        return isMoving ? frame(at: time) : tree
    }

    /// Makes frames until nothing moves and no request waits for its answer, at most `limit` seconds of them. False when
    /// something still does.
    @discardableResult
    public func settle(limit: Double = 10) -> Bool {
        let end = time + limit
        while true {
            advance()
            if isAtRest { return true }
            if time >= end { return false }
        }
    }

    /// Whether nothing moves, nothing is due soon and no request waits.
    public var isAtRest: Bool {
        !isMoving && !Network.current.isBusy
            && !context.run { FrameClock.current.isBusy(within: Self.settledFor) }
            && !VirtualTime.isBusy(within: Self.settledFor)
    }

    /// A moment counts as still when nothing is due for so long; a longer delay is for `wait`.
    private static let settledFor = 0.1
}
