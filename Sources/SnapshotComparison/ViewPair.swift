import CoreGraphics
import Foundation

/// A view as it was and as it is; one that has gone or come has one side only.
final class ViewPair {
    let old: DumpedView?
    let new: DumpedView?
    /// Of the new screen
    let details: ViewDetails?
    /// Of the old one, where its run has kept them
    let oldDetails: ViewDetails?
    private(set) var children: [ViewPair] = []
    private(set) weak var parent: ViewPair?
    /// In the new tree, from its root
    let indices: [Int]
    /// In the old one
    let oldIndices: [Int]
    /// From its controller
    var path: String { place.text }
    private let place: ViewPath

    init(old: DumpedView, new: DumpedView, oldDetails: ViewDetails?, details: ViewDetails?) {
        (self.old, self.new, self.oldDetails, self.details) = (old, new, oldDetails, details)
        (indices, oldIndices) = ([], [])
        place = ViewPath(root: new.name, controller: details?.controller)
        pairChildren()
    }

    private init(
        old: DumpedView?, new: DumpedView?, oldDetails: ViewDetails?, details: ViewDetails?, parent: ViewPair,
        indices: [Int], oldIndices: [Int], siblings: [DumpedView], position: Int
    ) {
        (self.old, self.new, self.oldDetails, self.details) = (old, new, oldDetails, details)
        (self.parent, self.indices, self.oldIndices) = (parent, indices, oldIndices)
        place = ViewPath(
            position, of: siblings.map(\.name), in: parent.place, controller: details?.controller)
        if old != nil, new != nil { pairChildren() }
    }

    /// This and all below, a view before those in it.
    var all: [ViewPair] { [self] + children.flatMap(\.all) }

    func isInside(_ pair: ViewPair) -> Bool {
        var next = parent
        while let current = next {
            if current === pair { return true }
            next = current.parent
        }
        return false
    }

    /// The last part of its path
    var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// The names of the views of a stack that were and are to be seen, as they stood and as they stand.
    var orders: (old: [String], new: [String])? {
        guard let stack = details?.stack,
            oldDetails?.stack?.isVertical ?? stack.isVertical == stack.isVertical
        else { return nil }
        let kept = children.filter { $0.old?.isHidden == false && $0.new?.isHidden == false }
        func names(_ side: KeyPath<ViewPair, DumpedView?>) -> [String] {
            let starts = kept.map { pair -> CGFloat in
                guard let frame = pair[keyPath: side]?.frame else { return 0 }
                return stack.isVertical ? frame.minY : frame.minX
            }
            return kept.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }.map { kept[$0].name }
        }
        return (names(\.old), names(\.new))
    }

    // MARK: Which is which

    private func pairChildren() {
        guard let old, let new else { return }
        let pairs = Self.alignment(old.children, new.children)
        let partners = Dictionary(uniqueKeysWithValues: pairs.map { ($0.new, $0.old) })
        for index in new.children.indices {
            let partner = partners[index]
            children.append(
                ViewPair(
                    old: partner.map { old.children[$0] }, new: new.children[index],
                    oldDetails: partner.flatMap { oldDetails?.child($0) }, details: details?.child(index),
                    parent: self, indices: indices + [index],
                    oldIndices: partner.map { oldIndices + [$0] } ?? [], siblings: new.children,
                    position: index))
        }
        let kept = Set(pairs.map(\.old))
        for index in old.children.indices where !kept.contains(index) {
            children.append(
                ViewPair(
                    old: old.children[index], new: nil, oldDetails: nil, details: nil, parent: self,
                    indices: [], oldIndices: oldIndices + [index], siblings: old.children, position: index))
        }
    }

    /// Pairs of two lists of siblings: the best alignment in their order, then what changed its place among them.
    private static func alignment(_ old: [DumpedView], _ new: [DumpedView]) -> [(old: Int, new: Int)] {
        let (oldTexts, newTexts) = (old.map(\.allTexts), new.map(\.allTexts))
        let weights = TextWeights(oldTexts + newTexts)
        // An identifier that all rows have does not tell which is which.
        let shared = [old, new].map { views in
            Dictionary(grouping: views.compactMap(\.id), by: { $0 }).filter { $1.count > 1 }.map(\.key)
        }
        let common = Set(shared.joined())
        func likeness(_ a: Int, _ b: Int) -> Int {
            let (x, y) = (old[a], new[b])
            guard x.kind == y.kind else { return 0 }
            if let id = x.id, let other = y.id {
                if id != other { return 0 }
                if !common.contains(id) { return 40 }
            }
            var sum = 4
            if x.indexPath != nil, x.indexPath == y.indexPath { sum += 3 }
            // A row is where its data are, another view where it was put.
            sum += Int((weights.share(oldTexts[a], newTexts[b]) * (x.indexPath == nil ? 8 : 24)).rounded())
            if x.frame == y.frame { sum += 3 } else if x.frame.size == y.frame.size { sum += 1 }
            if x.font == y.font { sum += 1 }
            if x.background == y.background { sum += 1 }
            if x.children.count == y.children.count { sum += 1 }
            return sum
        }
        let (rows, columns) = (old.count, new.count)
        var best = [[Int]](repeating: [Int](repeating: 0, count: columns + 1), count: rows + 1)
        for a in stride(from: rows - 1, through: 0, by: -1) {
            for b in stride(from: columns - 1, through: 0, by: -1) {
                let match = likeness(a, b)
                best[a][b] = max(best[a + 1][b], best[a][b + 1], match > 0 ? best[a + 1][b + 1] + match : 0)
            }
        }
        var pairs: [(old: Int, new: Int)] = []
        var (a, b) = (0, 0)
        while a < rows, b < columns {
            let match = likeness(a, b)
            if match > 0, best[a][b] == best[a + 1][b + 1] + match {
                pairs.append((a, b))
                (a, b) = (a + 1, b + 1)
            } else if best[a][b] == best[a + 1][b] {
                a += 1
            } else {
                b += 1
            }
        }
        var (leftOld, leftNew) = (Set(old.indices), Set(new.indices))
        for pair in pairs {
            leftOld.remove(pair.old)
            leftNew.remove(pair.new)
        }
        for b in leftNew.sorted() {
            guard
                let a = leftOld.sorted().first(where: {
                    guard old[$0].kind == new[b].kind, old[$0].id == new[b].id else { return false }
                    if let id = new[b].id, !common.contains(id) { return true }
                    return !oldTexts[$0].isEmpty && oldTexts[$0] == newTexts[b]
                })
            else { continue }
            leftOld.remove(a)
            pairs.append((a, b))
        }
        return pairs
    }
}

/// How much texts tell of which view is which: numbers, and what stands in all of them, little.
private struct TextWeights {
    private var counts: [String: Int] = [:]

    init(_ views: [[String]]) {
        for texts in views { for text in Set(texts.map(Self.words)) { counts[text, default: 0] += 1 } }
    }

    /// A text without its digits
    private static func words(_ text: String) -> String { text.filter { !$0.isNumber } }

    private func weight(_ text: String) -> Double { 1 / Double(counts[Self.words(text)] ?? 1) }

    /// The part of their texts that two views have alike, 0...1.
    func share(_ a: [String], _ b: [String]) -> Double {
        guard !a.isEmpty, !b.isEmpty else { return 0 }
        let alike = zip(a, b).reduce(0) { $0 + ($1.0 == $1.1 ? weight($1.0) : 0) }
        return alike / max(a.reduce(0) { $0 + weight($1) }, b.reduce(0) { $0 + weight($1) })
    }
}
