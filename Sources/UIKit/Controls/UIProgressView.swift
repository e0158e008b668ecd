/// A bar that fills as something gets done.
///
/// UIKit: 4 points high since iOS 14, with round ends.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    class override var isOpaqueAtFirst: Bool { false }

    public enum Style: Int, Sendable { case `default`, bar }

    private let track = UIImageView(frame: .zero)
    private let filled = UIImageView(frame: .zero)
    private var token: FrameClock.Token?

    open var progressViewStyle = Style.default { didSet { refresh() } }
    /// 0...1
    open var progress: Float = 0 {
        didSet {
            let clamped = min(max(progress, 0), 1)
            if clamped != progress { progress = clamped }
            accessibilityValue = "\(Int(cutting: CGFloat(progress * 100).rounded()))%"
            setNeedsLayout()
        }
    }
    open var progressTintColor: UIColor? { didSet { refresh() } }
    open var trackTintColor: UIColor? { didSet { refresh() } }
    open var progressImage: UIImage? { didSet { refresh() } }
    open var trackImage: UIImage? { didSet { refresh() } }
    /// Followed: its `fractionCompleted` is the bar's progress.
    open var observedProgress: Progress? { didSet { follow() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
        progressViewStyle = style
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeNibProgress(coder)
    }

    private func setUp() {
        addSubview(track)
        addSubview(filled)
        isAccessibilityElement = true
        accessibilityTraits = .updatesFrequently
        refresh()
    }

    private func refresh() {
        track.image = trackImage
        filled.image = progressImage
        track.backgroundColor = trackImage == nil ? trackTintColor ?? .systemFill : nil
        filled.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
        setNeedsLayout()
    }

    /// Looks at the observed progress four times a second until it is done.
    private func follow() {
        if let token { FrameClock.current.cancel(token) }
        token = nil
        guard let observedProgress else { return }
        let done = Float(observedProgress.fractionCompleted)
        if done != progress { setProgress(done, animated: window != nil) }
        guard !observedProgress.isFinished, !observedProgress.isCancelled else { return }
        token = FrameClock.current.schedule(after: 0.25) { [weak self] in self?.follow() }
    }

    open func setProgress(_ progress: Float, animated: Bool) {
        guard animated, window != nil else { return self.progress = progress }
        layoutIfNeeded()
        self.progress = progress
        UIView.animateTouchably(withDuration: 0.25) { self.place() }
    }

    private var height: CGFloat {
        progressViewStyle == .bar ? 2.5 : PlatformMetrics.current.controls.progressHeight
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: height)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        refresh()
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    private func place() {
        let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
        track.frame = bounds
        track.layer.cornerRadius = trackImage == nil ? radius : 0
        // UIKit: whole points, and 8 at least (iOS 26, recorded).
        let length = max((bounds.width * CGFloat(progress)).rounded(), 8)
        let width = progress > 0 ? min(length, bounds.width) : 0
        filled.frame = CGRect(
            x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        filled.layer.cornerRadius = progressImage == nil ? min(radius, width / 2) : 0
    }
}
