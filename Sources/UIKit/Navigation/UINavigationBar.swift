/// The bar at the top of a navigation controller.
/// UIKit: title zone 44 under 10 points of padding, large title zone 52, 34 points bold at x 20 (iOS 26, recorded);
/// 44 and no padding before iOS 15. DIFFERS: buttons are plain text and pictures, without glass.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { onChange?() } } }
    open var isTranslucent = true
    open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor ?? .systemBackground } }
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { refresh() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { refresh() } }
    public internal(set) var topItem: UINavigationItem?
    var onChange: (@MainActor () -> Void)?
    var onBack: (@MainActor () -> Void)?
    var backTitle: String?

    private let titleLabel = UILabel()
    private let largeLabel = UILabel()
    private let hairline = UIView()
    private var itemViews: [(view: UIView, isLeft: Bool)] = []

    /// Heights of the parts for the release whose metrics are in force.
    static var topPadding: CGFloat { UIScreen.main.configuration.systemRelease >= 26 ? 10 : 0 }
    static let titleHeight: CGFloat = 44
    static let largeTitleHeight: CGFloat = 52

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .systemBackground
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textAlignment = .center
        titleLabel.accessibilityTraits = .header
        largeLabel.font = .systemFont(ofSize: 34, weight: .bold)
        largeLabel.accessibilityTraits = .header
        hairline.backgroundColor = .separator
        for view in [titleLabel, largeLabel, hairline] { addSubview(view) }
    }

    /// Whether the item now shown has a large title.
    var showsLargeTitle: Bool {
        guard prefersLargeTitles, let item = topItem else { return false }
        return item.largeTitleDisplayMode != .never && item.largeTitleDisplayMode != .inline
    }

    /// Without the status bar.
    var contentHeight: CGFloat {
        Self.topPadding + Self.titleHeight + (showsLargeTitle ? Self.largeTitleHeight : 0)
    }

    /// Rebuilds what the bar shows.
    func refresh() {
        for (view, _) in itemViews { view.removeFromSuperview() }
        itemViews = []
        titleLabel.text = topItem?.title
        largeLabel.text = topItem?.title
        if let color = titleTextAttributes?[.foregroundColor] as? UIColor { titleLabel.textColor = color }
        if let font = titleTextAttributes?[.font] as? UIFont { titleLabel.font = font }
        if let color = largeTitleTextAttributes?[.foregroundColor] as? UIColor {
            largeLabel.textColor = color
        }
        titleLabel.isHidden = showsLargeTitle || topItem?.titleView != nil
        largeLabel.isHidden = !showsLargeTitle
        let left = topItem?.leftBarButtonItems ?? []
        if let backTitle, topItem?.hidesBackButton != true,
            left.isEmpty || topItem?.leftItemsSupplementBackButton == true
        {
            add(backButton(backTitle), isLeft: true)
        }
        for item in left { add(view(for: item), isLeft: true) }
        for item in topItem?.rightBarButtonItems ?? [] { add(view(for: item), isLeft: false) }
        if let titleView = topItem?.titleView { addSubview(titleView) }
        setNeedsLayout()
    }

    private func add(_ view: UIView, isLeft: Bool) {
        addSubview(view)
        itemViews.append((view, isLeft))
    }

    private func backButton(_ title: String) -> UIView {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.setImage(UIImage(systemName: "chevron.left"), for: .normal)
        button.accessibilityIdentifier = "BackButton"
        button.accessibilityLabel = title
        button.addAction(UIAction { [weak self] _ in self?.onBack?() }, for: .touchUpInside)
        return button
    }

    private func view(for item: UIBarButtonItem) -> UIView {
        item.onChange = { [weak self] in self?.refresh() }
        if let custom = item.customView { return custom }
        let button = UIButton(type: .system)
        button.setTitle(item.title, for: .normal)
        button.setImage(item.image, for: .normal)
        if item.style == .done { button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold) }
        if let tint = item.tintColor { button.tintColor = tint }
        button.isEnabled = item.isEnabled
        button.accessibilityIdentifier = item.accessibilityIdentifier
        button.accessibilityLabel = item.accessibilityLabel ?? item.title
        button.addAction(UIAction { [weak item] _ in item?.perform() }, for: .touchUpInside)
        return button
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let top = bounds.height - contentHeight + Self.topPadding
        let inset = max(16, max(safeAreaInsets.left, safeAreaInsets.right))
        var (left, right) = (bounds.minX + inset, bounds.maxX - inset)
        for (view, isLeft) in itemViews {
            let fit = view.sizeThatFits(CGSize(width: bounds.width / 2, height: Self.titleHeight))
            let size = CGSize(width: max(fit.width, 0), height: min(max(fit.height, 0), Self.titleHeight))
            let y = top + (Self.titleHeight - size.height) / 2
            let x = isLeft ? left : right - size.width
            place(view, CGRect(x: x, y: y, width: size.width, height: size.height))
            if isLeft { left += size.width + 12 } else { right -= size.width + 12 }
        }
        let titleView = topItem?.titleView ?? titleLabel
        let fit = titleView.sizeThatFits(CGSize(width: max(right - left, 0), height: Self.titleHeight))
        let width = min(fit.width, max(right - left, 0))
        let height = min(fit.height, Self.titleHeight)
        let centred = min(max(bounds.midX - width / 2, left), max(right - width, left))
        place(
            titleView,
            CGRect(x: centred, y: top + (Self.titleHeight - height) / 2, width: width, height: height))
        place(
            largeLabel,
            CGRect(
                x: inset + 4, y: top + Self.titleHeight + 3, width: max(bounds.width - 2 * (inset + 4), 0),
                height: largeLabel.intrinsicContentSize.height))
        let line = 1 / traitCollection.displayScale
        hairline.frame = CGRect(x: 0, y: bounds.height - line, width: bounds.width, height: line)
        hairline.isHidden = UIScreen.main.configuration.systemRelease >= 26
    }

    /// On whole pixels, and on the other side where writing runs from right to left.
    private func place(_ view: UIView, _ frame: CGRect) {
        let scale = max(traitCollection.displayScale, 1)
        let x = isRightToLeft ? bounds.width - frame.maxX : frame.minX
        view.frame = CGRect(
            x: (x * scale).rounded() / scale, y: (frame.minY * scale).rounded() / scale, width: frame.width,
            height: frame.height)
    }
}
