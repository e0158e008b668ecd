import FoundationNetworking
import QuartzCore

/// Objects of Core Foundation, which are equal when they are one.
public protocol _CFObject: AnyObject, Hashable {}
extension _CFObject {
    public static func == (a: Self, b: Self) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Certificates and keys of servers, which `URLSession` checks by itself here.
public final class SecTrust: _CFObject, Sendable { init() {} }
public final class SecCertificate: _CFObject, Sendable { init() {} }
public final class SecKey: _CFObject, Sendable { init() {} }
public final class SecIdentity: _CFObject, Sendable { init() {} }
public final class SecPolicy: _CFObject, Sendable { init() {} }
public enum SecTrustResultType: UInt32, Sendable {
    case invalid, proceed
    case deny = 3
    case unspecified, recoverableTrustFailure, fatalTrustFailure, otherError
}

public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
    Kept.say("SecTrustEvaluateWithError(_:_:)", "certificates are checked by URLSession alone")
    return true
}
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { 0 }
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: Int) -> SecCertificate? { nil }
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { nil }
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }
public func SecCertificateCreateWithData(_ allocator: AnyObject?, _ data: CFData) -> SecCertificate? { nil }
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { NSData() }
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus { errSecSuccess }
@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
    errSecSuccess
}
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus {
    errSecSuccess
}
/// An answer of a server that can be trusted, for which nobody has said more.
@discardableResult
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>)
    -> OSStatus
{
    Kept.say("SecTrustEvaluate(_:_:)", "certificates are checked by URLSession alone")
    result.pointee = .unspecified
    return errSecSuccess
}
@discardableResult
public func SecTrustGetTrustResult(
    _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
    SecTrustEvaluate(trust, result)
}
@discardableResult
public func SecTrustCreateWithCertificates(
    _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    trust.pointee = SecTrust()
    return errSecSuccess
}
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { SecTrustCopyKey(trust) }
public func SecKeyCopyExternalRepresentation(
    _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { nil }

public let kSecRevocationOCSPMethod: UInt = 1 << 0
public let kSecRevocationCRLMethod: UInt = 1 << 1
public let kSecRevocationPreferCRL: UInt = 1 << 2
public let kSecRevocationRequirePositiveResponse: UInt = 1 << 3
public let kSecRevocationNetworkAccessDisabled: UInt = 1 << 4
public let kSecRevocationUseAnyAvailableMethod: UInt = kSecRevocationOCSPMethod | kSecRevocationCRLMethod
public func SecPolicyCreateRevocation(_ revocationFlags: UInt) -> SecPolicy? { SecPolicy() }

extension URLProtectionSpace {
    /// Nil: no server is asked about here, `URLSession` checks certificates by itself.
    public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
    /// That a server is trusted, which needs no saying here.
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
    /// Servers are shown no certificate here.
    public convenience init(
        identity: SecIdentity, certificates certArray: [Any]?, persistence: URLCredential.Persistence
    ) {
        self.init(user: "", password: "", persistence: persistence)
    }
}
