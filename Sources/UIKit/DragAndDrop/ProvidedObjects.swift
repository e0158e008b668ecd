import SwiftInternals

/// An object of ours that item providers write and read as one kind of data.
protocol ProvidedObject: NSItemProviderWriting, NSItemProviderReading {
    static var providedTypes: [String] { get }
    var providedData: Data? { get }
    static func provided(by data: Data) throws -> Self?
}

extension ProvidedObject {
    public static var writableTypeIdentifiersForItemProvider: [String] { providedTypes }
    public static var readableTypeIdentifiersForItemProvider: [String] { providedTypes }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data = providedData
        completionHandler(data, data == nil ? CocoaError(.featureUnsupported) : nil)
        return nil
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let object = try provided(by: data) else { throw CocoaError(.coderReadCorrupt) }
        return object
    }
}

extension NSString: ProvidedObject {
    static var providedTypes: [String] { ["public.utf8-plain-text"] }
    var providedData: Data? { Data(String(self).utf8) }
    static func provided(by data: Data) throws -> Self? {
        String(data: data, encoding: .utf8).map { NSString(string: $0) } as? Self
    }
}

extension NSURL: ProvidedObject {
    static var providedTypes: [String] { ["public.url"] }
    var providedData: Data? { Data(absoluteString.utf8) }
    static func provided(by data: Data) throws -> Self? {
        String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) } as? Self
    }
}

extension NSAttributedString: ProvidedObject {
    static var providedTypes: [String] { ["public.utf8-plain-text"] }
    var providedData: Data? { Data(string.utf8) }
    static func provided(by data: Data) throws -> Self? {
        String(data: data, encoding: .utf8).map { NSAttributedString(string: $0) } as? Self
    }
}

extension UIImage: ProvidedObject {
    nonisolated static var providedTypes: [String] { ["public.png"] }
    nonisolated var providedData: Data? {
        IsolatedCall.run { pngData() }
    }
    nonisolated static func provided(by data: Data) throws -> Self? {
        let image: UIImage? = IsolatedCall.run { UIImage(data: data) }
        return image as? Self
    }
}

extension UIColor: ProvidedObject {
    static var providedTypes: [String] { ["com.apple.uikit.color"] }
    var providedData: Data? {
        try? NSKeyedArchiver.archivedData(withRootObject: self, requiringSecureCoding: false)
    }
    static func provided(by data: Data) throws -> Self? {
        try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? Self
    }
}
