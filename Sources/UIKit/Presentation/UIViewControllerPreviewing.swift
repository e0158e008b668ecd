/// The peek of screens with pressure, gone since iOS 13: registered, never begun.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    var delegate: any UIViewControllerPreviewingDelegate { get }
    var sourceView: UIView { get }
    var sourceRect: CGRect { get set }
}

@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
    var title: String { get }
}

@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
    public enum Style: Int, Sendable { case `default`, selected, destructive }
    public let title: String
    public let style: Style
    public let handler: (any UIPreviewActionItem, UIViewController) -> Void

    public init(
        title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
    ) {
        self.title = title
        self.style = style
        self.handler = { item, controller in
            if let action = item as? UIPreviewAction { handler(action, controller) }
        }
    }
}

@MainActor
final class PreviewingContext: NSObject, UIViewControllerPreviewing {
    let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer(target: nil, action: nil)
    unowned let delegate: any UIViewControllerPreviewingDelegate
    let sourceView: UIView
    var sourceRect: CGRect

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
        self.delegate = delegate
        self.sourceView = sourceView
        sourceRect = sourceView.bounds
    }
}

/// A press that shows a preview of one's own: never begun, as on all devices without pressure.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
    open weak var delegate: (any UIPreviewInteractionDelegate)?
    open private(set) weak var view: UIView?

    public init(view: UIView) {
        self.view = view
        super.init()
    }

    /// Of the touch, in `coordinateSpace`; there is none.
    open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
    open func cancel() {}
}

@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat,
        ended: Bool)
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
    // @optional
    // default: true
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat,
        ended: Bool)
}

@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
    public let title: String
    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        self.title = title
    }
}
