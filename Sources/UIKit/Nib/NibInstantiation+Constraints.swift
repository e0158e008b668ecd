import NibFormat

extension NibInstantiation {
    /// Makes the constraints that `object`'s element holds, and activates those installed in the size classes.
    func makeConstraints(of object: AnyObject, _ element: NibElement) {
        let members = element.members(of: "constraints")
        guard !members.isEmpty, let holder = object as? UIView else { return }
        let excluded = element.excluded("constraints", in: sizeClasses)
        for member in members {
            guard let described = NibConstraint(member.adapted(to: sizeClasses)), !described.isPlaceholder,
                let constraint = makeConstraint(described, member, holder)
            else { continue }
            add(constraint, member)
            holder.nibVariations?.keep(constraint, member)
            let isInstalled = !(member.id.map { excluded.contains($0) } ?? false)
            if isInstalled, constraint.isInOneTree { constraint.isActive = true }
        }
    }

    private func makeConstraint(
        _ described: NibConstraint, _ element: NibElement, _ holder: UIView
    ) -> NSLayoutConstraint? {
        guard let first = side(described.firstItem, described.firstAttribute, holder, element) else {
            return nil
        }
        var second: (item: AnyObject, attribute: NSLayoutConstraint.Attribute)?
        if let attribute = described.secondAttribute {
            guard let found = side(described.secondItem, attribute, holder, element) else { return nil }
            second = found
        }
        guard isPossible(first.attribute, second?.attribute) else {
            ResourceProblems.note(
                place(element) + "\(described.firstAttribute) cannot be related to "
                    + "\(described.secondAttribute ?? "a constant alone"); give the constraint attributes of one kind"
            )
            return nil
        }
        var constant = CGFloat(described.constant)
        if described.isStandardSpace, constant == 0 { constant = first.item === holder ? 20 : 8 }
        let type: AnyClass? = element["customClass"].flatMap {
            NibKind.customType(element, $0, NSLayoutConstraint.self)
        }
        let constraint =
            (type.flatMap { Construction.object($0) } as? NSLayoutConstraint) ?? NSLayoutConstraint()
        constraint.adopt(
            LayoutItem(inContent(first.item, beside: second?.item)), first.attribute,
            described.relation.layoutRelation,
            second.map { LayoutItem(inContent($0.item, beside: first.item)) },
            second?.attribute ?? .notAnAttribute,
            multiplier: CGFloat(described.multiplier), constant: constant)
        constraint.priority = UILayoutPriority(Float(min(max(described.priority, 1), 1000)))
        constraint.identifier = described.identifier
        return constraint
    }

    fileprivate enum Kind { case horizontal, vertical, size }

    fileprivate static func kind(_ attribute: NSLayoutConstraint.Attribute) -> Kind {
        switch attribute {
        case .width, .height: .size
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        default: .horizontal
        }
    }

    private func isPossible(
        _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute?
    ) -> Bool {
        guard let second else { return Self.kind(first) == .size }
        let sides: Set<NSLayoutConstraint.Attribute> = [.left, .right, .leftMargin, .rightMargin]
        let ends: Set<NSLayoutConstraint.Attribute> = [.leading, .trailing, .leadingMargin, .trailingMargin]
        if sides.contains(first) && ends.contains(second) || ends.contains(first) && sides.contains(second) {
            return false
        }
        return Self.kind(first) == Self.kind(second)
    }

    /// A cell's constraints against its own edges are meant for its content view, where its subviews are.
    private func inContent(_ item: AnyObject, beside other: AnyObject?) -> AnyObject {
        let content: UIView
        switch item {
        case let cell as UICollectionViewCell: content = cell.contentView
        case let cell as UITableViewCell: content = cell.contentView
        case let view as UITableViewHeaderFooterView: content = view.contentView
        default: return item
        }
        let inner = (other as? UIView) ?? (other as? UILayoutGuide)?.owningView
        return inner?.isInside(content) == true ? content : item
    }

    /// An item of a constraint with its attribute; a controller's layout guides become the view's safe area.
    private func side(
        _ id: String?, _ name: String, _ holder: UIView, _ element: NibElement
    ) -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute)? {
        guard let attribute = NSLayoutConstraint.Attribute(nib: name) else {
            ResourceProblems.note(
                place(element) + "the attribute \(name) is not known; choose one of Interface Builder's")
            return nil
        }
        guard let id else { return (holder, attribute) }
        if let item = object(id), item is UIView || item is UILayoutGuide { return (item, attribute) }
        if let guide = document.elements[id], guide.name == "viewControllerLayoutGuide" {
            let root = holder.rootOfNib
            let isTop = guide["type"] == "top"
            switch (isTop, attribute) {
            case (true, .bottom): return (root.safeAreaLayoutGuide, .top)
            case (false, .top): return (root.safeAreaLayoutGuide, .bottom)
            default: return (root, attribute)
            }
        }
        // An object of a kind that is not made here has been told of already.
        if document.elements[id] == nil {
            ResourceProblems.note(
                place(element) + "the constraint's item \(id) is not in the document; "
                    + "remove the constraint or restore the view")
        }
        return nil
    }
}

extension UIView {
    /// The outermost view above, as long as the nib is being put together.
    fileprivate var rootOfNib: UIView {
        var view = self
        while let parent = view.superview, view.controller == nil { view = parent }
        return view
    }
}

extension NibDocument {
    /// The views, by object id, whose place constraints to others give along and across.
    @MainActor var placedByConstraints: Set<String> {
        var ways: [String: Set<NibInstantiation.Kind>] = [:]
        for constraint in elements.values.lazy.compactMap(NibConstraint.init)
        where constraint.secondItem != nil {
            guard let item = constraint.firstItem,
                let attribute = NSLayoutConstraint.Attribute(nib: constraint.firstAttribute)
            else { continue }
            ways[item, default: []].insert(NibInstantiation.kind(attribute))
        }
        return Set(ways.filter { $0.value.isSuperset(of: [.horizontal, .vertical]) }.keys)
    }
}

extension NibConstraint.Relation {
    fileprivate var layoutRelation: NSLayoutConstraint.Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}

extension NSLayoutConstraint.Attribute: NibWord {
    static let nibWords: KeyValuePairs<String, Self> = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
        "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
        "baseline": .lastBaseline, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
        "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
        "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]
}
