import Foundation
import Simulator
import TestSeeds
import Testing

struct Base64Tests {
    /// The examples of RFC 4648, chapter 10.
    @Test(
        arguments: [
            ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
            ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
        ])
    func theExamplesAreWrittenSo(text: String, written: String) {
        #expect(String(decoding: base64(Array(text.utf8)), as: UTF8.self) == written)
    }

    /// Foundation's text is the same.
    @Test(arguments: 1...20) func anyBytesAreWrittenAsFoundationWritesThem(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let bytes = (0..<random.next(4000)).map { _ in UInt8(random.next(256)) }
        #expect(Data(base64(bytes)) == Data(bytes).base64EncodedData(), "seed \(seed)")
    }

    private func base64(_ bytes: [UInt8]) -> [UInt8] {
        var text = [UInt8](repeating: 0, count: Base64.count(of: bytes.count))
        bytes.withUnsafeBytes { bytes in
            text.withUnsafeMutableBytes { Base64.write(bytes, to: $0) }
        }
        return text
    }
}
