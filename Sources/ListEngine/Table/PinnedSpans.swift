import CoreGraphics

extension TableExtents {
    /// Where a header lies when it sticks to the top edge of a viewport: at the edge while its
    /// section covers it, pushed off by the section's end.
    ///
    /// - Parameter viewport: the bounds without adjusted insets, in content coordinates.
    public func pinnedSpan(ofHeader section: Int, in viewport: ExtentSpan) -> ExtentSpan {
        let header = span(ofHeader: section)
        return header.pinned(
            toStart: viewport.start, latest: span(ofSection: section).end - header.extent)
    }

    /// Where a footer lies when it sticks to the bottom edge of a viewport, pushed off by the
    /// end of its section's header.
    public func pinnedSpan(ofFooter section: Int, in viewport: ExtentSpan) -> ExtentSpan {
        span(ofFooter: section).pinned(toEnd: viewport.end, earliest: span(ofHeader: section).end)
    }
}
