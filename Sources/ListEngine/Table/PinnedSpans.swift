import CoreGraphics

extension TableExtents {
    /// Where a header lies when it sticks to the top edge of a viewport: at the edge while its
    /// section covers it, pushed off by the section's end.
    ///
    /// - Parameter viewport: the bounds without adjusted insets, in content coordinates.
    public func pinnedSpan(ofHeader section: Int, in viewport: ExtentSpan) -> ExtentSpan {
        var header = span(ofHeader: section)
        let limit = span(ofSection: section).end - header.extent
        header.start = max(header.start, min(viewport.start, limit))
        return header
    }

    /// Where a footer lies when it sticks to the bottom edge of a viewport, pushed off by the
    /// end of its section's header.
    public func pinnedSpan(ofFooter section: Int, in viewport: ExtentSpan) -> ExtentSpan {
        var footer = span(ofFooter: section)
        let limit = span(ofHeader: section).end
        footer.start = min(footer.start, max(viewport.end - footer.extent, limit))
        return footer
    }
}
