import CommonCryptoStandIn
@_exported import Foundation

/// What a hash function gives. Two are compared as bytes.
public protocol Digest: Hashable, Sequence, CustomStringConvertible, Sendable where Element == UInt8 {
    static var byteCount: Int { get }
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
}

/// A function that makes a short text of a long one.
public protocol HashFunction: Sendable {
    associatedtype Digest: CryptoKitStandIn.Digest
    static var blockByteCount: Int { get }
    init()
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    func finalize() -> Digest
}

extension HashFunction {
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}

/// The bytes of a digest by its function.
public struct HashDigest<Kind: _HashKind>: Digest {
    let bytes: [UInt8]
    public static var byteCount: Int { Kind._hashing.length }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    /// "SHA256 digest: " and the bytes in hexadecimal.
    public var description: String {
        "\(Kind._name) digest: "
            + bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
    public static func == <D: DataProtocol>(lhs: HashDigest, rhs: D) -> Bool { lhs.bytes == Array(rhs) }
}

/// Which function of GLib's it is, and its name.
public protocol _HashKind: Sendable {
    static var _name: String { get }
    static var _hashing: _HashRow { get }
}

public struct _HashRow: Sendable {
    let hashing: Hashing
    var length: Int { hashing.length }
}

/// What the functions here have in common.
public protocol _Hashing: HashFunction where Digest == HashDigest<Kind> {
    associatedtype Kind: _HashKind
    var _bytes: [UInt8] { get set }
}

extension _Hashing {
    public static var blockByteCount: Int { Kind._hashing.hashing.block }
    public static var byteCount: Int { Kind._hashing.length }
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { _bytes += bufferPointer }
    public func finalize() -> HashDigest<Kind> { HashDigest(bytes: Kind._hashing.hashing.digest(_bytes)) }
}

public struct SHA256: _Hashing {
    public enum Kind: _HashKind {
        public static var _hashing: _HashRow { _HashRow(hashing: .sha256) }
        public static var _name: String { "SHA256" }
    }
    public var _bytes: [UInt8] = []
    public init() {}
}
public struct SHA384: _Hashing {
    public enum Kind: _HashKind {
        public static var _hashing: _HashRow { _HashRow(hashing: .sha384) }
        public static var _name: String { "SHA384" }
    }
    public var _bytes: [UInt8] = []
    public init() {}
}
public struct SHA512: _Hashing {
    public enum Kind: _HashKind {
        public static var _hashing: _HashRow { _HashRow(hashing: .sha512) }
        public static var _name: String { "SHA512" }
    }
    public var _bytes: [UInt8] = []
    public init() {}
}
public typealias SHA256Digest = SHA256.Digest
public typealias SHA384Digest = SHA384.Digest
public typealias SHA512Digest = SHA512.Digest

/// Functions that are no longer safe.
public enum Insecure {
    public struct MD5: _Hashing {
        public enum Kind: _HashKind {
            public static var _hashing: _HashRow { _HashRow(hashing: .md5) }
            public static var _name: String { "MD5" }
        }
        public var _bytes: [UInt8] = []
        public init() {}
    }
    public struct SHA1: _Hashing {
        public enum Kind: _HashKind {
            public static var _hashing: _HashRow { _HashRow(hashing: .sha1) }
            public static var _name: String { "SHA1" }
        }
        public var _bytes: [UInt8] = []
        public init() {}
    }
    public typealias MD5Digest = MD5.Digest
    public typealias SHA1Digest = SHA1.Digest
}
