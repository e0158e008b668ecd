/// A view that stands over the tab bar, whichever tab is shown.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
    public let contentView: UIView

    public init(contentView: UIView) {
        self.contentView = contentView
        super.init()
    }
}

extension UITabBarController {
    /// When the bar becomes small.
    public enum MinimizeBehavior: Int, Sendable {
        case automatic, never, onScrollDown, onScrollUp
    }

    /// The list of tabs that a pad shows at its side.
    @preconcurrency @MainActor
    open class Sidebar: NSObject {
        public enum Layout: Int, Sendable { case automatic, overlap, tile }

        open var preferredLayout = Layout.automatic {
            didSet {
                Kept.say(
                    "UITabBarController.Sidebar.preferredLayout",
                    "there is no sidebar; all tabs are in the bar")
            }
        }
        open var isHidden = true {
            didSet {
                if !isHidden {
                    Kept.say(
                        "UITabBarController.Sidebar.isHidden", "there is no sidebar; all tabs are in the bar")
                }
            }
        }
        open var bottomBarView: UIView? {
            didSet { Kept.say("UITabBarController.Sidebar.bottomBarView", "there is no sidebar") }
        }
        open var navigationOverflowItems: UIDeferredMenuElement? {
            didSet { Kept.say("UITabBarController.Sidebar.navigationOverflowItems", "there is no sidebar") }
        }
        open func reconfigureItem(for tab: UITab) {
            Kept.say("UITabBarController.Sidebar.reconfigureItem(for:)", "there is no sidebar")
        }
    }
}

/// The accessory in its capsule of glass.
/// DIFFERS: its height and its distances are chosen, not recorded; the bar is never minimized, so that it stands over it always,
/// and it comes and goes at once.
@MainActor
final class TabAccessoryView: UIVisualEffectView {
    static let height: CGFloat = 48
    static let sideMargin: CGFloat = 20
    /// From the bar.
    static let gap: CGFloat = 8

    let accessory: UITabAccessory

    init(_ accessory: UITabAccessory) {
        self.accessory = accessory
        super.init(effect: UIGlassEffect(style: .regular))
        let view = accessory.contentView
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = contentView.bounds
        contentView.addSubview(view)
        layer.cornerRadius = Self.height / 2
    }

    required init?(coder: NSCoder) { nil }

    /// Over a bar whose top edge is at `y`.
    func place(over y: CGFloat, in bounds: CGRect, _ safeArea: UIEdgeInsets) {
        frame = CGRect(
            x: bounds.minX + safeArea.left + Self.sideMargin, y: y - Self.gap - Self.height,
            width: max(bounds.width - safeArea.left - safeArea.right - 2 * Self.sideMargin, 0),
            height: Self.height)
    }
}
