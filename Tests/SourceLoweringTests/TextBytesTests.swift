import Testing

@testable import SourceLowering

/// Expectations follow from the definition: parts and separators are the text again.
@Suite struct TextBytesTests {
    private func parts(_ text: String, limit: Int = .max) -> [String] {
        var text = text
        return text.withUTF8 { $0.parts(at: " ", limit: limit).map(\.text) }
    }

    @Test func separatorsPartText() {
        #expect(parts("head Type name(of:) func name(of a: Int)", limit: 4).last == "func name(of a: Int)")
        #expect(parts("a bc  d") == ["a", "bc", "", "d"])
        #expect(parts("a ") == ["a", ""])
        #expect(parts("a b", limit: 1) == ["a b"])
        #expect(parts("größer kleiner") == ["größer", "kleiner"])
    }

    @Test(arguments: ["a(_:b:)", "a()", "a", ""])
    func fullNamesAreReadAsWritten(_ text: String) {
        let name = FullName(text)
        #expect(name.description == (text.hasSuffix(")") ? text : text + "()"))
    }

    @Test func bytesAreSearchedForAWord() {
        let text = Array("import os; aab kSe kSec".utf8)
        #expect(text.has("import"))
        #expect(text.has("ab"))
        #expect(text.has("kSec"))
        #expect(!text.has("kSecI"))
        #expect(!text.has("OS"))
        #expect(![UInt8]().has("a"))
        #expect(!Array("a".utf8).has("ab"))
    }
}
