public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = Self(rawValue: 1)
    public static let down = Self(rawValue: 2)
    public static let left = Self(rawValue: 4)
    public static let right = Self(rawValue: 8)
    public static let any: Self = [.up, .down, .left, .right]
    public static let unknown = Self(rawValue: UInt(Int.max))
}

/// What a popover may point at.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Shows a controller beside what it belongs to. On a phone it adapts to a sheet unless the delegate says otherwise.
/// DIFFERS: drawn without an arrow.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    open var sourceView: UIView?
    /// In `sourceView`; null: its bounds.
    open var sourceRect = CGRect.null
    open var canOverlapSourceViewRect = false
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    open var barButtonItem: UIBarButtonItem? {
        get { sourceItem as? UIBarButtonItem }
        set { sourceItem = newValue }
    }
    open var arrowDirection: UIPopoverArrowDirection { .unknown }
    open var passthroughViews: [UIView]?
    open var backgroundColor: UIColor? { didSet { card.backgroundColor = backgroundColor } }
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    open var popoverBackgroundViewClass: AnyClass?
    open var adaptiveSheetPresentationController: UISheetPresentationController { adaptedSheet }

    private lazy var adaptedSheet: UISheetPresentationController = {
        let sheet = UISheetPresentationController(
            presentedViewController: presentedViewController, presenting: presenting)
        sheet.style = .pageSheet
        return sheet
    }()
    private let dimming = UIDimmingView(frame: .zero)
    private let card = UIDropShadowView(frame: .zero)

    open override var presentedView: UIView? { card }
    open override var frameOfPresentedViewInContainerView: CGRect { popoverFrame }
    override var placesPresentedView: Bool { true }
    override var dimsTint: Bool { true }
    override func standardAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        ModalAnimator(.fade, isPresenting: isPresenting)
    }

    open override func presentationTransitionWillBegin() {
        (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
        guard let containerView else { return }
        dimming.frame = containerView.bounds
        dimming.backgroundColor = .clear
        dimming.onTap = { [weak self] in self?.dismissByReader() }
        containerView.addSubview(dimming)
        card.layer.cornerRadius = 13
        card.clipsToBounds = true
        card.contentView = presented.view
        card.addSubview(presented.view)
    }

    /// The rectangle that the popover belongs to, in the container view.
    private var source: CGRect {
        guard let containerView else { return .zero }
        if let view = sourceView ?? (sourceItem as? UIView) {
            return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: containerView)
        }
        let insets = containerView.safeAreaInsets
        return CGRect(x: containerView.bounds.width - 60, y: insets.top, width: 44, height: 44)
    }

    private var popoverFrame: CGRect {
        guard let containerView else { return .zero }
        let room = containerView.bounds.inset(by: containerView.safeAreaInsets).inset(
            by: popoverLayoutMargins)
        let wanted = presented.preferredContentSize
        let size = CGSize(
            width: min(wanted.width > 0 ? wanted.width : 320, room.width),
            height: min(wanted.height > 0 ? wanted.height : 480, room.height))
        let source = source
        let below = source.maxY + 13
        let y = below + size.height <= room.maxY ? below : source.minY - 13 - size.height
        return CGRect(
            x: min(max(source.midX - size.width / 2, room.minX), room.maxX - size.width).rounded(),
            y: min(max(y, room.minY), room.maxY - size.height).rounded(), width: size.width,
            height: size.height)
    }
}

@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
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

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: UnsafeMutablePointer<UIView>
    ) {}
}
