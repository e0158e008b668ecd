import ListEngine

/// Makes a section of the layout, by its number; nil stops the app.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Sections made of groups made of items.
///
/// The arithmetic is `ListEngine.CompositionalLayout`: groups that are alike cost nothing each. Guessed
/// lengths are replaced by what cells measure when they come into sight; what is seen stays in place.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    let provider: UICollectionViewCompositionalLayoutSectionProvider
    let state = CompositionalLayoutState()

    /// Every section alike.
    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    public required init?(coder: NSCoder) {
        fatalError("UICollectionViewCompositionalLayout is made in code: its sections are not in nibs")
    }

    /// Of the whole layout. Setting it lays out anew; changing the object does not.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { if configuration !== oldValue { invalidateLayout() } }
    }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    open override class var invalidationContextClass: AnyClass { CompositionalInvalidationContext.self }

    open override func prepare() {
        super.prepare()
        bringUpToDate()
    }

    open override var collectionViewContentSize: CGSize { state.layout?.contentSize ?? .zero }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        compositionalAttributes(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        itemAttributes(at: indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        supplementaryAttributes(.named(elementKind), at: indexPath)
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        decorationAttributes(.named(elementKind), at: indexPath)
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
        keepingSections(super.invalidationContext(forBoundsChange: newBounds))
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        measurementMatters(preferredAttributes, originalAttributes)
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        applyMeasurement(preferredAttributes)
        return keepingSections(context)
    }

    override var knowsItsElements: Bool { type(of: self) == UICollectionViewCompositionalLayout.self }
    override var leavesSizesToViews: Bool { false }

    override func follow(_ map: BatchMap) { moveMeasurements(map) }

    override func scrollers(in rect: CGRect) -> [(section: Int, scroller: SectionScroller)] {
        sectionScrollers(in: rect)
    }

    override func scrollerMovementMatters(_ section: Int) -> Bool {
        state.sections.indices.contains(section)
            && state.sections[section].visibleItemsInvalidationHandler != nil
    }
}

/// What a compositional layout has apart from its sections.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// Points.
    open var interSectionSpacing: CGFloat = 0
    /// Headers and footers of the whole layout; their index path has one number.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    public override init() { super.init() }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainThread.isolated { duplicate() }
    }

    private func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }
}

/// Tells whether the sections have to be asked for again.
@MainActor
final class CompositionalInvalidationContext: UICollectionViewLayoutInvalidationContext {
    var keepsSections = false
}
