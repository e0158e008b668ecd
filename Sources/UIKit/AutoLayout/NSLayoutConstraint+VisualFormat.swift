extension NSLayoutConstraint {
    /// Constraints from a line of the visual format language.
    /// - Parameters:
    /// - format: one axis, as in `V:|-[title]-8-[text(>=44)]|`. A mistake in it stops the program with
    ///   UIKit's words.
    ///   - metrics: numbers (`NSNumber`, `CGFloat`, `Double`, `Int`) by the names used in the format.
    ///   - views: views or layout guides by name. `|` is the superview of the views.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        let numbers = (metrics ?? [:]).compactMapValues(Self.number)
        var parser = VisualFormatParser(format, metrics: numbers, viewNames: Set(views.keys))
        return VisualFormatBuilder(parsed: parser.parse(), options: opts, views: views).constraints()
    }

    private static func number(_ value: Any) -> CGFloat? {
        // A priority is a number in Objective-C.
        if let priority = value as? UILayoutPriority { return CGFloat(priority.rawValue) }
        return CGFloat(anyNumber: value)
    }
}

/// Makes constraints of a parsed format.
@MainActor
private struct VisualFormatBuilder {
    let parsed: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    let views: [String: Any]

    private var isHorizontal: Bool { parsed.axis == .horizontal }

    private var startAttribute: NSLayoutConstraint.Attribute {
        guard isHorizontal else { return .top }
        if options.contains(.directionLeftToRight) { return .left }
        return options.contains(.directionRightToLeft) ? .right : .leading
    }

    private var endAttribute: NSLayoutConstraint.Attribute {
        guard isHorizontal else { return .bottom }
        if options.contains(.directionLeftToRight) { return .right }
        return options.contains(.directionRightToLeft) ? .left : .trailing
    }

    func constraints() -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        var previous: Any?
        var afterSuperview = false
        var joint: [VisualFormat.Predicate]? = []
        var lined: [Any] = []
        for part in parsed.parts {
            switch part {
            case .superview:
                if let previous {
                    result += connect(
                        previous, superview(of: previous), joint, toSuperview: true, atStart: false)
                } else {
                    afterSuperview = true
                }
            case .connection(let list): joint = list
            case .view(let name, let predicates):
                let view = views[name]!
                if let previous {
                    result += connect(previous, view, joint, toSuperview: false, atStart: false)
                } else if afterSuperview {
                    result += connect(view, superview(of: view), joint, toSuperview: true, atStart: true)
                }
                result += lengths(view, predicates)
                previous = view
                lined.append(view)
            }
        }
        return result + alignments(lined)
    }

    private func superview(of item: Any) -> UIView {
        let parent = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
        guard let parent else {
            fatalError(
                "Unable to interpret '|' character, because the related view doesn't have a superview. "
                    + "Add it to its superview before making the constraints.")
        }
        return parent
    }

    private func lengths(_ view: Any, _ predicates: [VisualFormat.Predicate]) -> [NSLayoutConstraint] {
        predicates.map { predicate in
            let attribute: NSLayoutConstraint.Attribute = isHorizontal ? .width : .height
            let constraint: NSLayoutConstraint
            switch predicate.amount {
            case .points(let points):
                constraint = NSLayoutConstraint(
                    item: view, attribute: attribute, relatedBy: predicate.relation, toItem: nil,
                    attribute: .notAnAttribute, multiplier: 1, constant: points)
            case .view(let name, let multiplier, let constant):
                constraint = NSLayoutConstraint(
                    item: view, attribute: attribute, relatedBy: predicate.relation, toItem: views[name]!,
                    attribute: attribute, multiplier: multiplier, constant: constant)
            }
            constraint.priority = predicate.priority
            return constraint
        }
    }

    /// The distance is measured so that it is positive inwards and onwards.
    private func connect(
        _ item: Any, _ other: Any, _ joint: [VisualFormat.Predicate]?, toSuperview: Bool, atStart: Bool
    ) -> [NSLayoutConstraint] {
        // 1. The later item on the left side, unless it is the superview.
        let isEnd = toSuperview && !atStart
        let (first, second) = toSuperview ? (atStart ? (item, other) : (other, item)) : (other, item)
        let firstAttribute = isEnd ? endAttribute : startAttribute
        let secondAttribute = atStart ? startAttribute : endAttribute
        // 2. The system's distance: the margins of the superview, or 8 points.
        guard let joint else {
            return [
                NSLayoutConstraint(
                    item: first, attribute: isEnd ? firstAttribute.withinMargins : firstAttribute,
                    relatedBy: .equal,
                    toItem: second, attribute: atStart ? secondAttribute.withinMargins : secondAttribute,
                    multiplier: 1, constant: toSuperview ? 0 : systemSpacing)
            ]
        }
        let isBackwards = isHorizontal && options.contains(.directionRightToLeft)
        let wishes = joint.isEmpty ? [VisualFormat.Predicate(amount: .points(0))] : joint
        return wishes.map { predicate in
            guard case .points(let points) = predicate.amount else {
                fatalError("Unable to parse constraint format: a distance cannot be the length of a view")
            }
            var relation = predicate.relation
            if isBackwards, relation != .equal {
                relation = relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
            }
            let constraint = NSLayoutConstraint(
                item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
                attribute: secondAttribute, multiplier: 1, constant: isBackwards ? -points : points)
            constraint.priority = predicate.priority
            return constraint
        }
    }

    private func alignments(_ items: [Any]) -> [NSLayoutConstraint] {
        let choices: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
            (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        return choices.filter { options.contains($0.0) }.flatMap { _, attribute in
            zip(items.dropFirst(), items).map { next, item in
                NSLayoutConstraint(
                    item: item, attribute: attribute, relatedBy: .equal, toItem: next, attribute: attribute,
                    multiplier: 1, constant: 0)
            }
        }
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var withinMargins: Self {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }
}
