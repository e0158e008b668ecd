import CoreGraphics

/// The groups of a section, one after another along an axis.
///
/// Groups that nobody has measured are all alike and cost nothing each; one that was measured is solved for
/// itself. Only where measurements decide how many elements a group takes is every group solved.
struct GroupStack: Sendable {
    let root: CompositionalItem
    let container: CGSize
    let itemCount: Int
    let axis: FlowAxis
    let spacing: CGFloat
    let scale: CGFloat

    /// Lengths along the axis, each with the spacing behind it.
    private(set) var extents = ExtentTree()
    /// Every group that nothing is known about; nil when groups are solved one by one.
    private var template: SolvedGroup?
    private(set) var perGroup = 0
    /// Groups that differ from the template, by number.
    private var changed: [Int: SolvedGroup] = [:]
    private var measuredGroups: Set<Int> = []
    /// All groups and their first elements, without a template.
    private var solved: [SolvedGroup] = []
    private var firsts: [Int] = []
    /// How far elements stick out of their groups at most.
    private(set) var overhang: CGFloat = 0

    init(
        root: CompositionalItem, container: CGSize, itemCount: Int, axis: FlowAxis, spacing: CGFloat,
        scale: CGFloat, measured: [Int], answers: CompositionalAnswers
    ) {
        (self.root, self.container, self.itemCount) = (root, container, itemCount)
        (self.axis, self.spacing, self.scale) = (axis, spacing, scale)
        guard itemCount > 0 else { return }
        if root.hasFixedCount {
            makeAlike(measured, answers)
        } else {
            solveAll(answers)
        }
    }

    var count: Int { extents.count }

    /// Of all groups along the axis, points.
    var length: CGFloat { count > 0 ? extents.extent - spacing : 0 }

    /// The widest group across the axis: of those measured, as soon as there are any.
    ///
    /// DIFFERS: what UIKit makes of groups that were never measured is not known.
    var breadth: CGFloat {
        let across = axis.crossing
        if template == nil { return solved.map { $0.size.along(across) }.max() ?? 0 }
        let known = changed.filter { measuredGroups.contains($0.key) }.map { $0.value.size.along(across) }
        return known.max() ?? template!.size.along(across)
    }

    // MARK: Solving

    private mutating func makeAlike(_ measured: [Int], _ answers: CompositionalAnswers) {
        var silent = answers
        silent.measured = { _ in nil }
        // A full group, however few elements there are.
        var solver = GroupSolver(first: 0, itemCount: .max / 4, scale: scale, answers: silent)
        let full = solver.solve(root, in: container)
        template = full
        perGroup = solver.cursor
        guard perGroup > 0 else { return }
        note(full)
        let groups = (itemCount + perGroup - 1) / perGroup
        extents = ExtentTree(count: groups, extent: extent(of: full))
        if itemCount % perGroup != 0 { replace(groups - 1, with: solve(groups - 1, silent).group) }
        for group in Set(measured.filter { $0 < itemCount }.map { $0 / perGroup }).sorted() {
            measure(group, answers)
        }
    }

    private mutating func solveAll(_ answers: CompositionalAnswers) {
        solved = []
        firsts = []
        var next = 0
        while next < itemCount {
            var solver = GroupSolver(first: next, itemCount: itemCount, scale: scale, answers: answers)
            let group = solver.solve(root, in: container)
            guard solver.cursor > next else { break }
            solved.append(group)
            firsts.append(next)
            note(group)
            next = solver.cursor
        }
        extents = ExtentTree(solved.map { extent(of: $0) }, areMeasured: true)
    }

    private func solve(_ group: Int, _ answers: CompositionalAnswers) -> (group: SolvedGroup, next: Int) {
        var solver = GroupSolver(
            first: group * perGroup, itemCount: itemCount, scale: scale, answers: answers)
        let solved = solver.solve(root, in: container)
        return (solved, solver.cursor)
    }

    private func extent(of group: SolvedGroup) -> CGFloat { max(group.size.along(axis) + spacing, 0) }

    private mutating func replace(_ number: Int, with group: SolvedGroup) {
        changed[number] = group
        note(group)
        extents.setMeasured(extent(of: group), at: number)
    }

    private mutating func measure(_ group: Int, _ answers: CompositionalAnswers) {
        measuredGroups.insert(group)
        replace(group, with: solve(group, answers).group)
    }

    /// An element was measured: `answers` knows its size now.
    mutating func remeasure(_ item: Int, _ answers: CompositionalAnswers) {
        guard item < itemCount else { return }
        if template == nil {
            solveAll(answers)
        } else if perGroup > 0 {
            measure(item / perGroup, answers)
        }
    }

    private mutating func note(_ group: SolvedGroup) {
        let size = group.size
        for frame in group.items.map(\.frame) + group.supplements.map(\.frame) {
            let span = frame.span(along: axis)
            overhang = max(overhang, -span.start, span.end - size.along(axis))
        }
    }

    // MARK: Queries

    func group(_ number: Int) -> SolvedGroup {
        guard let template else { return solved[number] }
        return changed[number] ?? template
    }

    func start(of group: Int) -> CGFloat { extents.offset(of: group) }

    func firstItem(of group: Int) -> Int { template == nil ? firsts[group] : group * perGroup }

    func group(ofItem item: Int) -> Int? {
        guard (0..<itemCount).contains(item), count > 0 else { return nil }
        if template != nil { return item / perGroup }
        var low = 0
        var high = firsts.count
        while low < high {
            let middle = (low + high) / 2
            if firsts[middle] <= item { low = middle + 1 } else { high = middle }
        }
        return low - 1
    }

    /// The groups that may have elements between two places along the axis.
    func groups(low: CGFloat, high: CGFloat) -> Range<Int> {
        guard count > 0 else { return 0..<0 }
        let slack = overhang + max(-spacing, 0) + 1 / scale
        let start = max(low - slack, 0)
        return extents.rows(in: ExtentSpan(start: start, extent: max(high + slack - start, 0)))
    }
}

extension CompositionalItem {
    /// Whether the number of elements a group takes does not depend on what they measure.
    var hasFixedCount: Bool {
        guard let group else { return true }
        let isGuess = size.dimension(along: group.axis).isEstimated
        switch group.members {
        case .custom: return true
        case .divided(let kinds, _): return kinds.allSatisfy(\.hasFixedCount)
        case .filling(let kinds), .repeated(let kinds, _):
            return kinds.allSatisfy {
                $0.hasFixedCount && (isGuess || !$0.size.dimension(along: group.axis).isEstimated)
            }
        }
    }
}
