extension UIView {
    func attach(_ constraint: NSLayoutConstraint) {
        guard constraint.holder == nil else { return }
        for item in constraint.items {
            ensure(
                item.view?.isInside(self) == true,
                "The view hierarchy is not prepared for the constraint: \(constraint)\n\tWhen added to a "
                    + "view, the constraint's items must be descendants of that view (or the view itself). "
                    + "Add them first."
            )
        }
        constraint.install(in: self)
    }

    func detach(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.deactivate() }
    }

    func attach(_ layoutGuide: UILayoutGuide) {
        if layoutGuide.owner !== self { layoutGuide.owningView = self }
    }

    func detach(_ layoutGuide: UILayoutGuide) {
        if layoutGuide.owner === self { layoutGuide.owningView = nil }
    }

    /// A guide comes, by its `owningView`.
    func adopt(_ layoutGuide: UILayoutGuide) {
        autoLayoutState.add(layoutGuide)
        constraintStructureDidChange()
    }

    /// A guide goes, with all constraints that are about it.
    func release(_ layoutGuide: UILayoutGuide) {
        var view: UIView? = self
        while let holder = view {
            for constraint in holder.constraints
            where constraint.items.contains(where: { $0.guide === layoutGuide }) {
                constraint.deactivate()
            }
            view = holder.superviewReference
        }
        autoLayout?.remove(layoutGuide)
        constraintStructureDidChange()
    }

    // MARK: What UIView's body calls

    func setTranslatesMask(_ flag: Bool) {
        guard flag != (autoLayout?.translatesMask ?? true) else { return }
        constraintStructureDidChange()
        autoLayoutState.translatesMask = flag
        autoLayoutState.isStructureDirty = false
        constraintStructureDidChange()
        superviewReference?.constraintStructureDidChange()
    }

    /// The view of a controller goes where its container puts it, whatever it says of its mask: what it contains starts there.
    func fillContainer(_ frame: CGRect) {
        translatesAutoresizingMaskIntoConstraints = true
        self.frame = frame
    }

    /// The view's own size changed, by whomever.
    func ownSizeDidChangeForConstraints() {
        guard let autoLayout, isScopeRoot else { return }
        autoLayout.placing?.isCurrent = false
        placeDidChangeForConstraints()
    }

    /// The frame of a view that others are constrained to changed.
    func placeDidChangeForConstraints() {
        guard let autoLayout, autoLayout.isReferred, isScopeRoot else { return }
        superviewReference?.constraintConstantsDidChange()
    }

    /// `view` came into this view's subtree.
    func constraintTreeDidChange(with view: UIView) {
        endSolutions(with: view)
    }

    private func endSolutions(with view: UIView) {
        guard let state = view.autoLayout else { return }
        if !view.isConstrained {
            forgetFitting()
        } else {
            state.placing = nil
            state.isStructureDirty = false
            view.setNeedsLayout()
            constraintStructureDidChange()
        }
    }

    /// `view` is about to leave: constraints between it and anything outside end.
    func removeConstraints(reaching view: UIView) {
        var ancestor: UIView? = view.autoLayout?.reachesOut == true ? self : nil
        while let holder = ancestor {
            if let state = holder.autoLayout, !state.constraints.isEmpty {
                for constraint in state.constraints
                where constraint.items.contains(where: { $0.view.map { $0.isInside(view) } ?? true }) {
                    constraint.deactivate()
                }
            }
            ancestor = holder.superviewReference
        }
        endSolutions(with: view)
    }

    func safeAreaGuideDidChange() { constraintConstantsDidChange() }
    func layoutMarginsGuideDidChange() { constraintConstantsDidChange() }
    func constraintDirectionDidChange() { constraintStructureDidChange() }

    // MARK: Marks

    /// Constraints, guides or views that take part came or went: every solution that holds this view is void.
    func constraintStructureDidChange() {
        forgetFitting()
        var view = self
        while true {
            if let state = view.autoLayout {
                // Whoever was told before told the root.
                if state.isStructureDirty && state.placing == nil { return }
                state.isStructureDirty = true
            }
            guard view.isConstrained, let parent = view.superviewReference else { break }
            view = parent
        }
        view.autoLayout?.placing = nil
        view.awaitSolution()
        view.superviewReference?.constraintsDidChange(inside: view)
    }

    /// UIKit: a change of constraints lays nothing out by itself. What they say is worked out, and superviews of views that
    /// come out elsewhere are laid out ("Mysteries of Auto Layout, Part 2", WWDC 2015: "views call superview.setNeedsLayout()").
    private func awaitSolution() {
        autoLayoutState.awaitsSolution = true
        markSubtree(.layout)
    }

    private func forgetFitting() {
        guard let state = autoLayout, state.isInFitting else { return }
        state.isInFitting = false
        var ancestor: UIView? = self
        while let view = ancestor {
            view.autoLayout?.fitting = nil
            ancestor = view.superviewReference
        }
    }

    /// A number in a constraint changed: the next layout solves again, without new analysis.
    func constraintConstantsDidChange() {
        let root = autoLayout?.home?.root ?? scopeRoot
        root.autoLayout?.placing?.isCurrent = false
        root.autoLayout?.placing?.constantsChanged = true
        root.awaitSolution()
        root.superviewReference?.constraintsDidChange(inside: root)
    }
}
