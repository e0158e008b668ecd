extension SumTree {
    /// Stops with a message when the tree is out of balance, holds an empty element, keeps apart
    /// neighbours that could be one, or keeps a wrong sum. O(n).
    func checkInvariants() {
        func check(_ node: Node?) -> Int {
            guard let node else { return 0 }
            let left = check(node.left)
            let right = check(node.right)
            precondition(abs(left - right) <= 1, "Out of balance: \(left) against \(right)")
            precondition(node.height == 1 + Swift.max(left, right), "Wrong height")
            precondition(node.element.sum.count > 0, "An element without units")
            let fresh = Node(node.left, node.element, node.right)
            precondition(fresh.sum == node.sum, "Wrong sum")
            return node.height
        }
        _ = check(root)
        var previous: Element?
        forEach { _, element in
            if let last = previous {
                precondition(last.merged(with: element) == nil, "Neighbours that should be one element")
            }
            previous = element
        }
    }

    /// How many nodes this tree does not share with an older value: what the edits between cost.
    /// Walks only what is not shared.
    func nodesNotShared(with old: SumTree) -> Int {
        var known: Set<ObjectIdentifier> = []
        func collect(_ node: Node?) {
            guard let node else { return }
            known.insert(ObjectIdentifier(node))
            collect(node.left)
            collect(node.right)
        }
        collect(old.root)
        func count(_ node: Node?) -> Int {
            guard let node, !known.contains(ObjectIdentifier(node)) else { return 0 }
            return 1 + count(node.left) + count(node.right)
        }
        return count(root)
    }
}
