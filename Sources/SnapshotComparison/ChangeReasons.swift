import CoreGraphics
import Foundation

/// Why views moved and grew: step by step from what somebody changed to what follows from it, so that nothing is said to follow
/// from what follows from it.
struct ChangeReasons {
    typealias Rank = DumpComparison.Rank

    /// One axis of a view.
    private struct Place: Hashable {
        let view: ObjectIdentifier
        let isHorizontal: Bool

        init(_ pair: ViewPair, _ isHorizontal: Bool) {
            (view, self.isHorizontal) = (ObjectIdentifier(pair), isHorizontal)
        }
    }

    /// A change on one axis for which no reason is known yet.
    private struct Question: Hashable {
        /// Of the change
        let index: Int
        let isHorizontal: Bool
    }

    private struct Reason {
        var rank: Rank
        var words: String
        /// The view that it follows
        var leader: ViewPair?
    }

    private var found: [DumpComparison.Found]
    private let scale: Double
    private let byIndices: [[Int]: ViewPair]
    private let changed: Set<Place>
    /// What somebody changed of views, in words
    private let contents: [ObjectIdentifier: [String]]
    private var open: [Question] = []
    /// Of the places that are explained: the views that they follow, directly or not
    private var grounds: [Place: Set<ObjectIdentifier>] = [:]
    /// Whose growth is explained
    private var grown: Set<Place> = []

    static func explain(_ found: inout [DumpComparison.Found], root: ViewPair, scale: Double) {
        var reasons = ChangeReasons(found, root, scale)
        reasons.explain()
        found = reasons.found
    }

    private init(_ found: [DumpComparison.Found], _ root: ViewPair, _ scale: Double) {
        (self.found, self.scale) = (found, scale)
        byIndices = Dictionary(
            root.all.filter { $0.new != nil }.map { ($0.indices, $0) }, uniquingKeysWith: { a, _ in a })
        var (changed, contents) = (Set<Place>(), [ObjectIdentifier: [String]]())
        for (index, each) in found.enumerated() {
            for isHorizontal in [true, false] where each.change.by?[isHorizontal ? 0 : 1] ?? 0 != 0 {
                open.append(Question(index: index, isHorizontal: isHorizontal))
                changed.insert(Place(each.pair, isHorizontal))
            }
            guard each.rank == .content else { continue }
            if let pusher = Self.pusher(ofRow: each.pair) {
                self.found[index].rank = .consequence
                self.found[index].change.because = "pushed by \(pusher.path)"
                continue
            }
            contents[ObjectIdentifier(each.pair), default: []].append(each.change.because ?? "")
            guard
                [.appeared, .vanished].contains(each.change.what)
                    || Self.leading.contains(each.change.because ?? "")
            else { continue }
            // Others may follow it though its own place is the same.
            for isHorizontal in [true, false] { grounds[Place(each.pair, isHorizontal)] = [] }
        }
        (self.changed, self.contents) = (changed, contents)
    }

    private mutating func explain() {
        while !open.isEmpty {
            if answer(strongReason) || answer(weakReason) { continue }
            answer(open[0], Reason(rank: .plain, words: distance(open[0])))
        }
    }

    /// Answers what can be answered from what was known before.
    /// - Returns: whether there was anything.
    private mutating func answer(_ reason: (Question) -> Reason?) -> Bool {
        let answers = open.compactMap { question in reason(question).map { (question, $0) } }
        var isAnything = false
        for (question, reason) in answers {
            // One answer may have made another one circular.
            if let leader = reason.leader, !leads(leader, question) { continue }
            answer(question, reason)
            isAnything = true
        }
        return isAnything
    }

    private mutating func answer(_ question: Question, _ reason: Reason) {
        let place = place(question)
        if isGrowth(question) { grown.insert(place) }
        var views = grounds[place] ?? []
        if let leader = reason.leader {
            views.insert(ObjectIdentifier(leader))
            views.formUnion(grounds[Place(leader, question.isHorizontal)] ?? [])
        }
        grounds[place] = views
        open.removeAll { $0 == question }
        // A cause on one axis makes the change one.
        guard found[question.index].change.because == nil || reason.rank < found[question.index].rank else {
            return
        }
        found[question.index].change.because = reason.words
        found[question.index].rank = reason.rank
    }

    private func pair(_ question: Question) -> ViewPair { found[question.index].pair }
    private func place(_ question: Question) -> Place { Place(pair(question), question.isHorizontal) }
    private func isGrowth(_ question: Question) -> Bool { found[question.index].change.what == .resized }
    private func by(_ question: Question) -> Double {
        found[question.index].change.by?[question.isHorizontal ? 0 : 1] ?? 0
    }

    /// Whether a view may be named as the one that another follows: it is explained, and not by that other one.
    private func leads(_ leader: ViewPair, _ question: Question) -> Bool {
        leader !== pair(question)
            && grounds[Place(leader, question.isHorizontal)]?.contains(ObjectIdentifier(pair(question)))
                == false
    }

    // MARK: Reasons

    private func strongReason(_ question: Question) -> Reason? {
        constant(question) ?? content(question) ?? leader(question) ?? neighbour(question) ?? pusher(question)
    }

    /// What somebody has set for the place itself.
    private func constant(_ question: Question) -> Reason? {
        let pair = pair(question)
        let words = changedConstraint(question) ?? pair.parent.flatMap { spacing(of: $0, question) }
        if let words { return Reason(rank: .constant, words: words) }
        guard isGrowth(question), let words = spacing(of: pair, question) else { return nil }
        return Reason(rank: .consequence, words: words)
    }

    private static let priorities: Set = [
        "its contentCompressionResistancePriority", "its contentHuggingPriority",
    ]
    /// What the places of others follow from, though the view's own is the same
    private static let leading = priorities.union(["its customSpacing"])
    /// What a view's size follows from
    private static let sizing =
        priorities.union([
            "its text", "its font", "its image", "its numberOfLines", "its transform", "device",
            "orientation",
        ])
    /// What the places in a stack follow from
    private static let arranging: Set = ["its alignment", "its axis", "its distribution", "its order"]

    /// What somebody has changed of the view, or of the stack that it is in.
    private func content(_ question: Question) -> Reason? {
        let pair = pair(question)
        let own = isGrowth(question) ? Self.sizing.union(Self.arranging) : ["its transform"]
        if let words = changed(own, of: pair) { return Reason(rank: .consequence, words: words) }
        guard let parent = pair.parent, let words = changed(Self.arranging, of: parent) else { return nil }
        return Reason(rank: .consequence, words: "follows \(parent.path): \(words)")
    }

    private func changed(_ names: Set<String>, of pair: ViewPair) -> String? {
        contents[ObjectIdentifier(pair)]?.first(where: names.contains)
    }

    private func leader(_ question: Question) -> Reason? {
        for constraint in constraints(of: pair(question), question.isHorizontal) {
            guard let leader = leader(of: constraint, question) else { continue }
            return Reason(
                rank: .consequence, words: "follows \(leader.path): \(constraint.words)", leader: leader)
        }
        return nil
    }

    private func neighbour(_ question: Question) -> Reason? {
        let pair = pair(question)
        func resizes(_ other: ViewPair) -> Bool {
            leads(other, question) && (isSingle(other) || isResized(other, question.isHorizontal))
        }
        if let parent = pair.parent, resizes(parent) {
            return Reason(rank: .consequence, words: "\(parent.path) is resized", leader: parent)
        }
        if isGrowth(question), pair.details?.stack != nil, let child = pair.children.first(where: resizes) {
            return Reason(rank: .consequence, words: "fits \(child.path)", leader: child)
        }
        guard let parent = pair.parent, parent.details?.stack != nil,
            let sibling = parent.children.first(where: { leads($0, question) })
        else { return nil }
        return Reason(rank: .consequence, words: "follows \(sibling.path) in the stack", leader: sibling)
    }

    /// What is said where nothing else is left.
    private func weakReason(_ question: Question) -> Reason? {
        let pair = pair(question)
        // Its other axis tells why.
        if let told = found[question.index].change.because { return Reason(rank: .consequence, words: told) }
        // A view that grew from its middle or its end
        if grown.contains(place(question)),
            let growth = found.first(where: { $0.pair === pair && $0.change.what == .resized }),
            let told = growth.change.because
        {
            return Reason(rank: .consequence, words: told)
        }
        if let words = goneConstraint(question) { return Reason(rank: .constant, words: words) }
        // What scrolls does not grow with what is in it.
        guard isGrowth(question), pair.new?.others["contentSize"] == nil,
            let inside = found.first(where: {
                $0.rank <= .constant && $0.pair.isInside(pair) && leads($0.pair, question)
            })
        else { return nil }
        return Reason(rank: .consequence, words: "fits \(inside.pair.path)", leader: inside.pair)
    }

    // MARK: Constraints

    private func constraints(of pair: ViewPair, _ isHorizontal: Bool) -> [ViewDetails.Constraint] {
        (pair.details?.constraints ?? []).filter { $0.own.edge.isHorizontal == isHorizontal }
    }

    /// A constraint of the view that somebody changed, in words.
    private func changedConstraint(_ question: Question) -> String? {
        let pair = pair(question)
        let earlier = pair.oldDetails?.constraints
        // Of several that say the same, each with its own constant
        var counts: [String: Int] = [:]
        for constraint in constraints(of: pair, question.isHorizontal) {
            let number = counts[constraint.text, default: 0]
            counts[constraint.text] = number + 1
            guard places(constraint, question) else { continue }
            let was = earlier?.filter { $0.text == constraint.text }.dropFirst(number).first
            if let words = change(of: constraint, from: was, isKnown: earlier != nil) { return words }
        }
        return nil
    }

    private func goneConstraint(_ question: Question) -> String? {
        let pair = pair(question)
        let gone = pair.oldDetails?.constraints.first { then in
            then.own.edge.isHorizontal == question.isHorizontal && then.own.path == pair.oldIndices
                && pair.details?.constraints.contains { $0.text == then.text } == false
        }
        return gone.map { "\($0.words) is gone" }
    }

    /// Whether a constraint places the view: of two views the inner one, else the one that it begins with, if that changed.
    private func places(_ constraint: ViewDetails.Constraint, _ question: Question) -> Bool {
        guard let own = byIndices[constraint.own.path],
            let other = constraint.other.flatMap({ byIndices[$0.path] })
        else { return true }
        let placed = other.isInside(own) ? other : own
        return placed === pair(question) || !changed.contains(Place(placed, question.isHorizontal))
    }

    /// What is otherwise in a constraint that was one that the old screen had, where it is known which ones it had.
    private func change(
        of constraint: ViewDetails.Constraint, from was: ViewDetails.Constraint?, isKnown: Bool
    ) -> String? {
        guard let now = room(constraint, \.new), let then = room(constraint, \.old) else { return nil }
        // One that does not hold, or leaves room, decides nothing.
        let holds = abs(now) < 0.4
        guard isKnown else {
            // With the constant that is set now the earlier places leave room for what it was.
            guard holds, abs(then - now) > 0.4 else { return nil }
            return "\(constraint.words), was \((constraint.constant + then - now).onPixels(scale).short)"
        }
        guard let was else { return holds ? "\(constraint.words) is new" : nil }
        if holds, was.constant != constraint.constant {
            return "\(constraint.words), was \(was.constant.short)"
        }
        if was.priority != constraint.priority, holds || abs(then) < 0.4 {
            return
                "the priority of \(constraint.words) is \(constraint.priority.short), was \(was.priority.short)"
        }
        return nil
    }

    /// What is between the two sides of a constraint beside its constant; nil where a view has no place.
    private func room(_ constraint: ViewDetails.Constraint, _ side: KeyPath<ViewPair, DumpedView?>) -> Double?
    {
        func value(_ anchor: ViewDetails.Anchor) -> Double? {
            byIndices[anchor.path]?[keyPath: side]?.windowFrame.length(anchor.edge)
        }
        guard let own = value(constraint.own) else { return nil }
        var other = 0.0
        if let anchor = constraint.other {
            guard let value = value(anchor) else { return nil }
            other = value
        }
        return own - constraint.multiplier * other - constraint.constant - constraint.offset
    }

    /// The other view of a constraint, with which this one went.
    private func leader(of constraint: ViewDetails.Constraint, _ question: Question) -> ViewPair? {
        guard constraint.isEquation, let other = constraint.other else { return nil }
        let anchors = [constraint.own, other].filter { $0.path != pair(question).indices }
        guard anchors.count == 1, let leader = byIndices[anchors[0].path], leads(leader, question) else {
            return nil
        }
        guard let old = leader.old else { return leader }
        guard let new = leader.new,
            abs(
                new.windowFrame.length(anchors[0].edge) - old.windowFrame.length(anchors[0].edge)
                    - move(ofParentOf: pair(question), anchors[0].edge)) > 0.01,
            let now = room(constraint, \.new), let then = room(constraint, \.old), abs(now - then) < 0.4
        else { return nil }
        return leader
    }

    /// How far what a view is in has gone, with which all the edges in it go.
    private func move(ofParentOf pair: ViewPair, _ edge: ViewDetails.Edge) -> Double {
        guard ![.width, .height].contains(edge), let old = pair.parent?.old?.windowFrame,
            let new = pair.parent?.new?.windowFrame
        else { return 0 }
        return Double(edge.isHorizontal ? new.minX - old.minX : new.minY - old.minY)
    }

    // MARK: Neighbours

    private func isSingle(_ pair: ViewPair) -> Bool {
        pair.old == nil || pair.new == nil || pair.old?.isHidden != pair.new?.isHidden
    }

    private func isResized(_ pair: ViewPair, _ isHorizontal: Bool) -> Bool {
        guard let old = pair.old, let new = pair.new else { return false }
        return isHorizontal ? old.frame.width != new.frame.width : old.frame.height != new.frame.height
    }

    /// The spacing of a stack, where somebody changed it.
    private func spacing(of stackView: ViewPair, _ question: Question) -> String? {
        guard let stack = stackView.details?.stack, stack.isVertical != question.isHorizontal else {
            return nil
        }
        let before: Double
        if let was = stackView.oldDetails?.stack {
            before = was.spacing
        } else {
            // A gap that is now as the stack has it
            guard stackView !== pair(question), let gaps = gaps(question),
                abs(gaps.after - stack.spacing) < 0.4
            else { return nil }
            before = gaps.before
        }
        guard abs(before - stack.spacing) > 0.001 else { return nil }
        return "\(stackView.path).spacing is \(stack.spacing.short), was \(before.short)"
    }

    /// The distance to the nearest view before, then and now; nil where that is not the same one.
    private func gaps(_ question: Question) -> (before: Double, after: Double)? {
        let (pair, isHorizontal) = (pair(question), question.isHorizontal)
        func end(_ rect: CGRect) -> CGFloat { isHorizontal ? rect.maxX : rect.maxY }
        func start(_ rect: CGRect) -> CGFloat { isHorizontal ? rect.minX : rect.minY }
        func nearest(_ side: KeyPath<ViewPair, DumpedView?>) -> (view: ViewPair, gap: Double)? {
            guard let place = pair[keyPath: side]?.frame, let siblings = pair.parent?.children else {
                return nil
            }
            let before = siblings.compactMap { sibling -> (view: ViewPair, end: CGFloat)? in
                guard sibling !== pair, let view = sibling[keyPath: side], !view.isHidden,
                    end(view.frame) <= start(place) + 0.001
                else { return nil }
                return (sibling, end(view.frame))
            }
            return before.max { $0.end < $1.end }.map { ($0.view, Double(start(place) - $0.end)) }
        }
        guard let then = nearest(\.old), let now = nearest(\.new), then.view === now.view else { return nil }
        return (then.gap.onPixels(scale), now.gap.onPixels(scale))
    }

    /// Rows behind one that came, went or grew are pushed by it.
    private func pusher(_ question: Question) -> Reason? {
        let pair = pair(question)
        guard !isGrowth(question), let place = pair.new?.frame, let siblings = pair.parent?.children,
            siblings.contains(where: { $0.new?.indexPath != nil })
        else { return nil }
        let grown = siblings.filter { sibling in
            guard sibling !== pair, isResized(sibling, question.isHorizontal), let new = sibling.new?.frame
            else { return false }
            return new.minY <= place.minY && new.minX <= place.minX
        }
        let growth = grown.reduce(0.0) { sum, sibling in
            let edge = question.isHorizontal ? ViewDetails.Edge.width : .height
            return sum + (sibling.new?.frame.length(edge) ?? 0) - (sibling.old?.frame.length(edge) ?? 0)
        }
        let pusher =
            abs(growth - by(question)) < 0.01
            ? grown.first { leads($0, question) }
            : siblings.first { sibling in
                guard isSingle(sibling), leads(sibling, question), pair.new?.indexPath != nil,
                    let rect = sibling.new?.frame ?? sibling.old?.frame
                else { return false }
                return rect.minY <= place.minY + abs(by(question)) && rect.size != .zero
            }
        return pusher.map { Reason(rank: .consequence, words: "pushed by \($0.path)", leader: $0) }
    }

    /// What has pushed a row over the end of what is seen of its list, or pulled it in: another one that came or went, where the
    /// list fills its frame without this one.
    private static func pusher(ofRow pair: ViewPair) -> ViewPair? {
        guard isSingleRow(pair), isBehindAll(pair), let list = pair.parent else { return nil }
        let side: KeyPath<ViewPair, DumpedView?> = pair.new == nil ? \.new : \.old
        guard let view = list[keyPath: side] else { return nil }
        var end = view.frame.height
        if case .numbers(let offset) = view.others["contentOffset"], offset.count == 2 { end += offset[1] }
        let isFull = list.children.contains {
            $0 !== pair && $0[keyPath: side].map { $0.indexPath != nil && $0.frame.maxY >= end } == true
        }
        return isFull ? list.children.first { isSingleRow($0) && !isBehindAll($0) } : nil
    }

    private static func isSingleRow(_ pair: ViewPair) -> Bool {
        (pair.old == nil) != (pair.new == nil) && (pair.new ?? pair.old)?.indexPath != nil
    }

    /// Whether a row that came or went is behind all that stayed.
    private static func isBehindAll(_ pair: ViewPair) -> Bool {
        guard let row = pair.new ?? pair.old, let siblings = pair.parent?.children else { return false }
        return siblings.allSatisfy { sibling in
            guard let old = sibling.old, let new = sibling.new, new.indexPath != nil else { return true }
            return (pair.new == nil ? old : new).frame.minY < row.frame.minY
        }
    }

    /// What can be measured where nothing says why.
    private func distance(_ question: Question) -> String {
        let (pair, isHorizontal) = (pair(question), question.isHorizontal)
        guard let old = pair.old?.frame, let new = pair.new?.frame else { return "" }
        if isGrowth(question) {
            return isHorizontal
                ? "its width is \(Double(new.width).short), was \(Double(old.width).short)"
                : "its height is \(Double(new.height).short), was \(Double(old.height).short)"
        }
        if let gaps = gaps(question), gaps.after != gaps.before, gaps.before >= 0 {
            return
                "the distance to what is before it is \(gaps.after.short), was \(gaps.before.short)"
        }
        let (now, then) = isHorizontal ? (new.minX, old.minX) : (new.minY, old.minY)
        let around = pair.parent.map { " of \($0.path)" } ?? ""
        return
            "\(now.rounded3.short) points from the \(isHorizontal ? "left" : "top")\(around), was \(then.rounded3.short)"
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
