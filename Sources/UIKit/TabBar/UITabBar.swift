@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    // @optional
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

/// A row of tabs at the bottom edge: 49 points above the home indicator.
///
/// Icons stand over their titles; beside them where the width is regular or the height compact. With iOS 26 the tabs float in a
/// capsule of glass, whose figures were recorded on a phone that stands; backgrounds and widths of items are for the bars of before.
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
            standardAppearance = standardAppearance.kept { [weak self] in self?.refresh() }
            refresh()
        }
    }
    /// Whether the app has set the standard appearance.
    private(set) var hasOwnStandardAppearance = false
    /// In force while the content ends above the bar; nil: the standard one without its background.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet {
            scrollEdgeAppearance = scrollEdgeAppearance?.kept { [weak self] in self?.refresh() }
            refresh()
        }
    }
    open var barPosition: UIBarPosition { .bottom }
    /// Whether a drag that rests on a tab chooses it.
    open var isSpringLoaded = false

    private let background = BarBackgroundView(frame: .zero)
    /// The capsule of iOS 26; made when it is first needed.
    private var platter: TabPlatterView?
    private var platterMetrics: TabPlatterMetrics? { PlatformMetrics.current.bars.tabs.platter }
    private var buttons: [TabBarButton] = []
    private var shownStyle = UITabBarItemAppearance.Style.stacked
    private var shownLook = UITabBarAppearance()
    /// Kept: items are not rearranged by the reader.
    open func beginCustomizingItems(_ items: [UITabBarItem]) {
        Kept.say("UITabBar.beginCustomizingItems(_:)", "tabs are not rearranged by the reader")
    }
    open func endCustomizing(animated: Bool) -> Bool { false }
    open var isCustomizing: Bool { false }
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
        decodeViewAttributes(coder)
        isTranslucent = coder.flag("translucent") ?? true
        isSpringLoaded = coder.flag("springLoaded") ?? false
        if let color = coder.givenColor("barTintColor") { barTintColor = color }
        if let color = coder.givenColor("unselectedItemTintColor") { unselectedItemTintColor = color }
        let members = coder.element.members(of: "items")
        if !members.isEmpty { items = members.compactMap { coder.instantiation.make($0) as? UITabBarItem } }
    }

    private func setUp() {
        background.lineIsAbove = true
        addSubview(background)
        standardAppearance.onChange = { [weak self] in self?.refresh() }
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
        let current = EffectiveAppearance(
            standard: selectedItem?.standardAppearance ?? standardAppearance,
            scrollEdge: selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance,
            isAtScrollEdge: isAtScrollEdge && EffectiveAppearance<UITabBarAppearance>.isForEveryBar)
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
        if let platter, let metrics = platterMetrics { return layoutTabs(in: platter, metrics) }
        let insets = safeAreaInsets
        let room = bounds.width - insets.left - insets.right
        // UIKit: what the appearance says of items counts before what the bar says.
        let positioning =
            shownLook.stackedItemPositioning == .automatic
            ? itemPositioning : shownLook.stackedItemPositioning
        let width = shownLook.stackedItemWidth > 0 ? shownLook.stackedItemWidth : itemWidth
        let spacing = shownLook.stackedItemSpacing > 0 ? shownLook.stackedItemSpacing : itemSpacing
        let isCentred =
            positioning == .centered
            || (positioning == .automatic && traitCollection.userInterfaceIdiom == .pad)
        let standard = isCentred ? min(room / CGFloat(buttons.count), 110) : room / CGFloat(buttons.count)
        let pitch = width > 0 ? width + spacing : standard
        let start = insets.left + (room - pitch * CGFloat(buttons.count)) / 2
        for (index, button) in buttons.enumerated() {
            let place = isRightToLeft ? buttons.count - 1 - index : index
            let frame = CGRect(
                x: start + CGFloat(place) * pitch + 2, y: 1, width: max(pitch - 4, 0), height: barHeight - 1)
            // Apps turn and scale buttons for a moment.
            button.bounds.size = frame.size
            button.center = CGPoint(x: frame.midX, y: frame.midY)
        }
    }

    private func layoutTabs(in platter: TabPlatterView, _ metrics: TabPlatterMetrics) {
        let insets = safeAreaInsets
        let place = metrics.layout(
            count: buttons.count, width: bounds.width - insets.left - insets.right, height: bounds.height,
            inline: buttons.map(\.inlineWidth).max() ?? 0)
        platter.frame = place.platter.offsetBy(dx: insets.left, dy: 0)
        for (index, button) in buttons.enumerated() {
            let frame = place.tabs[isRightToLeft ? buttons.count - 1 - index : index]
            button.bounds.size = frame.size
            button.center = CGPoint(x: frame.midX, y: frame.midY)
        }
        platter.mark(buttons.first { $0.item === selectedItem }, metrics)
    }
}

extension UITabBar: SpringLoadedView {
    func springPart(_ session: LocalDragSession) -> SpringPart? {
        guard isSpringLoaded else { return nil }
        return buttons.first { $0.bounds.contains(session.location(in: $0)) }?.wholeSpring
    }
}
