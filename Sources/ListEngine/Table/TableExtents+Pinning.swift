import CoreGraphics

extension TableExtents {
    /// Where a header or footer lies when it sticks to an edge of a viewport: a header to the top edge while its section covers it,
    /// pushed off by the section's end; a footer to the bottom edge, pushed off by the end of its section's header.
    ///
    /// - Parameter viewport: the bounds without adjusted insets, in content coordinates.
    public func pinnedSpan(
        of kind: SupplementKind, in section: Int, viewport: ExtentSpan
    ) -> ExtentSpan {
        let header = span(of: .header, in: section)
        switch kind {
        case .header:
            return header.pinned(
                toStart: viewport.start, latest: span(ofSection: section).end - header.extent)
        case .footer:
            return span(of: .footer, in: section).pinned(toEnd: viewport.end, earliest: header.end)
        }
    }
}
