import CoreGraphics

/// A view at the edge of a section or of the whole layout: a header, a footer.
public struct CompositionalBoundary: Sendable, Hashable {
    /// The caller's number for its kind.
    public var kind: Int
    public var size: CompositionalSize
    /// Where it stands; of top and bottom, leading and trailing at most one each.
    public var edges: CompositionalEdges
    /// Points from there.
    public var offset: CGPoint
    /// Whether room is made for it.
    public var extends: Bool
    /// Whether it stays within the visible bounds.
    public var pins: Bool
    public var zIndex: Int
    public var insets: ListInsets

    public init(
        kind: Int, size: CompositionalSize, edges: CompositionalEdges, offset: CGPoint = .zero,
        extends: Bool = true, pins: Bool = false, zIndex: Int = 1, insets: ListInsets = .zero
    ) {
        (self.kind, self.size, self.edges, self.offset) = (kind, size, edges, offset)
        (self.extends, self.pins, self.zIndex, self.insets) = (extends, pins, zIndex, insets)
    }
}

/// A view behind a whole section.
public struct CompositionalDecoration: Sendable, Hashable {
    public var kind: Int
    public var insets: ListInsets
    public var zIndex: Int

    public init(kind: Int, insets: ListInsets = .zero, zIndex: Int = 0) {
        (self.kind, self.insets, self.zIndex) = (kind, insets, zIndex)
    }
}

/// A section before it is laid out.
public struct CompositionalSectionInput: Sendable, Hashable {
    public var root: CompositionalItem
    public var itemCount: Int
    public var insets: ListInsets
    /// The part of `insets` that the surroundings ask for: shares of groups that follow one another across the scrolling axis count from what
    /// these leave. UIKit: the section's own insets take nothing from them (iOS 26.1 simulator, recorded).
    /// DIFFERS: that a safe area does is chosen, so that a page fits between its sides; it was not recorded.
    public var outerInsets: ListInsets
    /// Between groups, points; may be negative.
    public var spacing: CGFloat
    public var boundaries: [CompositionalBoundary]
    /// What boundary views keep from the edges across the scrolling axis.
    public var boundaryInsets: ListInsets
    public var decorations: [CompositionalDecoration]
    /// Whether groups follow one another across the scrolling axis, in a scroller of their own.
    public var isOrthogonal: Bool

    public init(
        root: CompositionalItem, itemCount: Int, insets: ListInsets = .zero,
        outerInsets: ListInsets = .zero, spacing: CGFloat = 0,
        boundaries: [CompositionalBoundary] = [], boundaryInsets: ListInsets = .zero,
        decorations: [CompositionalDecoration] = [], isOrthogonal: Bool = false
    ) {
        self.root = root
        self.itemCount = itemCount
        self.insets = insets
        self.outerInsets = outerInsets
        self.spacing = spacing
        self.boundaries = boundaries
        self.boundaryInsets = boundaryInsets
        self.decorations = decorations
        self.isOrthogonal = isOrthogonal
    }
}

/// A compositional layout before it is laid out.
public struct CompositionalLayoutInput: Sendable, Equatable {
    /// What shares of lengths count from, without content insets.
    public var container: CGSize
    public var axis: FlowAxis
    public var scale: CGFloat
    public var sectionSpacing: CGFloat
    public var sections: [CompositionalSectionInput]
    /// Of the whole layout.
    public var boundaries: [CompositionalBoundary]
    public var boundaryInsets: ListInsets

    public init(
        container: CGSize, axis: FlowAxis, scale: CGFloat, sectionSpacing: CGFloat = 0,
        sections: [CompositionalSectionInput], boundaries: [CompositionalBoundary] = [],
        boundaryInsets: ListInsets = .zero
    ) {
        (self.container, self.axis, self.scale) = (container, axis, scale)
        (self.sectionSpacing, self.sections, self.boundaries) = (sectionSpacing, sections, boundaries)
        self.boundaryInsets = boundaryInsets
    }
}

/// What a layout asks while it works.
public struct CompositionalLayoutAnswers {
    /// Sizes that elements of a section measured, by number.
    public var measuredItems: (Int) -> [Int: CGSize]
    /// Sizes that boundary views measured, by section (nil: the whole layout's) and place in the list.
    public var measuredBoundary: (Int?, Int) -> CGSize?
    /// Frames of a section's custom group, by its number, in a container.
    public var customFrames: (Int, Int, CGSize) -> [CompositionalCustomFrame]

    public init(
        measuredItems: @escaping (Int) -> [Int: CGSize] = { _ in [:] },
        measuredBoundary: @escaping (Int?, Int) -> CGSize? = { _, _ in nil },
        customFrames: @escaping (Int, Int, CGSize) -> [CompositionalCustomFrame] = { _, _, _ in [] }
    ) {
        (self.measuredItems, self.measuredBoundary) = (measuredItems, measuredBoundary)
        self.customFrames = customFrames
    }

    func forSection(_ section: Int) -> CompositionalAnswers {
        let sizes = measuredItems(section)
        return CompositionalAnswers(
            measured: { sizes[$0] }, customFrames: { customFrames(section, $0, $1) })
    }
}
