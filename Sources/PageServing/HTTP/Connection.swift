import Foundation

/// When something must have happened; read by the server's own threads, never by the session.
struct Deadline: Sendable {
    private let end: ContinuousClock.Instant?

    /// It may take as long as it likes.
    static let none = Deadline(end: nil)

    static func after(_ seconds: Double) -> Deadline { Deadline(end: .now + .seconds(seconds)) }

    /// For `poll`: what is left, in milliseconds rounded up; -1 without an end.
    var milliseconds: Int32 {
        guard let end else { return -1 }
        let left = ContinuousClock.Instant.now.duration(to: end)
        return Int32(clamping: max(0, Int((left / .milliseconds(1)).rounded(.up))))
    }
}

/// A connected socket. Reading and writing block the thread; both have an end.
struct Connection: Sendable {
    enum Failure: Error {
        /// The deadline has passed.
        case late
        /// The other side has gone.
        case broken
    }

    let descriptor: Int32

    /// Takes over an accepted socket. Small messages leave at once: otherwise a frame waits for the acknowledgement
    /// of the one before, about 44 ms. A peer that vanished without a word is noticed within minutes.
    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        set(Int32(IPPROTO_TCP), TCP_NODELAY, 1)
        set(SOL_SOCKET, SO_KEEPALIVE, 1)
        set(Int32(IPPROTO_TCP), TCP_KEEPIDLE, 60)
    }

    private func set(_ level: Int32, _ name: Int32, _ value: Int32) {
        var value = value
        setsockopt(descriptor, level, name, &value, socklen_t(MemoryLayout<Int32>.size))
    }

    /// Some bytes; none at the end of the stream.
    func read(until deadline: Deadline) throws(Failure) -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while true {
            try wait(for: POLLIN, until: deadline)
            let count = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
            if count >= 0 { return Array(buffer.prefix(count)) }
            guard errno == EINTR || errno == EAGAIN else { throw .broken }
        }
    }

    func write(_ data: Data, until deadline: Deadline) throws(Failure) {
        var rest = data[...]
        while !rest.isEmpty {
            try wait(for: POLLOUT, until: deadline)
            let flags = Int32(MSG_DONTWAIT | MSG_NOSIGNAL)
            let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) }
            if count < 0, errno == EINTR || errno == EAGAIN { continue }
            guard count > 0 else { throw .broken }
            rest = rest.dropFirst(count)
        }
    }

    /// Whether so many bytes can be written without waiting for the other side.
    func takes(_ count: Int) -> Bool {
        // What is writable at all has room for a part of its buffer, 4,608 bytes at least.
        guard count <= 2048 else { return false }
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return poll(&entry, 1, 0) > 0
    }

    private func wait(for event: Int32, until deadline: Deadline) throws(Failure) {
        var entry = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        while true {
            let count = poll(&entry, 1, deadline.milliseconds)
            if count > 0 { return }
            if count == 0 { throw .late }
            guard errno == EINTR else { throw .broken }
        }
    }

    /// Ends both directions, so that a thread which reads or writes here goes on.
    func end() { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }

    /// Says that no more is written and takes what still comes for a moment: a socket that is closed with bytes
    /// unread takes back what it has sent.
    func finish() {
        _ = shutdown(descriptor, Int32(SHUT_WR))
        let deadline = Deadline.after(1)
        while let bytes = try? read(until: deadline), !bytes.isEmpty {}
    }
}
