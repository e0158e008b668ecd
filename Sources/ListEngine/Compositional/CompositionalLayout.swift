import CoreGraphics

/// Sections of groups, laid out: where every element stands.
///
/// Elements that are alike cost nothing each; a rectangle is answered in O(log groups + elements in it).
public struct CompositionalLayout: Sendable {
    public let input: CompositionalLayoutInput
    /// One section with its places; coordinates count from its own start along the axis.
    struct Section: Sendable {
        var stack: GroupStack
        var boundaries: BoundaryPlaces
        var insets: ListInsets
        /// Of the first group, along the axis, from the section's start.
        var contentStart: CGFloat
        var extent: CGFloat
    }
    private(set) var sections: [Section] = []
    /// Where each section begins along the axis, then the end of the last.
    private(set) var starts: [CGFloat] = []
    private(set) var outer: BoundaryPlaces
    /// How far elements of any section may stick out of it along the axis.
    private var farthest: CGFloat = 1

    public init(_ input: CompositionalLayoutInput, answers: CompositionalLayoutAnswers) {
        self.input = input
        outer = Self.outerPlaces(input, answers)
        sections = input.sections.indices.map { Self.section($0, input, answers) }
        stackSections()
    }

    public var axis: FlowAxis { input.axis }
    public var sectionCount: Int { sections.count }

    private static func outerPlaces(
        _ input: CompositionalLayoutInput, _ answers: CompositionalLayoutAnswers
    ) -> BoundaryPlaces {
        BoundaryPlaces(
            input.boundaries, axis: input.axis, container: input.container, insets: input.boundaryInsets,
            scale: input.scale, measured: { answers.measuredBoundary(nil, $0) })
    }

    private static func section(
        _ number: Int, _ input: CompositionalLayoutInput, _ answers: CompositionalLayoutAnswers
    ) -> Section {
        let section = input.sections[number]
        let boundaries = places(number, input, answers)
        let insets = insets(section, boundaries, input.axis)
        var container = input.container
        let (across, taken) = (input.axis.crossing, section.isOrthogonal ? section.outerInsets : insets)
        container.set(max(container.along(across) - taken.along(across), 0), along: across)
        let stack = GroupStack(
            root: section.root, container: container, itemCount: section.itemCount,
            axis: section.isOrthogonal ? input.axis.crossing : input.axis, spacing: section.spacing,
            scale: input.scale, measured: Array(answers.measuredItems(number).keys),
            answers: answers.forSection(number))
        return finished(stack, boundaries, insets, input.axis)
    }

    private static func places(
        _ number: Int, _ input: CompositionalLayoutInput, _ answers: CompositionalLayoutAnswers
    ) -> BoundaryPlaces {
        let section = input.sections[number]
        return BoundaryPlaces(
            section.boundaries, axis: input.axis, container: input.container,
            insets: section.boundaryInsets, scale: input.scale,
            measured: { answers.measuredBoundary(number, $0) })
    }

    /// The section's insets with the room of views beside its content.
    private static func insets(
        _ section: CompositionalSectionInput, _ boundaries: BoundaryPlaces, _ axis: FlowAxis
    ) -> ListInsets {
        var insets = section.insets
        if axis == .vertical {
            insets.leading += boundaries.leading
            insets.trailing += boundaries.trailing
        } else {
            insets.top += boundaries.leading
            insets.bottom += boundaries.trailing
        }
        return insets
    }

    private static func finished(
        _ stack: GroupStack, _ boundaries: BoundaryPlaces, _ insets: ListInsets, _ axis: FlowAxis
    ) -> Section {
        let content = stack.axis == axis ? stack.length : stack.count > 0 ? stack.breadth : 0
        let start = boundaries.before + insets.start(axis)
        return Section(
            stack: stack, boundaries: boundaries, insets: insets, contentStart: start,
            extent: max(start + content + insets.end(axis) + boundaries.after, 0))
    }

    private mutating func stackSections() {
        starts = [outer.before]
        farthest = (sections.lazy.map(\.stack.overhang).max() ?? 0) + 1
        for (number, section) in sections.enumerated() {
            let gap = number + 1 < sections.count ? input.sectionSpacing : 0
            starts.append(starts[number] + section.extent + gap)
        }
    }

    /// An element was measured: `answers` knows its size now. O(1) groups where elements do not decide how
    /// many make a group.
    public mutating func remeasure(section: Int, item: Int, answers: CompositionalLayoutAnswers) {
        guard sections.indices.contains(section) else { return }
        var old = sections[section]
        old.stack.remeasure(item, answers.forSection(section))
        sections[section] = Self.finished(old.stack, old.boundaries, old.insets, axis)
        stackSections()
    }

    /// A boundary view was measured; `section` nil for the whole layout's.
    public mutating func remeasureBoundary(section: Int?, answers: CompositionalLayoutAnswers) {
        if let section {
            guard sections.indices.contains(section) else { return }
            let old = sections[section]
            sections[section] = Self.finished(
                old.stack, Self.places(section, input, answers), old.insets, axis)
        } else {
            outer = Self.outerPlaces(input, answers)
        }
        stackSections()
    }

    // MARK: Extents

    public var contentSize: CGSize {
        var size = input.container
        size.set((starts.last ?? 0) + outer.after, along: axis)
        return size
    }

    /// A section along the axis, boundary views included.
    public func span(of section: Int) -> ExtentSpan {
        ExtentSpan(start: starts[section], extent: sections[section].extent)
    }

    /// The window on a section that scrolls for itself, in content coordinates.
    public func scrollerFrame(of section: Int) -> CGRect? {
        guard input.sections[section].isOrthogonal else { return nil }
        let geometry = sections[section]
        var size = input.container
        size.set(geometry.stack.count > 0 ? geometry.stack.breadth : 0, along: axis)
        let origin = CGPoint.along(axis, starts[section] + geometry.contentStart, across: 0)
        return CGRect(origin: origin, size: size)
    }

    /// How long a scroller's content is, its insets included.
    public func scrollerLength(of section: Int) -> CGFloat {
        let geometry = sections[section]
        return geometry.stack.length + geometry.insets.along(axis.crossing)
    }

    /// Where the groups of a scroller begin, and how long each is: for paging by groups.
    public func scrollerGroups(of section: Int) -> (
        count: Int, start: (Int) -> CGFloat, length: (Int) -> CGFloat
    ) {
        let stack = sections[section].stack
        let inset = sections[section].insets.start(axis.crossing)
        return (
            stack.count, { inset + stack.start(of: $0) }, { stack.group($0).size.along(stack.axis) }
        )
    }

    /// The sections that may have elements between two places along the axis; elements may stick out a little.
    /// O(log sections).
    func sections(low: CGFloat, high: CGFloat) -> Range<Int> {
        // Sections are in order along the axis; overhang is looked at generously.
        var end = min(starts.lastIndex(atMost: high + farthest) + 1, sections.count)
        var first = min(starts.lastIndex(atMost: low - farthest), end)
        func reach(_ number: Int) -> CGFloat { sections[number].stack.overhang + 1 }
        while first < end, starts[first] + sections[first].extent + reach(first) <= low { first += 1 }
        while end > first, starts[end - 1] - reach(end - 1) >= high { end -= 1 }
        return first..<end
    }
}
