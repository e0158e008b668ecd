import Foundation

/// One frame of RFC 6455 on its way to the page.
public struct WebSocketFrame: Equatable, Sendable {
    public enum Code: UInt8, Sendable {
        case continuation = 0
        case text = 1
        case binary = 2
        case close = 8
        case ping = 9
        case pong = 10
    }

    public var code: Code
    public var payload: Data

    public init(code: Code, payload: Data) {
        self.code = code
        self.payload = payload
    }

    public static func text(_ json: Data) -> WebSocketFrame { WebSocketFrame(code: .text, payload: json) }

    static func pong(_ bytes: [UInt8]) -> WebSocketFrame { WebSocketFrame(code: .pong, payload: Data(bytes)) }
    static func close(_ reason: WebSocketClosing) -> WebSocketFrame {
        WebSocketFrame(
            code: .close, payload: Data([UInt8(reason.rawValue >> 8), UInt8(reason.rawValue & 0xff)]))
    }

    /// Whole and unmasked, as a server sends frames.
    var bytes: Data { Self.bytes(0x80 | code.rawValue, payload) }

    /// The same; a message compressed, where that is agreed upon.
    func bytes(_ compressor: MessageCompressor?) -> Data {
        guard let compressor, code == .text || code == .binary, !payload.isEmpty else { return bytes }
        return Self.bytes(0xc0 | code.rawValue, compressor.compress(payload))
    }

    private static func bytes(_ first: UInt8, _ payload: Data) -> Data {
        var bytes = Data([first])
        let count = payload.count
        switch count {
        case 0...125: bytes.append(UInt8(count))
        case 126...0xffff: bytes.append(contentsOf: [126, UInt8(count >> 8), UInt8(count & 0xff)])
        default:
            bytes.append(127)
            for shift in stride(from: 56, through: 0, by: -8) { bytes.append(UInt8(count >> shift & 0xff)) }
        }
        return bytes + payload
    }
}

/// Why a WebSocket is closed, by the numbers of RFC 6455, 7.4.1.
public enum WebSocketClosing: UInt16, Error, Sendable {
    case normal = 1000
    case protocolError = 1002
    case invalidText = 1007
    case tooBig = 1009
}
