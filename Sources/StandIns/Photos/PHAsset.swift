@_exported import UIKit

public enum PHAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized, limited
}
public enum PHAccessLevel: Int, Sendable {
    case addOnly = 1
    case readWrite
}

/// The device's pictures. There are none, and permission is refused.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let library = PHPhotoLibrary()
    open class func shared() -> PHPhotoLibrary { library }
    open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }
    open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
        sayNone()
        SystemAnswer.later { handler(.denied) }
    }
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
    ) { requestAuthorization(handler) }
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        sayNone()
        return .denied
    }
    open func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) { SystemAnswer.later { completionHandler?(false, PHPhotosError(.accessUserDenied)) } }
    open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
        throw PHPhotosError(.accessUserDenied)
    }
    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
        throw PHPhotosError(.accessUserDenied)
    }
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}

    private class func sayNone() {
        Kept.say(
            "PHPhotoLibrary.requestAuthorization(_:)",
            "there are no photos; the app is told that it was refused")
    }
}

public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

open class PHChange: NSObject, @unchecked Sendable {
    open func changeDetails<T: AnyObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>?
    { nil }
    open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
}

open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
    open var objectAfterChanges: ObjectType? { nil }
    open var assetContentChanged: Bool { false }
    open var objectWasDeleted: Bool { false }
}

open class PHFetchResultChangeDetails<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    open var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
    open var hasIncrementalChanges: Bool { false }
    open var hasMoves: Bool { false }
    open var removedIndexes: IndexSet? { nil }
    open var insertedIndexes: IndexSet? { nil }
    open var changedIndexes: IndexSet? { nil }
    open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}

public let PHPhotosErrorDomain = "PHPhotosErrorDomain"
public struct PHPhotosError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { PHPhotosErrorDomain }
    public static var errorDomain: String { PHPhotosErrorDomain }
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = PHPhotosError
        case internalError = -1
        case userCancelled = 3072
        case accessRestricted = 3310
        case accessUserDenied = 3311
    }
    public static var accessUserDenied: Code { .accessUserDenied }
    public static var userCancelled: Code { .userCancelled }
}

open class PHObject: NSObject, @unchecked Sendable {
    open var localIdentifier: String { "" }
}

public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
public struct PHAssetMediaSubtype: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let photoPanorama = Self(rawValue: 1)
    public static let photoHDR = Self(rawValue: 2)
    public static let photoScreenshot = Self(rawValue: 4)
    public static let photoLive = Self(rawValue: 8)
}

/// A picture or a film.
open class PHAsset: PHObject, @unchecked Sendable {
    open var mediaType: PHAssetMediaType { .unknown }
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    open var pixelWidth: Int { 0 }
    open var pixelHeight: Int { 0 }
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var duration: TimeInterval { 0 }
    open var isFavorite: Bool { false }
    open var isHidden: Bool { false }
    open var burstIdentifier: String? { nil }
    open var representsBurst: Bool { false }

    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?)
        -> PHFetchResult<PHAsset>
    { PHFetchResult() }
    open class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?)
        -> PHFetchResult<PHAsset>
    { PHFetchResult() }
    open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?)
        -> PHFetchResult<PHAsset>
    { PHFetchResult() }
    open class func fetchKeyAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?)
        -> PHFetchResult<PHAsset>?
    { nil }
}

open class PHCollection: PHObject, @unchecked Sendable {
    open var localizedTitle: String? { nil }
}
public enum PHAssetCollectionType: Int, Sendable {
    case album = 1
    case smartAlbum, moment
}
public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2
    case albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
    case albumMyPhotoStream = 100
    case albumCloudShared
    case smartAlbumGeneric = 200
    case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses, smartAlbumAllHidden
    case smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary
    case smartAlbumSelfPortraits, smartAlbumScreenshots, smartAlbumDepthEffect, smartAlbumLivePhotos
    case any = 9_223_372_036_854_775_807
}
open class PHAssetCollection: PHCollection, @unchecked Sendable {
    open var assetCollectionType: PHAssetCollectionType { .album }
    open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
    open var estimatedAssetCount: Int { 0 }
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    open class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

open class PHFetchOptions: NSObject {
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var includeHiddenAssets = false
    public override init() {}
}

/// What was found: nothing.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    public override init() {}
    open var count: Int { 0 }
    open var firstObject: ObjectType? { nil }
    open var lastObject: ObjectType? { nil }
    open func object(at index: Int) -> ObjectType {
        fatalError("PHFetchResult: index \(index) of an empty result")
    }
    open subscript(index: Int) -> ObjectType { object(at: index) }
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
    open func contains(_ object: ObjectType) -> Bool { false }
    open func index(of object: ObjectType) -> Int { NSNotFound }
    open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
    open func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void) {}
    open func enumerateObjects(
        options: NSEnumerationOptions,
        using block: @escaping (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void
    ) {}
}

open class PHAssetChangeRequest: NSObject {
    open var creationDate: Date?
    open var isFavorite = false
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
    open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
        PHAssetChangeRequest()
    }
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
    open class func deleteAssets(_ assets: any NSFastEnumeration) {}
}
/// Lists of objects, as Objective-C goes through them.
public protocol NSFastEnumeration {}
extension NSArray: NSFastEnumeration {}

open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}
