import UIKit

// What of UIKit's a preview shows: the view or the controller that a wrapper makes, with what modifiers say of it.

@preconcurrency @MainActor
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
}

extension PreviewProvider {
    /// Each that it shows.
    public static var _shown: [UIKit._Preview] { UIKit._Preview.all(in: previews) }
}

/// Views that hold others and have no look of their own.
@MainActor
protocol ViewsWithin {
    var within: [any View] { get }
}

extension UIKit._Preview {
    /// A `#Preview` whose body wraps what it shows.
    public static func _wrapped<Content: View>(
        _ name: String? = nil, traits: Trait..., @ViewBuilder body: @escaping @MainActor () -> Content
    ) -> UIKit._Preview {
        UIKit._Preview(several: { all(in: body()) }).saying(name: name, traits)
    }

    /// What of UIKit's is in a view.
    static func all<Content: View>(in view: Content) -> [UIKit._Preview] {
        switch view {
        case let any as AnyView: any.previews
        case let group as any ViewsWithin: group.within.flatMap { all(in: $0) }
        case let wrapper as any UIViewRepresentable: [UIKit._Preview { wrapper.made() as UIView }]
        case let wrapper as any UIViewControllerRepresentable:
            [UIKit._Preview { wrapper.made() as UIViewController }]
        default: []
        }
    }
}

extension View {
    private func previewed(name: String? = nil, _ traits: UIKit._Preview.Trait?...) -> AnyView {
        let further = traits.compactMap { $0 }
        return AnyView(
            self, previews: UIKit._Preview.all(in: self).map { $0.saying(name: name, further) })
    }

    public func previewDisplayName(_ value: String?) -> AnyView { previewed(name: value) }
    public func previewDevice(_ value: PreviewDevice?) -> AnyView {
        previewed(value.map { ._device($0.rawValue) })
    }
    public func previewLayout(_ value: PreviewLayout) -> AnyView { previewed(value.trait) }
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> AnyView {
        previewed(value.trait)
    }
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> AnyView {
        previewed(colorScheme?.trait)
    }
    public func colorScheme(_ colorScheme: ColorScheme) -> AnyView { previewed(colorScheme.trait) }
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> AnyView { previewed(size.trait) }
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value)
        -> AnyView
    {
        switch value {
        case let scheme as ColorScheme: previewed(scheme.trait)
        case let direction as LayoutDirection:
            previewed(._direction(direction == .rightToLeft ? .rightToLeft : .leftToRight))
        case let size as DynamicTypeSize: previewed(size.trait)
        case let size as ContentSizeCategory: previewed(size.trait)
        default: previewed()
        }
    }

    public func padding(_ insets: EdgeInsets) -> AnyView {
        previewed(
            ._padding(
                UIEdgeInsets(
                    top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)))
    }
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> AnyView {
        // What the system takes where nobody says a length.
        let length = length ?? 16
        return padding(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0
            ))
    }
    public func padding(_ length: CGFloat) -> AnyView { padding(.all, length) }

    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> AnyView { previewed(.frame(width, height)) }
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> AnyView { previewed(.frame(maxWidth, maxHeight)) }

    // A controller fills the screen in any case.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> AnyView {
        previewed()
    }
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> AnyView { previewed() }
}

extension UIKit._Preview.Trait {
    /// Nil where neither length is one.
    fileprivate static func frame(_ width: CGFloat?, _ height: CGFloat?) -> Self? {
        let (width, height) = (width.flatMap(finite), height.flatMap(finite))
        return width == nil && height == nil ? nil : ._frame(width: width, height: height)
    }
    private static func finite(_ length: CGFloat) -> CGFloat? { length.isFinite ? length : nil }

    private static let textSizes: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]
    /// Of one of all sizes, in their order.
    fileprivate static func textSize<Size: CaseIterable & Equatable>(_ size: Size) -> Self? {
        zip(Size.allCases, textSizes).first { $0.0 == size }.map { ._textSize($0.1) }
    }
}

extension ColorScheme {
    fileprivate var trait: UIKit._Preview.Trait { ._style(self == .dark ? .dark : .light) }
}
extension DynamicTypeSize {
    fileprivate var trait: UIKit._Preview.Trait? { .textSize(self) }
}
extension ContentSizeCategory {
    fileprivate var trait: UIKit._Preview.Trait? { .textSize(self) }
}

public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let (container, keyboard) = (SafeAreaRegions(rawValue: 1), SafeAreaRegions(rawValue: 2))
    public static let all = SafeAreaRegions(rawValue: .max)
}

public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

public enum PreviewLayout: Sendable {
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)

    fileprivate var trait: UIKit._Preview.Trait {
        switch self {
        case .device: .defaultLayout
        case .sizeThatFits: .sizeThatFitsLayout
        case .fixed(let width, let height): .fixedLayout(width: width, height: height)
        }
    }
}

public enum InterfaceOrientation: CaseIterable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

    fileprivate var trait: UIKit._Preview.Trait {
        switch self {
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeLeft
        case .landscapeRight: .landscapeRight
        }
    }
}
