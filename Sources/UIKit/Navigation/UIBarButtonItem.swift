/// A button of a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain, bordered, done

        /// The name of `done` since iOS 26.
        public static var prominent: Style { .done }
    }
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
            bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl,
            close
        /// Without names in the header; forms and web views take them by their numbers.
        case _back = 101, _forward, _up, _down, _previous, _next
    }

    open var style: Style { didSet { changed() } }
    open var identifier: String? {
        didSet {
            Kept.say("UIBarButtonItem.identifier", "the items of one screen do not become those of the next")
        }
    }
    open var badge: Badge? { didSet { changed() } }
    /// Without glass behind the item.
    open var hidesSharedBackground = false { didSet { changed() } }
    /// Whether the item may stand on one piece of glass with its neighbours.
    open var sharesBackground = true { didSet { changed() } }
    open var isSelected = false { didSet { changed() } }
    open var isHidden = false { didSet { changed() } }
    /// Whether a drag that rests on the item does what a tap does.
    open var isSpringLoaded = false { didSet { changed() } }
    open var tintColor: UIColor? { didSet { changed() } }
    open var customView: UIView? { didSet { changed() } }
    /// Points; 0: as wide as the content.
    open var width: CGFloat = 0
    /// Kept; a button here is as wide as the title that it shows.
    open var possibleTitles: Set<String>? {
        didSet { Kept.say("UIBarButtonItem.possibleTitles", "an item is as wide as its title") }
    }
    /// Not retained, as in UIKit.
    open weak var target: AnyObject?
    open var action: Selector?
    /// What a tap does instead of `action`. UIKit (its header): an action that is set gives the item its title and its image where it
    /// has them and this is no system item; nil leaves both.
    open var primaryAction: UIAction? {
        didSet { primaryActionDidChange() }
    }
    /// Also called by initialisers, in which no property of the class itself is observed.
    private func primaryActionDidChange() {
        if systemItem == nil, let primaryAction {
            if !primaryAction.title.isEmpty { title = primaryAction.title }
            if let picture = primaryAction.image { image = picture }
        }
        changed()
    }
    /// Opened by a tap, or by a long press when the item has an action of its own.
    open var menu: UIMenu? { didSet { changed() } }
    /// A tap switches `isSelected`.
    open var changesSelectionAsPrimaryAction = false
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic {
        didSet {
            Kept.say(
                "UIBarButtonItem.preferredMenuElementOrder", "a menu is about one item, in the order given")
        }
    }
    /// What stands for the item in a menu; bars have none.
    open var menuRepresentation: UIMenuElement? {
        didSet { Kept.say("UIBarButtonItem.menuRepresentation", "a bar shows all its items") }
    }
    /// Whether a symbol moves when it is tapped.
    open var isSymbolAnimationEnabled = false {
        didSet {
            if isSymbolAnimationEnabled {
                Kept.say("UIBarButtonItem.isSymbolAnimationEnabled", "symbols do not move by themselves")
            }
        }
    }
    /// Set for the items that have a meaning of their own to the bar.
    private(set) var systemItem: SystemItem?
    /// What a storyboard made of a tap beside the action: its segue.
    final var onTrigger: (@MainActor (Any?) -> Void)?

    // UIKit: this one and `init(coder:)` are its designated initialisers (its header); a class that overrides them has all others.
    public override init() {
        style = .plain
        super.init()
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        decodeBarButtonItem(coder)
    }

    private convenience init(_ style: Style, _ target: Any?, _ action: Selector?) {
        self.init()
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(style, target, action)
        self.title = title
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(style, target, action)
        self.image = image
    }

    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    public convenience init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.target = target as AnyObject?
        self.action = action
        apply(item)
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        primaryActionDidChange()
        if let title { self.title = title }
        if let image { self.image = image }
        self.menu = menu
    }

    public convenience init(
        systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        apply(systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public static func flexibleSpace() -> Self { space(.flexibleSpace) }
    public static func fixedSpace(_ width: CGFloat) -> Self {
        let item = space(.fixedSpace)
        item.width = width
        return item
    }

    private static func space(_ item: SystemItem) -> Self {
        let made = Construction.barButtonItem(self)
        made.apply(item)
        return made
    }

    func apply(_ item: SystemItem) {
        systemItem = item
        if item == .done || item == .save { style = .done }
        switch item {
        case .add: image = UIImage(systemName: "plus")
        case .trash: image = UIImage(systemName: "trash")
        case .search: image = UIImage(systemName: "magnifyingglass")
        case .refresh: image = UIImage(systemName: "arrow.clockwise")
        case .stop, .close: image = UIImage(systemName: "xmark")
        case .action: image = UIImage(systemName: "square.and.arrow.up")
        case .bookmarks: image = UIImage(systemName: "book")
        case .organize: image = UIImage(systemName: "folder")
        case .compose: image = UIImage(systemName: "square.and.pencil")
        case .reply: image = UIImage(systemName: "arrowshape.turn.up.left")
        case .camera: image = UIImage(systemName: "camera")
        case .play: image = UIImage(systemName: "play.fill")
        case .pause: image = UIImage(systemName: "pause.fill")
        case .rewind: image = UIImage(systemName: "backward.fill")
        case .fastForward:
            image = UIImage(systemName: "forward.fill")
            accessibilityLabel = "Fast Forward"
        case ._back, ._previous: showChevron("left", "Back")
        case ._forward, ._next: showChevron("right", "Forward")
        case ._up: showChevron("up", "Up")
        case ._down: showChevron("down", "Down")
        case .flexibleSpace, .fixedSpace: break
        default:
            let word = "\(item)".prefix(1).uppercased() + "\(item)".dropFirst()
            title = SystemWord(rawValue: word)?.text ?? word
        }
    }

    private func showChevron(_ direction: String, _ label: String) {
        image = UIImage(systemName: "chevron.\(direction)")
        accessibilityLabel = label
    }

    // MARK: Pictures and places, by state and metrics

    /// What was set for states and metrics.
    final var parts: [BarButtonPart: BarButtonPart.Value] = [:] {
        didSet { if parts != oldValue { changed() } }
    }

    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) { parts[BarButtonPart(.background, state, barMetrics)] = backgroundImage.map { .image($0) } }
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        parts[BarButtonPart(.background, state, barMetrics)]?.image
    }
    /// Kept for the item's own style only: a picture for another style has no effect.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) { if style == self.style { setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) } }
    open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage?
    {
        style == self.style ? backgroundImage(for: state, barMetrics: barMetrics) : nil
    }
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        parts[BarButtonPart(.backgroundPosition, .normal, barMetrics)] = .offset(
            UIOffset(horizontal: 0, vertical: adjustment))
    }
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        parts[BarButtonPart(.backgroundPosition, .normal, barMetrics)]?.offset.vertical ?? 0
    }
    /// Points by which the title stands off its place.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        parts[BarButtonPart(.titlePosition, .normal, barMetrics)] = .offset(adjustment)
    }
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        parts[BarButtonPart(.titlePosition, .normal, barMetrics)]?.offset ?? .zero
    }
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) { parts[BarButtonPart(.back, state, barMetrics)] = backgroundImage.map { .image($0) } }
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        parts[BarButtonPart(.back, state, barMetrics)]?.image
    }
    /// Points by which a back button's title stands off its place: far off, it is not seen.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        parts[BarButtonPart(.backTitlePosition, .normal, barMetrics)] = .offset(adjustment)
    }
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        parts[BarButtonPart(.backTitlePosition, .normal, barMetrics)]?.offset ?? .zero
    }
    /// Kept only: a picture behind a back button stands where the button does.
    open func setBackButtonBackgroundVerticalPositionAdjustment(
        _ adjustment: CGFloat, for barMetrics: UIBarMetrics
    ) {
        parts[BarButtonPart(.backPosition, .normal, barMetrics)] = .offset(
            UIOffset(horizontal: 0, vertical: adjustment))
    }
    open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        parts[BarButtonPart(.backPosition, .normal, barMetrics)]?.offset.vertical ?? 0
    }

    /// Does what a tap on the item does.
    func perform() {
        guard isEnabled else { return }
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        if let primaryAction {
            primaryAction.perform(sender: self)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        }
        onTrigger?(self)
    }
}

extension UIBarButtonItem {
    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    /// UIKit: with glass the system's Done shows a check mark, Cancel and Close a cross.
    private var glassImage: UIImage? {
        switch systemItem {
        case .done: UIImage(systemName: "checkmark")
        case .cancel: UIImage(systemName: "xmark")
        default: nil
        }
    }

    /// The view that a bar shows for the item.
    func makeView(_ style: BarButtonStyle) -> UIView {
        shownView = customView
        if let customView { return customView }
        let button = UIButton(type: .system)
        shownView = button
        button.isSpringLoaded = isSpringLoaded
        let isGlass = style.metrics != .none
        let picture = isGlass ? glassImage ?? image : image
        button.leastTouchExtent = UINavigationBar.leastTouchExtent
        // UIKit: a bar shows the picture alone; the title is for menus and for who cannot see it.
        button.setTitle(picture != nil ? nil : title, for: .normal)
        button.setImage(picture, for: .normal)
        if picture?.isSymbolImage == true {
            button.setPreferredSymbolConfiguration(.ofBars, forImageIn: .normal)
        }
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: isProminent ? .semibold : .regular)
        let text = (isProminent ? style.prominentAttributes : style.attributes).merging(
            titleTextAttributes(for: .normal) ?? [:]
        ) { $1 }
        if let font = text[.font] as? UIFont { button.titleLabel?.font = font }
        if let color = text[.foregroundColor] as? UIColor { button.setTitleColor(color, for: .normal) }
        if isGlass, isFilled {
            button.tintColor = .white
        } else if let color = tintColor ?? style.color {
            button.tintColor = color
        }
        for state in [UIControl.State.normal, .highlighted, .disabled, .selected] {
            guard let image = backgroundImage(for: state, barMetrics: .default) else { continue }
            button.setBackgroundImage(image, for: state)
        }
        let own = titlePositionAdjustment(for: .default)
        button.moveTitle(
            by: own != .zero ? own : isProminent ? style.prominentTitleOffset : style.titleOffset)
        button.isEnabled = isEnabled
        // On glass it is the glass that has the tint.
        button.marksSelection = !isGlass
        button.isSelected = isSelected
        button.tag = tag
        button.accessibilityIdentifier = accessibilityIdentifier
        button.accessibilityLabel = accessibilityLabel ?? title ?? systemItem.map { "\($0)".capitalized }
        button.menu = menu
        button.showsMenuAsPrimaryAction = menu != nil && primaryAction == nil && action == nil
        button.addAction(UIAction { [weak self] _ in self?.perform() }, for: .touchUpInside)
        if let badge { _ = BarButtonBadgeView(badge, on: button) }
        return button
    }
}

/// What a bar button item keeps for a state and metrics.
struct BarButtonPart: Hashable {
    enum Kind { case background, backgroundPosition, titlePosition, back, backPosition, backTitlePosition }
    enum Value: Equatable {
        case image(UIImage)
        case offset(UIOffset)

        var image: UIImage? { if case .image(let image) = self { image } else { nil } }
        var offset: UIOffset { if case .offset(let offset) = self { offset } else { .zero } }
    }

    let kind: Kind
    let state: UInt
    let metrics: UIBarMetrics

    init(_ kind: Kind, _ state: UIControl.State, _ metrics: UIBarMetrics) {
        self.kind = kind
        self.state = state.rawValue
        self.metrics = metrics
    }
}

extension UIImage.SymbolConfiguration {
    /// UIKit: symbols in bars are large and do not follow the reader's text size (tab icons of iOS 26.1 are 24 to 26.7 points high).
    static var ofBars: UIImage.SymbolConfiguration { .init(pointSize: 17, weight: .regular, scale: .large) }
}

extension UIButton {
    /// Shows the title off its place, in points.
    func moveTitle(by offset: UIOffset) {
        titleEdgeInsets = UIEdgeInsets(
            top: offset.vertical, left: offset.horizontal, bottom: -offset.vertical, right: -offset.horizontal
        )
    }
}
