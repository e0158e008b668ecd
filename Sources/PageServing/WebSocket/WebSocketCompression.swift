import CImageCodecs
import Foundation

/// The extension by which messages travel compressed: RFC 7692. What the server has sent helps to compress what follows, since texts and layers are
/// alike; the page begins anew with each message, so that reading keeps nothing.
enum WebSocketCompression {
    private static let name = "permessage-deflate"
    /// What an offer may ask of the server: nothing.
    private static let hints = ["client_no_context_takeover", "client_max_window_bits"]

    /// What the server answers to the offers in `head`; nil when it takes none.
    static func accept(_ head: RequestHead) -> String? {
        let offers = (head.headers["sec-websocket-extensions"] ?? []).flatMap { $0.split(separator: ",") }
        let isOffered = offers.contains { offer in
            let words = offer.split(separator: ";").map {
                $0.trimmingCharacters(in: .whitespaces).lowercased()
            }
            return words.first == name
                && words.dropFirst().allSatisfy { hint in
                    hints.contains(String(hint.prefix { $0 != "=" && $0 != " " }))
                }
        }
        return isOffered ? "\(name); client_no_context_takeover" : nil
    }

    /// Ends a message as deflate has it; it does not travel.
    static let tail: [UInt8] = [0, 0, 0xff, 0xff]

    /// The message that a page compressed.
    static func expand(_ message: [UInt8], limit: Int) throws(WebSocketClosing) -> [UInt8] {
        var stream = z_stream()
        let size = Int32(MemoryLayout<z_stream>.size)
        guard inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, size) == Z_OK else { throw .protocolError }
        defer { inflateEnd(&stream) }
        var packed = message + tail
        var isWhole = false
        // One byte more tells what is too long.
        let expanded = [UInt8](unsafeUninitializedCapacity: limit + 1) { room, count in
            packed.withUnsafeMutableBufferPointer { packed in
                stream.next_in = packed.baseAddress
                stream.avail_in = UInt32(packed.count)
                stream.next_out = room.baseAddress
                stream.avail_out = UInt32(room.count)
                let end = inflate(&stream, Z_SYNC_FLUSH)
                isWhole =
                    end == Z_STREAM_END || end == Z_OK && (stream.avail_in == 0 || stream.avail_out == 0)
            }
            count = room.count - Int(stream.avail_out)
        }
        guard isWhole else { throw .protocolError }
        guard expanded.count <= limit else { throw .tooBig }
        return expanded
    }
}

/// Compresses one page's messages, one after the other.
final class MessageCompressor {
    private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)

    /// At the first level: the others take twice as long for three parts of a hundred.
    init() {
        stream.initialize(to: z_stream())
        let size = Int32(MemoryLayout<z_stream>.size)
        deflateInit2_(stream, 1, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
    }

    deinit {
        deflateEnd(stream)
        stream.deallocate()
    }

    /// - Parameter message: not empty.
    func compress(_ message: Data) -> Data {
        var compressed = Data()
        message.withUnsafeBytes { message in
            stream.pointee.next_in = UnsafeMutablePointer(
                mutating: message.bindMemory(to: UInt8.self).baseAddress)
            stream.pointee.avail_in = UInt32(message.count)
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1 << 14) { room in
                repeat {
                    stream.pointee.next_out = room.baseAddress
                    stream.pointee.avail_out = UInt32(room.count)
                    deflate(stream, Z_SYNC_FLUSH)
                    compressed.append(contentsOf: room.dropLast(Int(stream.pointee.avail_out)))
                } while stream.pointee.avail_out == 0
            }
        }
        return compressed.dropLast(WebSocketCompression.tail.count)
    }
}
