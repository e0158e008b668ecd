/// What turns one committed tree into the next: layers that are new or changed in themselves, layers whose
/// list of children changed, and layers that are gone. Shared nodes are compared by identity only; the cost is at
/// most the number of layers on the screen, never the length of a list.
public struct LayerDelta: Sendable {
    public struct ChildList: Sendable, Equatable {
        public var parent: LayerID
        /// Back to front.
        public var children: [LayerID]

        public init(parent: LayerID, children: [LayerID]) {
            self.parent = parent
            self.children = children
        }
    }

    /// New layers or layers changed apart from their children, parents before children.
    public var changed: [LayerNode] = []
    public var childLists: [ChildList] = []
    public var removed: [LayerID] = []
    public var root: LayerID
    public var size: CGSize
    public var scale: CGFloat

    public var isEmpty: Bool { changed.isEmpty && childLists.isEmpty && removed.isEmpty }

    /// Everything in `tree`, for a display that shows nothing yet.
    public init(full tree: LayerTree) { self.init(from: nil, to: tree) }

    public init(from old: LayerTree?, to new: LayerTree) {
        root = new.root.id
        size = new.size
        scale = new.scale
        var before: [LayerID: LayerNode] = [:]
        var kept: Set<LayerID> = []
        // 1. Walk both trees together; where the same object stands on both sides nothing below changed.
        if let old { Self.collect(old.root, sharedWith: Self.identities(of: new.root, until: old.root), into: &before) }
        walk(new.root, before: before, kept: &kept)
        // 2. What the old tree held outside shared subtrees and the new one did not meet again is gone.
        let met = kept
        removed = before.keys.filter { !met.contains($0) }.sorted()
    }

    /// Node identities of `node`'s subtree; empty when the whole tree is shared.
    private static func identities(of node: LayerNode, until old: LayerNode) -> Set<ObjectIdentifier> {
        var result: Set<ObjectIdentifier> = []
        func visit(_ node: LayerNode) {
            result.insert(ObjectIdentifier(node))
            for child in node.children { visit(child) }
        }
        if node !== old { visit(node) } else { result.insert(ObjectIdentifier(node)) }
        return result
    }

    private static func collect(
        _ node: LayerNode, sharedWith shared: Set<ObjectIdentifier>, into before: inout [LayerID: LayerNode]
    ) {
        before[node.id] = node
        if shared.contains(ObjectIdentifier(node)) { return }
        for child in node.children { collect(child, sharedWith: shared, into: &before) }
    }

    private mutating func walk(_ node: LayerNode, before: [LayerID: LayerNode], kept: inout Set<LayerID>) {
        kept.insert(node.id)
        let old = before[node.id]
        if old === node { return }
        if old.map({ !$0.isSameAlone(as: node) }) ?? true { changed.append(node) }
        let children = node.children.map(\.id)
        if old.map({ $0.children.map(\.id) != children }) ?? !children.isEmpty {
            childLists.append(ChildList(parent: node.id, children: children))
        }
        for child in node.children { walk(child, before: before, kept: &kept) }
    }
}
