import CoreGraphics

/// The part of a layout that is in view.
public struct CompositionalView {
    /// The visible bounds without content insets, for pinned views; nil: nothing is pinned.
    public var visible: CGRect?
    /// How far a section's own scroller has moved, and the length of the stretch asked about.
    public var scrolled: (Int) -> ClosedRange<CGFloat>

    public init(
        visible: CGRect? = nil,
        scrolled: @escaping (Int) -> ClosedRange<CGFloat> = { _ in 0...CGFloat.infinity }
    ) {
        self.visible = visible
        self.scrolled = scrolled
    }
}

extension CompositionalLayout {
    /// Calls `body` for every element that overlaps `rect`; those in scrollers where they are at rest, when
    /// their scroller overlaps it. Section by section: decorations, items and their badges, boundary views;
    /// last the views of the whole layout.
    public func visitElements(
        in rect: CGRect, view: CompositionalView = CompositionalView(), _ body: (CompositionalElement) -> Void
    ) {
        guard !rect.isNull else { return }
        let asked = rect.span(along: axis)
        let (low, high) = (asked.start, asked.end)
        for section in sections(low: low, high: high) {
            for number in input.sections[section].decorations.indices {
                let element = decoration(section, number)
                if element.frame.overlaps(rect) { body(element) }
            }
            visitGroups(of: section, rect, low, high, view, body)
            for number in input.sections[section].boundaries.indices {
                let element = boundary(section, number, view.visible)
                if element.frame.overlaps(rect) { body(element) }
            }
        }
        for number in input.boundaries.indices {
            let element = layoutBoundary(number, view.visible)
            if element.frame.overlaps(rect) { body(element) }
        }
    }

    public func elements(in rect: CGRect, view: CompositionalView = CompositionalView())
        -> [CompositionalElement]
    {
        var elements: [CompositionalElement] = []
        visitElements(in: rect, view: view) { elements.append($0) }
        return elements
    }

    private func visitGroups(
        of section: Int, _ rect: CGRect, _ low: CGFloat, _ high: CGFloat, _ view: CompositionalView,
        _ body: (CompositionalElement) -> Void
    ) {
        let geometry = sections[section]
        let isOrthogonal = input.sections[section].isOrthogonal
        let range: Range<Int>
        if isOrthogonal {
            guard let scroller = scrollerFrame(of: section), scroller.overlaps(rect) else { return }
            let stretch = view.scrolled(section)
            let inset = geometry.insets.start(axis.crossing)
            range = geometry.stack.groups(
                low: stretch.lowerBound - inset, high: min(stretch.upperBound, 1e9) - inset)
        } else {
            let start = starts[section] + geometry.contentStart
            range = geometry.stack.groups(low: low - start, high: high - start)
        }
        for number in range {
            visit(number, of: section) { element in
                if isOrthogonal || element.frame.overlaps(rect) { body(element) }
            }
        }
    }

    private func visit(_ number: Int, of section: Int, _ body: (CompositionalElement) -> Void) {
        let geometry = sections[section]
        let group = geometry.stack.group(number)
        let first = geometry.stack.firstItem(of: number)
        let origin = groupOrigin(number, section)
        let isScrolled = input.sections[section].isOrthogonal
        for (index, item) in group.items.enumerated() where first + index < geometry.stack.itemCount {
            body(
                CompositionalElement(
                    role: .item, section: section, item: first + index, kind: 0,
                    frame: place(item.frame, origin), zIndex: item.zIndex, estimates: item.estimates,
                    isScrolled: isScrolled))
        }
        for supplement in group.supplements where first + supplement.owner < geometry.stack.itemCount {
            body(
                CompositionalElement(
                    role: .supplement, section: section, item: first + supplement.owner,
                    kind: supplement.kind, frame: place(supplement.frame, origin), zIndex: supplement.zIndex,
                    estimates: [], isScrolled: isScrolled))
        }
    }

    private func place(_ frame: CGRect, _ origin: CGPoint) -> CGRect {
        CGRect(
            x: Pixels.round(frame.minX + origin.x, input.scale),
            y: Pixels.round(frame.minY + origin.y, input.scale), width: frame.width, height: frame.height)
    }

    private func groupOrigin(_ number: Int, _ section: Int) -> CGPoint {
        let geometry = sections[section]
        let start = starts[section] + geometry.contentStart
        let along = geometry.stack.start(of: number)
        let across = geometry.insets.start(axis.crossing)
        return geometry.stack.axis == axis
            ? .along(axis, start + along, across: across)
            : .along(axis, start, across: across + along)
    }

    // MARK: One element

    public func item(section: Int, item: Int) -> CompositionalElement? {
        guard sections.indices.contains(section),
            let number = sections[section].stack.group(ofItem: item)
        else { return nil }
        var found: CompositionalElement?
        visit(number, of: section) { if $0.role == .item, $0.item == item { found = $0 } }
        return found
    }

    public func supplement(section: Int, item: Int, kind: Int) -> CompositionalElement? {
        guard sections.indices.contains(section),
            let number = sections[section].stack.group(ofItem: item)
        else { return nil }
        var found: CompositionalElement?
        visit(number, of: section) {
            if $0.role == .supplement, $0.item == item, $0.kind == kind { found = $0 }
        }
        return found
    }

    public func boundary(_ section: Int, _ number: Int, _ visible: CGRect?) -> CompositionalElement {
        let place = sections[section].boundaries.places[number].boundary
        let pinned = outer.pinnedDepths
        let seen = visible.map { bounds in
            let span = bounds.span(along: axis)
            return ExtentSpan(
                start: span.start + pinned.start, extent: max(span.extent - pinned.start - pinned.end, 0))
        }
        let frame = sections[section].boundaries.frame(
            number, in: span(of: section), visible: seen, scale: input.scale)
        return CompositionalElement(
            role: .boundary, section: section, item: number, kind: place.kind, frame: frame,
            zIndex: place.zIndex, estimates: place.size.estimates, isScrolled: false, isPinned: place.pins)
    }

    public func layoutBoundary(_ number: Int, _ visible: CGRect?) -> CompositionalElement {
        let place = outer.places[number].boundary
        let whole = ExtentSpan(start: 0, extent: contentSize.along(axis))
        let frame = outer.frame(number, in: whole, visible: visible?.span(along: axis), scale: input.scale)
        return CompositionalElement(
            role: .layoutBoundary, section: 0, item: number, kind: place.kind, frame: frame,
            zIndex: place.zIndex, estimates: place.size.estimates, isScrolled: false, isPinned: place.pins)
    }

    public func decoration(_ section: Int, _ number: Int) -> CompositionalElement {
        let decoration = input.sections[section].decorations[number]
        let span = span(of: section)
        var size = input.container
        size.set(span.extent, along: axis)
        let frame = CGRect(origin: .along(axis, span.start, across: 0), size: size)
        return CompositionalElement(
            role: .decoration, section: section, item: number, kind: decoration.kind,
            frame: frame.taking(decoration.insets), zIndex: decoration.zIndex, estimates: [],
            isScrolled: false)
    }
}
