/// A rectangle of a screen with contents, a look and sublayers. Setters only note what changed;
/// `commit` turns the tree into immutable nodes once a frame.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
    // Of the process: numbers of two sessions must differ.
    private static var lastNumber: UInt64 = 0
    static func newID() -> LayerID {
        lastNumber += 1
        return LayerID(number: lastNumber)
    }
    // Of the process: numbers of two sessions must differ.
    private static var lastAnimationNumber: UInt64 = 0
    static func newAnimationNumber() -> UInt64 {
        lastAnimationNumber += 1
        return lastAnimationNumber
    }
    // Of the process: set once, by the host.
    /// Makes a layer by the `init(layer:)` of another one's class; UIKit knows how for subclasses.
    public static var copyMaker: @MainActor (CALayer) -> CALayer = { CALayer(layer: $0) }

    // Of the process: layers belong to no session.
    /// Hears of each layer that has changed; nil while nobody observes any property.
    public static var changeObserver: (@MainActor (CALayer) -> Void)?

    /// Identity in committed trees.
    public let id: LayerID
    /// Held weakly.
    open var delegate: (any CALayerDelegate)? {
        get { view ?? otherDelegate }
        set {
            guard newValue !== view else { return }
            (view, otherDelegate) = (nil, newValue)
        }
    }
    /// The delegate that owns the layer: a view, which takes itself away in its `deinit`. A weak reference would make
    /// every view's reference counting slow.
    package nonisolated(unsafe) unowned(unsafe) var view: (any CALayerDelegate)?
    private weak var otherDelegate: (any CALayerDelegate)?
    open var superlayer: CALayer? { superlayerReference }
    /// Taken away in the superlayer's `deinit`.
    nonisolated(unsafe) unowned(unsafe) var superlayerReference: CALayer?
    var sublayerList: [CALayer] = []
    var maskLayer: CALayer?

    /// The model values; setters go through `change`.
    var geometryModel = LayerGeometry(
        position: .zero, anchorPoint: CGPoint(x: 0.5, y: 0.5), bounds: .zero, transform: .identity)
    var appearanceModel = LayerAppearance()
    var contentsModel = LayerContents.none
    /// Whether the contents are the app's picture, whose scale is `contentsScale`.
    private var contentsFollowScale = false
    var transform3D = CATransform3DIdentity
    var shadowModel = LayerShadow(
        color: .black, opacity: 0, offset: CGSize(width: 0, height: -3), radius: 3, path: nil)
    var hiddenModel = false

    final var committed = CommittedLayer()
    /// Whether changes ask for actions. Not those of views' layers, unless the view or the layer is of a class that has
    /// actions of its own, nor of layers that are the kit's: only animation scopes move them.
    public var asksForActions = true
    var animationEntries: [LayerAnimationEntry] = []
    final var pendingUpdates = LayerUpdates()
    /// Whether something in this layer's subtree waits for display.
    public final var subtreeNeedsDisplay: Bool { pendingUpdates.subtreeNeedsDisplay }
    /// Whether something in this layer's subtree waits for layout, views aside.
    public final var subtreeNeedsLayout: Bool { pendingUpdates.subtreeNeedsLayout }

    /// The deepest visible layer at `point` (in the superlayer's space), or nil.
    open func hitTest(_ point: CGPoint) -> CALayer? { deepestLayer(at: point) }
    /// Whether `point`, in the layer's own space, is within its bounds.
    open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

    open var name: String?
    /// What `setValue(_:forKey:)` kept under names that are no property.
    var extraValues: [String: Any] = [:]
    /// Applied to the sublayers around this layer's anchor point.
    open var sublayerTransform = CATransform3DIdentity {
        didSet { if sublayerTransform != oldValue { sublayersMayLookDifferent() } }
    }
    /// Whether the layer shows when it has turned its back.
    open var isDoubleSided = true { didSet { if isDoubleSided != oldValue { markVisibilityChanged() } } }
    open var anchorPointZ: CGFloat = 0
    open var isGeometryFlipped = false
    open var autoresizingMask: CAAutoresizingMask = []
    open var actions: [String: any CAAction]?
    open var style: [AnyHashable: Any]?
    open var contentsFormat = CALayerContentsFormat.RGBA8Uint
    open var minificationFilter = CALayerContentsFilter.linear
    open var magnificationFilter = CALayerContentsFilter.linear
    open var minificationFilterBias: Float = 0
    /// Filters are kept and not applied.
    open var filters: [Any]?
    open var backgroundFilters: [Any]?
    open var compositingFilter: Any?

    // The layer's own time, which its animations and its sublayers follow (`CALayer+Time`).
    open var beginTime: CFTimeInterval = 0 { didSet { if beginTime != oldValue { timeDidChange() } } }
    open var speed: Float = 1 { didSet { if speed != oldValue { timeDidChange() } } }
    open var timeOffset: CFTimeInterval = 0 { didSet { if timeOffset != oldValue { timeDidChange() } } }
    // Kept only: a layer does not come and go by itself.
    open var duration: CFTimeInterval = .infinity
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    /// What dumps call this layer; nil for its view's class, or its own.
    public var nodeName: String?
    open var contentsScale: CGFloat = 1 {
        didSet { if contentsFollowScale { refreshContentsImage() } }
    }
    open var zPosition: CGFloat = 0 { didSet { if zPosition != oldValue { superlayer?.markChanged() } } }
    open var contentsGravity = CALayerContentsGravity.resize { didSet { refreshContentsImage() } }
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { refreshContentsImage() } }
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { refreshContentsImage() } }
    /// Whether a change of the bounds' size asks for a new drawing.
    open var needsDisplayOnBoundsChange = false
    open var isOpaque = false
    open var allowsEdgeAntialiasing = false
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = []
    open var drawsAsynchronously = false
    /// Displays keep rasters of every layer; the hint changes nothing.
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1

    public override init() {
        id = CALayer.newID()
        super.init()
    }

    /// A copy of the values for presentation or replication; no sublayers, no delegate.
    public init(layer: Any) {
        id = CALayer.newID()
        super.init()
        if let other = layer as? CALayer { copyValues(of: other) }
    }

    /// Takes over the look of `other`; subclasses add their own values.
    func copyValues(of other: CALayer) {
        geometryModel = other.geometryModel
        appearanceModel = other.appearanceModel
        contentsModel = other.contentsModel
        transform3D = other.transform3D
        shadowModel = other.shadowModel
        hiddenModel = other.hiddenModel
        extraValues = other.extraValues
    }

    public required init?(coder: NSCoder) {
        id = CALayer.newID()
        super.init()
    }

    deinit {
        for layer in sublayerList { layer.superlayerReference = nil }
        maskLayer?.superlayerReference = nil
    }

    // MARK: What subclasses override

    /// Makes the contents: through the delegate, else by `draw(in:)`.
    open func display() {
        if let delegate { delegate.display(self) } else { displayByDrawing() }
    }

    open func draw(in context: CGContext) { delegate?.draw(self, in: context) }

    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    /// Asks for `layoutSublayers()` in the next layout; that of a view's layer is the view's. Called when the size changes and when
    /// sublayers come and go.
    open func setNeedsLayout() { markNeedsLayout() }

    /// Lays out at once what waits around and below this layer: from the highest of the superlayers that wait one in the other.
    open func layoutIfNeeded() { layoutNow() }

    open func needsLayout() -> Bool { view?.waitsForLayout ?? pendingUpdates.needsLayout }

    open func setNeedsDisplay() {
        guard !pendingUpdates.needsDisplay else { return }
        pendingUpdates.requestDisplay()
        markSubtreeNeedsDisplay()
    }

    /// DIFFERS: the whole layer is drawn again.
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
    open func needsDisplay() -> Bool { pendingUpdates.needsDisplay }

    open func displayIfNeeded() {
        guard pendingUpdates.beginDisplay() else { return }
        display()
        pendingUpdates.endDisplay()
    }

    open func add(_ animation: CAAnimation, forKey key: String?) { start(animation, forKey: key) }

    /// What is drawn at a time, one after the other.
    var drawnTiles: [CGRect] { [bounds] }

    /// Contents of subclasses that depend on running animations at `time`; nil: the contents as displayed.
    func animatedContents(at time: Double) -> LayerContents? { managedContents(at: time) }
    /// A value of a subclass by its key path, for animations.
    func contentsValue(_ keyPath: String) -> AnimatableValue? { nil }
    func setContentsValue(_ keyPath: String, _ value: AnimatableValue) -> Bool { false }
    /// The committed children of subclasses that show them otherwise.
    func arrangedNodes(_ nodes: [LayerNode], at time: Double) -> [LayerNode] { nodes }

    open func setValue(_ value: Any?, forKey key: String) { setByKey(key, value) }
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setByKey(keyPath, value) }
    open func value(forKey key: String) -> Any? { valueByKey(key) }
    open func value(forKeyPath keyPath: String) -> Any? { valueByKey(keyPath) }

    open class func needsDisplay(forKey key: String) -> Bool { false }
    open class func defaultValue(forKey key: String) -> Any? { nil }
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    open func action(forKey event: String) -> (any CAAction)? { foundAction(event) }

    open func preferredFrameSize() -> CGSize { bounds.size }

    /// Called after the bounds' size changed.
    open func boundsSizeDidChange() {
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
        // A view hears of its size by itself.
        if view == nil { setNeedsLayout() }
    }

    // MARK: Geometry

    open var bounds: CGRect {
        get { geometryModel.bounds }
        set {
            let old = geometryModel.bounds
            guard newValue != old else { return }
            if changesPlainly {
                geometryModel.bounds = newValue
                markChanged()
            } else {
                let change = beginChange("bounds", from: .rect(old), to: .rect(newValue))
                geometryModel.bounds = newValue
                markChanged()
                change?.run(on: self)
            }
            if old.size != newValue.size {
                boundsSizeDidChange()
                delegate?.layerDidChangeSize(self, from: old.size)
            }
        }
    }

    open var position: CGPoint {
        get { geometryModel.position }
        set {
            guard newValue != geometryModel.position else { return }
            if changesPlainly {
                geometryModel.position = newValue
                markChanged()
            } else {
                let change = beginChange(
                    "position", from: .point(geometryModel.position), to: .point(newValue))
                geometryModel.position = newValue
                markChanged()
                change?.run(on: self)
            }
        }
    }

    open var anchorPoint: CGPoint {
        get { geometryModel.anchorPoint }
        set {
            let old = geometryModel.anchorPoint
            guard newValue != old else { return }
            let change =
                asksForActions ? beginChange("anchorPoint", from: .point(old), to: .point(newValue)) : nil
            geometryModel.anchorPoint = newValue
            markChanged()
            change?.run(on: self)
        }
    }

    /// In perspective where it has some (`m34`); while an animation moves it, the layer is drawn flat.
    open var transform: CATransform3D {
        get { transform3D }
        set {
            guard newValue != transform3D else { return }
            let (old, new) = (geometryModel.transform, newValue.flattened)
            let change = beginChange("transform", from: .transform(old), to: .transform(new))
            transform3D = newValue
            geometryModel.transform = new
            if isDoubleSided { markChanged() } else { markVisibilityChanged() }
            change?.run(on: self)
        }
    }

    // MARK: Look

    open var isHidden: Bool {
        get { hiddenModel }
        set {
            guard newValue != hiddenModel else { return }
            hiddenModel = newValue
            markVisibilityChanged()
            if !newValue, subtreeNeedsDisplay { superlayer?.markSubtreeNeedsDisplay() }
            if asksForActions { runAction("hidden") }
        }
    }

    open var opacity: Float {
        get { appearanceModel.opacity }
        set {
            let old = appearanceModel.opacity
            guard newValue != old else { return }
            let change = beginChange("opacity", from: .number(CGFloat(old)), to: .number(CGFloat(newValue)))
            appearanceModel.opacity = newValue
            markChanged()
            change?.run(on: self)
        }
    }

    open var backgroundColor: CGColor? {
        get { appearanceModel.backgroundColor }
        set {
            let old = appearanceModel.backgroundColor
            guard newValue != old else { return }
            let change = beginChange(
                "backgroundColor", from: .color(old ?? .clear), to: .color(newValue ?? .clear))
            appearanceModel.backgroundColor = newValue
            markChanged()
            change?.run(on: self)
        }
    }

    open var cornerRadius: CGFloat {
        get { appearanceModel.cornerRadius }
        set { change("cornerRadius", \.cornerRadius, to: newValue) { .number($0) } }
    }

    open var borderWidth: CGFloat {
        get { appearanceModel.borderWidth }
        set { change("borderWidth", \.borderWidth, to: newValue) { .number($0) } }
    }

    open var borderColor: CGColor? {
        get { appearanceModel.borderColor }
        set { change("borderColor", \.borderColor, to: newValue) { .color($0 ?? .clear) } }
    }

    open var masksToBounds: Bool {
        get { appearanceModel.masksToBounds }
        set { setAppearance(\.masksToBounds, newValue) }
    }

    open var maskedCorners: CACornerMask {
        get { appearanceModel.maskedCorners }
        set { setAppearance(\.maskedCorners, newValue) }
    }

    open var cornerCurve: CALayerCornerCurve {
        get { appearanceModel.cornerCurve }
        set { setAppearance(\.cornerCurve, newValue) }
    }

    open var allowsGroupOpacity: Bool {
        get { appearanceModel.allowsGroupOpacity }
        set { setAppearance(\.allowsGroupOpacity, newValue) }
    }

    /// What is seen below the layer shows in it, blurred, under its background. Not Core Animation's: views with effects.
    public var backdrop: LayerBackdrop? {
        get { appearanceModel.backdrop }
        set { setAppearance(\.backdrop, newValue) }
    }

    // MARK: Shadow

    open var shadowColor: CGColor? {
        get { shadowModel.color }
        set { changeShadow("shadowColor", \.color, to: newValue ?? .clear) { .color($0) } }
    }
    open var shadowOpacity: Float {
        get { shadowModel.opacity }
        set { changeShadow("shadowOpacity", \.opacity, to: newValue) { .number(CGFloat($0)) } }
    }
    open var shadowOffset: CGSize {
        get { shadowModel.offset }
        set { changeShadow("shadowOffset", \.offset, to: newValue) { .size($0) } }
    }
    open var shadowRadius: CGFloat {
        get { shadowModel.radius }
        set { changeShadow("shadowRadius", \.radius, to: newValue) { .number($0) } }
    }
    open var shadowPath: CGPath? {
        get { shadowModel.path }
        set { setShadow(\.path, newValue) }
    }

    // MARK: Mask and contents

    open var mask: CALayer? {
        get { maskLayer }
        set {
            maskLayer?.superlayerReference = nil
            maskLayer = newValue
            newValue?.removeFromSuperlayer()
            newValue?.superlayerReference = self
            markChanged()
            if newValue?.subtreeNeedsDisplay == true { markSubtreeNeedsDisplay() }
        }
    }

    /// A `CGImage` (as Any, as Core Animation has it) or nil.
    open var contents: Any? {
        get {
            guard case .image(let image) = contentsModel else { return nil }
            return image.image
        }
        set {
            guard let image = newValue as? CGImage else { return changeContents(.none) }
            changeContents(
                .image(
                    LayerImage(
                        image: image, gravity: contentsGravity, scale: contentsScale,
                        contentsRect: contentsRect, contentsCenter: contentsCenter)))
            contentsFollowScale = true
        }
    }

    // MARK: Geometry

    /// The box around the layer in the superlayer's space. Setting it keeps the transform.
    open var frame: CGRect {
        get { geometryModel.frame }
        set { setFrame(newValue) }
    }
    /// What of the transform lies in the plane; nothing when the layer is turned out of it or seen in perspective.
    open func affineTransform() -> CGAffineTransform {
        transform3D.isInPlane ? transform3D.affine : .identity
    }
    open func setAffineTransform(_ t: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(t) }
    /// From `layer`'s space (nil: the root's superspace) to this layer's.
    open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint { point.applying(map(from: layer)) }
    open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect { rect.applying(map(from: layer)) }
    open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
        point.applying(map(from: layer).inverted())
    }
    open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
        rect.applying(map(from: layer).inverted())
    }
    /// - Parameter layer: nil for the clock that all layers share.
    open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
        ownTime(at: layer?.clockTime(of: time) ?? time)
    }
    /// - Parameter layer: nil for the clock that all layers share.
    open func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
        let clock = clockTime(of: time)
        return layer?.ownTime(at: clock) ?? clock
    }
    /// The part of the bounds that the layers above leave visible by their bounds.
    open var visibleRect: CGRect { boundsSeen }
    open func contentsAreFlipped() -> Bool { false }

    // MARK: Hierarchy

    /// Back to front; nil when there are none, as in Core Animation.
    open var sublayers: [CALayer]? {
        get { sublayerList.isEmpty ? nil : sublayerList }
        set { replaceSublayers(newValue ?? []) }
    }
    open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayerList.count) }
    open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, below: sibling) }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, above: sibling) }
    open func replaceSublayer(_ old: CALayer, with new: CALayer) { exchange(old, for: new) }
    open func removeFromSuperlayer() { detach() }

    // MARK: Animations

    /// A copy of this layer as it is shown now.
    open func presentation() -> Self? { shown() as? Self }
    open func model() -> Self { self }
    open func removeAnimation(forKey key: String) { removeAnimations { $0.key == key } }
    open func removeAllAnimations() { removeAnimations { _ in true } }
    open func animation(forKey key: String) -> CAAnimation? {
        animationEntries.last { $0.key == key }?.object
    }
    open func animationKeys() -> [String]? { keysOfAnimations }

    /// Draws the layer and what is below it, "ignoring any animations" (Apple's documentation). UIKit: what waits for layout is laid out
    /// first; published tests draw windows that nobody laid out.
    open func render(in context: CGContext) {
        layoutIfNeeded()
        record(in: context, ignoringAnimations: true)
    }

    /// Replaces what stands between background and sublayers.
    public func setContents(_ contents: LayerContents) {
        contentsFollowScale = false
        guard contents != contentsModel else { return }
        contentsModel = contents
        markChanged()
    }

    private func refreshContentsImage() {
        guard case .image(var image) = contentsModel else { return }
        let followsScale = contentsFollowScale
        defer { contentsFollowScale = followsScale }
        if followsScale { image.scale = contentsScale }
        image.gravity = contentsGravity
        image.contentsRect = contentsRect
        image.contentsCenter = contentsCenter
        setContents(.image(image))
    }
}
