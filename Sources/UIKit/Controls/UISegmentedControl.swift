/// A row of segments of which one is chosen.
///
/// UIKit: 32 points high since iOS 13; the titles are 13 points, medium, the chosen one semibold.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    class override var isOpaqueAtFirst: Bool { false }

    /// No segment is chosen.
    public static let noSegment = -1
    public enum Segment: Int, Sendable { case any, left, center, right, alone }

    var segments: [SegmentView] = []
    let thumb = UIView()
    var titleAttributes = ByState<[NSAttributedString.Key: Any]>()
    var backgroundImages = ByState<UIImage>()
    var dividerImages: [SegmentDivider: UIImage] = [:]
    var contentAdjustments: [Segment: UIOffset] = [:]
    /// The segment under the finger, -1 for none.
    var touched = -1

    open var isMomentary = false
    /// Whether a drag that rests on a segment chooses it.
    open var isSpringLoaded = false
    /// Whether segments are as wide as their content asks for; else all are equally wide.
    open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }
    open var selectedSegmentTintColor: UIColor? { didSet { refreshSegments() } }
    /// `noSegment` for none. Setting it tells no targets.
    open var selectedSegmentIndex = UISegmentedControl.noSegment {
        didSet {
            ensure(
                selectedSegmentIndex == Self.noSegment || segments.indices.contains(selectedSegmentIndex),
                "UISegmentedControl.selectedSegmentIndex \(selectedSegmentIndex) of \(segments.count)"
                    + " segments")
            refreshSegments()
        }
    }
    open var numberOfSegments: Int { segments.count }
    open override var backgroundColor: UIColor? { didSet { showTrack() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSegments()
    }

    /// - Parameter items: `String`s and `UIImage`s.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUpSegments()
        for item in items ?? [] { insert(SegmentContent(item), at: segments.count) }
        bounds.size = naturalSize
    }

    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSegments()
        decodeNibSegments(coder)
    }

    // MARK: Segments

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentContent(title: title), at: segment)
    }
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentContent(image: image), at: segment)
    }
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(SegmentContent(action: action), at: segment)
    }
    open func removeSegment(at segment: Int, animated: Bool) { remove(segment) }
    open func removeAllSegments() { removeAll() }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) {
            $0.title = title
            $0.image = nil
        }
    }
    open func titleForSegment(at segment: Int) -> String? { content(segment)?.title }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) {
            $0.image = image
            $0.title = nil
        }
    }
    open func imageForSegment(at segment: Int) -> UIImage? { content(segment)?.image }
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { $0 = SegmentContent(action: action) }
    }
    open func actionForSegment(at segment: Int) -> UIAction? { content(segment)?.action }
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.content.action?.identifier == actionIdentifier } ?? NSNotFound
    }
    /// 0 for a width of its own.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }
    open func widthForSegment(at segment: Int) -> CGFloat { content(segment)?.width ?? 0 }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }
    open func isEnabledForSegment(at segment: Int) -> Bool { content(segment)?.isEnabled ?? false }
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.offset = offset }
    }
    open func contentOffsetForSegment(at segment: Int) -> CGSize { content(segment)?.offset ?? .zero }

    // MARK: Look

    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        titleAttributes[state] = attributes
        contentDidChange()
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        backgroundImages[state] = backgroundImage
        refreshSegments()
    }
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[state]
    }
    /// Kept only: segments have no dividers of their own here once a background picture is set.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {
        dividerImages[SegmentDivider(left: leftState, right: rightState)] = dividerImage
        refreshSegments()
    }
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        dividerImages[SegmentDivider(left: leftState, right: rightState)]
    }
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        contentAdjustments[leftCenterRightOrAlone] = adjustment
        setNeedsLayout()
    }
    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset {
        contentAdjustments[leftCenterRightOrAlone] ?? .zero
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeSegments()
    }
    override func stateDidChange() {
        super.stateDidChange()
        refreshSegments()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        refreshSegments()
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touched = segment(at: touch.location(in: self))
        refreshSegments()
        return true
    }
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let now = isTouchInside ? segment(at: touch.location(in: self)) : -1
        if now != touched {
            touched = now
            refreshSegments()
        }
        return true
    }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let chosen = touch.map { segment(at: $0.location(in: self)) } ?? -1
        touched = -1
        refreshSegments()
        if chosen >= 0 { choose(chosen) }
    }
    open override func cancelTracking(with event: UIEvent?) {
        touched = -1
        refreshSegments()
    }
}
