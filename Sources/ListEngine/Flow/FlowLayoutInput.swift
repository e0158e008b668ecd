import CoreGraphics

/// How large the items of one section are, in points.
public enum FlowItemSizes: Sendable, Equatable, CustomStringConvertible {
    /// `count` items of one size: frames are arithmetic and cost nothing per item.
    case uniform(count: Int, size: CGSize)
    /// One height per item and one width for all, as in a grid: packed into lines once, O(items). Half as large as
    /// `.each`.
    case oneWidth(CGFloat, heights: [CGFloat])
    /// One size per item: packed into lines once, O(items).
    case each([CGSize])

    /// The cheapest form of the same sizes: `.uniform` when all are equal. O(items).
    public init(_ sizes: [CGSize]) {
        guard let first = sizes.first else {
            self = .uniform(count: 0, size: .zero)
            return
        }
        if sizes.allSatisfy({ $0.width == first.width }) {
            self.init(width: first.width, heights: sizes.map(\.height))
        } else {
            self = .each(sizes)
        }
    }

    /// The cheapest form of items of one width. O(items).
    public init(width: CGFloat, heights: [CGFloat]) {
        if let first = heights.first, heights.contains(where: { $0 != first }) {
            self = .oneWidth(width, heights: heights)
        } else {
            self = .uniform(count: heights.count, size: CGSize(width: width, height: heights.first ?? 0))
        }
    }

    public var count: Int {
        switch self {
        case .uniform(let count, _): count
        case .oneWidth(_, let heights): heights.count
        case .each(let sizes): sizes.count
        }
    }

    /// The size of item `index`, which must be in `0..<count`.
    public subscript(index: Int) -> CGSize {
        switch self {
        case .uniform(_, let size): size
        case .oneWidth(let width, let heights): CGSize(width: width, height: heights[index])
        case .each(let sizes): sizes[index]
        }
    }

    /// One size per item, whatever the form.
    public var sizes: [CGSize] {
        if case .each(let sizes) = self { sizes } else { (0..<count).map { self[$0] } }
    }

    public var description: String {
        switch self {
        case .uniform(let count, let size): "\(count) x \(size.width)x\(size.height)"
        case .oneWidth(let width, let heights): "\(heights.count) heights, \(width) wide"
        case .each(let sizes): "\(sizes.count) sizes"
        }
    }
}

/// What a flow layout has to know about one section. All lengths in points.
public struct FlowSectionInput: Sendable, Equatable, CustomStringConvertible {
    /// Around the items, not around header and footer.
    public var insets: ListInsets
    /// Between lines, exact. Negative spacing lets lines overlap; it must stay above minus their extent.
    public var lineSpacing: CGFloat
    /// Between neighbours in a line, the least; leftover space is added to it.
    public var interitemSpacing: CGFloat
    /// Extent along the axis; 0 means that the section has no header.
    public var headerExtent: CGFloat
    /// Extent along the axis; 0 means that the section has no footer.
    public var footerExtent: CGFloat
    public var items: FlowItemSizes

    public init(
        items: FlowItemSizes, insets: ListInsets = .zero, lineSpacing: CGFloat = 10,
        interitemSpacing: CGFloat = 10, headerExtent: CGFloat = 0, footerExtent: CGFloat = 0
    ) {
        self.items = items
        self.insets = insets
        self.lineSpacing = lineSpacing
        self.interitemSpacing = interitemSpacing
        self.headerExtent = headerExtent
        self.footerExtent = footerExtent
    }

    public var description: String {
        "section(\(items), insets \(insets), line \(lineSpacing), item \(interitemSpacing), "
            + "header \(headerExtent), footer \(footerExtent))"
    }
}

/// Everything a flow layout is a function of.
public struct FlowLayoutInput: Sendable, Equatable, CustomStringConvertible {
    /// Size of the window on the content in points, content insets already taken off.
    /// Only the side across the axis matters to the frames.
    public var viewport: CGSize
    public var axis: FlowAxis
    /// Pixels per point; origins lie on whole pixels. At least 1.
    public var scale: CGFloat
    public var sections: [FlowSectionInput]

    public init(viewport: CGSize, axis: FlowAxis = .vertical, scale: CGFloat, sections: [FlowSectionInput]) {
        (self.viewport, self.axis, self.scale, self.sections) = (viewport, axis, scale, sections)
    }

    /// Length of a line in points.
    var crossExtent: Double { axis == .vertical ? viewport.width : viewport.height }

    public var description: String {
        "flow(\(axis), viewport \(viewport.width)x\(viewport.height) @\(scale), \(sections.count) sections)"
    }
}
