/// What menus and actions have in common.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    public enum State: Int, Sendable { case off, on, mixed }
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Self(bit: 0)
        public static let destructive = Self(bit: 1)
        public static let hidden = Self(bit: 2)
        public static let keepsMenuPresented = Self(bit: 3)
    }

    open internal(set) var title = ""
    open internal(set) var image: UIImage?
    open var subtitle: String?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }
}

/// What an action does when it is chosen.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a name and a look.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    public struct Identifier: _ExtensibleConstant {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    @SessionLocal private static var made = 0

    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    public let identifier: Identifier
    /// Shown in place of ``image`` while the state is on.
    open var selectedImage: UIImage?
    open var discoverabilityTitle: String?
    open var attributes: Attributes
    open var state: State
    /// What the action was sent by.
    open private(set) var sender: Any?
    private let handler: UIActionHandler

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off, handler: @escaping UIActionHandler
    ) {
        Self.made += 1
        self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(Self.made)")
        self.selectedImage = selectedImage
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    func perform(sender: Any?) {
        guard !attributes.contains(.disabled) else { return }
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
