extension NSLayoutConstraint {
    func activate() {
        guard holder == nil else { return }
        guard let holder = nearestCommonView else {
            let items = [first, second].compactMap { $0?.nameInMessages }.joined(separator: " and ")
            fatalError(
                "Unable to activate constraint with items \(items) because they have no common ancestor.  "
                    + "Does the constraint or its anchors reference items in different view hierarchies?  "
                    + "That's illegal. Add the views to a common superview first.")
        }
        install(in: holder)
    }

    func deactivate() {
        guard let holder else { return }
        holder.autoLayout?.remove(self)
        self.holder = nil
        holder.constraintStructureDidChange()
    }

    func install(in view: UIView) {
        holder = view
        view.autoLayoutState.add(self)
        func mark(_ item: UIView?) {
            var inner = item
            while let current = inner, current !== view {
                current.autoLayoutState.reachesOut = true
                inner = current.superviewReference
            }
        }
        mark(first.view)
        if hasSecond { mark(secondOrNone.view) }
        for term in furtherTerms { mark(term.item.view) }
        view.constraintStructureDidChange()
    }

    var items: [LayoutItem] {
        [first] + (second.map { [$0] } ?? []) + furtherTerms.map(\.item)
    }

    /// The nearest view that is or contains every item.
    /// DIFFERS: an item inside a view with a frame of its own cannot move what is outside that view.
    private var nearestCommonView: UIView? {
        guard var common = first.view else { return nil }
        func include(_ view: UIView?) -> Bool {
            guard let view, let next = common.nearestCommonView(with: view) else { return false }
            common = next
            return true
        }
        if hasSecond, !include(secondOrNone.view) { return nil }
        for term in furtherTerms where !include(term.item.view) { return nil }
        return common
    }

    public var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first, firstAttribute) }
    public var secondAnchor: NSLayoutAnchor<AnyObject>? {
        second.map { NSLayoutAnchor($0, secondAttribute) }
    }
}

extension UIView {
    func nearestCommonView(with other: UIView) -> UIView? {
        if self === other { return self }
        if other.superviewReference === self { return self }
        if superviewReference === other { return other }
        var ancestor: UIView? = self
        while let candidate = ancestor {
            if other.isInside(candidate) { return candidate }
            ancestor = candidate.superviewReference
        }
        return nil
    }
}
