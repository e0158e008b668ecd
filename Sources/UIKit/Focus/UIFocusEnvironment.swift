/// Something that the focus of a keyboard or remote control can be in.
/// DIFFERS: there is no focus engine on a touch screen's session; nothing ever becomes focused.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    func setNeedsFocusUpdate()
    func updateFocusIfNeeded()
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// Something that can itself have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    var canBecomeFocused: Bool { get }
}

extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}

/// How a focused item stands out; kept only.
open class UIFocusEffect: NSObject {
    public override init() { super.init() }
}

open class UIFocusHaloEffect: UIFocusEffect {
    public override init() { super.init() }
    public init(rect: CGRect) { super.init() }
    public init(path: UIBezierPath) { super.init() }
    public init(roundedRect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) { super.init() }
    open weak var containerView: UIView?
    open weak var referenceView: UIView?
}
