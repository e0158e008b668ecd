import Cassowary

/// Where on an item a constraint takes hold, in directions of the screen.
struct LayoutPlace {
    enum Attribute { case start, end, center, length, firstBaseline, lastBaseline }

    var axis: NSLayoutConstraint.Axis
    var attribute: Attribute
    var inMargins = false

    init(_ axis: NSLayoutConstraint.Axis, _ attribute: Attribute, inMargins: Bool = false) {
        self.axis = axis
        self.attribute = attribute
        self.inMargins = inMargins
    }

    init?(_ attribute: NSLayoutConstraint.Attribute, isRightToLeft: Bool) {
        switch attribute {
        case .notAnAttribute: return nil
        case .left: self.init(.horizontal, .start)
        case .right: self.init(.horizontal, .end)
        case .top: self.init(.vertical, .start)
        case .bottom: self.init(.vertical, .end)
        case .leading: self.init(.horizontal, isRightToLeft ? .end : .start)
        case .trailing: self.init(.horizontal, isRightToLeft ? .start : .end)
        case .width: self.init(.horizontal, .length)
        case .height: self.init(.vertical, .length)
        case .centerX: self.init(.horizontal, .center)
        case .centerY: self.init(.vertical, .center)
        case .lastBaseline: self.init(.vertical, .lastBaseline)
        case .firstBaseline: self.init(.vertical, .firstBaseline)
        case .leftMargin: self.init(.horizontal, .start, inMargins: true)
        case .rightMargin: self.init(.horizontal, .end, inMargins: true)
        case .topMargin: self.init(.vertical, .start, inMargins: true)
        case .bottomMargin: self.init(.vertical, .end, inMargins: true)
        case .leadingMargin: self.init(.horizontal, isRightToLeft ? .end : .start, inMargins: true)
        case .trailingMargin: self.init(.horizontal, isRightToLeft ? .start : .end, inMargins: true)
        case .centerXWithinMargins: self.init(.horizontal, .center, inMargins: true)
        case .centerYWithinMargins: self.init(.vertical, .center, inMargins: true)
        }
    }
}

/// A multiple of one place on one item. Items outlive the scopes that speak of them: leaving the hierarchy
/// ends a scope.
struct LayoutOperand {
    /// The item, or the owner of the guide.
    unowned(unsafe) let view: UIView
    unowned(unsafe) let guide: UILayoutGuide?
    let place: LayoutPlace
    let factor: Double
    /// Whether the edges of a scroll view stand for those of its content.
    var isContent = false

    @MainActor
    init(_ view: UIView, _ place: LayoutPlace, _ factor: Double = 1) {
        self.view = view
        guide = nil
        self.place = place
        self.factor = factor
    }

    @MainActor
    init?(_ item: LayoutItem, _ place: LayoutPlace?, _ factor: Double) {
        guard let view = item.view, let place else { return nil }
        self.view = view
        guide = item.guide
        self.place = place
        self.factor = factor
    }
}

/// One line of a scope's system: the sum of the operands stands in a relation to a constant.
struct LayoutRow {
    enum Constant {
        /// Minus the constant, where writing runs from right to left.
        case constraint(NSLayoutConstraint, isMirrored: Bool)
        /// The natural length of a member of the scope.
        case intrinsic(member: Int, NSLayoutConstraint.Axis)
        case fixed(Double)
        /// The length the scope's root is given.
        case given(NSLayoutConstraint.Axis)
    }

    var operands: [LayoutOperand]
    var relation: Relation
    var priority: Float
    var constant: Constant
    /// What messages call a constraint that no app wrote, as UIKit does.
    var origin = ""
    /// UIKit: a stack view that has less room than its distances take breaks these, and neither its own length nor what it is pinned to. In logs
    /// that apps' authors published the broken one is `UISV-spacing` (a hidden stack view of two labels, 9to5answer.com,
    /// nested-uistackviews-broken-constraints) and `UISV-canvas-connection` (margins in a width of 0, WordPress-iOS, issue 7056).
    var breaking: Breaking {
        switch origin {
        case UIStackView.Origin.spacing, UIStackView.Origin.edge: .first
        case "NSAutoresizingMaskLayoutConstraint": .last
        default: .inOrder
        }
    }
    /// In whose coordinates the operands are compared: the nearest view around them.
    unowned(unsafe) let space: UIView

    @MainActor
    init(
        _ operands: [LayoutOperand], _ relation: Relation, _ constant: Constant, priority: Float = 1000,
        origin: String = "", space: UIView
    ) {
        self.operands = operands
        self.relation = relation
        self.constant = constant
        self.priority = priority
        self.origin = origin
        self.space = space
    }
}

extension Relation {
    init(_ relation: NSLayoutConstraint.Relation) {
        switch relation {
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .equal: self = .equal
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }
}
