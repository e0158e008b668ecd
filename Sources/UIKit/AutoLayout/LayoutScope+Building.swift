import Cassowary

extension LayoutScope {
    /// Makes variables and rows. Order decides ties: given sizes, natural sizes in the order of the views,
    /// rows of stack views, then the app's constraints.
    func build() {
        let (width, height) = (
            system.makeVariable(isNonNegative: true), system.makeVariable(isNonNegative: true)
        )
        slots[ObjectIdentifier(root)] = width.index
        addGivenRows(width, height)
        if isFitting { addMember(root, slot: 0) }
        collectMembers(in: root)
        isSpokenOf = Array(repeating: false, count: system.shape.variableCount)
        for index in members.indices { addNaturalRows(index) }
        for view in regionViews {
            if let stack = view as? UIStackView {
                for row in stack.arrangementRows() { add(row) }
            } else if let effect = view as? UIVisualEffectView, effect.contentView.isConstrained {
                addFillingRows(effect.contentView, in: effect)
            }
        }
        for guide in guides where guide.guide.kind == .readable { addReadableRows(guide.guide) }
        for view in regionViews {
            for constraint in view.autoLayout?.constraints ?? [] where belongsHere(constraint) {
                add(constraint)
            }
        }
        addRowsFromOutside()
    }

    /// The root and the members, outer before inner.
    private var regionViews: [UIView] {
        isFitting ? members.map(\.view) : [root] + members.map(\.view)
    }

    private func addGivenRows(_ width: Variable, _ height: Variable) {
        var priorities: (Float, Float) = (1000, 1000)
        if case .fitting(let horizontal, let vertical) = purpose { priorities = (horizontal, vertical) }
        for (variable, axis, priority) in [
            (width, NSLayoutConstraint.Axis.horizontal, priorities.0), (height, .vertical, priorities.1),
        ] {
            let row = LayoutRow(
                [LayoutOperand(root, LayoutPlace(axis, .length))], .equal, .given(axis), priority: priority,
                origin: axis == .horizontal
                    ? "UIView-Encapsulated-Layout-Width" : "UIView-Encapsulated-Layout-Height", space: root)
            rows.append(row)
            system.add(
                Constraint(
                    [Term(variable)], .equal, constant(of: row),
                    priority: Priority(min(1000, max(0.001, priority))),
                    breaking: .last))
        }
    }

    private func addMember(_ view: UIView, slot: Int) {
        let (width, height) = naturalLengths(of: view)
        members.append(Member(view: view, slot: slot, width: width, height: height))
    }

    private func makeSlot() -> Int {
        let slot = system.makeVariable(isNonNegative: true).index
        _ = system.makeVariable(isNonNegative: true)
        _ = system.makeVariable()
        _ = system.makeVariable()
        return slot
    }

    private func collectMembers(in view: UIView) {
        if let state = view.autoLayout {
            for guide in state.guides + state.readableGuides {
                slots[ObjectIdentifier(guide)] = makeSlot()
                guides.append(GuideMember(guide: guide, slot: slots[ObjectIdentifier(guide)]!))
            }
        }
        for subview in view.subviewList {
            guard let state = subview.autoLayout, isFitting || subview.isConstrained else { continue }
            let slot = makeSlot()
            slots[ObjectIdentifier(subview)] = slot
            if isFitting {
                state.isInFitting = true
            } else {
                state.home = self
                state.isStructureDirty = false
            }
            addMember(subview, slot: slot)
            if state.translatesMask { addMaskRows(subview, in: view) }
            collectMembers(in: subview)
        }
    }

    private func addNaturalRows(_ index: Int) {
        let member = members[index]
        for (axis, length) in [
            (NSLayoutConstraint.Axis.horizontal, member.width), (.vertical, member.height),
        ] {
            guard length != nil else { continue }
            if member.view.autoLayout?.translatesMask ?? true, member.view !== root { continue }
            let operand = LayoutOperand(member.view, LayoutPlace(axis, .length))
            // UIKit: a label of several lines wraps where its edges are required, also when its width is: so do the titles of a
            // published course's storyboard, which resist with 1000.
            let mayWrap = axis == .horizontal && member.view.wrapsAtItsWidth
            let resistance = member.view.contentCompressionResistancePriority(for: axis).rawValue
            add(
                LayoutRow(
                    [operand], .lessThanOrEqual, .intrinsic(member: index, axis),
                    priority: member.view.contentHuggingPriority(for: axis).rawValue,
                    origin: "content hugging",
                    space: member.view))
            add(
                LayoutRow(
                    [operand], .greaterThanOrEqual, .intrinsic(member: index, axis),
                    priority: mayWrap ? min(resistance, UILayoutPriority.required.rawValue - 1) : resistance,
                    origin: "content compression resistance",
                    space: member.view))
        }
    }

    /// A scope solves the constraints between its members; one that reaches out belongs to the inner of two
    /// scopes.
    private func belongsHere(_ constraint: NSLayoutConstraint) -> Bool {
        if isFitting {
            return constraint.first.view?.isInside(root) == true
                && (!constraint.hasSecond || constraint.secondOrNone.view?.isInside(root) == true)
                && constraint.furtherTerms.allSatisfy { $0.item.view?.isInside(root) == true }
        }
        var hasMember = false
        /// Nil: go on; an item is gone, or not of this scope alone.
        func answer(_ view: UIView?, isGuide: Bool) -> Bool? {
            guard let view else { return false }
            let isMember = view !== root && slots[ObjectIdentifier(view)] != nil
            guard isMember || view === root else { return constraint.homeScope === root }
            if isMember || isGuide { hasMember = true }
            return nil
        }
        if let answer = answer(constraint.first.view, isGuide: constraint.first.guide != nil) {
            return answer
        }
        if constraint.hasSecond,
            let answer = answer(
                constraint.secondOrNone.view, isGuide: constraint.secondOrNone.guide != nil)
        {
            return answer
        }
        for term in constraint.furtherTerms {
            if let answer = answer(term.item.view, isGuide: term.item.guide != nil) { return answer }
        }
        return hasMember || constraint.homeScope === root
    }

    private func addRowsFromOutside() {
        guard !isFitting, root.autoLayout?.reachesOut == true else { return }
        var ancestor = root.superviewReference
        while let holder = ancestor {
            for constraint in holder.autoLayout?.constraints ?? [] where constraint.homeScope === root {
                // Its holder tells its own scope of another constant, not this one.
                let row = rows.count
                add(constraint)
                if rows.count > row { movingRows.append(row) }
            }
            ancestor = holder.superviewReference
        }
    }

    private func add(_ constraint: NSLayoutConstraint) {
        guard constraint.priority.rawValue > 0 else { return }
        // Leading and trailing are those of the view around both items, whose contents they are.
        let direction = isRightToLeft(constraint.holder ?? root)
        func operand(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ factor: CGFloat)
            -> LayoutOperand?
        {
            LayoutOperand(item, LayoutPlace(attribute, isRightToLeft: direction), Double(factor))
        }
        guard let first = operand(constraint.first, constraint.firstAttribute, 1) else { return }
        var operands = [first]
        if constraint.hasSecond {
            guard
                let operand = operand(
                    constraint.secondOrNone, constraint.secondAttribute, -constraint.multiplier)
            else { return }
            operands.append(operand)
        }
        for term in constraint.furtherTerms {
            guard let operand = operand(term.item, term.attribute, term.factor) else { return }
            operands.append(operand)
        }
        let isMirrored = direction && constraint.firstAttribute.isDirectional
        var relation = Relation(constraint.relation)
        if isMirrored, relation != .equal {
            relation = relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
        }
        let space = commonSpace(operands)
        markScrollContents(&operands, space)
        add(
            LayoutRow(
                operands, relation, .constraint(constraint, isMirrored: isMirrored),
                priority: constraint.priority.rawValue, space: space))
    }

    private func isRightToLeft(_ view: UIView) -> Bool {
        view.semanticContentAttribute == .unspecified ? isRightToLeftByTraits : view.isRightToLeft
    }

    /// The nearest view around all operands, at most the root.
    private func commonSpace(_ operands: [LayoutOperand]) -> UIView {
        var space = operands[0].place.attribute == .length ? nil : operands[0].view
        for operand in operands where operand.place.attribute != .length {
            space = space?.nearestCommonView(with: operand.view) ?? operand.view
        }
        // One location alone is seen from the superview.
        if let space, operands.count == 1, space !== root { return space.superviewReference ?? space }
        guard let space, space !== root else { return root }
        return slots[ObjectIdentifier(space)] != nil || space.isInside(root) ? space : root
    }

    /// Edges of a scroll view mean its content where something inside is constrained to them. Its lengths and centres do not: "Any constraints
    /// between the height, width, or centers attach to the scroll view's frame" (Auto Layout Guide).
    private func markScrollContents(_ operands: inout [LayoutOperand], _ space: UIView) {
        for index in operands.indices {
            let view = operands[index].view
            if operands[index].guide?.kind == .scrollContent {
                operands[index].isContent = true
            } else if operands[index].guide == nil,
                ![.length, .center].contains(operands[index].place.attribute),
                view === space,
                view is UIScrollView
            {
                operands[index].isContent = operands.contains { $0.view !== view && $0.view.isInside(view) }
            }
            if operands[index].isContent, !contentSlots.contains(where: { $0.view === view }) {
                contentSlots.append((view, system.makeVariable(isNonNegative: true).index))
                _ = system.makeVariable(isNonNegative: true)
            }
        }
    }

    func add(_ row: LayoutRow) {
        guard row.priority > 0 else { return }
        var form = LinearForm(collectsTerms: true)
        for operand in row.operands { add(operand, in: row.space, to: &form) }
        note(row, form)
        for term in form.terms where term.variable.index < isSpokenOf.count {
            isSpokenOf[term.variable.index] = true
        }
        rows.append(row)
        system.add(
            Constraint(
                form.terms, row.relation, ownConstant(of: row) - form.constant,
                priority: Priority(min(1000, row.priority)),
                breaking: row.breaking))
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether writing from right to left turns it round.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }
}

extension NSLayoutConstraint {
    /// The root of the scope that solves this constraint: the innermost of the scopes that hold its items.
    var homeScope: UIView? {
        var home: UIView?
        func consider(_ root: UIView) {
            guard let known = home else { return home = root }
            if root !== known, root.isInside(known) { home = root }
        }
        for item in items {
            if let guide = item.guide {
                if let owner = guide.owner { consider(owner.scopeRoot) }
            } else if let view = item.ownView, view.isConstrained {
                consider(view.scopeRoot)
            }
        }
        // Only views with frames of their own: nothing can give way, which the log of conflicts says.
        return home ?? first.view.map { ($0.superviewReference ?? $0).scopeRoot }
    }
}
