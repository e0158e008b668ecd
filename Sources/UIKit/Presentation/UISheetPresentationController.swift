/// Shows a controller as a card: from the bottom edge on a phone, in the middle on a pad.
///
/// UIKit: the card leaves the top safe area free, (0,59,393,793) on iPhone 16 with iOS 26 (recorded).
/// DIFFERS: cards and screens behind a card do not step back; what a floating sheet shows is laid out in its width, not
/// shrunk from that of the screen; the corners of floating sheets were never recorded.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        public struct Identifier: _ExtensibleConstant {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        public let identifier: Identifier
        /// The height for the context; nil: inactive.
        let height: @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        init(
            _ identifier: Identifier,
            _ height:
                @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) ->
                CGFloat?
        ) {
            self.identifier = identifier
            self.height = height
        }

        open class func medium() -> Self {
            Detent(.medium) { ($0 as? DetentContext)?.mediumValue ?? $0.maximumDetentValue / 2 } as! Self
        }
        open class func large() -> Self { Detent(.large) { $0.maximumDetentValue } as! Self }

        @SessionLocal private static var made = 0
        /// - Parameter resolver: the height without the bottom safe area, in points; nil: not now.
        open class func custom(
            identifier: Identifier? = nil,
            resolver:
                @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) ->
                CGFloat?
        ) -> Self {
            made += 1
            return Detent(identifier ?? Identifier("custom.\(made)"), resolver) as! Self
        }

        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext)
            -> CGFloat?
        { height(context) }
    }

    /// Says that a measure follows the system.
    public static let automaticDimension = CGFloat.greatestFiniteMagnitude

    open var sourceView: UIView?
    open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { containerView?.setNeedsLayout() } }
    }
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { containerView?.setNeedsLayout() }
    }
    open var prefersGrabberVisible = false { didSet { updateGrabber() } }
    /// nil: the system's.
    open var preferredCornerRadius: CGFloat? { didSet { updateLook() } }
    /// Whether a drag that scrolls a list at its upper edge makes the sheet larger, while there is a larger detent.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersEdgeAttachedInCompactHeight = false
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet {
            if widthFollowsPreferredContentSizeWhenEdgeAttached {
                Kept.say(
                    "UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached",
                    "sheets have the width of the release")
            }
        }
    }
    open var prefersPageSizing = true {
        didSet {
            if !prefersPageSizing {
                Kept.say(
                    "UISheetPresentationController.prefersPageSizing", "sheets have the width of the release")
            }
        }
    }
    open func invalidateDetents() { containerView?.setNeedsLayout() }
    /// Runs `changes` and moves the sheet to where they put it.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        guard let containerView else { return }
        UIView.animateOnSpring { containerView.layoutIfNeeded() }
    }

    let dimming = UIDimmingView(frame: .zero)
    let card = UIDropShadowView(frame: .zero)
    let grabber = UIView()

    open override var presentedView: UIView? { card }
    open override var frameOfPresentedViewInContainerView: CGRect { sheetFrame }
    open override func presentationTransitionWillBegin() { beginSheet() }
    open override func dismissalTransitionWillBegin() { endSheet() }
    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        updateLook()
    }
    override var placesPresentedView: Bool { true }
    /// A form sheet of a large screen is a compact environment, as a popover is.
    override var traitsOfPresented: UITraitCollection? {
        style == .formSheet && isPad ? compact(super.traitsOfPresented) : super.traitsOfPresented
    }
    override func keyboardDidMove() { makeWayForKeyboard() }
    override var isElevated: Bool { true }
    override var dimsTint: Bool { !dimming.isHidden }
    open override var shouldRemovePresentersView: Bool { isFullScreen }
}

/// What a detent's height may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    var containerTraitCollection: UITraitCollection { get }
    /// The height of a large sheet without the bottom safe area, in points.
    var maximumDetentValue: CGFloat { get }
}

/// Hears which detent the reader chose.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    // @optional
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

@MainActor
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    let mediumValue: CGFloat
    init(_ traits: UITraitCollection, maximum: CGFloat, medium: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximum
        mediumValue = medium
    }
}
