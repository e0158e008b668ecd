public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = Self(bit: 0)
    public static let down = Self(bit: 1)
    public static let left = Self(bit: 2)
    public static let right = Self(bit: 3)
    public static let any: Self = [.up, .down, .left, .right]
    public static let unknown = Self(rawValue: UInt(Int.max))
}

/// What a popover may point at.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Shows a controller beside what it belongs to. On a phone it adapts to a sheet unless the delegate says otherwise.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    open var sourceView: UIView?
    /// In `sourceView`; null: its bounds.
    open var sourceRect = CGRect.null
    open var canOverlapSourceViewRect = false {
        didSet {
            if canOverlapSourceViewRect {
                Kept.say(
                    "UIPopoverPresentationController.canOverlapSourceViewRect",
                    "a popover stands beside its source")
            }
        }
    }
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    open var barButtonItem: UIBarButtonItem? {
        get { sourceItem as? UIBarButtonItem }
        set { sourceItem = newValue }
    }
    /// Which way the arrow points; `unknown` until the popover is shown, and without an arrow.
    open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
    open var passthroughViews: [UIView]? {
        didSet {
            Kept.say(
                "UIPopoverPresentationController.passthroughViews", "a touch outside of a popover closes it")
        }
    }
    open var backgroundColor: UIColor? { didSet { card.fill = fill } }
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    open var popoverBackgroundViewClass: AnyClass? {
        didSet {
            Kept.say(
                "UIPopoverPresentationController.popoverBackgroundViewClass",
                "popovers have the look of the system")
        }
    }
    open var adaptiveSheetPresentationController: UISheetPresentationController { adaptedSheet }

    private lazy var adaptedSheet: UISheetPresentationController = {
        let sheet = UISheetPresentationController(
            presentedViewController: presentedViewController, presenting: presenting)
        sheet.style = .pageSheet
        return sheet
    }()
    // UIKit: the popover's own questions, of before iOS 13, are asked where those of all presentations are missing.
    private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
        delegate as? any UIPopoverPresentationControllerDelegate
    }
    override var delegateAllowsDismissal: Bool? {
        super.delegateAllowsDismissal
            ?? popoverDelegate.optional.popoverPresentationControllerShouldDismissPopover(self)
    }
    override func tellDidDismiss() {
        let isTold: Void? = delegate.optional.presentationControllerDidDismiss(self)
        if isTold == nil { popoverDelegate?.popoverPresentationControllerDidDismissPopover(self) }
    }

    private let dimming = UIDimmingView(frame: .zero)
    private let card = PopoverView(frame: .zero)

    open override var presentedView: UIView? { card }
    open override var frameOfPresentedViewInContainerView: CGRect { place?.frame ?? .zero }
    override var placesPresentedView: Bool { true }
    override func keyboardDidMove() { makeWayForKeyboard() }
    override var isElevated: Bool { true }
    // UIKit: popovers and form sheets are "compact width environments which are themselves presented from regular width
    // environments" (PSPDFKit, "Preventing Popovers on Popovers").
    override var traitsOfPresented: UITraitCollection? { compact(super.traitsOfPresented) }
    override var dimsTint: Bool { true }
    override func standardAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        ModalAnimator(.fade, isPresenting: isPresenting)
    }

    open override func presentationTransitionWillBegin() {
        popoverDelegate?.prepareForPopoverPresentation(self)
        guard let containerView else { return }
        // What it points at may have been given just before.
        presentingViewController.viewIfLoaded?.layoutIfNeeded()
        dimming.frame = containerView.bounds
        dimming.backgroundColor = .clear
        dimming.onTap = { [weak self] in self?.dismissByReader() }
        containerView.addSubview(dimming)
        card.contentView = presented.view
        card.fill = fill
        pointArrow()
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        pointArrow()
    }

    private var fill: UIColor { backgroundColor ?? presented.view.backgroundColor ?? .systemBackground }

    private func pointArrow() {
        guard let place else { return }
        arrowDirection = place.arrow
        card.point(place.arrow, at: CGPoint(x: source.midX, y: source.midY), from: place.frame)
    }

    /// The rectangle that the popover belongs to, in the container view.
    private var source: CGRect {
        guard let containerView else { return .zero }
        if let view = sourceView ?? (sourceItem as? UIView) ?? (sourceItem as? UIBarButtonItem)?.shownView {
            return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: containerView)
        }
        let insets = containerView.safeAreaInsets
        return CGRect(x: containerView.bounds.width - 60, y: insets.top, width: 44, height: 44)
    }

    private var place: PopoverPlace? {
        guard let containerView else { return nil }
        let wanted = presented.preferredContentSize
        return PopoverPlace(
            CGSize(
                width: wanted.width > 0 ? wanted.width : 320, height: wanted.height > 0 ? wanted.height : 480),
            at: source,
            in: InputHost.free(of: containerView.bounds.inset(by: containerView.safeAreaInsets))
                .inset(by: popoverLayoutMargins),
            permitted: permittedArrowDirections)
    }
}

@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    // @optional
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    // default: true
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: UnsafeMutablePointer<UIView>)
}
