/// Items that the user reorders by hand.
extension Outline {
    /// Moves an item, with everything below it, to a place among the rows that a list shows.
    ///
    /// Next to a sibling it remains one. Elsewhere it becomes a sibling of what follows; at the end, a root.
    /// - Parameter place: among the visible items without this one.
    public mutating func move(_ item: Item, toVisible place: Int) throws(IdentifierFault) {
        guard let branch = branch(of: item, includingParent: true) else { return }
        let own = Set(branch.items)
        let rows = visibleItems.filter { $0 != item }
        let parent = parent(of: item)
        delete([item])
        try put(
            branch, after: rows.prefix(place).last { !own.contains($0) },
            before: rows.dropFirst(place).first { !own.contains($0) }, parent: parent)
    }

    /// Puts a tree from elsewhere at a place among the visible items.
    public mutating func insert(_ branch: Outline, atVisible place: Int) throws(IdentifierFault) {
        let rows = visibleItems
        try put(branch, after: rows.prefix(place).last, before: rows.dropFirst(place).first, parent: nil)
    }

    private mutating func put(
        _ branch: Outline, after previous: Item?, before next: Item?, parent: Item?
    ) throws(IdentifierFault) {
        if let next, self.parent(of: next) == parent { return try insert(branch, before: next) }
        if let previous, self.parent(of: previous) == parent,
            next.map({ self.parent(of: $0) != previous }) ?? true
        {
            return try insert(branch, after: previous)
        }
        if let next { return try insert(branch, before: next) }
        guard var root = previous else { return try insert(branch, level: 0, at: 0) }
        while let above = self.parent(of: root) { root = above }
        try insert(branch, after: root)
    }
}
