import ListEngine

/// The base of all layouts: says where the elements of a collection view stand.
///
/// A subclass overrides ``collectionViewContentSize``, ``layoutAttributesForElements(in:)`` and
/// ``layoutAttributesForItem(at:)``; the rest has answers. Coordinates of the content, points.
@preconcurrency @MainActor
open class UICollectionViewLayout: _NamedObject, NibAwakening {
    weak var owner: UICollectionView?
    var decorationClasses: [String: UICollectionReusableView.Type] = [:]
    var decorationNibs: [String: UINib] = [:]

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        decodeNibLayout(coder)
    }

    open func awakeFromNib() {}
    /// Of use in Interface Builder only; never called here.
    open func prepareForInterfaceBuilder() {}

    /// The collection view that uses this layout; nil before one does.
    open var collectionView: UICollectionView? { owner }

    // MARK: Invalidation

    /// What `invalidateLayout()` passes on: a change that the collection view found out about.
    private var foundContext: UICollectionViewLayoutInvalidationContext?

    /// Out of date as a whole; the next layout pass prepares again. Overrides call super.
    ///
    /// UIKit: it calls `invalidateLayout(with:)`, never the other way round (rdar 40218744). It is also called for each change of the bounds
    /// or the data, and not for views that want another size: a published layout of cells that size themselves forgets all sizes here.
    open func invalidateLayout() {
        let context: UICollectionViewLayoutInvalidationContext
        if let foundContext {
            context = foundContext
        } else {
            context = .make(type(of: self).invalidationContextClass)
            owner?.layoutWasInvalidatedAsAWhole()
        }
        invalidateLayout(with: context)
    }

    /// Out of date as the context says. Overrides call super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        owner?.layoutWasInvalidated(context)
    }

    /// The collection view found out about a change: overrides of both ways to invalidate hear of it.
    func invalidate(becauseOf context: UICollectionViewLayoutInvalidationContext) {
        let before = foundContext
        foundContext = context
        defer { foundContext = before }
        invalidateLayout()
    }

    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Asked for every change of the collection view's bounds, scrolling included. false.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        UICollectionViewLayoutInvalidationContext.make(type(of: self).invalidationContextClass)
    }

    /// Whether a view's wish for another size makes the layout out of date. false.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        false
    }

    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        UICollectionViewLayoutInvalidationContext.make(type(of: self).invalidationContextClass)
    }

    // MARK: Answers

    /// Called before anything is asked, after every invalidation.
    open func prepare() {}

    open var collectionViewContentSize: CGSize { .zero }

    /// The elements whose frames meet `rect`; more do no harm.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        nil
    }

    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        nil
    }

    /// Where a fling may end, given where it would. `velocity` in points per millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        proposedContentOffset
    }

    /// The offset after a batch update or another layout.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// The direction of writing that this layout's places are meant for.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the collection view turns places around where writing runs the other way. false.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Updates

    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    open func finalizeCollectionViewUpdates() {}

    /// Before elements are placed for bounds that change with an animation, or with the turn of the device.
    ///
    /// DIFFERS: elements that come or go with such a change are not asked for initial and final attributes.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    open func finalizeAnimatedBoundsChange() {}

    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    open func finalizeLayoutTransition() {}

    /// Where an item begins in an update of the data. UIKit: asked about all items in sight; overrides return
    /// super's answer for those that are not new.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        usualStart(.cell, .cell, itemIndexPath)
    }

    /// How an item goes in an update of the data.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        usualEnd(.cell, .cell, itemIndexPath)
    }

    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        usualStart(.supplementaryView, .named(elementKind), elementIndexPath)
    }

    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        usualEnd(.supplementaryView, .named(elementKind), elementIndexPath)
    }

    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        usualStart(.decorationView, .named(elementKind), decorationIndexPath)
    }

    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        usualEnd(.decorationView, .named(elementKind), decorationIndexPath)
    }

    /// The supplementary views that an update brings in: they begin as the initial attributes say, although
    /// there was one at their index path.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The supplementary views that an update takes out: they go as the final attributes say.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Moving items interactively

    /// Where a moving item would be among the others.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        targetForMovedItem(previousIndexPath, position)
    }

    /// The moving item's attributes: in front of the others, its middle at the position.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes =
            layoutAttributesForItem(at: indexPath)?.copied
            ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        attributes.zIndex = Int(Int32.max)
        return attributes
    }

    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = UICollectionViewLayoutInvalidationContext.make(type(of: self).invalidationContextClass)
        context.setInteractiveMovement(targetIndexPaths, from: previousIndexPaths, to: targetPosition)
        return context
    }

    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = UICollectionViewLayoutInvalidationContext.make(type(of: self).invalidationContextClass)
        context.setInteractiveMovement(indexPaths, from: previousIndexPaths, to: .zero)
        return context
    }

    /// The lengths that the layout estimates for an element, whoever made its attributes.
    func estimatedAxes(of attributes: UICollectionViewLayoutAttributes) -> EstimatedAxes {
        attributes.selfSizing
    }

    /// Whether elements are UIKit's own answers, the same for every rectangle that holds them. false for layouts of the app,
    /// subclasses of UIKit's among them.
    var knowsItsElements: Bool { false }
    /// Whether its places are those of the other direction of writing, in coordinates that are not.
    var isMirrored: Bool { false }

    /// Whether every view is asked for the size that it wants, and the layout what it makes of it.
    ///
    /// UIKit: so it is with layouts of the app; UIKit's own ask where their sizes are estimates.
    var leavesSizesToViews: Bool { true }

    /// Takes what the layout keeps per item through a batch update.
    func follow(_ map: BatchMap) {}

    // MARK: Sections that scroll for themselves

    /// The scrollers that overlap `rect`, by section.
    func scrollers(in rect: CGRect) -> [(section: Int, scroller: SectionScroller)] { [] }

    /// Whether elements look different after a scroller moved.
    func scrollerMovementMatters(_ section: Int) -> Bool { false }

    // MARK: Decoration views

    /// The class of the decoration views of a kind; nil forgets it.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        registerDecoration(viewClass, kind: elementKind)
    }

    /// The nib of the decoration views of a kind, whose only top-level object is the view; nil forgets it.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorationNibs[elementKind] = nib
        decorationClasses[elementKind] = nil
    }
}

extension UICollectionViewLayout {
    /// The item whose place a point is in; at an end of a section, one past its last item.
    func targetForMovedItem(_ previous: IndexPath, _ position: CGPoint) -> IndexPath {
        guard let owner else { return previous }
        if let found = owner.item(at: position, except: previous) { return found }
        return previous
    }

    func registerDecoration(_ viewClass: AnyClass?, kind: String) {
        decorationNibs[kind] = nil
        guard let viewClass else {
            decorationClasses[kind] = nil
            return
        }
        guard let viewClass = viewClass as? UICollectionReusableView.Type else {
            fatalError(
                "the class \(viewClass) registered for decoration views of kind '\(kind)' "
                    + "must be a subclass of "
                    + "UICollectionReusableView")
        }
        decorationClasses[kind] = viewClass
    }

    /// Fresh attributes of this layout's class.
    func makeAttributes(
        _ category: UICollectionView.ElementCategory, kind: ListElementKind, _ indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes.make(type(of: self).layoutAttributesClass)
        attributes.represent(category, kind: kind, indexPath)
        return attributes
    }
}
