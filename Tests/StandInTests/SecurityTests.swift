import CommonCryptoStandIn
import CryptoKitStandIn
import Foundation
import FoundationNetworking
import QuartzCore
import SecurityStandIn
import Testing

@Suite @MainActor struct KeychainTests {
    private func query(_ account: String, _ more: [CFString: Any] = [:]) -> CFDictionary {
        var all: [CFString: Any] = [
            kSecClass: kSecClassGenericPassword, kSecAttrService: "shop", kSecAttrAccount: account,
        ]
        all.merge(more) { $1 }
        return all as CFDictionary
    }

    /// The status codes of Apple's pages of the four functions.
    @Test func itemsAreAddedFoundChangedAndDeleted() throws {
        SessionContext().makeCurrent()
        let secret = Data("pear".utf8)
        #expect(SecItemCopyMatching(query("ada"), nil) == errSecItemNotFound)
        #expect(SecItemAdd(query("ada", [kSecValueData: secret]), nil) == errSecSuccess)
        #expect(SecItemAdd(query("ada", [kSecValueData: secret]), nil) == errSecDuplicateItem)
        var found: CFTypeRef?
        #expect(SecItemCopyMatching(query("ada", [kSecReturnData: true]), &found) == errSecSuccess)
        #expect((found as? Data) == secret || (found as? NSData).map { $0 as Data } == secret)
        let change = [kSecValueData: Data("plum".utf8)] as [CFString: Any] as CFDictionary
        #expect(SecItemUpdate(query("ada"), change) == errSecSuccess)
        #expect(SecItemUpdate(query("bob"), change) == errSecItemNotFound)
        _ = SecItemCopyMatching(query("ada", [kSecReturnData: true, kSecReturnAttributes: true]), &found)
        let attributes = try #require(found as? NSDictionary)
        #expect(attributes[kSecAttrAccount as String] as? String == "ada")
        #expect(attributes[kSecValueData as String] as? Data == Data("plum".utf8))
        #expect(SecItemDelete(query("ada")) == errSecSuccess)
        #expect(SecItemDelete(query("ada")) == errSecItemNotFound)
        #expect(SecItemAdd([kSecAttrAccount: "x"] as [CFString: Any] as CFDictionary, nil) == errSecParam)
    }

    @Test func allItemsOfAService() throws {
        SessionContext().makeCurrent()
        for name in ["a", "b", "c"] { SecItemAdd(query(name, [kSecValueData: Data(name.utf8)]), nil) }
        var found: CFTypeRef?
        let all =
            [
                kSecClass: kSecClassGenericPassword, kSecAttrService: "shop",
                kSecMatchLimit: kSecMatchLimitAll,
                kSecReturnAttributes: true,
            ] as [CFString: Any] as CFDictionary
        #expect(SecItemCopyMatching(all, &found) == errSecSuccess)
        #expect((found as? NSArray)?.count == 3)
    }

    /// Another device does not see them.
    @Test func eachSessionHasItsOwn() {
        let (one, other) = (SessionContext(), SessionContext())
        one.run { _ = SecItemAdd(query("ada", [kSecValueData: Data()]), nil) }
        #expect(other.run { SecItemCopyMatching(query("ada"), nil) } == errSecItemNotFound)
        #expect(one.run { SecItemCopyMatching(query("ada"), nil) } == errSecSuccess)
    }

    @Test func randomBytes() {
        var bytes = [UInt8](repeating: 0, count: 64)
        #expect(SecRandomCopyBytes(kSecRandomDefault, 64, &bytes) == errSecSuccess)
        // 2^-512 that all are zero.
        #expect(bytes.contains { $0 != 0 })
    }
}

@Suite struct HashTests {
    private func hex<S: Sequence>(_ bytes: S) -> String where S.Element == UInt8 {
        bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }

    /// FIPS 180-4 and RFC 1321, examples of "abc".
    @Test func hashesOfTheStandards() {
        let abc = Data("abc".utf8)
        #expect(
            hex(SHA256.hash(data: abc)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(hex(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(hex(SHA512.hash(data: abc)).hasPrefix("ddaf35a193617abacc417349ae204131"))
        #expect(hex(SHA384.hash(data: abc)).hasPrefix("cb00753f45a35e8bb5a03d699ac65007"))
        #expect(SHA256.hash(data: abc).description.hasPrefix("SHA256 digest: ba78"))
        var parts = SHA256()
        parts.update(data: Data("a".utf8))
        parts.update(data: Data("bc".utf8))
        #expect(parts.finalize() == SHA256.hash(data: abc))
        var digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        abc.withUnsafeBytes { _ = CC_MD5($0.baseAddress, CC_LONG(abc.count), &digest) }
        #expect(hex(digest) == "900150983cd24fb0d6963f7d28e17f72")
    }

    /// RFC 4231, test case 2; RFC 2202, test case 2.
    @Test func codesByKeys() {
        let (key, text) = (SymmetricKey(data: Data("Jefe".utf8)), Data("what do ya want for nothing?".utf8))
        let code = HMAC<SHA256>.authenticationCode(for: text, using: key)
        #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: key))
        #expect(
            hex(HMAC<Insecure.SHA1>.authenticationCode(for: text, using: key))
                == "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79")
    }

    @Test func ciphersThrow() {
        #expect(throws: CryptoKitError.self) {
            try AES.GCM.seal(Data([1]), using: SymmetricKey(size: .bits256))
        }
    }
}

/// Apple's pages of the functions: `errSecSuccess` where nothing is wrong, `unspecified` where nobody has said that a certificate is not trusted;
/// SecPolicy.h for the numbers. Core Foundation's objects are equal when they are one.
@Suite @MainActor struct ServerTrustTests {
    @Test func serversAreTrusted() throws {
        var made: SecTrust?
        let policy = try #require(SecPolicyCreateRevocation(kSecRevocationUseAnyAvailableMethod))
        #expect(SecTrustCreateWithCertificates([] as CFArray, policy, &made) == errSecSuccess)
        let trust = try #require(made)
        #expect(SecTrustSetAnchorCertificatesOnly(trust, true) == errSecSuccess)
        var result = SecTrustResultType.invalid
        #expect(SecTrustEvaluate(trust, &result) == errSecSuccess)
        #expect(result == .unspecified)
        let space = URLProtectionSpace(
            host: "shop", port: 443, protocol: "https", realm: nil, authenticationMethod: nil)
        #expect(space.serverTrust == nil)
        #expect(URLCredential(trust: trust).persistence == .none)
    }

    @Test func revocationIsAskedOfByBits() {
        #expect(kSecRevocationOCSPMethod == 1 && kSecRevocationCRLMethod == 2)
        #expect(kSecRevocationPreferCRL == 4 && kSecRevocationRequirePositiveResponse == 8)
        #expect(kSecRevocationNetworkAccessDisabled == 16 && kSecRevocationUseAnyAvailableMethod == 3)
    }

    @Test func objectsAreEqualWhenTheyAreOne() {
        let (one, other) = (SecPolicyCreateBasicX509(), SecPolicyCreateBasicX509())
        #expect(one == one && one != other)
        #expect([one].contains(one))
    }
}
