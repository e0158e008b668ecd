import Foundation
import QuartzCore

public enum CryptoKitError: Error, Equatable, Sendable {
    case incorrectKeySize, incorrectParameterSize, authenticationFailure, wrapFailure, unwrapFailure
    case invalidParameter
    case underlyingCoreCryptoError(error: Int32)
}

public struct SymmetricKeySize: Sendable {
    public let bitCount: Int
    public init(bitCount: Int) { self.bitCount = bitCount }
    public static var bits128: Self { Self(bitCount: 128) }
    public static var bits192: Self { Self(bitCount: 192) }
    public static var bits256: Self { Self(bitCount: 256) }
}

public struct SymmetricKey: Equatable, Sendable {
    let bytes: [UInt8]
    public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { [UInt8]($0) } }
    public init(size: SymmetricKeySize) {
        bytes = (0..<(size.bitCount + 7) / 8).map { _ in .random(in: .min ... .max) }
    }
    public var bitCount: Int { bytes.count * 8 }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}

/// A text's code by a key.
public struct HashedAuthenticationCode<H: HashFunction>: Hashable, Sequence, CustomStringConvertible, Sendable
{
    let bytes: [UInt8]
    public var byteCount: Int { bytes.count }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    public var description: String {
        "HMAC with \(H.self): "
            + bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
}

public struct HMAC<H: _Hashing>: Sendable {
    public typealias Key = SymmetricKey
    public typealias MAC = HashedAuthenticationCode<H>
    private let key: SymmetricKey
    private var bytes: [UInt8] = []
    public init(key: SymmetricKey) { self.key = key }
    public mutating func update<D: DataProtocol>(data: D) { bytes += data }
    public func finalize() -> MAC {
        MAC(bytes: H.Kind._hashing.hashing.authenticationCode(bytes, key: key.bytes))
    }
    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var code = Self(key: key)
        code.update(data: data)
        return code.finalize()
    }
    public static func isValidAuthenticationCode<D: DataProtocol>(
        _ authenticationCode: MAC, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool { Self.authenticationCode(for: authenticatedData, using: key) == authenticationCode }
    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool {
        Self.authenticationCode(for: authenticatedData, using: key).bytes
            == authenticationCode.withUnsafeBytes { [UInt8]($0) }
    }
}

/// Ciphers. Nothing is ciphered here: sealing and opening throw.
public enum AES {
    public enum GCM {
        public struct Nonce: Sequence, Sendable {
            let bytes: [UInt8]
            public init() { bytes = (0..<12).map { _ in .random(in: .min ... .max) } }
            public init<D: DataProtocol>(data: D) throws {
                guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
                bytes = Array(data)
            }
            public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
        }
        public struct SealedBox: Sendable {
            public let nonce: Nonce
            public let ciphertext: Data
            public let tag: Data
            public var combined: Data? { Data(nonce.bytes) + ciphertext + tag }
            public init<D: DataProtocol>(combined: D) throws {
                guard combined.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
                let all = Data(combined)
                nonce = try Nonce(data: all.prefix(12))
                (ciphertext, tag) = (all.dropFirst(12).dropLast(16), all.suffix(16))
            }
            public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
                (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
            }
        }
        public static func seal<P: DataProtocol>(_ message: P, using key: SymmetricKey, nonce: Nonce? = nil)
            throws
            -> SealedBox
        { throw unavailable() }
        public static func seal<P: DataProtocol, A: DataProtocol>(
            _ message: P, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: A
        ) throws -> SealedBox { throw unavailable() }
        public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
            throw unavailable()
        }
        public static func open<A: DataProtocol>(
            _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: A
        ) throws -> Data { throw unavailable() }

        private static func unavailable() -> CryptoKitError {
            Kept.say("AES.GCM.seal(_:using:nonce:)", "nothing is ciphered here; the answer is an error")
            return .underlyingCoreCryptoError(error: -1)
        }
    }
}
