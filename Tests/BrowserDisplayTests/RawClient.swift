import Foundation
import PageDriver

@testable import BrowserDisplay
@testable import PageServing

/// A connection to the server without a library that would keep to the rules. Blocks: to be used in `onOwnThread`.
final class RawClient: @unchecked Sendable {
    struct Failure: Error, CustomStringConvertible { let description: String }

    private let descriptor: Int32
    private var unread: [UInt8] = []

    init(port: Int) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        // Only passes when the server hangs.
        var patience = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        inet_pton(AF_INET, "127.0.0.1", &address.sin_addr)
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else {
            throw Failure(description: "no connection: \(String(cString: strerror(errno)))")
        }
    }

    deinit { close(descriptor) }

    /// Stops at the first byte that the server does not take.
    func send(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    func send(_ text: String) { send(Array(text.utf8)) }

    /// Asks for `target`; each of `headers` is a whole line.
    func ask(_ target: String, _ headers: [String]) {
        send((["GET \(target) HTTP/1.1"] + headers + ["", ""]).joined(separator: "\r\n"))
    }

    /// Asks for the WebSocket.
    func upgrade(_ target: String, host: String, _ headers: [String] = []) {
        // The key of RFC 6455, 1.3.
        ask(
            target,
            [
                "Host: \(host)", "Upgrade: websocket", "Connection: keep-alive, Upgrade",
                "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            ] + headers)
    }

    /// So many bytes, fewer at the end of the stream.
    func read(_ count: Int) throws -> [UInt8] {
        while unread.count < count {
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            let read = recv(descriptor, &buffer, buffer.count, 0)
            if read < 0, errno == EINTR { continue }
            guard read >= 0 else { throw Failure(description: String(cString: strerror(errno))) }
            if read == 0 { break }
            unread += buffer.prefix(read)
        }
        defer { unread.removeFirst(min(count, unread.count)) }
        return Array(unread.prefix(count))
    }

    /// The head of the answer, up to the empty line.
    func head() throws -> String {
        var bytes: [UInt8] = []
        while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) {
            let byte = try read(1)
            guard !byte.isEmpty else { break }
            bytes += byte
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The status of the answer; 0 when the connection ended without one.
    func status() throws -> Int {
        let words = try head().split(separator: " ")
        return words.count > 1 ? Int(words[1]) ?? 0 : 0
    }

    /// All that is left until the server closes.
    func rest() throws -> String { String(decoding: try read(.max), as: UTF8.self) }

    /// One frame of the server's: its first byte and its payload; nil at the end.
    func frame() throws -> (code: UInt8, payload: [UInt8])? {
        let start = try read(2)
        guard start.count == 2 else { return nil }
        var count = Int(start[1])
        if count >= 126 { count = try read(count == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) } }
        return (start[0], try read(count))
    }

    /// The code with which the server closes the WebSocket; nil when it ends without one.
    func closing() throws -> Int? {
        while let frame = try frame() {
            if frame.code == 0x88 { return frame.payload.prefix(2).reduce(0) { $0 << 8 | Int($1) } }
        }
        return nil
    }

    /// A frame as a page sends it, masked.
    static func frame(_ code: UInt8, _ payload: [UInt8], isLast: Bool = true) -> [UInt8] {
        var bytes = [isLast ? 0x80 | code : code]
        switch payload.count {
        case 0...125: bytes.append(0x80 | UInt8(payload.count))
        case 126...0xffff: bytes += [0xfe, UInt8(payload.count >> 8), UInt8(payload.count & 0xff)]
        default:
            bytes.append(0xff)
            bytes += stride(from: 56, through: 0, by: -8).map { UInt8(payload.count >> $0 & 0xff) }
        }
        let mask: [UInt8] = [1, 2, 3, 4]
        return bytes + mask + payload.enumerated().map { $1 ^ mask[$0 & 3] }
    }
}
