import Foundation

/// One end of the line between the command line and an app: a stream socket. Both block the thread.
public final class PageLink: @unchecked Sendable {
    private let connection: Connection
    private let lock = NSLock()
    private var rest = Data()

    /// Takes the descriptor over.
    public init(_ descriptor: Int32) { connection = Connection(descriptor) }

    deinit { close(connection.descriptor) }

    /// Both ends of a new line.
    public static func pair() throws -> (PageLink, theirs: Int32) {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw DisplayError.cannotListen("no line to the app: \(String(cString: strerror(errno)))")
        }
        return (PageLink(ends[0]), ends[1])
    }

    /// False when the other side has gone.
    @discardableResult
    public func send(_ message: LinkMessage) -> Bool {
        let bytes = message.bytes
        return lock.withLock { (try? connection.write(bytes, until: .none)) != nil }
    }

    /// The same without waiting; false where it would have to, and nothing is sent.
    func sendAtOnce(_ message: LinkMessage) -> Bool {
        let bytes = message.bytes
        guard connection.takes(bytes.count), lock.try() else { return false }
        defer { lock.unlock() }
        _ = try? connection.write(bytes, until: .none)
        return true
    }

    /// The next message; nil when the other side has gone or says what is none. To be called on one thread.
    public func next() -> LinkMessage? {
        do {
            while true {
                if let message = try LinkMessage.next(from: &rest) { return message }
                let more = try connection.read(until: .none)
                guard !more.isEmpty else { return nil }
                rest += more
            }
        } catch {
            return nil
        }
    }

    /// Threads that read or write here go on.
    public func end() { connection.end() }
}
