/// A rectangle on the screen with a layer, subviews and constraints. What subclasses may override stands here in
/// a few lines each; the work is in `UIView+….swift`.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, UITraitEnvironment, @preconcurrency NSCoding {
    /// The class of the layer that a view of this class gets.
    open class var layerClass: AnyClass { CALayer.self }
    /// UIKit: views are opaque until told otherwise, except those of the classes whose elements Interface Builder
    /// writes with `opaque="NO"`. Nothing is drawn otherwise for it.
    class var isOpaqueAtFirst: Bool { true }

    let rootLayer: CALayer
    open var layer: CALayer { rootLayer }
    /// Subviews, back to front.
    var subviewList: [UIView] = []
    /// Taken away in the superview's `deinit`: a weak reference would make the reference counting of every view that has
    /// subviews slow.
    nonisolated(unsafe) unowned(unsafe) var superviewReference: UIView?
    /// The window, kept while the view is in one.
    weak var windowReference: UIWindow?
    /// The controller whose root view this is.
    weak var controller: UIViewController? { didSet { hasController = controller != nil } }
    /// Whether there is, or was, such a controller: most views have none, and every layout asks.
    private(set) var hasController = false

    final var pendingUpdates = PendingUpdates()
    var trackedReads: [TrackedReads] = []
    /// Hidden, and seen as long as its stack view takes it out.
    final private(set) var isLeavingStack = false

    var backgroundStore: UIColor?
    var tintStore: UIColor?
    var tintModeStore = TintAdjustmentMode.automatic
    /// What appearances gave the view.
    var appearanceGiven: AppearanceProxy.Values?
    /// Whether something is presented over this view that takes its colours away.
    final private(set) var isDimmedByPresentation = false
    var cachedTraits: UITraitCollection?
    final var ownTraits = OwnTraits()
    final var insetState = ViewInsets()
    /// Constraint state, made when first needed.
    var autoLayout: AutoLayoutState?
    final var attachments = ViewAttachments()
    /// What a nib says for other size classes.
    var nibVariations: NibVariations?

    open var tag = 0
    open var accessibilityIdentifier: String?
    open var isAccessibilityElement = false
    open var accessibilityLabel: String? {
        get { accessibilityLabelStore ?? defaultAccessibilityLabel }
        set { accessibilityLabelStore = newValue }
    }
    var accessibilityLabelStore: String?
    final private(set) var accessibilityExtras: AccessibilityExtras?
    final func makeAccessibilityExtras() -> AccessibilityExtras {
        let made = AccessibilityExtras()
        accessibilityExtras = made
        return made
    }
    open var accessibilityElements: [Any]? {
        get { accessibilityExtras?.elements }
        set { madeAccessibilityExtras.elements = newValue }
    }
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityExtras?.customActions }
        set { madeAccessibilityExtras.customActions = newValue }
    }
    open var accessibilityFrame: CGRect {
        get { accessibilityExtras?.frame ?? convert(bounds, to: nil as UIView?) }
        set { madeAccessibilityExtras.frame = newValue }
    }
    open var accessibilityActivationPoint: CGPoint {
        get {
            accessibilityExtras?.activationPoint
                ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
        }
        set { madeAccessibilityExtras.activationPoint = newValue }
    }
    open var shouldGroupAccessibilityChildren: Bool {
        get { madeAccessibilityExtras.groupsChildren }
        set { madeAccessibilityExtras.groupsChildren = newValue }
    }
    open var accessibilityViewIsModal: Bool {
        get { madeAccessibilityExtras.isModal }
        set { madeAccessibilityExtras.isModal = newValue }
    }
    open var accessibilityPath: UIBezierPath? {
        get { madeAccessibilityExtras.path }
        set { madeAccessibilityExtras.path = newValue }
    }
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { madeAccessibilityExtras.navigationStyle }
        set { madeAccessibilityExtras.navigationStyle = newValue }
    }
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { madeAccessibilityExtras.containerType }
        set { madeAccessibilityExtras.containerType = newValue }
    }
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibilityExtras?.rotors }
        set { madeAccessibilityExtras.rotors = newValue }
    }
    open var accessibilityUserInputLabels: [String]! {
        get { madeAccessibilityExtras.userInputLabels }
        set { madeAccessibilityExtras.userInputLabels = newValue }
    }
    open var accessibilityLanguage: String? {
        get { madeAccessibilityExtras.language }
        set { madeAccessibilityExtras.language = newValue }
    }
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { madeAccessibilityExtras.attributedLabel }
        set {
            madeAccessibilityExtras.attributedLabel = newValue
            accessibilityLabel = newValue?.string
        }
    }
    open var accessibilityIgnoresInvertColors: Bool {
        get { madeAccessibilityExtras.ignoresInvertColors }
        set { madeAccessibilityExtras.ignoresInvertColors = newValue }
    }
    open var showsLargeContentViewer: Bool {
        get { madeAccessibilityExtras.showsLargeContentViewer }
        set { madeAccessibilityExtras.showsLargeContentViewer = newValue }
    }
    open var largeContentTitle: String? {
        get { madeAccessibilityExtras.largeContentTitle }
        set { madeAccessibilityExtras.largeContentTitle = newValue }
    }
    /// The picture that a resting finger shows large, beside the title.
    open var largeContentImage: UIImage? {
        get { accessibilityExtras?.largeContentImage }
        set { madeAccessibilityExtras.largeContentImage = newValue }
    }
    /// Whether that picture is made larger than it is.
    open var scalesLargeContentImage: Bool {
        get { accessibilityExtras?.scalesLargeContentImage ?? false }
        set { madeAccessibilityExtras.scalesLargeContentImage = newValue }
    }
    open var largeContentImageInsets: UIEdgeInsets {
        get { accessibilityExtras?.largeContentImageInsets ?? .zero }
        set { madeAccessibilityExtras.largeContentImageInsets = newValue }
    }
    /// Whether a person can act on the view: whether it is enabled and hears of touches, unless it says otherwise.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibilityExtras?.respondsToUserInteraction ?? isUserInteractionEnabled }
        set { madeAccessibilityExtras.respondsToUserInteraction = newValue }
    }
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { accessibilityExtras?.textualContext }
        set { madeAccessibilityExtras.textualContext = newValue }
    }
    open var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
        get { accessibilityExtras?.directTouchOptions ?? [] }
        set { madeAccessibilityExtras.directTouchOptions = newValue }
    }
    open func accessibilityElementIsFocused() -> Bool { false }
    /// What the view has, with its subviews and the constraints among them. Not its layer's own properties, nor
    /// targets, delegates and gesture recognisers.
    open func encode(with coder: NSCoder) { archive(in: coder) }
    open func accessibilityElementCount() -> Int { accessibilityExtras?.elements?.count ?? 0 }
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityExtras?.elements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityExtras?.elements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }
    /// What the view says when the app set no label.
    var defaultAccessibilityLabel: String? { nil }
    open var accessibilityValue: String?
    open var accessibilityHint: String?
    open var accessibilityTraits: UIAccessibilityTraits = .none
    open var accessibilityElementsHidden = false

    /// How the corners are rounded; the radii follow the view's size and its container.
    open var cornerConfiguration: UICornerConfiguration {
        get { cornerConfigurationStore ?? .corners(radius: 0) }
        set {
            cornerConfigurationStore = newValue
            roundConfiguredCorners()
        }
    }
    var cornerConfigurationStore: UICornerConfiguration?
    /// The largest radius of some corners that the corner configuration gives.
    open func effectiveRadius(corner: UIRectCorner) -> CGFloat { radius(ofCorners: corner) }

    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var contentMode = ContentMode.scaleToFill {
        didSet { if contentMode != oldValue { contentModeDidChange() } }
    }
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet {
            guard semanticContentAttribute != oldValue else { return }
            setNeedsLayout()
            // What leading is in the constraints that it holds.
            if autoLayout != nil { constraintStructureDidChange() }
        }
    }
    open var autoresizesSubviews = true
    open var autoresizingMask: AutoresizingMask = []
    open var clearsContextBeforeDrawing = true
    open var restorationIdentifier: String?
    open var insetsLayoutMarginsFromSafeArea = true { didSet { marginsMayHaveChanged() } }
    open var preservesSuperviewLayoutMargins = false { didSet { marginsMayHaveChanged() } }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { traitsMayHaveChanged() } }
    }

    // MARK: Making

    public init(frame: CGRect) {
        rootLayer = Construction.layer(Self.layerClass as? CALayer.Type ?? CALayer.self)
        super.init()
        setUpLayer()
        self.frame = frame
    }

    public override convenience init() { self.init(frame: .zero) }
    /// A view made by the `init()` that its class has itself; the lowering of source overrides this where there is one.
    open class func _madeByPlainInit() -> UIView? { nil }

    public required init?(coder: NSCoder) {
        rootLayer = Construction.layer(Self.layerClass as? CALayer.Type ?? CALayer.self)
        super.init()
        setUpLayer()
        decodeNib(coder)
    }

    deinit {
        rootLayer.view = nil
        autoLayout?.handle.view = nil
        for subview in subviewList where subview.superviewReference === self {
            subview.superviewReference = nil
        }
    }

    /// Makes the view inside this one that has the keyboard give it up.
    /// - Parameter force: does so even when a delegate would not.
    /// - Returns: whether the view has resigned.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { resignEditor(force) }

    // MARK: Responder

    open override var next: UIResponder? { controller ?? superviewReference }
    /// Outside of a window the view waits to be in one.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard window == nil else { return super.becomeFirstResponder() }
        if canBecomeFirstResponder { FirstResponder.awaited = self }
        return false
    }

    // MARK: Geometry

    open var frame: CGRect {
        get { rootLayer.frame }
        set { changeGeometry { rootLayer.frame = newValue } }
    }
    open var bounds: CGRect {
        get { rootLayer.bounds }
        set { changeGeometry { rootLayer.bounds = newValue } }
    }
    open var center: CGPoint {
        get { rootLayer.position }
        set { changeGeometry { rootLayer.position = newValue } }
    }
    open var transform: CGAffineTransform {
        get { rootLayer.affineTransform() }
        set { rootLayer.setAffineTransform(newValue) }
    }
    open var transform3D: CATransform3D {
        get { rootLayer.transform }
        set { rootLayer.transform = newValue }
    }
    /// Where in the bounds, in unit coordinates, `center` lies and `transform` turns.
    open var anchorPoint: CGPoint {
        get { rootLayer.anchorPoint }
        set { rootLayer.anchorPoint = newValue }
    }
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }

    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open func sizeToFit() { fitSize() }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        deepestView(at: point, with: event)
    }

    // MARK: Look

    open var backgroundColor: UIColor? {
        get { backgroundStore }
        set {
            backgroundStore = newValue
            showBackground()
        }
    }
    /// Backgrounds that the class gives its views, which an appearance may replace.
    var usualBackgrounds: [UIColor] { [] }
    /// What is painted behind the contents, in place of the colour of its own.
    var coveringBackground: UIColor? { nil }
    final func showBackground() {
        layer.backgroundColor = (coveringBackground ?? backgroundStore)?.cgColor(with: traitCollection)
    }
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set {
            rootLayer.opacity = Float(newValue)
            KeyValueObservers.changed(self)
        }
    }
    open var isHidden: Bool {
        get { isLeavingStack || rootLayer.isHidden }
        set {
            guard newValue != isHidden else { return }
            isLeavingStack = newValue && superviewReference?.animatesLeaving(of: self) == true
            if !isLeavingStack { rootLayer.isHidden = newValue }
            superviewReference?.frontMayHaveChanged(by: self)
            superviewReference?.arrangedVisibilityDidChange(of: self)
            KeyValueObservers.changed(self)
        }
    }
    /// The animation within which a stack view took the view out has ended.
    final func finishLeavingStack() {
        guard isLeavingStack else { return }
        isLeavingStack = false
        rootLayer.isHidden = true
    }
    open var isOpaque: Bool {
        get { rootLayer.isOpaque }
        set { rootLayer.isOpaque = newValue }
    }
    open var clipsToBounds: Bool {
        get { rootLayer.masksToBounds }
        set { rootLayer.masksToBounds = newValue }
    }
    open var mask: UIView? { didSet { layer.mask = mask?.layer } }
    /// UIKit: nil takes over the superview's; dimmed where `tintAdjustmentMode` is.
    open var tintColor: UIColor! {
        get { shownTint }
        set { changeTint { tintStore = newValue } }
    }
    /// UIKit: reads normal or dimmed, never automatic.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { resolvedTintMode }
        set { changeTint { tintModeStore = newValue } }
    }

    final func dimTint(byPresentation isDimmed: Bool) {
        changeTint { isDimmedByPresentation = isDimmed }
    }

    /// Draws nothing. A view that overrides this gets contents of its own.
    open func draw(_ rect: CGRect) {}
    open func setNeedsDisplay() { rootLayer.setNeedsDisplay() }
    open func setNeedsDisplay(_ rect: CGRect) { rootLayer.setNeedsDisplay(rect) }
    /// Called when the tint is another one, also because the view came under another superview.
    open func tintColorDidChange() {}

    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }

    /// UIKit: inside of an animation block what animates the change, elsewhere `NSNull`.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        AnimationBlockAction(forKey: event) ?? NSNull()
    }
    open func display(_ layer: CALayer) { displayContents(of: layer) }
    open func draw(_ layer: CALayer, in context: CGContext) { drawContents(of: layer, in: context) }
    /// Lays out the subviews when it is the view's own layer that is laid out.
    open func layoutSublayers(of layer: CALayer) { if layer === rootLayer { layoutSubviews() } }
    open func layerWillDraw(_ layer: CALayer) {}
    open func layerDidChangeSize(_ layer: CALayer, from oldSize: CGSize) {
        boundsSizeDidChange(from: oldSize)
    }
    public final func layer(_ layer: CALayer, asksForLayout moment: LayoutMoment) {
        guard layer === rootLayer else { return }
        if moment == .now { layoutIfNeeded() } else { setNeedsLayout() }
    }
    public final var waitsForLayout: Bool { pendingUpdates.own.contains(.layout) }

    nonisolated open override dynamic var debugDescription: String { super.debugDescription }
    /// What a debugger shows of the view; off the main thread its class and address.
    nonisolated open override dynamic var description: String {
        MainThread.isHere ? MainThread.isolated { describedForPrinting } : plainDescription
    }

    // MARK: Hierarchy

    open var superview: UIView? { superviewReference }
    open var subviews: [UIView] { subviewList }
    open var window: UIWindow? { windowReference }

    open func addSubview(_ view: UIView) { insert(view, at: subviewList.count) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, below: sibling) }
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, above: sibling) }
    open func removeFromSuperview() { detach() }
    open func bringSubviewToFront(_ view: UIView) { moveSubview(view, toFront: true) }
    open func sendSubviewToBack(_ view: UIView) { moveSubview(view, toFront: false) }
    open func exchangeSubview(at first: Int, withSubviewAt second: Int) { exchangeSubviews(first, second) }
    open func isDescendant(of view: UIView) -> Bool { isInside(view) }
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    // MARK: Layout

    open func setNeedsLayout() { markNeedsLayout() }
    open func layoutIfNeeded() {
        layoutNow()
        layer.layoutTree()
    }
    /// Places the subviews that constraints govern. Overrides call super.
    open func layoutSubviews() { layoutConstrainedSubviews() }
    /// Constraints that are solved below a subview, on their own, have changed.
    func constraintsDidChange(inside subview: UIView) {}

    /// Asks for `updateProperties()` before the next layout.
    open func setNeedsUpdateProperties() { markNeedsProperties() }
    /// Runs the updates of properties that this view and those below it wait for, at once.
    open func updatePropertiesIfNeeded() { updatePropertiesTree() }
    /// For overrides: brings contents and looks up to date before the view is laid out. It runs when the view is first shown,
    /// after `setNeedsUpdateProperties()`, and whenever a trait or a property of an `@Observable` object changes that it has
    /// read; overrides call super and are not called directly.
    open func updateProperties() {}

    open func setNeedsUpdateConstraints() { markNeedsConstraints() }
    open func updateConstraintsIfNeeded() { updateConstraintsTree() }
    open func needsUpdateConstraints() -> Bool { pendingUpdates.own.contains(.constraints) }
    /// Overrides call super last.
    open func updateConstraints() {}
    open class var requiresConstraintBasedLayout: Bool { false }

    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { autoLayout?.translatesMask ?? true }
        set { setTranslatesMask(newValue) }
    }
    /// `noIntrinsicMetric` on an axis without a natural size.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }
    open func invalidateIntrinsicContentSize() { intrinsicSizeMayHaveChanged() }
    /// The natural size at a given width, for views whose height depends on it; nil when it does not.
    func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? { nil }
    /// Whether the content goes on in further lines where the width ends.
    var wrapsAtItsWidth: Bool { false }
    /// The hugging of a view that was told none.
    func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging(axis) }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setHugging(priority, axis)
    }
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        compressionResistance(axis)
    }
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        setCompressionResistance(priority, axis)
    }
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        NaturalSize.withNoWidthInMind {
            systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
                verticalFittingPriority: .fittingSizeLevel)
        }
    }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontal, vertical)
    }
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect rect: CGRect) -> CGRect {
        let i = alignmentRectInsets
        return rect.inset(by: UIEdgeInsets(top: -i.top, left: -i.left, bottom: -i.bottom, right: -i.right))
    }
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }
    /// Distance of the first baseline from the top; nil: the bottom edge stands for it.
    var firstBaselineOffset: CGFloat? { nil }
    /// Distance of the last baseline from the bottom.
    var lastBaselineOffset: CGFloat? { nil }
    /// Both below the middle, where that places the text whatever the height; nil where an edge does.
    var baselinesFromMiddle: (first: CGFloat, last: CGFloat)? { nil }

    // MARK: Margins and safe area

    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setLayoutMargins(newValue) }
    }
    /// The margins until others are set.
    var standardLayoutMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(effectiveLayoutMargins, rightToLeft: isRightToLeft) }
        set { setDirectionalMargins(newValue) }
    }
    open func layoutMarginsDidChange() {}
    open var safeAreaInsets: UIEdgeInsets { insetState.safeArea }
    open func safeAreaInsetsDidChange() {}
    /// Takes over traits that have changed around it, now.
    open func updateTraitsIfNeeded() { traitsMayHaveChanged() }
    /// What the subviews take as this view's safe area.
    var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }
    /// The kind of list that begins with this view; nil: none.
    var listEnvironmentHere: UIListEnvironment? { nil }

    // MARK: Traits

    open var traitCollection: UITraitCollection { cachedTraits ?? traitsOutsideWindows }
    /// Texts in this view are never smaller; nil: as the surroundings say.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { ownTraits.sizeLimits?.minimum }
        set { limitSizes { $0.minimum = newValue } }
    }
    /// Texts in this view are never larger; nil: as the surroundings say.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { ownTraits.sizeLimits?.maximum }
        set { limitSizes { $0.maximum = newValue } }
    }
    /// What limits the sizes here, for the console.
    open var appliedContentSizeCategoryLimitsDescription: String {
        "minimum: \(minimumContentSizeCategory?.rawValue ?? "none"), "
            + "maximum: \(maximumContentSizeCategory?.rawValue ?? "none")"
    }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// One of the size classes is another now.
    func sizeClassDidChange() {}
    /// The reader's text size is another one; also on entering a window with another than what the view was made with.
    func contentSizeCategoryDidChange() {
        (self as? any ContentSizeCategoryAdjusting)?.adjustFonts(for: traitCollection)
    }
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        isRightToLeft ? .rightToLeft : .leftToRight
    }

    // MARK: Focus; a touch screen has none

    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}
    open var canBecomeFocused: Bool { false }
    open var isFocused: Bool { false }
    open var focusEffect: UIFocusEffect? {
        didSet { Kept.say("UIView.focusEffect", "there is no focus engine") }
    }
    open var focusGroupIdentifier: String? {
        didSet { Kept.say("UIView.focusGroupIdentifier", "there is no focus engine") }
    }

    // MARK: Gestures

    // MARK: Spaces; nil stands for the window

    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        rootLayer.convert(point, to: converting(view))
    }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        rootLayer.convert(point, from: converting(view))
    }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        rootLayer.convert(rect, to: converting(view))
    }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        rootLayer.convert(rect, from: converting(view))
    }

    // MARK: Constraints

    /// The active constraints that this view keeps: those of which it is the nearest view containing all
    /// items.
    open var constraints: [NSLayoutConstraint] { autoLayout?.constraints ?? [] }
    open func addConstraint(_ constraint: NSLayoutConstraint) { attach(constraint) }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { detach(constraint) }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach(removeConstraint)
    }
    open var layoutGuides: [UILayoutGuide] { autoLayout?.guides ?? [] }
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { attach(layoutGuide) }
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { detach(layoutGuide) }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .right) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutItem(self), .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutItem(self), .bottom) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutItem(self), .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutItem(self), .height) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .centerX) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutItem(self), .centerY) }
    open var firstBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(LayoutItem(self), .firstBaseline)
    }
    open var lastBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(LayoutItem(self), .lastBaseline)
    }

    /// The part of the view that no bar covers.
    open var safeAreaLayoutGuide: UILayoutGuide { autoLayoutState.guide(.safeArea, of: self) }
    /// The view without its layout margins.
    open var layoutMarginsGuide: UILayoutGuide { autoLayoutState.guide(.layoutMargins, of: self) }
    /// The part of the margins in which lines of text are not too long to read.
    open var readableContentGuide: UILayoutGuide { autoLayoutState.guide(.readable, of: self) }
    /// The part of the view that no keyboard covers. Made when first asked for.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }
    /// The guide that follows a region of this view.
    open func layoutGuide(for region: LayoutRegion) -> UILayoutGuide { guide(for: region) }
    /// From the view's edges to those of a region, in points.
    open func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets { insets(for: region) }
    open func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(edgeInsets(for: region), rightToLeft: isRightToLeft)
    }

    /// Whether the constraints allow this view several places. A diagnostic: it solves again several times.
    open var hasAmbiguousLayout: Bool { isAmbiguous }
    /// The constraints that determine this view's place on an axis: all active ones that name it there.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraints(naming: axis)
    }
    open func exerciseAmbiguityInLayout() {
        Kept.say("UIView.exerciseAmbiguityInLayout()", "one of several possible layouts is shown")
    }
    @available(*, deprecated, message: "use forFirstBaselineLayout")
    open func forBaselineLayout() -> UIView { forLastBaselineLayout }

    // MARK: Pictures

    /// A view that shows what this one looks like now.
    /// - Parameter afterUpdates: whether waiting layout is done first.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        snapshot(of: bounds, afterUpdates: afterUpdates)
    }
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? { snapshot(of: rect, afterUpdates: afterUpdates) }
    /// Draws the view and all below it into the current context.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        paintHierarchy(in: rect, afterUpdates: afterUpdates)
    }

    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { attachments.gestureRecognizers }
        set { replaceGestureRecognizers(newValue ?? []) }
    }
    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { attach(recognizer) }
    open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { detach(recognizer) }
    open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

    open var interactions: [any UIInteraction] {
        get { attachments.interactions }
        set { replaceInteractions(newValue) }
    }
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

    open var motionEffects: [UIMotionEffect] {
        get { attachments.motionEffects }
        set { attachments.setMotionEffects(newValue) }
    }
    open func addMotionEffect(_ effect: UIMotionEffect) { attachments.add(effect) }
    open func removeMotionEffect(_ effect: UIMotionEffect) { attachments.remove(effect) }

    /// Whether this view gives a subview its place, whatever that says of its mask.
    func places(_ subview: UIView) -> Bool { false }
    /// Whether a subview that is hidden is seen until the animation in force has ended.
    func animatesLeaving(of view: UIView) -> Bool { false }
    /// A subview of a stack view was shown or hidden.
    func arrangedVisibilityDidChange(of view: UIView) {}
    /// A subview left the hierarchy.
    func subviewWasRemoved(_ view: UIView) {}

    // MARK: What categories replace on Apple's systems: `dynamic`, so that an override in an extension does too

    open override dynamic func awakeFromNib() { super.awakeFromNib() }
    open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
    }
    open override dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
    }
    open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
    }
    open override dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
    }
}

/// How assistive technology takes a view.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let none: UIAccessibilityTraits = []
    public static let button = Self(bit: 0)
    public static let link = Self(bit: 1)
    public static let image = Self(bit: 2)
    public static let selected = Self(bit: 3)
    public static let playsSound = Self(bit: 4)
    public static let keyboardKey = Self(bit: 5)
    public static let staticText = Self(bit: 6)
    public static let summaryElement = Self(bit: 7)
    public static let notEnabled = Self(bit: 8)
    public static let updatesFrequently = Self(bit: 9)
    public static let searchField = Self(bit: 10)
    public static let startsMediaSession = Self(bit: 11)
    public static let adjustable = Self(bit: 12)
    public static let allowsDirectInteraction = Self(bit: 13)
    public static let causesPageTurn = Self(bit: 14)
    public static let tabBar = Self(bit: 15)
    public static let header = Self(bit: 16)
}

extension UIView {
    /// The values that few views have.
    final class AccessibilityExtras {
        var elements: [Any]?
        var customActions: [UIAccessibilityCustomAction]?
        var frame: CGRect?
        var path: UIBezierPath?
        var activationPoint: CGPoint?
        var language: String?
        var attributedLabel: NSAttributedString?
        var isModal = false
        var groupsChildren = false
        var navigationStyle = UIAccessibilityNavigationStyle.automatic
        var containerType = UIAccessibilityContainerType.none
        var userInputLabels: [String]?
        var ignoresInvertColors = false
        var showsLargeContentViewer = false
        var largeContentTitle: String?
        var largeContentImage: UIImage?
        var scalesLargeContentImage = false
        var largeContentImageInsets = UIEdgeInsets.zero
        var respondsToUserInteraction: Bool?
        var rotors: [UIAccessibilityCustomRotor]?
        var textualContext: UIAccessibilityTextualContext?
        var directTouchOptions: UIAccessibilityDirectTouchOptions = []
    }

    var madeAccessibilityExtras: AccessibilityExtras { accessibilityExtras ?? makeAccessibilityExtras() }
}
