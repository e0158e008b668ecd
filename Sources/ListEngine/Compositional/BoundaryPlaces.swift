import CoreGraphics

/// Where the boundary views of a section, or of the whole layout, stand.
///
/// UIKit: a view stands outside of its edge by its own length, and from there by its offset; the edge gives way as far as views reach beyond
/// it. So two without offsets lie over each other (a published recording of an app: a header of 40 points and one of 50 with an offset of
/// 50 stand at 0 and 40, and the content begins at 40).
struct BoundaryPlaces: Sendable {
    struct Place: Sendable {
        var boundary: CompositionalBoundary
        var size: CGSize
        /// The depth of the pinned ones before it on its side.
        var pinnedDepth: CGFloat
    }

    let axis: FlowAxis
    let container: CGSize
    let insets: ListInsets
    private(set) var places: [Place] = []
    /// Room that views take before and after the content along the axis, and beside it.
    private(set) var before: CGFloat = 0
    private(set) var after: CGFloat = 0
    private(set) var leading: CGFloat = 0
    private(set) var trailing: CGFloat = 0

    /// The edges at which the content begins and ends along the axis.
    private var startEdge: CompositionalEdges { axis == .vertical ? .top : .leading }
    private var endEdge: CompositionalEdges { axis == .vertical ? .bottom : .trailing }

    init(
        _ boundaries: [CompositionalBoundary], axis: FlowAxis, container: CGSize,
        insets: ListInsets, scale: CGFloat, measured: (Int) -> CGSize?
    ) {
        (self.axis, self.container, self.insets) = (axis, container, insets)
        var lengths = container
        lengths.set(
            max(container.along(axis.crossing) - insets.along(axis.crossing), 0), along: axis.crossing)
        var pinned: [CompositionalEdges: CGFloat] = [:]
        for (number, boundary) in boundaries.enumerated() {
            var size = boundary.size.resolved(in: lengths, scale: scale)
            if !boundary.size.estimates.isEmpty, let measured = measured(number) {
                if boundary.size.width.isEstimated {
                    size.width = measured.width + boundary.insets.along(.horizontal)
                }
                if boundary.size.height.isEstimated {
                    size.height = measured.height + boundary.insets.along(.vertical)
                }
            }
            let side = side(of: boundary)
            places.append(
                Place(boundary: boundary, size: size, pinnedDepth: pinned[boundary.edges] ?? 0))
            let direction = side == startEdge || side == endEdge ? axis : axis.crossing
            let (own, offset) = (size.along(direction), boundary.offset.along(direction))
            if boundary.pins { pinned[boundary.edges, default: 0] += own }
            guard boundary.extends else { continue }
            // How far it stands out beyond the side.
            let reach = isAtStart(side) ? own - offset : own + offset
            if side == startEdge {
                before = max(before, reach)
            } else if side == endEdge {
                after = max(after, reach)
            } else if isAtStart(side) {
                leading = max(leading, reach)
            } else {
                trailing = max(trailing, reach)
            }
        }
    }

    /// The side that a view stands at: along the axis when it names one there.
    private func side(of boundary: CompositionalBoundary) -> CompositionalEdges {
        if boundary.edges.contains(startEdge) { return startEdge }
        if boundary.edges.contains(endEdge) { return endEdge }
        let sides: CompositionalEdges = axis == .vertical ? [.leading, .trailing] : [.top, .bottom]
        let side = boundary.edges.intersection(sides)
        return side.isEmpty ? startEdge : side
    }

    private func isAtStart(_ side: CompositionalEdges) -> Bool { side == .leading || side == .top }

    /// Room of the pinned views at the start and the end of the axis.
    var pinnedDepths: (start: CGFloat, end: CGFloat) {
        var depths: (start: CGFloat, end: CGFloat) = (0, 0)
        for place in places where place.boundary.pins {
            let side = side(of: place.boundary)
            let depth = place.pinnedDepth + place.size.along(axis)
            if side == startEdge { depths.start = max(depths.start, depth) }
            if side == endEdge { depths.end = max(depths.end, depth) }
        }
        return depths
    }

    /// - Parameters:
    ///   - span: the section along the axis, boundary views included.
    ///   - visible: the visible bounds along the axis; nil: nothing is pinned.
    func frame(
        _ number: Int, in span: ExtentSpan, visible: ExtentSpan?, scale: CGFloat
    ) -> CGRect {
        let place = places[number]
        let boundary = place.boundary
        let across = axis.crossing
        let side = side(of: boundary)
        let length = place.size.along(axis)
        let anchor = CompositionalAnchor(edges: boundary.edges).place
        let free = container.along(across) - insets.along(across) - place.size.along(across)
        let offset = (along: boundary.offset.along(axis), across: boundary.offset.along(across))
        var cross = insets.start(across) + free * anchor.along(across) + offset.across
        var main: CGFloat
        if side == startEdge {
            main = span.start + before - (boundary.extends ? length : 0) + offset.along
            // The offset counts where it rests, not where it is held.
            if let visible, boundary.pins {
                // Room above it scrolls away first.
                let inset = boundary.insets.start(axis)
                main =
                    ExtentSpan(start: main, extent: length).pinned(
                        toStart: visible.start + place.pinnedDepth - inset, latest: span.end - after - length
                    ).start
            }
        } else if side == endEdge {
            main = span.end - after - (boundary.extends ? 0 : length) + offset.along
            if let visible, boundary.pins {
                main =
                    ExtentSpan(start: main, extent: length).pinned(
                        toEnd: visible.end - place.pinnedDepth, earliest: span.start + before
                    ).start
            }
        } else {
            main = span.start + before + offset.along
            let breadth = place.size.along(across)
            cross =
                offset.across
                + (isAtStart(side)
                    ? insets.start(across) + leading - (boundary.extends ? breadth : 0)
                    : container.along(across) - insets.end(across) - trailing
                        - (boundary.extends ? 0 : breadth))
        }
        let origin = CGPoint.along(axis, main, across: cross)
        return CGRect(
            x: Pixels.round(origin.x, scale), y: Pixels.round(origin.y, scale), width: place.size.width,
            height: place.size.height
        ).taking(boundary.insets)
    }
}
