/// Carries an object from where a drag begins to where it is dropped.
open class NSItemProvider: NSObject, @unchecked Sendable {
    private let object: Any?
    open var suggestedName: String?

    public override init() {
        object = nil
        super.init()
    }

    /// - Parameter object: an `NSString`, `NSURL`, `UIImage` and the like.
    public init(object: any NSItemProviderWriting) {
        self.object = object
        super.init()
    }

    public init(item: Any?, typeIdentifier: String?) {
        object = item
        super.init()
    }

    public convenience init?(contentsOf fileURL: URL) { self.init(item: fileURL, typeIdentifier: nil) }

    open var registeredTypeIdentifiers: [String] { object == nil ? [] : ["public.data"] }
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { object != nil }
    open func canLoadObject<T>(ofClass type: T.Type) -> Bool { object is T }

    /// Gives the object at once, or an error when it is of another class.
    @discardableResult
    open func loadObject<T>(
        ofClass type: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        let answer = object as? T
        completionHandler(answer, answer == nil ? CocoaError(.featureUnsupported) : nil)
        return progress
    }
}

/// An object that an item provider can carry.
public protocol NSItemProviderWriting: AnyObject {}
/// An object that an item provider can give.
public protocol NSItemProviderReading: AnyObject {}

extension NSString: NSItemProviderWriting, NSItemProviderReading {}
extension NSURL: NSItemProviderWriting, NSItemProviderReading {}
extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {}
extension UIImage: NSItemProviderWriting, NSItemProviderReading {}
extension UIColor: NSItemProviderWriting, NSItemProviderReading {}
