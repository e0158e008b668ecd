@_exported import Foundation
import QuartzCore
import UniformTypeIdentifiers

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"

/// What a search of the device would say of something.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
    open var title: String?
    open var displayName: String?
    open var contentDescription: String?
    open var keywords: [String]?
    open var identifier: String?
    open var relatedUniqueIdentifier: String?
    open var thumbnailData: Data?
    open var thumbnailURL: URL?
    open var contentURL: URL?
    open var contentCreationDate: Date?
    open var contentModificationDate: Date?
    open var rating: NSNumber?
    open var phoneNumbers: [String]?
    open var emailAddresses: [String]?
    open var supportsPhoneCall: NSNumber?
    public override init() {}
    public init(itemContentType type: String) {}
    public init(contentType: UTType) {}
}

open class CSSearchableItem: NSObject, @unchecked Sendable {
    open var uniqueIdentifier: String
    open var domainIdentifier: String?
    open var expirationDate: Date!
    open var attributeSet: CSSearchableItemAttributeSet
    public init(
        uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
    ) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
    }
}

/// What the device's search knows of an app. There is no such search: what is told is dropped.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    private static let index = CSSearchableIndex(name: "")
    open class func `default`() -> CSSearchableIndex { index }
    open class func isIndexingAvailable() -> Bool { false }
    public init(name: String) {}
    open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        Kept.say(
            "CSSearchableIndex.indexSearchableItems(_:completionHandler:)", "there is no search of the device"
        )
        SystemAnswer.later { completionHandler?(nil) }
    }
    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
    ) { SystemAnswer.later { completionHandler?(nil) } }
    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
    ) { SystemAnswer.later { completionHandler?(nil) } }
    open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
        SystemAnswer.later { completionHandler?(nil) }
    }
}
