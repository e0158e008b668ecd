import ListEngine

/// The blueprint of a cell, or of a group of them.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, NSCopying {
    open var layoutSize: NSCollectionLayoutSize { size }
    /// Taken off the size, but not along a length that is an estimate; points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Around the size.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    /// Badges and the like.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { supplements }

    private let size: NSCollectionLayoutSize
    var supplements: [NSCollectionLayoutSupplementaryItem]

    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem])
    {
        size = layoutSize
        supplements = supplementaryItems
    }

    /// Insets along a length that is an estimate are ignored.
    final var takenInsets: ListInsets { contentInsets.compositional.taken(off: size.value) }

    /// The value that the engine lays out; custom groups' functions are kept in `providers`.
    func value(_ providers: inout CustomGroupProviders) -> CompositionalItem {
        CompositionalItem(
            size: size.value, insets: takenInsets, edgeSpacing: edgeSpacing?.value ?? .none,
            supplements: supplements.map(\.supplement))
    }

    func duplicate() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: supplements)
        copy.copyInsets(of: self)
        return copy
    }

    func copyInsets(of other: NSCollectionLayoutItem) {
        contentInsets = other.contentInsets
        edgeSpacing = other.edgeSpacing
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainThread.isolated { duplicate() }
    }
}

/// The functions of a section's custom groups, by number.
@MainActor
struct CustomGroupProviders {
    private(set) var providers: [NSCollectionLayoutGroupCustomItemProvider] = []

    mutating func number(_ provider: @escaping NSCollectionLayoutGroupCustomItemProvider) -> Int {
        providers.append(provider)
        return providers.count - 1
    }
}

/// A view fixed to an item or a group.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    open var zIndex = 1
    open var elementKind: String { kind }
    open var containerAnchor: NSCollectionLayoutAnchor { container }
    open var itemAnchor: NSCollectionLayoutAnchor? { own }

    private let kind: String
    private let container: NSCollectionLayoutAnchor
    private let own: NSCollectionLayoutAnchor?

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, nil)
    }

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
    }

    init(
        _ size: NSCollectionLayoutSize, _ kind: String, _ container: NSCollectionLayoutAnchor,
        _ own: NSCollectionLayoutAnchor?
    ) {
        self.kind = kind
        self.container = container
        self.own = own
        super.init(layoutSize: size, supplementaryItems: [])
    }

    var supplement: CompositionalSupplement {
        CompositionalSupplement(
            kind: ListElementKind.named(kind).number, size: layoutSize.value,
            container: container.value,
            own: own?.value, insets: takenInsets, zIndex: zIndex)
    }

    override func duplicate() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutSupplementaryItem(layoutSize, kind, container, own)
        copy.copyInsets(of: self)
        copy.zIndex = zIndex
        return copy
    }
}

/// A header, a footer, or another view at the edge of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// Whether room is made for it. true.
    open var extendsBoundary = true
    /// Whether it stays in sight as long as its section. false.
    open var pinToVisibleBounds = false
    open var alignment: NSRectAlignment { edge }
    open var offset: CGPoint { shift }

    private let edge: NSRectAlignment
    private let shift: CGPoint

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
    ) {
        self.init(
            layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint
    ) {
        edge = alignment
        shift = absoluteOffset
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
    }

    var boundary: CompositionalBoundary {
        CompositionalBoundary(
            kind: ListElementKind.named(elementKind).number, size: layoutSize.value,
            edges: edge.compositional, offset: shift, extends: extendsBoundary, pins: pinToVisibleBounds,
            zIndex: zIndex, insets: takenInsets)
    }

    override func duplicate() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: layoutSize, elementKind: elementKind, alignment: edge, absoluteOffset: shift)
        copy.copyInsets(of: self)
        copy.zIndex = zIndex
        copy.extendsBoundary = extendsBoundary
        copy.pinToVisibleBounds = pinToVisibleBounds
        return copy
    }
}

/// A view behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    open var zIndex = 0
    open var elementKind: String { kind }
    private let kind: String

    /// As large as the section, its header and footer included, less `contentInsets`.
    open class func background(elementKind: String) -> Self {
        NSCollectionLayoutDecorationItem(elementKind) as! Self
    }

    private init(_ kind: String) {
        self.kind = kind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [])
    }

    var decoration: CompositionalDecoration {
        CompositionalDecoration(
            kind: ListElementKind.named(kind).number, insets: contentInsets.compositional,
            zIndex: zIndex)
    }

    override func duplicate() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutDecorationItem(kind)
        copy.copyInsets(of: self)
        copy.zIndex = zIndex
        return copy
    }
}
