/// A minus and a plus that move a value by steps.
///
/// UIKit: always 94 x 32 points (before iOS 13: 94 x 29).
@preconcurrency @MainActor
open class UIStepper: UIControl {
    class override var isOpaqueAtFirst: Bool { false }

    static let size = CGSize(width: 94, height: 32)
    /// Seconds until a held button repeats, and between repeats. Not recorded.
    private static let firstRepeat = 0.5
    private static let nextRepeat = 0.1

    private let minus = UIImageView(frame: .zero)
    private let plus = UIImageView(frame: .zero)
    let divider = UIView()
    private let pressed = UIView()
    var incrementImages = ByState<UIImage>()
    var decrementImages = ByState<UIImage>()
    private var backgroundImages = ByState<UIImage>()
    /// 1 or -1 while a half is held.
    private var direction: Double = 0
    private var token: FrameClock.Token?

    /// Whether targets hear of every repeat; else once when the finger lifts.
    open var isContinuous = true
    open var autorepeat = true
    open var wraps = false
    /// Kept between the two ends.
    open var value: Double = 0 {
        didSet {
            let clamped = min(max(value, minimumValue), maximumValue)
            if clamped != value { value = clamped }
            refresh()
        }
    }
    open var minimumValue: Double = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = max(value, minimumValue)
        }
    }
    open var maximumValue: Double = 100 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = min(value, maximumValue)
        }
    }
    /// Greater than 0.
    open var stepValue: Double = 1 {
        didSet { ensure(stepValue > 0, "UIStepper.stepValue must be greater than 0, not \(stepValue)") }
    }

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeNibStepper(coder)
        bounds.size = Self.size
    }

    private func setUp() {
        for view in [pressed, divider, minus, plus] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        for view in [minus, plus] { view.contentMode = .center }
        clipsToBounds = true
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        refresh()
    }

    // MARK: Pictures

    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        incrementImages[state] = image
        refresh()
    }
    open func incrementImage(for state: UIControl.State) -> UIImage? { incrementImages[state] }
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        decrementImages[state] = image
        refresh()
    }
    open func decrementImage(for state: UIControl.State) -> UIImage? { decrementImages[state] }
    /// Kept only; the background is the stepper's own.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        backgroundImages[state] = image
    }
    open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages[state] }

    // MARK: Look

    private func refresh() {
        backgroundColor = .tertiarySystemFill
        let metrics = PlatformMetrics.current.controls
        layer.cornerRadius = min(metrics.segmentRadius, Self.size.height / 2)
        divider.backgroundColor = metrics.stepperDividerColor
        divider.layer.cornerRadius = 0.5
        pressed.backgroundColor = .systemFill
        pressed.isHidden = direction == 0
        let own = UIImage.SymbolConfiguration(pointSize: 13, weight: metrics.stepperWeight)
        minus.image =
            (decrementImages.value(for: state) ?? UIImage(systemName: "minus", withConfiguration: own))?
            .withRenderingMode(.alwaysTemplate)
        plus.image =
            (incrementImages.value(for: state) ?? UIImage(systemName: "plus", withConfiguration: own))?
            .withRenderingMode(.alwaysTemplate)
        let spent = metrics.stepperSpentColor
        minus.tintColor = isEnabled && (wraps || value > minimumValue) ? .label : spent
        plus.tintColor = isEnabled && (wraps || value < maximumValue) ? .label : spent
        accessibilityValue = value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
        setNeedsLayout()
    }

    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
    }
    override func stateDidChange() {
        super.stateDidChange()
        refresh()
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        let metrics = PlatformMetrics.current.controls
        let middle = bounds.width / 2
        let half = middle + metrics.stepperReach
        let left = CGRect(x: 0, y: 0, width: half, height: bounds.height)
        let right = left.offsetBy(dx: bounds.width - half, dy: 0)
        minus.frame = isRightToLeft ? right : left
        plus.frame = isRightToLeft ? left : right
        let height = metrics.stepperDividerHeight
        divider.frame = CGRect(x: middle - 0.5, y: (bounds.height - height) / 2, width: 1, height: height)
        pressed.frame = direction > 0 ? plus.frame : minus.frame
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isRight = touch.location(in: self).x > bounds.midX
        direction = isRight != isRightToLeft ? 1 : -1
        step()
        repeatLater(Self.firstRepeat)
        refresh()
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        stop()
        if !isContinuous { tell() }
    }

    open override func cancelTracking(with event: UIEvent?) { stop() }

    open override func accessibilityIncrement() { changeValue(to: value + stepValue) }
    open override func accessibilityDecrement() { changeValue(to: value - stepValue) }

    /// As a finger would give it.
    func changeValue(to new: Double) {
        let old = value
        value = new
        if value != old { tell() }
    }

    private func stop() {
        direction = 0
        if let token { FrameClock.current.cancel(token) }
        token = nil
        refresh()
    }

    private func repeatLater(_ delay: Double) {
        guard autorepeat else { return }
        token = FrameClock.current.schedule(after: delay) { [weak self] in
            guard let self, self.direction != 0 else { return }
            self.step()
            self.repeatLater(Self.nextRepeat)
        }
    }

    private func step() {
        let old = value
        let new = value + direction * stepValue
        if wraps, new > maximumValue {
            value = minimumValue
        } else if wraps, new < minimumValue {
            value = maximumValue
        } else {
            value = new
        }
        if isContinuous, value != old { tell() }
    }

    private func tell() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
}
