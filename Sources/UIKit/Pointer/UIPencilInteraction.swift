/// Taps on a pencil. There is none here: nothing is told.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open weak var delegate: (any UIPencilInteractionDelegate)?
    open var isEnabled = true

    public override init() { super.init() }
    public init(delegate: any UIPencilInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) {
        self.view = view
        if view != nil { MissingService.say("UIPencilInteraction") }
    }

    /// What a double tap does, by the device's settings.
    open class var preferredTapAction: UIPencilPreferredAction { .ignore }
    open class var prefersPencilOnlyDrawing: Bool { false }
}

public enum UIPencilPreferredAction: Int, Sendable {
    case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes
}

/// Hears of taps on a pencil. Every requirement is optional; none is called here.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {}

/// Handwriting into text. There is none here.
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
    open var isHandlingWriting: Bool { false }
    open class var isPencilInputExpected: Bool { false }

    public init(delegate: any UIScribbleInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) {
        self.view = view
        if view != nil { MissingService.say("UIScribbleInteraction") }
    }
}

/// Hears of handwriting. Every requirement is optional; none is called here.
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {}
