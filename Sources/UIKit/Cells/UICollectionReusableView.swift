/// A view that a collection view makes once and shows for one element after another.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    class override var isOpaqueAtFirst: Bool { false }

    /// Under which name it was registered; nil for one that was not dequeued.
    open var reuseIdentifier: String? { identifierStore }
    var identifierStore: String?

    /// The collection view that made it.
    weak var owner: UICollectionView?
    /// The element shown now; nil in the pool.
    var elementKey: ListElementKey?
    /// Stands for an item whose data is still to come: the delegate does not hear of it.
    var isPlaceholder = false
    /// Made ahead of its coming into sight, and hidden until then.
    var isPrepared = false
    /// What was last applied.
    var appliedValues: AppliedAttributes?
    /// Whether its size is to be asked for again in the next layout.
    var asksForSize = false
    /// The depth at which it stands among its siblings.
    var placedLevel: CollectionElementLevel?
    /// Where it waits for its next use.
    var poolKey: CollectionPoolKey?

    /// Whether the list, and not the app, has hidden the view.
    private var isPutAway = false
    private var isListHiding = false
    open override var isHidden: Bool { didSet { if !isListHiding { isPutAway = false } } }

    /// The list hides the view, or shows it again: what the app has hidden stays hidden.
    final func show(_ isShown: Bool) {
        guard isShown ? isPutAway : !isHidden else { return }
        isListHiding = true
        isHidden = !isShown
        isListHiding = false
        isPutAway = !isShown
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeNibReusable(coder)
    }

    /// What the data source calls its item; nil when it shows none.
    var itemPath: IndexPath? {
        guard let place = elementKey?.indexPath else { return nil }
        return owner.map { $0.dataPath(place) } ?? place
    }

    /// Called before the view is shown for another element. Overrides call super.
    open func prepareForReuse() {}

    /// Called after frame, alpha and depth were taken over from changed attributes.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The attributes that the content asks for, given those the layout estimated.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        fittedAttributes(layoutAttributes)
    }

    func fittedAttributes(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let axes = attributes.selfSizing
        var size = systemLayoutSizeFitting(
            attributes.size, withHorizontalFittingPriority: axes == .height ? .required : .fittingSizeLevel,
            verticalFittingPriority: axes == .width ? .required : .fittingSizeLevel)
        if !axes.contains(.width) { size.width = attributes.size.width }
        if !axes.contains(.height) { size.height = attributes.size.height }
        guard size.width > 0, size.height > 0, size != attributes.size else { return attributes }
        let copy = attributes.copied
        copy.plainFrame.size = size
        return copy
    }
}
