/// One look over the text up to the next line separator: where that is, and how much care the text needs.
struct TextScan {
    /// Offset of the separator or of the text's end.
    var end: Int
    /// Offset after the separator.
    var next: Int
    var isASCII = true
    /// Whether lines may be broken after spaces and nowhere else.
    var isPlain = true
    var hasRightToLeft = false

    private enum Kind: UInt8 { case letter, closer, ender, space, newline, other }

    /// How each ASCII character bears on line breaks (Unicode annex 14, reduced to the classes where a break
    /// comes only with a space).
    private static let kinds: [Kind] = (0..<128).map { byte in
        switch UInt8(byte) {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): .letter
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "'"), UInt8(ascii: "\""): .letter
        case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"): .closer
        case UInt8(ascii: "!"), UInt8(ascii: "?"): .ender
        case 0x20: .space
        case 0x0A, 0x0B, 0x0C, 0x0D: .newline
        default: .other
        }
    }

    init(_ text: UnsafeBufferPointer<UInt8>, from start: Int) {
        var index = start
        var previous = Kind.space
        (end, next) = (text.count, text.count)
        Self.kinds.withUnsafeBufferPointer { kinds in
            while index < text.count {
                let byte = text[index]
                if byte >= 0x80 {
                    isASCII = false
                    isPlain = false
                    if Self.isSeparator(text, index) {
                        (end, next) = (index, index + Self.width(byte))
                        return
                    }
                    hasRightToLeft = hasRightToLeft || Self.isRightToLeft(text, index)
                    index += Self.width(byte)
                    continue
                }
                let kind = kinds[Int(byte)]
                switch kind {
                case .letter: if previous == .ender { isPlain = false }
                case .closer, .ender: if previous == .space { isPlain = false }
                case .space: break
                case .newline:
                    let isPair = byte == 0x0D && index + 1 < text.count && text[index + 1] == 0x0A
                    (end, next) = (index, index + (isPair ? 2 : 1))
                    return
                case .other: isPlain = false
                }
                previous = kind
                index += 1
            }
        }
    }

    /// Length of a UTF-8 sequence from its first byte.
    static func width(_ byte: UInt8) -> Int { byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4 }

    /// U+0085, U+2028, U+2029.
    private static func isSeparator(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        if text[index] == 0xC2 { return index + 1 < text.count && text[index + 1] == 0x85 }
        guard text[index] == 0xE2, index + 2 < text.count, text[index + 1] == 0x80 else { return false }
        return text[index + 2] == 0xA8 || text[index + 2] == 0xA9
    }

    /// Letters and marks that make text run from right to left.
    private static func isRightToLeft(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        guard index + 1 < text.count else { return false }
        let second = text[index + 1]
        switch text[index] {
        case 0xD6: return second >= 0x90
        case 0xD7...0xDF: return true
        case 0xE0: return second <= 0xA3
        case 0xE2:
            guard index + 2 < text.count else { return false }
            let third = text[index + 2]
            return second == 0x80 && (third == 0x8F || third == 0xAB || third == 0xAE)
                || second == 0x81 && third == 0xA7
        case 0xEF: return (0xAC...0xB7).contains(second) || (0xB9...0xBB).contains(second)
        case 0xF0: return (0x90...0x90).contains(second) || (0x9E...0x9E).contains(second)
        default: return false
        }
    }
}
