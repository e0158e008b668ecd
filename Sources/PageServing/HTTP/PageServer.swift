import Foundation

/// Listens, and answers each connection on a thread of its own: one request, or one WebSocket, then it is closed.
///
/// Whoever can reach the port can connect, so everything has an end: how many connections are open, how long a request
/// may take to come and an answer to go, how long both may be.
public final class PageServer: @unchecked Sendable {
    /// So many connections are open at once; further ones are told to come later.
    static let mostConnections = 64
    /// So many bytes wait for a page; one that takes nothing is closed, and connects again when it can.
    private static let mostWaiting = 32 << 20
    /// Seconds in which an answer or a message must have been taken.
    private static let patience = 60.0

    public let port: Int
    private let address: String
    private let listener: Int32
    private let lock = NSLock()
    private var open: Set<Int32> = []
    private var turningAway = 0

    /// Throws `DisplayError`. Port 0 takes any free one.
    public init(host: String, port: Int) throws(DisplayError) {
        self.address = host
        var address = sockaddr_in()
        guard let number = UInt16(exactly: port), inet_pton(AF_INET, host, &address.sin_addr) == 1 else {
            throw .badHost(UInt16(exactly: port) == nil ? "\(host):\(port)" : host)
        }
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = number.bigEndian
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var yes: Int32 = 1
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        let isListening = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, SOMAXCONN) == 0
                    && getsockname(listener, $0, &length) == 0
            }
        }
        self.port = Int(UInt16(bigEndian: address.sin_port))
        guard isListening else {
            let code = errno
            close(listener)
            throw Self.error(code, host: host, port: port)
        }
    }

    private static func error(_ code: Int32, host: String, port: Int) -> DisplayError {
        switch code {
        case EADDRINUSE: .portInUse(port, by: PortHolder.name(port))
        case EACCES: .portNotAllowed(port)
        case EADDRNOTAVAIL: .badHost(host)
        default: .cannotListen(String(cString: strerror(code)))
        }
    }

    /// Answers what connects until `stop`. To be called once.
    /// - Parameter framedBy: origins whose documents may show the bare screen in a frame.
    /// - Returns: the address to open, token included.
    public func start(_ host: any PageHost, token: AccessToken, framedBy: [String] = []) -> String {
        let routes = PageRoutes(door: door(token), host: host, framedBy: framedBy)
        start(host: host, answer: routes.answer)
        return url(token)
    }

    /// The same with a document in place of a device.
    public func start(_ document: any ServedDocument, token: AccessToken) -> String {
        start(host: nil, answer: DocumentRoutes(door: door(token), document: document).answer)
        return url(token)
    }

    private func door(_ token: AccessToken) -> PageDoor {
        PageDoor(hosts: ServedHosts(listening: address), token: token)
    }

    private func url(_ token: AccessToken) -> String {
        "http://\(address == ServedHosts.everywhere ? "127.0.0.1" : address):\(port)/?token=\(token.text)"
    }

    /// Whether other devices can reach it.
    public var isReachedFromElsewhere: Bool { !MachineAddresses.isOwn(address) }

    /// What other devices can open, the most likely first.
    public func addressesElsewhere(_ token: AccessToken) -> [String] {
        MachineAddresses.elsewhere(listening: address).map { "http://\($0):\(port)/?token=\(token.text)" }
    }

    private typealias Answering = @Sendable (RequestHead) -> PageResponse

    /// - Parameter host: what WebSockets lead to.
    private func start(host: (any PageHost)?, answer: @escaping Answering) {
        Thread.detachNewThread { [self] in
            while true {
                let descriptor = accept(listener, nil, nil)
                if descriptor >= 0 {
                    admit(Connection(descriptor), host, answer)
                } else if [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) {
                    // The app has too much open: again when it may have closed something.
                    poll(nil, 0, 100)
                } else if errno == EBADF || errno == EINVAL {
                    break
                }
            }
            close(listener)
        }
    }

    /// Frees the port and ends all connections.
    public func stop() {
        _ = shutdown(listener, Int32(SHUT_RDWR))
        lock.withLock {
            for descriptor in open { Connection(descriptor).end() }
        }
    }

    private func admit(_ connection: Connection, _ host: (any PageHost)?, _ answer: @escaping Answering) {
        let isWelcome = lock.withLock {
            guard open.count < Self.mostConnections else { return false }
            open.insert(connection.descriptor)
            return true
        }
        guard isWelcome else { return turnAway(connection) }
        Thread.detachNewThread { [self] in
            serve(connection, host, answer)
            lock.withLock {
                _ = open.remove(connection.descriptor)
                close(connection.descriptor)
            }
        }
    }

    private func turnAway(_ connection: Connection) {
        let answer = PageResponse(
            .unavailable,
            "\(Self.mostConnections) connections are open already: close some pages and try again.")
        try? connection.write(answer.bytes, until: .after(0))
        // To finish takes a moment; who comes in crowds is not waited for.
        let isWaitedFor = lock.withLock {
            guard turningAway < Self.mostConnections else { return false }
            turningAway += 1
            return true
        }
        guard isWaitedFor else {
            close(connection.descriptor)
            return
        }
        Thread.detachNewThread { [self] in
            connection.finish()
            close(connection.descriptor)
            lock.withLock { turningAway -= 1 }
        }
    }

    /// Answers the one request of a connection.
    private func serve(_ connection: Connection, _ host: (any PageHost)?, _ respond: Answering) {
        var rest: [UInt8] = []
        var beside: String?
        let answer: PageResponse
        do {
            let head = try RequestHead(from: connection, rest: &rest)
            beside = head.query["beside"]
            answer = respond(head)
        } catch let refusal as RequestHead.Refusal {
            answer = PageResponse(refusal)
        } catch {
            return
        }
        do {
            try connection.write(answer.bytes, until: .after(Self.patience))
        } catch { return }
        if answer.status == .switchingProtocols, let host {
            exchange(
                over: connection, rest: rest, isCompressed: answer.isCompressing, with: host, beside: beside)
        }
        connection.finish()
    }

    /// The two directions of one page's WebSocket, until either side ends it.
    private func exchange(
        over connection: Connection, rest: [UInt8], isCompressed: Bool, with host: any PageHost,
        beside: String?
    ) {
        // Used by whoever writes: one at a time, as the outbox has it.
        nonisolated(unsafe) let compressor = isCompressed ? MessageCompressor() : nil
        @Sendable func write(_ frame: WebSocketFrame) -> Bool {
            (try? connection.write(frame.bytes(compressor), until: .after(Self.patience))) != nil
        }
        let outbox = PageOutbox(limit: Self.mostWaiting) { frame in
            guard connection.takes(frame.payload.count) else { return false }
            if !write(frame) { connection.end() }
            return true
        } full: {
            connection.end()
        }
        let written = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            while let frame = outbox.next() {
                guard write(frame) else {
                    connection.end()
                    break
                }
            }
            written.signal()
        }
        let page = beside.map { host.open(outbox, beside: $0) } ?? host.open(outbox)
        let end = read(from: connection, rest: rest, isCompressed: isCompressed, answersTo: outbox) {
            host.receive($0, from: page)
        }
        outbox.finish(with: end.map(WebSocketFrame.close))
        host.close(page)
        written.wait()
    }

    /// Reads messages until the end. What is no message of ours is left alone.
    /// - Returns: why the connection is to be closed; nil when the page has just gone.
    private func read(
        from connection: Connection, rest: [UInt8], isCompressed: Bool, answersTo outbox: PageOutbox,
        receive: (PageMessage) -> Void
    ) -> WebSocketClosing? {
        var reader = WebSocketReader(expands: isCompressed)
        let decoder = JSONDecoder()
        var bytes = rest
        while true {
            reader.add(bytes)
            do throws(WebSocketClosing) {
                while let message = try reader.next() {
                    switch message {
                    case .text(let text):
                        if let message = try? decoder.decode(PageMessage.self, from: Data(text.utf8)) {
                            receive(message)
                        }
                    case .ping(let bytes): outbox.answer(ping: bytes)
                    case .close: return .normal
                    case .binary, .pong: break
                    }
                }
            } catch {
                return error
            }
            guard let more = try? connection.read(until: .none), !more.isEmpty else { return nil }
            bytes = more
        }
    }
}
