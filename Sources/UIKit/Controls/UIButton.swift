/// A control that shows a title and does something when it is tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
    }

    public let buttonType: ButtonType
    let label = UILabel()
    var titles = ByState<String>()
    var attributedTitles = ByState<NSAttributedString>()
    var titleColors = ByState<UIColor>()

    public override init(frame: CGRect) {
        buttonType = .custom
        super.init(frame: frame)
        setUpButton()
    }

    public convenience init(type: ButtonType) { self.init(kind: type) }

    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(kind: type)
        guard let primaryAction else { return }
        setTitle(primaryAction.title, for: .normal)
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        var configuration = configuration
        if configuration.title == nil { configuration.title = primaryAction?.title }
        self.configuration = configuration
    }

    private init(kind: ButtonType) {
        buttonType = kind
        super.init(frame: .zero)
        setUpButton()
    }

    public required init?(coder: NSCoder) {
        buttonType = .system
        super.init(coder: coder)
        setUpButton()
    }

    // MARK: Title

    open var titleLabel: UILabel? { label }
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        contentDidChange()
    }
    open func title(for state: State) -> String? { titles[state] }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        attributedTitles[state] = title
        contentDidChange()
    }
    open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state] = color
        contentDidChange()
    }
    open func titleColor(for state: State) -> UIColor? { titleColors.value(for: state) ?? defaultTitleColor }
    open var currentTitle: String? { titles.value(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitles.value(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

    // MARK: Look

    /// A look of iOS 15 and later; while set it wins over title, colours and insets.
    open var configuration: Configuration? { didSet { contentDidChange() } }
    /// Brings the configuration in step with the button's state.
    open var configurationUpdateHandler: (@MainActor (UIButton) -> Void)? { didSet { setNeedsLayout() } }
    open func updateConfiguration() {}
    open func setNeedsUpdateConfiguration() { setNeedsLayout() }
    /// Space around the content, in points; zero stands for the standard space.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeContent()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        refreshLook()
    }
    override func stateDidChange() {
        super.stateDidChange()
        refreshLook()
    }
    override var firstBaselineOffset: CGFloat? { label.firstBaselineOffset.map { $0 + label.frame.minY } }
    override var defaultAccessibilityLabel: String? { label.text }
}

/// A value for each state, with the normal one for states that have none.
@MainActor
struct ByState<Value> {
    private var values: [UInt: Value] = [:]

    subscript(state: UIControl.State) -> Value? {
        get { values[state.rawValue] }
        set { values[state.rawValue] = newValue }
    }

    func value(for state: UIControl.State) -> Value? { values[state.rawValue] ?? values[0] }
}
