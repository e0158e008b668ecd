import ListEngine

/// A section's header or footer that a table view reuses.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    open var reuseIdentifier: String? { identifierStore }
    var identifierStore: String?
    /// Holds what the view shows. A content configuration puts its own view here.
    open var contentView: UIView { contentViewStore }
    var contentViewStore: UIView = UITableViewCellContentView(frame: .zero)
    var configurations = CellConfigurations()
    /// Behind the content, as large as the view.
    open var backgroundView: UIView? {
        didSet {
            if backgroundView != nil, configurations.background != nil { backgroundConfiguration = nil }
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    var kind = SupplementKind.header { didSet { if kind != oldValue { refreshLabel() } } }
    var tableStyle = UITableView.Style.plain {
        didSet {
            if tableStyle != oldValue { refreshLabel() }
            coverRows()
        }
    }
    /// Whether a title of the system's is written in capitals.
    var writesCapitals: Bool {
        kind == .header && tableStyle != .plain && metrics.groupedHeadersAreCapitals
    }
    var label: UILabel?
    var detail: UILabel?

    public init(reuseIdentifier: String?) {
        identifierStore = reuseIdentifier
        super.init(frame: .zero)
        setUpContent()
    }

    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpContent()
        decodeNibHeaderFooter(coder)
    }

    /// Called just before the view is given out again.
    open func prepareForReuse() {}

    /// UIKit: a header's own tint is its background (seen in many apps' `willDisplayHeaderView`).
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set {
            super.tintColor = newValue
            if let newValue, backgroundView == nil { backgroundColor = newValue }
        }
    }

    /// The title; made when first asked for. UIKit: nil beside a content configuration, as is the other (`UITableViewHeaderFooterView.h`).
    open var textLabel: UILabel? {
        guard contentConfiguration == nil else { return nil }
        if let label { return label }
        let made = UITableViewLabel(frame: .zero)
        made.owner = self
        made.adjustsFontForContentSizeCategory = true
        label = made
        contentView.addSubview(made)
        refreshLabel()
        return made
    }

    /// A second text; grouped tables only.
    open var detailTextLabel: UILabel? {
        guard contentConfiguration == nil else { return nil }
        if let detail { return detail }
        let made = UITableViewLabel(frame: .zero)
        made.owner = self
        detail = made
        made.font = .footerFont(metrics)
        made.adjustsFontForContentSizeCategory = true
        made.textColor = .secondaryLabel
        contentView.addSubview(made)
        return made
    }

    // MARK: Configurations

    public typealias ConfigurationUpdateHandler = (
        _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void

    /// The system's look for the table's style, without contents.
    open func defaultContentConfiguration() -> UIListContentConfiguration { styleConfiguration }
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { setContentConfiguration(newValue) }
    }
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set { configurations.updatesContent = newValue }
    }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { systemBackground }
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { setHeaderBackground(newValue) }
    }
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }
    open var configurationState: UIViewConfigurationState { stateNow }
    open func setNeedsUpdateConfiguration() { markConfiguration() }
    /// Called before the view is shown first, and after its state changed. Overrides call super.
    open func updateConfiguration(using state: UIViewConfigurationState) { followState(state) }
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { markConfiguration() } }

    /// The width that the content asks for, with its margins; 0: it asks for none.
    var huggedWidth: CGFloat {
        updateConfigurationIfNeeded()
        if let view = contentViewStore as? UIListContentView {
            return view.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)).width
        }
        guard let label, label.text != nil else {
            return contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
        }
        let margins = contentView.directionalLayoutMargins
        return label.intrinsicContentSize.width + margins.leading + margins.trailing
    }

    private func setUpContent() {
        addSubview(contentView)
    }

    // MARK: Look

    private var metrics: TableMetrics { PlatformMetrics.current.table }
    private var textPadding: TableMetrics.TextPadding { metrics.padding(of: kind, tableStyle) }

    private func refreshLabel() {
        guard let label else { return }
        switch kind {
        case .header:
            let isPale = tableStyle != .plain && metrics.groupedHeadersArePale
            label.font = tableStyle == .plain ? .headerFont(metrics) : .groupedHeaderFont(metrics)
            label.textColor = isPale ? .secondaryLabel : .label
            label.numberOfLines = tableStyle == .plain ? 1 : 0
        case .footer:
            label.font = .footerFont(metrics)
            label.textColor = .secondaryLabel
            label.numberOfLines = 0
        }
        setNeedsLayout()
    }

    /// A plain table's headers lie over its rows, so they are opaque.
    private func coverRows() {
        let isOverRows = tableStyle == .plain
        if isOverRows, backgroundColor == nil, backgroundView == nil, configurations.background == nil {
            backgroundColor = .systemBackground
        }
    }

    // MARK: Layout

    /// UIKit: where the app makes it higher, the title of a plain table's header stands in the middle, that of a grouped one at the
    /// bottom, beside the rows, and a footer's at the top.
    private func titleTop(_ height: CGFloat) -> CGFloat {
        let padding = textPadding
        let spare = bounds.height - height - padding.sum
        guard kind == .header, spare > 0, detail?.text?.isEmpty != false else { return padding.top }
        return padding.top + (tableStyle == .plain ? spare / 2 : spare)
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        backgroundView?.frame = bounds
        placeConfiguredBackground()
        if contentView.frame != bounds { contentView.frame = bounds }
        let width = labelWidth(bounds.width)
        let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for view in [label, detail].compactMap({ $0 }) where view.text?.isEmpty == false {
            var size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            // A height of the app's leaves out the lines that have no room.
            if view.numberOfLines != 1, size.height > bounds.height {
                let distance = view.font.lineHeight + view.font.textFont.leading
                let lines = 1 + max(Int(cutting: (bounds.height - view.font.lineHeight) / distance), 0)
                let room = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
                size = view.textRect(forBounds: room, limitedToNumberOfLines: lines).size
            }
            let fitted = min(size.width, width)
            let x = isRTL ? bounds.width - margin - fitted : margin
            var y = view === label ? titleTop(size.height) : bounds.height - textPadding.bottom - size.height
            // Where the height is too small for the padding, the title stands in the middle of what there is.
            if bounds.height < size.height + textPadding.sum { y = (bounds.height - size.height) / 2 }
            // A bar without height shows nothing.
            let height = bounds.height < 1 ? 0 : size.height
            view.frame = CGRect(x: x, y: y, width: fitted, height: height)
        }
        // What does not fit a height of the app's is not seen over the rows.
        contentView.clipsToBounds = label?.text?.isEmpty == false || detail?.text?.isEmpty == false
    }

    private var margin: CGFloat {
        guard let table = superview as? UITableView else { return metrics.sideMargin(width: bounds.width) }
        return table.contentSideInsets.left + table.sideMargin
    }

    private func labelWidth(_ width: CGFloat) -> CGFloat { max(width - 2 * margin, 0) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let fitting = [label, detail].compactMap { $0 }.filter { $0.text?.isEmpty == false }.map {
            $0.sizeThatFits(CGSize(width: labelWidth(size.width), height: .greatestFiniteMagnitude)).height
        }
        guard !fitting.isEmpty else { return CGSize(width: size.width, height: 0) }
        return CGSize(width: size.width, height: fitting.reduce(0, +) + textPadding.sum)
    }

    private var isHeldByOwnConstraints: Bool {
        constraints.contains { $0.firstItem !== contentView && $0.secondItem !== contentView }
    }

    /// By the content view's constraints, or by the view's own where views stand in it beside the content view, or else by the labels.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        // The safe area, which margins keep clear of, is that of the place where the content will be.
        if contentView.frame != bounds { contentView.frame = bounds }
        if contentView.constraints.isEmpty, !hasConfiguredContent {
            guard isHeldByOwnConstraints else { return sizeThatFits(targetSize) }
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        }
        return contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
}
