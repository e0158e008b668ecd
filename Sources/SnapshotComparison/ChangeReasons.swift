import CoreGraphics
import Foundation

/// Why views moved and grew: by the constraints, stacks and neighbours that the new screen has.
struct ChangeReasons {
    private let root: ViewPair
    private let changed: Set<ObjectIdentifier>
    private let byIndices: [[Int]: ViewPair]

    init(root: ViewPair, changed: Set<ObjectIdentifier>) {
        self.root = root
        self.changed = changed
        byIndices = Dictionary(
            root.all.filter { $0.new != nil }.map { ($0.indices, $0) }, uniquingKeysWith: { a, _ in a })
    }

    func explain(_ found: inout [DumpComparison.Found]) {
        let content = Set(found.filter { $0.rank == .content }.map { ObjectIdentifier($0.pair) })
        for index in found.indices where found[index].rank == .plain {
            let pair = found[index].pair
            guard let by = found[index].change.by else { continue }
            let isGrowth = found[index].change.what == .resized
            for isHorizontal in [true, false] where by[isHorizontal ? 0 : 1] != 0 {
                guard
                    let (rank, reason) = reason(
                        for: pair, isHorizontal: isHorizontal, isGrowth: isGrowth, content)
                else { continue }
                // A cause on one axis makes the change one.
                guard found[index].change.because == nil || rank < found[index].rank else { continue }
                found[index].change.because = reason
                found[index].rank = rank
            }
        }
        pushCellsBehind(&found)
        let causes = found.filter { $0.rank <= .constant }.map(\.pair)
        for index in found.indices where found[index].rank == .plain && found[index].change.because == nil {
            let pair = found[index].pair
            guard let by = found[index].change.by else { continue }
            let isGrowth = found[index].change.what == .resized
            if isGrowth, let inside = causes.first(where: { $0.isInside(pair) }) {
                found[index].rank = .consequence
                found[index].change.because = "fits \(inside.path)"
            } else {
                found[index].change.because = distance(pair, isHorizontal: by[0] != 0, isGrowth)
            }
        }
    }

    /// Nil where nothing around the view tells.
    private func reason(
        for pair: ViewPair, isHorizontal: Bool, isGrowth: Bool, _ content: Set<ObjectIdentifier>
    ) -> (DumpComparison.Rank, String)? {
        let all = constraints(of: pair, isHorizontal: isHorizontal)
        if let cause = all.lazy.compactMap({ changedConstant($0) }).first { return (.constant, cause) }
        if let cause = stackSpacing(pair, isHorizontal) { return (.constant, cause) }
        if isGrowth, content.contains(ObjectIdentifier(pair)), let what = ownContent(pair) {
            return (.consequence, what)
        }
        for constraint in all {
            guard let leader = leader(of: constraint, beside: pair) else { continue }
            return (.consequence, "follows \(leader.path): \(constraint.words)")
        }
        if let parent = pair.parent, isResized(parent, isHorizontal) {
            return (.consequence, "\(parent.path) is resized")
        }
        if pair.parent?.details?.stack != nil, let sibling = changedSibling(of: pair, content) {
            return (.consequence, "follows \(sibling.path) in the stack")
        }
        return nil
    }

    private func ownContent(_ pair: ViewPair) -> String? {
        guard let old = pair.old, let new = pair.new else { return nil }
        if old.text != new.text { return "its text" }
        if old.font != new.font { return "its font" }
        if old.image != new.image { return "its image" }
        return nil
    }

    // MARK: Constraints

    private func constraints(of pair: ViewPair, isHorizontal: Bool) -> [ViewDetails.Constraint] {
        (pair.details?.constraints ?? []).filter { $0.own.edge.isHorizontal == isHorizontal }
    }

    /// How far an edge went, on the screen; nil where a view has no earlier place.
    private func change(of anchor: ViewDetails.Anchor) -> Double? {
        guard let pair = byIndices[anchor.path], let old = pair.old, let new = pair.new else { return nil }
        return new.windowFrame.length(anchor.edge) - old.windowFrame.length(anchor.edge)
    }

    private func value(of anchor: ViewDetails.Anchor) -> Double? {
        byIndices[anchor.path]?.new?.windowFrame.length(anchor.edge)
    }

    /// The constraint with its constant before and after, where both sides did not move alike.
    private func changedConstant(_ constraint: ViewDetails.Constraint) -> String? {
        guard let own = change(of: constraint.own), let value = value(of: constraint.own) else { return nil }
        var (other, otherValue) = (0.0, 0.0)
        if let anchor = constraint.other {
            guard let change = change(of: anchor), let present = self.value(of: anchor) else { return nil }
            (other, otherValue) = (change, present)
        }
        let residue = own - constraint.multiplier * other
        // One that does not hold now, or leaves room, decides nothing.
        let room = value - constraint.multiplier * otherValue - constraint.constant - constraint.offset
        guard abs(residue) > 0.4, abs(room) < 0.4 else { return nil }
        return "\(constraint.words), was \((constraint.constant - residue).short)"
    }

    /// The other view of a constraint, which moved too.
    private func leader(of constraint: ViewDetails.Constraint, beside pair: ViewPair) -> ViewPair? {
        guard constraint.isEquation, let other = constraint.other else { return nil }
        let anchors = [constraint.own, other].filter { $0.path != pair.indices }
        guard anchors.count == 1, let leader = byIndices[anchors[0].path], let moved = change(of: anchors[0]),
            abs(moved) > 0.001, changed.contains(ObjectIdentifier(leader))
        else { return nil }
        return leader
    }

    // MARK: Neighbours

    private func isResized(_ pair: ViewPair, _ isHorizontal: Bool) -> Bool {
        guard let old = pair.old, let new = pair.new else { return false }
        return isHorizontal ? old.frame.width != new.frame.width : old.frame.height != new.frame.height
    }

    private func changedSibling(of pair: ViewPair, _ content: Set<ObjectIdentifier>) -> ViewPair? {
        pair.parent?.children.first {
            $0 !== pair
                && ($0.old == nil || $0.new == nil || content.contains(ObjectIdentifier($0))
                    || isResized($0, true) || isResized($0, false))
        }
    }

    /// The gap before a view of a stack, where it became the stack's spacing.
    private func stackSpacing(_ pair: ViewPair, _ isHorizontal: Bool) -> String? {
        guard let parent = pair.parent, let stack = parent.details?.stack, stack.isVertical != isHorizontal,
            let (before, after) = gaps(before: pair, isHorizontal), abs(after - stack.spacing) < 0.4,
            abs(after - before) > 0.4
        else { return nil }
        return "\(parent.path).spacing is \(stack.spacing.short), was \(before.rounded3.short)"
    }

    /// The distance to the nearest view before, then and now.
    private func gaps(before pair: ViewPair, _ isHorizontal: Bool) -> (before: Double, after: Double)? {
        guard let old = pair.old?.frame, let new = pair.new?.frame, let siblings = pair.parent?.children
        else {
            return nil
        }
        func end(_ rect: CGRect) -> CGFloat { isHorizontal ? rect.maxX : rect.maxY }
        func start(_ rect: CGRect) -> CGFloat { isHorizontal ? rect.minX : rect.minY }
        let nearest = siblings.filter {
            guard $0 !== pair, let view = $0.new, $0.old != nil else { return false }
            return !view.isHidden && end(view.frame) <= start(new) + 0.001
        }.max { end($0.new!.frame) < end($1.new!.frame) }
        guard let nearest, let then = nearest.old?.frame, let now = nearest.new?.frame else { return nil }
        return (Double(start(old) - end(then)), Double(start(new) - end(now)))
    }

    /// Rows behind one that came, went or grew are pushed by it.
    private func pushCellsBehind(_ found: inout [DumpComparison.Found]) {
        for index in found.indices where found[index].rank == .plain && found[index].change.what == .moved {
            let pair = found[index].pair
            guard let place = pair.new?.frame, let by = found[index].change.by,
                let siblings = pair.parent?.children
            else { continue }
            let grown = siblings.filter { sibling in
                guard sibling !== pair, let old = sibling.old?.frame, let new = sibling.new?.frame else {
                    return false
                }
                return old.size != new.size && new.minY <= place.minY && new.minX <= place.minX
            }
            func sum(_ length: (CGRect) -> CGFloat) -> Double {
                grown.reduce(0) { $0 + Double(length($1.new!.frame) - length($1.old!.frame)) }.rounded3
            }
            let isPushed = by[1] != 0 && sum(\.height) == by[1] || by[0] != 0 && sum(\.width) == by[0]
            let pusher =
                isPushed
                ? grown.first
                : siblings.first { sibling in
                    guard sibling !== pair, pair.new?.indexPath != nil,
                        sibling.old == nil || sibling.new == nil,
                        let rect = sibling.new?.frame ?? sibling.old?.frame
                    else { return false }
                    return rect.minY <= place.minY + abs(by[1]) && rect.size != .zero
                }
            guard let pusher else { continue }
            found[index].rank = .consequence
            found[index].change.because = "pushed by \(pusher.path)"
        }
    }

    /// What can be measured where nothing says why.
    private func distance(_ pair: ViewPair, isHorizontal: Bool, _ isGrowth: Bool) -> String? {
        guard let old = pair.old?.frame, let new = pair.new?.frame, let parent = pair.parent else {
            return nil
        }
        if isGrowth {
            return isHorizontal
                ? "its width is \(Double(new.width).short), was \(Double(old.width).short)"
                : "its height is \(Double(new.height).short), was \(Double(old.height).short)"
        }
        if let gaps = gaps(before: pair, isHorizontal), abs(gaps.after - gaps.before) > 0.001,
            gaps.before >= 0
        {
            return
                "the distance to what is before it is \(gaps.after.rounded3.short), was \(gaps.before.rounded3.short)"
        }
        let (now, then) = isHorizontal ? (new.minX, old.minX) : (new.minY, old.minY)
        return
            "\(now.rounded3.short) points from the \(isHorizontal ? "left" : "top") of \(parent.path), was \(then.rounded3.short)"
    }
}

extension ViewDetails.Constraint {
    /// In words, with its constant.
    var words: String {
        if other == nil { return "\(text) \(constant.short)" }
        if constant == 0 { return text }
        return "\(text) \(constant < 0 ? "-" : "+") \(abs(constant).short)"
    }
}
