import ListEngine

/// Items fill lines, lines stack along the scroll direction, sections follow one another with header and
/// footer.
///
/// The arithmetic is `ListEngine.FlowLayout`: a section of one item size costs nothing per item. What the
/// delegate answers wins over the properties here.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Stands for "as large as the content" where a size is asked for.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    let cache = FlowLayoutCache()

    /// Points between lines.
    open var minimumLineSpacing: CGFloat = 10 { didSet { metricDidChange(minimumLineSpacing != oldValue) } }
    /// The least between neighbours of a line, points.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { metricDidChange(minimumInteritemSpacing != oldValue) }
    }
    /// Above zero both ways; the delegate's answers and `estimatedItemSize` go before it.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet {
            explainItemSize()
            metricDidChange(itemSize != oldValue)
        }
    }
    /// Other than zero: cells say their sizes themselves, this is the estimate until they do.
    open var estimatedItemSize = CGSize.zero { didSet { metricDidChange(estimatedItemSize != oldValue) } }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { metricDidChange(scrollDirection != oldValue) }
    }
    /// Only the extent along the scroll direction counts; 0: no header.
    open var headerReferenceSize = CGSize.zero { didSet { metricDidChange(headerReferenceSize != oldValue) } }
    /// Only the extent along the scroll direction counts; 0: no footer.
    open var footerReferenceSize = CGSize.zero { didSet { metricDidChange(footerReferenceSize != oldValue) } }
    open var sectionInset = UIEdgeInsets.zero { didSet { metricDidChange(sectionInset != oldValue) } }
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { metricDidChange(sectionInsetReference != oldValue) }
    }
    /// Headers stay at the leading edge of the visible bounds while their section is there.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { metricDidChange(sectionHeadersPinToVisibleBounds != oldValue) }
    }
    /// Footers stay at the trailing edge of the visible bounds while their section is there.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { metricDidChange(sectionFootersPinToVisibleBounds != oldValue) }
    }

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeNibFlowLayout(coder)
    }

    open override class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }

    open override func prepare() { _ = flow }

    open override var collectionViewContentSize: CGSize { owner == nil ? .zero : flow.contentSize }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        flowAttributes(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        flowItemAttributes(at: indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        flowBarAttributes(kind: elementKind, at: indexPath)
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        applyInvalidation(context)
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        boundsChangeMatters(newBounds)
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        limit(super.invalidationContext(forBoundsChange: newBounds), to: newBounds)
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        sizesItself && preferredAttributes.size != originalAttributes.size
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        applyMeasurement(preferredAttributes, into: context)
        return context
    }

    override func estimatedAxes(of attributes: UICollectionViewLayoutAttributes) -> EstimatedAxes {
        attributes.representedElementCategory == .cell && sizesItself ? [.width, .height] : []
    }

    override var knowsItsElements: Bool { type(of: self) == UICollectionViewFlowLayout.self }
    override var leavesSizesToViews: Bool { false }
    override var isMirrored: Bool { mirrorsItems }

    override func follow(_ map: BatchMap) { moveMeasurements(map) }
}

extension UICollectionViewFlowLayout {
    /// What `sectionInset` is measured from.
    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset
        case fromSafeArea
        case fromLayoutMargins
    }
}
