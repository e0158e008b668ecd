/// A control that is on or off. Its size is its own: a frame gives it a place only.
///
/// UIKit: 63 x 28 points with an intrinsic size of 61 x 28 (iOS 26.1 simulator, recorded), 51 x 31 before.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    class override var isOpaqueAtFirst: Bool { false }

    public enum Style: Int, Sendable { case automatic, checkbox, sliding }

    private let track = UIView()
    private let thumb = UIView()
    private var onStore = false
    /// Whether the finger that is down has moved the thumb.
    private var wasDragged = false
    private var dragStart: CGFloat = 0

    open var isOn: Bool {
        get { onStore }
        set {
            setOn(newValue, animated: false)
            KeyValueObservers.changed(self)
        }
    }
    open var onTintColor: UIColor? { didSet { refreshColors() } }
    open var thumbTintColor: UIColor? { didSet { refreshColors() } }
    /// Kept only; a switch has shown no pictures since iOS 7.
    open var onImage: UIImage? {
        didSet { Kept.say("UISwitch.onImage", "switches have no pictures, as since iOS 7") }
    }
    /// Kept only; a switch has shown no pictures since iOS 7.
    open var offImage: UIImage? {
        didSet { Kept.say("UISwitch.offImage", "switches have no pictures, as since iOS 7") }
    }
    /// Kept only; shown by check boxes of the Mac.
    open var title: String?
    /// Kept only; there is no other style on a phone.
    open var preferredStyle = Style.automatic
    open var style: Style { .sliding }

    private var metrics: ControlMetrics { PlatformMetrics.current.controls }

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: PlatformMetrics.current.controls.switchSize))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeNibSwitch(coder)
        bounds.size = metrics.switchSize
    }

    private func setUp() {
        for view in [track, thumb] { view.isUserInteractionEnabled = false }
        addSubview(track)
        track.addSubview(thumb)
        thumb.layer.shadowOpacity = 0.12
        thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
        thumb.layer.shadowRadius = 4
        isAccessibilityElement = true
        accessibilityTraits = .button
        refreshColors()
    }

    /// Tells no targets.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != onStore else { return }
        onStore = on
        accessibilityValue = on ? "1" : "0"
        guard animated, window != nil else {
            setNeedsLayout()
            return refreshColors()
        }
        layoutIfNeeded()
        UIView.animateTouchably(withDuration: 0.25) {
            self.refreshColors()
            self.placeThumb()
        }
    }

    open override var intrinsicContentSize: CGSize { metrics.switchIntrinsicSize }
    open override var alignmentRectInsets: UIEdgeInsets {
        let (full, natural) = (metrics.switchSize, metrics.switchIntrinsicSize)
        return UIEdgeInsets(top: 0, left: 0, bottom: 0, right: full.width - natural.width)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { metrics.switchSize }
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: metrics.switchSize) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = CGRect(origin: .zero, size: metrics.switchSize)
        track.layer.cornerRadius = metrics.switchSize.height / 2
        placeThumb()
        // Sizes and colours are those of the device's release, which may be another since the switch was made.
        refreshColors()
    }

    private func placeThumb() {
        let (size, inset) = (metrics.switchThumbSize, metrics.switchThumbInset)
        let isAtRight = onStore != isRightToLeft
        thumb.frame = CGRect(
            x: isAtRight ? metrics.switchSize.width - inset - size.width : inset,
            y: (metrics.switchSize.height - size.height) / 2, width: size.width, height: size.height)
        thumb.layer.cornerRadius = size.height / 2
    }

    private func refreshColors() {
        track.backgroundColor = onStore ? onTintColor ?? .systemGreen : metrics.switchOffColor
        thumb.backgroundColor = thumbTintColor ?? .white
        track.alpha = isEnabled ? 1 : 0.5
    }

    override func stateDidChange() {
        super.stateDidChange()
        refreshColors()
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        wasDragged = false
        dragStart = touch.location(in: self).x
        return true
    }

    /// A finger that moves takes the thumb with it.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        if abs(x - dragStart) > 10 { wasDragged = true }
        if wasDragged { turn(on: (x > bounds.midX) != isRightToLeft) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard !wasDragged, let touch, bounds.insetBy(dx: -20, dy: -20).contains(touch.location(in: self))
        else { return }
        turn(on: !onStore)
    }

    /// A drag of the knob along the switch is the switch's.
    open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        super.gestureRecognizerShouldBegin(recognizer)
            && !isDrag(recognizer) { thumb.frame.contains($0) }
    }

    private func turn(on: Bool) {
        guard on != onStore else { return }
        setOn(on, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
