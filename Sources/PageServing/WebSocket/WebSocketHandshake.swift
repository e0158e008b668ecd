import Foundation

/// The agreement by which a request becomes a WebSocket: RFC 6455, 4.2.
enum WebSocketHandshake {
    /// What the server answers to the key in `head`; nil when `head` does not ask for a WebSocket of version 13.
    static func accept(_ head: RequestHead) -> String? {
        let connection = (head.headers["connection"] ?? []).flatMap { $0.split(separator: ",") }
            .map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
        guard head.method == "GET", head["upgrade"]?.lowercased() == "websocket",
            connection.contains("upgrade"), head["sec-websocket-version"] == "13",
            let key = head["sec-websocket-key"], Data(base64Encoded: key)?.count == 16
        else { return nil }
        return answer(to: key)
    }

    static func answer(to key: String) -> String {
        Data(sha1(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))).base64EncodedString()
    }

    /// RFC 3174. The handshake asks for it; it keeps nothing secret.
    static func sha1(_ message: [UInt8]) -> [UInt8] {
        var bytes = message + [0x80]
        bytes += [UInt8](repeating: 0, count: (120 - bytes.count % 64) % 64)
        let bits = UInt64(message.count) * 8
        bytes += stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: bits >> UInt64($0)) }
        func turned(_ value: UInt32, _ count: UInt32) -> UInt32 { value << count | value >> (32 - count) }
        var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
        for block in stride(from: 0, to: bytes.count, by: 64) {
            var words = (0..<16).map { word in
                (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(bytes[block + word * 4 + $1]) }
            }
            for i in 16..<80 {
                words.append(turned(words[i - 3] ^ words[i - 8] ^ words[i - 14] ^ words[i - 16], 1))
            }
            var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
            for i in 0..<80 {
                let (mixed, constant): (UInt32, UInt32) =
                    switch i {
                    case 0..<20: (b & c | ~b & d, 0x5a82_7999)
                    case 20..<40: (b ^ c ^ d, 0x6ed9_eba1)
                    case 40..<60: (b & c | b & d | c & d, 0x8f1b_bcdc)
                    default: (b ^ c ^ d, 0xca62_c1d6)
                    }
                (a, b, c, d, e) = (turned(a, 5) &+ mixed &+ e &+ constant &+ words[i], a, turned(b, 30), c, d)
            }
            state = zip(state, [a, b, c, d, e]).map { $0 &+ $1 }
        }
        return state.flatMap { word in
            stride(from: 24, through: 0, by: -8).map { UInt8(word >> UInt32($0) & 0xff) }
        }
    }
}
