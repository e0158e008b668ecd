/// A button that pastes what lies on the pasteboard into its target.
///
/// DIFFERS: size and words are those of a filled button; it is never refused, and asks nobody.
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
    public enum DisplayMode: UInt, Sendable { case iconAndLabel, iconOnly, labelOnly, arrowAndLabel }

    @preconcurrency @MainActor
    open class Configuration: NSObject {
        open var displayMode = DisplayMode.iconAndLabel
        open var cornerStyle = UIButton.Configuration.CornerStyle.medium
        /// Negative: as large as the style says.
        open var cornerRadius: CGFloat = -1
        open var baseForegroundColor: UIColor?
        open var baseBackgroundColor: UIColor?
        open var imagePlacement = NSDirectionalRectEdge.leading
        public override init() { super.init() }
    }

    public let configuration: Configuration
    /// Who is asked whether it takes what lies there, and is given it; nil: the control itself and those after it in the chain of responders.
    open weak var target: (any UIPasteConfigurationSupporting)?
    private let button = UIButton(type: .custom)

    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(frame: .zero)
        setUp()
    }
    public convenience override init(frame: CGRect) {
        self.init(configuration: Configuration())
        self.frame = frame
    }
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        var look = UIButton.Configuration.filled()
        if configuration.displayMode != .iconOnly { look.title = SystemWord.paste.text }
        if configuration.displayMode != .labelOnly { look.image = UIImage(systemName: "doc.on.clipboard") }
        look.imagePadding = 6
        look.imagePlacement = configuration.imagePlacement
        look.cornerStyle = configuration.cornerStyle
        if configuration.cornerRadius >= 0 {
            look.cornerStyle = .fixed
            look.background.cornerRadius = configuration.cornerRadius
        }
        look.baseForegroundColor = configuration.baseForegroundColor
        look.baseBackgroundColor = configuration.baseBackgroundColor
        button.configuration = look
        button.addAction(UIAction { [weak self] _ in self?.pasteIntoTarget() }, for: .touchUpInside)
        addSubview(button)
        if bounds.isEmpty { bounds.size = intrinsicContentSize }
    }

    private func pasteIntoTarget() {
        let providers = UIPasteboard.general.itemProviders
        guard !providers.isEmpty else { return }
        sendActions(for: .primaryActionTriggered)
        if let target {
            if target.canPaste(providers) { target.paste(itemProviders: providers) }
            return
        }
        let taker = sequence(first: self as UIResponder, next: \.next).first { $0.canPaste(providers) }
        taker?.paste(itemProviders: providers)
    }

    open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }
    open override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
    }
}

extension UIPasteboard {
    /// The texts, addresses and pictures that lie there, for who takes them by their kinds.
    public var itemProviders: [NSItemProvider] {
        (strings ?? []).map { NSItemProvider(object: $0 as NSString) }
            + (urls ?? []).map { NSItemProvider(object: $0 as NSURL) }
            + (images ?? []).map { NSItemProvider(object: $0) }
    }
}
