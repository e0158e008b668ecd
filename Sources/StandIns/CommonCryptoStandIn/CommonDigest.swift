import CPango
@_exported import Foundation

public typealias CC_LONG = UInt32
public typealias CCHmacAlgorithm = UInt32

public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4

/// Hashes by GLib, which is here for texts already.
package enum Hashing: Sendable {
    case md5, sha1, sha256, sha384, sha512

    private var kind: GChecksumType {
        switch self {
        case .md5: G_CHECKSUM_MD5
        case .sha1: G_CHECKSUM_SHA1
        case .sha256: G_CHECKSUM_SHA256
        case .sha384: G_CHECKSUM_SHA384
        case .sha512: G_CHECKSUM_SHA512
        }
    }
    /// Bytes of a digest.
    package var length: Int {
        switch self {
        case .md5: 16
        case .sha1: 20
        case .sha256: 32
        case .sha384: 48
        case .sha512: 64
        }
    }
    /// Bytes that are taken at once.
    package var block: Int { self == .sha384 || self == .sha512 ? 128 : 64 }

    package func digest(_ parts: [UInt8]...) -> [UInt8] { digest(of: parts) }

    package func digest(of parts: [[UInt8]]) -> [UInt8] {
        let sum = g_checksum_new(kind)!
        defer { g_checksum_free(sum) }
        for part in parts {
            // GLib counts in signed numbers; longer texts come in pieces.
            for start in stride(from: 0, to: part.count, by: 1 << 30) {
                part[start..<min(part.count, start + 1 << 30)].withUnsafeBufferPointer {
                    g_checksum_update(sum, $0.baseAddress, $0.count)
                }
            }
        }
        var result = [UInt8](repeating: 0, count: length)
        var count = gsize(length)
        g_checksum_get_digest(sum, &result, &count)
        return result
    }

    /// RFC 2104.
    package func authenticationCode(_ message: [UInt8], key: [UInt8]) -> [UInt8] {
        var padded = key.count > block ? digest(key) : key
        padded += [UInt8](repeating: 0, count: block - padded.count)
        return digest(padded.map { $0 ^ 0x5C }, digest(padded.map { $0 ^ 0x36 }, message))
    }
}

private func hash(
    _ hashing: Hashing, _ data: UnsafeRawPointer?, _ length: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    let bytes = [UInt8](UnsafeRawBufferPointer(start: data, count: Int(length)))
    md?.update(from: hashing.digest(bytes), count: hashing.length)
    return md
}

@discardableResult
public func CC_MD5(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
    -> UnsafeMutablePointer<UInt8>?
{ hash(.md5, data, len, md) }
@discardableResult
public func CC_SHA1(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
    -> UnsafeMutablePointer<UInt8>?
{ hash(.sha1, data, len, md) }
@discardableResult
public func CC_SHA256(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
    -> UnsafeMutablePointer<UInt8>?
{ hash(.sha256, data, len, md) }
@discardableResult
public func CC_SHA384(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
    -> UnsafeMutablePointer<UInt8>?
{ hash(.sha384, data, len, md) }
@discardableResult
public func CC_SHA512(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
    -> UnsafeMutablePointer<UInt8>?
{ hash(.sha512, data, len, md) }

public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
    let all: [Hashing] = [.sha1, .md5, .sha256, .sha384, .sha512]
    guard all.indices.contains(Int(algorithm)) else { return }
    let code = all[Int(algorithm)].authenticationCode(
        [UInt8](UnsafeRawBufferPointer(start: data, count: dataLength)),
        key: [UInt8](UnsafeRawBufferPointer(start: key, count: keyLength)))
    code.withUnsafeBytes { macOut?.copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
}
