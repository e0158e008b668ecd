/// A spinner that says that something is going on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    class override var isOpaqueAtFirst: Bool { false }

    public enum Style: Int, Sendable {
        case medium = 100, large = 101, whiteLarge = 0, white = 1, gray = 2

        /// Points across.
        var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
    }

    private let spinner = SpinnerView()

    open var style = Style.medium { didSet { styleDidChange() } }
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
    open var color: UIColor! {
        get { spinner.color }
        set { spinner.color = newValue ?? .systemGray }
    }
    open private(set) var isAnimating = false

    public init(style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        self.style = style
        setUp()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        setUp()
        decodeNibIndicator(coder)
    }

    private func setUp() {
        addSubview(spinner)
        styleDidChange()
        isHidden = hidesWhenStopped
    }

    private func styleDidChange() {
        if style == .white || style == .whiteLarge { spinner.color = .white }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open func startAnimating() {
        isAnimating = true
        isHidden = false
        spinner.start()
    }

    open func stopAnimating() {
        isAnimating = false
        spinner.stop()
        if hidesWhenStopped { isHidden = true }
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil, isAnimating { spinner.start() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        spinner.bounds = CGRect(x: 0, y: 0, width: style.side, height: style.side)
        spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
