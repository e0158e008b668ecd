/// The frames that a page sends, out of the bytes as they come.
///
///     reader.add(bytes)
///     while let message = try reader.next() { … }
///
/// Holds one message at most: what would be longer than `limit` ends the connection before it is read.
struct WebSocketReader {
    enum Message: Equatable {
        case text(String)
        /// The page sends none; it is left alone.
        case binary
        case ping([UInt8])
        case pong
        case close
    }

    /// Bytes of a message; an event has about 100.
    static let limit = 1 << 16
    /// Bytes of a frame that is about the connection, RFC 6455, 5.5.
    private static let controlLimit = 125

    /// Whether a message may be compressed: both sides agreed upon it.
    private let expands: Bool
    private var bytes: [UInt8] = []
    /// A message that comes in several frames.
    private var begun: Frame?

    init(expands: Bool = false) { self.expands = expands }

    mutating func add(_ more: [UInt8]) { bytes += more }

    /// The next whole message; nil when more bytes are needed.
    mutating func next() throws(WebSocketClosing) -> Message? {
        while let frame = try nextFrame() {
            switch frame.code {
            case .ping: return .ping(frame.payload)
            case .pong: return .pong
            case .close: return .close
            case .text, .binary:
                guard begun == nil else { throw .protocolError }
                begun = frame
            case .continuation:
                guard begun != nil else { throw .protocolError }
                begun?.payload += frame.payload
            }
            guard frame.isLast, let whole = begun else { continue }
            begun = nil
            guard whole.code == .text else { return .binary }
            var payload = whole.payload
            if whole.isCompressed {
                payload = try WebSocketCompression.expand(payload, limit: Self.limit)
            }
            guard let text = String(validating: payload, as: UTF8.self) else { throw .invalidText }
            return .text(text)
        }
        return nil
    }

    private struct Frame {
        var code: WebSocketFrame.Code
        var isLast: Bool
        var isCompressed: Bool
        var payload: [UInt8]
    }

    private mutating func nextFrame() throws(WebSocketClosing) -> Frame? {
        guard bytes.count >= 2 else { return nil }
        // What a page sends is masked. The first frame of a message says whether that is compressed.
        guard bytes[0] & 0x30 == 0, bytes[1] & 0x80 != 0,
            let code = WebSocketFrame.Code(rawValue: bytes[0] & 0x0f)
        else { throw .protocolError }
        let isCompressed = bytes[0] & 0x40 != 0
        guard !isCompressed || expands && (code == .text || code == .binary) else { throw .protocolError }
        let isLast = bytes[0] & 0x80 != 0
        var mask = 2
        var count = Int(bytes[1] & 0x7f)
        if count >= 126 {
            let digits = count == 126 ? 2 : 8
            mask += digits
            guard bytes.count >= mask else { return nil }
            let length = bytes[2..<mask].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            guard length <= UInt64(Self.limit) else { throw .tooBig }
            count = Int(length)
        }
        if code.rawValue >= WebSocketFrame.Code.close.rawValue {
            guard isLast, count <= Self.controlLimit else { throw .protocolError }
        } else if count + (begun?.payload.count ?? 0) > Self.limit {
            throw .tooBig
        }
        let start = mask + 4
        guard bytes.count >= start + count else { return nil }
        let payload = (0..<count).map { bytes[start + $0] ^ bytes[mask + ($0 & 3)] }
        bytes.removeFirst(start + count)
        return Frame(code: code, isLast: isLast, isCompressed: isCompressed, payload: payload)
    }
}
