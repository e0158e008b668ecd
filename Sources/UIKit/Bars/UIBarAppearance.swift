@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    var barPosition: UIBarPosition { get }
}

@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    // @optional
    // default: .any
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

/// How a bar's background looks. Bars and items keep copies of what they are given, and show what is changed in theirs.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
    public enum BackgroundKind: Sendable { case standard, opaque, transparent }

    var kind = BackgroundKind.standard { didSet { changed() } }
    /// What the content shines through, under the background's colour.
    open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial) {
        didSet { changed() }
    }
    open var backgroundColor: UIColor? { didSet { changed() } }
    open var backgroundImage: UIImage? { didSet { changed() } }
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { changed() } }
    open var shadowColor: UIColor? = .separator { didSet { changed() } }
    open var shadowImage: UIImage? { didSet { changed() } }
    /// Of one that a bar or an item keeps.
    final var onChange: (() -> Void)? { didSet { for part in parts { part.onChange = onChange } } }

    public override init() { super.init() }
    public init(idiom: UIUserInterfaceIdiom) { super.init() }
    public init(barAppearance: UIBarAppearance) {
        super.init()
        adopt(barAppearance)
    }
    public required init?(coder: NSCoder) { super.init() }

    func adopt(_ other: UIBarAppearance) {
        (kind, backgroundEffect) = (other.kind, other.backgroundEffect)
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }

    /// The system's background, through which the content shines blurred.
    open func configureWithDefaultBackground() { configure(.standard) }
    open func configureWithOpaqueBackground() { configure(.opaque) }
    open func configureWithTransparentBackground() { configure(.transparent) }

    private func configure(_ kind: BackgroundKind) {
        self.kind = kind
        backgroundEffect = kind == .standard ? UIBlurEffect(style: .systemChromeMaterial) : nil
        backgroundColor = nil
        backgroundImage = nil
        shadowColor = kind == .transparent ? nil : .separator
    }

    func duplicate() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }
    nonisolated open func copy(with zone: NSZone?) -> Any {
        MainThread.isolated { duplicate() }
    }
    /// Gives way to the copy of its own class, so that `let copy = look.copy()` has that class, as on iOS.
    @_disfavoredOverload nonisolated open override func copy() -> Any { copy(with: nil) }
    /// As its header says it, of its own class, where `NSObject` gives `Any`. A class of the app's own has no copies.
    public func copy() -> Self { duplicate() as? Self ?? self }

    /// Whether the background is the system's, or none: nothing that an app chose.
    var isOfTheSystem: Bool {
        kind == .transparent || kind == .standard && backgroundEffect?.style == .systemChromeMaterial
    }

    var fill: UIColor? { backgroundColor ?? (kind == .transparent ? nil : .systemBackground) }
}

/// What tells when it is changed, with what it consists of.
@MainActor
protocol AppearancePart: AnyObject {
    var onChange: (() -> Void)? { get set }
    var parts: [any AppearancePart] { get }
}

extension AppearancePart {
    func changed() { onChange?() }
    var parts: [any AppearancePart] { [] }

    /// UIKit: properties that hold an appearance are `copy` (their headers), so what an app does to the object that it gave changes
    /// nothing.
    func kept(_ part: UIBarButtonItemAppearance) -> UIBarButtonItemAppearance { taken(part.copy()) }
    func kept(_ part: UITabBarItemAppearance) -> UITabBarItemAppearance { taken(part.copy()) }

    private func taken<Part: AppearancePart>(_ copy: Part) -> Part {
        copy.onChange = onChange
        changed()
        return copy
    }
}

extension UIBarAppearance: AppearancePart {
    /// The copy that a bar or an item keeps of what it is given; it tells when an app changes that.
    final func kept(_ onChange: @escaping () -> Void) -> Self {
        let copy: Self = copy()
        copy.onChange = onChange
        return copy
    }

    final var parts: [any AppearancePart] {
        switch self {
        case let bar as UINavigationBarAppearance:
            [
                bar.buttonAppearance, bar.doneButtonAppearance, bar.prominentButtonAppearance,
                bar.backButtonAppearance,
            ]
        case let bar as UIToolbarAppearance:
            [bar.buttonAppearance, bar.doneButtonAppearance, bar.prominentButtonAppearance]
        case let bar as UITabBarAppearance:
            [bar.stackedLayoutAppearance, bar.inlineLayoutAppearance, bar.compactInlineLayoutAppearance]
        default: []
        }
    }
}

extension UIBarButtonItemAppearance: AppearancePart {
    var parts: [any AppearancePart] { [normal, highlighted, disabled, focused] }
}

extension UITabBarItemAppearance: AppearancePart {
    var parts: [any AppearancePart] { [normal, selected, disabled, focused] }
}

extension UIBarButtonItemStateAppearance: AppearancePart {}
extension UITabBarItemStateAppearance: AppearancePart {}

extension UINavigationBarAppearance {
    /// Whether buttons that were made for this look need not be made anew for another one.
    func hasSameButtons(as other: UINavigationBarAppearance) -> Bool {
        backIndicatorImage === other.backIndicatorImage
            && buttonAppearance.hasSameTitles(as: other.buttonAppearance)
            && doneButtonAppearance.hasSameTitles(as: other.doneButtonAppearance)
            && backButtonAppearance.hasSameTitles(as: other.backButtonAppearance)
    }
}

extension UIBarButtonItemAppearance {
    func hasSameTitles(as other: UIBarButtonItemAppearance) -> Bool {
        normal.titlePositionAdjustment == other.normal.titlePositionAdjustment
            && NSDictionary(dictionary: normal.titleTextAttributes).isEqual(
                NSDictionary(dictionary: other.normal.titleTextAttributes))
    }
}

/// The looks of a bar button in its states.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying {
    /// Of one that a bar's appearance keeps.
    final var onChange: (() -> Void)? { didSet { for part in parts { part.onChange = onChange } } }
    public let normal = UIBarButtonItemStateAppearance()
    public let highlighted = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()
    public let focused = UIBarButtonItemStateAppearance()
    public override init() { super.init() }
    public init(style: UIBarButtonItem.Style) { super.init() }
    open func configureWithDefault(for style: UIBarButtonItem.Style) { normal.titleTextAttributes = [:] }

    private func duplicate() -> UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance()
        copy.adopt(self)
        return copy
    }
    nonisolated open func copy(with zone: NSZone?) -> Any {
        MainThread.isolated { duplicate() }
    }
    /// Gives way to the copy of its own class, so that `let copy = look.copy()` has that class, as on iOS.
    @_disfavoredOverload nonisolated open override func copy() -> Any { copy(with: nil) }
    /// As its header says it, of its own class.
    public func copy() -> Self { duplicate() as? Self ?? self }

    final func adopt(_ other: UIBarButtonItemAppearance) {
        normal.adopt(other.normal)
        highlighted.adopt(other.highlighted)
        disabled.adopt(other.disabled)
        focused.adopt(other.focused)
    }
}

@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// Of one that a bar's appearance keeps.
    final var onChange: (() -> Void)?
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
    open var backgroundImage: UIImage? { didSet { changed() } }
    open var backgroundImagePositionAdjustment = UIOffset.zero {
        didSet {
            changed()
            Kept.say(
                "UIBarButtonItemStateAppearance.backgroundImagePositionAdjustment",
                "background pictures stand where they are")
        }
    }

    final func adopt(_ other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        let adjustment = other.backgroundImagePositionAdjustment
        if adjustment != .zero { backgroundImagePositionAdjustment = adjustment }
    }
}

@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    /// Points by which the title stands off its place; large titles stay.
    open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet {
            changed()
            Kept.say(
                "UINavigationBarAppearance.subtitleTextAttributes", "subtitles have the look of the system")
        }
    }
    open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet {
            changed()
            Kept.say(
                "UINavigationBarAppearance.largeSubtitleTextAttributes",
                "subtitles have the look of the system")
        }
    }
    open var buttonAppearance = UIBarButtonItemAppearance() {
        didSet { buttonAppearance = kept(buttonAppearance) }
    }
    open var doneButtonAppearance = UIBarButtonItemAppearance() {
        didSet { doneButtonAppearance = kept(doneButtonAppearance) }
    }
    open var prominentButtonAppearance = UIBarButtonItemAppearance() {
        didSet {
            prominentButtonAppearance = kept(prominentButtonAppearance)
            Kept.say(
                "UINavigationBarAppearance.prominentButtonAppearance",
                "prominent items have the look of done items; set doneButtonAppearance")
        }
    }
    open var backButtonAppearance = UIBarButtonItemAppearance() {
        didSet { backButtonAppearance = kept(backButtonAppearance) }
    }
    open private(set) var backIndicatorImage = UIImage(systemName: "chevron.left") ?? UIImage() {
        didSet { changed() }
    }
    open private(set) var backIndicatorTransitionMaskImage = UIImage()
    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
        backIndicatorImage = image ?? UIImage(systemName: "chevron.left") ?? UIImage()
        backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
    }

    override func adopt(_ other: UIBarAppearance) {
        super.adopt(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        largeTitleTextAttributes = other.largeTitleTextAttributes
        if !other.subtitleTextAttributes.isEmpty { subtitleTextAttributes = other.subtitleTextAttributes }
        if !other.largeSubtitleTextAttributes.isEmpty {
            largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
        }
        buttonAppearance.adopt(other.buttonAppearance)
        doneButtonAppearance.adopt(other.doneButtonAppearance)
        prominentButtonAppearance.adopt(other.prominentButtonAppearance)
        backButtonAppearance.adopt(other.backButtonAppearance)
        backIndicatorImage = other.backIndicatorImage
        backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
    }
    override func duplicate() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }
}

@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance() {
        didSet { buttonAppearance = kept(buttonAppearance) }
    }
    open var doneButtonAppearance = UIBarButtonItemAppearance() {
        didSet { doneButtonAppearance = kept(doneButtonAppearance) }
    }
    open var prominentButtonAppearance = UIBarButtonItemAppearance() {
        didSet {
            prominentButtonAppearance = kept(prominentButtonAppearance)
            Kept.say(
                "UIToolbarAppearance.prominentButtonAppearance",
                "prominent items have the look of done items; set doneButtonAppearance")
        }
    }
    override func adopt(_ other: UIBarAppearance) {
        super.adopt(other)
        guard let other = other as? UIToolbarAppearance else { return }
        buttonAppearance.adopt(other.buttonAppearance)
        doneButtonAppearance.adopt(other.doneButtonAppearance)
        prominentButtonAppearance.adopt(other.prominentButtonAppearance)
    }
    override func duplicate() -> UIBarAppearance { UIToolbarAppearance(barAppearance: self) }
}

/// The looks of a tab in its states.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying {
    /// Of one that a bar's appearance keeps.
    final var onChange: (() -> Void)? { didSet { for part in parts { part.onChange = onChange } } }
    public enum Style: Int, Sendable { case stacked, inline, compactInline }
    public let normal = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()
    public let disabled = UITabBarItemStateAppearance()
    public let focused = UITabBarItemStateAppearance()
    public override init() { super.init() }
    public init(style: Style) { super.init() }
    open func configureWithDefault(for style: Style) { normal.titleTextAttributes = [:] }

    private func duplicate() -> UITabBarItemAppearance {
        let copy = UITabBarItemAppearance()
        copy.adopt(self)
        return copy
    }
    nonisolated open func copy(with zone: NSZone?) -> Any {
        MainThread.isolated { duplicate() }
    }
    /// Gives way to the copy of its own class, so that `let copy = look.copy()` has that class, as on iOS.
    @_disfavoredOverload nonisolated open override func copy() -> Any { copy(with: nil) }
    /// As its header says it, of its own class.
    public func copy() -> Self { duplicate() as? Self ?? self }

    final func adopt(_ other: UITabBarItemAppearance) {
        normal.adopt(other.normal)
        selected.adopt(other.selected)
        disabled.adopt(other.disabled)
        focused.adopt(other.focused)
    }
}

@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// Of one that a bar's appearance keeps.
    final var onChange: (() -> Void)?
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
    open var iconColor: UIColor? { didSet { changed() } }
    open var badgePositionAdjustment = UIOffset.zero { didSet { changed() } }
    open var badgeBackgroundColor: UIColor? { didSet { changed() } }
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    open var badgeTitlePositionAdjustment = UIOffset.zero {
        didSet {
            changed()
            Kept.say(
                "UITabBarItemStateAppearance.badgeTitlePositionAdjustment",
                "the number stands in the middle of its badge")
        }
    }

    final func adopt(_ other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        let adjustment = other.badgeTitlePositionAdjustment
        if adjustment != .zero { badgeTitlePositionAdjustment = adjustment }
    }
}

@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance() {
        didSet { stackedLayoutAppearance = kept(stackedLayoutAppearance) }
    }
    open var inlineLayoutAppearance = UITabBarItemAppearance() {
        didSet { inlineLayoutAppearance = kept(inlineLayoutAppearance) }
    }
    open var compactInlineLayoutAppearance = UITabBarItemAppearance() {
        didSet { compactInlineLayoutAppearance = kept(compactInlineLayoutAppearance) }
    }
    func itemAppearance(_ style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
        switch style {
        case .stacked: stackedLayoutAppearance
        case .inline: inlineLayoutAppearance
        case .compactInline: compactInlineLayoutAppearance
        }
    }
    open var selectionIndicatorTintColor: UIColor? {
        didSet {
            changed()
            Kept.say(
                "UITabBarAppearance.selectionIndicatorTintColor",
                "the chosen tab is marked as the system does")
        }
    }
    open var selectionIndicatorImage: UIImage? { didSet { changed() } }
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { changed() } }
    open var stackedItemWidth: CGFloat = 0 { didSet { changed() } }
    open var stackedItemSpacing: CGFloat = 0 { didSet { changed() } }
    override func adopt(_ other: UIBarAppearance) {
        super.adopt(other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance.adopt(other.stackedLayoutAppearance)
        inlineLayoutAppearance.adopt(other.inlineLayoutAppearance)
        compactInlineLayoutAppearance.adopt(other.compactInlineLayoutAppearance)
        if let color = other.selectionIndicatorTintColor { selectionIndicatorTintColor = color }
        selectionIndicatorImage = other.selectionIndicatorImage
        stackedItemPositioning = other.stackedItemPositioning
        stackedItemWidth = other.stackedItemWidth
        stackedItemSpacing = other.stackedItemSpacing
    }
    override func duplicate() -> UIBarAppearance { UITabBarAppearance(barAppearance: self) }
}
