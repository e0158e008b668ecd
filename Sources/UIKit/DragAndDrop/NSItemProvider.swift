import UniformTypeIdentifiers

/// Carries something from where a drag begins, or from where it is picked, to where it is used: an object, data of several kinds, or both.
///
/// What is asked for is given at once, on the thread that asks.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
    public typealias DataLoader = (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

    private struct Representation {
        let type: String
        let load: DataLoader
        /// Where it is a file.
        var file: (() -> URL?)?
    }

    private var object: Any?
    /// Makes the object when it is asked for.
    private var laterObject:
        (class: AnyClass, load: ((@escaping (AnyObject?, (any Error)?) -> Void) -> Progress?))?
    private var representations: [Representation] = []
    open var suggestedName: String?

    public override init() { super.init() }

    /// - Parameter object: an `NSString`, `NSURL`, `UIImage` and the like.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    public convenience init(item: Any?, typeIdentifier: String?) {
        self.init()
        object = item
        if let typeIdentifier, let item {
            representations.append(
                Representation(type: typeIdentifier) {
                    $0(Self.data(of: item), nil)
                    return nil
                })
        } else if let writer = item as? any NSItemProviderWriting {
            registerObject(writer, visibility: .all)
        }
    }

    /// A file's data, of the kind that its extension means.
    public convenience init?(contentsOf fileURL: URL) {
        self.init()
        let type = UTType(filenameExtension: fileURL.pathExtension)?.identifier ?? "public.data"
        suggestedName = fileURL.lastPathComponent
        registerFileRepresentation(forTypeIdentifier: type, visibility: .all) {
            $0(fileURL, true, nil)
            return nil
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: What there is

    open var registeredTypeIdentifiers: [String] { representations.map(\.type) }
    open var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }
    open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
        registeredTypeIdentifiers
    }
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(typeIdentifier) != nil
    }
    open func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> Bool { representation(typeIdentifier) != nil }

    private func representation(_ type: String) -> Representation? {
        representations.first { Self.conforms($0.type, to: type) }
    }

    private static func conforms(_ type: String, to other: String) -> Bool {
        guard type != other else { return true }
        guard let type = UTType(type), let other = UTType(other) else { return false }
        return type.conforms(to: other)
    }

    // MARK: What is put in

    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping DataLoader
    ) { representations.append(Representation(type: typeIdentifier, load: loadHandler)) }

    open func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping DataLoader
    ) {
        registerDataRepresentation(
            forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    /// The handler gives a file, and whether it may be used where it is.
    open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        let data: DataLoader = { done in
            loadHandler { url, _, error in done(url.flatMap { try? Data(contentsOf: $0) }, error) }
        }
        representations.append(
            Representation(type: typeIdentifier, load: data) {
                var file: URL?
                _ = loadHandler { url, _, _ in file = url }
                return file
            })
    }

    open func registerItem(
        forTypeIdentifier typeIdentifier: String,
        loadHandler: @escaping (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void
    ) {
        registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { done in
            loadHandler({ item, error in done(item.flatMap { Self.data(of: $0) }, error) }, nil, nil)
            return nil
        }
    }

    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        self.object = object
        nonisolated(unsafe) let writer = object
        for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) {
                writer.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0)
            }
        }
    }

    open func registerObject<T: NSItemProviderWriting>(
        ofClass aClass: T.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping (@escaping (T?, (any Error)?) -> Void) -> Progress?
    ) {
        laterObject = (aClass, { done in loadHandler { done($0, $1) } })
        for type in aClass.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { done in
                loadHandler { object, error in
                    guard let object else { return done(nil, error) }
                    _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
                }
            }
        }
    }

    // MARK: What is taken out

    /// Whether an object of that class is here, or can be made of the data.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        if let object = object as AnyObject?, _isSubclass(type(of: object), of: aClass) { return true }
        if let laterObject, _isSubclass(laterObject.class, of: aClass) { return true }
        return aClass.readableTypeIdentifiersForItemProvider.contains { representation($0) != nil }
    }

    /// Gives the object, or an error where there is none of that class.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Self.done()
        if let object = object as AnyObject?, _isSubclass(type(of: object), of: aClass) {
            completionHandler(object as? any NSItemProviderReading, nil)
        } else if let laterObject, _isSubclass(laterObject.class, of: aClass) {
            _ = laterObject.load { completionHandler($0 as? any NSItemProviderReading, $1) }
        } else {
            let types = aClass.readableTypeIdentifiersForItemProvider
            guard let found = types.lazy.compactMap({ self.representation($0) }).first else {
                completionHandler(nil, CocoaError(.featureUnsupported))
                return progress
            }
            nonisolated(unsafe) let (finish, read) = (completionHandler, aClass)
            let type = found.type
            _ = found.load { data, error in
                guard let data else { return finish(nil, error ?? CocoaError(.featureUnsupported)) }
                do {
                    finish(try read.object(withItemProviderData: data, typeIdentifier: type), nil)
                } catch {
                    finish(nil, error)
                }
            }
        }
        return progress
    }

    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        guard let found = representation(typeIdentifier) else {
            completionHandler(nil, CocoaError(.featureUnsupported))
            return Self.done()
        }
        return found.load(completionHandler) ?? Self.done()
    }

    @discardableResult
    open func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(
            forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// Gives a file that is there until the handler returns.
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let name = suggestedName ?? UUID().uuidString
        let suffix = UTType(typeIdentifier)?.preferredFilenameExtension
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            var file = folder.appendingPathComponent(name)
            if file.pathExtension.isEmpty, let suffix { file.appendPathExtension(suffix) }
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try data.write(to: file)
                completionHandler(file, nil)
            } catch {
                completionHandler(nil, error)
            }
            try? FileManager.default.removeItem(at: folder)
        }
    }

    /// Gives the file itself where there is one.
    @discardableResult
    open func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        if let file = representation(typeIdentifier)?.file?() {
            completionHandler(file, true, nil)
            return Self.done()
        }
        return loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, false, $1) }
    }

    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        if let file = representation(typeIdentifier)?.file?() {
            completionHandler?(file as NSURL, nil)
        } else if representation(typeIdentifier) != nil, let item = object as? any NSSecureCoding {
            completionHandler?(item, nil)
        } else {
            loadDataRepresentation(forTypeIdentifier: typeIdentifier) {
                completionHandler?($0.map { $0 as NSData }, $1)
            }
        }
    }

    private static func done() -> Progress {
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        return progress
    }

    private static func data(of item: Any) -> Data? {
        switch item {
        case let data as Data: data
        case let data as NSData: Data(referencing: data)
        case let text as String: Data(text.utf8)
        case let url as URL: url.isFileURL ? try? Data(contentsOf: url) : Data(url.absoluteString.utf8)
        case let object as any ProvidedObject: object.providedData
        default: nil
        }
    }
}

extension NSItemProvider {
    /// Whether an object is here that Swift has as such a value: `String`, `URL`.
    public func canLoadObject<T>(ofClass type: T.Type) -> Bool
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    /// Gives the value, or an error where there is none.
    @discardableResult
    public func loadObject<T>(
        ofClass type: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
    ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        loadObject(ofClass: T._ObjectiveCType.self) { completionHandler($0 as? T, $1) }
    }
}

public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all, team, group, ownProcess }

public struct NSItemProviderFileOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let openInPlace = Self(bit: 0)
}

/// An object that an item provider can carry.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// Kinds of data that it can be written as, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// An object that an item provider can give.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// Kinds of data that it can be read from, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
