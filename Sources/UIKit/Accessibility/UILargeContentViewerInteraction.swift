/// Shows a small item large while a finger rests on it, for readers with the largest texts.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    open private(set) weak var view: UIView?
    /// Fails always: nothing is shown.
    public let gestureRecognizerForExclusionRelationship: UIGestureRecognizer = UILongPressGestureRecognizer()

    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    public override convenience init() { self.init(delegate: nil) }

    /// False: nothing is shown.
    public class var isEnabled: Bool { false }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) {
        self.view = view
        guard view != nil else { return }
        Kept.say("UILargeContentViewerInteraction", "a finger that rests on an item shows it no larger")
    }
}

/// What a finger that rests on an item would show large.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    var showsLargeContentViewer: Bool { get }
    var largeContentTitle: String? { get }
    var largeContentImage: UIImage? { get }
    var scalesLargeContentImage: Bool { get }
    var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {}
