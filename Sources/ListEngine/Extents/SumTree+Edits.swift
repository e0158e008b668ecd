// Edits by splitting and joining: every edit below is a few O(log n) splits and joins.
extension SumTree {
    /// The units before `unit` and those from it on. Cuts an element when `unit` lies inside it.
    func split(at unit: Int) -> (SumTree, SumTree) {
        precondition((0...count).contains(unit), "Unit \(unit) is outside 0...\(count)")
        let (left, right) = Self.split(root, unit)
        return (SumTree(root: left), SumTree(root: right))
    }

    /// This tree followed by another. The two elements at the seam become one when they can.
    func joined(with next: SumTree) -> SumTree {
        guard let left = root else { return next }
        guard let right = next.root else { return self }
        let (rest, last) = Self.removingLast(left)
        let (first, others) = Self.removingFirst(right)
        if let one = last.merged(with: first) {
            return SumTree(root: Self.join(rest, one, others))
        }
        return SumTree(root: Self.join(rest, last, right))
    }

    /// Puts other elements in place of a range of units. O(log n + elements).
    mutating func replace(_ range: Range<Int>, with middle: SumTree) {
        let (head, rest) = split(at: range.lowerBound)
        let (_, tail) = rest.split(at: range.count)
        self = head.joined(with: middle).joined(with: tail)
    }

    /// Changes the element that covers a unit, without changing its number of units, and without
    /// merging it with its neighbours: for elements that never merge. O(log n).
    mutating func update(at unit: Int, _ change: (inout Element) -> Void) {
        guard let root else { fatalError("Unit \(unit) is outside an empty tree") }
        self.root = Self.updated(root, unit, change)
    }

    private static func updated(_ node: Node, _ unit: Int, _ change: (inout Element) -> Void) -> Node {
        let leftCount = node.left?.sum.count ?? 0
        if unit < leftCount, let left = node.left {
            return Node(updated(left, unit, change), node.element, node.right)
        }
        let own = node.element.sum.count
        if unit < leftCount + own {
            var element = node.element
            change(&element)
            precondition(element.sum.count == own, "An update may not change the number of units")
            return Node(node.left, element, node.right)
        }
        guard let right = node.right else { fatalError("Unit outside the tree") }
        return Node(node.left, node.element, updated(right, unit - leftCount - own, change))
    }
}

// MARK: Balanced joins

extension SumTree {
    private static func height(_ node: Node?) -> Int { node?.height ?? 0 }

    /// A balanced tree of `left`, `element`, `right` in this order, in O(|height difference|).
    static func join(_ left: Node?, _ element: Element, _ right: Node?) -> Node {
        if let left, left.height > height(right) + 1 {
            return balanced(left.left, left.element, join(left.right, element, right))
        }
        if let right, right.height > height(left) + 1 {
            return balanced(join(left, element, right.left), right.element, right.right)
        }
        return Node(left, element, right)
    }

    /// A node whose sides differ in height by at most two, rotated so that they differ by at most one.
    private static func balanced(_ left: Node?, _ element: Element, _ right: Node?) -> Node {
        if let right, right.height > height(left) + 1 {
            if height(right.left) > height(right.right), let inner = right.left {
                return Node(
                    Node(left, element, inner.left), inner.element,
                    Node(inner.right, right.element, right.right))
            }
            return Node(Node(left, element, right.left), right.element, right.right)
        }
        if let left, left.height > height(right) + 1 {
            if height(left.right) > height(left.left), let inner = left.right {
                return Node(
                    Node(left.left, left.element, inner.left), inner.element,
                    Node(inner.right, element, right))
            }
            return Node(left.left, left.element, Node(left.right, element, right))
        }
        return Node(left, element, right)
    }

    private static func split(_ node: Node?, _ unit: Int) -> (Node?, Node?) {
        guard let node else { return (nil, nil) }
        let leftCount = node.left?.sum.count ?? 0
        let own = node.element.sum.count
        if unit <= leftCount {
            let (before, after) = split(node.left, unit)
            return (before, join(after, node.element, node.right))
        }
        if unit >= leftCount + own {
            let (before, after) = split(node.right, unit - leftCount - own)
            return (join(node.left, node.element, before), after)
        }
        let (head, tail) = node.element.split(at: unit - leftCount)
        return (join(node.left, head, nil), join(nil, tail, node.right))
    }

    private static func removingFirst(_ node: Node) -> (first: Element, rest: Node?) {
        guard let left = node.left else { return (node.element, node.right) }
        let (first, rest) = removingFirst(left)
        return (first, join(rest, node.element, node.right))
    }

    private static func removingLast(_ node: Node) -> (rest: Node?, last: Element) {
        guard let right = node.right else { return (node.left, node.element) }
        let (rest, last) = removingLast(right)
        return (join(node.left, node.element, rest), last)
    }
}
