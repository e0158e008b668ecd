import CoreGraphics

/// One section packed into lines. Main coordinates count from the section's start.
struct FlowSectionGeometry: Sendable, Equatable {
    enum Lines: Sendable, Equatable {
        case uniform(FlowUniformLines)
        case packed(FlowPackedLines)
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

    init(_ section: FlowSectionInput, axis: FlowAxis, crossExtent: Double) {
        let insets = section.insets
        let (lead, trail): (Double, Double)
        let crossTrail: Double
        switch axis {
        case .vertical:
            (lead, trail, crossLead, crossTrail) = (insets.top, insets.bottom, insets.left, insets.right)
        case .horizontal:
            (lead, trail, crossLead, crossTrail) = (insets.left, insets.right, insets.top, insets.bottom)
        }
        let rule = FlowLineRule(
            available: crossExtent - crossLead - crossTrail, interitemSpacing: section.interitemSpacing,
            lineSpacing: section.lineSpacing)
        let linesExtent: Double
        switch section.items {
        case .uniform(let count, let size):
            let (main, cross) = axis == .vertical ? (size.height, size.width) : (size.width, size.height)
            let uniform = FlowUniformLines(count: count, main: main, cross: cross, rule: rule)
            lines = .uniform(uniform)
            linesExtent = uniform.extent
        case .each(let sizes):
            let packed = FlowPackedLines(sizes, axis: axis, rule: rule)
            lines = .packed(packed)
            linesExtent = packed.extent
        }
        header = section.headerExtent
        footer = section.footerExtent
        linesStart = header + lead
        footerStart = linesStart + linesExtent + trail
        extent = footerStart + footer
    }

    var itemCount: Int {
        switch lines {
        case .uniform(let lines): lines.count
        case .packed(let lines): lines.count
        }
    }

    /// Position and size of an item in main and cross coordinates of the section, before the pixel grid.
    func item(_ index: Int) -> FlowSpan {
        switch lines {
        case .uniform(let lines):
            let origin = lines.origin(of: index)
            return FlowSpan(
                main: linesStart + origin.main, cross: crossLead + origin.cross,
                mainExtent: lines.itemMain, crossExtent: lines.itemCross)
        case .packed(let lines):
            let origin = lines.origin(of: index)
            return FlowSpan(
                main: linesStart + origin.main, cross: crossLead + origin.cross,
                mainExtent: lines.itemMain[index], crossExtent: lines.itemCross[index])
        }
    }

    /// Calls `body` for every item of the lines that touch `low...high`, in rising order.
    /// O(log lines + items of those lines).
    func visitItems(low: Double, high: Double, _ body: (Int, FlowSpan) -> Void) {
        switch lines {
        case .uniform(let lines):
            for index in lines.items(low: low - linesStart, high: high - linesStart) {
                body(index, item(index))
            }
        case .packed(let lines):
            for line in lines.lines(low: low - linesStart, high: high - linesStart) {
                for index in lines.lineFirst[line]..<lines.lineFirst[line + 1] {
                    let origin = lines.origin(of: index, line: line)
                    body(
                        index,
                        FlowSpan(
                            main: linesStart + origin.main, cross: crossLead + origin.cross,
                            mainExtent: lines.itemMain[index], crossExtent: lines.itemCross[index]))
                }
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
