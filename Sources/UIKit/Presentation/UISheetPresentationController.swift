/// Shows a controller as a card: from the bottom edge on a phone, in the middle on a pad.
///
/// UIKit: the card leaves the top safe area free, (0,59,393,793) on iPhone 16 with iOS 26 (recorded).
/// DIFFERS: cards behind a second card do not step back; sheets of less than full height do not float; the corner
/// radius was never recorded.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier(
                "UISheetPresentationControllerDetentIdentifierMedium")
            public static let large = Identifier("UISheetPresentationControllerDetentIdentifierLarge")
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

        open class func medium() -> Self { Detent(.medium) { $0.maximumDetentValue / 2 } as! Self }
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
    /// Scrolling never moves the sheet here.
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
        UIView.animateTouchably(withDuration: 0.3) { containerView.layoutIfNeeded() }
    }

    let dimming = UIDimmingView(frame: .zero)
    let card = UIDropShadowView(frame: .zero)
    private let grabber = UIView()

    open override var presentedView: UIView? { card }
    open override var frameOfPresentedViewInContainerView: CGRect { sheetFrame }
    open override func presentationTransitionWillBegin() { beginSheet() }
    open override func dismissalTransitionWillBegin() { endSheet() }
    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        updateLook()
    }
    override var placesPresentedView: Bool { true }
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
private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    init(_ traits: UITraitCollection, _ maximum: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximum
    }
}

extension UISheetPresentationController {
    /// A phone on its side has no room for a card.
    var isFullScreen: Bool {
        UIScreen.main.traitCollection.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight
    }

    private var cornerRadius: CGFloat { preferredCornerRadius ?? 10 }
    private var isPad: Bool { UIScreen.main.configuration.idiom == .pad }

    private var activeDetent: Detent {
        detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first ?? .large()
    }

    private func height(of detent: Detent, in container: UIView) -> CGFloat {
        let insets = container.safeAreaInsets
        let maximum = container.bounds.height - insets.top - insets.bottom
        let context = DetentContext(container.traitCollection, maximum)
        return min(detent.resolvedValue(in: context) ?? maximum, maximum) + insets.bottom
    }

    var sheetFrame: CGRect {
        guard let containerView else { return .zero }
        let bounds = containerView.bounds
        if isFullScreen { return bounds }
        if isPad {
            let wanted = presented.preferredContentSize
            let standard =
                style == .formSheet
                ? CGSize(width: 540, height: 620)
                : CGSize(width: min(712, bounds.width - 40), height: bounds.height - 88)
            let size = CGSize(
                width: min(wanted.width > 0 ? wanted.width : standard.width, bounds.width),
                height: min(wanted.height > 0 ? wanted.height : standard.height, bounds.height))
            return CGRect(
                x: ((bounds.width - size.width) / 2).rounded(),
                y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
        }
        let height = height(of: activeDetent, in: containerView)
        return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    private func beginSheet() {
        guard let containerView else { return }
        dimming.frame = containerView.bounds
        dimming.onTap = { [weak self] in self?.dismissByReader() }
        containerView.addSubview(dimming)
        card.layer.maskedCorners =
            isPad
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        card.clipsToBounds = true
        // The screen has its place before it hears that it appears.
        card.frame = sheetFrame
        presented.view.frame = card.bounds
        card.contentView = presented.view
        card.addSubview(presented.view)
        addPan()
        updateLook()
        dimming.alpha = 0
        animateAlongside { [dimming] in dimming.alpha = 1 }
    }

    /// What changes when the device is turned or another detent is chosen.
    private func updateLook() {
        card.layer.cornerRadius = isFullScreen ? 0 : cornerRadius
        updateGrabber()
        dimming.isHidden = isUndimmed || isFullScreen
        transitionView?.letsTouchesThrough = isUndimmed
    }

    private var isUndimmed: Bool {
        guard let limit = detents.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier }),
            let index = detents.firstIndex(where: { $0 === activeDetent })
        else { return false }
        return index <= limit
    }

    private func endSheet() { animateAlongside { [dimming] in dimming.alpha = 0 } }

    private func animateAlongside(_ change: @escaping () -> Void) {
        guard let coordinator = presented.coordinatorStore else { return change() }
        coordinator.animate { _ in change() }
    }

    private func updateGrabber() {
        guard prefersGrabberVisible, !isFullScreen else { return grabber.removeFromSuperview() }
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = 2.5
        grabber.frame = CGRect(x: (card.bounds.width - 36) / 2, y: 5, width: 36, height: 5)
        grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        card.addSubview(grabber)
    }

    /// A drag down on the card, outside of what scrolls, leaves the sheet or chooses a detent.
    private func addPan() {
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        pan.handlers.append { [weak self] recognizer in
            guard let self, let pan = recognizer as? UIPanGestureRecognizer else { return }
            self.panDidChange(pan)
        }
        card.addGestureRecognizer(pan)
    }

    private func panDidChange(_ pan: UIPanGestureRecognizer) {
        guard let containerView, !isFullScreen else { return }
        let rest = sheetFrame
        let way = pan.translation(in: containerView).y
        switch pan.state {
        case .changed: card.frame.origin.y = max(rest.minY + way, containerView.safeAreaInsets.top)
        case .ended:
            let speed = pan.velocity(in: containerView).y
            let end = rest.minY + way + speed * 0.2
            let heights = detents.map { height(of: $0, in: containerView) }
            let smallest = heights.min() ?? rest.height
            if end > containerView.bounds.height - smallest / 2 {
                dismissByReader()
                if presented.appearance == .appeared { settle() }
            } else {
                let wanted = containerView.bounds.height - end
                let nearest = zip(detents, heights).min { abs($0.1 - wanted) < abs($1.1 - wanted) }?.0
                if let nearest, nearest !== activeDetent {
                    selectedDetentIdentifier = nearest.identifier
                    (delegate as? any UISheetPresentationControllerDelegate)?
                        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
                }
                settle()
            }
        case .cancelled: settle()
        default: break
        }
    }

    private func settle() {
        UIView.animateTouchably(withDuration: 0.3) { [self] in card.frame = sheetFrame }
    }
}
