/// A control for a day, a time of day, both, or a length of time.
///
/// DIFFERS: wheels end at their first and last row; the sizes of the style `inline` are chosen, not recorded.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth = 4269 }

    let wheels = UIPickerView(frame: .zero)
    let compact = CompactDateView()
    /// Of the style `inline`.
    var month: UICalendarView?
    let timeTitle = UILabel()
    var parts: [DatePart] = []
    /// Widths of the wheels for the widest titles of each.
    var partWidths: [CGFloat]?
    /// What `dateAndTime` counts its days from.
    var firstDay = Date()
    private var dateStore = Date()
    private var countDown: TimeInterval = 0

    open var datePickerMode = Mode.dateAndTime { didSet { if datePickerMode != oldValue { rebuild() } } }
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { rebuild() } }
    /// What `automatic` stands for here: wheels for a length of time, compact otherwise; wheels before iOS 14.
    open var datePickerStyle: UIDatePickerStyle {
        guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
        let isOld = UIScreen.main.configuration.systemRelease < 14
        return isOld || datePickerMode == .countDownTimer ? .wheels : .compact
    }
    /// The size that it has by its style; zero before it has one.
    var ownSize = CGSize.zero
    open var locale: Locale? { didSet { rebuild() } }
    open var calendar: Calendar! { didSet { rebuild() } }
    open var timeZone: TimeZone? { didSet { rebuild() } }
    /// Setting it tells no targets.
    open var date: Date {
        get { dateStore }
        set { setDate(newValue, animated: false) }
    }
    open var minimumDate: Date? {
        didSet {
            rebuildMonth()
            setDate(dateStore, animated: false)
        }
    }
    open var maximumDate: Date? {
        didSet {
            rebuildMonth()
            setDate(dateStore, animated: false)
        }
    }
    /// Seconds, of the mode `countDownTimer`.
    open var countDownDuration: TimeInterval {
        get { countDown }
        set {
            countDown = min(max((newValue / 60).rounded(.down) * 60, 60), 86340)
            showDate(animated: false)
        }
    }
    /// A divisor of 60.
    open var minuteInterval = 1 {
        didSet {
            if minuteInterval < 1 || 60 % minuteInterval != 0 { minuteInterval = 1 }
            rebuild()
        }
    }
    open var roundsToMinuteInterval = true {
        didSet {
            if !roundsToMinuteInterval {
                Kept.say("UIDatePicker.roundsToMinuteInterval", "times are those of the wheels")
            }
        }
    }
    /// Of the wheels; known by its name only.
    var textColor: UIColor? {
        get { wheels.textColor }
        set { wheels.textColor = newValue }
    }
    /// Kept, known by its name only: the row of today looks as the others.
    var highlightsToday = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeNibDatePicker(coder)
    }

    private func setUp() {
        wheels.dataSource = self
        wheels.delegate = self
        firstDay = dateStore
        calendar = Calendar.current
        compact.tapped = { [weak self] in self?.openEditor(at: $0) }
        timeTitle.text = "Time"
        timeTitle.font = .preferredFont(forTextStyle: .body)
        timeTitle.isHidden = true
        addSubview(wheels)
        addSubview(compact)
        addSubview(timeTitle)
        rebuild()
    }

    open func setDate(_ date: Date, animated: Bool) {
        var new = roundedToMinutes(date)
        // UIKit: bounds in the wrong order are ignored (its header).
        if minimumDate ?? .distantPast <= maximumDate ?? .distantFuture {
            if let minimumDate, new < minimumDate { new = minimumDate }
            if let maximumDate, new > maximumDate { new = maximumDate }
        }
        dateStore = new
        showDate(animated: animated)
    }

    // MARK: View

    override func stateDidChange() {
        super.stateDidChange()
        compact.isEnabled = isEnabled
    }
    open override var intrinsicContentSize: CGSize {
        if isInline { return inlineSize }
        return isCompact ? compact.intrinsicContentSize : CGSize(width: 320, height: UIPickerView.height)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override func layoutSubviews() {
        super.layoutSubviews()
        if isInline { return placeInline() }
        timeTitle.isHidden = true
        if wheels.superview === self { wheels.frame = bounds }
        compact.frame = bounds
    }
}

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
