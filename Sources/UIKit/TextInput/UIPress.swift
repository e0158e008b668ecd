/// A key of a keyboard.
@preconcurrency @MainActor
open class UIKey: NSObject {
    /// What the key types with the modifiers that are held.
    open private(set) var characters = ""
    open private(set) var charactersIgnoringModifiers = ""
    open private(set) var modifierFlags: UIKeyModifierFlags = []
    open private(set) var keyCode = UIKeyboardHIDUsage.keyboardErrorUndefined

    public override init() { super.init() }

    convenience init(name: String, modifiers: UIKeyModifierFlags) {
        self.init()
        characters = Self.input(named: name)
        charactersIgnoringModifiers = characters.lowercased()
        modifierFlags = modifiers
        keyCode = UIKeyboardHIDUsage(named: name)
    }

    /// What `UIKeyCommand.input` calls the key that browsers call `name`.
    static func input(named name: String) -> String {
        switch name {
        case "ArrowUp": UIKeyCommand.inputUpArrow
        case "ArrowDown": UIKeyCommand.inputDownArrow
        case "ArrowLeft": UIKeyCommand.inputLeftArrow
        case "ArrowRight": UIKeyCommand.inputRightArrow
        case "Escape": UIKeyCommand.inputEscape
        case "PageUp": UIKeyCommand.inputPageUp
        case "PageDown": UIKeyCommand.inputPageDown
        case "Home": UIKeyCommand.inputHome
        case "End": UIKeyCommand.inputEnd
        case "Delete": UIKeyCommand.inputDelete
        case "Enter": "\r"
        case "Tab": "\t"
        case "Backspace": "\u{8}"
        default: name.count == 1 ? name : ""
        }
    }
}

/// A pressed key.
@preconcurrency @MainActor
open class UIPress: NSObject {
    public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
    public enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
        case pageUp = 30
        case pageDown = 31
    }

    /// Seconds of the session's clock.
    open private(set) var timestamp: TimeInterval = 0
    open private(set) var phase = Phase.began
    open private(set) var key: UIKey?
    open var type: PressType {
        switch key?.keyCode {
        case .keyboardUpArrow: .upArrow
        case .keyboardDownArrow: .downArrow
        case .keyboardLeftArrow: .leftArrow
        case .keyboardRightArrow: .rightArrow
        case .keyboardPageUp: .pageUp
        case .keyboardPageDown: .pageDown
        default: .select
        }
    }
    open var force: CGFloat { phase == .ended ? 0 : 1 }
    open var responder: UIResponder? { FirstResponder.current }

    public override init() { super.init() }

    convenience init(key: UIKey, isDown: Bool) {
        self.init()
        self.key = key
        phase = isDown ? .began : .ended
        timestamp = FrameClock.current.time
    }
}

/// Keys that change at one time.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    open private(set) var allPresses: Set<UIPress> = []

    convenience init(presses: Set<UIPress>) {
        self.init(type: .presses, touches: [], timestamp: FrameClock.current.time)
        allPresses = presses
    }
}

/// Keys by their place on the keyboard: the numbers of the USB HID usage tables.
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardErrorUndefined = 3
    case keyboardA = 4
    case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ
    case keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS
    case keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ
    case keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9
    case keyboard0
    case keyboardReturnOrEnter = 40
    case keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar, keyboardHyphen
    case keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash
    case keyboardSemicolon = 51
    case keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod, keyboardSlash
    case keyboardCapsLock = 57
    case keyboardHome = 74
    case keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown
    case keyboardRightArrow = 79
    case keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
    case keyboardLeftControl = 224
    case keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI

    init(named name: String) {
        switch name {
        case "Enter": self = .keyboardReturnOrEnter
        case "Escape": self = .keyboardEscape
        case "Backspace": self = .keyboardDeleteOrBackspace
        case "Tab": self = .keyboardTab
        case " ": self = .keyboardSpacebar
        case "Home": self = .keyboardHome
        case "End": self = .keyboardEnd
        case "PageUp": self = .keyboardPageUp
        case "PageDown": self = .keyboardPageDown
        case "Delete": self = .keyboardDeleteForward
        case "ArrowRight": self = .keyboardRightArrow
        case "ArrowLeft": self = .keyboardLeftArrow
        case "ArrowDown": self = .keyboardDownArrow
        case "ArrowUp": self = .keyboardUpArrow
        case "Control": self = .keyboardLeftControl
        case "Shift": self = .keyboardLeftShift
        case "Alt": self = .keyboardLeftAlt
        case "Meta": self = .keyboardLeftGUI
        default: self = Self(character: name.lowercased())
        }
    }

    private init(character: String) {
        guard character.utf8.count == 1, let byte = character.utf8.first else {
            self = .keyboardErrorUndefined
            return
        }
        switch byte {
        case 97...122: self = Self(rawValue: Int(byte) - 93) ?? .keyboardErrorUndefined
        case 49...57: self = Self(rawValue: Int(byte) - 19) ?? .keyboardErrorUndefined
        case 48: self = .keyboard0
        default: self = .keyboardErrorUndefined
        }
    }
}
