import CoreGraphics

extension FlowLayout {
    /// Calls `body` for every element that overlaps `rect`, section by section: header, items, footer.
    /// Touching edges do not count; an empty rectangle meets nothing. O(log n + result), no allocation.
    public func visitElements(in rect: CGRect, pinning: FlowPinning? = nil, _ body: (FlowElement) -> Void) {
        guard !rect.isEmpty, !rect.isNull, sectionCount > 0 else { return }
        let (low, high) = mainRange(rect)
        let slack = 1 / Double(input.scale)
        for section in sections(low: low - slack, high: high + slack) {
            let start = starts[section]
            if let frame = headerFrame(section: section, pinning: pinning), frame.overlaps(rect) {
                body(FlowElement(kind: .header, section: section, item: 0, frame: frame))
            }
            geometry[section].visitItems(low: low - start - slack, high: high - start + slack) { item, span in
                let frame = self.rect(span, section: section)
                if frame.overlaps(rect) {
                    body(FlowElement(kind: .item, section: section, item: item, frame: frame))
                }
            }
            if let frame = footerFrame(section: section, pinning: pinning), frame.overlaps(rect) {
                body(FlowElement(kind: .footer, section: section, item: 0, frame: frame))
            }
        }
    }

    /// The elements that overlap `rect`, in the order of ``visitElements(in:pinning:_:)``.
    public func elements(in rect: CGRect, pinning: FlowPinning? = nil) -> [FlowElement] {
        var elements: [FlowElement] = []
        visitElements(in: rect, pinning: pinning) { elements.append($0) }
        return elements
    }

    /// Where a section's header stands, pinned if asked for; nil without one.
    ///
    /// A pinned header stays at the leading edge of the visible bounds and never leaves its own section: the
    /// end of the lines and their inset pushes it out.
    public func headerFrame(section: Int, pinning: FlowPinning?) -> CGRect? {
        guard let pinning, pinning.headers else { return headerFrame(section: section) }
        let geometry = geometry[section]
        guard geometry.header > 0 else { return nil }
        let start = starts[section]
        let pinned = ExtentSpan(start: start, extent: geometry.header).pinned(
            toStart: mainRange(pinning.visibleBounds).low,
            latest: start + geometry.footerStart - geometry.header)
        return bar(at: pinned.start, extent: geometry.header)
    }

    /// Where a section's footer stands, pinned if asked for; nil without one.
    /// It mirrors ``headerFrame(section:pinning:)`` at the trailing edge.
    public func footerFrame(section: Int, pinning: FlowPinning?) -> CGRect? {
        guard let pinning, pinning.footers else { return footerFrame(section: section) }
        let geometry = geometry[section]
        guard geometry.footer > 0 else { return nil }
        let start = starts[section]
        let pinned = ExtentSpan(start: start + geometry.footerStart, extent: geometry.footer).pinned(
            toEnd: mainRange(pinning.visibleBounds).high, earliest: start + geometry.header)
        return bar(at: pinned.start, extent: geometry.footer)
    }

    private func mainRange(_ rect: CGRect) -> (low: Double, high: Double) {
        input.axis == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    }

    /// The sections that touch `low...high`. O(log sections).
    private func sections(low: Double, high: Double) -> Range<Int> {
        let count = sectionCount
        guard count > 0, high >= 0, low <= starts[count] else { return 0..<0 }
        var first = min(starts.lastIndex(atMost: low), count - 1)
        while first > 0, starts[first] >= low { first -= 1 }
        let end = min(starts.lastIndex(atMost: high) + 1, count)
        return first < end ? first..<end : 0..<0
    }
}
