/// The subviews that an app gave a view, and the constraints that the view keeps among them, in an archive.
///
/// Constraints name their items by the way from the view to them, `1.0` for the first subview of the second: an
/// object that is being read cannot be referred to.
@MainActor
struct ArchivedTree {
    let view: UIView
    let key: String

    init(_ view: UIView, _ key: String) { (self.view, self.key) = (view, key) }

    func store(in coder: NSCoder) {
        let subviews = view.archivedSubviews
        if !subviews.isEmpty { subviews.map(ArchivedObject.init).store(in: coder, key) }
        let archived = ArchivedConstraints.of(coder)
        let constraints = (view.autoLayout?.constraints ?? []).compactMap { text($0, in: archived) }
        if !constraints.isEmpty { constraints.store(in: coder, key + "Constraints") }
    }

    func decode(_ coder: NSCoder) {
        for subview in [ArchivedObject<UIView>].stored(in: coder, key) ?? [] {
            view.addSubview(subview.object)
        }
        let constraints = [String].stored(in: coder, key + "Constraints") ?? []
        let archived = ArchivedConstraints.of(coder)
        NSLayoutConstraint.activate(constraints.compactMap { constraint($0, in: archived) })
    }

    // MARK: Constraints as text

    /// Nil for a constraint that speaks of what is not archived.
    private func text(_ constraint: NSLayoutConstraint, in archived: ArchivedConstraints) -> String? {
        guard constraint.furtherTerms.isEmpty, let first = text(constraint.first),
            let second = constraint.second.map({ text($0) }) ?? "none"
        else { return nil }
        let fields: [String] = [
            first, "\(constraint.firstAttribute.rawValue)", "\(constraint.relation.rawValue)", second,
            "\(constraint.secondAttribute.rawValue)", "\(constraint.multiplier)", "\(constraint.constant)",
            "\(constraint.priority.rawValue)", "\(archived.number(of: constraint))",
            constraint.identifier ?? "",
        ]
        return fields.joined(separator: " ")
    }

    private func constraint(_ text: String, in archived: ArchivedConstraints) -> NSLayoutConstraint? {
        let fields = text.split(separator: " ", maxSplits: 9, omittingEmptySubsequences: false).map(
            String.init)
        guard fields.count == 10, let first = item(fields[0]),
            let firstAttribute = Int(fields[1]).flatMap(NSLayoutConstraint.Attribute.init),
            let relation = Int(fields[2]).flatMap(NSLayoutConstraint.Relation.init),
            let secondAttribute = Int(fields[4]).flatMap(NSLayoutConstraint.Attribute.init),
            let multiplier = Double(fields[5]), let constant = Double(fields[6]),
            let priority = Float(fields[7]), let number = Int(fields[8])
        else { return nil }
        let second = item(fields[3])
        guard second != nil || fields[3] == "none" else { return nil }
        let constraint = archived.constraint(number) { NSLayoutConstraint() }
        constraint.adopt(
            first, firstAttribute, relation, second, secondAttribute, multiplier: CGFloat(multiplier),
            constant: CGFloat(constant))
        constraint.priority = UILayoutPriority(priority)
        constraint.identifier = fields[9].isEmpty ? nil : fields[9]
        return constraint
    }

    // MARK: Items as text

    /// The way to the item's view, and which of the view's guides it is: `1.0`, `:safeArea`, `2:layoutMargins`.
    private func text(_ item: LayoutItem) -> String? {
        guard let target = item.view, let way = way(to: target) else { return nil }
        let steps = way.map(String.init).joined(separator: ".")
        guard let guide = item.guide else { return steps }
        return guide.kind == .constrained ? nil : "\(steps):\(guide.kind)"
    }

    private func item(_ text: String) -> LayoutItem? {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        var target = view
        for step in parts[0].split(separator: ".") {
            let subviews = target.archivedSubviews
            guard let index = Int(step), subviews.indices.contains(index) else { return nil }
            target = subviews[index]
        }
        guard parts.count == 2 else { return text == "none" ? nil : LayoutItem(target) }
        let kinds: [UILayoutGuide.Kind] = [
            .safeArea, .layoutMargins, .readable, .scrollContent, .scrollFrame,
        ]
        return kinds.first { "\($0)" == parts[1] }
            .map { LayoutItem(target.autoLayoutState.guide($0, of: target)) }
    }

    /// Nil for a view that is not in the archive.
    private func way(to target: UIView) -> [Int]? {
        if target === view { return [] }
        guard let parent = target.superview, let steps = way(to: parent),
            let index = parent.archivedSubviews.firstIndex(where: { $0 === target })
        else { return nil }
        return steps + [index]
    }
}

extension UIView {
    /// Classes whose subviews are all their own.
    private static let madeOfParts: [UIView.Type] = [
        UISwitch.self, UISlider.self, UISegmentedControl.self, UIStepper.self, UIProgressView.self,
        UIPageControl.self, UIActivityIndicatorView.self, UITextField.self, UITextView.self, UISearchBar.self,
        UIPickerView.self, UIDatePicker.self, UITableView.self, UICollectionView.self, UITableViewCell.self,
        UITableViewHeaderFooterView.self, UICollectionViewCell.self, UIVisualEffectView.self,
        UINavigationBar.self, UIToolbar.self, UITabBar.self,
    ]

    /// Without those that the class makes by itself.
    var archivedSubviews: [UIView] {
        if Self.madeOfParts.contains(where: { type(of: self).isSubclass(of: $0) }) { return [] }
        if let button = self as? UIButton {
            return subviewList.filter { !button.isOwnPart($0) }
        }
        let picture = (superview as? UITableViewCell)?.parts.content.imageView
        return subviewList.filter { $0 !== picture && !($0 is UIRefreshControl || $0 is UITableViewLabel) }
    }

    /// The view inside this one that the class makes and the app fills.
    var archivedContent: UIView? {
        switch self {
        case let cell as UITableViewCell: cell.contentView
        case let cell as UICollectionViewCell: cell.contentView
        case let header as UITableViewHeaderFooterView: header.contentView
        case let effect as UIVisualEffectView: effect.contentView
        default: nil
        }
    }
}
