/// What is said of a view while a pointer rests on it, and where.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
    public let toolTip: String
    /// In the view's coordinates; nil: all of it.
    let rect: CGRect?

    public init(toolTip: String) {
        self.toolTip = toolTip
        rect = nil
    }
    public init(toolTip: String, in rect: CGRect) {
        self.toolTip = toolTip
        self.rect = rect
    }
    open var sourceRect: CGRect { rect ?? .null }
}

@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: AnyObject {
    // @optional
    func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
        -> UIToolTipConfiguration?
}

/// Says something of a view while a pointer rests on it.
///
/// DIFFERS: there is no pointer over a touch screen: tips are kept and never shown.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open weak var delegate: (any UIToolTipInteractionDelegate)?
    open var isEnabled = true
    open var defaultToolTip: String?

    public override init() { super.init() }
    public init(defaultToolTip: String) {
        self.defaultToolTip = defaultToolTip
        super.init()
    }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

extension UIControl {
    /// Shown while a pointer rests on the control, which none does here; kept by ``toolTipInteraction``.
    public var toolTip: String? {
        get { toolTipInteraction?.defaultToolTip }
        set {
            if let made = toolTipInteraction {
                made.defaultToolTip = newValue
            } else if let newValue {
                addInteraction(UIToolTipInteraction(defaultToolTip: newValue))
            }
        }
    }
    /// Nil without a tip.
    public var toolTipInteraction: UIToolTipInteraction? {
        interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
    }
}
