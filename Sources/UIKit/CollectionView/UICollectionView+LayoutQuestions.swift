import ListEngine

/// What the layout object is asked, and its answers turned around for the direction of writing.
extension UICollectionView {
    // MARK: Direction

    /// Whether the layout's answers are turned around for the direction of writing.
    var isFlipped: Bool {
        layoutStore.flipsHorizontallyInOppositeLayoutDirection
            && effectiveUserInterfaceLayoutDirection != layoutStore.developmentLayoutDirection
    }

    /// The width within which answers are turned around.
    private var flipWidth: CGFloat { max(layoutStore.collectionViewContentSize.width, contentSize.width) }

    func flipped(_ rect: CGRect) -> CGRect {
        guard isFlipped else { return rect }
        var rect = rect
        rect.origin.x = flipWidth - rect.maxX
        return rect
    }

    func flipped(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard isFlipped else { return attributes }
        let copy = attributes.copied
        if let section = attributes.scroller, let scroller = knownScroller(section),
            scroller.axis == .horizontal
        {
            let local = attributes.plainFrame.minX - scroller.frame.minX
            copy.plainFrame.origin.x =
                flipped(scroller.frame).minX + scroller.length - local - attributes.plainFrame.width
        } else {
            copy.plainFrame = flipped(attributes.plainFrame)
        }
        return copy
    }

    // MARK: The layout's answers, for this direction of writing

    /// What the layout is asked about for what is seen in a window.
    ///
    /// UIKit: whole pages of the bounds, never just what is visible. The layouts of UIKit's own answer for any
    /// rectangle alike: they are asked about as little as serves.
    func stretchToAsk(for window: CGRect) -> CGRect {
        guard layoutStore.knowsItsElements else { return pages(around: window) }
        return pass.bounds.areFollowed
            ? window : window.insetBy(dx: -window.width / 2, dy: -window.height / 2)
    }

    /// The pages of the bounds' size, counted from the content's origin, that a rectangle lies on.
    func pages(around rect: CGRect) -> CGRect {
        let layoutRect = flipped(rect)
        let horizontal = LayoutRequestPages(length: bounds.width, content: contentSize.width)
        let vertical = LayoutRequestPages(length: bounds.height, content: contentSize.height)
        let (x, width) = horizontal.span(around: layoutRect.minX, layoutRect.maxX)
        let (y, height) = vertical.span(around: layoutRect.minY, layoutRect.maxY)
        return flipped(CGRect(x: x, y: y, width: width, height: height))
    }

    /// What the layout says of a window's place further on, sorted by key. Scrolling asks some layouts about no more than the window or
    /// its pages.
    func attributes(ahead way: CGPoint, of window: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard pass.bounds.areFollowed || !layoutStore.knowsItsElements else { return attributesCache.list }
        let ahead = window.offsetBy(dx: way.x, dy: way.y)
        if attributesCache.covers(ahead) { return attributesCache.list }
        var answers = CollectionAttributesCache()
        let rect = layoutStore.knowsItsElements ? ahead : pages(around: ahead)
        answers.fill(askElements(in: rect), for: rect)
        return answers.list
    }

    func askElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let found = layoutStore.layoutAttributesForElements(in: flipped(rect)) ?? []
        return isFlipped ? found.map(flipped) : found
    }

    func askItem(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        preparedLayout.layoutAttributesForItem(at: indexPath).map(flipped)
    }

    func askSupplementary(_ kind: String, _ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        preparedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath).map(flipped)
    }
}
