/// What a `#Preview` says: a view or a controller, with a name and traits.
@preconcurrency @MainActor
public struct _Preview {
    /// As Apple's `PreviewTrait`, of which UIKit's previews take these.
    public enum Trait: Sendable, Equatable {
        case defaultLayout, sizeThatFitsLayout
        case fixedLayout(width: CGFloat, height: CGFloat)
        case portrait, landscapeLeft, landscapeRight, portraitUpsideDown
        case assistiveAccess
    }

    public let name: String?
    public let traits: [Trait]
    private let body: Body

    private enum Body {
        case view(@MainActor () -> UIView)
        case controller(@MainActor () -> UIViewController)
        /// Why there is nothing to show
        case skipped(String)
    }

    public init(
        _ name: String? = nil, traits: Trait..., body: @escaping @MainActor () -> UIView
    ) {
        (self.name, self.traits, self.body) = (name, traits, .view(body))
    }

    public init(
        _ name: String? = nil, traits: Trait..., body: @escaping @MainActor () -> UIViewController
    ) {
        (self.name, self.traits, self.body) = (name, traits, .controller(body))
    }

    /// One whose body is nothing that can be shown here.
    public init(_ name: String? = nil, skipped reason: String) {
        (self.name, traits, body) = (name, [], .skipped(reason))
    }

    /// Why it cannot be shown; nil for one that can.
    public var reasonForSkipping: String? {
        if case .skipped(let reason) = body { reason } else { nil }
    }

    /// Makes what it shows, as the root of a window. A view fills the safe area, or is as large as its traits or its own
    /// constraints say.
    public func rootViewController() -> UIViewController? {
        switch body {
        case .skipped: nil
        case .controller(let make): make()
        case .view(let make): PreviewedView(make(), traits)
        }
    }
}

/// A class for each `#Preview` of a source, which lowering writes and a host finds by its name.
@preconcurrency @MainActor
open class _PreviewSource {
    public init() {}
    open class var preview: _Preview { _Preview(skipped: "it declares nothing") }

    /// The preview that lowering gave that name; nil where there is none.
    public static func named(_ name: String, module: String) -> _Preview? {
        let found: AnyClass? = NSClassFromString("\(module).\(name)")
        return (found as? _PreviewSource.Type)?.preview
    }
}

/// Shows one view in the middle of the screen.
private final class PreviewedView: UIViewController {
    private let shown: UIView
    private let traits: [_Preview.Trait]

    init(_ shown: UIView, _ traits: [_Preview.Trait]) {
        self.shown = shown
        self.traits = traits
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(shown)
        shown.translatesAutoresizingMaskIntoConstraints = true
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets)
        shown.frame = room
        for trait in traits {
            switch trait {
            case .fixedLayout(let width, let height): place(CGSize(width: width, height: height), room)
            case .sizeThatFitsLayout:
                place(
                    shown.systemLayoutSizeFitting(
                        CGSize(width: room.width, height: 0),
                        withHorizontalFittingPriority: .fittingSizeLevel,
                        verticalFittingPriority: .fittingSizeLevel), room)
            default: break
            }
        }
    }

    private func place(_ size: CGSize, _ room: CGRect) {
        let fitting = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        shown.frame = CGRect(
            x: (room.midX - fitting.width / 2).rounded(), y: (room.midY - fitting.height / 2).rounded(),
            width: fitting.width, height: fitting.height)
    }
}
