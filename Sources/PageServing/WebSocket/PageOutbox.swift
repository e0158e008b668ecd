import Foundation

/// Frames on their way to one page: put in on the main actor and by the thread that reads, taken out by the one that
/// writes.
public final class PageOutbox: @unchecked Sendable {
    private let condition = NSCondition()
    private var frames: [WebSocketFrame] = []
    /// Bytes of what waits, and of how much may.
    private var waiting = 0
    private let limit: Int
    private let full: @Sendable () -> Void
    private let straight: ((WebSocketFrame) -> Bool)?
    /// Whether the thread that takes frames out has one that is not written yet.
    private var isUnderWay = false
    private var pong: WebSocketFrame?
    private var isFinished = false

    /// - Parameters:
    ///   - straight: writes a frame before which none waits, on the thread that puts it in, so that no other one has to wake for it; false where it would
    ///     have to wait itself, and has written nothing.
    ///   - full: called once when more waits than `limit` bytes; it is dropped, and nothing more is taken.
    init(
        limit: Int = .max, straight: ((WebSocketFrame) -> Bool)? = nil,
        full: @escaping @Sendable () -> Void = {}
    ) {
        self.limit = limit
        self.straight = straight
        self.full = full
    }

    public convenience init() { self.init(limit: .max) }

    public func put(_ frame: WebSocketFrame) {
        condition.withLock {
            guard !isFinished else { return }
            if frames.isEmpty, pong == nil, !isUnderWay, straight?(frame) == true { return }
            waiting += frame.payload.count
            if waiting > limit {
                frames = []
                isFinished = true
                full()
            } else {
                frames.append(frame)
            }
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
            isUnderWay = false
            while true {
                if let answer = pong {
                    pong = nil
                    isUnderWay = true
                    return answer
                }
                if !frames.isEmpty {
                    waiting -= frames[0].payload.count
                    isUnderWay = true
                    return frames.removeFirst()
                }
                if isFinished { return nil }
                condition.wait()
            }
        }
    }
}
