import Foundation
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
}
