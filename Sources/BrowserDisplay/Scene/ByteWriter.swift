import Foundation

/// Bytes of a message to the page: little endian, small numbers in few bytes.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    var count: Int { bytes.count }

    mutating func byte(_ value: UInt8) { bytes.append(value) }

    mutating func step(_ step: SceneStep) { byte(step.rawValue) }

    mutating func append(_ bytes: [UInt8]) { self.bytes.append(contentsOf: bytes) }

    /// Seven bits a byte, lowest first; the high bit says that more follow.
    mutating func number(_ value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func number(_ value: Int) { number(UInt64(value)) }

    /// Zigzag, so that small negative numbers are short as well.
    mutating func signed(_ value: Int) {
        number(UInt64(bitPattern: Int64((value << 1) ^ (value >> (Int.bitWidth - 1)))))
    }

    mutating func double(_ value: Double) {
        withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func block(_ block: [UInt8]) {
        number(block.count)
        bytes.append(contentsOf: block)
    }
}
