import CoreGraphics

/// One length of a compositional layout before its container is known. Points, or a share of the container.
public enum CompositionalDimension: Sendable, Hashable {
    case fractionalWidth(CGFloat)
    case fractionalHeight(CGFloat)
    case absolute(CGFloat)
    /// An estimate that a measured length replaces.
    case estimated(CGFloat)
    /// An estimate; siblings of a group all get the longest measured length among them.
    case uniformAcrossSiblings(CGFloat)

    public var isEstimated: Bool {
        switch self {
        case .estimated, .uniformAcrossSiblings: true
        default: false
        }
    }

    public var isUniform: Bool {
        if case .uniformAcrossSiblings = self { return true }
        return false
    }

    /// Points in a container. A share is cut to whole pixels, so that shares that make a whole still fit
    /// (iOS 13 at 3x, recorded: a quarter of 307 points is 76 2/3).
    func resolved(in container: CGSize, scale: CGFloat) -> CGFloat {
        switch self {
        case .fractionalWidth(let share): Pixels.cut(max(container.width * share, 0), scale)
        case .fractionalHeight(let share): Pixels.cut(max(container.height * share, 0), scale)
        case .absolute(let length), .estimated(let length), .uniformAcrossSiblings(let length): max(length, 0)
        }
    }
}

public struct CompositionalSize: Sendable, Hashable {
    public var width: CompositionalDimension
    public var height: CompositionalDimension

    public init(width: CompositionalDimension, height: CompositionalDimension) {
        (self.width, self.height) = (width, height)
    }

    func resolved(in container: CGSize, scale: CGFloat) -> CGSize {
        CGSize(
            width: width.resolved(in: container, scale: scale),
            height: height.resolved(in: container, scale: scale))
    }

    public var estimates: EstimatedAxes {
        var axes: EstimatedAxes = []
        if width.isEstimated { axes.insert(.width) }
        if height.isEstimated { axes.insert(.height) }
        return axes
    }

    func dimension(along axis: FlowAxis) -> CompositionalDimension { axis == .vertical ? height : width }
}

/// Which lengths of an element are estimates until it has been measured.
public struct EstimatedAxes: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let width = EstimatedAxes(rawValue: 1)
    public static let height = EstimatedAxes(rawValue: 2)
}

extension ListInsets {
    /// What is taken off an element of this size.
    /// UIKit: insets are ignored for an axis whose length is an estimate (Apple's documentation of `NSCollectionLayoutItem.contentInsets`).
    public func taken(off size: CompositionalSize) -> ListInsets {
        var taken = self
        if size.width.isEstimated { (taken.leading, taken.trailing) = (0, 0) }
        if size.height.isEstimated { (taken.top, taken.bottom) = (0, 0) }
        return taken
    }
}

public enum CompositionalSpacing: Sendable, Hashable {
    case fixed(CGFloat)
    /// At least so much; what is left of the container is shared among the flexible ones.
    case flexible(CGFloat)

    public static let none = CompositionalSpacing.fixed(0)

    var least: CGFloat {
        switch self {
        case .fixed(let length), .flexible(let length): length
        }
    }

    var isFlexible: Bool {
        if case .flexible = self { return true }
        return false
    }
}

/// Space around an element, outside of its size.
public struct CompositionalEdgeSpacing: Sendable, Hashable {
    public var leading: CompositionalSpacing
    public var top: CompositionalSpacing
    public var trailing: CompositionalSpacing
    public var bottom: CompositionalSpacing

    public static let none = CompositionalEdgeSpacing(
        leading: .none, top: .none, trailing: .none, bottom: .none)

    public init(
        leading: CompositionalSpacing, top: CompositionalSpacing, trailing: CompositionalSpacing,
        bottom: CompositionalSpacing
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    }

    func start(_ axis: FlowAxis) -> CompositionalSpacing { axis == .vertical ? top : leading }
    func end(_ axis: FlowAxis) -> CompositionalSpacing { axis == .vertical ? bottom : trailing }
    func least(_ axis: FlowAxis) -> CGFloat { start(axis).least + end(axis).least }
}

public struct CompositionalEdges: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let top = CompositionalEdges(rawValue: 1)
    public static let leading = CompositionalEdges(rawValue: 2)
    public static let bottom = CompositionalEdges(rawValue: 4)
    public static let trailing = CompositionalEdges(rawValue: 8)
}

/// A point on a rectangle's edge, corner or centre, moved by an offset.
public struct CompositionalAnchor: Sendable, Hashable {
    public var edges: CompositionalEdges
    /// Points, or shares of the anchored element's own size.
    public var offset: CGPoint
    public var isFractional: Bool

    public init(edges: CompositionalEdges, offset: CGPoint = .zero, isFractional: Bool = false) {
        (self.edges, self.offset, self.isFractional) = (edges, offset, isFractional)
    }

    /// Where on a rectangle, as shares of its size: 0 start, 0.5 middle, 1 end.
    var place: CGPoint {
        CGPoint(
            x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? 1 : 0.5,
            y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? 1 : 0.5)
    }

    func shift(for size: CGSize) -> CGPoint {
        isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}

/// Whole pixels.
enum Pixels {
    /// The largest multiple of a pixel that is not more, give or take a millionth of a pixel.
    static func cut(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
        (length * scale + 1e-4).rounded(.down) / scale
    }

    static func round(_ place: CGFloat, _ scale: CGFloat) -> CGFloat {
        (place * scale).rounded(.toNearestOrAwayFromZero) / scale
    }
}
