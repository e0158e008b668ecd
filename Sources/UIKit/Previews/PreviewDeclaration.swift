/// What a preview says: a view or a controller, with a name and traits.
@preconcurrency @MainActor
public struct _Preview {
    /// As Apple's `PreviewTrait`, of which UIKit's previews take these.
    public enum Trait: Sendable, Equatable {
        case defaultLayout, sizeThatFitsLayout
        case fixedLayout(width: CGFloat, height: CGFloat)
        case portrait, landscapeLeft, landscapeRight, portraitUpsideDown
        case assistiveAccess
        // What modifiers of SwiftUI's say of a preview.
        case _device(String), _style(UIUserInterfaceStyle), _direction(UITraitEnvironmentLayoutDirection)
        case _textSize(UIContentSizeCategory), _padding(UIEdgeInsets)
        /// As large as the room where a length is nil
        case _frame(width: CGFloat?, height: CGFloat?)
    }

    public private(set) var name: String?
    public private(set) var traits: [Trait]
    private let body: Body

    private enum Body {
        case view(@MainActor () -> UIView)
        case controller(@MainActor () -> UIViewController)
        case several(@MainActor () -> [_Preview])
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

    /// As many as a `PreviewProvider` shows, which nobody knows before it is asked.
    public init(several body: @escaping @MainActor () -> [_Preview]) {
        (name, traits, self.body) = (nil, [], .several(body))
    }

    /// The same with what a modifier says of it. What was said before counts.
    public func saying(name other: String? = nil, _ further: [Trait] = []) -> _Preview {
        var result = self
        result.name = name ?? other
        result.traits = further + traits
        return result
    }

    /// Itself, or those that it stands for.
    public func all() -> [_Preview] {
        guard case .several(let make) = body else { return [self] }
        let shown = make()
        return shown.isEmpty
            ? [_Preview(name, skipped: "it shows nothing")] : shown.map { $0.saying(name: name, traits) }
    }

    /// Why it cannot be shown; nil for one that can.
    public var reasonForSkipping: String? {
        if case .skipped(let reason) = body { reason } else { nil }
    }

    /// Makes what it shows, as the root of a window; of several the first. A view fills the safe area, or is as large as its traits or its
    /// own constraints say; a controller fills the screen, or is as large as its traits say.
    public func rootViewController() -> UIViewController? {
        let root: UIViewController
        switch body {
        case .skipped: return nil
        case .several: return all().first?.rootViewController()
        case .view(let make): root = PreviewedView(make(), traits)
        case .controller(let make):
            let controller = make()
            root = traits.contains(where: \.isOfPlace) ? PreviewedView(controller, traits) : controller
        }
        for trait in traits {
            switch trait {
            case ._style(let style): root.overrideUserInterfaceStyle = style
            case ._direction(let direction): root.traitOverrides.layoutDirection = direction
            case ._textSize(let size): root.traitOverrides.preferredContentSizeCategory = size
            default: break
            }
        }
        return root
    }
}

extension _Preview.Trait {
    /// Whether it makes a controller smaller than the screen, which has no size of its own that would fit it.
    fileprivate var isOfPlace: Bool {
        switch self {
        case .fixedLayout, ._frame, ._padding: true
        default: false
        }
    }
}

/// A class for each `#Preview` and each `PreviewProvider` of a source, which lowering writes and a host finds by its name.
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

/// Shows one view, or one controller's, in the middle of the screen.
private final class PreviewedView: UIViewController {
    private let shown: UIView
    private let traits: [_Preview.Trait]

    init(_ shown: UIView, _ traits: [_Preview.Trait]) {
        self.shown = shown
        self.traits = traits
        super.init(nibName: nil, bundle: nil)
    }

    convenience init(_ controller: UIViewController, _ traits: [_Preview.Trait]) {
        self.init(controller.view, traits)
        addChild(controller)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(shown)
        shown.translatesAutoresizingMaskIntoConstraints = true
        for child in children { child.didMove(toParent: self) }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        var room = view.bounds.inset(by: view.safeAreaInsets)
        for case ._padding(let insets) in traits { room = room.inset(by: insets) }
        shown.frame = room
        for trait in traits {
            switch trait {
            case .fixedLayout(let width, let height): place(CGSize(width: width, height: height), room)
            case .sizeThatFitsLayout where children.isEmpty:
                place(
                    shown.systemLayoutSizeFitting(
                        CGSize(width: room.width, height: 0),
                        withHorizontalFittingPriority: .fittingSizeLevel,
                        verticalFittingPriority: .fittingSizeLevel), room)
            default: break
            }
        }
        for case ._frame(let width, let height) in traits {
            place(CGSize(width: width ?? room.width, height: height ?? room.height), room)
        }
    }

    private func place(_ size: CGSize, _ room: CGRect) {
        let fitting = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        shown.frame = CGRect(
            x: (room.midX - fitting.width / 2).rounded(), y: (room.midY - fitting.height / 2).rounded(),
            width: fitting.width, height: fitting.height)
    }
}
