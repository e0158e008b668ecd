import Foundation
import QuartzCore

/// Who gives random numbers; there is one.
public final class SecRandom: Sendable { fileprivate init() {} }
public typealias SecRandomRef = SecRandom
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with numbers that nobody foresees.
@discardableResult
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32
{
    var generator = SystemRandomNumberGenerator()
    for offset in 0..<count {
        bytes.storeBytes(
            of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: offset, as: UInt8.self)
    }
    return errSecSuccess
}

public final class SecAccessControl: Sendable { init() {} }
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let userPresence = Self(rawValue: 1)
    public static let biometryAny = Self(rawValue: 2)
    public static let biometryCurrentSet = Self(rawValue: 8)
    public static let devicePasscode = Self(rawValue: 16)
}
/// Kept with an item, and not asked for.
public func SecAccessControlCreateWithFlags(
    _ allocator: AnyObject?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl() }

/// Certificates and keys of servers, which `URLSession` checks by itself here.
public final class SecTrust: Sendable { init() {} }
public final class SecCertificate: Sendable { init() {} }
public final class SecKey: Sendable { init() {} }
public final class SecIdentity: Sendable { init() {} }
public final class SecPolicy: Sendable { init() {} }
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
