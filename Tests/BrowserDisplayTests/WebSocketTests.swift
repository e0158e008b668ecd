import Foundation
import TestSeeds
import Testing

@testable import BrowserDisplay
@testable import PageServing

/// Against the examples of the standards.
@Suite struct WebSocketTests {
    /// RFC 3174, 7.3, TEST1 and TEST2, and the empty text of FIPS 180.
    @Test(arguments: [
        ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
        ),
        ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
    ])
    func hashesAreThoseOfTheStandard(_ text: String, _ hash: String) {
        let bytes = WebSocketHandshake.sha1(Array(text.utf8))
        #expect(bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() == hash)
    }

    /// RFC 6455, 1.3.
    @Test func theKeyOfTheStandardHasItsAnswer() {
        #expect(WebSocketHandshake.answer(to: "dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
    }

    /// RFC 6455, 5.7.
    @Test func framesAreThoseOfTheStandard() {
        func start(_ frame: WebSocketFrame) -> [UInt8] { Array(frame.bytes.prefix(10)) }
        #expect(
            start(WebSocketFrame(code: .text, payload: Data("Hello".utf8)))
                == [0x81, 0x05, 0x48, 0x65, 0x6c, 0x6c, 0x6f])
        #expect(start(.pong(Array("Hello".utf8))) == [0x8a, 0x05, 0x48, 0x65, 0x6c, 0x6c, 0x6f])
        #expect(
            start(WebSocketFrame(code: .binary, payload: Data(count: 256))).prefix(4) == [
                0x82, 0x7e, 0x01, 0x00,
            ])
        #expect(
            start(WebSocketFrame(code: .binary, payload: Data(count: 65536)))
                == [0x82, 0x7f, 0, 0, 0, 0, 0, 1, 0, 0])
        #expect(start(.close(.tooBig)) == [0x88, 0x02, 0x03, 0xf1])
    }

    /// RFC 6455, 5.7: a masked text, here byte by byte.
    @Test func aFrameIsReadWhereverItIsCut() throws {
        var reader = WebSocketReader()
        let bytes: [UInt8] = [0x81, 0x85, 0x37, 0xfa, 0x21, 0x3d, 0x7f, 0x9f, 0x4d, 0x51, 0x58]
        var messages: [WebSocketReader.Message] = []
        for byte in bytes + bytes {
            reader.add([byte])
            while let message = try reader.next() { messages.append(message) }
        }
        #expect(messages == [.text("Hello"), .text("Hello")])
    }

    /// RFC 6455, 5.4: control frames may stand between the frames of a message.
    @Test func aPingStandsBetweenTheFramesOfAMessage() throws {
        var reader = WebSocketReader()
        reader.add(RawClient.frame(1, Array("Hel".utf8), isLast: false))
        reader.add(RawClient.frame(9, [1]))
        reader.add(RawClient.frame(0, Array("lo".utf8)))
        #expect(try reader.next() == .ping([1]))
        #expect(try reader.next() == .text("Hello"))
        #expect(try reader.next() == nil)
    }

    @Test func aMessageOfTheGreatestLengthIsRead() throws {
        var reader = WebSocketReader()
        reader.add(RawClient.frame(1, [UInt8](repeating: 0x61, count: WebSocketReader.limit)))
        #expect(try reader.next() == .text(String(repeating: "a", count: WebSocketReader.limit)))
    }

    /// RFC 7692, 7.2.3: one block, in two frames, a block as it is, a last block, two blocks.
    @Test(
        arguments: [
            [(0x41, [0xf2, 0x48, 0xcd, 0xc9, 0xc9, 0x07, 0x00])],
            [(0x41, [0xf2, 0x48, 0xcd]), (0, [0xc9, 0xc9, 0x07, 0x00])],
            [(0x41, [0x00, 0x05, 0x00, 0xfa, 0xff, 0x48, 0x65, 0x6c, 0x6c, 0x6f, 0x00])],
            [(0x41, [0xf3, 0x48, 0xcd, 0xc9, 0xc9, 0x07, 0x00, 0x00])],
            [(0x41, [0xf2, 0x48, 0x05, 0x00, 0x00, 0x00, 0xff, 0xff, 0xca, 0xc9, 0xc9, 0x07, 0x00])],
        ] as [[(UInt8, [UInt8])]])
    func compressedMessagesAreThoseOfTheStandard(_ frames: [(UInt8, [UInt8])]) throws {
        var reader = WebSocketReader(expands: true)
        for (index, frame) in frames.enumerated() {
            reader.add(RawClient.frame(frame.0, frame.1, isLast: index == frames.count - 1))
        }
        #expect(try reader.next() == .text("Hello"))
        // Another may come as it is.
        reader.add(RawClient.frame(1, Array("Hello".utf8)))
        #expect(try reader.next() == .text("Hello"))
    }

    @Test func whatIsSentIsCompressedWithWhatWasSentBefore() throws {
        let compressor = MessageCompressor()
        let hello = WebSocketFrame.text(Data("Hello".utf8))
        let first = Array(hello.bytes(compressor))
        // RFC 7692, 7.2.3.1
        #expect(first == [0xc1, 0x07, 0xf2, 0x48, 0xcd, 0xc9, 0xc9, 0x07, 0x00])
        let second = Array(hello.bytes(compressor))
        #expect(second[0] == 0xc1 && second.count < first.count)
        let both = first.dropFirst(2) + WebSocketCompression.tail + second.dropFirst(2)
        #expect(try WebSocketCompression.expand(Array(both), limit: 100) == Array("HelloHello".utf8))
        // What is about the connection is never compressed.
        #expect(Array(WebSocketFrame.pong([1]).bytes(compressor)) == [0x8a, 1, 1])
    }

    /// As long as several of the buffers that it passes through.
    @Test func aLongMessageIsCompressedWhole() throws {
        var random = SeededGenerator(seed: 1)
        let message = (0..<100_000).map { _ in UInt8.random(in: 0...255, using: &random) }
        let compressed = MessageCompressor().compress(Data(message))
        #expect(try WebSocketCompression.expand(Array(compressed), limit: 100_000) == message)
    }

    @Test func aCompressedMessageIsRefusedThatIsNoneOrTooLongOrNotAgreedUpon() throws {
        func read(_ bytes: [UInt8], expands: Bool = true) throws -> WebSocketReader.Message? {
            var reader = WebSocketReader(expands: expands)
            reader.add(bytes)
            return try reader.next()
        }
        let hello: [UInt8] = [0xf2, 0x48, 0xcd, 0xc9, 0xc9, 0x07, 0x00]
        #expect(throws: WebSocketClosing.protocolError) {
            try read(RawClient.frame(0x41, hello), expands: false)
        }
        #expect(throws: WebSocketClosing.protocolError) { try read(RawClient.frame(0x49, [])) }
        #expect(throws: WebSocketClosing.protocolError) { try read(RawClient.frame(0x41, [0xff, 0xff])) }
        let long = MessageCompressor().compress(Data(count: WebSocketReader.limit + 1))
        #expect(long.count < 1000)
        #expect(throws: WebSocketClosing.tooBig) { try read(RawClient.frame(0x41, Array(long))) }
    }

    /// RFC 7692, 7.1: an offer that asks for more than the server does is not taken. What browsers offer comes first.
    @Test(arguments: [
        ("permessage-deflate; client_max_window_bits", true), ("permessage-deflate", true),
        ("permessage-deflate; client_max_window_bits=10; client_no_context_takeover", true),
        ("x-webkit-deflate-frame, Permessage-Deflate ;client_max_window_bits = 15", true),
        ("permessage-deflate; server_no_context_takeover", false), ("x-webkit-deflate-frame", false),
        ("permessage-deflate; server_max_window_bits=10, permessage-deflate", true),
    ])
    func compressionIsAgreedUpon(_ offer: String, _ isTaken: Bool) throws {
        let head = try RequestHead(text: "GET /socket HTTP/1.1\r\nSec-WebSocket-Extensions: \(offer)\r\n\r\n")
        #expect(
            WebSocketCompression.accept(head)
                == (isTaken ? "permessage-deflate; client_no_context_takeover" : nil))
    }
}
