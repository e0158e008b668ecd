import Foundation

/// Text as bytes that the system's library goes through: this module is built without optimisation, where `split` and
/// `contains` of a string are several calls for each character.
extension UnsafeBufferPointer<UInt8> {
    /// The parts between separators, empty ones among them.
    /// - Parameter limit: how many at most; the last one has the rest.
    func parts(at separator: Unicode.Scalar, limit: Int = .max) -> [UnsafeBufferPointer<UInt8>] {
        guard let bytes = baseAddress else { return [] }
        var parts: [UnsafeBufferPointer<UInt8>] = []
        var start = 0
        while parts.count < limit - 1,
            let found = memchr(bytes + start, Int32(separator.value), count - start)
        {
            let end = UnsafeRawPointer(found) - UnsafeRawPointer(bytes)
            parts.append(UnsafeBufferPointer(start: bytes + start, count: end - start))
            start = end + 1
        }
        parts.append(UnsafeBufferPointer(start: bytes + start, count: count - start))
        return parts
    }

    var text: String { String(decoding: self, as: UTF8.self) }
}

extension [UInt8] {
    /// - Parameter word: of one byte at least.
    func has(_ word: StaticString) -> Bool {
        withUnsafeBytes { bytes in
            guard var rest = bytes.baseAddress else { return false }
            let end = rest + count - word.utf8CodeUnitCount + 1
            while rest < end, let found = memchr(rest, Int32(word.utf8Start.pointee), end - rest) {
                if memcmp(found, word.utf8Start, word.utf8CodeUnitCount) == 0 { return true }
                rest = UnsafeRawPointer(found) + 1
            }
            return false
        }
    }
}
