/// Base64 (RFC 4648, 4), written to where it is wanted; Foundation's is data of its own, which would be copied there.
public enum Base64 {
    private static let letters = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    /// Of twelve bits, as they stand in memory
    private static let pairs = (0..<4096).map { UInt16(letters[$0 >> 6]) | UInt16(letters[$0 & 63]) << 8 }

    /// How long the text of so many bytes is.
    public static func count(of bytes: Int) -> Int { (bytes + 2) / 3 * 4 }

    /// Writes bytes as text.
    /// - Parameter text: room for `count(of:)` bytes.
    public static func write(_ bytes: UnsafeRawBufferPointer, to text: UnsafeMutableRawBufferPointer) {
        precondition(text.count == count(of: bytes.count))
        pairs.withUnsafeBufferPointer { pairs in
            var (from, to) = (0, 0)
            while from + 3 <= bytes.count {
                let three = Int(bytes[from]) << 16 | Int(bytes[from + 1]) << 8 | Int(bytes[from + 2])
                text.storeBytes(of: pairs[three >> 12].littleEndian, toByteOffset: to, as: UInt16.self)
                text.storeBytes(of: pairs[three & 4095].littleEndian, toByteOffset: to + 2, as: UInt16.self)
                from += 3
                to += 4
            }
            guard from < bytes.count else { return }
            let isOne = from + 1 == bytes.count
            let three = Int(bytes[from]) << 16 | (isOne ? 0 : Int(bytes[from + 1]) << 8)
            text.storeBytes(of: pairs[three >> 12].littleEndian, toByteOffset: to, as: UInt16.self)
            text[to + 2] = isOne ? UInt8(ascii: "=") : letters[three >> 6 & 63]
            text[to + 3] = UInt8(ascii: "=")
        }
    }
}
