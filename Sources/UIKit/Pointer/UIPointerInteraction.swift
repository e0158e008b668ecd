/// What a pointer does over a view.
///
/// DIFFERS: there is no pointer over a touch screen: interactions are kept and their delegates never asked.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    open var isEnabled = true

    public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    /// Asks for the region and its style again; nobody does.
    open func invalidate() {
        Kept.say("UIPointerInteraction.invalidate()", "the pointer has one form")
    }
}

/// A part of a view in which the pointer has one style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
    /// In the view's coordinates.
    public let rect: CGRect
    public let identifier: AnyHashable?
    open var latchingAxes: UIAxis = [] {
        didSet { Kept.say("UIPointerRegion.latchingAxes", "there is no pointer") }
    }

    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
    }
}

/// Where the pointer is asked about.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    open var location: CGPoint { .zero }
    open var modifiers: UIKeyModifierFlags { [] }
}

/// How the pointer looks.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
    /// Things that stand beside the pointer.
    open var accessories: [UIPointerAccessory] = []
    let effect: UIPointerEffect?
    let shape: UIPointerShape?
    let axes: UIAxis
    let isHidden: Bool

    init(_ effect: UIPointerEffect?, _ shape: UIPointerShape?, _ axes: UIAxis = [], isHidden: Bool = false) {
        self.effect = effect
        self.shape = shape
        self.axes = axes
        self.isHidden = isHidden
    }
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(effect, shape)
    }
    public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
        self.init(nil, shape, constrainedAxes)
    }
    open class func hidden() -> Self {
        unsafeDowncast(UIPointerStyle(nil, nil, isHidden: true), to: Self.self)
    }
    open class func system() -> Self { unsafeDowncast(UIPointerStyle(nil, nil), to: Self.self) }
}

/// A sign beside the pointer.
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject {
    public struct Position: Sendable {
        /// Points from the pointer.
        public var offset: CGFloat
        /// Radians from the top, clockwise.
        public var angle: CGFloat
        public init(offset: CGFloat, angle: CGFloat) { (self.offset, self.angle) = (offset, angle) }
        public static let top = Position(offset: 0, angle: 0)
        public static let right = Position(offset: 0, angle: .pi / 2)
        public static let bottom = Position(offset: 0, angle: .pi)
        public static let left = Position(offset: 0, angle: -.pi / 2)
    }
    public let shape: UIPointerShape
    public let position: Position
    open var orientationMatchesAngle = false

    public init(_ shape: UIPointerShape, position: Position) {
        self.shape = shape
        self.position = position
    }
}

/// What the pointer does to the view under it.
public enum UIPointerEffect: Sendable {
    public enum TintMode: Int, Sendable { case none, overlay, underlay }
    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview),
            .hover(let preview, _, _, _):
            preview
        }
    }
}

/// The outline of the pointer.
public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)
    /// Points.
    public static let defaultCornerRadius: CGFloat = 8
}

/// Animates along with the pointer's coming and going.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Says how the pointer looks. Every requirement is optional.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    // @optional
    // default: defaultRegion
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

/// Selects what a pointer draws a rectangle over; there is no pointer here, and its handler is never called.
@preconcurrency @MainActor
open class UIBandSelectionInteraction: NSObject, UIInteraction {
    public enum State: Int, Sendable { case possible, began, selecting, ended }
    open private(set) weak var view: UIView?
    open var isEnabled = true
    open var state: State { .possible }
    /// In the view's coordinates; nil while nothing is selected.
    open var selectionRect: CGRect? { nil }
    open var initialModifierFlags: UIKeyModifierFlags { [] }
    open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)? {
        didSet { Kept.say("UIBandSelectionInteraction.shouldBeginHandler", "there is no pointer") }
    }
    private let selectionHandler: (UIBandSelectionInteraction) -> Void

    public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
        self.selectionHandler = selectionHandler
    }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
