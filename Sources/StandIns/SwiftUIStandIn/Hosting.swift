import UIKit

/// Shows a view of SwiftUI's: a screen with its name.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
    open var rootView: Content { didSet { showName() } }
    /// What the box says: the view's type.
    private let label = UILabel()

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
    }
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
    }

    open override func loadView() {
        view = SwiftUIBoxView(label)
        showName()
    }
    private func showName() { SwiftUIBoxView.show(SwiftUIName.of(rootView), in: label) }

    /// The size that is proposed; nothing is measured of what is not drawn.
    open func sizeThatFits(in size: CGSize) -> CGSize {
        CGSize(width: min(size.width, 320), height: min(size.height, SwiftUIBoxView.height))
    }
}

/// The content of a cell as a view of SwiftUI's: a box with its name.
@preconcurrency @MainActor
public struct UIHostingConfiguration: UIContentConfiguration {
    let name: String

    public init<Content: View>(@ViewBuilder content: () -> Content) { name = SwiftUIName.of(content()) }

    public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }
    nonisolated public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration { self }
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration { self }
    public func background(_ style: Color) -> UIHostingConfiguration { self }
    public func background<Content: View>(@ViewBuilder content: () -> Content) -> UIHostingConfiguration {
        self
    }
}

private final class HostingContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration { didSet { showName() } }
    private let label = UILabel()

    init(_ configuration: UIHostingConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        let box = SwiftUIBoxView(label)
        box.translatesAutoresizingMaskIntoConstraints = false
        addSubview(box)
        let height = box.heightAnchor.constraint(greaterThanOrEqualToConstant: SwiftUIBoxView.height)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            box.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            box.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor), height,
        ])
        showName()
    }
    required init?(coder: NSCoder) { fatalError("HostingContentView is not archived") }

    private func showName() {
        guard let hosting = configuration as? UIHostingConfiguration else { return }
        SwiftUIBoxView.show(hosting.name, in: label)
    }
}

/// A label that says which view of SwiftUI's is not drawn.
final class SwiftUIBoxView: UIView {
    /// Points: of the smallest thing that can be tapped.
    static let height: CGFloat = 44

    init(_ label: UILabel) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
        backgroundColor = .secondarySystemBackground
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            label.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
        ])
    }
    required init?(coder: NSCoder) { fatalError("SwiftUIBoxView is not archived") }

    static func show(_ name: String, in label: UILabel) {
        Diagnostics.sayOnce("SwiftUI: \(name) is not drawn; a box with its name takes its place")
        label.text = "SwiftUI: \(name)"
    }
}

// MARK: UIKit within SwiftUI

public struct UIViewRepresentableContext<Representable> {
    fileprivate let kept: Any
    public var environment: EnvironmentValues { EnvironmentValues() }
}
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
    func makeCoordinator() -> Coordinator
}
extension UIViewRepresentable {
    public var body: Never { fatalError("\(Self.self) has no body") }
}
extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}
extension UIViewRepresentableContext where Representable: UIViewRepresentable {
    public var coordinator: Representable.Coordinator { kept as! Representable.Coordinator }
}
extension UIViewRepresentable {
    /// What it makes, which keeps the coordinator.
    func made() -> UIView {
        let coordinator = makeCoordinator()
        let context = Context(kept: coordinator)
        let result = makeUIView(context: context)
        updateUIView(result, context: context)
        RepresentableCoordinator.keep(coordinator, with: result)
        return result
    }
}

public struct UIViewControllerRepresentableContext<Representable> {
    fileprivate let kept: Any
    public var environment: EnvironmentValues { EnvironmentValues() }
}
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    func makeCoordinator() -> Coordinator
}
extension UIViewControllerRepresentable {
    public var body: Never { fatalError("\(Self.self) has no body") }
}
extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}
extension UIViewControllerRepresentableContext where Representable: UIViewControllerRepresentable {
    public var coordinator: Representable.Coordinator { kept as! Representable.Coordinator }
}
extension UIViewControllerRepresentable {
    /// What it makes, which keeps the coordinator.
    func made() -> UIViewController {
        let coordinator = makeCoordinator()
        let context = Context(kept: coordinator)
        let result = makeUIViewController(context: context)
        updateUIViewController(result, context: context)
        RepresentableCoordinator.keep(coordinator, with: result)
        return result
    }
}

private enum RepresentableCoordinator {
    private static let key: StaticString = "coordinator"
    @MainActor static func keep(_ coordinator: Any, with object: NSObject) {
        objc_setAssociatedObject(object, key.utf8Start, coordinator, .OBJC_ASSOCIATION_RETAIN)
    }
}
