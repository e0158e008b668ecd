/// A group of actions and further menus.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    public struct Identifier: _ExtensibleConstant {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        private init(menu name: String) { rawValue = "com.apple.menu." + name }
        public static let application = Self(menu: "application")
        public static let file = Self(menu: "file")
        public static let edit = Self(menu: "edit")
        public static let view = Self(menu: "view")
        public static let window = Self(menu: "window")
        public static let help = Self(menu: "help")
        public static let share = Self(menu: "share")
        public static let root = Self(menu: "root")
        /// Cut, copy, paste, delete, select, select all.
        public static let standardEdit = Self(menu: "standard-edit")
    }
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The children stand in the parent's list, between separators.
        public static let displayInline = Self(bit: 0)
        /// The title is red.
        public static let destructive = Self(bit: 1)
        /// At most one child is on.
        public static let singleSelection = Self(bit: 5)
        /// The children stand in a row.
        public static let displayAsPalette = Self(bit: 7)
    }
    public enum ElementSize: Int, Sendable { case small, medium, large, automatic = -1 }

    @SessionLocal private static var made = 0

    public let identifier: Identifier
    public let options: Options
    open var preferredElementSize: ElementSize
    open private(set) var children: [UIMenuElement]

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        Self.made += 1
        self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(Self.made)")
        self.options = options
        self.preferredElementSize = preferredElementSize
        self.children = children
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    /// The same menu with other children.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }

    /// Children, and of menus in this one, whose state is on.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            switch child {
            case let action as UIAction: action.state == .on ? [action] : []
            case let menu as UIMenu: menu.selectedElements
            default: []
            }
        }
    }
}

extension UIMenu {
    /// The one action that is on, among those of this list and of those inline in it.
    func select(_ action: UIAction) {
        for child in children {
            switch child {
            case let other as UIAction: other.state = other === action ? .on : .off
            case let menu as UIMenu where menu.options.contains(.displayInline): menu.select(action)
            default: break
            }
        }
    }

    /// Menus of which one action is on switch it over when one is chosen.
    func selectIfSingle(_ action: UIAction) {
        if options.contains(.singleSelection), children.contains(action) { select(action) }
        for case let menu as UIMenu in children { menu.selectIfSingle(action) }
    }
}

/// Elements that a closure provides when the menu opens.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    private let provider: @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void
    /// What was provided; asked for once, unless `isUncached`.
    private var provided: [UIMenuElement]?
    private let isUncached: Bool

    private init(
        isUncached: Bool, _ provider: @escaping @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void
    ) {
        self.isUncached = isUncached
        self.provider = provider
        super.init(title: "", image: nil)
    }

    public convenience init(
        _ elementProvider: @escaping @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void
    ) {
        self.init(isUncached: false, elementProvider)
    }

    /// Asked every time the menu opens.
    public static func uncached(
        _ elementProvider: @escaping @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> Self {
        unsafeDowncast(UIDeferredMenuElement(isUncached: true, elementProvider), to: Self.self)
    }

    /// Asks the app, once unless the element is uncached. The answer may come later.
    func provide(_ done: @escaping ([UIMenuElement]) -> Void) {
        if let provided, !isUncached { return done(provided) }
        provider { [weak self] elements in
            self?.provided = elements
            done(elements)
        }
    }
}
