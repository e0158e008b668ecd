import Foundation

/// A 64-bit FNV-1a hash, the same on every machine and in every run.
public struct Fingerprint: Equatable, Sendable, CustomStringConvertible {
    public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    public mutating func add<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    }

    public init(_ text: String) { add(text.utf8) }
    public init(_ data: Data) { data.withUnsafeBytes { add($0) } }

    public var description: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
