@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    // @optional
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

/// A row of tabs at the bottom edge: 49 points above the home indicator.
///
/// Icons stand over their titles; beside them where the width is regular or the height compact. With iOS 26 the tabs float in a
/// capsule of glass, whose figures were recorded on a phone that stands.
/// DIFFERS: on a pad the bar is at the bottom edge with every release; the capsule is never minimized, and what marks the chosen
/// tab slides without the look of a lens; items cannot be customised by the reader.
@preconcurrency @MainActor
open class UITabBar: UIView, UIBarPositioning {
    public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }

    open weak var delegate: (any UITabBarDelegate)?
    open var items: [UITabBarItem]? { didSet { rebuild() } }
    open weak var selectedItem: UITabBarItem? { didSet { if selectedItem !== oldValue { refresh() } } }
    open var barTintColor: UIColor? { didSet { refresh() } }
    open var unselectedItemTintColor: UIColor? { didSet { refresh() } }
    open var backgroundImage: UIImage? { didSet { refresh() } }
    open var selectionIndicatorImage: UIImage?
    open var shadowImage: UIImage?
    open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
    open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
    open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true {
        didSet {
            guard isTranslucent != oldValue else { return }
            onTranslucency?()
            refresh()
        }
    }
    open var standardAppearance = UITabBarAppearance() {
        didSet {
            hasOwnStandardAppearance = true
            refresh()
        }
    }
    /// Whether the app has set the standard appearance.
    var hasOwnStandardAppearance = false
    /// In force while the content ends above the bar; nil: the standard one without its background.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { refresh() } }
    open var barPosition: UIBarPosition { .bottom }

    private let background = BarBackgroundView(frame: .zero)
    /// The capsule of iOS 26; made when it is first needed.
    private var platter: TabPlatterView?
    private var platterMetrics: TabPlatterMetrics? { PlatformMetrics.current.bars.tabs.platter }
    private var buttons: [TabBarButton] = []
    private var shownStyle = UITabBarItemAppearance.Style.stacked
    private var shownLook = UITabBarAppearance()
    /// A tab bar controller says so; a bar by itself is at no edge.
    final var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { refresh() } } }
    /// The controller's answer to a tap; false leaves the selection.
    final var onTap: (@MainActor (UITabBarItem) -> Void)?

    /// The controller hears that the bar comes or goes.
    final var onHiding: (@MainActor (Bool) -> Void)?

    /// The controller hears that the bar becomes opaque or translucent.
    final var onTranslucency: (@MainActor () -> Void)?

    /// In points, without the home indicator below.
    var barHeight: CGFloat { traitCollection.hasLowBars ? 32 : 49 }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeTabBar(coder)
    }

    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    open override var isHidden: Bool {
        didSet { if isHidden != oldValue { onHiding?(isHidden) } }
    }

    /// The bar of a tab bar controller has this height; overrides change it.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
        let least = PlatformMetrics.current.bars.tabs.leastHeight
        return CGSize(
            width: size.width, height: max(barHeight + (superview?.safeAreaInsets.bottom ?? 0), least))
    }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
    }
    /// Beside the capsule touches go to what is below.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && platter != nil ? nil : hit
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        refresh()
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutTabs()
    }
}

extension UITabBar {
    func decodeTabBar(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return }
        takeViewAttributes(coder)
        isTranslucent = coder.flag("translucent") ?? true
        if let color = coder.color("barTintColor") { barTintColor = color }
        if let color = coder.color("unselectedItemTintColor") { unselectedItemTintColor = color }
        let members = coder.element.members(of: "items")
        if !members.isEmpty { items = members.compactMap { coder.instantiation.make($0) as? UITabBarItem } }
    }

    private func setUp() {
        background.lineIsAbove = true
        addSubview(background)
        refresh()
    }

    /// How items are laid out: title below the picture on narrow phones that stand, else beside it.
    private var style: UITabBarItemAppearance.Style {
        if traitCollection.horizontalSizeClass == .regular { return .inline }
        return traitCollection.verticalSizeClass == .compact ? .compactInline : .stacked
    }

    private func rebuild() {
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).map { item in
            let button = TabBarButton(item)
            item.shownView = button
            button.addAction(UIAction { [weak self] _ in self?.tapped(item) }, for: .touchUpInside)
            item.onChange = { [weak self] in self?.refresh() }
            return button
        }
        placeButtons()
        refresh()
    }

    /// In the capsule, where the release has one.
    private func placeButtons() {
        if platterMetrics != nil {
            let platter = self.platter ?? TabPlatterView(effect: UIGlassEffect(style: .regular))
            self.platter = platter
            addSubview(platter)
            for button in buttons { platter.contentView.addSubview(button) }
        } else {
            platter?.removeFromSuperview()
            platter = nil
            for button in buttons { addSubview(button) }
        }
    }

    private func tapped(_ item: UITabBarItem) {
        guard item.isEnabled else { return }
        if let onTap { return onTap(item) }
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
    }

    func refresh() {
        let current = BarLook(
            standard: selectedItem?.standardAppearance ?? standardAppearance,
            scrollEdge: selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance,
            isAtScrollEdge: isAtScrollEdge && BarLook<UITabBarAppearance>.isForEveryBar)
        let look = current.appearance
        shownLook = look
        // The release may have been another one when the buttons were made.
        if (platter != nil) != (platterMetrics != nil) { placeButtons() }
        background.isHidden = platter != nil
        if platter == nil {
            background.show(current, tint: barTintColor, image: backgroundImage, isTranslucent: isTranslucent)
        }
        for button in buttons {
            let onChange = button.item.onChange
            button.item.onChange = nil
            AppearanceProxies.apply(to: button.item, in: self)
            button.item.onChange = onChange
            let isSelected = button.item === selectedItem
            let states = look.itemAppearance(style)
            let state =
                !button.item.isEnabled ? states.disabled : isSelected ? states.selected : states.normal
            let color: UIColor =
                state.iconColor
                ?? (isSelected
                    ? tintColor : unselectedItemTintColor ?? (platter == nil ? .systemGray : .label))
            button.metrics = platterMetrics
            button.isInline = style != .stacked
            button.show(color: color, isSelected: isSelected, state: state)
        }
        shownStyle = style
        setNeedsLayout()
    }

    private func layoutTabs() {
        background.frame = bounds
        guard !buttons.isEmpty else { return }
        if shownStyle != style { refresh() }
        let insets = safeAreaInsets
        let room = bounds.width - insets.left - insets.right
        // UIKit: what the appearance says of items counts before what the bar says.
        let positioning =
            shownLook.stackedItemPositioning == .automatic
            ? itemPositioning : shownLook.stackedItemPositioning
        let width = shownLook.stackedItemWidth > 0 ? shownLook.stackedItemWidth : itemWidth
        let spacing = shownLook.stackedItemSpacing > 0 ? shownLook.stackedItemSpacing : itemSpacing
        if let platter, let metrics = platterMetrics {
            let place = metrics.layout(
                count: buttons.count, width: room, height: bounds.height,
                inline: buttons.map(\.inlineWidth).max() ?? 0)
            platter.frame = place.platter.offsetBy(dx: insets.left, dy: 0)
            for (index, button) in buttons.enumerated() {
                button.frame = place.tabs[isRightToLeft ? buttons.count - 1 - index : index]
            }
            platter.mark(buttons.first { $0.item === selectedItem }, metrics)
            return
        }
        let isCentred =
            positioning == .centered
            || (positioning == .automatic && traitCollection.userInterfaceIdiom == .pad)
        let standard = isCentred ? min(room / CGFloat(buttons.count), 110) : room / CGFloat(buttons.count)
        let pitch = width > 0 ? width + spacing : standard
        let start = insets.left + (room - pitch * CGFloat(buttons.count)) / 2
        for (index, button) in buttons.enumerated() {
            let place = isRightToLeft ? buttons.count - 1 - index : index
            button.frame = CGRect(
                x: start + CGFloat(place) * pitch + 2, y: 1, width: max(pitch - 4, 0), height: barHeight - 1
            )
        }
    }
}

/// The capsule of glass that holds the tabs, with the mark of the chosen one.
@MainActor
final class TabPlatterView: UIVisualEffectView {
    private let selection = UIView()
    private weak var marked: TabBarButton?

    /// UIKit: the mark slides to another tab by a spring (recorded in pictures of iOS 26.1: response 0.35 s, damping 0.7).
    func mark(_ button: TabBarButton?, _ metrics: TabPlatterMetrics) {
        if selection.superview == nil {
            selection.isUserInteractionEnabled = false
            selection.backgroundColor = metrics.selection.color
            contentView.insertSubview(selection, at: 0)
        }
        let slides = marked != nil && button != nil && button !== marked && window != nil
        marked = button
        selection.isHidden = button == nil
        guard let frame = button?.frame else { return }
        selection.layer.cornerRadius = frame.height / 2
        guard slides, !UIAccessibility.isReduceMotionEnabled else { return selection.frame = frame }
        UIView.animate(
            withDuration: Self.slideDuration, delay: 0, usingSpringWithDamping: Self.slideDamping,
            initialSpringVelocity: 0, options: .allowUserInteraction
        ) { self.selection.frame = frame }
    }
    /// Seconds until that spring has come within a thousandth: -ln 0.001 / (0.7 · 2π / 0.35).
    private static let slideDuration = 0.55
    private static let slideDamping: CGFloat = 0.7

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        showRim()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showRim()
    }
}

extension UIVisualEffectView {
    /// The edge of glass in bars.
    /// UIKit: a lighter rim of a good point on black (iOS 26.1, pixels of a tab bar). Its shade over light content is chosen.
    func showRim() {
        layer.borderWidth = 1
        layer.borderColor = Glass.rim.color.resolvedColor(with: traitCollection).cgColor
    }
}

/// One tab.
@MainActor
final class TabBarButton: UIControl {
    let item: UITabBarItem
    var isInline = false
    /// Of the capsule that holds the tab.
    var metrics: TabPlatterMetrics?
    private var titleOffset = UIOffset.zero
    private var badgeOffset = UIOffset.zero
    private let icon = UIImageView()
    private let label = UILabel()
    private let badge = UILabel()

    init(_ item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        label.textAlignment = .center
        badge.textAlignment = .center
        badge.clipsToBounds = true
        badge.layer.cornerRadius = 9
        for view in [icon, label, badge] { addSubview(view) }
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) {
        item = UITabBarItem()
        super.init(coder: coder)
    }

    override var defaultAccessibilityLabel: String? { item.title }

    func show(color: UIColor, isSelected: Bool, state: UITabBarItemStateAppearance) {
        self.isSelected = isSelected
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityLabel = item.accessibilityLabel
        let picture = isSelected ? item.selectedImage ?? item.image : item.image
        // As the bar's other pictures: a template, unless it says that it is not.
        icon.image =
            picture?.renderingMode == .automatic ? picture?.withRenderingMode(.alwaysTemplate) : picture
        icon.tintColor = color
        icon.preferredSymbolConfiguration = picture?.isSymbolImage == true ? .ofBars : nil
        label.text = item.title
        let own = item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:]
        let text = state.titleTextAttributes.merging(own) { $1 }
        label.font = text[.font] as? UIFont ?? .systemFont(ofSize: isInline ? 13 : 10, weight: .medium)
        label.textColor = item.isEnabled ? text[.foregroundColor] as? UIColor ?? color : .tertiaryLabel
        badge.text = item.badgeValue
        badge.isHidden = item.badgeValue == nil
        badge.backgroundColor = item.badgeColor ?? state.badgeBackgroundColor ?? .systemRed
        badge.font = state.badgeTextAttributes[.font] as? UIFont ?? .systemFont(ofSize: 13)
        badge.textColor = state.badgeTextAttributes[.foregroundColor] as? UIColor ?? .white
        badgeOffset = state.badgePositionAdjustment
        titleOffset = item.titlePositionAdjustment
        if titleOffset == .zero { titleOffset = state.titlePositionAdjustment }
        isEnabled = item.isEnabled
        setNeedsLayout()
    }

    private var iconSize: CGSize {
        let natural = icon.intrinsicContentSize
        let shrink = min(1, 30 / max(natural.width, 1), 30 / max(natural.height, 1))
        return CGSize(width: max(natural.width, 0) * shrink, height: max(natural.height, 0) * shrink)
    }

    /// Of icon and title beside each other; 0 where they stand over each other.
    var inlineWidth: CGFloat {
        guard isInline else { return 0 }
        let title = label.intrinsicContentSize.width
        return iconSize.width + (title > 0 ? Self.inlineGap + title : 0)
    }
    private static let inlineGap: CGFloat = 6

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = iconSize
        var text = label.sizeThatFits(bounds.size)
        text.width = min(text.width, bounds.width)
        func pixel(_ value: CGFloat) -> CGFloat { (value * 3).rounded() / 3 }
        if isInline {
            let total = size.width + (text.width > 0 ? Self.inlineGap + text.width : 0)
            let x = (bounds.width - total) / 2
            icon.frame = CGRect(
                x: pixel(x), y: pixel((bounds.height - size.height) / 2), width: size.width,
                height: size.height)
            label.frame = CGRect(
                x: pixel(x + size.width + Self.inlineGap), y: pixel((bounds.height - text.height) / 2),
                width: text.width,
                height: text.height)
        } else {
            let middle: CGFloat = text.width > 0 ? metrics?.iconMiddle ?? 18 : bounds.height / 2
            let textMiddle = metrics?.titleMiddle ?? bounds.height - 2 - text.height / 2
            icon.frame = CGRect(
                x: pixel((bounds.width - size.width) / 2), y: pixel(middle - size.height / 2),
                width: size.width, height: size.height)
            label.frame = CGRect(
                x: pixel((bounds.width - text.width) / 2 + titleOffset.horizontal),
                y: pixel(textMiddle - text.height / 2 + titleOffset.vertical),
                width: text.width, height: text.height)
        }
        let badgeHeight = metrics?.badgeHeight ?? 18
        let badgeWidth = max(badgeHeight, badge.sizeThatFits(bounds.size).width + 10)
        var corner = CGPoint(x: icon.frame.maxX - 4, y: 1)
        if let offset = metrics?.badgeOffset { corner = CGPoint(x: bounds.midX + offset.x, y: offset.y) }
        badge.layer.cornerRadius = badgeHeight / 2
        badge.frame = CGRect(
            x: corner.x + badgeOffset.horizontal, y: corner.y + badgeOffset.vertical, width: badgeWidth,
            height: badgeHeight)
    }
}
