/// A view that stands where a keyboard would, with a keyboard's ground.
@preconcurrency @MainActor
open class UIInputView: UIView {
    public enum Style: Int, Sendable { case `default`, keyboard }

    public let inputViewStyle: Style
    /// Kept; where constraints give a height, it is taken, else the frame's.
    open var allowsSelfSizing = false {
        didSet {
            if !allowsSelfSizing {
                Kept.say("UIInputView.allowsSelfSizing", "a height that constraints give is always taken")
            }
        }
    }

    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        if inputViewStyle == .keyboard { backgroundColor = Self.ground }
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }

    /// Not recorded: the grey between keys.
    private static let ground = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1)
    }
}

/// A language that a keyboard writes.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
    nonisolated public static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")

    /// BCP 47: "en-US".
    open var primaryLanguage: String? { language }
    private let language: String

    init(_ language: String) { self.language = language }

    /// The device's language alone.
    open class var activeInputModes: [UITextInputMode] {
        [UITextInputMode(Locale.current.identifier.replacing("_", with: "-"))]
    }
    @available(*, deprecated, message: "ask the responder for its textInputMode")
    open class var current: UITextInputMode? { activeInputModes.first }
}

/// Groups of buttons in the bar above an iPad's keyboard. None is drawn here.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    open var allowsHidingShortcuts = true {
        didSet {
            Kept.say(
                "UITextInputAssistantItem.allowsHidingShortcuts",
                "no bar of shortcuts is above a keyboard here")
        }
    }
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = [] {
        didSet {
            Kept.say(
                "UITextInputAssistantItem.leadingBarButtonGroups",
                "no bar of shortcuts is above a keyboard here")
        }
    }
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = [] {
        didSet {
            Kept.say(
                "UITextInputAssistantItem.trailingBarButtonGroups",
                "no bar of shortcuts is above a keyboard here")
        }
    }
}

/// What an object takes from a pasteboard or a drop, by kinds of data.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject, NSCopying {
    open var acceptableTypeIdentifiers: [String]

    public override init() {
        acceptableTypeIdentifiers = []
        super.init()
    }
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }

    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }
    /// `String.self`, `UIImage.self`: its kinds.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }

    func accepts(_ providers: [NSItemProvider]) -> Bool {
        providers.contains { provider in
            acceptableTypeIdentifiers.contains(where: provider.hasItemConformingToTypeIdentifier)
        }
    }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated {
            UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
        }
    }
}
