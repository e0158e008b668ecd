/// Keys that are held down while another is pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alphaShift = Self(bit: 16)
    public static let shift = Self(bit: 17)
    public static let control = Self(bit: 18)
    public static let alternate = Self(bit: 19)
    public static let command = Self(bit: 20)
    public static let numericPad = Self(bit: 21)
}

/// A menu element that sends a message up the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    public let action: Selector?
    public let propertyList: Any?
    open var discoverabilityTitle: String?
    open var attributes: Attributes
    open var state: State
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    public init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, image: image)
    }

    init(_ action: Selector?, _ title: String, _ propertyList: Any?, _ attributes: Attributes) {
        self.action = action
        self.propertyList = propertyList
        self.attributes = attributes
        state = .off
        super.init(title: title, image: nil)
    }
}

/// A combination of keys and the message that it sends.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    public static let inputUpArrow = "UIKeyInputUpArrow"
    public static let inputDownArrow = "UIKeyInputDownArrow"
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    public static let inputRightArrow = "UIKeyInputRightArrow"
    public static let inputEscape = "UIKeyInputEscape"
    public static let inputPageUp = "UIKeyInputPageUp"
    public static let inputPageDown = "UIKeyInputPageDown"
    public static let inputHome = "UIKeyInputHome"
    public static let inputEnd = "UIKeyInputEnd"
    public static let inputDelete = "UIKeyInputDelete"

    /// The character, or one of the names above.
    public let input: String?
    public let modifierFlags: UIKeyModifierFlags
    /// Whether the command wins over text that is edited.
    open var wantsPriorityOverSystemBehavior = false
    /// Kept only.
    open var allowsAutomaticLocalization = true {
        didSet {
            if !allowsAutomaticLocalization {
                Kept.say(
                    "UIKeyCommand.allowsAutomaticLocalization",
                    "key commands are the same in every direction and layout of keys")
            }
        }
    }
    /// Kept only.
    open var allowsAutomaticMirroring = true {
        didSet {
            if !allowsAutomaticMirroring {
                Kept.say(
                    "UIKeyCommand.allowsAutomaticMirroring",
                    "key commands are the same in every direction and layout of keys")
            }
        }
    }

    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(action, title, propertyList, attributes)
        self.image = image
        self.discoverabilityTitle = discoverabilityTitle
        self.state = state
    }

    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            title: "", action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }
}
