/// A value between two ends that a finger moves.
@preconcurrency @MainActor
open class UISlider: UIControl {
    class override var isOpaqueAtFirst: Bool { false }

    let track = UIView()
    let filled = UIView()
    /// The app's pictures of the two parts of the track, in place of its colours.
    let minimumTrackView = UIImageView(frame: .zero)
    let maximumTrackView = UIImageView(frame: .zero)
    let thumb = UIImageView(frame: .zero)
    let minimumImageView = UIImageView(frame: .zero)
    let maximumImageView = UIImageView(frame: .zero)
    var thumbImages = ByState<UIImage>()
    var minimumTrackImages = ByState<UIImage>()
    var maximumTrackImages = ByState<UIImage>()
    private var valueStore: Float = 0
    var tickViews: [UIView] = []
    /// From the thumb's middle to the finger.
    private var grip: CGFloat = 0

    open var value: Float {
        get { valueStore }
        set {
            setValue(newValue, animated: false)
            KeyValueObservers.changed(self)
        }
    }
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            clampValue()
        }
    }
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            clampValue()
        }
    }
    /// Whether targets hear while the finger moves; else once when it lifts.
    open var isContinuous = true
    open var minimumValueImage: UIImage? { didSet { refreshLook() } }
    open var maximumValueImage: UIImage? { didSet { refreshLook() } }
    open var minimumTrackTintColor: UIColor? { didSet { refreshLook() } }
    open var maximumTrackTintColor: UIColor? { didSet { refreshLook() } }
    open var thumbTintColor: UIColor? { didSet { refreshLook() } }

    /// A thumbless slider is its track alone; a finger may take hold of it anywhere.
    open var sliderStyle = Style.default { didSet { refreshLook() } }
    /// Ticks, where the filled part begins, and what may be chosen; nil: all values between the ends.
    open var trackConfiguration: TrackConfiguration? { didSet { setValue(value, animated: false) } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSlider()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSlider()
        decodeNibSlider(coder)
    }

    /// Kept between the two ends; tells no targets.
    open func setValue(_ value: Float, animated: Bool) {
        valueStore = permitted(min(max(value, minimumValue), maximumValue))
        accessibilityValue = "\(Int(cutting: CGFloat(fraction * 100).rounded()))%"
        guard animated, window != nil else { return setNeedsLayout() }
        layoutIfNeeded()
        UIView.animateTouchably(withDuration: 0.2) { self.placeParts() }
    }

    private func clampValue() {
        valueStore = min(max(valueStore, minimumValue), maximumValue)
        setNeedsLayout()
    }

    // MARK: Pictures

    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        thumbImages[state] = image
        refreshLook()
    }
    open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state] }
    open var currentThumbImage: UIImage? { thumbImages.value(for: state) }
    /// The picture stands in the track's place from its beginning to the thumb, as high as it is, stretched along.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        minimumTrackImages[state] = image
        refreshLook()
    }
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages[state] }
    open var currentMinimumTrackImage: UIImage? { minimumTrackImages.value(for: state) }
    /// The picture stands in the track's place from the thumb to its end, as high as it is, stretched along.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        maximumTrackImages[state] = image
        refreshLook()
    }
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages[state] }
    open var currentMaximumTrackImage: UIImage? { maximumTrackImages.value(for: state) }

    // MARK: Geometry

    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(minimumValueImage, in: bounds, isAtLeft: !isRightToLeft)
    }
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(maximumValueImage, in: bounds, isAtLeft: isRightToLeft)
    }
    open func trackRect(forBounds bounds: CGRect) -> CGRect { standardTrackRect(in: bounds) }
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        standardThumbRect(in: bounds, track: rect, value: value)
    }

    /// UIKit: 34 high (iOS 11.2 to 26.2, recorded).
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: PlatformMetrics.current.controls.sliderHeight)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: PlatformMetrics.current.controls.sliderHeight)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        refreshLook()
    }
    override func stateDidChange() {
        super.stateDidChange()
        refreshLook()
    }

    /// VoiceOver: a swipe moves a slider by a tenth of its range.
    open override func accessibilityIncrement() { adjust(by: 1) }
    open override func accessibilityDecrement() { adjust(by: -1) }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        guard isKnob(at: x) else { return false }
        grip = x - knob.midX
        return true
    }

    private var knob: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    }
    private func isKnob(at x: CGFloat) -> Bool {
        let knob = knob
        return sliderStyle == .thumbless || abs(x - knob.midX) < knob.width / 2 + 16
    }

    /// A drag of the knob along the slider is the slider's.
    open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        super.gestureRecognizerShouldBegin(recognizer)
            && !isDrag(recognizer) { isKnob(at: $0.x) }
    }
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let new = value(at: touch.location(in: self).x - grip)
        let before = value
        if new != value { setValue(new, animated: false) }
        if value != before {
            if isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        }
        return true
    }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
}
