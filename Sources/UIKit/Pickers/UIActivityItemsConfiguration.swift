public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let share = Self(rawValue: "share")
    public static let copy = Self(rawValue: "copy")
}

public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let title = Self(rawValue: "title")
    public static let messageBody = Self(rawValue: "messageBody")
    public static let linkPresentationMetadata = Self(rawValue: "linkPresentationMetadata")
    public static let collaborationModeRestrictions = Self(rawValue: "collaborationModeRestrictions")
}

public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullSize = Self(rawValue: "fullSize")
    public static let thumbnail = Self(rawValue: "thumbnail")
}

/// What a screen or a view has to share.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
    // @optional
    func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
    func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
    func activityItemsConfigurationMetadataForItem(
        at index: Int, key: UIActivityItemsConfigurationMetadataKey
    ) -> Any?
    func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider?
}

/// What a screen or a view has to share, with closures for what is asked of it.
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
    private let providers: [NSItemProvider]
    /// What the app knows the items by.
    open var localObject: Any?
    open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share, .copy]
    open var metadataProvider: (@MainActor (UIActivityItemsConfigurationMetadataKey) -> Any?)?
    open var perItemMetadataProvider: (@MainActor (Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
    open var previewProvider:
        (@MainActor (Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
    open var applicationActivitiesProvider: (@MainActor () -> [UIActivity])?

    public init(itemProviders: [NSItemProvider]) { providers = itemProviders }
    public convenience init(objects: [any NSItemProviderWriting]) {
        self.init(itemProviders: objects.map { NSItemProvider(object: $0) })
    }

    open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { providers }
    open func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
    {
        supportedInteractions.contains(interaction)
    }
    open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
        metadataProvider?(key)
    }
    open func activityItemsConfigurationMetadataForItem(
        at index: Int, key: UIActivityItemsConfigurationMetadataKey
    ) -> Any? { perItemMetadataProvider?(index, key) }
    open func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }
}

extension UIActivityViewController {
    public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
        let made = activityItemsConfiguration as? UIActivityItemsConfiguration
        self.init(
            activityItems: activityItemsConfiguration.itemProvidersForActivityItemsConfiguration,
            applicationActivities: made?.applicationActivitiesProvider?())
    }
}

extension UIResponder {
    private static let configurationKey: StaticString = "activityItemsConfiguration"
    /// What of this object is shared where the system asks; it does not here.
    public var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
        get {
            objc_getAssociatedObject(self, Self.configurationKey.utf8Start)
                as? any UIActivityItemsConfigurationReading
        }
        set {
            Kept.say("UIResponder.activityItemsConfiguration", "the system offers no sharing of its own")
            objc_setAssociatedObject(
                self, Self.configurationKey.utf8Start, newValue, .OBJC_ASSOCIATION_RETAIN)
        }
    }
}
