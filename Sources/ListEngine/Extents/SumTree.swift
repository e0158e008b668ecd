/// A sum that a `SumTree` keeps for every subtree: a monoid with a number of units.
protocol TreeSum: Sendable, Equatable {
    static var zero: Self { get }
    static func + (a: Self, b: Self) -> Self
    /// How many units the sum covers. Trees are addressed and split by units.
    var count: Int { get }
}

/// What a `SumTree` holds: an element of one unit or more, for instance a run of equal rows.
protocol TreeElement: Sendable, Equatable {
    associatedtype Sum: TreeSum
    var sum: Sum { get }
    /// The first `count` units and the rest; `0 < count < sum.count`.
    func split(at count: Int) -> (Self, Self)
    /// One element in place of this one and `next`; nil when they differ.
    func merged(with next: Self) -> Self?
}

/// A persistent balanced (AVL) tree of elements in order, with a sum for every subtree.
///
/// A value: a copy costs one reference, an edit makes O(log n) new nodes and shares the rest.
/// Neighbouring elements that can be one are one, so equal contents have equal elements.
struct SumTree<Element: TreeElement>: Sendable {
    final class Node: Sendable {
        let element: Element
        let left: Node?
        let right: Node?
        let sum: Element.Sum
        let height: Int

        init(_ left: Node?, _ element: Element, _ right: Node?) {
            self.left = left
            self.element = element
            self.right = right
            height = 1 + Swift.max(left?.height ?? 0, right?.height ?? 0)
            var sum = element.sum
            if let left { sum = left.sum + sum }
            if let right { sum = sum + right.sum }
            self.sum = sum
        }
    }

    var root: Node?

    init() {}
    init(root: Node?) { self.root = root }

    /// Builds a balanced tree in O(n). Neighbours that can be one element become one.
    init(_ elements: some Sequence<Element>) {
        var merged: [Element] = []
        for element in elements where element.sum.count > 0 {
            if let last = merged.last, let one = last.merged(with: element) {
                merged[merged.count - 1] = one
            } else {
                merged.append(element)
            }
        }
        root = merged.withUnsafeBufferPointer { Self.build($0[...]) }
    }

    private static func build(_ elements: Slice<UnsafeBufferPointer<Element>>) -> Node? {
        if elements.startIndex == elements.endIndex { return nil }
        let middle = elements.startIndex + elements.count / 2
        return Node(
            build(elements[elements.startIndex..<middle]), elements[middle],
            build(elements[(middle + 1)..<elements.endIndex]))
    }

    var sum: Element.Sum { root?.sum ?? .zero }
    var count: Int { root?.sum.count ?? 0 }
    /// The longest path from the root, in nodes: at most 1.45 log2(elements + 2).
    var height: Int { root?.height ?? 0 }
}

// MARK: Looking up

extension SumTree {
    /// The first element for which `isReached` holds of the sum through it, and the sum before it.
    /// `isReached` must stay true once it is true. O(log n).
    func first(where isReached: (Element.Sum) -> Bool) -> (before: Element.Sum, element: Element)? {
        var node = root
        var before = Element.Sum.zero
        var found: (before: Element.Sum, element: Element)?
        while let here = node {
            let toHere = here.left.map { before + $0.sum } ?? before
            if isReached(toHere + here.element.sum) {
                found = (toHere, here.element)
                node = here.left
            } else {
                before = toHere + here.element.sum
                node = here.right
            }
        }
        return found
    }

    /// The element that covers a unit, and the sum before it. O(log n).
    func element(at unit: Int) -> (before: Element.Sum, element: Element) {
        var node = root
        var before = Element.Sum.zero
        while let here = node {
            let leftCount = here.left?.sum.count ?? 0
            if unit < before.count + leftCount {
                node = here.left
                continue
            }
            if let left = here.left { before = before + left.sum }
            let own = here.element.sum
            if unit < before.count + own.count { return (before, here.element) }
            before = before + own
            node = here.right
        }
        fatalError("Unit \(unit) is outside 0..<\(count)")
    }

    /// Every element in order, with the sum before it. O(n).
    func forEach(_ body: (Element.Sum, Element) -> Void) {
        var before = Element.Sum.zero
        func walk(_ node: Node?) {
            guard let node else { return }
            walk(node.left)
            body(before, node.element)
            before = before + node.element.sum
            walk(node.right)
        }
        walk(root)
    }

    /// Every element in order. O(n).
    var elements: [Element] {
        var all: [Element] = []
        forEach { all.append($1) }
        return all
    }
}

extension SumTree: Equatable {
    /// Same elements in the same order. O(1) for copies, otherwise O(n).
    static func == (a: Self, b: Self) -> Bool {
        if a.root === b.root { return true }
        if a.count != b.count { return false }
        return a.elements == b.elements
    }
}
