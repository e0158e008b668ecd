import CoreGraphics

/// Gives the members of one group their frames.
///
/// Lengths are resolved first, shares against the container without its insets; then insets are taken off.
struct GroupSolver {
    /// A solved element whose parts count from the corner of its size, edge spacing not included.
    struct Box {
        var size: CGSize
        var spacing: CompositionalEdgeSpacing
        var items: [SolvedGroup.Item] = []
        var supplements: [SolvedGroup.Supplement] = []
        /// For a cell whose siblings are to be as large as it: what it measured.
        var natural: CGSize?
    }

    let scale: CGFloat
    let answers: CompositionalAnswers
    /// Elements of the section.
    let itemCount: Int
    /// The next element.
    private(set) var cursor: Int
    private let first: Int

    init(first: Int, itemCount: Int, scale: CGFloat, answers: CompositionalAnswers) {
        self.scale = scale
        self.answers = answers
        self.itemCount = itemCount
        self.first = first
        cursor = first
    }

    /// The group from element `first` on, in a container.
    mutating func solve(_ root: CompositionalItem, in container: CGSize) -> SolvedGroup {
        let available = CGSize(
            width: max(container.width - root.edgeSpacing.least(.horizontal), 0),
            height: max(container.height - root.edgeSpacing.least(.vertical), 0))
        guard let box = layOut(root, in: available, lengths: container) else {
            return SolvedGroup(size: .zero, items: [], supplements: [])
        }
        var origin = CGPoint(x: box.spacing.leading.least, y: box.spacing.top.least)
        var size = CGSize(
            width: box.size.width + box.spacing.least(.horizontal),
            height: box.size.height + box.spacing.least(.vertical))
        // What is left across goes to flexible edges.
        let left = container.width - size.width
        let flexible = [box.spacing.leading, box.spacing.trailing].filter(\.isFlexible).count
        if left > 0, flexible > 0 {
            if box.spacing.leading.isFlexible { origin.x += Pixels.cut(left / CGFloat(flexible), scale) }
            size.width = container.width
        }
        return SolvedGroup(
            size: size, items: box.items.map { $0.moved(by: origin) },
            supplements: box.supplements.map { $0.moved(by: origin) })
    }

    /// nil when no element is left.
    private mutating func layOut(
        _ item: CompositionalItem, in container: CGSize, lengths: CGSize, assigned: CGSize? = nil
    ) -> Box? {
        item.group == nil
            ? cell(item, in: lengths, assigned: assigned)
            : group(item, item.group!, in: lengths, assigned: assigned)
    }

    // MARK: A cell

    private mutating func cell(_ item: CompositionalItem, in container: CGSize, assigned: CGSize?) -> Box? {
        guard cursor < itemCount else { return nil }
        let index = cursor
        cursor += 1
        var size = item.size.resolved(in: container, scale: scale)
        if let assigned { size.assign(assigned) }
        let estimates = item.size.estimates
        if !estimates.isEmpty, let measured = answers.measured(index) {
            if estimates.contains(.width), assigned.map({ $0.width < 0 }) ?? true {
                size.width = measured.width + item.insets.along(.horizontal)
            }
            if estimates.contains(.height), assigned.map({ $0.height < 0 }) ?? true {
                size.height = measured.height + item.insets.along(.vertical)
            }
        }
        var box = Box(size: size, spacing: item.edgeSpacing)
        let frame = CGRect(origin: .zero, size: size).taking(item.insets)
        box.items = [SolvedGroup.Item(frame: frame, zIndex: 0, estimates: estimates)]
        box.supplements = item.supplements.map { supplement($0, at: frame, owner: index - first) }
        if item.size.width.isUniform || item.size.height.isUniform { box.natural = size }
        return box
    }

    private func supplement(
        _ supplement: CompositionalSupplement, at host: CGRect, owner: Int
    ) -> SolvedGroup.Supplement {
        SolvedGroup.Supplement(
            frame: supplement.frame(at: host, scale: scale), zIndex: supplement.zIndex,
            kind: supplement.kind, owner: owner)
    }

    // MARK: A group

    private mutating func group(
        _ item: CompositionalItem, _ group: CompositionalGroup, in container: CGSize, assigned: CGSize?
    ) -> Box? {
        guard cursor < itemCount else { return nil }
        let start = cursor
        var size = item.size.resolved(in: container, scale: scale)
        if let assigned { size.assign(assigned) }
        let inner = item.insets.inside(size)
        var box = Box(size: size, spacing: item.edgeSpacing)
        var content = CGSize.zero
        if case .custom(let number) = group.members {
            custom(number, in: inner, into: &box)
            content = inner
        } else {
            let boxes = members(of: group, in: inner, dimension: item.size.dimension(along: group.axis))
            content = arrange(boxes, group, in: inner, item.size, into: &box)
        }
        for axis in [FlowAxis.horizontal, .vertical]
        where item.size.dimension(along: axis).isEstimated
            && assigned.map({ $0.along(axis) < 0 }) ?? true
        {
            box.size.set(content.along(axis) + item.insets.along(axis), along: axis)
        }
        let origin = CGPoint(x: item.insets.leading, y: item.insets.top)
        box.items = box.items.map { $0.moved(by: origin) }
        box.supplements = box.supplements.map { $0.moved(by: origin) }
        let host = CGRect(origin: .zero, size: box.size).taking(item.insets)
        for extra in item.supplements {
            box.supplements.append(supplement(extra, at: host, owner: start - first))
        }
        return box
    }

    private mutating func custom(_ number: Int, in inner: CGSize, into box: inout Box) {
        for custom in answers.customFrames(number, inner) where cursor < itemCount {
            box.items.append(.init(frame: custom.frame, zIndex: custom.zIndex, estimates: []))
            cursor += 1
        }
    }

    /// As many members as the group takes.
    private mutating func members(
        of group: CompositionalGroup, in inner: CGSize, dimension: CompositionalDimension
    ) -> [Box] {
        let axis = group.axis
        let gap = group.spacing.least
        switch group.members {
        case .custom: return []
        case .divided(let kinds, let count):
            guard let kind = kinds.first, count > 0 else { return [] }
            let own = kind.size.dimension(along: axis)
            if dimension.isEstimated, own.isEstimated {
                return fill([kind], group, in: inner, exactly: count)
            }
            var lengths = inner
            lengths.set(max(inner.along(axis) - gap * CGFloat(count - 1), 0), along: axis)
            var assigned = CGSize(width: -1, height: -1)
            let each = lengths.along(axis) / CGFloat(count) - kind.edgeSpacing.least(axis)
            assigned.set(max(Pixels.cut(each, scale), 0), along: axis)
            var boxes: [Box] = []
            while boxes.count < count,
                let box = layOut(kind, in: inner, lengths: lengths, assigned: assigned)
            {
                boxes.append(box)
            }
            return boxes
        case .repeated(let kinds, let count):
            guard let kind = kinds.first else { return [] }
            return dimension.isEstimated
                ? fill([kind], group, in: inner, exactly: count)
                : fill([kind], group, in: inner, atMost: count)
        case .filling(let kinds):
            guard !kinds.isEmpty else { return [] }
            if dimension.isEstimated {
                return fill(kinds, group, in: inner, exactly: guessedCount(kinds, group, in: inner))
            }
            return fill(kinds, group, in: inner, atMost: .max)
        }
    }

    /// How many members fit a group of an estimated length, by their own estimates; at least each once.
    private func guessedCount(
        _ kinds: [CompositionalItem], _ group: CompositionalGroup, in inner: CGSize
    ) -> Int {
        let axis = group.axis
        var used: CGFloat = 0
        var count = 0
        while count < itemCount {
            let kind = kinds[count % kinds.count]
            let length =
                kind.size.dimension(along: axis).resolved(in: inner, scale: scale)
                + kind.edgeSpacing.least(axis) + (count > 0 ? group.spacing.least : 0)
            if count >= kinds.count, length <= 0 || used + length > inner.along(axis) + slack { break }
            used += length
            count += 1
        }
        return max(count, kinds.count)
    }

    private var slack: CGFloat { 0.5 / scale }

    private mutating func fill(
        _ kinds: [CompositionalItem], _ group: CompositionalGroup, in inner: CGSize, exactly count: Int
    ) -> [Box] {
        var boxes: [Box] = []
        while boxes.count < count,
            let box = layOut(kinds[boxes.count % kinds.count], in: inner, lengths: inner)
        {
            boxes.append(box)
        }
        return boxes
    }

    /// Until the next one has no room; the first one always has.
    private mutating func fill(
        _ kinds: [CompositionalItem], _ group: CompositionalGroup, in inner: CGSize, atMost limit: Int
    ) -> [Box] {
        let axis = group.axis
        var boxes: [Box] = []
        var used: CGFloat = 0
        while boxes.count < limit {
            let before = cursor
            guard let box = layOut(kinds[boxes.count % kinds.count], in: inner, lengths: inner),
                cursor > before
            else { break }
            var length = box.size.along(axis) + box.spacing.least(axis)
            if !boxes.isEmpty { length += group.spacing.least }
            if !boxes.isEmpty,
                used + length > inner.along(axis) + slack || (length <= 0 && boxes.count >= kinds.count)
            {
                cursor = before
                break
            }
            used += length
            boxes.append(box)
        }
        return boxes
    }

    // MARK: Places

    /// Puts boxes one after another and returns what they take.
    private func arrange(
        _ solved: [Box], _ group: CompositionalGroup, in inner: CGSize, _ groupSize: CompositionalSize,
        into box: inout Box
    ) -> CGSize {
        let axis = group.axis
        let across = axis.crossing
        let boxes = uniform(solved)
        var used = group.spacing.least * CGFloat(max(boxes.count - 1, 0))
        var flexible = group.spacing.isFlexible ? max(boxes.count - 1, 0) : 0
        var widest: CGFloat = 0
        for box in boxes {
            used += box.size.along(axis) + box.spacing.least(axis)
            flexible += box.spacing.start(axis).isFlexible ? 1 : 0
            flexible += box.spacing.end(axis).isFlexible ? 1 : 0
            widest = max(widest, box.size.along(across) + box.spacing.least(across))
        }
        let isGrowing = groupSize.dimension(along: axis).isEstimated
        let left = isGrowing ? 0 : max(inner.along(axis) - used, 0)
        let share = flexible > 0 ? left / CGFloat(flexible) : 0
        func extra(_ spacing: CompositionalSpacing) -> CGFloat { spacing.isFlexible ? share : 0 }
        let breadth = groupSize.dimension(along: across).isEstimated ? widest : inner.along(across)

        var main: CGFloat = 0
        for (index, member) in boxes.enumerated() {
            if index > 0 { main += group.spacing.least + extra(group.spacing) }
            let start = member.spacing.start(axis)
            main += start.least + extra(start)
            var cross = member.spacing.start(across).least
            let free = breadth - member.size.along(across) - member.spacing.least(across)
            let shares = [member.spacing.start(across), member.spacing.end(across)].filter(\.isFlexible).count
            if free > 0, member.spacing.start(across).isFlexible { cross += free / CGFloat(shares) }
            let origin = CGPoint.along(axis, Pixels.round(main, scale), across: Pixels.round(cross, scale))
            box.items += member.items.map { $0.moved(by: origin) }
            box.supplements += member.supplements.map { $0.moved(by: origin) }
            let end = member.spacing.end(axis)
            main += member.size.along(axis) + end.least + extra(end)
        }
        var content = CGSize.zero
        content.set(main, along: axis)
        content.set(widest, along: across)
        return content
    }

    /// Gives siblings of a uniform length the longest among them.
    private func uniform(_ boxes: [Box]) -> [Box] {
        guard boxes.contains(where: { $0.natural != nil }) else { return boxes }
        var longest = CGSize.zero
        for case let natural? in boxes.map(\.natural) {
            longest.width = max(longest.width, natural.width)
            longest.height = max(longest.height, natural.height)
        }
        return boxes.map { box in
            guard box.natural != nil, let item = box.items.first else { return box }
            var box = box
            if item.estimates.contains(.height) { box.grow(to: longest.height, along: .vertical) }
            if item.estimates.contains(.width) { box.grow(to: longest.width, along: .horizontal) }
            return box
        }
    }
}

extension GroupSolver.Box {
    /// Makes a cell's box as long as another.
    fileprivate mutating func grow(to length: CGFloat, along axis: FlowAxis) {
        let more = length - size.along(axis)
        guard more > 0 else { return }
        size.set(length, along: axis)
        items[0].frame.size.set(items[0].frame.size.along(axis) + more, along: axis)
    }
}

extension CGSize {
    /// Takes over the lengths of `other` that are not negative.
    fileprivate mutating func assign(_ other: CGSize) {
        if other.width >= 0 { width = other.width }
        if other.height >= 0 { height = other.height }
    }
}

/// What has a place in a group.
private protocol PlacedPart {
    var frame: CGRect { get set }
}

extension SolvedGroup.Item: PlacedPart {}
extension SolvedGroup.Supplement: PlacedPart {}

extension PlacedPart {
    func moved(by offset: CGPoint) -> Self {
        var moved = self
        moved.frame.origin.x += offset.x
        moved.frame.origin.y += offset.y
        return moved
    }
}
