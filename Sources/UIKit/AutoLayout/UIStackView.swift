/// Lines its arranged subviews up along an axis, by constraints of its own.
@preconcurrency @MainActor
open class UIStackView: UIView {
    class override var isOpaqueAtFirst: Bool { false }

    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    /// Stands for `spacing` in `setCustomSpacing`.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// Stands for the system's distance between neighbours.
    public static let spacingUseSystem = CGFloat.leastNormalMagnitude

    var arranged: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        decodeNibStackView(coder)
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// In the order of arrangement, which need not be that of `subviews`.
    open var arrangedSubviews: [UIView] { arranged }

    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { rearrange() } } }
    open var distribution = Distribution.fill { didSet { if distribution != oldValue { rearrange() } } }
    open var alignment = Alignment.fill { didSet { if alignment != oldValue { rearrange() } } }
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { rearrange() } } }
    /// Measures vertical spacing from baseline to baseline.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { rearrange() } }
    }
    /// Keeps the arranged subviews inside the layout margins, not only inside the bounds.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { rearrange() } }
    }

    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(
            view, at: arranged.contains { $0 === view } ? arranged.count - 1 : arranged.count)
    }

    /// - Precondition: 0 <= stackIndex <= arrangedSubviews.count.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arranged.removeAll { $0 === view }
        ensure(
            (0...arranged.count).contains(stackIndex),
            "stackIndex out of bounds for arranged subview: index \(stackIndex) beyond bounds "
                + "[0 .. \(arranged.count)]"
        )
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arranged.insert(view, at: stackIndex)
        rearrange()
    }

    /// The view stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arranged.contains(where: { $0 === view }) else { return }
        arranged.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        rearrange()
    }

    /// Ignored for a view that is not arranged (`UIStackView.h`).
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        rearrange()
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    open override var forFirstBaselineLayout: UIView { arranged.first { !$0.isHidden } ?? self }
    open override var forLastBaselineLayout: UIView {
        axis == .vertical ? arranged.last { !$0.isHidden } ?? self : forFirstBaselineLayout
    }

    override func arrangedVisibilityDidChange(of view: UIView) {
        guard arranged.contains(where: { $0 === view }) else { return }
        rearrange()
        // Apple's documentation of stack views: `isHidden` in an animation block is all that it takes.
        if AnimationScope.current != nil, window != nil { layoutIfNeeded() }
    }

    override func animatesLeaving(of view: UIView) -> Bool {
        guard let scope = AnimationScope.current, scope.timeline == nil, window != nil,
            arranged.contains(where: { $0 === view })
        else { return false }
        FrameClock.current.schedule(after: scope.delay + scope.duration) { [weak view] in
            view?.finishLeavingStack()
        }
        return true
    }

    override func subviewWasRemoved(_ view: UIView) {
        super.subviewWasRemoved(view)
        removeArrangedSubview(view)
    }

    private func rearrange() {
        constraintStructureDidChange()
        setNeedsLayout()
    }
}
