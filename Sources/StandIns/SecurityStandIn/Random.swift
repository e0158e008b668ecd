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
