import ListEngine

/// Space between or around items, points.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, NSCopying {
    let value: CompositionalSpacing

    init(_ value: CompositionalSpacing) { self.value = value }

    /// At least so much; flexible spaces share what is left.
    open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
        NSCollectionLayoutSpacing(.flexible(flexibleSpacing)) as! Self
    }
    open class func fixed(_ fixedSpacing: CGFloat) -> Self {
        NSCollectionLayoutSpacing(.fixed(fixedSpacing)) as! Self
    }

    open var spacing: CGFloat {
        switch value {
        case .fixed(let length), .flexible(let length): length
        }
    }
    open var isFlexible: Bool {
        if case .flexible = value { return true }
        return false
    }
    open var isFixed: Bool { !isFlexible }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Space around an item, outside of its size.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
    open var leading: NSCollectionLayoutSpacing? { edges.leading }
    open var top: NSCollectionLayoutSpacing? { edges.top }
    open var trailing: NSCollectionLayoutSpacing? { edges.trailing }
    open var bottom: NSCollectionLayoutSpacing? { edges.bottom }

    private struct Edges {
        var leading, top, trailing, bottom: NSCollectionLayoutSpacing?
    }
    private let edges: Edges

    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
    ) {
        edges = Edges(leading: leading, top: top, trailing: trailing, bottom: bottom)
    }

    var value: CompositionalEdgeSpacing {
        CompositionalEdgeSpacing(
            leading: leading?.value ?? .none, top: top?.value ?? .none, trailing: trailing?.value ?? .none,
            bottom: bottom?.value ?? .none)
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Where on its container a supplementary item is fixed.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
    open var edges: NSDirectionalRectEdge { anchorEdges }
    /// Points, or shares of the item's own size.
    open var offset: CGPoint { value.offset }
    open var isAbsoluteOffset: Bool { !value.isFractional }
    open var isFractionalOffset: Bool { value.isFractional }

    private let anchorEdges: NSDirectionalRectEdge
    let value: CompositionalAnchor

    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges, CompositionalAnchor(edges: edges.compositional))
    }
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, CompositionalAnchor(edges: edges.compositional, offset: absoluteOffset))
    }
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(
            edges,
            CompositionalAnchor(edges: edges.compositional, offset: fractionalOffset, isFractional: true))
    }

    private init(_ edges: NSDirectionalRectEdge, _ value: CompositionalAnchor) {
        anchorEdges = edges
        self.value = value
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSDirectionalRectEdge {
    var compositional: CompositionalEdges {
        var edges: CompositionalEdges = []
        if contains(.top) { edges.insert(.top) }
        if contains(.leading) { edges.insert(.leading) }
        if contains(.bottom) { edges.insert(.bottom) }
        if contains(.trailing) { edges.insert(.trailing) }
        return edges
    }
}

extension NSDirectionalEdgeInsets {
    var compositional: ListInsets {
        ListInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
}

/// Where a rectangle stands in or at another.
public enum NSRectAlignment: Int, Sendable {
    case none
    case top
    case topLeading
    case leading
    case bottomLeading
    case bottom
    case bottomTrailing
    case trailing
    case topTrailing

    var compositional: CompositionalEdges {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}

/// What content insets are added to.
public enum UIContentInsetsReference: Int, Sendable {
    case automatic
    case none
    case safeArea
    case layoutMargins
    case readableContent
}
