import Foundation

/// Frames on their way to one page: put in on the main actor and by the thread that reads, taken out by the one that
/// writes.
public final class PageOutbox: @unchecked Sendable {
    private let condition = NSCondition()
    private var frames: [WebSocketFrame] = []
    private var pong: WebSocketFrame?
    private var isFinished = false

    public init() {}

    public func put(_ frame: WebSocketFrame) {
        condition.withLock {
            guard !isFinished else { return }
            frames.append(frame)
            condition.signal()
        }
    }

    /// Only the latest ping is answered when several wait, as RFC 6455, 5.5.3, allows.
    func answer(ping: [UInt8]) {
        condition.withLock {
            guard !isFinished else { return }
            pong = .pong(ping)
            condition.signal()
        }
    }

    /// Nothing more will come; `last` goes out before the end.
    public func finish(with last: WebSocketFrame? = nil) {
        condition.withLock {
            guard !isFinished else { return }
            isFinished = true
            if let last { frames.append(last) }
            condition.signal()
        }
    }

    /// Blocks the thread until there is a frame; nil at the end.
    public func next() -> WebSocketFrame? {
        condition.withLock {
            while true {
                if let answer = pong {
                    pong = nil
                    return answer
                }
                if !frames.isEmpty { return frames.removeFirst() }
                if isFinished { return nil }
                condition.wait()
            }
        }
    }
}
