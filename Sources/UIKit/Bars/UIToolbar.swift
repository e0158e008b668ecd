@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A row of buttons at the bottom edge: 44 points (49 on a phone that stands), above the home indicator.
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
            rebuild()
        }
    }
    /// Whether the app set `standardAppearance`.
    var hasOwnStandardAppearance = false
    /// Kept; bars have one height here.
    open var compactAppearance: UIToolbarAppearance?
    /// In force while the content ends above the bar; nil: the standard one without its background.
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { rebuild() } }
    open var compactScrollEdgeAppearance: UIToolbarAppearance?
    open var barPosition: UIBarPosition { .bottom }

    /// A navigation controller says so; a bar by itself is at no edge.
    final var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { rebuild() } } }

    private let background = BarBackgroundView(frame: .zero)
    private var itemViews: [(item: UIBarButtonItem, view: UIView?)] = []
    var images: [Int: UIImage] = [:]

    /// Points without the home indicator.
    var barHeight: CGFloat { traitCollection.hasLowBars ? 32 : 44 }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeToolbar(coder)
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

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: barHeight)
    }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutItems()
    }
}

extension UIToolbar {
    func decodeToolbar(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return }
        takeViewAttributes(coder)
        isTranslucent = coder.flag("translucent") ?? true
        if let color = coder.color("barTintColor") { barTintColor = color }
        let members = coder.element.members(of: "items")
        if !members.isEmpty {
            items = members.compactMap { coder.instantiation.make($0) as? UIBarButtonItem }
        }
    }

    private func setUp() {
        background.lineIsAbove = true
        addSubview(background)
        rebuild()
    }

    private func rebuild() {
        let look = BarLook(
            standard: standardAppearance, scrollEdge: scrollEdgeAppearance,
            isAtScrollEdge: isAtScrollEdge && BarLook<UIToolbarAppearance>.isForEveryBar)
        background.show(
            look, tint: barTintColor, image: images[UIBarMetrics.default.rawValue],
            isTranslucent: isTranslucent)
        for (_, view) in itemViews { view?.removeFromSuperview() }
        itemViews = (items ?? []).map { item in
            item.onChange = nil
            AppearanceProxies.apply(to: item, in: self)
            item.onChange = { [weak self] in self?.rebuild() }
            guard !item.isSpace, !item.isHidden else { return (item, nil) }
            let made = item.makeView(
                attributes: look.appearance.buttonAppearance.normal.titleTextAttributes)
            addSubview(made)
            return (item, made)
        }
        setNeedsLayout()
    }

    private func layoutItems() {
        // The colour goes on below the home indicator.
        let below = (superview?.safeAreaInsets.bottom ?? 0) > 0 && frame.maxY < superview?.bounds.height ?? 0
        background.frame = CGRect(
            x: 0, y: 0, width: bounds.width,
            height: bounds.height + (below ? (superview?.bounds.height ?? 0) - frame.maxY : 0))
        let inset = max(16, safeAreaInsets.left, safeAreaInsets.right)
        let room = bounds.width - 2 * inset
        func size(_ view: UIView, _ item: UIBarButtonItem) -> CGSize {
            let fit = view.sizeThatFits(CGSize(width: room, height: barHeight))
            return CGSize(
                width: item.width > 0 ? item.width : fit.width, height: min(fit.height, barHeight))
        }
        var used: CGFloat = 0
        var flexible = 0
        var isAfterView = false
        for (item, view) in itemViews {
            if let view {
                used += size(view, item).width + (isAfterView ? 8 : 0)
                isAfterView = true
                continue
            }
            isAfterView = false
            if item.systemItem == .flexibleSpace { flexible += 1 } else { used += item.width }
        }
        let gap = flexible > 0 ? max(room - used, 0) / CGFloat(flexible) : 0
        var x = inset
        isAfterView = false
        for (item, view) in itemViews {
            guard let view else {
                x += item.systemItem == .flexibleSpace ? gap : item.width
                isAfterView = false
                continue
            }
            if isAfterView { x += 8 }
            isAfterView = true
            let size = size(view, item)
            let left = isRightToLeft ? bounds.width - x - size.width : x
            view.frame = CGRect(
                x: left.rounded(), y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
                height: size.height)
            x += size.width
        }
    }
}
