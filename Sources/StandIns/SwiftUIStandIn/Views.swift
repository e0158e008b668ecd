import UIKit

// SwiftUI where UIKit meets it: views of an app compile, and are boxes with their name. Lowering puts a `SwiftUIBox` in the
// place of what their bodies would have made.

/// A view of SwiftUI's. Nothing of it is drawn but a box with its name.
@preconcurrency @MainActor
public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

/// Views without a body of their own.
public protocol PrimitiveView: View where Body == Never {}
extension PrimitiveView {
    public var body: Never { fatalError("\(Self.self) has no body") }
}
extension Never: View {
    public var body: Never { fatalError("Never has no body") }
}
extension Optional: View where Wrapped: View {
    public var body: Never { fatalError("an optional view has no body") }
}

/// What stands for a view: its name.
public struct SwiftUIBox: PrimitiveView {
    public let name: String
    nonisolated public init(_ name: String) { self.name = name }
}

public struct EmptyView: PrimitiveView {
    nonisolated public init() {}
}

public struct AnyView: PrimitiveView {
    let name: String
    /// What of UIKit's is in it.
    let previews: [UIKit._Preview]
    public init<Content: View>(_ view: Content) { self.init(view, previews: UIKit._Preview.all(in: view)) }
    public init<Content: View>(erasing view: Content) { self.init(view) }
    init<Content: View>(_ view: Content, previews: [UIKit._Preview]) {
        (name, self.previews) = (SwiftUIName.of(view), previews)
    }
}

/// Several views, one after the other.
public struct TupleView: PrimitiveView, ViewsWithin {
    let within: [any View]
}

/// Views that are treated as one.
public struct Group<Content: View>: PrimitiveView, ViewsWithin {
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    var within: [any View] { [content] }
}

/// A view for each element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView, ViewsWithin {
    private let data: Data
    private let content: (Data.Element) -> Content
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        (self.data, self.content) = (data, content)
    }
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        (self.data, self.content) = (data, content)
    }
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        (self.data, self.content) = (data, content)
    }
    var within: [any View] { data.map { content($0) } }
}

@resultBuilder
public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView {
        var within: [any View] = []
        repeat within.append(each content)
        return TupleView(within: within)
    }
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<Content: View>(first: Content) -> AnyView { AnyView(first) }
    public static func buildEither<Content: View>(second: Content) -> AnyView { AnyView(second) }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}

@MainActor
enum SwiftUIName {
    /// The name of what a screen shows, as its author calls it.
    static func of<Content: View>(_ view: Content) -> String {
        switch view {
        case let box as SwiftUIBox: box.name
        case let any as AnyView: any.name
        default: "\(Content.self)"
        }
    }
}

// What a screen of UIKit's says of a view when it hands it over. What a preview says is in `Previews`.
extension View {
    public func environmentObject<Object: AnyObject>(_ object: Object) -> AnyView { AnyView(self) }
    public func environment<Object: AnyObject>(_ object: Object?) -> AnyView { AnyView(self) }
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> AnyView { AnyView(self) }
    public func onAppear(perform action: (() -> Void)? = nil) -> AnyView { AnyView(self) }
    public func onDisappear(perform action: (() -> Void)? = nil) -> AnyView { AnyView(self) }
    public func navigationTitle(_ title: String) -> AnyView { AnyView(self) }
    public func navigationBarTitle(_ title: String) -> AnyView { AnyView(self) }
    public func tint(_ color: Color?) -> AnyView { AnyView(self) }
    public func accentColor(_ color: Color?) -> AnyView { AnyView(self) }
    public func foregroundColor(_ color: Color?) -> AnyView { AnyView(self) }
    public func font(_ font: Font?) -> AnyView { AnyView(self) }
    public func opacity(_ opacity: Double) -> AnyView { AnyView(self) }
    public func id<ID: Hashable>(_ id: ID) -> AnyView { AnyView(self) }
}

public struct Text: PrimitiveView, Equatable, Sendable {
    let text: String
    nonisolated public init(_ content: some StringProtocol) { text = String(content) }
    nonisolated public init(verbatim content: String) { text = content }
    nonisolated public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil) {
        text = key.key
    }
}

public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    let key: String
    public init(_ value: String) { key = value }
    public init(stringLiteral value: String) { key = value }
}

public struct Image: PrimitiveView, Equatable, Sendable {
    let name: String
    nonisolated public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
    nonisolated public init(systemName: String) { name = systemName }
    nonisolated public init(uiImage: UIImage) { name = "UIImage" }
}

public struct Color: PrimitiveView, Hashable, Sendable {
    let color: UIColor
    nonisolated public init(_ color: UIColor) { self.color = color }
    nonisolated public init(uiColor: UIColor) { color = uiColor }
    nonisolated public init(_ name: String, bundle: Bundle? = nil) {
        color = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
    }
    nonisolated public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        color = UIColor(red: red, green: green, blue: blue, alpha: opacity)
    }
    nonisolated public init(white: Double, opacity: Double = 1) {
        color = UIColor(white: white, alpha: opacity)
    }
    nonisolated public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
    }
    nonisolated public func opacity(_ opacity: Double) -> Color { Color(color.withAlphaComponent(opacity)) }

    public static let accentColor = Color(.tintColor)
    public static let (black, white, clear, gray) = (
        Color(.black), Color(.white), Color(.clear), Color(.systemGray)
    )
    public static let (red, orange, yellow) = (Color(.systemRed), Color(.systemOrange), Color(.systemYellow))
    public static let (green, mint, teal) = (Color(.systemGreen), Color(.systemMint), Color(.systemTeal))
    public static let (cyan, blue, indigo) = (Color(.systemCyan), Color(.systemBlue), Color(.systemIndigo))
    public static let (purple, pink, brown) = (Color(.systemPurple), Color(.systemPink), Color(.systemBrown))
    public static let (primary, secondary) = (Color(.label), Color(.secondaryLabel))
}

extension UIColor {
    public convenience init(_ color: Color) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
}

public struct Font: Hashable, Sendable {
    public enum Weight: Hashable, Sendable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
            caption2
    }
    private let name: String
    private init(_ name: String) { self.name = name }

    public static let (largeTitle, title, title2, title3) = (
        Font("largeTitle"), Font("title"), Font("title2"), Font("title3")
    )
    public static let (headline, subheadline, body, callout) = (
        Font("headline"), Font("subheadline"), Font("body"), Font("callout")
    )
    public static let (footnote, caption, caption2) = (Font("footnote"), Font("caption"), Font("caption2"))
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font("system \(size)")
    }
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font("\(style)")
    }
    public static func custom(_ name: String, size: CGFloat) -> Font { Font("\(name) \(size)") }
    public func weight(_ weight: Weight) -> Font { self }
    public func bold() -> Font { self }
    public func italic() -> Font { self }
}

public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let (top, leading) = (Set(rawValue: 1), Set(rawValue: 2))
        public static let (bottom, trailing) = (Set(rawValue: 4), Set(rawValue: 8))
        public static let (all, horizontal, vertical) = (
            Set(rawValue: 15), Set(rawValue: 10), Set(rawValue: 5)
        )
    }
}

public struct EdgeInsets: Equatable, Sendable {
    public var (top, leading, bottom, trailing): (CGFloat, CGFloat, CGFloat, CGFloat)
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
    public static func == (a: EdgeInsets, b: EdgeInsets) -> Bool {
        (a.top, a.leading, a.bottom, a.trailing) == (b.top, b.leading, b.bottom, b.trailing)
    }
}

public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline }
public struct Alignment: Equatable, Sendable {
    public let horizontal: HorizontalAlignment
    public let vertical: VerticalAlignment
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let (leading, trailing) = (
        Alignment(horizontal: .leading, vertical: .center),
        Alignment(horizontal: .trailing, vertical: .center)
    )
    public static let (top, bottom) = (
        Alignment(horizontal: .center, vertical: .top), Alignment(horizontal: .center, vertical: .bottom)
    )
    public static let (topLeading, topTrailing) = (
        Alignment(horizontal: .leading, vertical: .top), Alignment(horizontal: .trailing, vertical: .top)
    )
    public static let (bottomLeading, bottomTrailing) = (
        Alignment(horizontal: .leading, vertical: .bottom),
        Alignment(horizontal: .trailing, vertical: .bottom)
    )
}

public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum LayoutDirection: CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
public enum DynamicTypeSize: CaseIterable, Comparable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}
public enum ContentSizeCategory: CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge
}

// MARK: What types of an app conform to

/// `Content` is what is modified.
@preconcurrency @MainActor
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = SwiftUIBox
    @ViewBuilder func body(content: Content) -> Body
}

public struct ButtonStyleConfiguration {
    public let label = SwiftUIBox("label")
    public let isPressed = false
}
@preconcurrency @MainActor
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

@preconcurrency @MainActor
public protocol Scene {
    associatedtype Body: Scene
    var body: Body { get }
}
extension Never: Scene {}
/// What stands for an app's scenes.
public struct SwiftUIScene: Scene {
    nonisolated public init() {}
    public var body: Never { fatalError("SwiftUIScene has no body") }
}
