@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A row of buttons at the bottom edge: 44 points above the home indicator; with iOS 26 48, on glass beside it.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
    class override var isOpaqueAtFirst: Bool { false }

    open weak var delegate: (any UIToolbarDelegate)?
    open var items: [UIBarButtonItem]? { didSet { rebuild() } }
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true {
        didSet {
            guard isTranslucent != oldValue else { return }
            superview?.setNeedsLayout()
            rebuild()
        }
    }
    open var barTintColor: UIColor? { didSet { rebuild() } }
    open var standardAppearance = UIToolbarAppearance() {
        didSet {
            hasOwnStandardAppearance = true
            standardAppearance = standardAppearance.kept { [weak self] in self?.rebuild() }
            rebuild()
        }
    }
    /// Whether the app set `standardAppearance`.
    private(set) var hasOwnStandardAppearance = false
    /// In force in a compact height (a phone on its side); nil: the standard one.
    open var compactAppearance: UIToolbarAppearance? {
        didSet {
            compactAppearance = compactAppearance?.kept { [weak self] in self?.rebuild() }
            rebuild()
        }
    }
    /// In force while the content ends above the bar; nil: the standard one without its background.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        didSet {
            scrollEdgeAppearance = scrollEdgeAppearance?.kept { [weak self] in self?.rebuild() }
            rebuild()
        }
    }
    /// Both at once; nil: `scrollEdgeAppearance`, else `compactAppearance`.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        didSet {
            compactScrollEdgeAppearance = compactScrollEdgeAppearance?.kept { [weak self] in self?.rebuild() }
            rebuild()
        }
    }
    open var barPosition: UIBarPosition { .bottom }

    /// A navigation controller says so of its own.
    final var isInContainer = false
    /// A navigation controller says so; a bar by itself is at no edge.
    final var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { rebuild() } } }

    private let background = BarBackgroundView(frame: .zero)
    /// What stands in the bar, from the leading side: platters or items' views, and the spaces between.
    private var units: [Unit] = []
    private enum Unit {
        case view(UIView, width: CGFloat)
        case space(CGFloat)
        case flexible
    }
    /// With which the items were made.
    private var itemTint: UIColor?
    var images: [Int: UIImage] = [:]
    private var shadowImages: [UIBarPosition: UIImage] = [:]

    private var metrics: BarMetrics { PlatformMetrics.current.bars }

    /// Points without the home indicator. A toolbar that stands by itself, as over a keyboard, has the height of before.
    var barHeight: CGFloat {
        if traitCollection.hasLowBars { return 32 }
        return isInContainer ? metrics.toolbar.height : 44
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeToolbar(coder)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass { rebuild() }
    }
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        images[barMetrics.rawValue] = backgroundImage
        rebuild()
    }
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics)
        -> UIImage?
    { images[barMetrics.rawValue] }

    /// In place of the hairline, which is left out where there is one.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        shadowImages[topOrBottom] = shadowImage
        rebuild()
    }
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        shadowImages[topOrBottom]
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: barHeight)
    }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        recoverLostViews()
        layoutItems()
    }
    /// Beside items on glass touches go to what is below.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && background.isBare ? nil : hit
    }
    /// Since the last layout.
    private final var hasNewContent = false
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if metrics.isGlass, tint.color != itemTint { rebuild() }
    }
}

extension UIToolbar {
    func decodeToolbar(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return }
        decodeViewAttributes(coder)
        isTranslucent = coder.flag("translucent") ?? true
        if let color = coder.givenColor("barTintColor") { barTintColor = color }
        let members = coder.element.members(of: "items")
        if !members.isEmpty {
            items = members.compactMap { coder.instantiation.make($0) as? UIBarButtonItem }
        }
    }

    private func setUp() {
        background.lineIsAbove = true
        addSubview(background)
        background.onTraits = { [weak self] in self?.showItemStyle() }
        standardAppearance.onChange = { [weak self] in self?.rebuild() }
        rebuild()
    }

    private func rebuild() {
        let isCompact = traitCollection.verticalSizeClass == .compact
        let effective = EffectiveAppearance(
            standard: (isCompact ? compactAppearance : nil) ?? standardAppearance,
            scrollEdge: (isCompact ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance,
            isAtScrollEdge: isAtScrollEdge && EffectiveAppearance<UIToolbarAppearance>.isForEveryBar)
        background.show(
            effective, tint: barTintColor, image: images[UIBarMetrics.default.rawValue],
            isTranslucent: isTranslucent, hasLine: shadowImages.isEmpty)
        for case .view(let view, _) in units { view.removeFromSuperview() }
        itemTint = tint.color
        units = makeUnits(
            BarButtonStyle(
                of: self, effective.appearance.buttonAppearance,
                done: effective.appearance.doneButtonAppearance,
                metrics.toolbarPlatters))
        for case .view(let view, _) in units { addSubview(view) }
        showItemStyle()
        hasNewContent = true
        setNeedsLayout()
    }

    /// As of a navigation bar.
    private func recoverLostViews() {
        guard hasNewContent else { return }
        hasNewContent = false
        let shown = (items ?? []).filter { !$0.isHidden }
        guard shown.contains(where: { $0.customView?.isDescendant(of: self) == false }) else { return }
        rebuild()
        hasNewContent = false
    }

    private func showItemStyle() {
        for case .view(let view, _) in units where view is BarPlatterView {
            view.overrideUserInterfaceStyle = background.styleAbove
        }
    }

    private func makeUnits(_ style: BarButtonStyle) -> [Unit] {
        let shown = (items ?? []).filter { !$0.isHidden }
        for item in shown {
            item.onChange = nil
            AppearanceProxies.apply(to: item, in: self)
            item.onChange = { [weak self] in self?.rebuild() }
        }
        var units: [Unit] = []
        var run: [UIBarButtonItem] = []
        func endRun() {
            guard !run.isEmpty else { return }
            let views = UIBarButtonItem.units(of: run, style)
            let widths = metrics.isGlass ? views.map { _ in 0 } : run.map(\.width)
            units += zip(views, widths).map { .view($0, width: $1) }
            run = []
        }
        for item in shown {
            guard item.isSpace else {
                run.append(item)
                continue
            }
            endRun()
            units.append(item.systemItem == .flexibleSpace ? .flexible : .space(item.width))
        }
        endRun()
        return units
    }

    private func layoutItems() {
        // The colour goes on below the home indicator.
        let below = (superview?.safeAreaInsets.bottom ?? 0) > 0 && frame.maxY < superview?.bounds.height ?? 0
        background.frame = CGRect(
            x: 0, y: 0, width: bounds.width,
            height: bounds.height + (below ? (superview?.bounds.height ?? 0) - frame.maxY : 0))
        let isOverIndicator =
            isInContainer && (window?.safeAreaInsets.bottom ?? 0) > 0
        let (metrics, isGlass) = (metrics.toolbar, metrics.isGlass)
        let side = isOverIndicator ? metrics.sideInset : metrics.bareSideInset
        let inset = max(side, safeAreaInsets.left, safeAreaInsets.right)
        let room = CGSize(width: bounds.width - 2 * inset, height: min(barHeight, bounds.height))
        // What each unit takes, and the gap before it; no size: what is left.
        var isAfterView = false
        let lengths = units.map { unit -> (gap: CGFloat, size: CGSize?) in
            defer { if case .view = unit { isAfterView = true } else { isAfterView = false } }
            switch unit {
            case .view(let view, let width):
                let fit = view.barSize(room)
                let size = CGSize(width: width > 0 ? width : fit.width, height: min(fit.height, room.height))
                return (isAfterView ? metrics.itemGap : 0, size)
            case .space(let width):
                return (0, CGSize(width: isGlass ? max(width, metrics.itemGap) : width, height: 0))
            case .flexible: return (0, nil)
            }
        }
        let used = lengths.reduce(0) { $0 + $1.gap + ($1.size?.width ?? 0) }
        let flexible = lengths.count { $0.size == nil }
        let share = flexible > 0 ? max(room.width - used, 0) / CGFloat(flexible) : 0
        var x = inset
        for (unit, length) in zip(units, lengths) {
            x += length.gap
            if case .view(let view, _) = unit, let size = length.size {
                let left = isRightToLeft ? bounds.width - x - size.width : x
                view.frame = CGRect(
                    x: left.rounded(), y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
                    height: size.height)
            }
            x += length.size?.width ?? share
        }
    }
}
