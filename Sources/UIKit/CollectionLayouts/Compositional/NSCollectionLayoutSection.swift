import ListEngine

/// Called with the items of a section that are in sight, whenever something scrolls; may change their look.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// A group over and over, with what frames it.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, NSCopying {
    /// Around the groups, inside of headers and footers; points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Points.
    open var interGroupSpacing: CGFloat = 0
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// What headers and footers keep from the sides, when they do not follow `contentInsets`.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether groups stand side by side and scroll for themselves.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
        scrollingProperties
    }
    /// Headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// Backgrounds.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    open var supplementariesFollowContentInsets = true

    let group: NSCollectionLayoutGroup
    private let scrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()

    /// What the cells of a list are told; nil for other sections.
    var list: ListSectionStyle?

    public init(group: NSCollectionLayoutGroup) { self.group = group }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainThread.isolated { duplicate() }
    }

    private func duplicate() -> NSCollectionLayoutSection {
        let copy = NSCollectionLayoutSection(group: group)
        copy.contentInsets = contentInsets
        copy.interGroupSpacing = interGroupSpacing
        copy.contentInsetsReference = contentInsetsReference
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.scrollingProperties.adopt(scrollingProperties)
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        copy.decorationItems = decorationItems
        copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        copy.list = list
        return copy
    }
}

/// How a section that scrolls for itself comes to rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none
    /// Anywhere.
    case continuous
    /// At the start of a group.
    case continuousGroupLeadingBoundary
    /// At multiples of the visible width.
    case paging
    /// One group after another, at its start.
    case groupPaging
    /// One group after another, in the middle.
    case groupPagingCentered
}

/// Details of a section's own scrolling.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {
    public enum Bounce: Int, Sendable { case automatic, always, never }

    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let automatic = DecelerationRate(rawValue: 0)
        public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
        public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
    }

    open var decelerationRate = DecelerationRate.automatic
    open var bounce = Bounce.automatic

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainThread.isolated { duplicate() }
    }

    private func duplicate() -> UICollectionLayoutSectionOrthogonalScrollingProperties {
        let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
        copy.adopt(self)
        return copy
    }

    final func adopt(_ other: UICollectionLayoutSectionOrthogonalScrollingProperties) {
        decelerationRate = other.decelerationRate
        bounce = other.bounce
    }
}
