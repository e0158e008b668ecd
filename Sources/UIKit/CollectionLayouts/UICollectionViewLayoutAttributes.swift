import ListEngine

/// Where and how one element of a collection view stands.
///
/// A layout makes these, the collection view applies them to its views. Lengths in points, coordinates of the
/// content. Subclasses that add properties override `copy(with:)` and `isEqual(_:)`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// The frame before `transform3D`; it keeps origins exactly as they were set.
    var plainFrame = CGRect.zero
    private(set) var key = ListElementKey(category: .cell, kind: .cell, indexPath: IndexPath())

    /// The lengths that the layout has estimated and asks the view for.
    var selfSizing: EstimatedAxes = []
    /// The section in whose own scroller the element lives; nil: it moves with the content.
    var scroller: Int?

    /// Where the element stands in a list; nil outside of lists.
    var list: ListElementPlace?

    /// Whether the layout wants to know the size that the content asks for.
    var isSelfSizing: Bool {
        get { !selfSizing.isEmpty }
        set { selfSizing = newValue ? [.width, .height] : [] }
    }

    open var indexPath = IndexPath() {
        didSet { key = ListElementKey(category: key.category, kind: key.kind, indexPath: indexPath) }
    }

    /// Turned about the centre. Identity at first.
    open var transform3D = CATransform3DIdentity
    /// 0 clear, 1 opaque.
    open var alpha: CGFloat = 1
    /// Higher ones lie in front.
    open var zIndex = 0
    /// The collection view makes no view for a hidden element.
    open var isHidden = false

    public override init() { super.init() }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        represent(.cell, kind: .cell, indexPath)
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        represent(.supplementaryView, kind: .named(elementKind), indexPath)
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        represent(.decorationView, kind: .named(decorationViewKind), indexPath)
    }

    func represent(
        _ category: UICollectionView.ElementCategory, kind: ListElementKind, _ indexPath: IndexPath
    ) {
        self.indexPath = indexPath
        key = ListElementKey(category: category, kind: kind, indexPath: indexPath)
    }

    /// The box around the transformed element.
    open var frame: CGRect {
        get { transformedFrame }
        set { setTransformedFrame(newValue) }
    }

    /// Setting it moves the element.
    open var center: CGPoint {
        get { CGPoint(x: plainFrame.midX, y: plainFrame.midY) }
        set { plainFrame.origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2) }
    }

    /// Setting it keeps the centre.
    open var size: CGSize {
        get { plainFrame.size }
        set {
            guard newValue != plainFrame.size else { return }
            let center = center
            plainFrame.size = newValue
            self.center = center
        }
    }

    /// Origin zero, `size`.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// The affine part of `transform3D`.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    open var representedElementCategory: UICollectionView.ElementCategory { key.category }

    /// nil for cells.
    open var representedElementKind: String? { key.category == .cell ? nil : key.kind.name }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainThread.isolated { duplicate() }
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return MainThread.isolated { isSame(as: other) }
    }

    nonisolated open override var hash: Int {
        MainThread.isolated { key.hashValue }
    }

    nonisolated open override var description: String {
        MainThread.isolated { line }
    }
}
