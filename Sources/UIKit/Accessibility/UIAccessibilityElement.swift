public enum UIAccessibilityScrollDirection: Int, Sendable { case right = 1, left, up, down, next, previous }
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
public enum UIAccessibilityContainerType: Int, Sendable {
    case none, dataTable, list, landmark, semanticGroup
}

/// Something that assistive technology can read without being a view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    open weak var accessibilityContainer: AnyObject?
    open var isAccessibilityElement = true
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityIdentifier: String?
    /// On the screen; where `accessibilityFrameInContainerSpace` is set, that of it (Apple's documentation).
    open var accessibilityFrame: CGRect {
        get {
            guard let view = accessibilityContainer as? UIView, let frame = frameInContainer else {
                return givenFrame
            }
            return UIAccessibility.convertToScreenCoordinates(frame, in: view)
        }
        set {
            givenFrame = newValue
            frameInContainer = nil
        }
    }
    private var givenFrame = CGRect.zero
    private var frameInContainer: CGRect?
    open var accessibilityTraits = UIAccessibilityTraits.none
    /// In the coordinates of the container, which has to be a view; the frame on the screen follows it.
    open var accessibilityFrameInContainerSpace: CGRect {
        get { frameInContainer ?? .zero }
        set { frameInContainer = newValue }
    }

    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = container as AnyObject
    }
}

/// An action that assistive technology offers.
open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

    open var name: String
    open var image: UIImage?
    open var attributedName: NSAttributedString
    open weak var target: AnyObject?
    open var selector: Selector
    open var actionHandler: Handler?

    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        attributedName = NSAttributedString(string: name)
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
    }

    public init(name: String, image: UIImage? = nil, actionHandler: Handler? = nil) {
        self.name = name
        self.image = image
        attributedName = NSAttributedString(string: name)
        selector = Selector("")
        self.actionHandler = actionHandler
    }
}
