/// A control that shows a title, a picture or both, and does something when it is tapped.
@preconcurrency @MainActor
open class UIButton: UIControl, UIAccessibilityContentSizeCategoryImageAdjusting {
    class override var isOpaqueAtFirst: Bool { false }

    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
        /// The system's button by its name from before iOS 7.
        public static var roundedRect: ButtonType { .system }
    }

    open var buttonType: ButtonType { typeStore }
    var typeStore = ButtonType.custom
    let label = UILabel()
    /// Made when the first picture is set.
    var picture: UIImageView?
    var background: UIImageView?
    /// Behind the content of a selected button without a configuration; made when the first one is selected.
    var selectionMark: UIView?
    /// Whether it is the button that shows that it is selected, not what it stands on.
    final var marksSelection = true
    /// The views that belong to a configuration.
    var configured: ConfiguredButtonContent?
    private var needsConfigurationUpdate = false
    var images = ByState<UIImage>()
    var backgroundImages = ByState<UIImage>()
    var titles = ByState<String>()
    var attributedTitles = ByState<NSAttributedString>()
    var titleColors = ByState<UIColor>()
    var titleShadowColors = ByState<UIColor>()
    private var symbolConfigurations = ByState<UIImage.SymbolConfiguration>()

    /// Whether a picture is darker while a custom button is pressed, where it has none for that state.
    open var adjustsImageWhenHighlighted = true { didSet { refreshLook() } }
    /// Whether a picture is paler while a custom button is disabled, where it has none for that state.
    open var adjustsImageWhenDisabled = true { didSet { refreshLook() } }
    open var showsTouchWhenHighlighted = false {
        didSet {
            if showsTouchWhenHighlighted {
                Kept.say(
                    "UIButton.showsTouchWhenHighlighted",
                    "pictures and titles follow the state as the system draws it; use a configuration")
            }
        }
    }
    open var reversesTitleShadowWhenHighlighted = false {
        didSet {
            if reversesTitleShadowWhenHighlighted {
                Kept.say(
                    "UIButton.reversesTitleShadowWhenHighlighted",
                    "pictures and titles follow the state as the system draws it; use a configuration")
            }
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpButton()
    }

    /// UIKit: made by `init(frame:)`, also of a subclass.
    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        applyType(type)
    }

    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: type)
        guard let primaryAction else { return }
        setTitle(primaryAction.title, for: .normal)
        setImage(primaryAction.image, for: .normal)
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// A button of the system's look with a picture, whose press sends a message.
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let made = Construction.view(self, frame: .zero)
        made.applyType(.system)
        made.setImage(image, for: .normal)
        if let action { made.addTarget(target, action: action, for: .primaryActionTriggered) }
        return made
    }

    /// A custom button with the title and picture of the action.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(type: .custom, primaryAction: primaryAction)
        self.frame = frame
    }

    /// The action's title and picture, where it has some, take the place of the configuration's.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        var configuration = configuration
        if let title = primaryAction?.title, !title.isEmpty { configuration.title = title }
        if let image = primaryAction?.image { configuration.image = image }
        self.configuration = configuration
        contentDidChange()
    }

    public required init?(coder: NSCoder) {
        typeStore = ButtonType(coder)
        super.init(coder: coder)
        setUpButton()
        decodeNibButton(coder)
    }

    /// Points each way that a touch may be in, around the middle, where the bounds are smaller.
    final var leastTouchExtent: CGFloat = 0

    open override dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if super.point(inside: point, with: event) { return true }
        let missing = CGSize(
            width: max(leastTouchExtent - bounds.width, 0), height: max(leastTouchExtent - bounds.height, 0))
        return missing != .zero
            && bounds.insetBy(dx: -missing.width / 2, dy: -missing.height / 2).contains(point)
    }

    // MARK: Title

    open var titleLabel: UILabel? { label }
    /// The later of what is set here for the normal state and what the configuration is given is shown, as published apps expect that
    /// take the title away which Interface Builder gives every button: `button.setTitle("", for: .normal)`.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        if state == .normal { configuration?.title = title }
        contentDidChange()
    }
    open func title(for state: State) -> String? { titles[state] }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        attributedTitles[state] = title
        if state == .normal { configuration?.attributedTitle = title.map { AttributedString($0) } }
        contentDidChange()
    }
    open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state] = color
        contentDidChange()
    }
    open func titleColor(for state: State) -> UIColor? { titleColors.value(for: state) ?? defaultTitleColor }
    /// The colour of the title's shadow, which stands off it by the title label's `shadowOffset`. Nil: no shadow.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        titleShadowColors[state] = color
        contentDidChange()
    }
    open func titleShadowColor(for state: State) -> UIColor? { titleShadowColors.value(for: state) }
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// Kept: there is no pointer.
    open var isPointerInteractionEnabled = false
    /// Kept: there is no pointer. UIKit: setting it turns the interaction on.
    open var pointerStyleProvider: PointerStyleProvider? {
        didSet {
            isPointerInteractionEnabled = true
            Kept.say("UIButton.pointerStyleProvider", "there is no pointer")
        }
    }
    /// Whether a drag that rests on the button does what a tap does.
    open var isSpringLoaded = false
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
    open var currentTitle: String? { titles.value(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitles.value(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

    // MARK: Picture

    /// Made when it is first asked for; hidden without a picture.
    open var imageView: UIImageView? { pictureView }
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        if state == .normal { configuration?.image = image }
        contentDidChange()
    }
    open func image(for state: State) -> UIImage? { images.value(for: state) ?? typeImage }
    open var currentImage: UIImage? {
        let image = image(for: state)
        return symbolConfigurations.value(for: state).map { image?.withConfiguration($0) } ?? image
    }
    /// Fills the bounds behind the content.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgroundImages[state] = image
        contentDidChange()
    }
    /// How symbols among the pictures are drawn.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        symbolConfigurations[state] = configuration
        contentDidChange()
    }
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        symbolConfigurations[state]
    }
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages.value(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImages.value(for: state) }

    // MARK: Look

    /// A look of iOS 15 and later; while set it wins over title, colours and insets.
    open var configuration: Configuration? { didSet { contentDidChange() } }
    public typealias ConfigurationUpdateHandler = @MainActor (_ button: UIButton) -> Void
    /// Brings the configuration in step with the button's state: called before the button is laid out again, after
    /// `updateConfiguration()`.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// Whether `updateConfiguration()` takes `configuration.updated(for: self)`.
    open var automaticallyUpdatesConfiguration = true
    /// An override calls super or sets `configuration` itself.
    open func updateConfiguration() {
        if automaticallyUpdatesConfiguration, let configuration {
            self.configuration = configuration.updated(for: self)
        }
    }
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }
    private func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        tracked(.configuration, onlyIf: configurationUpdateHandler != nil || overrides(.ownClass)) {
            updateConfiguration()
            configurationUpdateHandler?(self)
        }
    }
    /// The second line of a configuration that has one.
    open var subtitleLabel: UILabel? { configured?.subtitle }
    /// Kept: what the button does in a menu or an alert.
    open var role = Role.normal
    public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

    open var preferredBehavioralStyle = UIBehavioralStyle.automatic {
        didSet {
            if preferredBehavioralStyle == .mac {
                Kept.say("UIButton.preferredBehavioralStyle", "a button behaves as on a pad")
            }
        }
    }
    /// That of phones and pads.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    // MARK: Menu

    /// Shown on a long press, or on a tap with `showsMenuAsPrimaryAction`.
    open var menu: UIMenu? { didSet { menuDidChange() } }
    /// A tap switches `isSelected`, or with a menu shows the chosen action's title.
    open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic {
        didSet {
            Kept.say("UIButton.preferredMenuElementOrder", "a menu is about one item, in the order given")
        }
    }
    override func menuDidChange() { refreshMenu() }
    override func menuDidPerform(_ action: UIAction) { adopt(action) }
    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
    }
    /// Space around the content, in points; zero stands for the standard space.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

    // MARK: Rectangles, without a configuration

    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        standardRects(in: contentRect).title
    }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        standardRects(in: contentRect).picture
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let configuration, size.width > 0, size.width < naturalSize.width else { return naturalSize }
        return configuredSize(configuration, forWidth: size.width) ?? naturalSize
    }
    override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
        configuration.flatMap { configuredSize($0, forWidth: width) }
    }
    open override dynamic func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        placeContent()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        refreshLook()
    }
    /// UIKit: what a configuration shows follows the reader's text size.
    override func contentSizeCategoryDidChange() {
        super.contentSizeCategoryDidChange()
        guard configuration != nil else {
            // A title whose font follows asks for another size, and so do symbols with a text style.
            return contentDidChange()
        }
        setNeedsUpdateConfiguration()
        contentDidChange()
    }
    override func stateDidChange() {
        super.stateDidChange()
        if configuration != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
        let before = naturalSize
        refreshLook()
        guard naturalSize != before else { return }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
    override var firstBaselineOffset: CGFloat? { titleBaselines?.first }
    override var lastBaselineOffset: CGFloat? { titleBaselines?.last }
    override var baselinesFromMiddle: (first: CGFloat, last: CGFloat)? {
        guard contentVerticalAlignment == .center, let lines = titleBaselines else { return nil }
        return (lines.first - lines.height / 2, lines.height / 2 - lines.last)
    }
    /// Of a row's detail button, too.
    static let detailLabel = "More Info"

    /// VoiceOver has words for the buttons that the system draws.
    override var defaultAccessibilityLabel: String? {
        if let text = label.text, !text.isEmpty { return text }
        switch buttonType {
        case .close: return SystemWord.close.text
        case .infoLight, .infoDark, .detailDisclosure: return Self.detailLabel
        case .contactAdd: return SystemWord.add.text
        case .custom, .system: return nil
        }
    }

    /// Kept without effect.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false

    // MARK: What categories replace on Apple's systems: `dynamic`, so that an override in an extension does too

    open override dynamic func awakeFromNib() { super.awakeFromNib() }
    open override dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event)
    }
}

/// A value for each state, with the normal one for states that have none.
struct ByState<Value> {
    /// By the state's raw value.
    private(set) var values: [UInt: Value]

    init(values: [UInt: Value] = [:]) { self.values = values }

    subscript(state: UIControl.State) -> Value? {
        get { values[state.rawValue] }
        set { values[state.rawValue] = newValue }
    }

    func value(for state: UIControl.State) -> Value? { values[state.rawValue] ?? values[0] }

    func map<Other>(_ transform: (Value) -> Other) -> ByState<Other> {
        ByState<Other>(values: values.mapValues(transform))
    }
}

/// How a control behaves: as on a pad, or as on a Mac.
public enum UIBehavioralStyle: UInt, Sendable { case automatic, pad, mac }
