@_exported import CoreGraphics
@_exported import Foundation
import QuartzCore

public let noErr: OSStatus = 0
public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecParam: OSStatus = -50
public let errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128
public let errSecNotAvailable: OSStatus = -25291
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275
public let errSecMissingEntitlement: OSStatus = -34018

public let kSecClass = "class" as CFString
public let kSecClassGenericPassword = "genp" as CFString
public let kSecClassInternetPassword = "inet" as CFString
public let kSecClassCertificate = "cert" as CFString
public let kSecClassKey = "keys" as CFString
public let kSecClassIdentity = "idnt" as CFString
public let kSecAttrService = "svce" as CFString
public let kSecAttrAccount = "acct" as CFString
public let kSecAttrAccessGroup = "agrp" as CFString
public let kSecAttrGeneric = "gena" as CFString
public let kSecAttrLabel = "labl" as CFString
public let kSecAttrDescription = "desc" as CFString
public let kSecAttrComment = "icmt" as CFString
public let kSecAttrServer = "srvr" as CFString
public let kSecAttrPort = "port" as CFString
public let kSecAttrPath = "path" as CFString
public let kSecAttrProtocol = "ptcl" as CFString
public let kSecAttrAuthenticationType = "atyp" as CFString
public let kSecAttrSecurityDomain = "sdmn" as CFString
public let kSecAttrType = "type" as CFString
public let kSecAttrCreator = "crtr" as CFString
public let kSecAttrIsInvisible = "invi" as CFString
public let kSecAttrIsNegative = "nega" as CFString
public let kSecAttrCreationDate = "cdat" as CFString
public let kSecAttrModificationDate = "mdat" as CFString
public let kSecAttrSynchronizable = "sync" as CFString
public let kSecAttrSynchronizableAny = "syna" as CFString
public let kSecAttrApplicationTag = "atag" as CFString
public let kSecAttrKeyType = "type" as CFString
public let kSecAttrKeyClass = "kcls" as CFString
public let kSecAttrAccessControl = "accc" as CFString
public let kSecAttrAccessible = "pdmn" as CFString
public let kSecAttrAccessibleWhenUnlocked = "ak" as CFString
public let kSecAttrAccessibleAfterFirstUnlock = "ck" as CFString
public let kSecAttrAccessibleAlways = "dk" as CFString
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly = "aku" as CFString
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = "cku" as CFString
public let kSecAttrAccessibleAlwaysThisDeviceOnly = "dku" as CFString
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly = "akpu" as CFString
public let kSecAttrProtocolHTTP = "http" as CFString
public let kSecAttrProtocolHTTPS = "htps" as CFString
public let kSecMatchLimit = "m_Limit" as CFString
public let kSecMatchLimitOne = "m_LimitOne" as CFString
public let kSecMatchLimitAll = "m_LimitAll" as CFString
public let kSecMatchCaseInsensitive = "m_CaseInsensitive" as CFString
public let kSecReturnData = "r_Data" as CFString
public let kSecReturnAttributes = "r_Attributes" as CFString
public let kSecReturnRef = "r_Ref" as CFString
public let kSecReturnPersistentRef = "r_PersistentRef" as CFString
public let kSecValueData = "v_Data" as CFString
public let kSecValueRef = "v_Ref" as CFString
public let kSecValuePersistentRef = "v_PersistentRef" as CFString
public let kSecUseDataProtectionKeychain = "nleg" as CFString
public let kSecUseOperationPrompt = "u_OpPrompt" as CFString
public let kSecUseAuthenticationUI = "u_AuthUI" as CFString
public let kSecUseAuthenticationContext = "u_AuthCtx" as CFString

/// What an app keeps in secret: in memory, as long as the session lives.
final class Keychain: @unchecked Sendable {
    @MainActor @SessionLocal private static var shared = Keychain()
    // Of the process: for threads beside the main one, which belong to no session, the one that it used last.
    nonisolated(unsafe) private static var last: Keychain?

    static var current: Keychain {
        if let keychain = MainQueue.value({ shared }) { last = keychain }
        if last == nil { last = Keychain() }
        return last!
    }

    private typealias Item = [String: Any]
    private let lock = NSLock()
    private var items: [Item] = []

    /// Attributes that tell items of a class apart, as Apple's page of `errSecDuplicateItem` names them.
    private static let identities: [String: [CFString]] = [
        kSecClassGenericPassword as String: [
            kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup, kSecAttrSynchronizable,
        ],
        kSecClassInternetPassword as String: [
            kSecAttrAccount, kSecAttrServer, kSecAttrPort, kSecAttrPath, kSecAttrProtocol,
            kSecAttrAuthenticationType, kSecAttrSecurityDomain, kSecAttrAccessGroup, kSecAttrSynchronizable,
        ],
        kSecClassKey as String: [kSecAttrApplicationTag, kSecAttrKeyType, kSecAttrLabel],
        kSecClassCertificate as String: [kSecAttrLabel],
    ]

    /// What a question says about itself, not about items.
    private static let instructions: Set<String> = Set(
        [
            kSecMatchLimit, kSecMatchCaseInsensitive, kSecReturnData, kSecReturnAttributes, kSecReturnRef,
            kSecReturnPersistentRef, kSecUseDataProtectionKeychain, kSecUseOperationPrompt,
            kSecUseAuthenticationUI, kSecUseAuthenticationContext, kSecValueData, kSecAttrAccessControl,
        ].map { $0 as String })

    private static func plain(_ dictionary: CFDictionary) -> Item {
        var result: Item = [:]
        for (key, value) in dictionary {
            guard let key = (key as? String) ?? (key as? NSString).map({ $0 as String }) else { continue }
            result[key] = value
        }
        return result
    }

    private static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return comparable(a) == comparable(b)
    }

    private static func comparable(_ value: Any) -> AnyHashable? {
        switch value {
        case let text as NSString: AnyHashable(text as String)
        case let text as String: AnyHashable(text)
        case let data as NSData: AnyHashable(data as Data)
        case let number as NSNumber: AnyHashable(number)
        case let flag as Bool: AnyHashable(NSNumber(value: flag))
        case let other as AnyHashable: other
        default: nil
        }
    }

    private static func className(_ item: Item) -> String? { item[kSecClass as String].flatMap(text) }
    private static func text(_ value: Any) -> String? {
        (value as? String) ?? (value as? NSString).map { $0 as String }
    }
    private static func isTrue(_ value: Any?) -> Bool {
        (value as? Bool) ?? (value as? NSNumber)?.boolValue ?? false
    }

    private func indices(matching query: Item) -> [Int] {
        items.indices.filter { index in
            query.allSatisfy { key, value in
                if Self.instructions.contains(key) { return true }
                if key == kSecAttrSynchronizable as String,
                    Self.text(value) == kSecAttrSynchronizableAny as String
                {
                    return true
                }
                return Self.areEqual(items[index][key], value)
            }
        }
    }

    func add(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
        var item = Self.plain(attributes)
        guard let name = Self.className(item), let identity = Self.identities[name] else {
            return errSecParam
        }
        let query = item
        for key in Self.instructions where key != kSecValueData as String { item[key] = nil }
        item[kSecAttrCreationDate as String] = Date()
        item[kSecAttrModificationDate as String] = item[kSecAttrCreationDate as String]
        return lock.withLock {
            let isThere = items.contains { other in
                Self.className(other) == name
                    && identity.allSatisfy { Self.areEqual(other[$0 as String], item[$0 as String]) }
            }
            if isThere { return errSecDuplicateItem }
            items.append(item)
            result?.pointee = Self.answer(item, query)
            return errSecSuccess
        }
    }

    func copy(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
        let query = Self.plain(query)
        guard Self.className(query) != nil else { return errSecParam }
        return lock.withLock {
            let found = indices(matching: query)
            guard let first = found.first else { return errSecItemNotFound }
            let limit = query[kSecMatchLimit as String]
            let isAll = limit.flatMap(Self.text) == kSecMatchLimitAll as String
            let count = isAll ? found.count : (limit as? NSNumber)?.intValue ?? 1
            if isAll || count > 1 {
                result?.pointee = NSArray(
                    array: found.prefix(count).compactMap { Self.answer(items[$0], query) })
            } else {
                result?.pointee = Self.answer(items[first], query)
            }
            return errSecSuccess
        }
    }

    private static func answer(_ item: Item, _ query: Item) -> CFTypeRef? {
        let wantsData = isTrue(query[kSecReturnData as String])
        let data = item[kSecValueData as String].flatMap {
            ($0 as? Data).map { NSData(data: $0) } ?? $0 as? NSData
        }
        guard isTrue(query[kSecReturnAttributes as String]) else { return wantsData ? data : nil }
        var attributes = item
        if !wantsData { attributes[kSecValueData as String] = nil }
        return NSDictionary(dictionary: attributes)
    }

    func update(_ query: CFDictionary, _ changes: CFDictionary) -> OSStatus {
        let (query, changes) = (Self.plain(query), Self.plain(changes))
        guard Self.className(query) != nil, !changes.isEmpty else { return errSecParam }
        return lock.withLock {
            let found = indices(matching: query)
            if found.isEmpty { return errSecItemNotFound }
            for index in found {
                items[index].merge(changes) { $1 }
                items[index][kSecAttrModificationDate as String] = Date()
            }
            return errSecSuccess
        }
    }

    func delete(_ query: CFDictionary) -> OSStatus {
        let query = Self.plain(query)
        guard Self.className(query) != nil else { return errSecParam }
        return lock.withLock {
            let found = Set(indices(matching: query))
            if found.isEmpty { return errSecItemNotFound }
            items = items.indices.filter { !found.contains($0) }.map { items[$0] }
            return errSecSuccess
        }
    }
}

@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    Kept.say("SecItemAdd(_:_:)", "the keychain is in memory and gone when the app ends")
    return Keychain.current.add(attributes, result)
}
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?)
    -> OSStatus
{
    Keychain.current.copy(query, result)
}
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    Keychain.current.update(query, attributesToUpdate)
}
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.current.delete(query) }

/// In words, for the codes of the keychain.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    let texts: [OSStatus: String] = [
        errSecSuccess: "No error.",
        errSecParam: "One or more parameters passed to a function were not valid.",
        errSecDuplicateItem: "The specified item already exists in the keychain.",
        errSecItemNotFound: "The specified item could not be found in the keychain.",
        errSecAuthFailed: "The user name or passphrase you entered is not correct.",
        errSecUserCanceled: "User canceled the operation.",
        errSecInteractionNotAllowed: "User interaction is not allowed.",
        errSecMissingEntitlement: "A required entitlement isn't present.",
    ]
    return (texts[status] ?? "OSStatus \(status)") as NSString
}
