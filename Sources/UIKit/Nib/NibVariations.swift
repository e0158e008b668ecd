import NibFormat

/// What a nib says of a view for other size classes: which subviews and constraints are installed, and other
/// constants, fonts and arrangements. Applied again whenever the view comes into other size classes.
@MainActor
final class NibVariations {
    private let element: NibElement
    private let document: NibDocument
    private var classes: NibSizeClasses
    private var subviews: [(id: String, view: UIView)] = []
    private var constraints: [(id: String, element: NibElement, constraint: NSLayoutConstraint)] = []

    init(_ element: NibElement, _ instantiation: NibInstantiation) {
        self.element = element
        document = instantiation.document
        classes = instantiation.sizeClasses
    }

    /// Whether anything about the element's view depends on the size classes.
    static func isNeeded(for element: NibElement) -> Bool {
        element.varies || element.members(of: "constraints").contains { $0.varies }
    }

    func keep(_ view: UIView, _ element: NibElement) {
        if let id = element.id { subviews.append((id, view)) }
    }

    func keep(_ constraint: NSLayoutConstraint, _ element: NibElement) {
        if let id = element.id { constraints.append((id, element, constraint)) }
    }

    /// Brings `view` from the size classes it was in to `new` ones.
    func adapt(_ view: UIView, to new: NibSizeClasses) {
        guard new != classes else { return }
        let old = classes
        classes = new
        let (gone, there) = (
            element.excluded("constraints", in: new), element.excluded("constraints", in: old)
        )
        for entry in constraints where gone.contains(entry.id) && !there.contains(entry.id) {
            entry.constraint.isActive = false
        }
        installSubviews(of: view, from: old)
        for entry in constraints {
            if let constant = changed("constant", of: entry.element, from: old) {
                entry.constraint.constant = CGFloat(Double(constant) ?? 0)
            }
            let isNew = there.contains(entry.id) && !gone.contains(entry.id)
            if isNew || !entry.constraint.isActive && !gone.contains(entry.id), entry.constraint.isInOneTree {
                if isNew || hasReturned(entry.constraint) { entry.constraint.isActive = true }
            }
        }
        adaptLook(of: view, from: old)
    }

    /// Ends at a subview that was not installed before.
    private func hasReturned(_ constraint: NSLayoutConstraint) -> Bool {
        let items = [constraint.first.view, constraint.second?.view]
        return subviews.contains { entry in items.contains { $0 === entry.view } }
    }

    private func installSubviews(of view: UIView, from old: NibSizeClasses) {
        let (gone, there) = (element.excluded("subviews", in: classes), element.excluded("subviews", in: old))
        for entry in subviews where gone.contains(entry.id) && !there.contains(entry.id) {
            entry.view.removeFromSuperview()
        }
        for (index, entry) in subviews.enumerated() where there.contains(entry.id) && !gone.contains(entry.id)
        {
            let before = subviews[..<index].filter { $0.view.superview === view }.count
            if let stack = view as? UIStackView {
                stack.insertArrangedSubview(entry.view, at: min(before, stack.arrangedSubviews.count))
            } else {
                view.insertSubview(entry.view, at: min(before, view.subviews.count))
            }
        }
    }

    private func adaptLook(of view: UIView, from old: NibSizeClasses) {
        guard element.varies else { return }
        let now = element.adapted(to: classes)
        func changed(_ name: String) -> Bool { self.changed(name, of: element, from: old) != nil }
        if changed("hidden") { view.isHidden = now.flag("hidden") ?? false }
        if changed("alpha") { view.alpha = CGFloat(now.number("alpha") ?? 1) }
        if case .some(let color) = now.color("backgroundColor"), childChanged("backgroundColor", from: old) {
            view.backgroundColor = UIColor.nib(color, in: document)
        }
        if let font = now.font("fontDescription"), childChanged("fontDescription", from: old) {
            (view as? UILabel)?.font = UIFont.nib(font)
            (view as? UIButton)?.titleLabel?.font = UIFont.nib(font)
        }
        if let label = view as? UILabel, changed("numberOfLines") {
            label.numberOfLines = max(now.integer("numberOfLines") ?? 1, 0)
        }
        if let stack = view as? UIStackView {
            if changed("axis") || changed("alignment") || changed("distribution") {
                stack.decodeArrangement(now)
            }
            if changed("spacing") { stack.spacing = CGFloat(now.number("spacing") ?? 0) }
        }
    }

    /// The attribute's value now, when it is another than in the old size classes.
    private func changed(_ name: String, of element: NibElement, from old: NibSizeClasses) -> String? {
        guard element.varies else { return nil }
        let (before, after) = (element.adapted(to: old)[name], element.adapted(to: classes)[name])
        return before == after ? nil : after ?? ""
    }

    private func childChanged(_ key: String, from old: NibSizeClasses) -> Bool {
        element.adapted(to: old).child(key: key) !== element.adapted(to: classes).child(key: key)
    }
}

extension NSLayoutConstraint {
    /// Both ends are in one tree; not so for a view that is not installed in the size classes.
    var isInOneTree: Bool {
        guard let view = first.view else { return false }
        guard let second else { return true }
        return second.view.map { view.nearestCommonView(with: $0) != nil } ?? false
    }
}
