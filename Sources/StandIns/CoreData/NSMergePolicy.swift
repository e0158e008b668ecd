import Foundation

public enum NSMergePolicyType: UInt, Sendable {
    case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType,
        mergeByPropertyObjectTrumpMergePolicyType,
        overwriteMergePolicyType, rollbackMergePolicyType
}

/// Who is right where a store has others values than a context knew.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    public let mergeType: NSMergePolicyType
    public init(merge ty: NSMergePolicyType) { mergeType = ty }

    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    public static let mergeByPropertyObjectTrump = NSMergePolicy(
        merge: .mergeByPropertyObjectTrumpMergePolicyType)
    public static let mergeByPropertyStoreTrump = NSMergePolicy(
        merge: .mergeByPropertyStoreTrumpMergePolicyType)
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

public let NSErrorMergePolicy: AnyObject = NSMergePolicy.error
public let NSMergeByPropertyObjectTrumpMergePolicy: AnyObject = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy: AnyObject = NSMergePolicy.mergeByPropertyStoreTrump
public let NSOverwriteMergePolicy: AnyObject = NSMergePolicy.overwrite
public let NSRollbackMergePolicy: AnyObject = NSMergePolicy.rollback

/// An object whose row changed since it was read.
open class NSMergeConflict: NSObject {
    public let sourceObject: NSManagedObject
    public let objectSnapshot: [String: Any]?
    public let newVersionNumber: Int
    public let oldVersionNumber: Int

    init(_ object: NSManagedObject, new: Int, old: Int) {
        (sourceObject, newVersionNumber, oldVersionNumber) = (object, new, old)
        objectSnapshot = object.committedValues(forKeys: nil)
    }
}
