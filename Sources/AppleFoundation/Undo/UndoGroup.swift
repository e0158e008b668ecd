/// Changes that are taken back together.
struct UndoGroup {
    struct Action {
        weak var target: AnyObject?
        let call: @MainActor () -> Void
    }

    /// In the order of registration.
    var actions: [Action] = []
    var name = ""
    var isDiscardable = false

    /// Takes in a group that was open within this one.
    mutating func append(_ inner: UndoGroup) {
        actions += inner.actions
        if name.isEmpty { name = inner.name }
        if !inner.actions.isEmpty { isDiscardable = inner.isDiscardable }
    }

    func without(_ target: AnyObject) -> UndoGroup {
        var result = self
        result.actions.removeAll { $0.target === target }
        return result
    }
}
