import CoreGraphics

/// One section packed into lines. Main coordinates count from the section's start.
struct FlowSectionGeometry: Sendable, Equatable {
    enum Lines: Sendable, Equatable {
        case uniform(FlowUniformLines)
        case columns(FlowColumnLines)
        case packed(FlowPackedLines)

        /// Main extent.
        var extent: Double {
            switch self {
            case .uniform(let lines): lines.extent
            case .columns(let lines): lines.list.extent
            case .packed(let lines): lines.list.extent
            }
        }
    }

    let header: Double
    let footer: Double
    /// Cross position of the leading inset.
    let crossLead: Double
    /// Main position of the first line.
    let linesStart: Double
    let footerStart: Double
    let extent: Double
    let lines: Lines
    /// Cross extent that the lines may use.
    let available: Double

    init(_ section: FlowSectionInput, axis: FlowAxis, crossExtent: Double) {
        let insets = section.insets
        let (lead, trail) = (insets.start(axis), insets.end(axis))
        let crossTrail = insets.end(axis.crossing)
        crossLead = insets.start(axis.crossing)
        available = crossExtent - crossLead - crossTrail
        let rule = FlowLineRule(
            available: available, interitemSpacing: section.interitemSpacing,
            lineSpacing: section.lineSpacing)
        switch section.items {
        case .uniform(let count, let size):
            let (main, cross) = axis == .vertical ? (size.height, size.width) : (size.width, size.height)
            lines = .uniform(FlowUniformLines(count: count, main: main, cross: cross, rule: rule))
        case .oneWidth(let width, let heights) where axis == .vertical:
            lines = .columns(FlowColumnLines(heights, cross: width, rule: rule))
        case .oneWidth, .each:
            lines = .packed(FlowPackedLines(section.items.sizes, axis: axis, rule: rule))
        }
        header = section.headerExtent
        footer = section.footerExtent
        linesStart = header + lead
        footerStart = linesStart + lines.extent + trail
        extent = footerStart + footer
    }

    var itemCount: Int {
        switch lines {
        case .uniform(let lines): lines.count
        case .columns(let lines): lines.count
        case .packed(let lines): lines.count
        }
    }

    /// Cross extent of the longest item; 0 without items.
    var longestItem: Double {
        switch lines {
        case .uniform(let lines): lines.count > 0 ? lines.itemCross : 0
        case .columns(let lines): lines.count > 0 ? lines.itemCross : 0
        case .packed(let lines): lines.longest
        }
    }

    /// Position and size of an item in main and cross coordinates of the section, before the pixel grid.
    func item(_ index: Int) -> FlowSpan {
        switch lines {
        case .uniform(let lines): placed(lines.span(of: index))
        case .columns(let lines): placed(lines.span(of: index))
        case .packed(let lines): placed(lines.span(of: index))
        }
    }

    /// A place among the lines as one in the section.
    private func placed(_ span: FlowSpan) -> FlowSpan {
        FlowSpan(
            main: linesStart + span.main, cross: crossLead + span.cross, mainExtent: span.mainExtent,
            crossExtent: span.crossExtent)
    }

    /// Calls `body` for every item of the lines that touch `low...high`, in rising order.
    /// O(log lines + items of those lines).
    func visitItems(low: Double, high: Double, _ body: (Int, FlowSpan) -> Void) {
        switch lines {
        case .uniform(let lines):
            for index in lines.items(low: low - linesStart, high: high - linesStart) {
                body(index, item(index))
            }
        case .columns(let lines):
            for index in lines.items(low: low - linesStart, high: high - linesStart) {
                body(index, placed(lines.span(of: index)))
            }
        case .packed(let lines):
            for line in lines.list.lines(low: low - linesStart, high: high - linesStart) {
                lines.visitLine(line) { body($0, placed($1)) }
            }
        }
    }
}

/// A rectangle in main and cross coordinates.
struct FlowSpan: Equatable {
    var main: Double
    var cross: Double
    var mainExtent: Double
    var crossExtent: Double
}
