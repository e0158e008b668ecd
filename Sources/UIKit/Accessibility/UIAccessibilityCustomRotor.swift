/// A way through elements of one kind that a person of assistive technology can choose. Kept; none is turned here.
open class UIAccessibilityCustomRotor: NSObject {
    public typealias Search =
        @MainActor (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?
    public enum Direction: Int, Sendable { case previous, next }
    public enum SystemRotorType: Int, Sendable {
        case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4,
            headingLevel5, headingLevel6, boldText, italicText, underlineText, misspelledWord, image,
            textField, table, list, landmark
    }

    open var name: String
    open var attributedName: NSAttributedString
    open var itemSearchBlock: Search
    open private(set) var systemRotorType = SystemRotorType.none

    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.name = name
        attributedName = NSAttributedString(string: name)
        self.itemSearchBlock = itemSearchBlock
    }
    public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        name = attributedName.string
        self.attributedName = attributedName
        self.itemSearchBlock = itemSearchBlock
    }
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        name = ""
        attributedName = NSAttributedString(string: "")
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = type
    }
}

/// Where a rotor is, and which way it goes.
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    open var currentItem: UIAccessibilityCustomRotorItemResult
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next {
        didSet {
            Kept.say("UIAccessibilityCustomRotorSearchPredicate.searchDirection", "nobody turns a rotor here")
        }
    }

    public override init() {
        currentItem = UIAccessibilityCustomRotorItemResult()
        super.init()
    }
}

/// What a rotor found.
open class UIAccessibilityCustomRotorItemResult: NSObject {
    open weak var targetElement: NSObject?
    open var targetRange: UITextRange?

    public override init() { super.init() }
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.targetElement = targetElement as? NSObject
        self.targetRange = targetRange
        super.init()
    }
}

/// How a text is read.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
    public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
    public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
    public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
    public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
    public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
    public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}

/// What touches reach a view that assistive technology lets through.
public struct UIAccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let silentOnTouch = Self(bit: 0)
    public static let requiresActivation = Self(bit: 1)
}
